//! Calls of the library, once a ruleset is solved: median and 99th percentile over the positions of games in
//! which every turn is another one, so that nothing is remembered from the call before.
//!
//! `cargo bench -p yatzy-solver --bench calls`

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use yatzy_rules::{Action, Catalogue, Hand, Phase, Points, Ruleset};
use yatzy_solver::{Adviser, Position, Solver, Strategy, best, play};

/// A position in the middle of a turn.
struct Moment {
    position: Position,
    hand: Hand,
    rethrows: u16,
}

fn main() {
    for id in ["yatzy", "yahtzee"] {
        let rules = Catalogue::get().rules(id).expect("it is in the catalogue");
        let solution = Arc::new(Solver::new(rules.clone()).expect("it can be solved").solve());
        let variances = solution.variances().expect("values are in memory").expect("the game is small");
        let moments = moments(&rules, &mut solution.adviser());
        let mut adviser = solution.adviser();
        println!("{id}, {} calls each", moments.len());
        tell("value of a position", &moments, |moment| {
            black_box(solution.remaining(moment.position).is_ok());
        });
        tell("variance of a position", &moments, |moment| {
            black_box(variances.remaining(moment.position).is_ok());
        });
        tell("every action, and the best", &moments, |moment| {
            let phase = Phase::Thrown { hand: moment.hand, rethrows: moment.rethrows };
            let advice = adviser.advise_position(moment.position, Points(0), None, phase);
            black_box(advice.map(|advice| best(advice).value).is_ok());
        });
        let start = Instant::now();
        black_box(play(Strategy::Perfect(&solution), 1, 0, 0..20_000).is_ok());
        println!("  20,000 perfect games: {:.2} s wall", start.elapsed().as_secs_f64());
    }
}

/// What comes up in two hundred games, thrown by a counter and played perfectly; gone through by turn, so
/// that neighbours belong to different games.
fn moments(rules: &Ruleset, adviser: &mut Adviser<'_>) -> Vec<Moment> {
    let hands = Hand::all(rules.dice());
    let mut moments = Vec::new();
    let mut games = vec![Position::START; 200];
    for turn in 0..rules.cells().len() {
        for rethrows in [2, 1, 0] {
            for (game, position) in games.iter_mut().enumerate() {
                let hand = hands[(game * 101 + turn * 37 + usize::from(rethrows) * 7) % hands.len()];
                moments.push(Moment { position: *position, hand, rethrows });
                if rethrows == 0 {
                    let phase = Phase::Thrown { hand, rethrows };
                    let advice = adviser.advise_position(*position, Points(0), None, phase);
                    let entry = *best(advice.expect("the game goes on"));
                    let Action::Enter(cell) = entry.action else { unreachable!("no rethrow is left") };
                    *position = position.after(rules, cell, entry.points.expect("an entry has points"), 0);
                }
            }
        }
    }
    moments
}

fn tell(what: &str, moments: &[Moment], mut call: impl FnMut(&Moment)) {
    let mut nanoseconds: Vec<u128> = moments
        .iter()
        .map(|moment| {
            let start = Instant::now();
            call(moment);
            start.elapsed().as_nanos()
        })
        .collect();
    nanoseconds.sort_unstable();
    let at = |share: f64| nanoseconds[(nanoseconds.len() as f64 * share) as usize] as f64 / 1000.0;
    println!("  {what:28} median {:7.2} µs   99th percentile {:7.2} µs", at(0.5), at(0.99));
}
