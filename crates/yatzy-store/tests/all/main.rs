//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

#[macro_use]
mod story;

mod database;
mod files;
mod house;
mod memory;
mod postgres;
mod sqlite;
