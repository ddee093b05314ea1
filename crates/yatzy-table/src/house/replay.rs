//! A game that is over, step by step: what happened when, the table as it stood, and what a judge says of it.

use crate::{Moment, Presence, Series, StoreError, Table, View, ViewContext, Who};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::{Analysis, Decision, ThrowLuck, TurnReport};
use yatzy_rules::{Action, Cell, Event, Game, Seat};

/// The steps of a game, as they happened: what was taken back or corrected is table before and after.
#[derive(Clone, Debug)]
pub struct Replay {
    table: Arc<Table>,
    steps: Vec<ReplayStep>,
}

/// Something that happened.
#[derive(Clone, Copy, Debug)]
pub struct ReplayStep {
    /// What.
    pub event: Event,
    /// Whose turn it was, where that matters.
    pub seat: Option<Seat>,
    /// The how manieth turn of that seat.
    round: u16,
    /// How many throws the turn had before.
    throws: usize,
    /// Whether a box had been named before.
    named: bool,
    /// Where it stands in the log.
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

    /// How many steps there are after the start.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing ever happened.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The step that led to where the game stood after so many; `None` at the start.
    pub fn step(&self, number: usize) -> Option<&ReplayStep> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// After how many steps a turn was written down, as it stood in the end.
    pub fn entry_of(&self, seat: Seat, round: u16) -> Option<usize> {
        let is_it =
            |step: &ReplayStep| step.seat == Some(seat) && step.round == round && step.entered().is_some();
        self.steps.iter().rposition(is_it).map(|place| place + 1)
    }

    /// After how many steps a decision of a turn was made.
    pub fn decision_of(&self, seat: Seat, turn: &TurnReport, decision: &Decision) -> Option<usize> {
        let is_it = |step: &ReplayStep| {
            step.seat == Some(seat)
                && step.round == turn.round
                && step.decision_in(turn).is_some_and(|found| std::ptr::eq(found, decision))
        };
        self.steps.iter().rposition(is_it).map(|place| place + 1)
    }

    /// The table as it stood after so many steps.
    fn at(&self, number: usize) -> Result<Table, StoreError> {
        let mut saved = self.table.saved.clone();
        saved.log.truncate(self.step(number).map_or(0, |step| step.logged + 1));
        // Heads are noted by those who play, not by those who look back.
        Ok(Table { head: None, ..Table::new(saved)? })
    }

    /// The table as everyone saw it after so many steps, without anyone there or away, on
    /// whatever device.
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
    /// The cell that was written, and the points.
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

    /// What a judge says of the decision that was made here.
    pub fn decision<'a>(&self, analysis: &'a Analysis) -> Option<&'a Decision> {
        self.decision_in(self.turn(analysis)?)
    }

    /// How lucky the throw was that was made here.
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

    /// A choice that was taken back is not in the report, so that what stands in its place must be the same.
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
