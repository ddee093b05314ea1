//! Values that are fitted where no one can enumerate them, with every turn still exact.

mod bound;
mod endgame;
mod file;
mod fitted;
mod model;
mod play;
mod search;
mod train;
mod turn;

pub use bound::{Bound, Partition, Prices};
pub use file::{Fit, FitError, Measured};
pub use fitted::{Fitted, FittedAdviser};
pub use play::Sight;
pub use train::{Effort, StageReport};
