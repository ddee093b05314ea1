//! The pages without a server: requests and replies are values, and the house lies in memory.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod browser;
mod lobby;
mod memory;
mod own_rules;
mod paper;
mod people;
mod router;
mod scripts;
mod sources;
mod start;
mod table;
