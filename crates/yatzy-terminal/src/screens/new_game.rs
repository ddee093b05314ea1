//! A new game in a few keys: the last choice is the default, and enter starts it.

mod view;

use super::{Games, Next};
use crate::setup::{Draw, Setup};
use crate::{Kit, Msg};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use std::sync::Arc;
use unicode_segmentation::UnicodeSegmentation;
use yatzy_rules::{
    Catalogue, Condition, DiceSource, Edition, MAX_NAME_LEN, OPTIONS, Player, RecordSeat, Ruleset, Setting,
};
use yatzy_text::PadNames;

/// The choices for a new game.
pub struct NewGame {
    game: String,
    edition: String,
    /// Options set by hand, by name.
    set: Vec<(&'static str, String)>,
    unfolded: bool,
    seats: Vec<RecordSeat>,
    drawn: bool,
    source: DiceSource,
    focus: Field,
    draw: Option<Draw>,
    lines: Vec<(Rect, Field)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Game,
    Edition,
    Options,
    Option(usize),
    Seat(usize),
    AddSeat,
    Starts,
    Dice,
    Start,
}

/// The most seats at one terminal.
const MOST_SEATS: usize = 40;

impl NewGame {
    /// The choices as they were in `like`, or in the game begun last.
    pub fn new(like: Option<Setup>, kit: &Kit) -> NewGame {
        let like = like.or_else(|| kit.shelf.newest().map(|shelved| Setup::of_record(&shelved.record)));
        let catalogue = Catalogue::get();
        let edition = like
            .as_ref()
            .and_then(|setup| catalogue.edition(setup.edition.as_deref()?))
            .unwrap_or(&catalogue.editions()[0]);
        let set = like.as_ref().map(|setup| differences(&setup.rules, &edition.rules)).unwrap_or_default();
        NewGame {
            game: edition.game.clone(),
            edition: edition.id.clone(),
            set,
            unfolded: false,
            seats: like.as_ref().map_or_else(|| vec![RecordSeat::default()], |setup| setup.seats.clone()),
            drawn: false,
            source: like.map_or(DiceSource::Program, |setup| setup.source),
            focus: Field::Start,
            draw: None,
            lines: Vec::new(),
        }
    }

    /// Lets something happen.
    pub fn update(&mut self, msg: Msg, kit: &mut Kit) -> Next {
        if let Some(draw) = &self.draw {
            return match msg {
                Msg::Key(KeyCode::Esc) => {
                    self.draw = None;
                    Next::Stay
                }
                Msg::Key(_) | Msg::Click(_) => {
                    let mut setup = self.setup(kit);
                    setup.seats.rotate_left(draw.first);
                    Next::Begin(setup)
                }
                _ => Next::Stay,
            };
        }
        match msg {
            Msg::Click(at) => {
                let Some(&(_, field)) = self.lines.iter().find(|(place, _)| place.contains(at)) else {
                    return Next::Stay;
                };
                self.focus = field;
                match field {
                    Field::Start => return self.start(kit),
                    Field::Seat(_) => {}
                    _ => self.change(1, kit),
                }
            }
            Msg::Key(key) => return self.key(key, kit),
            Msg::Wheel(turn) => self.go(turn.into()),
            Msg::Control(_) | Msg::Tick => {}
        }
        Next::Stay
    }

    fn key(&mut self, key: KeyCode, kit: &mut Kit) -> Next {
        match key {
            KeyCode::Up | KeyCode::BackTab => self.go(-1),
            KeyCode::Down | KeyCode::Tab => self.go(1),
            KeyCode::Left => self.change(-1, kit),
            KeyCode::Right => self.change(1, kit),
            KeyCode::Enter => match self.focus {
                Field::Options => self.unfolded = !self.unfolded,
                Field::AddSeat => self.add_seat(),
                Field::Start => return self.start(kit),
                _ => self.go(1),
            },
            KeyCode::Backspace | KeyCode::Delete => self.erase(),
            // Back to the games that wait, if there are any.
            KeyCode::Esc => return if Games::new(kit).is_empty() { Next::Quit } else { Next::Home },
            KeyCode::Char('t') if self.focus == Field::Start => return Next::Statistics,
            KeyCode::Char('q') if !matches!(self.focus, Field::Seat(_) | Field::AddSeat) => {
                return Next::Quit;
            }
            KeyCode::Char(letter) => self.letter(letter),
            _ => {}
        }
        Next::Stay
    }

    fn letter(&mut self, letter: char) {
        if self.focus == Field::AddSeat && letter != ' ' {
            self.add_seat();
        }
        let Field::Seat(i) = self.focus else { return };
        if self.is_bot(i) {
            // Whoever types a name wants a person.
            self.seats[i] = RecordSeat::default();
        }
        if let Some(seat) = self.seats.get_mut(i)
            && seat.name.graphemes(true).count() < MAX_NAME_LEN
            && !letter.is_control()
        {
            seat.name.push(letter);
        }
    }

