//! Perfect solo play, exactly, for every ruleset.

mod adviser;
mod entries;
<<<<<<< HEAD
mod estimate;
=======
pub mod fit;
>>>>>>> triple
mod greedy;
mod kernel;
mod lattice;
mod policy;
mod position;
mod shape;
mod simulate;
mod solution;
mod solve;
mod states;
mod statistics;
mod table;
mod vector;
mod walk;

pub use adviser::{Advice, Adviser, QueryError, TIE, best};
pub use estimate::Estimate;
pub use position::Position;
pub use shape::MAX_SOLVED_CELLS;
pub use simulate::{Sample, Strategy, play};
pub use solution::Solution;
pub use solve::{Progress, Solver};
pub use statistics::{CellStatistics, Statistics};
pub use table::TableError;

/// Why a ruleset can't be solved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// The card has more cells than can be gone through.
    #[error("{cells} cells, and {most} can be solved at most")]
    TooManyCells {
        /// The cells of the card.
        cells: usize,
        /// The most that can be solved.
        most: usize,
    },
}
