//! The command line as people and programs use it.

mod answers;
mod command;
mod wrong_input;
