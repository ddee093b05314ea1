//! Questions: what is every action worth at this moment of a turn?

use crate::objective::Objective;
use crate::position::{Position, points_on};
use crate::table::TableError;
use crate::turn::TurnValues;
use yatzy_rules::{Action, Card, Cell, FREE_RETHROWS, Keep, Phase, Points, Ruleset};

/// Values closer than this are equal; then the first action in the order of [`Adviser::advise`] is best.
/// Values from a table file are rounded, and equal when they are closer than a hundred times this.
pub const TIE: f64 = 1e-9;

/// One action and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Advice {
    /// [`Action::Name`], [`Action::Throw`] or [`Action::Enter`].
    pub action: Action,
    /// What an entry writes into its box; zero strikes it. `None` for other actions.
    pub points: Option<Points>,
    /// What this is worth if play is best from then on: the expected final total, where that is what is played for.
    pub value: f64,
    /// How much less that is than with the best action; zero where that is a tie.
    pub cost: f64,
}

impl Advice {
    /// Some actions with what they are worth, and what each then costs against the best.
    pub fn among(actions: impl IntoIterator<Item = (Action, f64)>) -> Vec<Advice> {
        let all = actions.into_iter().map(|(action, value)| Advice::new(action, None, value));
        let mut all: Vec<Advice> = all.collect();
        Advice::compare(&mut all, TIE);
        all
    }

    pub(crate) fn new(action: Action, points: Option<Points>, value: f64) -> Advice {
        Advice { action, points, value, cost: 0.0 }
    }

    /// Says of each action what it costs against the best; nothing where they are closer than `tie`.
    pub(crate) fn compare(actions: &mut [Advice], tie: f64) {
        let most = actions.iter().map(|advice| advice.value).fold(f64::NEG_INFINITY, f64::max);
        for advice in actions {
            let cost = most - advice.value;
            advice.cost = if cost <= tie { 0.0 } else { cost };
        }
    }
}

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub enum QueryError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A hand of another number of dice.
    #[error("{found} dice instead of {expected}")]
    Dice {
        /// The dice of the rules.
        expected: u8,
        /// The dice of the hand.
        found: u8,
    },
    /// The rules want a box named, and none is; or it is not open; or they want none.
    #[error("the named box does not fit the rules and the card")]
    Named,
    /// More chips or rethrows than the turns so far can have saved.
    #[error("{found} rethrows, at most {most}")]
    Rethrows {
        /// The rethrows, or chips.
        found: u16,
        /// The most there can be.
        most: u16,
    },
    /// The rules never lead to these filled cells.
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

/// Answers questions about whatever is played for. It owns the memory it needs, so that asking allocates nothing, and
/// remembers the turn it last looked at.
pub struct Adviser<'a> {
    worth: &'a dyn Objective,
    turn: TurnValues,
    /// The turn that is looked at.
    asked: Option<(Position, Points, Option<Cell>)>,
    advice: Vec<Advice>,
}

impl<'a> Adviser<'a> {
    /// Someone to ask.
    pub fn new(worth: &'a dyn Objective) -> Adviser<'a> {
        let turn = TurnValues::empty(worth.moves().clone());
        Adviser { worth, turn, asked: None, advice: Vec::with_capacity(128) }
    }

    /// What a card is worth at the start of a turn.
    pub fn value(&self, card: &Card) -> Result<f64, QueryError> {
        let rules = self.worth.rules();
        self.worth.value_at(Position::of(rules, card), points_on(rules, card))
    }

    /// Every distinct action at this moment: boxes to name, or the first throw; else entries in the order
    /// of the card, then rethrows in the order of [`Keep::all_of`]. [`best`] finds the best of them.
    pub fn advise(
        &mut self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        let rules = self.worth.rules();
        self.advise_position(Position::of(rules, card), points_on(rules, card), named, phase)
    }

    /// The same for a position, with the points that were made on the way to it.
    pub fn advise_position(
        &mut self,
        position: Position,
        points: Points,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        self.advice.clear();
        check(self.worth.rules(), position, named, phase)?;
        match phase {
            Phase::Over => return Err(QueryError::Over),
            Phase::Naming => {
                for cell in position.open(self.worth.rules()).iter() {
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
                self.turn.climb(self.worth, rethrows.into())?;
                self.turn.list(hand, rethrows, &mut self.advice);
            }
        }
        Advice::compare(&mut self.advice, self.worth.tie());
        Ok(&self.advice)
    }

    /// The best action at this moment.
    pub fn best(&mut self, card: &Card, named: Option<Cell>, phase: Phase) -> Result<Advice, QueryError> {
        self.advise(card, named, phase).map(|advice| *best(advice))
    }

    /// The whole turn on a card.
    pub fn turn(&mut self, card: &Card, named: Option<Cell>) -> Result<&TurnValues, QueryError> {
        let rules = self.worth.rules();
        let (position, points) = (Position::of(rules, card), points_on(rules, card));
        check(rules, position, named, Phase::FirstThrow)?;
        self.before_throw(position, points, named)?;
        Ok(&self.turn)
    }

    fn before_throw(
        &mut self,
        position: Position,
        points: Points,
        named: Option<Cell>,
    ) -> Result<f64, QueryError> {
        self.look_at(position, points, named)?;
        self.turn.climb_all(self.worth)?;
        Ok(self.turn.before_throw())
    }

    /// Makes ready for a turn, unless it is the one looked at last.
    fn look_at(&mut self, position: Position, points: Points, named: Option<Cell>) -> Result<(), QueryError> {
        let asked = Some((position, points, named));
        if self.asked != asked {
            self.asked = None;
            self.turn.look_at(self.worth, position, points, named)?;
            self.asked = asked;
        }
        Ok(())
    }
}

/// Whether there is such a moment.
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

/// The best of some advice: the first that costs nothing.
///
/// # Panics
/// If there is none.
pub fn best(advice: &[Advice]) -> &Advice {
    advice.iter().find(|advice| advice.cost == 0.0).expect("there is always something to do")
}
