//! The value and the cost of every action at one point of a turn.

use crate::objective::Objective;
use crate::position::{Position, points_on};
use crate::simulate::TurnPoint;
use crate::table::TableError;
use crate::turn::TurnValues;
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Keep, Phase, Points, Ruleset};

/// Values closer than this are equal, and the first action in the order of [`Adviser::advise`] is the best. Values
/// from a table file are rounded; the limit for them is a hundred times this.
pub const TIE: f64 = 1e-9;

/// An action and its value.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Advice {
    /// [`Action::Name`], [`Action::Throw`] or [`Action::Enter`].
    pub action: Action,
    /// Points of an entry; zero strikes the box. `None` for other actions.
    pub points: Option<Points>,
    /// Value under best play from here on: the expected final total, or the chance of another objective.
    pub value: f64,
    /// Difference to the value of the best action; zero for a tie.
    pub cost: f64,
}

impl Advice {
    /// Actions with their values; the costs are added.
    pub fn among(actions: impl IntoIterator<Item = (Action, f64)>) -> Vec<Advice> {
        let all = actions.into_iter().map(|(action, value)| Advice::new(action, None, value));
        let mut all: Vec<Advice> = all.collect();
        Advice::compare(&mut all, TIE);
        all
    }

    pub(crate) fn new(action: Action, points: Option<Points>, value: f64) -> Advice {
        Advice { action, points, value, cost: 0.0 }
    }

    /// Sets the cost of every action. Differences up to `tie` cost nothing.
    pub(crate) fn compare(actions: &mut [Advice], tie: f64) {
        let most = actions.iter().map(|advice| advice.value).fold(f64::NEG_INFINITY, f64::max);
        for advice in actions {
            let cost = most - advice.value;
            advice.cost = if cost <= tie { 0.0 } else { cost };
        }
    }
}

/// Why an action has no value.
#[derive(Debug, thiserror::Error)]
pub enum QueryError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The hand has another number of dice than the rules.
    #[error("{found} dice instead of {expected}")]
    Dice {
        /// The dice of the rules.
        expected: u8,
        /// The dice of the hand.
        found: u8,
    },
    /// The named box is missing, is not open, or the rules don't name boxes.
    #[error("the named box does not fit the rules and the card")]
    Named,
    /// More chips or rethrows than earlier turns can have saved.
    #[error("{found} rethrows, at most {most}")]
    Rethrows {
        /// Rethrows or chips in the question.
        found: u16,
        /// Upper limit.
        most: u16,
    },
    /// No play leads to these filled cells.
    #[error("no play leads to this card")]
    Unreachable,
    /// The table file could not be read.
    #[error("the table can't be read: {0}")]
    Table(#[from] TableError),
}

impl QueryError {
    /// The stable code of this error on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            QueryError::Over => "advice/over",
            QueryError::Dice { .. } => "advice/dice",
            QueryError::Named => "advice/named",
            QueryError::Rethrows { .. } => "advice/rethrows",
            QueryError::Unreachable => "advice/unreachable",
            QueryError::Table(_) => "advice/table",
        }
    }
}

/// Answers queries about one objective. It reuses its memory, so a query does not allocate, and it caches the last
/// turn.
pub struct Adviser<'a> {
    objective: &'a dyn Objective,
    turn: TurnValues,
    /// The cached turn.
    asked: Option<(Position, Points, Option<Cell>)>,
    advice: Vec<Advice>,
}

