//! Records: a game as a text file that a person can read and type and a program can replay. The format is
//! described in `docs/record.md`.

mod chain;
mod error;
mod header;
mod line;
mod log;
mod reader;
mod seat;
mod writer;

pub use chain::{Chain, Facts, Link, Sitting};
pub use error::{MAX_RECORD_LEN, RecordError, RecordProblem, TurnPart};
pub use header::Date;
pub use seat::RecordSeat;

use crate::fair::Proof;
use crate::{Game, Names, Player, Seat};

/// A game with all that belongs to it.
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
pub struct Record {
    /// The edition that was played; `None` for rules of one's own.
    pub edition: Option<String>,
    /// The day it was played.
    pub date: Option<Date>,
    /// What rules of one's own call the game, its boxes and its rows.
    pub own_names: Names,
    /// Each seat, latecomers at the end.
    pub seats: Vec<RecordSeat>,
    /// The game itself.
    pub game: Game,
    /// What the program's dice are checked by.
    pub proof: Option<Proof>,
    /// Everything that happened, in the order in which it happened, beginning with each first seat: what its chain is
    /// taken over. `None` where nobody kept it.
    pub log: Option<Vec<Link>>,
}

impl Record {
    /// A game of which nothing more is known.
    pub fn new(seats: Vec<RecordSeat>, game: Game) -> Record {
        Record { edition: None, date: None, own_names: Names::default(), seats, game, proof: None, log: None }
    }

    /// What never changes in it.
    pub fn facts(&self) -> Facts<'_> {
        Facts {
            edition: self.edition.as_deref(),
            own_names: &self.own_names,
            rules: self.game.rules(),
            date: self.date,
            source: self.game.source(),
            bound: self.proof.as_ref().map(|proof| (proof.game_id.as_str(), proof.commitment)),
        }
    }

    /// The chain of its log.
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

    /// Who plays a seat; nobody if there is no such seat.
    pub fn player(&self, seat: Seat) -> &Player {
        self.seat(seat).map_or(&Player::Nobody, |seat| &seat.player)
    }
}
