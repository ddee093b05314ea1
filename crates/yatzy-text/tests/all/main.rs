//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod language_files;
mod messages;
mod names;
mod plurals;
mod said;
mod sources;
mod terms;
mod typography;
