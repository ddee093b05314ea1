//! Records: a game as a text file that people can read and type and a program can replay. `docs/record.md`
//! describes the format.

mod chain;
mod error;
mod header;
mod line;
mod log;
mod reader;
mod seat;
mod writer;

pub use chain::{Chain, Facts, Link, SealedSeat};
pub use error::{MAX_RECORD_LEN, RecordError, RecordProblem, TurnPart};
pub use header::Date;
pub use seat::RecordSeat;

use crate::fair::Proof;
use crate::{Game, Names, Player, Seat};

/// A game with everything that belongs to it.
///
/// ```
/// use std::sync::Arc;
/// use yatzy_rules::{Catalogue, DiceSource, Game, Record, RecordSeat};
/// let rules = Catalogue::get().rules("tactic-sv").expect("tactic-sv is in the catalogue");
/// let record = Record {
///     edition: Some("tactic-sv".into()),
///     date: "2026-06-20".parse().ok(),
///     ..Record::new(
///         vec![RecordSeat::person("Anna"), RecordSeat::computer("", "club")],
///         Game::new(rules, 2, DiceSource::Table),
///     )
/// };
/// let text = record.to_string();
/// assert_eq!(Record::parse(&text)?, record);
/// # Ok::<(), yatzy_rules::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Record {
    /// The edition; `None` for a custom ruleset.
    pub edition: Option<String>,
    /// The day of the game.
    pub date: Option<Date>,
    /// The names in a custom ruleset: title, boxes and rows.
    pub own_names: Names,
    /// All seats, late ones at the end.
    pub seats: Vec<RecordSeat>,
    pub game: Game,
    /// The data to verify the program's dice.
    pub proof: Option<Proof>,
    /// All links in order, starting with the first seats. The chain is computed from them. `None` if the log
    /// was not kept.
    pub log: Option<Vec<Link>>,
}

impl Record {
    /// A record of a game without further facts.
    pub fn new(seats: Vec<RecordSeat>, game: Game) -> Record {
        Record { edition: None, date: None, own_names: Names::default(), seats, game, proof: None, log: None }
    }

    /// The facts that never change.
    pub fn facts(&self) -> Facts<'_> {
        Facts {
            edition: self.edition.as_deref(),
            own_names: &self.own_names,
            rules: self.game.rules(),
            date: self.date,
            source: self.game.source(),
            bound: self.proof.as_ref().map(|proof| (proof.game_id.as_str(), proof.commitment)),
            of_match: self.proof.as_ref().and_then(|proof| proof.of_match.as_ref()),
        }
    }

    /// The chain of the log.
    pub fn chain(&self) -> Option<Chain> {
        self.log.as_ref().map(|links| Chain::of(&self.facts(), links))
    }

    /// A seat; `None` if there is no such seat.
    pub fn seat(&self, seat: Seat) -> Option<&RecordSeat> {
        self.seats.get(usize::from(seat.0))
    }

    /// The name of a seat; empty if it has none.
    pub fn name(&self, seat: Seat) -> &str {
        self.seat(seat).map_or("", |seat| &seat.name)
    }

    /// The player of a seat; [`Player::Open`] if the seat does not exist.
    pub fn player(&self, seat: Seat) -> &Player {
        self.seat(seat).map_or(&Player::Open, |seat| &seat.player)
    }
}
