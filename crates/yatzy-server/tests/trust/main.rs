//! What must hold whatever people, networks and strangers do: one effect for one request, nothing back that was
//! deleted, and the truth about how the server is.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod actors;
mod damaged;
mod edges;
#[path = "../house/mod.rs"]
mod house;
mod once;
mod race;
