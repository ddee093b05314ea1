//! Training of fitted values, and proven upper bounds, for games that are too large to be solved.
//!
//! The solver plays by the fits in `fits/`; this crate makes them. It is no part of the `yatzy` binary: `cargo xtask fit`
//! and the examples run it. [`train_cells`] fits games of columns in which only the open cells matter, [`train_cards`]
//! fits cards whose upper total and chips matter too. [`Bound`] and [`bound_of_columns`] prove totals that no player can
//! exceed on average. `docs/triple.md` and `docs/maxi.md` have the methods and their results.

mod bound;
mod cards;
mod cells;
mod cholesky;
mod columns;
mod sampling;

pub use bound::{Bound, Partition, Prices, bound_of_prices, prices_of};
pub use cards::{CardEffort, CardReport, train_cards};
pub use cells::{CellEffort, StageReport, train_cells};
pub use columns::{ColumnGame, bound_of_columns};
pub use sampling::measure_cards;
