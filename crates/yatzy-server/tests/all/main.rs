//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod api;
mod crash;
#[path = "../../../yatzy-store/tests/all/database.rs"]
mod database;
mod golden;
mod hiding;
mod house;
mod local_and_remote;
mod matches;
mod old_links;
mod pages;
mod paper;
mod pseudo;
mod questions;
mod refusals;
mod report;
mod series;
mod trust;
