//! Fitted play and bounds against exact values, on toys with three columns.

use std::sync::Arc;
use yatzy_rules::toys::{Size, sized};
use yatzy_rules::{Action, Card, Catalogue, Phase, Ruleset};
use yatzy_solver::fit::{Bound, Effort, Fit, FitError, Fitted, Partition, Sight, bound_of_prices};
use yatzy_solver::{QueryError, Solver, best};

/// Toys of which only the open cells matter, with three columns.
fn toys(boxes: usize) -> impl Iterator<Item = Arc<Ruleset>> {
    let toys = (0..).map(move |seed| sized(seed, Size { dice: 3, boxes, columns: 3 }));
    let fits = |rules: &Ruleset| {
        let plain = rules.joker().is_none() && !rules.declares() && !rules.has_chips();
        rules.columns().len() == 3 && plain && rules.options().iter().all(|(_, value)| value != "down")
    };
    toys.filter(move |rules| fits(rules) && rules.boxes().len() == boxes).map(Arc::new)
}

fn exact(rules: &Arc<Ruleset>) -> f64 {
    Solver::new(rules.clone()).expect("toys are small").solve().expected()
}

fn fitted(rules: &Arc<Ruleset>, exact_cells: usize) -> Fitted {
    let effort = Effort { rounds: 3, games: 2_000, exact_cells };
    let fitted = Fitted::train(rules.clone(), effort, 1, &mut |_| ()).expect("only cells matter");
    fitted.looking(Sight { turns: 1, exact_cells })
}

#[test]
fn fitted_players_are_close_to_perfect() {
    for rules in toys(4).take(6) {
        let best = exact(&rules);
        let mut fitted = fitted(&rules, 2);
        let found = fitted.measure(9, 0..2_000);
        let least = 0.995 * best - 3.0 * found.standard_error;
        assert!(found.mean >= least, "{found:?} of {best}, {:?}", rules.lines());
        assert!(found.mean <= best + 4.0 * found.standard_error + 1e-6, "{found:?} of {best}");
        assert!((fitted.fit().predicted() - best).abs() < 0.01 * best);
    }
}

#[test]
fn endgames_are_exact() {
    for rules in toys(3).take(6) {
        let best = exact(&rules);
        let fitted = fitted(&rules, 9);
        assert!(fitted.is_exact(rules.cells()));
        let value = fitted.adviser().value(&Card::new(&rules)).expect("a card");
        assert!((value - best).abs() < 1e-9, "{value} instead of {best}");
    }
}

#[test]
fn bounds_hold_and_tighten() {
    for rules in toys(4).take(8) {
        let best = exact(&rules);
        let fitted = fitted(&rules, 1);
        let prices = fitted.prices(1, 200);
        let bound =
            |ways: &str| Bound::new(&rules, &Partition::new(&rules, ways), &prices, &mut |_| ()).total();
        let bounds = ["8888", "7777", "6666", "5555", "4444"].map(bound);
        assert!(bound_of_prices(&rules, 300) >= best);
        assert!(bounds.iter().all(|&bound| bound >= best), "{bounds:?} of {best}");
        let last = bound("llll");
        assert!(bounds[1] <= last + 1e-3 && last <= bounds[3] + 1e-3, "{last} among {bounds:?}");
        assert!(bounds.is_sorted_by(|a, b| *a <= b + 1e-3), "{bounds:?}");
        // With every set told from every other, nothing is lumped.
        let is_free = rules.options().iter().all(|(_, value)| value != "last-resort");
        assert!(!is_free || bounds[0] < best + 0.1, "{bounds:?} of {best}");
    }
}

#[test]
fn moving_prices_lowers_the_bound() {
    for rules in toys(4).take(3) {
        let partition = Partition::new(&rules, "4444");
        let mut prices = vec![vec![0.0; 8]; 4];
        let mut bounds = Vec::new();
        for round in 0..8 {
            let bound = Bound::new(&rules, &partition, &prices, &mut |_| ());
            bounds.push(bound.total());
            prices = bound.better(&prices, round, 1, 200);
        }
        assert!(bounds[7] < bounds[0], "{bounds:?}");
    }
}

