//! What a store is asked to keep, and what it answers.

use crate::id::letters;
use crate::{GameId, Happening, Moment, Opening, SavedSeat, SeatResult, TokenHash};
use std::sync::Arc;
use yatzy_rules::fair::Secret;
use yatzy_rules::{DiceSource, Names, Ruleset, Seat};

/// The length of a code by which a game can be joined.
const CODE_LEN: usize = 6;

/// A game to be kept.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: GameId,
    /// A short code by which it can be joined; dropped if another game that goes on has it.
    pub code: Option<String>,
    /// When it was made.
    pub created: Moment,
    /// The edition; `None` for rules of one's own.
    pub edition: Option<String>,
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// What rules of one's own call things.
    pub names: Names,
    /// Whose dice are thrown.
    pub source: DiceSource,
    /// What the program's dice are thrown with.
    pub secret: Option<Secret>,
    /// The first game of its series, if it is a rematch.
    pub series: Option<GameId>,
    /// The device that makes it.
    pub host: Option<TokenHash>,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// The seats.
    pub seats: Vec<SavedSeat>,
    /// How it begins, for the chain of its record.
    pub opening: Option<Opening>,
    /// The digest of the request that makes it. The house compares it with that of the game it finds.
    pub request: [u8; 32],
}

impl NewGame {
    /// A game of this machine alone, of an edition of the catalogue, with fresh id and secret.
    #[cfg(feature = "system")]
    pub fn local(
        edition: &str,
        rules: Arc<Ruleset>,
        source: DiceSource,
        mut seats: Vec<SavedSeat>,
    ) -> NewGame {
        let created = Moment::now();
        let opening = Opening::of(&mut seats, created.date(crate::Zone::Utc), crate::random_bytes());
        NewGame {
            id: GameId::random(),
            code: None,
            created,
            edition: Some(edition.to_owned()),
            rules,
            names: Names::default(),
            source,
            secret: (source == DiceSource::Program)
                .then(|| Secret(crate::Token::random().derive("secret", b""))),
            series: None,
            host: None,
            hints: true,
            seats,
            opening: Some(opening),
            request: [0; 32],
        }
    }

    /// A code made of random bytes: letters and digits that people don't mistake.
    pub fn code_of(bytes: &[u8; 32]) -> String {
        letters(bytes, CODE_LEN)
    }
}

/// What became of a game to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Done,
    /// There is a game of that id, made by this request or another one.
    Before,
}

/// Something to happen in a game, all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The rules of the game, by which its events are written down.
    pub rules: Arc<Ruleset>,
    /// The version that the caller saw.
    pub expected: u32,
    /// When it happens.
    pub at: Moment,
    /// What happens, in order; each makes one version.
    pub what: Vec<Happening>,
    /// Seats that are new or changed.
    pub seats: Vec<(Seat, SavedSeat)>,
    /// How the game ended, if it is over after this; `None` while it goes on.
    pub results: Option<Vec<SeatResult>>,
    /// What makes it happen only once.
    pub once: Option<Once>,
}

/// What recognises a request that was made before.
#[derive(Clone, Debug)]
pub struct Once {
    /// The key that the device gave the request.
    pub key: String,
    /// What is stored for the key.
    pub stored: StoredAnswer,
}

/// The answer to a request, as it is stored with its key. Stores don't compare digests:
/// [`Table::answer_again`](crate::Table::answer_again) does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnswer {
    /// The digest of the request.
    pub request: [u8; 32],
    /// What to answer if it comes again.
    pub answer: String,
}

#[cfg(feature = "system")]
impl Append {
    /// Lets something happen after what is known of a game, without a key.
    pub fn of(saved: &crate::Saved, what: Vec<Happening>) -> Append {
        Append {
            game: saved.id.clone(),
            rules: saved.rules.clone(),
            expected: saved.version(),
            at: Moment::now(),
            what,
            seats: Vec::new(),
            results: None,
            once: None,
        }
    }
}

/// What became of something to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It happened, and is durable.
    Done {
        /// The version that the game is at now.
        version: u32,
    },
    /// A request with this key was answered before: nothing happened.
    Before(StoredAnswer),
    /// The game has moved on: nothing happened.
    Stale {
        /// The version that the game is at.
        version: u32,
    },
    /// There is no such game.
    Gone,
}
