//! One turn, throw by throw.

use super::Decision;
use crate::{Advice, CardState, Objective, Position, QueryError, TurnValues};
use std::ops::Add;
use yatzy_rules::{Action, Cell, Entry, FREE_RETHROWS, Hand, Keep, Play, Points, Throw, Turn};

/// The report of a turn.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TurnReport {
    /// Turn number of this seat, starting at 1.
    pub round: u16,
    /// The box named before the first throw.
    pub named: Option<Cell>,
    /// `None` in an unfinished turn.
    pub entry: Option<Entry>,
    /// Whether the player asked the coach.
    pub hinted: bool,
    /// Luck and cost, if the throws were recorded.
    pub split: TurnSplit,
    /// The expected final total after the turn.
    pub expected: f64,
}

/// Luck and cost of a turn.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum TurnSplit {
    /// The throws were recorded.
    Known {
        /// The throws, with the luck of each.
        throws: Vec<ThrowLuck>,
        /// The decisions, with the cost of each.
        decisions: Vec<Decision>,
    },
    /// The throws were not recorded: the gain of the turn against the mean, luck and skill together.
    Whole(f64),
}

/// One throw and its luck.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ThrowLuck {
    /// The dice kept before it.
    pub keep: Keep,
    /// All dice after it.
    pub hand: Hand,
    /// The change of the expected total.
    pub luck: f64,
}

impl TurnReport {
    /// The luck of its throws; zero without recorded throws.
    pub fn luck(&self) -> f64 {
        match &self.split {
            TurnSplit::Known { throws, .. } => throws.iter().map(|throw| throw.luck).fold(0.0, Add::add),
            TurnSplit::Whole(_) => 0.0,
        }
    }

    /// The cost of its decisions; zero without recorded throws.
    pub fn cost(&self) -> f64 {
        self.decisions().iter().map(|decision| decision.cost).fold(0.0, Add::add)
    }

    /// The gain of a turn without recorded throws; zero for others.
    pub fn whole(&self) -> f64 {
        match self.split {
            TurnSplit::Whole(whole) => whole,
            TurnSplit::Known { .. } => 0.0,
        }
    }

    /// Its decisions, if they were recorded.
    pub fn decisions(&self) -> &[Decision] {
        match &self.split {
            TurnSplit::Known { decisions, .. } => decisions,
            TurnSplit::Whole(_) => &[],
        }
    }
}

/// Replays a turn under an objective.
pub(super) struct TurnReplay<'a> {
    objective: &'a dyn Objective,
    position: Position,
    /// The points on the card at its start.
    points: Points,
    /// The current value.
    value: f64,
    throws: Vec<ThrowLuck>,
    decisions: Vec<Decision>,
}

/// A replayed turn.
pub(super) struct ReplayedTurn {
    pub split: TurnSplit,
    /// The card at the start of the next turn; unchanged if the turn was not finished.
    pub card: CardState,
    /// Its value.
    pub value: f64,
}

impl<'a> TurnReplay<'a> {
    /// The start of a turn; `value` is the value of the card before it.
    pub fn new(objective: &'a dyn Objective, card: CardState, value: f64) -> TurnReplay<'a> {
        let CardState { position, points } = card;
        TurnReplay { objective, position, points, value, throws: Vec::new(), decisions: Vec::new() }
    }

    pub fn go(mut self, turn: &Turn) -> Result<ReplayedTurn, QueryError> {
        let throws = match &turn.play {
            Play::Throws(throws) => throws,
            Play::Hand { .. } | Play::Points { .. } => return self.told_whole(turn),
        };
        let values = match turn.named {
            Some(cell) => self.name(cell)?,
            None => TurnValues::new(self.objective, self.position, self.points, None)?,
        };
        let mut rethrows = values.rethrows();
        for (i, throw) in throws.iter().enumerate() {
            let before = i.checked_sub(1).map(|before| throws[before].hand);
            self.throw(&values, before, &mut rethrows, *throw);
        }
        let Some((entry, hand)) = turn.entry.zip(turn.hand()) else {
            return Ok(self.broken_off());
        };
        let decision = Decision::with_hand(&values, hand, rethrows, Action::Enter(entry.cell));
        self.decisions.push(decision);
        self.enter(entry, rethrows)
    }

    fn name(&mut self, named: Cell) -> Result<TurnValues, QueryError> {
        let open = self.position.open(self.objective.rules());
        let mut actions = Vec::with_capacity(open.len());
        let mut chosen = None;
        for cell in open.iter() {
            let turn = TurnValues::new(self.objective, self.position, self.points, Some(cell))?;
            let value = turn.before_throw();
            actions.push((Action::Name(cell), value));
            if cell == named {
                self.value = value;
                chosen = Some(turn);
            }
        }
        let rethrows = FREE_RETHROWS + self.position.chips;
        self.decisions.push(Decision::among(&Advice::among(actions), None, rethrows, Action::Name(named)));
        Ok(chosen.expect("a box is named while it is open"))
    }

    fn throw(&mut self, values: &TurnValues, before: Option<Hand>, rethrows: &mut u16, throw: Throw) {
        let Throw { keep, hand } = throw;
        if let Some(before) = before {
            self.decisions.push(Decision::with_hand(values, before, *rethrows, Action::Throw(keep)));
            self.value = values.keep(keep, *rethrows).expect("a rethrow that was made was there to make");
            *rethrows -= 1;
        }
        let now = values.best(hand, *rethrows);
        self.throws.push(ThrowLuck { keep, hand, luck: now - self.value });
        self.value = now;
    }

    fn enter(self, entry: Entry, rethrows: u16) -> Result<ReplayedTurn, QueryError> {
        let next = self.position.after(self.objective.rules(), entry.cell, entry.points, rethrows);
        let points = self.points + entry.points + entry.extra;
        let value = self.objective.value_at(next, points)?;
        Ok(self.done(CardState { position: next, points }, value))
    }

    fn told_whole(self, turn: &Turn) -> Result<ReplayedTurn, QueryError> {
        let Some(entry) = turn.entry else { return Ok(self.broken_off()) };
        let taken = turn.throws().map_or(0, |throws| throws.saturating_sub(1));
        let rethrows = (FREE_RETHROWS + self.position.chips).saturating_sub(taken);
        let before = self.value;
        let mut walked = self.enter(entry, rethrows)?;
        walked.split = TurnSplit::Whole(walked.value - before);
        Ok(walked)
    }

    /// The turn ended without an entry: its last value stays.
    fn broken_off(self) -> ReplayedTurn {
        let (card, value) = (CardState { position: self.position, points: self.points }, self.value);
        self.done(card, value)
    }

    fn done(self, card: CardState, value: f64) -> ReplayedTurn {
        let split = TurnSplit::Known { throws: self.throws, decisions: self.decisions };
        ReplayedTurn { split, card, value }
    }
}
