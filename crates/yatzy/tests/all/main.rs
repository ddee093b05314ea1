//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

#[cfg(unix)]
mod browser;
mod cli;
#[cfg(unix)]
mod house;
#[cfg(unix)]
mod join;
#[cfg(unix)]
mod play;
mod readme;
#[cfg(unix)]
mod terminal;
