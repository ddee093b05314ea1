//! `yatzy solve`: the results of perfect solo play.

mod distribution;
mod fitted;
mod goal;
mod json;

use super::Entry;
use crate::chosen::{Choice, Chosen};
use crate::data::Data;
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::output::Out;
use crate::progress::Bar;
use crate::solving::{Solving, query_failure};
use crate::threads::{self, Threads};
use crate::{Failure, Session, chart};
use clap::{Arg, ArgAction, ArgMatches, Command};
use cpu_time::ProcessTime;
use distribution::Distribution;
use std::time::{Duration, Instant};
use yatzy_solver::{MAX_SOLVED_CELLS, Solution, Statistics};
use yatzy_text::{Row, Text, say};

pub const ENTRY: Entry =
    Entry::answer(command, |session, matches, out| run(session, &Request::of(session, matches)?, out))
        .with(&["yatzy solve", "yatzy solve --rules maxi --set chips=no"]);

struct Request {
    chosen: Chosen,
    expected_only: bool,
    keep_table: bool,
    distribution: bool,
    /// The target score, or every one; `None` for the highest average.
    goal: Option<goal::Totals>,
    threads: Threads,
    solving: Solving,
}

fn command(text: Text) -> Command {
    let flag =
        |name: &'static str, help: String| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    Command::new("solve")
        .about(say!(text, "help-solve"))
        .override_usage("yatzy solve [--distribution] [--goal GOAL] [--rules ID|FILE] [OPTIONS]")
        .next_help_heading(say!(text, "help-options"))
        .arg(flag("distribution", say!(text, "help-solve-distribution")))
        .arg(flag("expected-only", say!(text, "help-solve-expected-only")).conflicts_with("distribution"))
        .arg(flag("table", say!(text, "help-solve-table")))
        .arg(Arg::new("goal").long("goal").value_name("GOAL").help(say!(text, "help-goal")))
        .arg(threads::arg(text))
        .args(Choice::args(text))
}

impl Request {
    fn of(session: Session, matches: &ArgMatches) -> Result<Request, Failure> {
        let threads = Threads::of(session, matches)?;
        Ok(Request {
            chosen: Choice::of(matches).resolve(session, "yatzy")?,
            expected_only: matches.get_flag("expected-only"),
            keep_table: matches.get_flag("table"),
            distribution: matches.get_flag("distribution"),
            goal: goal::read(session.text, matches)?,
            threads,
            solving: Solving::of(Data::of(matches), threads),
        })
    }
}

fn run(session: Session, request: &Request, out: &mut Out) -> Result<(), Failure> {
    if let Some(totals) = request.goal {
        return goal::run(session, request, totals, out);
    }
    let worked = work_out(session, request)?;
    if session.json {
        out.json(&json::SolutionJson::new(&request.chosen, &worked))
    } else {
        show(session.text, &request.chosen, &worked, out)
    }
}

/// All results.
struct SolveResults {
    expected: f64,
    error: Error,
    states: u64,
    /// `None` if only the expected total was asked for.
    statistics: Option<Statistics>,
    distribution: Option<Distribution>,
    /// Time until the expected total was known.
    expected_after: TimeSpent,
    /// Time until everything was known.
    all_after: TimeSpent,
}

/// The error of the expected total.
#[derive(Clone, Copy)]
enum Error {
    /// The numerical error of an exact computation.
    Numerical(f64),
    /// The error of a fit.
    Fitted {
        /// In points.
        error: f64,
        /// Values are exact with at most this many open cells.
        exact_cells: usize,
        /// Number of games in which the points of boxes were counted.
        games: u64,
    },
}

#[derive(Clone, Copy)]
struct TimeSpent {
    wall: Duration,
    /// Of the whole process, from its start.
    cpu: Duration,
}

impl TimeSpent {
    fn since(begun: Instant) -> TimeSpent {
        TimeSpent { wall: begun.elapsed(), cpu: ProcessTime::now().as_duration() }
    }
}

fn work_out(session: Session, request: &Request) -> Result<SolveResults, Failure> {
    let text = session.text;
    let begun = Instant::now();
    let rules = &request.chosen.rules;
    if rules.cells().len() > MAX_SOLVED_CELLS && !request.keep_table {
        return Ok(fitted::work_out(text, request, begun));
    }
    let solved = request.solving.solve(session, rules, request.keep_table)?;
    let expected_after = TimeSpent::since(begun);
    let solution = &solved.solution;
    let statistics = match request.expected_only {
        true => None,
        false => Some(statistics(text, request.threads, solution)?),
    };
    let distribution = match request.distribution {
        true => Some(request.threads.run(|| Distribution::of(text, solution, solved.estimate.memory))?),
        false => None,
    };
    Ok(SolveResults {
        expected: solution.expected(),
        error: Error::Numerical(solved.numerical_error),
        states: crate::solving::states(text, rules)?,
        statistics,
        distribution,
        expected_after,
        all_after: TimeSpent::since(begun),
    })
}

