//! `yatzy solve --goal at-least[:N]`: the best chance to reach a total, beside that of play for the highest average.

use super::{Request, TimeSpent};
use crate::layout::{Column, Table, WIDTH, wrap};
use crate::output::Out;
use crate::solving::query_failure;
use crate::{Failure, Session};
use clap::ArgMatches;
use serde::Serialize;
use std::sync::Arc;
use std::time::Instant;
use yatzy_bots::{GameStart, PlayedTotals, Position};
use yatzy_rules::{Goal, Points};
use yatzy_solver::GoalSolver;
use yatzy_text::{Text, say, shown};

/// The target scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Totals {
    /// Every total.
    All,
    /// At least this many points.
    AtLeast(Points),
}

/// Step of the shown curve, in points.
const STEP: usize = 10;

/// Counted chances have this many times the games of a chance at the table.
const GAMES: u64 = 4;

/// Half of the last shown digit: chances closer to nothing or to certainty are left out of the list of all totals.
const SHOWN: f64 = 0.000_000_5;

/// The value of `--goal`; `None` for the highest average.
pub fn read(text: Text, matches: &ArgMatches) -> Result<Option<Totals>, Failure> {
    let Some(given) = matches.get_one::<String>("goal").map(|given| given.trim()) else { return Ok(None) };
    match given.parse() {
        _ if given == "at-least" => Ok(Some(Totals::All)),
        Ok(Goal::Mean) => Ok(None),
        Ok(Goal::AtLeast(total)) => Ok(Some(Totals::AtLeast(Points(total)))),
        _ => {
            let goals = ["mean", "at-least", "at-least:300"].map(str::to_owned);
            let message = say!(text, "goal-wrong", given = shown(given), goals = text.any_of(&goals));
            Err(Failure::wrong("goal/wrong", message))
        }
    }
}

/// The chances of every total.
struct Curves {
    /// With best play for each total; the same as those of the average where they are counted.
    best: Vec<f64>,
    /// With play for the highest average.
    of_mean: Vec<f64>,
    /// The games that the chances were counted in, unless they are exact.
    played: Option<Arc<PlayedTotals>>,
}

impl Curves {
    fn at(&self, total: usize) -> (f64, f64) {
        let of = |curve: &[f64]| curve.get(total).copied().unwrap_or(0.0);
        (of(&self.best), of(&self.of_mean))
    }

    /// Whether a total is neither certain nor out of reach, as far as is shown.
    fn is_open(&self, total: usize) -> bool {
        let (best, of_mean) = self.at(total);
        best >= SHOWN && of_mean <= 1.0 - SHOWN
    }

    fn len(&self) -> usize {
        self.best.len().max(self.of_mean.len())
    }
}

#[derive(Serialize)]
struct GoalCurveJson {
    rules: Option<String>,
    hash: String,
    goal: String,
    exact: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance_of_mean_play: Option<f64>,
    /// The standard error of a counted chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_error: Option<f64>,
    /// Each total with its chance and that of play for the highest average.
    #[serde(skip_serializing_if = "Option::is_none")]
    chances: Option<Vec<(usize, f64, f64)>>,
    seconds: f64,
    cpu_seconds: f64,
}

pub fn run(session: Session, request: &Request, totals: Totals, out: &mut Out) -> Result<(), Failure> {
    let begun = Instant::now();
    let curves = work_out(session, request)?;
    let spent = TimeSpent::since(begun);
    if session.json {
        return out.json(&answer(request, totals, &curves, spent));
    }
    show(session.text, request, totals, &curves, out)
}

fn work_out(session: Session, request: &Request) -> Result<Curves, Failure> {
    let goals = GoalSolver::new(request.chosen.rules.clone()).ok().filter(GoalSolver::is_whole);
    let Some(goals) = goals else { return count(session, request) };
    let mut best = request.solving.chances(session, &goals)?;
    let mut of_mean = request.solving.mean_totals(session, &goals)?;
    // From the chance of each total to the chance of at least that total.
    let mut sum = 0.0;
    for chance in of_mean.iter_mut().rev() {
        sum += *chance;
        *chance = sum;
    }
    // Play for the average is one way to play for a total, so the best chance can't be lower. This removes rounding
    // errors.
    best.resize(best.len().max(of_mean.len()), 0.0);
    best.iter_mut().zip(&of_mean).for_each(|(best, &of_mean)| *best = best.max(of_mean));
    Ok(Curves { best, of_mean, played: None })
}