impl<'a> Adviser<'a> {
    /// An adviser for an objective.
    pub fn new(objective: &'a dyn Objective) -> Adviser<'a> {
        let turn = TurnValues::empty(objective.moves().clone());
        Adviser { objective, turn, asked: None, advice: Vec::with_capacity(128) }
    }

    /// The value of a card at the start of a turn.
    pub fn value(&self, card: &Card) -> Result<f64, QueryError> {
        let rules = self.objective.rules();
        self.objective.value_at(Position::of(rules, card), points_on(rules, card))
    }

    /// Every distinct action: boxes to name, or the first throw, or entries in the order of the card followed by
    /// rethrows in the order of [`Keep::all_of`]. [`best`] finds the best of them.
    pub fn advise(
        &mut self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        let rules = self.objective.rules();
        self.advise_position(Position::of(rules, card), points_on(rules, card), named, phase)
    }

    /// The same for a position; `points` are the points already on the card.
    pub fn advise_position(
        &mut self,
        position: Position,
        points: Points,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        self.advice.clear();
        check(self.objective.rules(), position, named, phase)?;
        match phase {
            Phase::Over => return Err(QueryError::Over),
            Phase::Naming => {
                for cell in position.open(self.objective.rules()).iter() {
                    let value = self.before_throw(position, points, Some(cell))?;
                    self.advice.push(Advice::new(Action::Name(cell), None, value));
                }
            }
            Phase::FirstThrow => {
                let value = self.before_throw(position, points, named)?;
                self.advice.push(Advice::new(Action::Throw(Keep::NOTHING), None, value));
            }
            Phase::Thrown { hand, rethrows } => {
                self.look_at(position, points, named)?;
                self.turn.climb(self.objective, rethrows.into())?;
                self.turn.list(hand, rethrows, &mut self.advice);
            }
        }
        Advice::compare(&mut self.advice, self.objective.tie());
        Ok(&self.advice)
    }

    /// The best action.
    pub fn best(&mut self, card: &Card, named: Option<Cell>, phase: Phase) -> Result<Advice, QueryError> {
        self.advise(card, named, phase).map(|advice| *best(advice))
    }

    /// The values of a whole turn.
    pub fn turn(&mut self, card: &Card, named: Option<Cell>) -> Result<&TurnValues, QueryError> {
        let rules = self.objective.rules();
        let (position, points) = (Position::of(rules, card), points_on(rules, card));
        check(rules, position, named, Phase::FirstThrow)?;
        self.before_throw(position, points, named)?;
        Ok(&self.turn)
    }

    /// The value of a point of a turn, without the points on the card.
    pub(crate) fn value_of(
        &mut self,
        position: Position,
        named: Option<Cell>,
        point: TurnPoint,
    ) -> Result<f64, QueryError> {
        match point {
            TurnPoint::Start => self.before_throw(position, Points::ZERO, named),
            TurnPoint::Thrown(hand, rethrows) => {
                self.look_at(position, Points::ZERO, named)?;
                self.turn.climb(self.objective, rethrows.into())?;
                Ok(self.turn.best(hand, rethrows))
            }
            TurnPoint::Kept(keep, rethrows) => {
                self.look_at(position, Points::ZERO, named)?;
                self.turn.climb(self.objective, rethrows.into())?;
                self.turn.keep(keep, rethrows).ok_or(QueryError::Rethrows { found: 1, most: 0 })
            }
        }
    }

    fn before_throw(
        &mut self,
        position: Position,
        points: Points,
        named: Option<Cell>,
    ) -> Result<f64, QueryError> {
        self.look_at(position, points, named)?;
        self.turn.climb_all(self.objective)?;
        Ok(self.turn.before_throw())
    }

    /// Prepares a turn unless it is the cached one.
    fn look_at(&mut self, position: Position, points: Points, named: Option<Cell>) -> Result<(), QueryError> {
        let asked = Some((position, points, named));
        if self.asked != asked {
            self.asked = None;
            self.turn.look_at(self.objective, position, points, named)?;
            self.asked = asked;
        }
        Ok(())
    }
}

/// Whether the position, the named box and the phase fit the rules and each other.
fn check(rules: &Ruleset, position: Position, named: Option<Cell>, phase: Phase) -> Result<(), QueryError> {
    let open = position.open(rules);
    if !position.filled.without(rules.cells()).is_empty() {
        return Err(QueryError::Unreachable);
    }
    let fits = match named {
        Some(cell) => rules.declares() && open.contains(cell) && phase != Phase::Naming,
        None => rules.declares() == (phase == Phase::Naming),
    };
    let turns = position.filled.len() as u16;
    let saved = if rules.has_chips() { turns * FREE_RETHROWS } else { 0 };
    let most = position.chips + FREE_RETHROWS;
    match phase {
        Phase::Over => Err(QueryError::Over),
        _ if open.is_empty() => Err(QueryError::Over),
        _ if !fits => Err(QueryError::Named),
        _ if position.chips > saved => Err(QueryError::Rethrows { found: position.chips, most: saved }),
        Phase::Thrown { hand, .. } if hand.len() != rules.dice() => {
            Err(QueryError::Dice { expected: rules.dice(), found: hand.len() })
        }
        Phase::Thrown { rethrows, .. } if rethrows > most => {
            Err(QueryError::Rethrows { found: rethrows, most })
        }
        _ => Ok(()),
    }
}

/// The first action without cost.
///
/// # Panics
/// If `advice` is empty.
pub fn best(advice: &[Advice]) -> &Advice {
    advice.iter().find(|advice| advice.cost == 0.0).expect("there is always something to do")
}
