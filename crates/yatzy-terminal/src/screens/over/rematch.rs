//! The rematch, started here or on another device.

use super::Over;
use crate::connection::Pending;
use crate::panel::KeyHint;
use crate::screens::{Next, TableScreen};
use crate::{Environment, Msg, OpenTable};
use ratatui::crossterm::event::KeyCode;
use std::time::{Duration, Instant};
use yatzy_table::{GameId, Rejection, View};
use yatzy_text::{Text, say};

/// How long the result stays before the screen follows to a rematch that another device started.
const STAY: Duration = Duration::from_secs(10);

/// The next game of the table.
pub struct Rematch {
    /// When the screen follows.
    at: Option<Instant>,
    /// The view of the rematch, while it is loading.
    next: Pending<Result<View, Rejection>>,
}

impl Default for Rematch {
    fn default() -> Rematch {
        Rematch { at: None, next: Pending::Never }
    }
}

impl Rematch {
    /// How long until the shown seconds change.
    pub fn patience(&self) -> Option<Duration> {
        self.at.map(|_| Duration::from_millis(100))
    }
}

impl Over {
    /// Follows the table to its rematch.
    pub(super) fn hear_rematch(&mut self, environment: &mut Environment) -> Option<Next> {
        match self.rematch.next.take() {
            Some(Ok(view)) => {
                let table = OpenTable::new(&environment.connection, view);
                return Some(Next::Screen(TableScreen::or_over(table, environment)));
            }
            Some(Err(rejection)) => self.note = Some(rejection.sentence(environment.text)),
            None => {}
        }
        let next = self.table.view().next.clone()?;
        let at = *self.rematch.at.get_or_insert_with(|| Instant::now() + STAY);
        if at <= Instant::now() && !self.rematch.next.is_waiting() {
            self.follow(&next, environment);
        }
        None
    }

    pub(super) fn play_again(&mut self, environment: &Environment) {
        match self.table.view().next.clone() {
            Some(next) => self.follow(&next, environment),
            None if self.may_ask() => drop(self.table.rematch()),
            None => {}
        }
    }

    pub(super) fn follow(&mut self, next: &GameId, environment: &Environment) {
        let (connection, next) = (environment.connection.clone(), next.clone());
        let look = async move {
            let (house, who) = (connection.house(), connection.who());
            connection.connectivity().retry(|| house.look(&next, &who)).await
        };
        self.rematch.next = environment.connection.ask(look);
    }

    /// A spectator waits for the players.
    fn may_ask(&self) -> bool {
        !self.table.view().you.is_watching() && !self.table.is_gone()
    }

    /// Sentences about the table: the series, the rematch, a lost connection.
    pub(super) fn around(&self, text: Text) -> Vec<String> {
        let mut said: Vec<String> = self.table.trouble(text).into_iter().collect();
        said.extend(self.table.tally(text));
        if let Some(at) = self.rematch.at {
            let seconds = at.saturating_duration_since(Instant::now()).as_secs_f64().ceil() as u64;
            said.push(say!(text, "online-again-soon", seconds = seconds));
        }
        said
    }

    pub(super) fn rematch_hint(&self, text: Text) -> Option<KeyHint> {
        let words = match self.table.view().next {
            Some(_) => say!(text, "over-again-go"),
            None if self.may_ask() => say!(text, "over-again"),
            None => return None,
        };
        Some(KeyHint::new('n', words, Msg::Key(KeyCode::Char('n'))))
    }
}
