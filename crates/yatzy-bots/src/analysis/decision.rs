//! One decision, against the best one.

use crate::{Advice, TurnValues};
use yatzy_rules::{Action, Hand, Points};
use yatzy_solver::best;

/// What someone did, and what would have been best.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decision {
    /// What lay on the table; `None` when a box was named.
    pub hand: Option<Hand>,
    /// The rethrows left, chips included.
    pub rethrows: u16,
    /// What was done.
    pub done: Action,
    /// What that wrote, if it was an entry.
    pub done_points: Option<Points>,
    /// What would have been best; of equals, what was done.
    pub best: Action,
    /// What that would have written, if it is an entry.
    pub best_points: Option<Points>,
    /// What it cost on average.
    pub cost: f64,
    /// What a blind choice among all legal actions would have cost on average.
    pub blind: f64,
}

impl Decision {
    pub(super) fn with_hand(turn: &TurnValues, hand: Hand, rethrows: u16, done: Action) -> Decision {
        Decision::among(&turn.actions(hand, rethrows), Some(hand), rethrows, done)
    }

    /// What `done` was worth against the best of `actions`, of which it is one.
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
