//! Where and why a text is no record.

use crate::{Hand, HandError, Keep, Points, Refusal, RulesHash, RulesetProblem, Seat};

/// The longest record that is read at all, in bytes.
pub const MAX_RECORD_LEN: usize = 16 * 1024 * 1024;

/// Where and why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// Longer than any game.
    #[error("longer than {MAX_RECORD_LEN} bytes")]
    TooLong,
    /// The first line is not that of a record.
    #[error("not a record")]
    NotARecord,
    /// A record of a later version than this program knows.
    #[error("version {found}")]
    Version {
        /// The version found.
        found: String,
    },
    /// A line that means nothing here.
    #[error("`{word}` means nothing here")]
    UnknownLine {
        /// Its first word.
        word: String,
    },
    /// A line that must stand above the turns is missing.
    #[error("`{word}` is missing")]
    Missing {
        /// Its first word.
        word: &'static str,
    },
    /// A line that may stand only once.
    #[error("`{word}` stands twice")]
    Twice {
        /// Its first word.
        word: &'static str,
    },
    /// A line of the rules that can't be read.
    #[error("the rules can't be read")]
    RulesLine,
    /// Rules that make no sense.
    #[error("the rules make no sense: {0}")]
    Ruleset(RulesetProblem),
    /// The rules were changed: they don't give the hash that the record states.
    #[error("the rules hash to {expected}, not {found}")]
    WrongHash {
        /// The hash of the rules.
        expected: RulesHash,
        /// The hash stated.
        found: RulesHash,
    },
    /// A value that can't be read.
    #[error("`{value}` is no {word}")]
    BadValue {
        /// What it should be.
        word: &'static str,
        /// What stands there.
        value: String,
    },
    /// Seats must be numbered 1, 2, 3 …
    #[error("seat {found} instead of {expected}")]
    SeatNumber {
        /// The number that comes next.
        expected: Seat,
        /// What stands there.
        found: String,
    },
    /// A line of a turn is cut short or has something too much.
    #[error("after `{after}`, expected {expected}")]
    BadTurn {
        /// The last word that was understood.
        after: String,
        /// What should follow.
        expected: TurnPart,
    },
    /// Dice that can't be read.
    #[error(transparent)]
    Hand(HandError),
    /// There is no such box.
    #[error("no box `{id}`")]
    NoSuchBox {
        /// What stands there.
        id: String,
    },
    /// A die changed although it was kept.
    #[error("{keep} was kept, but the next throw shows {hand}")]
    DieChanged {
        /// What was kept.
        keep: Keep,
        /// What lay there afterwards.
        hand: Hand,
    },
    /// Another turn than the one that comes next.
    #[error("turn {found_round}.{found_seat} instead of {round}.{seat}")]
    WrongTurn {
        /// The round that comes next.
        round: u16,
        /// The seat that comes next.
        seat: Seat,
        /// The round that stands there.
        found_round: u16,
        /// The seat that stands there.
        found_seat: Seat,
    },
    /// A line after the end of the game, or a new turn after one that is not finished.
    #[error("nothing can follow here")]
    AfterTheEnd,
    /// A crossed-out line without the line that replaces it.
    #[error("a crossed-out line stands alone")]
    CrossedOutAlone,
    /// The rules refuse the turn.
    #[error(transparent)]
    Refused(Refusal),
    /// The total stated is not the total of the card.
    #[error("a total of {found} instead of {expected}")]
    WrongTotal {
        /// The total of the card.
        expected: Points,
        /// The total stated.
        found: Points,
    },
    /// What a device brought to a throw that was never made.
    #[error("there is no throw {number}")]
    NoSuchThrow {
        /// The number of the throw.
        number: u32,
    },
    /// The chain breaks here: this, or something that it is bound to, was changed.
    #[error("the chain breaks")]
    Chain,
}

/// What a line of a turn may consist of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPart {
    /// Round and seat, as in `3.1`.
    Number,
    /// A box.
    Box,
    /// A hand, as in `1-4-4-6-6`.
    Hand,
    /// Points.
    Points,
    /// A number of throws.
    Throws,
    /// The end of the line, or a remark.
    End,
}

impl std::fmt::Display for TurnPart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            TurnPart::Number => "round and seat",
            TurnPart::Box => "a box",
            TurnPart::Hand => "a hand",
            TurnPart::Points => "points",
            TurnPart::Throws => "a number of throws",
            TurnPart::End => "nothing more",
        })
    }
}

impl RecordProblem {
    /// The stable code of this problem on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            RecordProblem::TooLong => "record/too-long",
            RecordProblem::NotARecord => "record/not-a-record",
            RecordProblem::Version { .. } => "record/version",
            RecordProblem::UnknownLine { .. } => "record/unknown-line",
            RecordProblem::Missing { .. } => "record/missing",
            RecordProblem::Twice { .. } => "record/twice",
            RecordProblem::RulesLine => "record/rules-line",
            RecordProblem::Ruleset(reason) => reason.code(),
            RecordProblem::WrongHash { .. } => "record/wrong-hash",
            RecordProblem::BadValue { .. } => "record/bad-value",
            RecordProblem::SeatNumber { .. } => "record/seat-number",
            RecordProblem::BadTurn { .. } => "record/bad-turn",
            RecordProblem::Hand(error) => error.code(),
            RecordProblem::NoSuchBox { .. } => "record/no-such-box",
            RecordProblem::DieChanged { .. } => "record/die-changed",
            RecordProblem::WrongTurn { .. } => "record/wrong-turn",
            RecordProblem::AfterTheEnd => "record/after-the-end",
            RecordProblem::CrossedOutAlone => "record/crossed-out-alone",
            RecordProblem::Refused(refusal) => refusal.code(),
            RecordProblem::WrongTotal { .. } => "record/wrong-total",
            RecordProblem::NoSuchThrow { .. } => "record/no-such-throw",
            RecordProblem::Chain => "record/chain",
        }
    }
}
