//! The table file: all values of a solved ruleset, for games too large to be solved at each start.
//!
//! The header has the format, the rules and the size. The layers follow, from the full card to the empty one. A layer
//! has one block for each mask: the lowest value, the step, a checksum, and the values as 32-bit multiples of the
//! step. Rounding is off by half a step at most, about 2e-8 points a layer. All numbers are little-endian.
//!
//! During a solve the file has the extension `.partial`; it is renamed when it is complete. An interrupted solve
//! resumes after the last complete layer.

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

/// Why a table file can't be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It can't be read or written.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// It is not a table file.
    #[error("not a table of values")]
    NotATable,
    /// It has another format version.
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
    /// Its length is wrong.
    #[error("{found} bytes instead of {expected}")]
    Length {
        /// The expected length.
        expected: u64,
        /// The actual length.
        found: u64,
    },
    /// A checksum is wrong.
    #[error("damaged near byte {at}")]
    Damaged {
        /// The offset of the damaged part.
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

/// The offset of a layer: layers with more filled cells come first.
fn layer_start(space: &StateSpace, filled: usize) -> u64 {
    HEADER + (filled + 1..=space.cells).map(|filled| layer_bytes(space, filled)).sum::<u64>()
}

fn layer_bytes(space: &StateSpace, filled: usize) -> u64 {
    let values = space.layer(filled);
    (values.end - values.start) * 4 + (space.layers[filled].len() * BLOCK_HEADER) as u64
}
