//! The first screen: unfinished games, newest first, or a new one; straight to a new one where there are none.

use super::{FinishedGames, NewGame, Next, Screen, StatisticsScreen, TableScreen};
use crate::connection::{Connection, Pending};
use crate::panel::{self, Button, KeyHint};
use crate::{Environment, Msg, OpenTable, paint, title};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::Date;
use yatzy_table::{FinishedQuery, House, Rejection, View, Who};
use yatzy_text::{Text, say};

/// Games to go on with.
pub struct Games {
    games: Pending<Result<Vec<Waiting>, Rejection>>,
    chosen: usize,
    /// The table that was chosen, on its way.
    opening: Pending<Result<View, Rejection>>,
    note: Option<String>,
    buttons: Vec<Button>,
    lines: Vec<(Rect, usize)>,
}

/// A game that waits.
pub struct Waiting {
    /// The table as it stands.
    pub view: View,
    /// The day on which it was made.
    pub date: Option<Date>,
}

impl Games {
    /// What lies unfinished in the house.
    pub fn new(environment: &mut Environment) -> Games {
        Games {
            games: unfinished(&environment.connection),
            chosen: 0,
            opening: Pending::Never,
            note: None,
            buttons: Vec::new(),
            lines: Vec::new(),
        }
    }

    fn games(&self) -> &[Waiting] {
        self.games.get().and_then(|games| games.as_ref().ok()).map(Vec::as_slice).unwrap_or_default()
    }

    /// Takes in what the house says.
    fn hear(&mut self, environment: &mut Environment) -> Option<Next> {
        let text = environment.text;
        if self.games.hear() {
            match self.games.get() {
                Some(Ok(games)) if games.is_empty() => {
                    return Some(Next::to(NewGame::new(None, environment)));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => self.note = Some(say!(text, "games-unreadable")),
            }
        }
        match self.opening.take()? {
            Ok(view) => {
                let table = OpenTable::new(&environment.connection, view);
                Some(Next::Screen(TableScreen::or_over(table, environment)))
            }
            Err(rejection) => {
                self.note = Some(rejection.sentence(text));
                None
            }
        }
    }

    fn take(&mut self, environment: &Environment) -> Next {
        if let Some(Waiting { view, .. }) = self.games().get(self.chosen) {
            let (connection, game) = (environment.connection.clone(), view.id.clone());
            self.opening = environment
                .connection
                .ask(async move { connection.house().look(&game, &connection.who()).await });
        }
        Next::Stay
    }
}

impl Screen for Games {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        if let Some(next) = self.hear(environment) {
            return next;
        }
        let msg = match msg {
            Msg::Click(at) => {
                if let Some(&(_, line)) = self.lines.iter().find(|(place, _)| place.contains(at)) {
                    self.chosen = line;
                    return self.take(environment);
                }
                self.buttons.iter().find(|(place, _)| place.contains(at)).map_or(msg, |(_, msg)| *msg)
            }
            msg => msg,
        };
        let last = self.games().len().saturating_sub(1);
        match msg {
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.chosen = self.chosen.saturating_sub(1),
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.chosen = (self.chosen + 1).min(last),
            Msg::Key(KeyCode::Enter) => return self.take(environment),
            Msg::Key(KeyCode::Char('n')) => return Next::to(NewGame::new(None, environment)),
            Msg::Key(KeyCode::Char('f')) => return Next::to(FinishedGames::new(environment)),
            Msg::Key(KeyCode::Char('t')) => return Next::to(StatisticsScreen::new(None, environment)),
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    /// Draws the list.
    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        // A list that nobody can choose from yet would only ask for keys that lead nowhere.
        if self.games.is_waiting() {
            return;
        }
        let text = environment.text;
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        paint::left(buf, paint::line(inner, 0), &say!(text, "games-title"), environment.look.accent());
        paint::left(buf, paint::line(inner, 1), &say!(text, "games-explained"), Style::new());
        let room = usize::from(inner.height.saturating_sub(7));
        let first = (self.chosen + 1).saturating_sub(room);
        self.lines.clear();
        let games = self.games.get().and_then(|games| games.as_ref().ok()).into_iter().flatten();
        for (row, (i, waiting)) in games.enumerate().skip(first).take(room).enumerate() {
            let line = paint::line(inner, row as u16 + 3);
            let chosen = i == self.chosen;
            let mark = if chosen { environment.look.marks().here } else { " " };
            let style = if chosen { environment.look.cursor() } else { Style::new() };
            let Described { names, title, round, rounds } = Described::of(&waiting.view, text);
            let marks = environment.look.marks();
            let round = say!(text, "table-round", round = round, rounds = rounds);
            let date = waiting.date.map(|date| format!(" {} {date}", marks.dot)).unwrap_or_default();
            let state = format!("  {round}{date} ");
            let room = line.width.saturating_sub(paint::width(&state));
            let words = paint::cut(&format!("{mark} {names}, {title}"), room, marks.ellipsis);
            buf.set_style(line, style);
            paint::left(buf, line, &words, style);
            paint::right(buf, line, &state, style);
            self.lines.push((line, i));
        }
        if let Some(note) = &self.note {
            paint::left(
                buf,
                paint::line(inner, inner.height.saturating_sub(4)),
                note,
                environment.look.care(),
            );
        }
        let key = |letter: char| Msg::Key(KeyCode::Char(letter));
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "games-go-on"), Msg::Key(KeyCode::Enter)),
            KeyHint::new("n", say!(text, "games-new"), key('n')),
            KeyHint::new("f", say!(text, "finished-games"), key('f')),
            KeyHint::new("t", say!(text, "games-statistics"), key('t')),
            KeyHint::new("q", say!(text, "games-leave"), key('q')),
        ];
        let height = panel::flow_height(inner.width, &hints).min(inner.height);
        let below = Rect { y: inner.bottom() - height, height, ..inner };
        self.buttons = panel::flow(buf, below, &hints, environment.look);
    }
}

