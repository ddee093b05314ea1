//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

#[path = "../../../yatzy-store/tests/all/database.rs"]
mod database;
mod days;
mod deleted;
mod goals;
mod house;
mod moved;
mod nodes;
