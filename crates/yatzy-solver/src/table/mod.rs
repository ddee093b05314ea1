//! The table file: every value of a solved ruleset, for games too large to be solved at each start.
//!
//! A header names the format, the rules and the size, then come the layers, from the full card to the empty
//! one. A layer is one block for each of its masks: the lowest value, the step between two numbers, a
//! checksum, and the values as 32-bit numbers of steps. Rounding to a step is off by half of it at most,
//! some 2e-8 points a layer. All numbers are little-endian.
//!
//! While a solve runs, the file carries the ending `.partial`; it gets its name when it is whole. A solve
//! that was interrupted goes on after the last whole layer.

#[cfg(feature = "files")]
mod bytes;
mod checksum;
#[cfg(feature = "files")]
mod file;
mod whole;

pub(crate) use checksum::checksum;
#[cfg(feature = "files")]
pub(crate) use file::{TableFile, TableWriter};

use crate::state_space::StateSpace;

const VERSION: u32 = 1;
const HEADER: u64 = 64;
/// The lowest value, the step and the checksum of a block.
const BLOCK_HEADER: usize = 24;

/// Why a table file is no use.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It could not be read or written.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// It is no table file at all.
    #[error("not a table of values")]
    NotATable,
    /// It was written by another version of this program.
    #[error("a table of version {found} instead of {VERSION}")]
    Version {
        /// Its version.
        found: u32,
    },
    /// It was made for other rules.
    #[error("a table for other rules ({found})")]
    OtherRules {
        /// The hash of the rules it was made for.
        found: String,
    },
    /// It is cut short, or longer than it should be.
    #[error("{found} bytes instead of {expected}")]
    Length {
        /// What it should be.
        expected: u64,
        /// What it is.
        found: u64,
    },
    /// A checksum is wrong.
    #[error("damaged near byte {at}")]
    Damaged {
        /// Where the damaged part begins.
        at: u64,
    },
}

impl TableError {
    /// The stable code of this error on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            TableError::Io(_) => "table/io",
            TableError::NotATable => "table/not-a-table",
            TableError::Version { .. } => "table/version",
            TableError::OtherRules { .. } => "table/other-rules",
            TableError::Length { .. } => "table/length",
            TableError::Damaged { .. } => "table/damaged",
        }
    }
}

/// The size of the whole file.
pub(crate) fn file_size(space: &StateSpace) -> u64 {
    layer_start(space, 0) + layer_bytes(space, 0)
}

/// Where a layer begins: those with more filled cells come before it.
fn layer_start(space: &StateSpace, filled: usize) -> u64 {
    HEADER + (filled + 1..=space.cells).map(|filled| layer_bytes(space, filled)).sum::<u64>()
}

fn layer_bytes(space: &StateSpace, filled: usize) -> u64 {
    let values = space.layer(filled);
    (values.end - values.start) * 4 + (space.layers[filled].len() * BLOCK_HEADER) as u64
}
