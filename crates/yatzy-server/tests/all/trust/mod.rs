//! What must hold whatever people, networks and strangers do: one effect for one request, nothing back that was
//! deleted, and the truth about how the server is.

pub mod actors;
mod damaged;
mod document;
mod edges;
mod once;
mod race;
