//! Games that are over, the latest first: each can be opened again, with its report, its replay, its game log and another
//! game.

use super::{Games, Next, Screen, TableScreen};
use crate::connection::{Connection, Pending};
use crate::panel::{self, Button, KeyHint};
use crate::{Environment, Msg, OpenTable, paint, title};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_rules::Player;
use yatzy_table::{Finished, FinishedQuery, GameId, Rejection, View};
use yatzy_text::{PadNames, Text, say};

/// How many games the list has.
const LISTED: u32 = 200;

/// The games that are over.
pub struct FinishedGames {
    games: Pending<Result<Vec<Finished>, Rejection>>,
    chosen: usize,
    /// The game that was chosen, on its way.
    opening: Pending<Result<View, Rejection>>,
    note: Option<String>,
    buttons: Vec<Button>,
    lines: Vec<(Rect, usize)>,
}

impl FinishedGames {
    /// What was played in the house.
    pub fn new(environment: &mut Environment) -> FinishedGames {
        FinishedGames {
            games: finished(&environment.connection),
            chosen: 0,
            opening: Pending::Never,
            note: None,
            buttons: Vec::new(),
            lines: Vec::new(),
        }
    }

    fn games(&self) -> &[Finished] {
        self.games.get().and_then(|games| games.as_ref().ok()).map(Vec::as_slice).unwrap_or_default()
    }

    fn hear(&mut self, environment: &mut Environment) -> Option<Next> {
        let text = environment.text;
        if self.games.hear() && !matches!(self.games.get(), Some(Ok(_))) {
            self.note = Some(say!(text, "games-unreadable"));
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

    fn open(&mut self, environment: &Environment) -> Next {
        if let Some(game) = self.games().get(self.chosen) {
            self.opening = look(&environment.connection, &game.id);
        }
        Next::Stay
    }
}

impl Screen for FinishedGames {
    fn update(&mut self, msg: Msg, environment: &mut Environment) -> Next {
        if let Some(next) = self.hear(environment) {
            return next;
        }
        let msg = match msg {
            Msg::Click(at) => {
                if let Some(&(_, line)) = self.lines.iter().find(|(place, _)| place.contains(at)) {
                    self.chosen = line;
                    return self.open(environment);
                }
                self.buttons.iter().find(|(place, _)| place.contains(at)).map_or(msg, |(_, msg)| *msg)
            }
            msg => msg,
        };
        let last = self.games().len().saturating_sub(1);
        match msg {
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.chosen = self.chosen.saturating_sub(1),
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.chosen = (self.chosen + 1).min(last),
            Msg::Key(KeyCode::PageUp) => self.chosen = self.chosen.saturating_sub(10),
            Msg::Key(KeyCode::PageDown) => self.chosen = (self.chosen + 10).min(last),
            Msg::Key(KeyCode::Enter) => return self.open(environment),
            Msg::Key(KeyCode::Char('q') | KeyCode::Esc) => return Next::to(Games::new(environment)),
            _ => {}
        }
        Next::Stay
    }

    fn view(&mut self, buf: &mut Buffer, area: Rect, environment: &Environment) {
        let (text, look, zone) = (environment.text, environment.look, environment.connection.offers().zone);
        let inner = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
        paint::left(buf, paint::line(inner, 0), &say!(text, "people-finished"), look.accent());
        if self.games.is_waiting() {
            return;
        }
        let room = usize::from(inner.height.saturating_sub(5));
        let first = (self.chosen + 1).saturating_sub(room);
        self.lines.clear();
        let games =
            self.games.get().and_then(|games| games.as_ref().ok()).map(Vec::as_slice).unwrap_or_default();
        for (row, (i, game)) in games.iter().enumerate().skip(first).take(room).enumerate() {
            let line = paint::line(inner, row as u16 + 2);
            let style = if i == self.chosen { look.cursor() } else { Style::new() };
            let mark = if i == self.chosen { look.marks().here } else { " " };
            let date = game.ended.date(zone).map(|date| format!("  {date} ")).unwrap_or_default();
            let words = format!("{mark} {}", in_one_line(game, text));
            let words =
                paint::cut(&words, line.width.saturating_sub(paint::width(&date)), look.marks().ellipsis);
            buf.set_style(line, style);
            paint::left(buf, line, &words, style);
            paint::right(buf, line, &date, style);
            self.lines.push((line, i));
        }
        if games.is_empty() {
            paint::left(buf, paint::line(inner, 2), &say!(text, "web-records-none"), Style::new());
        }
        if let Some(note) = &self.note {
            paint::left(buf, paint::line(inner, inner.height.saturating_sub(3)), note, look.care());
        }
        let hints = [
            KeyHint::new(say!(text, "keycap-enter"), say!(text, "finished-open"), Msg::Key(KeyCode::Enter)),
            KeyHint::new(say!(text, "keycap-esc"), say!(text, "finished-back"), Msg::Key(KeyCode::Esc)),
        ];
        let below = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        self.buttons = panel::flow(buf, below, &hints, look);
    }
}

/// The games that are over: all of a house of one's own, else those that one played in.
pub fn finished(connection: &Connection) -> Pending<Result<Vec<Finished>, Rejection>> {
    let (house, who) = (connection.house(), connection.who());
    let holder = if connection.offers().records { None } else { who.hash() };
    let query = FinishedQuery { holder, limit: Some(LISTED), ..FinishedQuery::default() };
    connection.ask(async move { house.finished(&query).await })
}

/// A table, asked for once.
pub fn look(connection: &Connection, game: &GameId) -> Pending<Result<View, Rejection>> {
    let (house, who, game) = (connection.house(), connection.who(), game.clone());
    connection.ask(async move { house.look(&game, &who).await })
}

/// What was played, and how everyone ended.
pub fn in_one_line(game: &Finished, text: Text) -> String {
    let names = game.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
    let seats: Vec<String> = game
        .seats
        .iter()
        .map(|(name, player, result)| {
            let name = match player {
                _ if !name.is_empty() => name.clone(),
                Player::Computer(level) => say!(text, "bot-name", level = text.level_name(level)),
                Player::Person | Player::Nobody => say!(text, "seat-number", seat = result.seat.number()),
            };
            format!("{name} {}", result.total)
        })
        .collect();
    text.labelled(title::with_edition(&names, game.edition.as_deref(), text), seats.join(", "))
}
