//! A turn played for one box alone: the usual meaning of the chance of a box.

use super::DecisionPoint;
use crate::{Objective, Position, QueryError, TurnValues, Values};
use std::sync::Arc;
use yatzy_rules::{Action, Cell, Entry, FREE_RETHROWS, Points};
use yatzy_solver::Moves;

/// The target of the dice.
#[derive(Clone, Copy)]
pub(super) enum BoxTarget {
    /// Any points in a box.
    Made(Cell),
    /// The most points in a box.
    Points(Cell),
    /// An extra yatzy.
    Extra,
}

impl BoxTarget {
    /// The best result if an action is followed by play for this target only: a chance, or points. In the last turn all
    /// chips are used, before that none, except one for the action itself.
    pub(super) fn after(self, point: &DecisionPoint<'_>, action: Action) -> Result<f64, QueryError> {
        let alone = TargetObjective { values: point.values, target: self };
        let (chips, throws) = match point.is_last_turn() {
            true => (point.position.chips, point.rethrows()),
            false => (0, point.throws_without_chips()),
        };
        let position = Position { chips, ..point.position };
        let named = if let Action::Name(cell) = action { Some(cell) } else { point.named };
        let turn = TurnValues::new(&alone, position, Points::ZERO, named)?;
        let kept = match (action, point.hand()) {
            (Action::Throw(keep), Some(_)) => turn.keep(keep, throws),
            _ => None,
        };
        Ok(kept.unwrap_or_else(|| turn.before_throw()))
    }

    fn of(self, entry: &Entry) -> f64 {
        let truth = |is_so: bool| f64::from(u8::from(is_so));
        match self {
            BoxTarget::Made(cell) => truth(entry.cell == cell && entry.points > Points::ZERO),
            BoxTarget::Points(cell) if entry.cell == cell => f64::from(entry.points.0),
            BoxTarget::Points(_) => 0.0,
            BoxTarget::Extra => truth(entry.extra > Points::ZERO),
        }
    }
}

impl DecisionPoint<'_> {
    /// Throws left including this one, without further chips.
    pub(super) fn throws_without_chips(&self) -> u16 {
        self.rethrows().saturating_sub(self.position.chips).clamp(1, FREE_RETHROWS)
    }

    /// Whether chips have no use after this turn.
    pub(super) fn is_last_turn(&self) -> bool {
        self.position.open(self.rules()).len() == 1
    }

    /// Whether chips are left after this throw.
    pub(super) fn has_chips_left(&self) -> bool {
        self.rules().has_chips() && self.position.chips > 0 && self.rethrows() > self.throws_without_chips()
    }
}

struct TargetObjective<'a> {
    values: &'a dyn Values,
    target: BoxTarget,
}

impl Objective for TargetObjective<'_> {
    fn moves(&self) -> &Arc<Moves> {
        self.values.moves()
    }

    fn value_at(&self, _position: Position, _points: Points) -> Result<f64, QueryError> {
        Ok(0.0)
    }

    fn after(
        &self,
        _from: Position,
        _points: Points,
        entries: &[Entry],
        _rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        entries.iter().zip(out).for_each(|(entry, value)| *value = self.target.of(entry));
        Ok(())
    }
}
