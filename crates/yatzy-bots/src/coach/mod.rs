//! The coach: the best action, the cost of the player's choice, and the reason.

mod obvious;
mod reason;
mod sentence;
mod single_target;

pub use reason::{Fact, Gain, Reason};
pub use sentence::Words;
pub(crate) use sentence::{rounded, rounded_up};

use crate::{Advice, Adviser, Position, QueryError, TIE, TurnValues, Values, WORTH_SAYING};
use std::sync::Arc;
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Game, Hand, Phase, Ruleset};
use yatzy_solver::best;

/// The error of differences between values estimated from the rules alone, measured against perfect play
/// (docs/bots.md).
const ROUGH: f64 = 3.0;

/// Gives hints by the values of cards.
pub struct Coach {
    values: Arc<dyn Values>,
}

/// A hint for one point of a game. Values are expected final totals.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hint {
    /// The best action.
    pub best: Advice,
    /// The player's choice, if it was given and is legal.
    pub present: Option<Advice>,
    /// Every legal action, in the order of tie-breaking.
    pub actions: Vec<Advice>,
    /// Why the best action is the best.
    pub reason: Reason,
    /// Whether the values are those of perfect play.
    pub exact: bool,
    /// The measured error of differences between estimated values.
    pub error: Option<f64>,
    hand: Option<Hand>,
}

impl Hint {
    /// The cost of the player's choice; zero if none was given.
    pub fn cost(&self) -> f64 {
        self.present.map_or(0.0, |present| present.cost)
    }

    /// The hand that the hint is about; `None` before a throw.
    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// Smaller differences are not reported: the error of the values, or a negligible one.
    fn doubt(&self) -> f64 {
        if self.exact { WORTH_SAYING } else { self.error.unwrap_or(ROUGH).max(WORTH_SAYING) }
    }

    /// The cost of an action; `None` if it is not legal.
    pub fn cost_of(&self, action: Action) -> Option<f64> {
        self.actions.iter().find(|advice| advice.action == action).map(|advice| advice.cost)
    }
}

impl Coach {
    /// A coach for the rules of the values.
    pub fn new(values: Arc<dyn Values>) -> Coach {
        Coach { values }
    }

    /// A hint for the current seat; `present` is the player's choice. `None` once the game is over.
    ///
    /// # Panics
    /// If the values belong to other rules than the game.
    pub fn hint(&self, game: &Game, present: Option<Action>) -> Result<Option<Hint>, QueryError> {
        assert_eq!(game.rules().hash(), self.values.rules().hash(), "values of the game's own rules");
        let Some((turn, card)) = game.turn().and_then(|turn| Some((turn, game.card(turn.seat)?))) else {
            return Ok(None);
        };
        self.hint_at(card, turn.named, game.phase(), present)
    }

    /// The same for a card and a point of a turn.
    pub fn hint_at(
        &self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
        present: Option<Action>,
    ) -> Result<Option<Hint>, QueryError> {
        if phase == Phase::Over {
            return Ok(None);
        }
        let mut adviser = Adviser::new(&*self.values);
        let actions = adviser.advise(card, named, phase)?.to_vec();
        let best = *best(&actions);
        let position = Position::of(self.values.rules(), card);
        let turn = match phase {
            Phase::Naming | Phase::Over => None,
            Phase::FirstThrow | Phase::Thrown { .. } => Some(adviser.turn(card, named)?),
        };
        let point = DecisionPoint { values: &*self.values, card, position, named, phase, turn };
        let present =
            present.and_then(|present| actions.iter().find(|advice| advice.action == present).copied());
        let reason = Reason::find(&point, &actions, best)?;
        let hand = point.hand();
        let exact = self.values.is_exact_turn(point.position);
        let error = self.values.choice_error().filter(|_| !exact);
        Ok(Some(Hint { best, present, actions, reason, exact, error, hand }))
    }
}

/// One point of a turn and the values of the turn.
struct DecisionPoint<'a> {
    values: &'a dyn Values,
    card: &'a Card,
    position: Position,
    /// The box named before the first throw.
    named: Option<Cell>,
    phase: Phase,
    /// `None` until a box is named where the rules name boxes.
    turn: Option<&'a TurnValues>,
}

impl DecisionPoint<'_> {
    fn rules(&self) -> &Ruleset {
        self.values.rules()
    }

    fn hand(&self) -> Option<Hand> {
        match self.phase {
            Phase::Thrown { hand, .. } => Some(hand),
            _ => None,
        }
    }

    /// Rethrows left, chips included.
    fn rethrows(&self) -> u16 {
        match self.phase {
            Phase::Thrown { rethrows, .. } => rethrows,
            _ => FREE_RETHROWS + self.position.chips,
        }
    }
}

/// The best of the wanted actions, the first of equals.
fn best_where(actions: &[Advice], wanted: impl Fn(&Advice) -> bool) -> Option<Advice> {
    let least =
        actions.iter().filter(|advice| wanted(advice)).map(|advice| advice.cost).min_by(f64::total_cmp)?;
    actions.iter().find(|advice| wanted(advice) && advice.cost <= least + TIE).copied()
}