/// The games that someone can go on with, as they stand.
pub fn unfinished(connection: &Connection) -> Pending<Result<Vec<Waiting>, Rejection>> {
    let (house, who) = (connection.house(), connection.who());
    connection.ask(async move {
        let mut games = Vec::new();
        for game in house.unfinished(&who).await? {
            // A game that can't be read is left alone: it may be a later version's.
            if let Ok(view) = house.look(&game.id, &who).await {
                games.push(Waiting { view, date: game.created.date(house.offers().zone) });
            }
        }
        Ok(games)
    })
}

/// The table at which something happened last: people play what they played before.
pub async fn newest(house: &dyn House, who: &Who) -> Option<View> {
    let unfinished = house.unfinished(who).await.ok()?.into_iter().next();
    let query = FinishedQuery { limit: Some(1), ..FinishedQuery::default() };
    let finished = house.finished(&query).await.ok()?.into_iter().next();
    let unfinished = unfinished.map(|game| (game.touched, game.id));
    let (_, id) = unfinished.into_iter().chain(finished.map(|game| (game.ended, game.id))).max()?;
    house.look(&id, who).await.ok()
}

/// A game in one line: who, what, how far.
pub fn describe(waiting: &Waiting, text: Text) -> String {
    let Described { names, title, round, rounds } = Described::of(&waiting.view, text);
    match waiting.date {
        Some(date) => {
            let date = date.to_string();
            say!(text, "games-one", names = names, title = title, round = round, rounds = rounds, date = date)
        }
        None => {
            say!(text, "games-one-undated", names = names, title = title, round = round, rounds = rounds)
        }
    }
}

/// What a list says of a game.
struct Described {
    names: String,
    title: String,
    round: u16,
    rounds: usize,
}

impl Described {
    fn of(view: &View, text: Text) -> Described {
        let names: Vec<String> = view.seats.iter().map(|seat| seat.shown(text)).collect();
        Described {
            names: text.all_of(&names),
            title: title::with_edition(&view.names, view.edition.as_deref(), text),
            round: view.turn.as_ref().map_or(0, |turn| turn.round),
            rounds: view.rules.cells().len(),
        }
    }
}
