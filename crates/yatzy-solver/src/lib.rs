//! Perfect solo play, exactly, for every ruleset.

mod adviser;
mod entries;
pub mod fit;
mod greedy;
mod kernel;
mod lattice;
mod position;
mod shape;
mod simulate;
mod solution;
mod solve;
mod vector;
mod walk;

pub use adviser::{Advice, Adviser, QueryError, TIE, best};
pub use position::Position;
pub use shape::MAX_SOLVED_CELLS;
pub use simulate::{Sample, Strategy, play};
pub use solution::Solution;
pub use solve::{Progress, Solver};

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
