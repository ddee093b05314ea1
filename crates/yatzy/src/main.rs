//! The `yatzy` binary: the command line over all other crates.
//!
//! Raw arguments become one resolved request per command, in `commands/`. An error becomes a [`Failure`] with a code,
//! a sentence and an exit code. All sentences come from `yatzy-text`.

mod chart;
mod chosen;
mod cli;
mod commands;
mod data;
mod database;
mod failure;
mod file;
mod home;
mod layout;
mod number;
mod output;
mod paper;
mod progress;
mod record;
mod session;
mod solving;
mod tables;
mod threads;
mod usage;

use failure::Failure;
use output::Out;
use session::Session;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let (session, answer) = match Session::of(&args) {
        Ok(session) => (session, cli::answer(session, args)),
        Err((session, failure)) => (session, Err(failure)),
    };
    match answer {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(session),
    }
}
