//! `yatzy solve`: what perfect solo play of a game brings.

use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::layout::{Column, Table};
use crate::number::decimal;
use crate::output::Out;
use crate::solving::{Solved, Solving};
use crate::threads::{self, Threads};
use crate::{Failure, Session};
use clap::{Arg, ArgAction, ArgMatches, Command};
use cpu_time::ProcessTime;
use serde::Serialize;
use std::time::{Duration, Instant};
use yatzy_text::{Text, say};

/// The command's name.
pub const NAME: &str = "solve";

/// What was asked.
pub struct Request {
    chosen: Chosen,
    solving: Solving,
}

/// The command's part of the command line.
pub fn command(text: Text) -> Command {
    Command::new(NAME)
        .about(say!(text, "help-solve"))
        .override_usage("yatzy solve [--distribution] [--rules ID|FILE] [--set OPTION=VALUE]…")
        .next_help_heading(say!(text, "help-options"))
        .arg(
            Arg::new("distribution")
                .long("distribution")
                .action(ArgAction::SetTrue)
                .help(say!(text, "help-solve-distribution")),
        )
        .arg(threads::arg(text))
        .args(Choice::args(text))
}

impl Request {
    /// What the command line asks.
    pub fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        Ok(Request {
            chosen: Choice::of(matches).resolve(session, "yatzy")?,
            solving: Solving::of(Data::of(matches), Threads::of(session, matches)?),
        })
    }
}

/// Answers.
pub fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    let begun = Instant::now();
    let solved = request.solving.solve(session, &request.chosen.rules)?;
    let spent = Spent { wall: begun.elapsed(), cpu: ProcessTime::now().as_duration() };
    if session.json {
        out.json(&Answer::new(request, &solved, spent))
    } else {
        show(session.text, request, &solved, spent, out)
    }
}

/// The time until the expected total was known.
#[derive(Clone, Copy)]
struct Spent {
    wall: Duration,
    /// Of the whole process, from its start.
    cpu: Duration,
}

#[derive(Serialize)]
struct Answer {
    rules: Option<String>,
    expected: f64,
    exact: bool,
    seconds: f64,
    cpu_seconds: f64,
    states: u64,
}

impl Answer {
    fn new(request: &Request, solved: &Solved, spent: Spent) -> Answer {
        Answer {
            rules: request.chosen.id.clone(),
            expected: solved.solution.expected(),
            exact: true,
            seconds: spent.wall.as_secs_f64(),
            cpu_seconds: spent.cpu.as_secs_f64(),
            states: solved.states,
        }
    }
}

fn show(text: Text, request: &Request, solved: &Solved, spent: Spent, out: &mut Out) -> Result<(), Failure> {
    out.line(&say!(text, "solve-title", title = text.title(&request.chosen.names)))?;
    out.line("")?;
    let mut table = Table::new(&[Column::Left, Column::Left], 2);
    table.row([say!(text, "solve-expected"), decimal(solved.solution.expected(), 6)]);
    table.row([say!(text, "solve-states"), solved.states.to_string()]);
    let (wall, cpu) = (decimal(spent.wall.as_secs_f64(), 2), decimal(spent.cpu.as_secs_f64(), 2));
    table.row([say!(text, "solve-time"), say!(text, "solve-seconds", wall = wall, cpu = cpu)]);
    table.lines().iter().try_for_each(|line| out.line(line))
}
