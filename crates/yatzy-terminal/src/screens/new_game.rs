//! A new game in a few keys: the last choice is the default, and enter starts it.

mod goal;
mod view;

use super::{FinishedGames, Games, Next, Screen, StatisticsScreen, TableScreen, newest};
use crate::connection::Pending;
use crate::draw::Draw;
use crate::setup::Setup;
use crate::{Environment, Msg, OpenTable, print};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::sync::Arc;
use unicode_segmentation::UnicodeSegmentation;
use yatzy_bots::Level;
use yatzy_rules::{Catalogue, Condition, DiceSource, Edition, Goal, MAX_NAME_LEN, OPTIONS, Ruleset, Setting};
use yatzy_table::{NewSeat, Rejection, View};
use yatzy_text::{PadNames, say};

/// The form of a new game.
pub struct NewGame {
    game: String,
    edition: String,
    /// Options that differ from the edition, by name.
    set: Vec<(&'static str, String)>,
    unfolded: bool,
    seats: Vec<NewSeat>,
    drawn: bool,
    source: DiceSource,
    offers_match: bool,
    goal: Goal,
    focus: Field,
    draw: Option<Draw>,
    /// The game that was begun last, whose setup is the default.
    last: Pending<Option<View>>,
    /// Whether there are unfinished games to go back to.
    waiting: Pending<bool>,
    /// The table that is being made.
    making: Pending<Result<View, Rejection>>,
    note: Option<String>,
    lines: Vec<(Rect, Field)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Kind,
    Edition,
    Options,
    Option(usize),
    Seat(usize),
    AddSeat,
    Starts,
    Dice,
    Goal,
    Start,
}

/// The most seats at one terminal.
const MOST_SEATS: usize = 40;

impl NewGame {
    /// The form, filled in like `like` or like the game that was begun last.
    pub fn new(like: Option<Setup>, environment: &mut Environment) -> NewGame {
        let (house, who) = (environment.connection.house(), environment.connection.who());
        let last = match &like {
            Some(_) => Pending::Never,
            None => {
                let (house, who) = (house.clone(), who.clone());
                environment.connection.ask(async move { newest(&*house, &who).await })
            }
        };
        let waiting = environment
            .connection
            .ask(async move { house.unfinished(&who).await.is_ok_and(|games| !games.is_empty()) });
        let offers_match = environment.offers_match;
        NewGame { last, waiting, ..NewGame::like(like.unwrap_or_else(Setup::first), offers_match) }
    }

    fn like(setup: Setup, offers_match: bool) -> NewGame {
        let catalogue = Catalogue::get();
        let edition = setup.edition.as_deref().and_then(|id| catalogue.edition(id));
        let edition = edition.unwrap_or(&catalogue.editions()[0]);
        NewGame {
            game: catalogue.kind_of(edition).id.clone(),
            edition: edition.id.clone(),
            set: differences(&setup.rules, &edition.rules),
            unfolded: false,
            seats: setup.seats,
            drawn: false,
            source: setup.source,
            offers_match,
            goal: setup.goal,
            focus: Field::Start,
            draw: None,
            last: Pending::Never,
            waiting: Pending::Never,
            making: Pending::Never,
            note: None,
            lines: Vec::new(),
        }
    }

    /// Handles answers of the house.
    fn hear(&mut self, environment: &mut Environment) -> Option<Next> {
        self.waiting.hear();
        if let Some(Some(view)) = self.last.take() {
            let waiting = std::mem::replace(&mut self.waiting, Pending::Never);
            *self = NewGame { waiting, ..NewGame::like(Setup::like(&view), self.offers_match) };
        }
        match self.making.take()? {
            Ok(view) => {
                let table = OpenTable::new(&environment.connection, view);
                Some(Next::Screen(TableScreen::or_over(table, environment)))
            }
            Err(rejection) => {
                self.draw = None;
                self.note = Some(rejection.sentence(environment.text));
                None
            }
        }
    }

    fn begin(&mut self, setup: &Setup, environment: &Environment) -> Next {
        let (connection, new) = (environment.connection.clone(), setup.table());
        self.making = environment.connection.ask(async move {
            let made = connection.house().make(&connection.who(), &new).await?;
            connection.goes_by(&made.host);
            Ok(made.view)
        });
        Next::Stay
    }
}

impl Screen for NewGame {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        if let Some(next) = self.hear(environment) {
            return next;
        }
        if let Some(draw) = &self.draw {
            return match msg {
                Msg::Key(KeyCode::Esc) => {
                    self.draw = None;
                    Next::Stay
                }
                Msg::Key(_) | Msg::Click(_) => {
                    let mut setup = self.setup(environment);
                    setup.seats.rotate_left(draw.first);
                    self.begin(&setup, environment)
                }
                _ => Next::Stay,
            };
        }
        if msg != Msg::Tick {
            self.note = None;
        }
        match msg {
            Msg::Click(at) => {
                let Some(&(_, field)) = self.lines.iter().find(|(place, _)| place.contains(at)) else {
                    return Next::Stay;
                };
                self.focus = field;
                match field {
                    Field::Start => return self.start(environment),
                    Field::Seat(_) => {}
                    _ => self.change(1),
                }
            }
            Msg::Key(key) => return self.key(key, environment),
            Msg::Wheel(turn) => self.go(turn.into()),
            Msg::Control('p') => {
                self.note = Some(print::empty_pad(environment, &self.setup(environment)));
            }
            Msg::Control(_) | Msg::Tick => {}
        }
        Next::Stay
    }

