//! What a store keeps: rows and their written forms, the trait of a store, and of several nodes over one store.

mod append;
mod export;
mod history;
mod id;
mod import;
mod log;
mod moment;
mod nodes;
mod opening;
mod saved;
mod store;
mod store_error;
mod turn_body;

pub use append::{Append, Appended, Created, Document, Once, StoredAnswer};
pub use export::{
    ExportError, ExportLine, ExportLineError, ExportReader, MAX_EXPORT_LINE, SavedBody, SavedEventBody,
    export, import_line,
};
pub use history::{Finished, FinishedQuery, FinishedSeat, RulesTotals, SeatResult, Unfinished};
pub(crate) use id::letters;
#[cfg(feature = "system")]
pub use id::random_bytes;
pub use id::{GameId, Token, TokenHash, digest};
pub use import::ImportError;
pub use log::{EventBody, LogEvent, LogRow};
pub use moment::{Moment, Zone};
pub use nodes::{NodeCursor, NodePresence, Nodes, Nudge, OtherNodesPresence};
pub use opening::Opening;
pub use saved::{Saved, SavedSeat};
pub use store::Store;
pub use store_error::StoreError;
pub use turn_body::{BodyError, TurnBody};
