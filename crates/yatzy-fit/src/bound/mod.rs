//! Proven upper bounds on the expected total of any player, for games that can't be enumerated. Each file is one
//! relaxation of the game: `lumped.rs` groups sets of open columns, `cell_prices.rs` keeps every cell open at a price,
//! `columns.rs` splits the columns.

mod cell_prices;
mod columns;
mod lumped;
mod lumped_game;
mod lumped_solve;
mod partition;

pub use cell_prices::bound_of_prices;
pub use columns::{ColumnGame, bound_of_columns};
pub use lumped::Bound;
pub use partition::{Partition, Prices, prices_of};