    fn takes_text(&self) -> bool {
        true
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        self.draw_form(buf, area, environment);
    }
}

impl NewGame {
    fn key(&mut self, key: KeyCode, environment: &mut Environment) -> Next {
        match key {
            KeyCode::Up | KeyCode::BackTab => self.go(-1),
            KeyCode::Down | KeyCode::Tab => self.go(1),
            KeyCode::Left => self.change(-1),
            KeyCode::Right => self.change(1),
            KeyCode::Enter => match self.focus {
                Field::Options => self.unfolded = !self.unfolded,
                Field::AddSeat => self.add_seat(),
                Field::Start => return self.start(environment),
                _ => self.go(1),
            },
            KeyCode::Backspace | KeyCode::Delete => self.erase(),
            // Back to the unfinished games, if there are any.
            KeyCode::Esc => {
                let games = self.waiting.get() == Some(&true);
                return if games { Next::to(Games::new(environment)) } else { Next::Quit };
            }
            KeyCode::Char('f') if self.focus == Field::Start => {
                return Next::to(FinishedGames::new(environment));
            }
            KeyCode::Char('t') if self.focus == Field::Start => {
                return Next::to(StatisticsScreen::new(None, environment));
            }
            KeyCode::Char('q') if !matches!(self.focus, Field::Seat(_) | Field::AddSeat) => {
                return Next::Quit;
            }
            KeyCode::Char(letter) => self.letter(letter),
            _ => {}
        }
        Next::Stay
    }

    fn letter(&mut self, letter: char) {
        if self.focus == Field::Goal {
            self.goal = goal::typed(self.goal, letter);
        }
        if self.focus == Field::AddSeat && letter != ' ' {
            self.add_seat();
        }
        let Field::Seat(i) = self.focus else { return };
        if self.is_bot(i) {
            // A typed name makes the seat one of a person.
            self.seats[i] = NewSeat::Here(String::new());
        }
        if let Some(NewSeat::Here(name)) = self.seats.get_mut(i)
            && name.graphemes(true).count() < MAX_NAME_LEN
            && !letter.is_control()
        {
            name.push(letter);
        }
    }

    /// Deletes the last letter of a name. An empty seat is removed.
    fn erase(&mut self) {
        if self.focus == Field::Goal {
            self.goal = goal::erased(self.goal);
        }
        let Field::Seat(i) = self.focus else { return };
        let alone = self.seats.len() == 1;
        if self.is_bot(i) {
            return self.seats[i] = NewSeat::Here(String::new());
        }
        let Some(NewSeat::Here(name)) = self.seats.get_mut(i) else { return };
        match name.grapheme_indices(true).next_back() {
            Some((at, _)) => name.truncate(at),
            None if !alone => {
                self.seats.remove(i);
                self.focus = Field::Seat(i.saturating_sub(1));
            }
            None => {}
        }
    }

    fn is_bot(&self, i: usize) -> bool {
        matches!(self.seats.get(i), Some(NewSeat::Computer { .. }))
    }

    fn add_seat(&mut self) {
        if self.seats.len() < MOST_SEATS {
            self.seats.push(NewSeat::Here(String::new()));
            self.focus = Field::Seat(self.seats.len() - 1);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Kind, Field::Edition, Field::Options];
        if self.unfolded {
            fields.extend((0..self.rules().options().len()).map(Field::Option));
        }
        fields.extend((0..self.seats.len()).map(Field::Seat));
        fields.extend([Field::AddSeat, Field::Starts, Field::Dice, Field::Goal, Field::Start]);
        fields
    }

    fn go(&mut self, down: i32) {
        let fields = self.fields();
        let now = fields.iter().position(|field| *field == self.focus).unwrap_or_default();
        self.focus = fields[(now as i32 + down).rem_euclid(fields.len() as i32) as usize];
    }

    /// The next or previous value of the field in focus.
    fn change(&mut self, by: i32) {
        match self.focus {
            Field::Kind => {
                let games: Vec<&str> = Catalogue::get().kinds().map(|kind| kind.id.as_str()).collect();
                let game = (*cycled(&games, &self.game.as_str(), by)).to_owned();
                self.game = game;
                self.edition = self.game.clone();
                self.set.clear();
            }
            Field::Edition => {
                let ids: Vec<&str> = self.editions().map(|edition| edition.id.as_str()).collect();
                let edition = (*cycled(&ids, &self.edition.as_str(), by)).to_owned();
                self.edition = edition;
                self.set.clear();
            }
            Field::Options => self.unfolded = !self.unfolded,
            Field::Option(i) => self.change_option(i, by),
            Field::Seat(i) => self.change_player(i, by),
            Field::AddSeat => self.add_seat(),
            Field::Starts => self.drawn = !self.drawn,
            Field::Dice => {
                let mut sources = vec![DiceSource::Program, DiceSource::Table];
                sources.extend(self.offers_match.then_some(DiceSource::Shared));
                self.source = *cycled(&sources, &self.source, by);
            }
            Field::Goal => self.goal = goal::cycled(self.goal, self.seats.len() > 1, by),
            Field::Start => {}
        }
    }

