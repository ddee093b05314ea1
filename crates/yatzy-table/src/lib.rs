//! A table.
mod append;
mod error;
mod history;
mod id;
mod log;
mod moment;
mod saved;
mod store;

pub use append::{Append, Appended, Created, NewGame, Once};
pub use error::StoreError;
pub use history::{Finished, FinishedQuery, SeatResult, Unfinished};
#[cfg(feature = "system")]
pub use id::random_bytes;
pub use id::{GameId, Token, TokenHash, digest};
pub use log::{EventBody, Happening, Logged, TableBody};
pub use moment::Moment;
pub use saved::{Player, Saved, SavedSeat};
pub use store::Store;
