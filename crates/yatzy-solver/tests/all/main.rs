//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod goals;
mod outcomes;
mod reference;
mod table;
