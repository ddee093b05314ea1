//! A client of a server, over HTTP: addresses, requests that are asked again until they are answered and have their
//! effect once, live events, and what a device keeps. [`RemoteHouse`] is a [`House`](yatzy_table::House) whose requests
//! wait on threads of their own; every other function here waits, and whoever must not calls it on one.

mod address;
mod asking;
mod events;
mod house;
mod interface;
mod known;
mod listener;
mod notes;
mod server;
mod trouble;

pub use address::{Address, Place};
pub use house::{Entered, RemoteHouse};
pub use server::Server;
pub use trouble::Trouble;
