//! Measures the figures of docs/goals.md: `cargo run --release -p yatzy-solver --example goals -- yatzy [FILE]`
//!
//! Computes the chances of every total, into FILE if it is named and does not exist; then advice with and without it,
//! and the distribution of totals from positions of a game.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Catalogue, Phase, Points, Ruleset};
use yatzy_solver::{Adviser, GoalSolver, Position, Solver, TotalObjective};

fn main() {
    let id = std::env::args().nth(1).unwrap_or_else(|| "yatzy".into());
    let rules = Catalogue::get().rules(&id).expect("an entry of the catalogue");
    let goals = Arc::new(GoalSolver::new(rules.clone()).expect("it can be played for any total"));
    let begun = Instant::now();
    let mut report = |progress: yatzy_solver::Progress| {
        eprintln!("{} turns, {:.3}, {:.1?}", progress.turns, progress.done, begun.elapsed());
    };
    let Some(path) = std::env::args().nth(2) else {
        let chances = goals.chances(&mut report);
        println!("{:?}", begun.elapsed());
        for (total, chance) in chances.iter().enumerate().step_by(10) {
            println!("{total}\t{chance:.9}");
        }
        return;
    };
    let path = Path::new(&path);
    if !path.exists() {
        goals.solve_to_file(path, &mut report).expect("the file can be written");
        println!("solved in {:?}", begun.elapsed());
    }
    let size = std::fs::metadata(path).expect("the file is there").len();
    println!("{} MB", size / 1_000_000);
    advice(&goals, path);
    let begun = Instant::now();
    let solution = Solver::new(rules.clone()).expect("it can be solved").solve();
    println!("solved for the mean in {:?}", begun.elapsed());
    for open in (1..=rules.cells().len()).rev() {
        let (position, _) = played(&rules, open, 7);
        let begun = Instant::now();
        let _ = solution.distribution_from(position).expect("it can be gone through");
        println!("{open} open: distribution in {:?}", begun.elapsed());
    }
}

/// Advice with this many open boxes, with the file opened again each time, and without it.
fn advice(goals: &Arc<GoalSolver>, path: &Path) {
    let rules = goals.rules().clone();
    let hand = SplitMix(3).throw(rules.dice());
    let phase = Phase::Thrown { hand, rethrows: 2 };
    for open in (1..=rules.cells().len()).rev() {
        let mut slowest = Duration::ZERO;
        let mut answer = 0.0;
        for seed in 0..5 {
            let (position, points) = played(&rules, open, seed);
            let begun = Instant::now();
            let file = Arc::new(goals.open(path).expect("a file of these rules"));
            let objective = TotalObjective::at_least_from_file(goals.clone(), Points(250), file);
            let mut adviser = Adviser::new(&objective);
            let advice = adviser.advise_position(position, points, None, phase).expect("a legal position");
            answer = advice.iter().map(|advice| advice.value).fold(0.0, f64::max);
            slowest = slowest.max(begun.elapsed());
        }
        print!("{open} open: from the file {slowest:?}");
        if open <= 10 {
            let (position, points) = played(&rules, open, 4);
            let begun = Instant::now();
            let objective = TotalObjective::at_least(goals.clone(), Points(250));
            let mut adviser = Adviser::new(&objective);
            let advice = adviser.advise_position(position, points, None, phase).expect("a legal position");
            let best = advice.iter().map(|advice| advice.value).fold(0.0, f64::max);
            print!(", without {:?}, off by {:.1e}", begun.elapsed(), (best - answer).abs());
        }
        println!();
    }
}

/// A card with this many open boxes, filled by single throws.
fn played(rules: &Ruleset, open: usize, seed: u64) -> (Position, Points) {
    let mut random = SplitMix(seed);
    let (mut position, mut points) = (Position::START, Points::ZERO);
    while position.open(rules).len() > open {
        let hand = random.throw(rules.dice());
        let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, None);
        let cells = choices.cells();
        let cell = cells.iter().nth(random.below(cells.len() as u64) as usize).expect("a box is open");
        let earned = rules.entry_points(choices, cell, hand).expect("one of the choices");
        position = position.after(rules, cell, earned, 0);
        points = points + earned + choices.extra;
    }
    (position, points)
}
