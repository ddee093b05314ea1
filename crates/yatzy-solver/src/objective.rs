//! What someone plays for. A turn is thought through the same way whatever that is: all it asks is what cards are worth.

use crate::adviser::{QueryError, TIE};
use crate::moves::Moves;
use crate::position::Position;
use std::sync::Arc;
use yatzy_rules::{Entry, Points, Ruleset};

/// What cards are worth, at the start of a turn, to whoever plays for something: the expected final total, or the chance
/// of something that depends on it.
pub trait Objective {
    /// The turns of the rules that are played.
    fn moves(&self) -> &Arc<Moves>;

    /// What a card at a position is worth with `points` on it: boxes and extra yatzys, the bonus not among them.
    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError>;

    /// What the cards are worth that some entries into one cell lead to, with so many rethrows left.
    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        worths: &mut [f64],
    ) -> Result<(), QueryError> {
        for (entry, worth) in entries.iter().zip(worths) {
            let next = from.after(self.rules(), entry.cell, entry.points, rethrows);
            *worth = self.value_at(next, points + entry.points + entry.extra)?;
        }
        Ok(())
    }

    /// A turn from this position will be asked about: whoever works values out on demand can do so now for all that may
    /// follow it at once.
    fn prepare(&self, _position: Position, _points: Points) {}

    /// Worths closer than this are equal.
    fn tie(&self) -> f64 {
        TIE
    }

    /// The rules that are played.
    fn rules(&self) -> &Arc<Ruleset> {
        self.moves().rules()
    }
}

/// Nothing counts but the points of this turn: how someone plays who never thinks of the next one.
pub struct GreedyObjective(pub Arc<Moves>);

impl Objective for GreedyObjective {
    fn moves(&self) -> &Arc<Moves> {
        &self.0
    }

    fn value_at(&self, _position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0))
    }
}