/// Chances of play for the highest average, counted in games.
fn count(session: Session, request: &Request) -> Result<Curves, Failure> {
    let values = request.solving.at_hand(session, &request.chosen.rules)?.values;
    let start = GameStart::turn(Position::START, Points::ZERO);
    let games = GAMES * values.games_of(Position::START);
    let played = request.solving.run(|| PlayedTotals::of(&*values, start, games));
    let played = played.map_err(|error| query_failure(session.text, &error))?;
    let chance = |total: usize| played.at_least(total as u32).share;
    let curve: Vec<f64> = (0..played.chances().len()).map(chance).collect();
    Ok(Curves { best: curve.clone(), of_mean: curve, played: Some(played) })
}

fn answer(request: &Request, totals: Totals, curves: &Curves, spent: TimeSpent) -> GoalCurveJson {
    let all = || {
        let told = |total: usize| {
            let (best, of_mean) = curves.at(total);
            (total, best, of_mean)
        };
        (0..curves.len()).map(told).collect()
    };
    let one = match totals {
        Totals::All => None,
        Totals::AtLeast(total) => Some(curves.at(total.0 as usize)),
    };
    GoalCurveJson {
        rules: request.chosen.id.clone(),
        hash: request.chosen.rules.hash().to_string(),
        goal: match totals {
            Totals::All => "at-least".to_owned(),
            Totals::AtLeast(total) => Goal::AtLeast(total.0).to_string(),
        },
        exact: curves.played.is_none(),
        chance: one.map(|(best, _)| best),
        chance_of_mean_play: one.map(|(_, of_mean)| of_mean),
        standard_error: match totals {
            Totals::AtLeast(total) => {
                curves.played.as_ref().map(|played| played.at_least(total.0).standard_error)
            }
            Totals::All => None,
        },
        chances: one.is_none().then(all),
        seconds: spent.wall.as_secs_f64(),
        cpu_seconds: spent.cpu.as_secs_f64(),
    }
}

fn show(
    text: Text,
    request: &Request,
    totals: Totals,
    curves: &Curves,
    out: &mut Out,
) -> Result<(), Failure> {
    let goal = match totals {
        Totals::All => say!(text, "goal-for-every-total"),
        Totals::AtLeast(total) => say!(text, "goal-for-total", total = total.0),
    };
    out.line(&text.labelled(text.title(&request.chosen.names), goal))?;
    out.line("")?;
    let rows: Vec<usize> = match totals {
        Totals::All => (0..curves.len()).step_by(STEP).filter(|&total| curves.is_open(total)).collect(),
        Totals::AtLeast(total) => vec![total.0 as usize],
    };
    if curves.played.is_none() {
        let mut table = Table::new(&[Column::Right, Column::Right, Column::Right], 2);
        table.row([say!(text, "advise-value"), say!(text, "goal-chance"), say!(text, "goal-chance-of-mean")]);
        for total in rows {
            let (best, of_mean) = curves.at(total);
            table.row([text.whole(total as u64), text.percent(best, 4), text.percent(of_mean, 4)]);
        }
        return table.lines().iter().try_for_each(|line| out.line(line));
    }
    let mut table = Table::new(&[Column::Right, Column::Right], 2);
    table.row([say!(text, "advise-value"), say!(text, "goal-chance-of-mean")]);
    for total in rows {
        table.row([text.whole(total as u64), text.counted_chance(curves.at(total).1)]);
    }
    table.lines().iter().try_for_each(|line| out.line(line))?;
    out.line("")?;
    wrap(&say!(text, "goal-estimate"), WIDTH).iter().try_for_each(|line| out.line(line))
}
