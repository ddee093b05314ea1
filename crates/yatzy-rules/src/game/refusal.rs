//! Why the rules refuse something. Every refusal carries the facts that a sentence needs.

use crate::{Cell, CellSet, Hand, Keep, Points, Seat};

/// Why an action or an event is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// There is no such seat.
    #[error("no seat {0}")]
    NoSuchSeat(Seat),
    /// Another seat is to play.
    #[error("seat {turn_of} is to play, not {seat}")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Whose turn it is.
        turn_of: Seat,
    },
    /// The seat has left the game.
    #[error("seat {0} has left")]
    SeatLeft(Seat),
    /// New seats are for the first round only.
    #[error("the first round is over")]
    TooLateToJoin,
    /// There is no such box on this card.
    #[error("no such cell")]
    NoSuchCell,
    /// The rules want a box named before the first throw.
    #[error("name a box first")]
    NameFirst,
    /// These rules know no named boxes.
    #[error("boxes are not named in this game")]
    NothingToName,
    /// A box is named already, or dice have been thrown.
    #[error("a box is named already")]
    AlreadyNamed,
    /// There is no throw yet to enter.
    #[error("throw first")]
    ThrowFirst,
    /// Nothing is left to throw with: both free rethrows are taken and there is no chip.
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
    NotInHand {
        /// What was to be kept.
        keep: Keep,
        /// What lies there.
        hand: Hand,
    },
    /// Another number of dice fell than was thrown.
    #[error("{found} dice fell instead of {expected}")]
    DiceCount {
        /// How many were thrown.
        expected: u8,
        /// How many fell.
        found: u8,
    },
    /// The box is filled.
    #[error("cell {0:?} is taken")]
    BoxTaken(Cell),
    /// Under an order rule, another box's turn.
    #[error("cell {cell:?} is not allowed yet")]
    OutOfOrder {
        /// The box asked for.
        cell: Cell,
        /// The boxes allowed now.
        allowed: CellSet,
    },
    /// Chance is a last resort, and the throw scores elsewhere.
    #[error("chance is a last resort")]
    ChanceIsLastResort {
        /// Where the throw scores.
        scores: CellSet,
    },
    /// A zero is a last resort, and the throw scores somewhere.
    #[error("a zero is a last resort")]
    ZeroIsLastResort {
        /// The box asked for.
        cell: Cell,
        /// Where the throw scores.
        scores: CellSet,
    },
    /// The throw scores in the box that was named, so it goes there.
    #[error("the named cell {named:?} scores")]
    NamedBoxScores {
        /// The box named.
        named: Cell,
    },
    /// A joker has its place.
    #[error("a joker goes to {cells:?}")]
    JokerHasItsPlace {
        /// Where it may go.
        cells: CellSet,
    },
    /// The points don't fit the throw.
    #[error("{found} points instead of {expected}")]
    WrongPoints {
        /// What the rules pay.
        expected: Points,
        /// What was written.
        found: Points,
    },
    /// The extra yatzy's points don't fit the throw.
    #[error("{found} extra points instead of {expected}")]
    WrongExtra {
        /// What the rules pay.
        expected: Points,
        /// What was written.
        found: Points,
    },
    /// No hand gives these points in this box, on this card.
    #[error("{found} points are not possible in {cell:?}")]
    ImpossiblePoints {
        /// The box.
        cell: Cell,
        /// What was claimed.
        found: Points,
        /// What is possible.
        possible: Vec<Points>,
    },
    /// No extra yatzy can be claimed in this box, on this card.
    #[error("no extra yatzy here")]
    NoExtraYatzy,
    /// Only a game with real dice takes turns from the table.
    #[error("this game is played with the program's dice")]
    NotFromTheTable,
    /// With chips, the number of throws of a turn from the table must be told.
    #[error("how many throws?")]
    ThrowsNeeded,
    /// More throws than the turn had, or none.
    #[error("{found} throws, at most {most}")]
    ThrowCount {
        /// What was told.
        found: u16,
        /// The most there can have been.
        most: u16,
    },
    /// The turn has throws already; it can't be entered as a whole.
    #[error("the turn has begun")]
    TurnHasBegun,
    /// There is nothing to take back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// Throws of the program's dice stand.
    #[error("a throw stands")]
    ThrowStands,
    /// There is no such finished turn.
    #[error("no turn {round}.{seat}")]
    NoSuchTurn {
        /// The round asked for.
        round: u16,
        /// The seat asked for.
        seat: Seat,
    },
    /// A correction would make a later turn illegal.
    #[error("then turn {round}.{seat} would be illegal: {because}")]
    LaterTurn {
        /// The later turn's round.
        round: u16,
        /// The later turn's seat.
        seat: Seat,
        /// What would be wrong with it.
        because: Box<Refusal>,
    },
}

impl Refusal {
    /// The stable code of this refusal on the wire.
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
            Refusal::ChanceIsLastResort { .. } => "rule/chance-is-last-resort",
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
