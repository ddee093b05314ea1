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
mod suggestion;
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
        Ok(session) => (session, answer(session, args)),
        Err((session, failure)) => (session, Err(failure)),
    };
    match answer {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(session),
    }
}

fn answer(session: Session, args: Vec<OsString>) -> Result<(), Failure> {
    let mut out = Out::stdout();
    let done = match cli::read(session, args)? {
        cli::Request::Say(words) => out.line(&words),
        cli::Request::Advise(request) => commands::advise::run(session, &request, &mut out),
        cli::Request::Analyse(request) => commands::analyse::run(session, &request, &mut out),
        cli::Request::Completions(request) => commands::completions::run(session, &request, &mut out),
        cli::Request::Leaflet(request) => commands::leaflet::run(session, &request, &mut out),
        cli::Request::Man(request) => commands::man::run(session, &request),
        cli::Request::Replay(request) => commands::replay::run(session, &request, &mut out),
        cli::Request::Rules(request) => commands::rules::run(session, &request, &mut out),
        cli::Request::Join(request) => {
            drop(out);
            return commands::join::run(session, &request);
        }
        cli::Request::Play(request) => {
            drop(out);
            return commands::play::run(session, &request);
        }
        cli::Request::Serve(request) => {
            drop(out);
            return commands::serve::run(session, &request);
        }
        cli::Request::Score(request) => commands::score::run(session, &request, &mut out),
        cli::Request::Sheet(request) => commands::sheet::run(session, &request, &mut out),
        cli::Request::Simulate(request) => commands::simulate::run(session, &request, &mut out),
        cli::Request::Solve(request) => commands::solve::run(session, &request, &mut out),
        cli::Request::Verify(request) => commands::verify::run(session, &request, &mut out),
    };
    // What was answered before something went wrong is still an answer.
    let flushed = out.flush();
    done.and(flushed)
}
