//! Games that are too large to be solved: their values are fitted, and the results of play by them are counted.

use super::distribution::Distribution;
use super::{Error, Request, SolveResults, TimeSpent};
use crate::progress::Bar;
use crate::threads::Threads;
use std::time::Instant;
use yatzy_solver::fit::{Fitted, Measurement, PlayedGame};
use yatzy_text::{Text, say};

/// Number of games to count the points of boxes, or to measure play without a known measurement.
const GAMES: u64 = 1_000;
/// Number of games for the distribution of totals.
const GAMES_OF_A_DISTRIBUTION: u64 = 10_000;
/// Number of games that a thread plays between two reports.
const STRETCH: u64 = 256;

/// All results for a game with too many cells to be solved.
pub fn work_out(text: Text, request: &Request, begun: Instant) -> SolveResults {
    let rules = &request.chosen.rules;
    let fitted = Fitted::of(rules).expect("cards with this many cells have columns, so only cells matter");
    let games = if request.distribution { GAMES_OF_A_DISTRIBUTION } else { GAMES };
    let measured = fitted.fit().measured();
    let is_measured = measured.games > 0;
    let known_after = is_measured.then(|| TimeSpent::since(begun));
    let played = match request.expected_only && is_measured {
        true => Vec::new(),
        false => play(text, request.threads, &fitted, games),
    };
    let Measurement { mean: expected, standard_error, .. } =
        if is_measured { measured } else { Measurement::of(&played) };
    let error = (fitted.fit().predicted() - expected).abs() + 3.0 * standard_error;
    let totals = || played.iter().map(|game| game.total);
    SolveResults {
        expected,
        error: Error::Fitted { error, exact_cells: fitted.exact_cells(), games: played.len() as u64 },
        // Any set of cells may be filled, except all of them.
        states: (1 << rules.cells().len()) - 1,
        statistics: (!request.expected_only).then(|| fitted.statistics(&played)),
        distribution: request.distribution.then(|| Distribution::of_totals(&totals().collect::<Vec<_>>())),
        expected_after: known_after.unwrap_or_else(|| TimeSpent::since(begun)),
        all_after: TimeSpent::since(begun),
    }
}

fn play(text: Text, threads: Threads, fitted: &Fitted, games: u64) -> Vec<PlayedGame> {
    let mut bar = Bar::new(say!(text, "simulate-playing"));
    let mut played = Vec::with_capacity(games as usize);
    while (played.len() as u64) < games {
        let from = played.len() as u64;
        let to = games.min(from + STRETCH * threads.count() as u64);
        played.extend(threads.run(|| fitted.play(0, 0, from..to)));
        bar.set(to as f64 / games as f64);
    }
    played
}
