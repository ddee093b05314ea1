//! Tables in this process: the core of `yatzy-table`, a store, and the values of rulesets. A change is decided,
//! committed and then shown, one table at a time. The computer's turns, reports and solves run beside that, without a
//! lock on the table.
//!
//! The server puts HTTP around it, the terminal screens; both through [`House`](yatzy_table::House).

#![allow(missing_docs, reason = "the names say it where there is no comment")]

mod analyst;
mod background;
mod coach;
mod commit;
mod computer;
mod days;
mod goals;
mod house;
mod invalidations;
mod job;
mod listener;
mod lists;
mod live_table;
mod local;
mod matches;
mod nodes;
#[cfg(feature = "planted")]
mod planted;
mod practise;
#[cfg(feature = "system")]
mod process;
mod queue;
mod runtime;
mod seal;
mod seat_requests;
mod series;
mod settings;
mod tables;

pub use analyst::Analyst;
pub use job::Job;
pub use listener::Listener;
pub use live_table::{LiveTable, PresenceGuard, Snapshot, TableStatus};
pub use local::{LocalHouse, Observer, failed};
#[cfg(feature = "system")]
pub use process::Process;
pub use queue::BusyError;
pub use runtime::{Priority, Runtime, Task, Workers};
pub use settings::Settings;
