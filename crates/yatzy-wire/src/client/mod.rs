//! A client of a server, over HTTP: addresses, requests with retries and one effect, live events, and what a device
//! stores. [`RemoteHouse`] is a [`House`](yatzy_table::House) whose requests block on threads of their own; every other
//! function here blocks its caller.

mod address;
mod error;
mod events;
mod house_impl;
mod notes;
mod remote_house;
mod requests;
mod server;
mod subscription;
mod table_cache;

pub use address::{Address, AddressTarget};
pub use error::ClientError;
pub use remote_house::{JoinedTable, RemoteHouse};
pub use server::Server;
