//! What can go wrong with a store that is no matter of the game.

use crate::{GameId, Refused};
use yatzy_rules::ReplayError;

/// Why a store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened, read or written.
    #[error("the database does not answer")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The database was made by a later version of the program.
    #[error("the database has schema {found}, this program knows {known}")]
    Newer {
        /// The version of the schema found.
        found: i64,
        /// The latest one that this program knows.
        known: i64,
    },
    /// What was kept of a game can't be read.
    #[error("game {game} is damaged: {what}")]
    Damaged {
        /// The game.
        game: GameId,
        /// What can't be read.
        what: &'static str,
    },
    /// The log of a game breaks its rules.
    #[error("game {game} breaks its rules")]
    Forged {
        /// The game.
        game: GameId,
        /// Where, and which rule.
        source: ReplayError,
    },
    /// There is no more room.
    #[error("there is no more room")]
    Full,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// What a person hears: that it is not their fault, and whether it helps to try again. The rest is for the log.
impl From<&StoreError> for Refused {
    fn from(error: &StoreError) -> Refused {
        match error {
            StoreError::Damaged { .. } | StoreError::Forged { .. } => Refused::Damaged,
            StoreError::Full => Refused::Full,
            StoreError::Database(_) | StoreError::Newer { .. } | StoreError::Closed => Refused::Unavailable,
        }
    }
}
