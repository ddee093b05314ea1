//! The computer's turns: each step is shown before it happens, and any key skips the pauses.

use super::TableScreen;
use crate::{Environment, Msg};
use ratatui::crossterm::event::KeyCode;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, Phase, Seat};
use yatzy_table::View;

/// State of the computer's turn that is not in the view.
#[derive(Default)]
pub struct Watched {
    /// Number of the computer's turns to skip: one per key pressed.
    hurried: usize,
    /// When the computer last showed something.
    since: Option<Instant>,
}

/// Delay before the screen says that the computer is thinking.
const SLOW: Duration = Duration::from_millis(100);

impl Watched {
    /// Whether the pauses of this turn are skipped.
    pub fn is_hurried(&self) -> bool {
        self.hurried > 0
    }

    /// Whether the computer has been thinking for long enough to say so.
    pub fn is_slow(&self, view: &View, environment: &Environment) -> bool {
        self.thinking(view, environment).is_some_and(|thinking| thinking >= SLOW)
    }

    /// How long until the screen says that the computer is thinking.
    pub fn until_slow(&self, view: &View, environment: &Environment) -> Option<Duration> {
        let left = SLOW.checked_sub(self.thinking(view, environment)?)?;
        Some(left).filter(|left| !left.is_zero())
    }

    fn thinking(&self, view: &View, environment: &Environment) -> Option<Duration> {
        let thinks = view.computer_plays() && view.intends.is_none();
        let since = self.since.filter(|_| thinks && matches!(view.phase, Phase::Thrown { .. }))?;
        Some((environment.clock)().duration_since(since))
    }
}

impl TableScreen {
    /// Skips the pauses of the computer's turn. Another press is for the computer's next turn, if it follows directly.
    pub(super) fn hurry(&mut self) {
        self.watched.hurried += 1;
        self.table.hurry();
    }

    /// The view has changed: a skipped turn may be over, and the next one may have to be skipped.
    pub(super) fn watch(&mut self, before: &View, environment: &Environment) {
        let turn = |view: &View| view.turn.as_ref().map(|turn| (turn.seat, turn.round));
        let view = self.table.view();
        self.watched.since = view.computer_plays().then(|| (environment.clock)());
        if !view.computer_plays() {
            self.watched.hurried = 0;
        } else if turn(view) != turn(before) {
            let watched = before.computer_plays();
            self.watched.hurried = self.watched.hurried.saturating_sub(usize::from(watched));
            if self.watched.is_hurried() {
                self.table.hurry();
            }
        }
    }

    /// Shows the computer's next action with dice and cursor.
    pub(super) fn show_intention(&mut self, seat: Seat) {
        let thrown = self.view_now().turn.as_ref().is_some_and(|turn| turn.hand().is_some());
        match self.view_now().intends {
            Some(Action::Throw(keep)) => self.tray.keep(keep),
            Some(Action::Enter(cell) | Action::Name(cell)) => return self.cursor = Some((seat, cell)),
            _ => {}
        }
        self.cursor = self.cursor.filter(|(of, _)| *of == seat && thrown);
    }

    /// Whether a key pressed during the computer's turn has another meaning than "skip".
    pub(super) fn is_for_us(msg: Msg) -> bool {
        match msg {
            Msg::Key(KeyCode::Char(key)) => matches!(key, 'q' | 'i' | '?' | 'u' | '<' | '>'),
            Msg::Key(key) => {
                use KeyCode::{F, Left, PageDown, PageUp, Right};
                matches!(key, F(1..=3 | 5..=6) | Left | Right | PageUp | PageDown)
            }
            Msg::Wheel(_) | Msg::Control(_) => true,
            Msg::Click(_) | Msg::Tick => false,
        }
    }
}
