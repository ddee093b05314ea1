//! A finished game step by step: each event, the table after it, and its analysis.

use crate::{Moment, Presence, Series, StoreError, Table, View, ViewContext, Who};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Analysis, Decision, ThrowLuck, TurnReport};
use yatzy_rules::{Action, Cell, Event, Game, Seat};

/// The steps of a game in their order. Undone and corrected steps are included.
#[derive(Clone, Debug)]
pub struct Replay {
    table: Arc<Table>,
    steps: Vec<ReplayStep>,
}

/// One step.
#[derive(Clone, Copy, Debug)]
pub struct ReplayStep {
    pub event: Event,
    /// The seat whose turn it was, if any.
    pub seat: Option<Seat>,
    /// The round of that turn.
    round: u16,
    /// Number of throws in the turn before this step.
    throws: usize,
    /// Whether a box had been called before.
    named: bool,
    /// Index of the row in the log.
    logged: usize,
}

impl Replay {
    /// The table at the end.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The steps of a game.
    pub fn of(table: Arc<Table>) -> Replay {
        let mut game = Game::new(table.saved.rules.clone(), table.saved.first_seats, table.saved.source);
        let mut steps = Vec::new();
        for (logged, entry) in table.saved.log.iter().enumerate() {
            let Some(event) = entry.what.event() else { continue };
            let turn = game.turn();
            let seat = match event {
                Event::Corrected { seat, .. } | Event::Joined { seat } | Event::Left { seat } => Some(seat),
                Event::Abandoned => None,
                _ => turn.map(|turn| turn.seat),
            };
            let round = match event {
                Event::Corrected { round, .. } => round,
                _ => turn.map_or(0, |turn| turn.round),
            };
            steps.push(ReplayStep {
                event,
                seat,
                round,
                throws: turn.and_then(|turn| turn.throws()).map_or(0, usize::from),
                named: turn.is_some_and(|turn| turn.named.is_some()),
                logged,
            });
            // It was accepted when it happened.
            if game.record(&event).is_err() {
                break;
            }
        }
        Replay { table, steps }
    }

    /// Number of steps after the start.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing ever happened.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The step with this number; `None` for 0, the start.
    pub fn step(&self, number: usize) -> Option<&ReplayStep> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// The number of the step that entered a turn, as it stood in the end.
    pub fn entry_of(&self, seat: Seat, round: u16) -> Option<usize> {
        let is_it =
            |step: &ReplayStep| step.seat == Some(seat) && step.round == round && step.entered().is_some();
        self.steps.iter().rposition(is_it).map(|place| place + 1)
    }

    /// The number of the step that made a decision of a turn.
    pub fn decision_of(&self, seat: Seat, turn: &TurnReport, decision: &Decision) -> Option<usize> {
        let is_it = |step: &ReplayStep| {
            step.seat == Some(seat)
                && step.round == turn.round
                && step.decision_in(turn).is_some_and(|found| std::ptr::eq(found, decision))
        };
        self.steps.iter().rposition(is_it).map(|place| place + 1)
    }

    /// The table after this many steps.
    fn at(&self, number: usize) -> Result<Table, StoreError> {
        let mut saved = self.table.saved.clone();
        saved.log.truncate(self.step(number).map_or(0, |step| step.logged + 1));
        // Heads are noted by players, not by spectators of a replay.
        Ok(Table { head: None, ..Table::new(saved)? })
    }

    /// The table after this many steps, as a spectator sees it, without presence.
    pub fn view(&self, number: usize) -> Result<View, StoreError> {
        let presence = Presence::since(Moment(0));
        let context = ViewContext {
            presence: &presence,
            now: Moment(0),
            patience: None,
            take_back: Duration::ZERO,
            intends: None,
            chances: &[],
            next: None,
            series: Series::default(),
        };
        let mut view = View::of(&self.at(number)?, &Who::default(), context);
        for seat in &mut view.seats {
            (seat.is_held, seat.is_away, seat.is_awaited) = (false, false, false);
        }
        Ok(view)
    }
}

impl ReplayStep {
    /// The entered cell and its points.
    pub fn entered(&self) -> Option<(Cell, u32)> {
        match self.event {
            Event::Entered { entry, .. } | Event::Tabled { entry, .. } | Event::Corrected { entry, .. } => {
                Some((entry.cell, entry.points.0))
            }
            _ => None,
        }
    }

    /// Whether it is the first throw of its turn.
    pub fn is_first_throw(&self) -> bool {
        self.throws == 0
    }

    /// The analysis of the decision made here.
    pub fn decision<'a>(&self, analysis: &'a Analysis) -> Option<&'a Decision> {
        self.decision_in(self.turn(analysis)?)
    }

    /// The luck of the throw made here.
    pub fn luck<'a>(&self, analysis: &'a Analysis) -> Option<&'a ThrowLuck> {
        let Event::Thrown { keep, fell, .. } = self.event else { return None };
        let throw = match &self.turn(analysis)?.split {
            yatzy_bots::TurnSplit::Known { throws, .. } => throws.get(self.throws)?,
            yatzy_bots::TurnSplit::Whole(_) => return None,
        };
        (keep.dice().and(fell) == Some(throw.hand)).then_some(throw)
    }

    fn turn<'a>(&self, analysis: &'a Analysis) -> Option<&'a TurnReport> {
        let report = analysis.seats.get(usize::from(self.seat?.0))?;
        report.turns.iter().find(|turn| turn.round == self.round)
    }

    /// An undone choice is not in the report, so the decision must match what was done here.
    fn decision_in<'a>(&self, turn: &'a TurnReport) -> Option<&'a Decision> {
        let (done, place) = match self.event {
            Event::Named { cell, .. } => (Action::Name(cell), 0),
            Event::Thrown { keep, .. } => {
                (Action::Throw(keep), self.throws.checked_sub(1)? + usize::from(self.named))
            }
            Event::Entered { entry, .. } => {
                (Action::Enter(entry.cell), self.throws.checked_sub(1)? + usize::from(self.named))
            }
            _ => return None,
        };
        turn.decisions().get(place).filter(|decision| decision.done == done)
    }
}
