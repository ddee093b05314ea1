//! A list of games: cursor, clicks and drawing. The screen that owns it decides what is listed and handles the other
//! keys.

use super::{Next, TableScreen, look};
use crate::connection::Pending;
use crate::panel::{self, Button, KeyHint};
use crate::{Environment, Msg, OpenTable, paint};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use yatzy_table::{GameId, Rejection, View};
use yatzy_text::say;

/// Lines of a page up or down.
const PAGE: usize = 10;

/// A game in the list.
pub trait Listed {
    fn id(&self) -> &GameId;

    /// The description, and the end of the line.
    fn words(&self, environment: &Environment) -> (String, String);

    /// Whether a search for a name in lower case finds the game.
    fn is_found(&self, _name: &str) -> bool {
        true
    }
}

/// Games, one per line, with a cursor.
pub struct GameList<T> {
    games: Pending<Result<Vec<T>, Rejection>>,
    chosen: usize,
    /// The chosen game, while it is loading.
    opening: Pending<Result<View, Rejection>>,
    note: Option<String>,
    /// What is searched for.
    pub search: Option<String>,
    buttons: Vec<Button>,
    lines: Vec<(Rect, usize)>,
}

impl<T: Listed> GameList<T> {
    /// A list of games that are loading.
    pub fn new(games: Pending<Result<Vec<T>, Rejection>>) -> GameList<T> {
        GameList {
            games,
            chosen: 0,
            opening: Pending::Never,
            note: None,
            search: None,
            buttons: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// Whether the games are still loading.
    pub fn is_waiting(&self) -> bool {
        self.games.is_waiting()
    }

    /// The games; `None` while they are loading.
    pub fn games(&self) -> Option<&[T]> {
        self.games.get().and_then(|games| games.as_ref().ok()).map(Vec::as_slice)
    }

    /// The games that the search finds; all without a search.
    fn found(&self) -> Vec<&T> {
        let name = self.search.as_deref().unwrap_or_default().to_lowercase();
        self.games().unwrap_or_default().iter().filter(|game| game.is_found(&name)).collect()
    }

    /// The game under the cursor.
    pub fn chosen(&self) -> Option<&T> {
        self.found().get(self.chosen).copied()
    }

    /// Shows a sentence below the list.
    pub fn say(&mut self, note: String) {
        self.note = Some(note);
    }

    /// Handles answers of the house. Returns the screen of the game that was opened.
    pub fn hear(&mut self, environment: &mut Environment) -> Option<Next> {
        if self.games.hear() && self.games().is_none() {
            self.note = Some(say!(environment.text, "games-unreadable"));
        }
        match self.opening.take()? {
            Ok(view) => {
                let table = OpenTable::new(&environment.connection, view);
                Some(Next::Screen(TableScreen::or_over(table, environment)))
            }
            Err(rejection) => {
                self.note = Some(rejection.sentence(environment.text));
                None
            }
        }
    }

    /// Moves the cursor or opens a game. Returns messages that are meant for the screen.
    pub fn update(&mut self, msg: Msg, environment: &Environment) -> Option<Msg> {
        let last = self.found().len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
        match msg {
            Msg::Click(at) => {
                if let Some(&(_, line)) = self.lines.iter().find(|(place, _)| place.contains(at)) {
                    self.chosen = line;
                    self.open(environment);
                } else if let Some(&(_, sent)) = self.buttons.iter().find(|(place, _)| place.contains(at)) {
                    return self.update(sent, environment);
                }
            }
            Msg::Key(KeyCode::Up) | Msg::Wheel(-1) => self.chosen = self.chosen.saturating_sub(1),
            Msg::Key(KeyCode::Down) | Msg::Wheel(1) => self.chosen = (self.chosen + 1).min(last),
            Msg::Key(KeyCode::PageUp) => self.chosen = self.chosen.saturating_sub(PAGE),
            Msg::Key(KeyCode::PageDown) => self.chosen = (self.chosen + PAGE).min(last),
            Msg::Key(KeyCode::Enter) => self.open(environment),
            msg => return Some(msg),
        }
        None
    }

    fn open(&mut self, environment: &Environment) {
        let opening = self.chosen().map(|game| look(&environment.connection, game.id()));
        self.opening = opening.unwrap_or(Pending::Never);
    }

    /// Draws the games below a number of lines, and the keys at the bottom.
    pub fn view(
        &mut self,
        buf: &mut Buffer,
        inner: Rect,
        head: u16,
        hints: &[KeyHint],
        environment: &Environment,
    ) {
        let theme = environment.theme;
        let foot = panel::flow_height(inner.width, hints).min(inner.height);
        let room = usize::from(inner.height.saturating_sub(head + foot + 2));
        let first = (self.chosen + 1).saturating_sub(room);
        let mut lines = Vec::new();
        for (row, (i, game)) in (head..).zip(self.found().into_iter().enumerate().skip(first).take(room)) {
            let line = paint::line(inner, row);
            let chosen = i == self.chosen;
            let (mark, style) =
                if chosen { (theme.marks().here, theme.cursor()) } else { (" ", Style::new()) };
            let (words, end) = game.words(environment);
            let end = if end.is_empty() { end } else { format!("  {end} ") };
            let room = line.width.saturating_sub(paint::width(&end));
            buf.set_style(line, style);
            paint::left(
                buf,
                line,
                &paint::cut(&format!("{mark} {words}"), room, theme.marks().ellipsis),
                style,
            );
            paint::right(buf, line, &end, style);
            lines.push((line, i));
        }
        self.lines = lines;
        if let Some(note) = &self.note {
            paint::left(buf, paint::line(inner, inner.height.saturating_sub(foot + 2)), note, theme.care());
        }
        let below = Rect { y: inner.bottom() - foot, height: foot, ..inner };
        self.buttons = panel::flow(buf, below, hints, theme);
    }
}
