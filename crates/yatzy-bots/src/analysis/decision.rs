//! One decision, against the best one.

use crate::turn_values::best_of;
use crate::{TurnValues, Valued};
use yatzy_rules::{Action, Hand, Points};

/// What someone did, and what would have been best.
#[derive(Clone, Debug, PartialEq)]
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
        let mut decision = Decision::among(&turn.actions(hand, rethrows), Some(hand), rethrows, done);
        let points = |action| match action {
            Action::Enter(cell) => turn.enter(hand, rethrows, cell).map(|(entry, _)| entry.points),
            _ => None,
        };
        decision.done_points = points(decision.done);
        decision.best_points = points(decision.best);
        decision
    }

    /// What `done` was worth against the best of `actions`, of which it is one.
    pub(super) fn among(actions: &[Valued], hand: Option<Hand>, rethrows: u16, done: Action) -> Decision {
        let best = best_of(actions);
        let most = actions.iter().map(|action| action.value).fold(f64::NEG_INFINITY, f64::max);
        let chosen = actions.iter().find(|action| action.action == done).map_or(most, |action| action.value);
        let mean = actions.iter().map(|action| action.value).sum::<f64>() / actions.len() as f64;
        let equal = chosen >= most - crate::TIE;
        Decision {
            hand,
            rethrows,
            done,
            done_points: None,
            best_points: None,
            best: if equal { done } else { best.action },
            cost: most - chosen,
            blind: most - mean,
        }
    }
}
