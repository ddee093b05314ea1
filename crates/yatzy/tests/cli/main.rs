//! The command line as people and programs use it.

#![allow(clippy::unwrap_used)] // helpers of tests, outside the test functions

mod answers;
mod command;
mod wrong_input;
