//! Games too large to be solved: their values are fitted, and what play by them leads to is counted.

use super::distribution::Distribution;
use super::{Error, Request, Spent, Worked};
use crate::progress::Bar;
use crate::threads::Threads;
use std::time::Instant;
use yatzy_solver::fit::{Fitted, Measurement, PlayedGame};
use yatzy_text::{Text, say};

/// How many games are played to count what boxes bring, or to measure play that was not measured before.
const GAMES: u64 = 1_000;
/// The same for the chance of every total.
const GAMES_OF_A_DISTRIBUTION: u64 = 10_000;
/// How many games a thread plays between two reports.
const STRETCH: u64 = 256;

/// All that is asked of a game with more cells than can be solved.
pub fn work_out(text: Text, request: &Request, begun: Instant) -> Worked {
    let rules = &request.chosen.rules;
    let fitted = Fitted::of(rules).expect("cards of so many cells have columns, and then only cells matter");
    let games = if request.distribution { GAMES_OF_A_DISTRIBUTION } else { GAMES };
    let measured = fitted.fit().measured();
    let is_measured = measured.games > 0;
    let known_after = is_measured.then(|| Spent::since(begun));
    let played = match request.expected_only && is_measured {
        true => Vec::new(),
        false => play(text, request.threads, &fitted, games),
    };
    let Measurement { mean: expected, standard_error, .. } =
        if is_measured { measured } else { Measurement::of(&played) };
    let error = (fitted.fit().predicted() - expected).abs() + 3.0 * standard_error;
    let totals = || played.iter().map(|game| game.total);
    Worked {
        expected,
        error: Error::Fitted { error, exact_cells: fitted.exact_cells(), games: played.len() as u64 },
        // Any cells may be filled, but for all of them.
        states: (1 << rules.cells().len()) - 1,
        statistics: (!request.expected_only).then(|| fitted.statistics(&played)),
        distribution: request.distribution.then(|| Distribution::of_totals(&totals().collect::<Vec<_>>())),
        expected_after: known_after.unwrap_or_else(|| Spent::since(begun)),
        all_after: Spent::since(begun),
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
