//! Perfect solo play, exactly, for every ruleset that [`yatzy_rules`] can say.
//!
//! ```
//! use yatzy_rules::{Card, Catalogue, Phase, Points};
//! use yatzy_solver::{Solver, best};
//!
//! let rules = Catalogue::get().rules("yahtzee").expect("it is in the catalogue");
//! let solution = Solver::new(rules.clone())?.solve();
//! assert!((solution.expected() - 254.587_729).abs() < 1e-6);
//!
//! // What to do with 6-6-6-2-1 and one rethrow left, on a card with only the chance filled?
//! let chance = rules.cell("chance").expect("this game has a chance");
//! let card = Card::filled(&rules, &[(chance, Points(22))], 0, 0)?;
//! let phase = Phase::Thrown { hand: "66621".parse()?, rethrows: 1 };
//! let mut adviser = solution.adviser();
//! let advice = adviser.advise(&card, None, phase)?;
//! assert_eq!(best(advice).action, yatzy_rules::Action::Throw(yatzy_rules::Keep::new("666".parse()?)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Method
//! Cards are solved backwards, from the full one to the empty one. What matters of a card is which cells are
//! filled, the upper total as far as the bonus cares, the chips, and whether the yatzy box holds points. All
//! upper totals of one mask of filled cells are worked on at once, in vectors. Within a turn, hands and keeps
//! are multisets and form a lattice: the value of a keep is the mean over the six nodes one die larger, the
//! best keep within a hand a maximum over nodes one die smaller. `docs/solver.md` tells it at length.
//!
//! # Precision
//! All values are `f64` and are sums, means and maxima of values of the same size; the expected total of a
//! whole game is off by less than 1e-10. Values in a table file are rounded to 32 bits layer by layer, which
//! adds some 2e-8 a turn at the very most, and far less on the whole since it goes both ways.
//!
//! # What is not here
//! No clock, no locale, no randomness but that of a seed. Threads are rayon's (feature `threads`, [`LoopThreads`]) and
//! results do not depend on their number. Files (feature `files`) are touched by [`Solver::solve_to_file`] and [`Solver::open`] only.
//! Both features are on unless switched off.

/// The examples of the read-me are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadMe;

mod adviser;
mod cache;
mod dice;
mod distribution;
#[cfg(feature = "files")]
mod distribution_file;
mod endgame;
mod endgame_solver;
mod entries;
mod estimate;
pub mod fit;
mod goal;
mod hand_entries;
mod histogram;
#[allow(missing_docs)] // seen through `internals` only
mod kernel;
mod last_cells;
#[allow(missing_docs)] // seen through `internals` only
mod lattice;
mod layers;
mod moves;
#[allow(missing_docs)] // seen through `internals` only
mod multiversion;
mod objective;
#[allow(missing_docs)] // seen through `internals` only
mod passes;
mod policy;
mod position;
mod simulate;
mod single_box;
mod solution;
mod solve;
#[allow(missing_docs)] // seen through `internals` only
mod solved_endgame;
mod state_count;
#[allow(missing_docs)] // seen through `internals` only
mod state_space;
mod statistics;
mod table;
#[cfg(feature = "threads")]
mod threads;
mod turn;
mod turn_batch;
#[allow(missing_docs)] // seen through `internals` only
mod vector;

pub use adviser::{Advice, Adviser, QueryError, TIE, best};
pub use dice::SeededDice;
pub use distribution::Distribution;
pub use endgame::{EndgameObjective, endgame_distribution, seconds as endgame_seconds};
pub use endgame_solver::{EndgameSolver, EndgameValues};
pub use estimate::Estimate;
#[cfg(feature = "files")]
pub use goal::GoalFile;
pub use goal::{GoalError, GoalSolver, TotalObjective};
pub use histogram::{TotalHistogram, mean_and_error};
pub use last_cells::LastCells;
pub use layers::{LayerPart, LayeredSolve};
pub use moves::Moves;
pub use objective::{GreedyObjective, Objective};
pub use position::{Position, points_on};
pub use simulate::{GameStart, PlayedEnd, Strategy, TurnPoint, play, play_from};
pub use single_box::box_distribution;
pub use solution::Solution;
pub use solve::{Progress, Solver};
pub use state_space::MAX_SOLVED_CELLS;
pub use statistics::{CellStatistics, Statistics};
pub use table::TableError;
#[cfg(feature = "threads")]
pub use threads::{LoopThreads, in_parallel};
pub use turn::{Outcome, TurnValues};

/// Parts of the solver for `yatzy-fit`. Not a public interface: any of it may change in any version.
#[doc(hidden)]
pub mod internals {
    pub use crate::fit::card::basis::Basis;
    pub use crate::fit::endgame::CellEndgame;
    pub use crate::fit::fitted::pars;
    pub use crate::fit::model::{Model, Stage};
    pub use crate::fit::play::games;
    pub use crate::fit::search::{NextValues, Search};
    pub use crate::fit::turn::{CellTurns, CellWorkspace, LANES, only_cells_matter};
    pub use crate::kernel::SlotSource;
    pub use crate::lattice::Lattice;
    pub use crate::multiversion::Width;
    pub use crate::passes::Workspace;
    pub use crate::simulate::SimulatedGame;
    pub use crate::solved_endgame::SolvedEndgame;
    pub use crate::state_space::{Lanes, Mask, StateSpace};
    pub use crate::vector::{F64x1, F64x8, Vector};
}

/// Why a ruleset can't be solved.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// The card has too many cells.
    #[error("{cells} cells, and {most} can be solved at most")]
    TooManyCells {
        /// Cells of the card.
        cells: usize,
        /// Upper limit.
        most: usize,
    },
}

impl SolveError {
    /// The stable code of this error on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            SolveError::TooManyCells { .. } => "solve/too-many-cells",
        }
    }
}
