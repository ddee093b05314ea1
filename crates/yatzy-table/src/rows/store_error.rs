//! Failures of a store.

use crate::{GameId, Refused};
use yatzy_rules::ReplayError;

/// Why a store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database could not be opened, read or written.
    #[error("the database does not answer")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The schema was written by a later version of the program.
    #[error("the database has schema {found}, this program knows {known}")]
    Newer {
        /// The schema version found.
        found: i64,
        /// The latest schema version that this program knows.
        known: i64,
        /// The version of the program that made it, if it is noted there.
        program: Option<String>,
    },
    /// The tables are not those of the schema that the database is marked with.
    #[error("its tables are not those of schema {found}, with which it is marked")]
    Schema {
        /// The version of the schema found.
        found: i64,
    },
    /// Another process has the database open.
    #[error("another process has the database open")]
    InUse,
    /// Stored rows can't be read.
    #[error("game {game} is damaged: {what}")]
    Damaged {
        game: GameId,
        /// The part that can't be read.
        what: &'static str,
    },
    /// The log of a game breaks its rules.
    #[error("game {game} breaks its rules")]
    Forged {
        game: GameId,
        /// The event, and the rule that it breaks.
        source: ReplayError,
    },
    /// There is no more room.
    #[error("there is no more room")]
    Full,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// People learn that it is not their fault, and whether a retry helps. Details go to the log.
impl From<&StoreError> for Refused {
    fn from(error: &StoreError) -> Refused {
        match error {
            StoreError::Damaged { .. } | StoreError::Forged { .. } => Refused::Damaged,
            StoreError::Full => Refused::Full,
            StoreError::Database(_)
            | StoreError::Newer { .. }
            | StoreError::Schema { .. }
            | StoreError::InUse
            | StoreError::Closed => Refused::Unavailable,
        }
    }
}
