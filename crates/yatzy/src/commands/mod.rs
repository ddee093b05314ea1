//! The commands, one file each: the part of the command line, the resolved request, and the answer.

mod advise;
mod analyse;
mod completions;
mod export;
mod games;
mod help;
mod import;
mod join;
mod leaflet;
mod man;
mod matches;
mod plain;
mod play;
mod practise;
mod replay;
mod rules;
mod same_dice;
mod score;
pub mod serve;
mod sheet;
mod simulate;
mod solve;
mod stats;
mod today;
mod verify;

use crate::{Failure, Out, Session};
use clap::{ArgMatches, Command};
use std::io::{self, IsTerminal};
use yatzy_text::{Text, say};

/// Every command, in the order in which help lists them.
pub const ALL: [Entry; 23] = [
    play::ENTRY,
    today::ENTRY,
    join::ENTRY,
    serve::ENTRY,
    rules::ENTRY,
    score::ENTRY,
    advise::ENTRY,
    solve::ENTRY,
    simulate::ENTRY,
    replay::ENTRY,
    verify::ENTRY,
    analyse::ENTRY,
    same_dice::ENTRY,
    practise::ENTRY,
    sheet::ENTRY,
    leaflet::ENTRY,
    games::ENTRY,
    stats::ENTRY,
    export::ENTRY,
    import::ENTRY,
    help::ENTRY,
    completions::ENTRY,
    man::ENTRY,
];

/// Refuses to draw without a terminal, and names `--plain` instead.
fn check_terminal(text: Text) -> Result<(), Failure> {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if !is_dumb && io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::wrong("play/no-terminal", say!(text, "play-no-terminal")))
}

/// Refuses `--json` for a game that has no result to tell.
fn no_result(text: Text, command: &str) -> Failure {
    let message = say!(text, "usage-conflict", flag = command, other = "--json");
    Failure::wrong("usage/conflict", message)
}

#[derive(Clone, Copy)]
pub struct Entry {
    /// Its part of the command line.
    pub command: fn(Text) -> Command,
    /// Example command lines.
    pub examples: &'static [&'static str],
    task: Task,
}

#[derive(Clone, Copy)]
enum Task {
    Answer(fn(Session, &ArgMatches, &mut Out) -> Result<(), Failure>),
    Screen(fn(Session, &ArgMatches) -> Result<(), Failure>),
}

impl Entry {
    /// A command that answers on standard output.
    const fn answer(
        command: fn(Text) -> Command,
        task: fn(Session, &ArgMatches, &mut Out) -> Result<(), Failure>,
    ) -> Entry {
        Entry { command, examples: &[], task: Task::Answer(task) }
    }

    /// A command that owns the terminal while it runs.
    const fn screen(
        command: fn(Text) -> Command,
        task: fn(Session, &ArgMatches) -> Result<(), Failure>,
    ) -> Entry {
        Entry { command, examples: &[], task: Task::Screen(task) }
    }

    /// Adds example command lines.
    const fn with(self, examples: &'static [&'static str]) -> Entry {
        Entry { examples, ..self }
    }

    /// Does what was asked.
    pub fn run(self, session: Session, matches: &ArgMatches) -> Result<(), Failure> {
        match self.task {
            Task::Screen(task) => task(session, matches),
            Task::Answer(task) => {
                let mut out = Out::stdout();
                let done = task(session, matches, &mut out);
                // Output before an error is still written.
                let flushed = out.flush();
                done.and(flushed)
            }
        }
    }
}
