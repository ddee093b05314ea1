//! The real server in a real browser: Debian's Chromium by its driver. `cargo xtask test` installs both.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod access;
mod beside;
mod browser;
mod fits;
mod folds;
mod forms;
mod games;
#[path = "../../../yatzy-rules/tests/names/mod.rs"]
mod hostile;
#[path = "../house/mod.rs"]
mod house;
mod installed;
mod journeys;
mod keys;
mod languages;
mod likeness;
mod names;
mod pad;
mod pages;
mod pictures;
mod place;
mod remembered;
mod site;
mod table;
mod taps;