#[test]
fn advice_is_complete_and_consistent() {
    let rules = toys(4).next().expect("there is always another toy");
    let fitted = fitted(&rules, 6);
    let mut adviser = fitted.adviser();
    let card = Card::new(&rules);
    let value = adviser.value(&card).expect("a card");
    let throw = adviser.best(&card, None, Phase::FirstThrow).expect("a first throw");
    assert_eq!((throw.value, throw.cost), (value, 0.0));
    let hands = yatzy_rules::Hand::all(rules.dice());
    let throws = f64::from(6u32.pow(rules.dice().into()));
    let mut mean = 0.0;
    for &hand in hands {
        let advice = adviser.advise(&card, None, Phase::Thrown { hand, rethrows: 2 }).expect("a hand");
        let entries = advice.iter().filter(|advice| matches!(advice.action, Action::Enter(_))).count();
        assert_eq!(entries, rules.choices(card.open(), false, hand, None).cells().len());
        assert!(advice.iter().all(|advice| advice.cost >= 0.0));
        mean += best(advice).value * f64::from(hand.ways()) / throws;
    }
    assert!((mean - value).abs() < 1e-9, "{mean} instead of {value}");
    let over = adviser.advise(&card, None, Phase::Over);
    assert!(matches!(over, Err(QueryError::Over)));
}

#[test]
fn a_fit_is_the_same_from_the_same_seed_and_survives_bytes() {
    let rules = toys(3).next().expect("there is always another toy");
    let (one, two) = (fitted(&rules, 2), fitted(&rules, 2));
    let bytes = one.fit().to_bytes();
    assert_eq!(bytes, two.fit().to_bytes());
    assert_eq!(&Fit::from_bytes(&bytes, &rules).expect("what was written"), one.fit());
    let mut damaged = bytes.clone();
    damaged[100] ^= 1;
    assert_eq!(Fit::from_bytes(&damaged, &rules), Err(FitError::Damaged));
    assert_eq!(Fit::from_bytes(&bytes[..50], &rules), Err(FitError::Damaged));
    assert_eq!(Fit::from_bytes(b"yatzy", &rules), Err(FitError::Format));
    let other = Catalogue::get().rules("triple").expect("one of the catalogue's");
    assert_eq!(Fit::from_bytes(&bytes, &other), Err(FitError::OtherRules));
}

#[test]
fn same_seed_same_games() {
    let rules = toys(4).next().expect("there is always another toy");
    let fitted = fitted(&rules, 2);
    let all = fitted.play(3, 0, 0..600);
    assert_eq!(all[300..], fitted.play(3, 0, 300..600));
    assert_ne!(all, fitted.play(4, 0, 0..600));
}

#[test]
fn the_fit_of_triple_plays_as_it_says() {
    let rules = Catalogue::get().rules("triple").expect("one of the catalogue's");
    let fitted = Fitted::of(&rules).expect("it is fitted");
    assert!(fitted.expected() > 1_462.0);
    assert!(fitted.error().is_some_and(|error| error < 3.0));
    let mut again = Fitted::of(&rules).expect("it is fitted");
    let found = again.measure(5, 0..200);
    assert!((found.mean - fitted.expected()).abs() < 5.0 * found.standard_error, "{found:?}");
    // The same values serve the game with a chance or zero of last resort, and do not claim to be measured.
    let setting = "zero=last-resort".parse().expect("a setting");
    let other = Arc::new(rules.with(&[setting]).expect("an option of three columns"));
    let other = Fitted::of(&other).expect("it is served");
    assert_eq!(other.error(), None);
    assert!(other.play(1, 0, 0..2).iter().all(|total| (900..2_000).contains(total)));
}
