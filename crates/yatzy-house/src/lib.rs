//! Tables in this process: a shell around the table's core, a store, and what is known of rules. What is decided is
//! kept, and what is kept is shown, in this order, one table at a time; the computer's turns, reports and solves run
//! beside it, and nobody waits for them with a table in hand.
//!
//! The server puts HTTP around it, the terminal screens; both through [`House`](yatzy_table::House).

mod background;
mod coach;
mod computer;
mod goals;
mod house;
mod job;
mod judge;
mod keep;
mod lately;
mod listener;
mod lists;
mod live;
mod local;
mod nodes;
#[cfg(feature = "planted")]
mod planted;
#[cfg(feature = "system")]
mod process;
mod queue;
mod runtime;
mod seal;
mod series;
mod settings;
mod tables;

pub use job::Job;
pub use judge::Judge;
pub use listener::Listener;
pub use live::{Attendance, Glance, Live, Notice};
pub use local::{LocalHouse, Observer, failed};
#[cfg(feature = "system")]
pub use process::Process;
pub use queue::BusyError;
pub use runtime::{Priority, Runtime, Task, Workers};
pub use settings::Settings;
