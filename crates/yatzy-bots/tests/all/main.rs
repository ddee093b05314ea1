//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod coach;
mod languages;
mod laws;
mod practise;
mod pure;
mod reasons;
mod report;
