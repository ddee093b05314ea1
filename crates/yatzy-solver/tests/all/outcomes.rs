//! Statistics, distributions, variances and simulations of small rulesets agree.

use std::sync::Arc;
use yatzy_rules::{Catalogue, toys};
use yatzy_solver::{Position, Solution, Solver, Strategy, TotalHistogram, play};

fn toy(seed: u64) -> Solution {
    Solver::new(Arc::new(toys::ruleset(seed))).unwrap().solve()
}

#[test]
fn statistics_add_up() {
    for seed in 0..80 {
        let solution = Arc::new(toy(seed));
        let statistics = solution.statistics().unwrap();
        assert!((statistics.mean - solution.expected()).abs() < 1e-9, "toy {seed}: {statistics:?}");
        assert!(statistics.bonus_chance < 1.0 + 1e-12, "toy {seed}");
        let variances = solution.variances().unwrap().unwrap();
        let variance = variances.remaining(Position::START).unwrap();
        assert!((variance - statistics.deviation.powi(2)).abs() < 1e-6, "toy {seed}: {variance}");
        let Some(distribution) = solution.distribution().unwrap() else { continue };
        assert!((distribution.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12, "toy {seed}");
        assert!((distribution.mean() - solution.expected()).abs() < 1e-9, "toy {seed}");
        let deviations = (distribution.deviation(), statistics.deviation);
        assert!((deviations.0 - deviations.1).abs() < 1e-6, "toy {seed}: {deviations:?}");
    }
}

#[test]
fn simulated_toys_come_out_as_reckoned() {
    for seed in 0..12 {
        let solution = toy(seed);
        let sample = TotalHistogram::of(&play(Strategy::Perfect(&solution), seed, 0, 0..20_000).unwrap());
        let off = (sample.mean() - solution.expected()).abs();
        assert!(
            off <= 4.0 * sample.standard_error() + 1e-9,
            "toy {seed}: {} {}",
            sample.mean(),
            solution.expected()
        );
        let deviation = solution.statistics().unwrap().deviation;
        assert!((sample.deviation() - deviation).abs() <= 0.05 * deviation + 1e-9, "toy {seed}: {deviation}");
    }
}

#[test]
fn yatzy_is_worth_248_44() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let solution = Solver::new(rules.clone()).unwrap().solve();
    assert!((solution.expected() - 248.439_989_4).abs() < 1e-6);
    let sample = TotalHistogram::of(&play(Strategy::Perfect(&solution), 1, 0, 0..20_000).unwrap());
    assert!((sample.mean() - solution.expected()).abs() <= 4.0 * sample.standard_error());
    let greedy = TotalHistogram::of(&play(Strategy::Greedy(&rules), 1, 0, 0..2_000).unwrap());
    let random = TotalHistogram::of(&play(Strategy::Random(&rules), 1, 0, 0..2_000).unwrap());
    assert!(random.mean() < greedy.mean() && greedy.mean() < sample.mean());
}

#[test]
fn yahtzee_without_jokers_is_worth_245_87() {
    let rules = Catalogue::get().rules("yahtzee").unwrap();
    let rules = rules.with(&["joker=none".parse().unwrap()]).unwrap();
    let solution = Solver::new(Arc::new(rules)).unwrap().solve();
    assert!((solution.expected() - 245.870_774_5).abs() < 1e-6);
}

#[test]
fn a_game_depends_on_its_number_alone() {
    let solution = toy(3);
    let all = play(Strategy::Perfect(&solution), 5, 0, 0..500).unwrap();
    let parts: Vec<u32> = [0..123, 123..400, 400..500]
        .into_iter()
        .flat_map(|games| play(Strategy::Perfect(&solution), 5, 0, games).unwrap())
        .collect();
    assert_eq!(all, parts);
    assert_ne!(all, play(Strategy::Perfect(&solution), 5, 1, 0..500).unwrap());
}

#[test]
#[ignore = "the whole distribution of Yatzy takes a while: part of the full test run"]
fn the_distribution_of_yatzy_is_exact() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let solution = Solver::new(rules).unwrap().solve();
    let distribution = solution.distribution().unwrap().unwrap();
    assert!((distribution.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!((distribution.mean() - solution.expected()).abs() < 1e-6);
    assert_eq!(distribution.chances.iter().rposition(|&chance| chance > 0.0), Some(374));
}
