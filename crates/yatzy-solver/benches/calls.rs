//! Latency of library calls on a solved ruleset: median and 99th percentile over positions of games. Neighbouring
//! calls belong to different turns, so that no call finds a cached turn. Answers are checked before they are timed.
//!
//! `cargo bench -p yatzy-solver --bench calls`

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use yatzy_rules::{Action, Catalogue, FREE_RETHROWS, Hand, Phase, Points, Ruleset};
use yatzy_solver::{Adviser, Position, Solution, Solver, Strategy, TotalHistogram, best, play};

/// A position in the middle of a turn.
struct Moment {
    position: Position,
    hand: Hand,
    rethrows: u16,
}

impl Moment {
    fn phase(&self) -> Phase {
        Phase::Thrown { hand: self.hand, rethrows: self.rethrows }
    }
}

fn main() {
    for (id, expected) in [("yatzy", 248.439_989_4), ("yahtzee", 254.587_728_7)] {
        let rules = Catalogue::get().rules(id).expect("it is in the catalogue");
        let solution = Arc::new(Solver::new(rules.clone()).expect("it can be solved").solve());
        let moments = moments(&rules, &mut solution.adviser());
        let mut adviser = solution.adviser();
        println!("{id}, {} calls each", moments.len());
        let value = |position| solution.remaining(position).expect("a position of play");
        assert!((value(Position::START) - expected).abs() < 1e-6, "{id}: {}", value(Position::START));
        check(&solution, &moments);
        tell("value of a position", &moments, |moment| value(moment.position));
        tell("every action, and the best", &moments, |moment| {
            let advice = adviser.advise_position(moment.position, Points(0), None, moment.phase());
            best(advice.expect("the game goes on")).value
        });
        let start = Instant::now();
        let totals = play(Strategy::Perfect(&solution), 1, 0, 0..20_000).expect("values are in memory");
        let seconds = start.elapsed().as_secs_f64();
        let totals = TotalHistogram::of(&totals);
        assert!((totals.mean() - expected).abs() < 4.0 * totals.standard_error(), "{id}: {}", totals.mean());
        println!("  20,000 perfect games: {seconds:.2} s wall");
    }
}

/// The best action has the value of the hand, and a turn the mean of its hands.
fn check(solution: &Solution, moments: &[Moment]) {
    let mut adviser = solution.adviser();
    for moment in moments.iter().step_by(moments.len() / 50) {
        let hands = Hand::all(solution.rules().dice()).iter();
        let mean: f64 = hands
            .map(|&hand| {
                let phase = Phase::Thrown { hand, rethrows: FREE_RETHROWS };
                let advice = adviser.advise_position(moment.position, Points(0), None, phase);
                let ways = f64::from(hand.ways()) / 6f64.powi(hand.len().into());
                ways * best(advice.expect("the game goes on")).value
            })
            .sum();
        let value = solution.remaining(moment.position).expect("a position of play");
        assert!((mean - value).abs() < 1e-9, "{mean} instead of {value}");
    }
}

/// The positions of two hundred games of perfect play, ordered by turn, so that neighbours belong to different games.
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

fn tell(what: &str, moments: &[Moment], mut call: impl FnMut(&Moment) -> f64) {
    let mut nanoseconds: Vec<u128> = moments
        .iter()
        .map(|moment| {
            let start = Instant::now();
            black_box(call(moment));
            start.elapsed().as_nanos()
        })
        .collect();
    nanoseconds.sort_unstable();
    let at = |share: f64| nanoseconds[(nanoseconds.len() as f64 * share) as usize] as f64 / 1000.0;
    println!("  {what:28} median {:7.2} µs   99th percentile {:7.2} µs", at(0.5), at(0.99));
}
