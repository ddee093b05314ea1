//! Cost estimates of a solve.

use crate::solve::Solver;
use crate::table::file_size;

/// The cost of a solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Bytes of memory for a solve in memory.
    pub memory: u64,
    /// Bytes of memory for a solve into a table file.
    pub memory_with_file: u64,
    /// Bytes of the table file.
    pub file: u64,
    /// Processor seconds, roughly. Measured on one kind of machine (AVX-512, 2.8 GHz).
    pub cpu_seconds: f64,
}

/// Processor seconds for one edge of the lattice in one vector, overhead included.
pub(crate) const SECONDS_AN_EDGE: f64 = 1.2e-9;

impl Solver {
    /// The cost of solving these rules.
    pub fn estimate(&self) -> Estimate {
        let layer = |filled: usize| {
            let range = self.space.layer(filled);
            (range.end - range.start) * 8
        };
        let two_layers = (0..self.space.cells).map(|filled| layer(filled) + layer(filled + 1)).max();
        let lattice = self.kernel.lattice;
        let edges = 2 * lattice.keeps * 6;
        let passes = if self.space.chips { 1.0 } else { 2.0 };
        Estimate {
            memory: self.space.size() * 8,
            memory_with_file: two_layers.unwrap_or(0) + self.space.offsets_size(),
            file: file_size(&self.space),
            cpu_seconds: self.work() * passes * edges as f64 * SECONDS_AN_EDGE,
        }
    }
}