    /// Takes the last letter of a name; an empty seat goes away.
    fn erase(&mut self) {
        let Field::Seat(i) = self.focus else { return };
        let alone = self.seats.len() == 1;
        if self.is_bot(i) {
            self.seats[i] = RecordSeat::default();
            return;
        }
        let Some(seat) = self.seats.get_mut(i) else { return };
        match seat.name.grapheme_indices(true).next_back().map(|(at, _)| at) {
            Some(at) => seat.name.truncate(at),
            None if !alone => {
                self.seats.remove(i);
                self.focus = Field::Seat(i.saturating_sub(1));
            }
            None => {}
        }
    }

    fn is_bot(&self, i: usize) -> bool {
        self.seats.get(i).is_some_and(|seat| seat.player.is_computer())
    }

    fn add_seat(&mut self) {
        if self.seats.len() < MOST_SEATS {
            self.seats.push(RecordSeat::default());
            self.focus = Field::Seat(self.seats.len() - 1);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Game, Field::Edition, Field::Options];
        if self.unfolded {
            fields.extend((0..self.rules().options().len()).map(Field::Option));
        }
        fields.extend((0..self.seats.len()).map(Field::Seat));
        fields.extend([Field::AddSeat, Field::Starts, Field::Dice, Field::Start]);
        fields
    }

    fn go(&mut self, down: i32) {
        let fields = self.fields();
        let now = fields.iter().position(|field| *field == self.focus).unwrap_or_default();
        self.focus = fields[(now as i32 + down).rem_euclid(fields.len() as i32) as usize];
    }

    /// The next or previous value of the field in focus.
    fn change(&mut self, by: i32, kit: &Kit) {
        match self.focus {
            Field::Game => {
                let games: Vec<&str> = bare().map(|edition| edition.id.as_str()).collect();
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
            Field::Seat(i) => self.change_player(i, by, kit),
            Field::AddSeat => self.add_seat(),
            Field::Starts => self.drawn = !self.drawn,
            Field::Dice => {
                self.source = match self.source {
                    DiceSource::Program => DiceSource::Table,
                    DiceSource::Table => DiceSource::Program,
                };
            }
            Field::Start => {}
        }
    }

    /// Only values that make sense together with the others come up.
    fn change_option(&mut self, i: usize, by: i32) {
        let Some((name, now)) = self.rules().options().into_iter().nth(i) else { return };
        let values: Vec<String> =
            self.values(name).into_iter().filter(|value| self.makes_sense(name, value)).collect();
        let value = cycled(&values, &now, by).clone();
        self.put(name, value);
    }

    fn put(&mut self, name: &'static str, value: String) {
        self.set.retain(|(other, _)| *other != name);
        self.set.push((name, value));
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

    /// From a person to the computer's levels and round to the person again.
    fn change_player(&mut self, i: usize, by: i32, kit: &Kit) {
        let mut values = vec![Player::Person];
        values.extend(kit.opponents.levels().into_iter().map(Player::computer));
        if let Some(seat) = self.seats.get_mut(i) {
            *seat = RecordSeat { player: cycled(&values, &seat.player, by).clone(), ..RecordSeat::default() };
        }
    }

    fn editions(&self) -> impl Iterator<Item = &'static Edition> {
        Catalogue::get().editions().iter().filter(|edition| edition.game == self.game)
    }

    fn entry(&self) -> &'static Edition {
        let catalogue = Catalogue::get();
        catalogue.edition(&self.edition).unwrap_or(&catalogue.editions()[0])
    }

    fn base(&self) -> &'static Arc<Ruleset> {
        &self.entry().rules
    }

    /// The rules with the options set by hand. Values that make no sense are never set.
    fn rules(&self) -> Arc<Ruleset> {
        let settings: Vec<Setting> =
            self.set.iter().filter_map(|(name, value)| Setting::new(name, value).ok()).collect();
        self.base().with(&settings).map_or_else(|_| self.base().clone(), Arc::new)
    }

    fn setup(&self, kit: &Kit) -> Setup {
        let setup = Setup {
            rules: self.rules(),
            names: PadNames::of_edition(self.entry()),
            edition: Some(self.edition.clone()),
            seats: self.seats.clone(),
            source: self.source,
        };
        setup.with_clean_seats(kit.text)
    }

    fn start(&mut self, kit: &mut Kit) -> Next {
        let setup = self.setup(kit);
        if self.drawn && setup.seats.len() > 1 {
            self.draw = Some(Draw::new(setup.seats.len(), setup.rules.dice(), &mut *kit.dice));
            return Next::Stay;
        }
        Next::Begin(setup)
    }
}

fn bare() -> impl Iterator<Item = &'static Edition> {
    Catalogue::get().editions().iter().filter(|edition| edition.id == edition.game)
}

/// The value after or before `now`, round and round.
fn cycled<'a, T: PartialEq>(values: &'a [T], now: &'a T, by: i32) -> &'a T {
    let at = values.iter().position(|value| value == now);
    match at {
        Some(at) => &values[(at as i32 + by).rem_euclid(values.len() as i32) as usize],
        None => values.first().unwrap_or(now),
    }
}

/// The options in which rules differ from others that they build on.
fn differences(rules: &Ruleset, from: &Ruleset) -> Vec<(&'static str, String)> {
    let others = from.options();
    rules.options().into_iter().filter(|option| !others.contains(option)).collect()
}
