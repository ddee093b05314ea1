//! Score pads: the boxes of an edition with its own names, a column for every player, empty or filled.

#[cfg(feature = "files")]
mod figures;
#[cfg(feature = "files")]
mod grid;
#[cfg(feature = "files")]
mod hint;
#[cfg(feature = "files")]
mod layout;
#[cfg(feature = "files")]
mod sheet;

#[cfg(feature = "files")]
pub use sheet::{Filled, PadSheet, Players};

/// The most players of a pad.
pub const MAX_PLAYERS: usize = 120;
/// The most players side by side on a page.
pub const MAX_COLUMNS: usize = 12;

/// Why a pad can't be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PadError {
    /// Nobody plays, or too many do.
    #[error("{found} players")]
    Players {
        /// How many.
        found: usize,
    },
    /// No column, or more than fit any page.
    #[error("{found} columns a page")]
    Columns {
        /// How many.
        found: usize,
    },
    /// So many columns leave no room to write on this paper.
    #[error("at most {most} columns fit")]
    Narrow {
        /// How many fit.
        most: usize,
    },
}

impl PadError {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            PadError::Players { .. } => "sheet/players",
            PadError::Columns { .. } => "sheet/columns",
            PadError::Narrow { .. } => "sheet/narrow",
        }
    }
}
