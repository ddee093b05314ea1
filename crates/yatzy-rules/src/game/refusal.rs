//! Refusals of the rules. Each carries the facts that its sentence needs.

use crate::{Cell, CellSet, Hand, Keep, Points, Seat};

/// Why an action or an event is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is no such seat.
    #[error("no seat {0}")]
    NoSuchSeat(Seat),
    /// It is another seat's turn.
    #[error("seat {turn_of} is to play, not {seat}")]
    NotYourTurn { seat: Seat, turn_of: Seat },
    /// The seat has left the game.
    #[error("seat {0} has left")]
    SeatLeft(Seat),
    /// Seats can be added in the first round only.
    #[error("the first round is over")]
    TooLateToJoin,
    /// There is no such box on this card.
    #[error("no such cell")]
    NoSuchCell,
    /// A box must be named before the first throw.
    #[error("name a box first")]
    NameFirst,
    /// The rules have no declared boxes.
    #[error("boxes are not named in this game")]
    NothingToName,
    /// A box is already named, or dice have been thrown.
    #[error("a box is named already")]
    AlreadyNamed,
    /// There is no hand to enter yet.
    #[error("throw first")]
    ThrowFirst,
    /// Both free rethrows are used and no chip is left.
    #[error("no rethrow left")]
    NoRethrow,
    /// The first throw of a turn is with all dice.
    #[error("the first throw is with all dice")]
    FirstThrowWithAll,
    /// A rethrow throws at least one die.
    #[error("a rethrow with no die")]
    NothingThrown,
    /// The keep is not within the hand.
    #[error("{keep} is not within {hand}")]
    NotInHand { keep: Keep, hand: Hand },
    /// The number of fallen dice differs from the number thrown.
    #[error("{found} dice fell instead of {expected}")]
    DiceCount { expected: u8, found: u8 },
    /// The box is filled.
    #[error("cell {0:?} is taken")]
    BoxTaken(Cell),
    /// The order rule does not allow this box yet.
    #[error("cell {cell:?} is not allowed yet")]
    OutOfOrder {
        cell: Cell,
        /// The boxes allowed now.
        allowed: CellSet,
    },
    /// Chance is a last resort, and the hand scores elsewhere.
    #[error("chance is a last resort")]
    ChanceIsLastResort {
        /// The boxes in which the hand scores.
        scores: CellSet,
    },
    /// The hand misses the named box and scores in another one, so chance is not allowed. Every other open box takes
    /// a zero.
    #[error("chance is a last resort after a miss")]
    ChanceAfterMiss {
        /// The open boxes in which the hand would have scored, had one of them been named.
        scores: CellSet,
    },
    /// A zero is a last resort, and the hand scores somewhere.
    #[error("a zero is a last resort")]
    ZeroIsLastResort {
        cell: Cell,
        /// The boxes in which the hand scores.
        scores: CellSet,
    },
    /// The hand scores in the named box and must be entered there.
    #[error("the named cell {named:?} scores")]
    NamedBoxScores { named: Cell },
    /// A joker must be entered in certain boxes.
    #[error("a joker goes to {cells:?}")]
    JokerHasItsPlace {
        /// The allowed boxes.
        cells: CellSet,
    },
    /// The points do not match the hand.
    #[error("{found} points instead of {expected}")]
    WrongPoints { expected: Points, found: Points },
    /// The points of the extra yatzy do not match the hand.
    #[error("{found} extra points instead of {expected}")]
    WrongExtra { expected: Points, found: Points },
    /// No hand gives these points in this box on this card.
    #[error("{found} points are not possible in {cell:?}")]
    ImpossiblePoints {
        cell: Cell,
        found: Points,
        /// The possible points.
        possible: Vec<Points>,
    },
    /// No extra yatzy is possible in this box on this card.
    #[error("no extra yatzy here")]
    NoExtraYatzy,
    /// Only a game with real dice accepts table turns.
    #[error("this game is played with the program's dice")]
    NotFromTheTable,
    /// With chips, a table turn must state its number of throws.
    #[error("how many throws?")]
    ThrowsNeeded,
    /// No throws, or more than the turn can have.
    #[error("{found} throws, at most {most}")]
    ThrowCount { found: u16, most: u16 },
    /// The turn has throws already and can't be entered as a whole.
    #[error("the turn has begun")]
    TurnHasBegun,
    /// There is no choice to undo.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// Throws of the program's dice can't be undone.
    #[error("a throw stands")]
    ThrowStands,
    /// There is no such finished turn.
    #[error("no turn {round}.{seat}")]
    NoSuchTurn { round: u16, seat: Seat },
    /// A correction would make a later turn illegal.
    #[error("then turn {round}.{seat} would be illegal: {because}")]
    LaterTurn {
        round: u16,
        seat: Seat,
        /// The refusal of the later turn.
        because: Box<Refusal>,
    },
}

impl Refusal {
    /// The stable code of this refusal in the API.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "rule/game-over",
            Refusal::NoSuchSeat(_) => "rule/no-such-seat",
            Refusal::NotYourTurn { .. } => "rule/not-your-turn",
            Refusal::SeatLeft(_) => "rule/seat-left",
            Refusal::TooLateToJoin => "rule/too-late-to-join",
            Refusal::NoSuchCell => "rule/no-such-cell",
            Refusal::NameFirst => "rule/name-first",
            Refusal::NothingToName => "rule/nothing-to-name",
            Refusal::AlreadyNamed => "rule/already-named",
            Refusal::ThrowFirst => "rule/throw-first",
            Refusal::NoRethrow => "rule/no-rethrow",
            Refusal::FirstThrowWithAll => "rule/first-throw-with-all",
            Refusal::NothingThrown => "rule/nothing-thrown",
            Refusal::NotInHand { .. } => "rule/not-in-hand",
            Refusal::DiceCount { .. } => "rule/dice-count",
            Refusal::BoxTaken(_) => "rule/box-taken",
            Refusal::OutOfOrder { .. } => "rule/out-of-order",
            Refusal::ChanceIsLastResort { .. } | Refusal::ChanceAfterMiss { .. } => {
                "rule/chance-is-last-resort"
            }
            Refusal::ZeroIsLastResort { .. } => "rule/zero-is-last-resort",
            Refusal::NamedBoxScores { .. } => "rule/named-box-scores",
            Refusal::JokerHasItsPlace { .. } => "rule/joker-has-its-place",
            Refusal::WrongPoints { .. } => "rule/wrong-points",
            Refusal::WrongExtra { .. } => "rule/wrong-extra",
            Refusal::ImpossiblePoints { .. } => "rule/impossible-points",
            Refusal::NoExtraYatzy => "rule/no-extra-yatzy",
            Refusal::NotFromTheTable => "rule/not-from-the-table",
            Refusal::ThrowsNeeded => "rule/throws-needed",
            Refusal::ThrowCount { .. } => "rule/throw-count",
            Refusal::TurnHasBegun => "rule/turn-has-begun",
            Refusal::NothingToTakeBack => "rule/nothing-to-take-back",
            Refusal::ThrowStands => "rule/throw-stands",
            Refusal::NoSuchTurn { .. } => "rule/no-such-turn",
            Refusal::LaterTurn { .. } => "rule/later-turn",
        }
    }
}
