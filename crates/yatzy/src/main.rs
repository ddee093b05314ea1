//! The `yatzy` binary: the command line over everything the other crates can do.
//!
//! Raw arguments become one resolved request a command, in `commands/`; what goes wrong becomes one
//! [`Failure`] with a code, a sentence and an exit code. No sentence is written here: all come from
//! `yatzy-text`.

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
