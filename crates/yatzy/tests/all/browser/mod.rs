//! The real server in a real browser: Debian's Chromium by its driver. `cargo xtask test` installs both.

mod access;
mod beside;
mod chromium;
mod engines;
mod fits;
mod folds;
mod forms;
mod games;
#[path = "../../../../yatzy-rules/tests/all/names/mod.rs"]
mod hostile;
mod installed;
mod journeys;
mod keys;
mod languages;
mod learn;
mod morph;
mod names;
mod pad;
mod pages;
mod pictures;
mod place;
mod remembered;
mod same_match;
mod site;
mod table;
mod taps;