    /// Only values that are valid together with the others are offered.
    fn change_option(&mut self, i: usize, by: i32) {
        let Some((name, now)) = self.rules().options().into_iter().nth(i) else { return };
        let values: Vec<String> =
            self.values(name).into_iter().filter(|value| self.makes_sense(name, value)).collect();
        let value = cycled(&values, &now, by).clone();
        self.put(name, value);
    }

    fn put(&mut self, name: &'static str, value: String) {
        self.set.retain(|(other, _)| *other != name);
        // The value of the edition is not stored as a change.
        if !self.base().options().contains(&(name, value.clone())) {
            self.set.push((name, value));
        }
    }

    fn values(&self, name: &str) -> Vec<String> {
        let Some(form) = OPTIONS.iter().find(|form| form.name == name) else { return Vec::new() };
        let own = self.base().bonus().map(|bonus| match bonus.condition {
            Condition::AtLeast(points) | Condition::MoreThan(points) => points.to_string(),
        });
        let values = form.values.split('|').filter(|value| own.is_some() || !value.contains('N'));
        values.map(|value| value.replace('N', own.as_deref().unwrap_or_default())).collect()
    }

    fn makes_sense(&self, name: &'static str, value: &str) -> bool {
        let others = self.set.iter().filter(|(other, _)| *other != name);
        let settings = others.map(|(name, value)| (*name, value.as_str())).chain([(name, value)]);
        let settings: Result<Vec<Setting>, _> =
            settings.map(|(name, value)| Setting::new(name, value)).collect();
        settings.is_ok_and(|settings| self.base().with(&settings).is_ok())
    }

    /// Cycles from a person through the levels of the computer.
    fn change_player(&mut self, i: usize, by: i32) {
        let computer = |level: &Level| NewSeat::Computer { level: level.to_string(), name: None };
        let mut values = vec![NewSeat::Here(String::new())];
        values.extend(Level::ALL.iter().map(computer));
        if let Some(seat) = self.seats.get_mut(i) {
            let now = match seat {
                NewSeat::Computer { level, .. } => NewSeat::Computer { level: level.clone(), name: None },
                _ => NewSeat::Here(String::new()),
            };
            *seat = cycled(&values, &now, by).clone();
        }
    }

    fn editions(&self) -> impl Iterator<Item = &'static Edition> {
        Catalogue::get().editions_of(&self.game)
    }

    fn entry(&self) -> &'static Edition {
        let catalogue = Catalogue::get();
        catalogue.edition(&self.edition).unwrap_or(&catalogue.editions()[0])
    }

    fn base(&self) -> &'static Arc<Ruleset> {
        &self.entry().rules
    }

    /// The rules with the changed options. Invalid values are never stored.
    fn rules(&self) -> Arc<Ruleset> {
        let settings: Vec<Setting> =
            self.set.iter().filter_map(|(name, value)| Setting::new(name, value).ok()).collect();
        self.base().with(&settings).map_or_else(|_| self.base().clone(), Arc::new)
    }

    fn setup(&self, environment: &Environment) -> Setup {
        let setup = Setup {
            rules: self.rules(),
            names: PadNames::of_edition(self.entry()),
            edition: Some(self.edition.clone()),
            seats: self.seats.clone(),
            source: self.source,
            seed: None,
            challenge: None,
            goal: self.goal,
        };
        setup.with_names(environment.text)
    }

    fn start(&mut self, environment: &mut Environment) -> Next {
        let setup = self.setup(environment);
        if setup.source == DiceSource::Shared {
            let has_computer = (0..self.seats.len()).any(|seat| self.is_bot(seat));
            if has_computer {
                self.note = Some(say!(environment.text, "match-people"));
                return Next::Stay;
            }
            return Next::Match(setup);
        }
        if self.drawn && setup.seats.len() > 1 {
            self.draw = Some(Draw::new(setup.seats.len(), setup.rules.dice(), &mut environment.lots));
            return Next::Stay;
        }
        self.begin(&setup, environment)
    }
}

/// The value after or before `now`, cyclically.
fn cycled<'a, T: PartialEq>(values: &'a [T], now: &'a T, by: i32) -> &'a T {
    let at = values.iter().position(|value| value == now);
    match at {
        Some(at) => &values[(at as i32 + by).rem_euclid(values.len() as i32) as usize],
        None => values.first().unwrap_or(now),
    }
}

/// The options in which rules differ from the rules that they build on.
fn differences(rules: &Ruleset, from: &Ruleset) -> Vec<(&'static str, String)> {
    let others = from.options();
    rules.options().into_iter().filter(|option| !others.contains(option)).collect()
}
