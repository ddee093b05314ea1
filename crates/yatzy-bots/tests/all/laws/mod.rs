//! Laws that hold for every game: luck and cost add up, perfect play costs nothing, the mean of luck is zero, every
//! bot plays every edition by its rules.

mod bots;
mod campaign;
mod documented;
mod goals;
mod identity;
mod played_out;
mod told;
mod wins;

use std::sync::Arc;
use yatzy_bots::{Analysis, Contest, Level, SolvedValues, Values};
use yatzy_rules::{Catalogue, Game, Ruleset};
use yatzy_solver::{Solver, mean_and_error};

/// Results for every number of a range, in parallel and in order.
fn each<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let part = |thread: u64| {
        (count * thread / threads..count * (thread + 1) / threads).map(&work).collect::<Vec<T>>()
    };
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no part breaks off")).collect()
    })
}

/// A number from the environment, for runs on larger machines.
fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|given| given.parse().ok()).unwrap_or(usual)
}

/// The exact values of solvable rules.
fn solved(rules: Arc<Ruleset>) -> Arc<dyn Values> {
    let solver = Solver::new(rules).expect("these rules can be solved");
    Arc::new(SolvedValues::new(Arc::new(solver.solve())))
}

/// The rules of an entry of the catalogue.
fn rules(id: &str) -> Arc<Ruleset> {
    Catalogue::get().rules(id).expect("an entry of the catalogue")
}

/// A toy of one column; every option occurs among the seeds.
fn toy(seed: u64) -> Arc<Ruleset> {
    Arc::new(yatzy_rules::toys::ruleset(seed))
}

/// Total plus remaining points equal the start plus luck minus cost plus turns without throws.
fn check_identity(analysis: &Analysis, game: &Game) {
    for report in &analysis.seats {
        let card = game.card(report.seat).expect("a seat of the game");
        assert_eq!(report.total, card.totals(game.rules()).total);
        let total = f64::from(report.total.0) + report.to_come;
        let told = report.expected + report.luck() - report.cost() + report.whole();
        assert!((total - told).abs() < 1e-6, "{total} against {told} by {:?}", game.rules());
        let mut forecast = report.expected;
        for turn in &report.turns {
            forecast += turn.luck() - turn.cost() + turn.whole();
            assert!((forecast - turn.expected).abs() < 1e-6);
            assert!(turn.decisions().iter().all(|decision| decision.cost >= 0.0 && decision.blind >= -1e-9));
        }
        if card.open().is_empty() {
            assert!(report.to_come.abs() < 1e-9, "a full card has nothing to come");
        }
        assert!(report.accuracy().is_none_or(|accuracy| (0.0..=100.0).contains(&accuracy)));
    }
}

/// The luck and cost of many games of one seat.
#[derive(Default)]
struct Measured {
    total: Vec<f64>,
    luck: Vec<f64>,
    cost: Vec<f64>,
    accuracy: Vec<f64>,
}

impl Measured {
    /// Plays games of one level and checks each.
    fn new(level: Level, values: &Arc<dyn Values>, seed: u64, games: u64) -> Measured {
        let contest = Contest::new(&[level], values.clone(), seed);
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        let part = |thread: u64| {
            let mut measured = Measured::default();
            for number in games * thread / threads..games * (thread + 1) / threads {
                let game = contest.game(number).expect("values can be read");
                let analysis = Analysis::new(&**values, &game).expect("values can be read");
                check_identity(&analysis, &game);
                measured.total.push(f64::from(analysis.seats[0].total.0));
                measured.luck.push(analysis.seats[0].luck());
                measured.cost.push(analysis.seats[0].cost());
                measured.accuracy.extend(analysis.seats[0].accuracy());
            }
            measured
        };
        std::thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
            let mut measured = Measured::default();
            for part in parts {
                let part = part.join().expect("every game adds up");
                measured.total.extend(part.total);
                measured.luck.extend(part.luck);
                measured.cost.extend(part.cost);
                measured.accuracy.extend(part.accuracy);
            }
            measured
        })
    }
}

/// The mean of luck is zero within four standard errors.
fn check_luck(luck: &[f64]) {
    let (mean, error) = mean_and_error(luck);
    assert!(mean.abs() <= 4.0 * error + 1e-9, "luck averages {mean} ± {error}");
}