fn statistics(text: Text, threads: Threads, solution: &Solution) -> Result<Statistics, Failure> {
    let mut bar = Bar::new(say!(text, "solving-statistics"));
    let statistics = threads.run(|| solution.statistics_with(&mut |progress| bar.set(progress.done)));
    statistics.map_err(|error| query_failure(text, &error))
}

fn show(text: Text, chosen: &Chosen, worked: &SolveResults, out: &mut Out) -> Result<(), Failure> {
    let title = text.title(&chosen.names);
    match worked.error {
        Error::Numerical(_) => out.line(&say!(text, "solve-title", title = title))?,
        Error::Fitted { exact_cells, .. } => {
            out.line(&say!(text, "solve-fitted-title", title = title))?;
            let why = say!(text, "solve-fitted-why", cells = exact_cells);
            wrap(&why, WIDTH).iter().try_for_each(|line| out.line(line))?;
        }
    }
    out.line("")?;
    show_sums(text, chosen, worked, out)?;
    if let Some(statistics) = &worked.statistics {
        out.line("")?;
        if let Error::Fitted { games, .. } = worked.error {
            out.line(&say!(text, "solve-fitted-games", games = games))?;
            out.line("")?;
        }
        show_boxes(text, chosen, statistics, out)?;
    }
    match &worked.distribution {
        Some(distribution) => show_distribution(text, distribution, out),
        None => Ok(()),
    }
}

fn show_sums(text: Text, chosen: &Chosen, worked: &SolveResults, out: &mut Out) -> Result<(), Failure> {
    let mut table = Table::new(&[Column::Left, Column::Left], 2);
    // Only significant digits.
    let digits = if matches!(worked.error, Error::Numerical(_)) { 6 } else { 2 };
    table.row([say!(text, "solve-expected"), text.decimal(worked.expected, digits)]);
    if let Some(statistics) = &worked.statistics {
        table.row([say!(text, "solve-deviation"), text.decimal(statistics.deviation, digits)]);
        if chosen.rules.bonus().is_some() {
            table.row([say!(text, "solve-bonus-chance"), text.percent(statistics.bonus_chance, 1)]);
        }
    }
    let (name, error) = match worked.error {
        Error::Numerical(error) => (say!(text, "solve-error"), format!("{error:.0e}")),
        Error::Fitted { error, .. } => (say!(text, "solve-fitted-error"), text.decimal(error, 2)),
    };
    table.row([name, say!(text, "solve-at-most", error = error)]);
    table.row([say!(text, "solve-states"), text.whole(worked.states)]);
    let seconds = |spent: TimeSpent| {
        let (wall, cpu) =
            (text.decimal(spent.wall.as_secs_f64(), 2), text.decimal(spent.cpu.as_secs_f64(), 2));
        say!(text, "solve-seconds", wall = wall, cpu = cpu)
    };
    table.row([say!(text, "solve-time"), seconds(worked.expected_after)]);
    if worked.statistics.is_some() {
        table.row([say!(text, "solve-time-all"), seconds(worked.all_after)]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

fn show_boxes(text: Text, chosen: &Chosen, statistics: &Statistics, out: &mut Out) -> Result<(), Failure> {
    let rules = &chosen.rules;
    let mut table = Table::new(&[Column::Left, Column::Right, Column::Right, Column::Right], 2);
    let head = [say!(text, "solve-mean"), say!(text, "solve-zero"), say!(text, "solve-share")];
    table.row([say!(text, "solve-box")].into_iter().chain(head));
    for cell in &statistics.cells {
        let name = text.cell_name(&chosen.names, rules, cell.cell);
        let zero = text.percent(cell.zero_chance, 1);
        table.row([name, text.decimal(cell.mean, 2), zero, text.percent(cell.share, 1)]);
    }
    let mut more = |name: String, mean: f64, zero: String| {
        table.row([name, text.decimal(mean, 2), zero, text.percent(mean / statistics.mean, 1)]);
    };
    if rules.bonus().is_some() {
        let zero = text.percent(1.0 - statistics.bonus_chance, 1);
        more(text.row_name(&chosen.names, Row::Bonus), statistics.bonus_mean, zero);
    }
    if rules.joker().is_some() {
        more(text.row_name(&chosen.names, Row::YatzyBonus), statistics.extra_mean, String::new());
    }
    table.lines().iter().try_for_each(|line| out.line(line))
}

fn show_distribution(text: Text, distribution: &Distribution, out: &mut Out) -> Result<(), Failure> {
    out.line("")?;
    out.line(&match distribution.games {
        None => say!(text, "solve-percentiles"),
        Some(games) => say!(text, "solve-percentiles-simulated", games = games),
    })?;
    out.line("")?;
    let percentiles = distribution.percentiles();
    let columns = vec![Column::Right; percentiles.len()];
    let mut table = Table::new(&columns, 2);
    table.row(percentiles.iter().map(|&(share, _)| text.percent(share / 100.0, 0)));
    table.row(percentiles.iter().map(|(_, total)| total.to_string()));
    table.lines().iter().try_for_each(|line| out.line(line))?;
    out.line("")?;
    let series = [(String::new(), distribution.chances.clone())];
    chart::histogram(&series).iter().try_for_each(|line| out.line(line))
}
