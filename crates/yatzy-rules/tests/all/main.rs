//! All integration tests of this crate in one binary: linking one for each file takes longer.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod bits;
mod cases;
mod dice;
mod fair;
mod hostile_names;
mod laws;
mod names;
mod page;
mod records;
mod shared;
