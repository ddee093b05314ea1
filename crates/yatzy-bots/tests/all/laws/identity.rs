//! total = expected + luck − cost.

use super::{Measured, check_luck, rules, solved, toy};
use yatzy_bots::Level;

#[test]
fn luck_and_cost_add_up_on_toys_of_every_option() {
    let mut seen = [false; 5];
    for seed in 0..250 {
        let rules = toy(seed);
        for (seen, is_so) in seen.iter_mut().zip([
            rules.joker().is_some(),
            rules.has_chips(),
            rules.declares(),
            rules.order() != yatzy_rules::Order::Free,
            rules.bonus().is_some(),
        ]) {
            *seen |= is_so;
        }
        let values = solved(rules);
        for level in [Level::Random, Level::Beginner] {
            Measured::new(level, &values, seed, 4);
        }
    }
    assert_eq!(seen, [true; 5], "jokers, chips, naming, orders and bonuses all came up");
}

#[test]
fn perfect_play_costs_nothing_on_toys() {
    for seed in 0..120 {
        let values = solved(toy(seed));
        let measured = Measured::new(Level::Perfect, &values, seed, 3);
        assert!(measured.cost.iter().all(|&cost| cost < 1e-6), "toy {seed}");
    }
}

#[test]
fn luck_averages_zero_on_toys() {
    for seed in 0..25 {
        let values = solved(toy(seed));
        for level in [Level::Random, Level::Perfect] {
            check_luck(&Measured::new(level, &values, seed, 400).luck);
        }
    }
}

#[test]
fn the_published_games_add_up() {
    for id in ["yatzy", "yahtzee"] {
        let values = solved(rules(id));
        let perfect = Measured::new(Level::Perfect, &values, 7, 100);
        assert!(perfect.cost.iter().all(|&cost| cost < 1e-6), "{id}");
        check_luck(&perfect.luck);
        let casual = Measured::new(Level::Casual, &values, 7, 100);
        assert!(yatzy_solver::mean_and_error(&casual.cost).0 > 5.0, "{id}");
        check_luck(&casual.luck);
    }
}
