//! One decision, compared with the best one.

use crate::{Advice, TurnValues};
use yatzy_rules::{Action, Hand, Points};
use yatzy_solver::best;

/// An action of a player and the best action.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decision {
    /// The hand; `None` when a box was named.
    pub hand: Option<Hand>,
    /// Rethrows left, chips included.
    pub rethrows: u16,
    /// The action that was taken.
    pub done: Action,
    /// Its points, if it was an entry.
    pub done_points: Option<Points>,
    /// The best action; the action taken if it is one of the best.
    pub best: Action,
    /// Its points, if it is an entry.
    pub best_points: Option<Points>,
    /// The mean loss against the best action.
    pub cost: f64,
    /// The mean loss of a random legal action.
    pub blind: f64,
}

impl Decision {
    pub(super) fn with_hand(turn: &TurnValues, hand: Hand, rethrows: u16, done: Action) -> Decision {
        Decision::among(&turn.actions(hand, rethrows), Some(hand), rethrows, done)
    }

    /// Compares `done` with the best of `actions`, which include it.
    pub(super) fn among(actions: &[Advice], hand: Option<Hand>, rethrows: u16, done: Action) -> Decision {
        let best = best(actions);
        let chosen = actions.iter().find(|advice| advice.action == done).unwrap_or(best);
        let wanted = if chosen.cost == 0.0 { chosen } else { best };
        Decision {
            hand,
            rethrows,
            done,
            done_points: chosen.points,
            best: wanted.action,
            best_points: wanted.points,
            cost: chosen.cost,
            blind: actions.iter().map(|advice| advice.cost).sum::<f64>() / actions.len() as f64,
        }
    }
}
