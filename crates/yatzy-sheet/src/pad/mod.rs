//! Score pads: the boxes of an edition with its own names and a column for every player, empty or filled.

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
pub(crate) use figures::Figures;
#[cfg(feature = "files")]
pub use sheet::{Filled, PadSheet, Players};

/// Largest number of players on a pad.
pub const MAX_PLAYERS: usize = 120;
/// Largest number of players side by side on a page.
pub const MAX_COLUMNS: usize = 12;

/// Why a pad can't be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PadError {
    /// No players, or more than [`MAX_PLAYERS`].
    #[error("{found} players")]
    Players {
        /// How many.
        found: usize,
    },
    /// No columns, or more than [`MAX_COLUMNS`].
    #[error("{found} columns a page")]
    Columns {
        /// How many.
        found: usize,
    },
    /// On this paper the columns would be too narrow to write in.
    #[error("at most {most} columns fit")]
    Narrow {
        /// Largest number of columns that fits.
        most: usize,
    },
}

impl PadError {
    /// The stable code of the error.
    pub const fn code(self) -> &'static str {
        match self {
            PadError::Players { .. } => "sheet/players",
            PadError::Columns { .. } => "sheet/columns",
            PadError::Narrow { .. } => "sheet/narrow",
        }
    }
}
