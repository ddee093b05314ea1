//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

#[macro_use]
#[path = "../../../yatzy-store/tests/all/story.rs"]
#[expect(dead_code, reason = "one chapter is for stores of several people")]
mod story;

mod browser;
mod equal;
mod jobs;
mod pages;
mod store;
mod today;
mod together;
