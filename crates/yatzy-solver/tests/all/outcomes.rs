//! Statistics, distributions and simulations of small rulesets agree.

use std::sync::Arc;
use yatzy_rules::{Action, Catalogue, DiceSource, Game, Keep, Phase, Points, Seat, toys};
use yatzy_solver::{
    Distribution, GameStart, Position, SeededDice, Solution, Solver, Strategy, TableError, TotalHistogram,
    play, play_from,
};

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

/// Games are played eight positions at a time; an adviser asks for one after the other.
#[test]
fn games_side_by_side_are_those_of_an_adviser() {
    let (mut compared, mut jokers) = (0, 0);
    for seed in 0..60 {
        let rules = Arc::new(toys::ruleset(seed));
        let solution = Solver::new(rules.clone()).unwrap().solve();
        let start = GameStart::turn(Position::START, Points::ZERO);
        let ends = play_from(&solution, start, (seed, 3), 0..40).unwrap();
        let mut adviser = solution.adviser();
        for (number, end) in ends.iter().enumerate() {
            let mut dice = SeededDice::new(seed, 3, number as u64);
            let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
            while game.turn().is_some() {
                let card = game.card(Seat(0)).unwrap();
                let named = game.turn().and_then(|turn| turn.named);
                let action = match game.phase() {
                    Phase::FirstThrow => Action::Throw(Keep::NOTHING),
                    phase => adviser.best(card, named, phase).unwrap().action,
                };
                let event = game.decide(action, &mut dice).unwrap();
                game.record(&event).unwrap();
            }
            let total = game.card(Seat(0)).unwrap().totals(&rules).total.0;
            assert_eq!(end.total, total, "toy {seed}, game {number}: {:?}", rules.lines());
            assert!((f64::from(total) - solution.expected() - end.luck).abs() < 1e-9, "toy {seed}: {end:?}");
            compared += 1;
        }
        jokers += usize::from(rules.joker().is_some() && !rules.declares());
    }
    assert!(compared > 1000 && jokers > 3, "{compared} {jokers}");
}

#[test]
fn a_distribution_is_read_as_it_was_written() {
    let (solution, other) = (toy(3), toy(4));
    let path = std::env::temp_dir().join(format!("yatzy-totals-{}", std::process::id()));
    let written = Distribution { chances: vec![0.25, 0.0, 0.75] };
    let hash = solution.rules().hash();
    written.save(&path, hash).unwrap();
    assert_eq!(Distribution::load(&path, hash).unwrap(), written);
    let wrong = Distribution::load(&path, other.rules().hash());
    assert!(matches!(wrong, Err(TableError::OtherRules { .. })), "{wrong:?}");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[50] ^= 1;
    std::fs::write(&path, bytes).unwrap();
    assert!(matches!(Distribution::load(&path, hash), Err(TableError::Damaged { .. })));
    std::fs::remove_file(&path).unwrap();
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
