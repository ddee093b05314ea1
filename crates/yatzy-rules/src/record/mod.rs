//! Records: a game as a text file that a person can read and type and a program can replay. The format is
//! described in `docs/record.md`.

mod error;
mod header;
mod line;
mod reader;
mod writer;

pub use error::{MAX_RECORD_LEN, RecordError, RecordProblem, TurnPart};
pub use header::{Date, MAX_NAME_LEN};

use crate::fair::Proof;
use crate::{Game, Seat};

/// A game with all that belongs to it.
///
/// ```
/// use std::sync::Arc;
/// use yatzy_rules::{Catalogue, DiceSource, Game, Record};
/// let rules = Catalogue::get().rules("tactic-sv").expect("tactic-sv is in the catalogue");
/// let record = Record {
///     edition: Some("tactic-sv".into()),
///     date: "2026-06-20".parse().ok(),
///     names: vec!["Anna".into(), "Björn".into()],
///     game: Game::new(rules, 2, DiceSource::Table),
///     proof: None,
/// };
/// let text = record.to_string();
/// assert_eq!(Record::parse(&text)?, record);
/// # Ok::<(), yatzy_rules::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The edition that was played; `None` for rules of one's own.
    pub edition: Option<String>,
    /// The day it was played.
    pub date: Option<Date>,
    /// The name of each seat, latecomers at the end. Names are on one line, see [`MAX_NAME_LEN`].
    pub names: Vec<String>,
    /// The game itself.
    pub game: Game,
    /// What the program's dice are checked by.
    pub proof: Option<Proof>,
}

impl Record {
    /// The name of a seat; empty if there is no such seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(usize::from(seat.0)).map_or("", String::as_str)
    }
}
