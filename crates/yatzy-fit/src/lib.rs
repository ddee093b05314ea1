//! Training of fitted values, and proven upper bounds, for games that are too large to solve.
//!
//! The solver plays by the fits in `fits/`; this crate makes them. It is not part of the `yatzy` binary: `cargo xtask
//! fit` and the examples run it. [`train_cells`] fits games of columns in which only the open cells matter.
//! [`train_cards`] fits cards whose upper total and chips matter too. [`Bound`] and [`bound_of_columns`] prove upper
//! bounds on the expected total. `docs/triple.md` and `docs/maxi.md` describe the methods and the results.

mod bound;
mod cards;
mod cells;
mod cholesky;
mod sampling;

pub use bound::{Bound, ColumnGame, Partition, Prices, bound_of_columns, bound_of_prices, prices_of};
pub use cards::{CardEffort, CardReport, train_cards};
pub use cells::{CellEffort, StageReport, train_cells};
pub use sampling::{measure_cards, measure_cards_played_out};
