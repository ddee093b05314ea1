//! The games that a table plays one after the other.

use serde::{Deserialize, Serialize};

/// The games that a table has played, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeriesBody {
    /// How many were played to their end.
    pub games: u32,
    /// How many of them each player of this game has won.
    pub won: Vec<WonBody>,
    /// The id of the game that the table went on to; `null` if there is none yet.
    pub next: Option<String>,
}

/// Games won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WonBody {
    /// By whom.
    pub name: String,
    /// How many.
    pub games: u32,
}
