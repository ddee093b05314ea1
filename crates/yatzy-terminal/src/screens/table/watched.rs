//! The computer's turns, watched: each step is shown before it happens, and any key hurries.

use super::TableScreen;
use crate::{Environment, Msg};
use ratatui::crossterm::event::KeyCode;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, Phase, Seat};
use yatzy_table::View;

/// What is known of the computer's turn beside what is seen.
#[derive(Default)]
pub struct Watched {
    /// How many of the computer's turns someone does not want to watch: one a key pressed meanwhile.
    hurried: usize,
    /// Since when the computer has shown nothing new.
    since: Option<Instant>,
}

/// After so long it is worth saying that the computer thinks.
const SLOW: Duration = Duration::from_millis(100);

impl Watched {
    /// Whether someone asked for this turn to be over.
    pub fn is_hurried(&self) -> bool {
        self.hurried > 0
    }

    /// Whether the computer takes long enough over a question for people to wonder.
    pub fn is_slow(&self, view: &View, environment: &Environment) -> bool {
        self.thinking(view, environment).is_some_and(|thinking| thinking >= SLOW)
    }

    /// How long until people begin to wonder.
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
    /// Someone does not want to watch: the computer's turn is played as fast as it can think. Pressed again it
    /// is meant for the computer's next turn, if that follows; what is left over then is forgotten.
    pub(super) fn hurry(&mut self) {
        self.watched.hurried += 1;
        self.table.hurry();
    }

    /// The table looks otherwise: a hurried turn may be over, and the next one wanted over as well.
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

    /// What the computer is about to do lies on the table for a moment.
    pub(super) fn show_intention(&mut self, seat: Seat) {
        let thrown = self.view_now().turn.as_ref().is_some_and(|turn| turn.hand().is_some());
        match self.view_now().intends {
            Some(Action::Throw(keep)) => self.tray.keep(keep),
            Some(Action::Enter(cell) | Action::Name(cell)) => return self.cursor = Some((seat, cell)),
            _ => {}
        }
        self.cursor = self.cursor.filter(|(of, _)| *of == seat && thrown);
    }

    /// Whether a key pressed during the computer's turn means something else than "go on".
    pub(super) fn is_for_us(msg: Msg) -> bool {
        match msg {
            Msg::Key(KeyCode::Char(key)) => matches!(key, 'q' | 'i' | '?' | 'u' | '<' | '>'),
            Msg::Key(key) => {
                use KeyCode::{F, Left, PageDown, PageUp, Right};
                matches!(key, F(1..=3) | Left | Right | PageUp | PageDown)
            }
            Msg::Wheel(_) | Msg::Control(_) => true,
            Msg::Click(_) | Msg::Tick => false,
        }
    }
}
