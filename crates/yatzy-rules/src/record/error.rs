//! Why a text is not a record, and where.

use super::reader::form;
use crate::{Hand, HandError, Keep, Points, Refusal, RulesHash, RulesetProblem, Seat};

/// The longest accepted record, in bytes.
pub const MAX_RECORD_LEN: usize = 16 * 1024 * 1024;

/// Why a record is refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line number, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum RecordProblem {
    /// Longer than any game.
    #[error("longer than {MAX_RECORD_LEN} bytes")]
    TooLong,
    /// The first line is not that of a record.
    #[error("not a record")]
    NotARecord,
    /// A record of a newer version of the format.
    #[error("version {found}")]
    Version { found: String },
    /// An unknown line.
    #[error("`{word}` means nothing here")]
    UnknownLine {
        word: String,
        /// First words of lines that are allowed there.
        known: &'static [&'static str],
    },
    /// A required line is missing above the turns.
    #[error("`{word}` is missing")]
    Missing { word: &'static str },
    /// A line that is allowed only once.
    #[error("`{word}` stands twice")]
    Twice { word: &'static str },
    /// An unreadable line of the rules.
    #[error("the rules can't be read")]
    RulesLine {
        /// How such a line is written.
        form: &'static str,
    },
    /// Invalid rules.
    #[error("the rules make no sense: {0}")]
    Ruleset(RulesetProblem),
    /// The rules do not match the stated hash.
    #[error("the rules hash to {expected}, not {found}")]
    WrongHash { expected: RulesHash, found: RulesHash },
    /// An unreadable value.
    #[error("`{value}` is no {word}")]
    BadValue { word: &'static str, value: String },
    /// Seats must be numbered 1, 2, 3 …
    #[error("seat {found} instead of {expected}")]
    SeatNumber { expected: Seat, found: String },
    /// The line of a turn is incomplete or has extra words.
    #[error("after `{after}`, expected {expected}")]
    BadTurn {
        /// The last word that was read.
        after: String,
        /// The expected next part.
        expected: TurnPart,
    },
    /// Unreadable dice.
    #[error(transparent)]
    Hand(HandError),
    #[error("no box `{id}`")]
    NoSuchBox { id: String },
    /// A kept die changed.
    #[error("{keep} was kept, but the next throw shows {hand}")]
    DieChanged {
        keep: Keep,
        /// The next hand.
        hand: Hand,
    },
    /// Another turn than the next one.
    #[error("turn {found_round}.{found_seat} instead of {round}.{seat}")]
    WrongTurn { round: u16, seat: Seat, found_round: u16, found_seat: Seat },
    /// A line after the end of the game, or a new turn after an unfinished one.
    #[error("nothing can follow here")]
    AfterTheEnd,
    /// A crossed-out line without its replacement.
    #[error("a crossed-out line stands alone")]
    CrossedOutAlone,
    /// The rules refuse the turn.
    #[error(transparent)]
    Refused(Refusal),
    /// The stated total is not the total of the card.
    #[error("a total of {found} instead of {expected}")]
    WrongTotal { expected: Points, found: Points },
    /// Bytes for a throw that does not exist.
    #[error("there is no throw {number}")]
    NoSuchThrow { number: u32 },
    /// The chain breaks here: this line, or something that it depends on, was changed.
    #[error("the chain breaks")]
    Chain,
}

/// A part of the line of a turn.
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
    /// How the line of an unreadable value is written.
    pub fn form(&self) -> Option<&'static str> {
        match self {
            RecordProblem::BadValue { word, .. } => Some(form(word)),
            _ => None,
        }
    }

    /// The stable code of this problem in the API.
    pub fn code(&self) -> &'static str {
        match self {
            RecordProblem::TooLong => "record/too-long",
            RecordProblem::NotARecord => "record/not-a-record",
            RecordProblem::Version { .. } => "record/version",
            RecordProblem::UnknownLine { .. } => "record/unknown-line",
            RecordProblem::Missing { .. } => "record/missing",
            RecordProblem::Twice { .. } => "record/twice",
            RecordProblem::RulesLine { .. } => "record/rules-line",
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
