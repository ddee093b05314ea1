//! The coach: what is best now, what the present choice costs, and one plain reason why.

mod reason;
mod sentence;

pub use reason::{Also, Reason, Why};
pub use sentence::Words;
pub(crate) use sentence::{rounded, rounded_up};

use crate::turn_values::best_of;
use crate::{Position, QueryError, TIE, TurnValues, Valued, Values};
use std::sync::Arc;
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Game, Hand, Keep, Phase, Ruleset};
use yatzy_solver::Advice;

/// Someone who knows what cards are worth, and says it.
pub struct Coach {
    values: Arc<dyn Values>,
}

/// What the coach has to say at one moment of a game. Values are expected final totals.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The best action.
    pub best: Advice,
    /// What the player is about to do, if that was told and is legal.
    pub present: Option<Advice>,
    /// Every legal action, in the order in which ties are broken.
    pub actions: Vec<Advice>,
    /// Why the best one is best.
    pub reason: Reason,
    /// Whether the values are those of perfect play.
    pub exact: bool,
    /// How far estimated values may be off, where that was measured.
    pub error: Option<f64>,
    hand: Option<Hand>,
}

impl Hint {
    /// What the present choice costs on average; zero if none was told.
    pub fn cost(&self) -> f64 {
        self.present.map_or(0.0, |present| present.cost)
    }

    /// What an action costs on average; `None` if it is not legal now.
    pub fn cost_of(&self, action: Action) -> Option<f64> {
        self.actions.iter().find(|advice| advice.action == action).map(|advice| advice.cost)
    }
}

impl Coach {
    /// A coach for the rules that the values are for.
    pub fn new(values: Arc<dyn Values>) -> Coach {
        Coach { values }
    }

    /// Advice for the seat whose turn it is, who is about to do `present`; `None` once the game is over.
    ///
    /// # Panics
    /// If the game is played by other rules than the values are for.
    pub fn hint(&self, game: &Game, present: Option<Action>) -> Result<Option<Hint>, QueryError> {
        assert_eq!(game.rules().hash(), self.values.rules().hash(), "values of the game's own rules");
        let Some((turn, card)) = game.turn().and_then(|turn| Some((turn, game.card(turn.seat)?))) else {
            return Ok(None);
        };
        let moment = Moment::new(&*self.values, card, turn.named, game.phase())?;
        let actions = moment.actions()?;
        let best = actions.iter().find(|advice| advice.cost == 0.0).copied();
        let best = best.expect("a turn in progress has a legal action");
        let present =
            present.and_then(|present| actions.iter().find(|advice| advice.action == present).copied());
        let reason = Reason::find(&moment, &actions, best)?;
        let hand = moment.hand();
        let exact = self.values.is_exact_turn(moment.position);
        let error = self.values.error().filter(|_| !exact);
        Ok(Some(Hint { best, present, actions, reason, exact, error, hand }))
    }
}

/// Every action at one moment with the expected final total it leads to, in the order in which ties are
/// broken: the questions that `yatzy_solver::Adviser` answers from a solution, answered from any values.
pub fn advise(
    values: &dyn Values,
    card: &Card,
    named: Option<Cell>,
    phase: Phase,
) -> Result<Vec<Advice>, QueryError> {
    let rules = values.rules();
    let named_fits = match named {
        Some(cell) => rules.declares() && card.open().contains(cell),
        None => !rules.declares() || phase == Phase::Naming,
    };
    let most = FREE_RETHROWS + card.chips();
    match phase {
        Phase::Over => Err(QueryError::Over),
        _ if card.open().is_empty() => Err(QueryError::Over),
        _ if !named_fits || (phase == Phase::Naming && !rules.declares()) => Err(QueryError::Named),
        Phase::Thrown { hand, .. } if hand.len() != rules.dice() => {
            Err(QueryError::Dice { expected: rules.dice(), found: hand.len() })
        }
        Phase::Thrown { rethrows, .. } if rethrows > most => {
            Err(QueryError::Rethrows { found: rethrows, most })
        }
        _ => {
            // Whoever asks of a card that no play leads to is told so here.
            values.value(Position::of(rules, card))?;
            Moment::new(values, card, named, phase)?.actions()
        }
    }
}

/// A moment of a turn, with the values of the turn.
struct Moment<'a> {
    values: &'a dyn Values,
    card: &'a Card,
    position: Position,
    phase: Phase,
    /// The turn's values; unknown until a box is named where one must be.
    turn: Option<TurnValues>,
}

impl<'a> Moment<'a> {
    fn new(
        values: &'a dyn Values,
        card: &'a Card,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<Moment<'a>, QueryError> {
        let position = Position::of(values.rules(), card);
        let turn = match phase {
            Phase::Naming | Phase::Over => None,
            Phase::FirstThrow | Phase::Thrown { .. } => Some(TurnValues::new(values, position, named)?),
        };
        Ok(Moment { values, card, position, phase, turn })
    }

    fn rules(&self) -> &Ruleset {
        self.values.rules()
    }

    fn hand(&self) -> Option<Hand> {
        match self.phase {
            Phase::Thrown { hand, .. } => Some(hand),
            _ => None,
        }
    }

    /// The rethrows left, chips included.
    fn rethrows(&self) -> u16 {
        match self.phase {
            Phase::Thrown { rethrows, .. } => rethrows,
            _ => FREE_RETHROWS + self.position.chips,
        }
    }

    /// What the card holds without the bonus, which values count as still to come.
    fn written(&self) -> f64 {
        let columns = self.card.totals(self.rules()).columns;
        f64::from(columns.iter().map(|column| column.upper + column.lower).sum::<yatzy_rules::Points>().0)
    }

    /// Every legal action with the final total it leads to.
    fn actions(&self) -> Result<Vec<Advice>, QueryError> {
        let written = self.written();
        let valued = self.valued()?;
        let most = valued.iter().map(|action| action.value).fold(f64::NEG_INFINITY, f64::max);
        Ok(valued
            .iter()
            .map(|&Valued { action, value }| Advice {
                action,
                points: self.points_of(action),
                value: written + value,
                cost: if most - value <= TIE { 0.0 } else { most - value },
            })
            .collect())
    }

    fn valued(&self) -> Result<Vec<Valued>, QueryError> {
        let Some(turn) = &self.turn else {
            let open = self.position.open(self.rules());
            let name = |cell| {
                let turn = TurnValues::new(self.values, self.position, Some(cell))?;
                Ok(Valued { action: Action::Name(cell), value: turn.before_throw() })
            };
            return open.iter().map(name).collect();
        };
        Ok(match self.hand() {
            Some(hand) => turn.actions(hand, self.rethrows()),
            None => vec![Valued { action: Action::Throw(Keep::NOTHING), value: turn.before_throw() }],
        })
    }

    fn points_of(&self, action: Action) -> Option<yatzy_rules::Points> {
        let (Action::Enter(cell), Some(turn), Some(hand)) = (action, &self.turn, self.hand()) else {
            return None;
        };
        turn.enter(hand, self.rethrows(), cell).map(|(entry, _)| entry.points)
    }
}

/// The best of the actions of one kind.
fn best_where(actions: &[Advice], wanted: impl Fn(&Advice) -> bool) -> Option<Advice> {
    let valued: Vec<Valued> = actions
        .iter()
        .filter(|advice| wanted(advice))
        .map(|advice| Valued { action: advice.action, value: advice.value })
        .collect();
    if valued.is_empty() {
        return None;
    }
    let best = best_of(&valued).action;
    actions.iter().find(|advice| advice.action == best).copied()
}
