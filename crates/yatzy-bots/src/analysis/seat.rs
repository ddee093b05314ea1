//! The report of one seat.

use super::turn::{TurnReplay, TurnReport};
use crate::{CardState, QueryError, Values};
use std::ops::Add;
use yatzy_rules::{Points, Seat, Turn};

/// The result of a seat, split into luck and skill.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatReport {
    /// The seat.
    pub seat: Seat,
    /// The points on the card, including an earned bonus.
    pub total: Points,
    /// The expected total of perfect play from the empty card.
    pub expected: f64,
    /// The points that perfect play would still earn; zero for a full card.
    pub to_come: f64,
    /// Its turns.
    pub turns: Vec<TurnReport>,
    /// The card at the start of the next turn, without the bonus.
    card: CardState,
    /// The expected final total now.
    forecast: f64,
}

impl SeatReport {
    pub(super) fn start(values: &dyn Values, seat: Seat) -> Result<SeatReport, QueryError> {
        let card = CardState::START;
        let value = values.value(card.position)?;
        Ok(SeatReport {
            seat,
            total: Points::ZERO,
            expected: value,
            to_come: value,
            turns: Vec::new(),
            card,
            forecast: value,
        })
    }

    pub(super) fn add(&mut self, values: &dyn Values, turn: &Turn) -> Result<(), QueryError> {
        let walked = TurnReplay::new(values, self.card, self.forecast).go(turn)?;
        (self.card, self.forecast) = (walked.card, walked.value);
        // Values count the bonus as remaining points; a pad counts it as soon as it is earned.
        let upper = self.card.position.upper;
        let earned = values.rules().bonus().filter(|bonus| upper >= bonus.condition.needed());
        self.total = self.card.points + earned.map_or(Points::ZERO, |bonus| bonus.points);
        self.to_come = self.forecast - f64::from(self.total.0);
        self.turns.push(TurnReport {
            round: turn.round,
            named: turn.named,
            entry: turn.entry,
            hinted: turn.hinted,
            split: walked.split,
            expected: self.forecast,
        });
        Ok(())
    }

    pub(super) fn card(&self) -> CardState {
        self.card
    }

    /// The luck of all turns with recorded throws.
    pub fn luck(&self) -> f64 {
        self.turns.iter().map(TurnReport::luck).fold(0.0, Add::add)
    }

    /// The cost of all turns with recorded throws.
    pub fn cost(&self) -> f64 {
        self.turns.iter().map(TurnReport::cost).fold(0.0, Add::add)
    }

    /// The gain of the turns without recorded throws against the mean.
    pub fn whole(&self) -> f64 {
        self.turns.iter().map(TurnReport::whole).fold(0.0, Add::add)
    }

    /// The quality of the decisions in per cent: 100 is perfect, 0 is as good as random legal actions at the same
    /// points. `None` without decisions.
    pub fn accuracy(&self) -> Option<f64> {
        let blind: f64 =
            self.turns.iter().flat_map(TurnReport::decisions).map(|decision| decision.blind).sum();
        (blind > 1e-6).then(|| (100.0 * (1.0 - self.cost() / blind)).clamp(0.0, 100.0))
    }
}
