//! A client of a server, over HTTP: addresses, requests that are asked again until they are answered and have their
//! effect once, live events, and what a device keeps. Every function here waits; whoever must not calls it on a thread
//! of their own.

mod address;
mod events;
mod house;
mod notes;
mod retry;
mod server;
mod table;
mod trouble;

pub use address::{Address, Place};
pub use events::{Heard, listen};
pub use house::RemoteHouse;
pub use notes::Notes;
pub use retry::Retry;
pub use server::Server;
pub use table::RemoteTable;
pub use trouble::Trouble;
