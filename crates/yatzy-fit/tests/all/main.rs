//! Fitted play and bounds against exact values, on toys with three columns.

use std::collections::HashMap;
use std::sync::Arc;
use yatzy_fit::{
    Bound, CardEffort, CellEffort, ColumnGame, Partition, bound_of_columns, bound_of_prices, measure_cards,
    prices_of, train_cards, train_cells,
};
use yatzy_rules::toys::{Size, sized};
use yatzy_rules::{Catalogue, FREE_RETHROWS, Hand, Keep, Order, Ruleset};
use yatzy_solver::fit::{CardFit, Fit, FitError, Fitted, Lookahead, Measurement};
use yatzy_solver::{EndgameSolver, Position, Solver};

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
    let effort = CellEffort { rounds: 3, games: 2_000, exact_cells, quick_cells: exact_cells };
    let fitted = train_cells(rules.clone(), effort, 1, &mut |_| ()).expect("only cells matter");
    fitted.with_lookahead(Lookahead { turns: 1, exact_cells })
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
        // The last round's stage of nine open cells is the empty card, solved outright.
        let value = fitted(&rules, 9).fit().predicted();
        assert!((value - best).abs() < 1e-3, "{value} instead of {best}");
    }
}

#[test]
fn bounds_hold_and_tighten() {
    for rules in toys(4).take(8) {
        let best = exact(&rules);
        let fitted = fitted(&rules, 1);
        let prices = prices_of(&fitted, 1, 200);
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

/// The game of some columns that are all alike, with turns to skip, by recursion over explicit hands and keeps.
struct Alike<'a> {
    rules: &'a Ruleset,
    known: HashMap<(Vec<usize>, usize), f64>,
}

impl Alike<'_> {
    fn value(&mut self, open: &[usize], skips: usize) -> f64 {
        if skips == 0 && open.iter().all(|&open| open == 0) {
            return 0.0;
        }
        if let Some(&known) = self.known.get(&(open.to_vec(), skips)) {
            return known;
        }
        let dice = self.rules.dice();
        let mut best: HashMap<Hand, f64> = HashMap::new();
        for &hand in Hand::all(dice) {
            let mut most = if skips > 0 { self.value(open, skips - 1) } else { f64::NEG_INFINITY };
            for place in (0..open.len()).filter(|&place| open[place] > 0) {
                let mut left = open.to_vec();
                left[place] -= 1;
                let points = f64::from(self.rules.box_points(hand)[place]);
                most = most.max(points + self.value(&left, skips));
            }
            best.insert(hand, most);
        }
        let mean = |best: &HashMap<Hand, f64>, keep: Keep| {
            let count = dice - keep.dice().len();
            let fell = Hand::all(count).iter().map(|&fell| {
                f64::from(fell.ways()) * best[&keep.dice().and(fell).expect("no more dice than there are")]
            });
            fell.sum::<f64>() / f64::from(6u32.pow(count.into()))
        };
        for _ in 0..FREE_RETHROWS {
            let rethrown = best.iter().map(|(&hand, &entry)| {
                let kept = Keep::all_of(hand).map(|keep| mean(&best, keep));
                (hand, kept.fold(entry, f64::max))
            });
            best = rethrown.collect();
        }
        let value = mean(&best, Keep::NOTHING);
        self.known.insert((open.to_vec(), skips), value);
        value
    }
}

#[test]
fn games_of_fewer_columns_are_exact_and_bound_the_whole() {
    for rules in toys(3).take(4) {
        let games = ColumnGame::all(&rules);
        assert_eq!(games.iter().map(|game| game.columns).collect::<Vec<_>>(), [1, 2, 3]);
        for game in games {
            let skips = rules.boxes().len() * (3 - game.columns);
            let mut reference = Alike { rules: &rules, known: HashMap::new() };
            let expected = reference.value(&vec![game.columns; rules.boxes().len()], skips);
            let found = game.value(&rules, &mut |_| ());
            assert!(found >= expected && found < expected + 0.05, "{game:?}: {found} against {expected}");
        }
    }
    for rules in toys(4).take(12) {
        let (best, bound) = (exact(&rules), bound_of_columns(&rules));
        assert!(bound >= best, "{bound} below {best}");
        // Boxes in columns are worth little more alone than together: the bound is worth something.
        assert!(bound < 1.1 * best, "{bound} far above {best}");
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
    // Games that are played out many times solve fewer of the last cells, and lose little by it.
    let known = fitted.fit().played_out();
    let found = again.measure_played_out(5, 0..2_000).expect("a fit");
    assert!((found.mean - known.mean).abs() < 5.0 * found.standard_error, "{found:?} {known:?}");
    assert!(known.mean > fitted.expected() - 3.0, "{known:?}");
}

#[test]
fn rules_without_a_fit_of_their_own_are_played_all_the_same() {
    let triple = Catalogue::get().rules("triple").expect("one of the catalogue's");
    // The same values serve the game with a chance or zero of last resort, and do not claim to be measured.
    for setting in ["zero=last-resort", "chance=last-resort", "yatzy=50+sum"] {
        let rules = triple.with(&[setting.parse().expect("a setting")]).expect("an option of three columns");
        let fitted = Fitted::of(&Arc::new(rules)).expect("only cells matter");
        assert_eq!(fitted.error(), None, "{setting}");
        let found = Measurement::of(&fitted.play(1, 0, 0..20));
        assert!(found.mean > 1_300.0, "{setting}: {found:?}");
    }
    assert!(Fitted::of(&Catalogue::get().rules("maxi").expect("one of the catalogue's")).is_none());
}

#[test]
fn statistics_of_games_add_up() {
    let rules = toys(4).next().expect("there is always another toy");
    let mut fitted = fitted(&rules, 2);
    let found = fitted.measure(5, 0..3_000);
    let statistics = fitted.statistics(&fitted.play(5, 0, 0..3_000));
    assert_eq!((statistics.mean, statistics.deviation), (found.mean, found.deviation));
    let cells: f64 = statistics.cells.iter().map(|cell| cell.mean).sum();
    assert!((cells - found.mean).abs() < 4.0 * found.deviation / 3_000_f64.sqrt());
    assert!(statistics.cells.iter().all(|cell| (0.0..=1.0).contains(&cell.zero_chance)));
}

/// Toys with chips and an upper section, of the kind that cards are fitted for.
fn card_toys() -> impl Iterator<Item = Arc<Ruleset>> {
    let toys = (0..).map(|seed| sized(seed, Size { dice: 3, boxes: 6, columns: 1 }));
    let chips = |rules: Ruleset| rules.with(&["chips=yes".parse().expect("a setting")]).ok();
    toys.filter_map(chips)
        .filter(|rules| {
            let plain = rules.joker().is_none() && !rules.declares() && rules.order() == Order::Free;
            plain && rules.boxes().len() == 6
        })
        .map(Arc::new)
}

fn card_fit(rules: &Arc<Ruleset>) -> CardFit {
    let effort = CardEffort { rounds: 3, games: 400, exact_cells: 1 };
    train_cards(rules.clone(), effort, 1, &mut |_| ()).expect("cards of this kind")
}

#[test]
fn fitted_cards_are_close_to_perfect() {
    for rules in card_toys().take(6) {
        let best = exact(&rules);
        let fit = measure_cards(card_fit(&rules), 1, 9, 0..1_000);
        let found = fit.measured();
        let least = 0.99 * best - 3.0 * found.standard_error;
        assert!(found.mean >= least, "{found:?} of {best}, {:?}", rules.lines());
        assert!(found.mean <= best + 4.0 * found.standard_error + 1e-6, "{found:?} of {best}");
        assert!(fit.error().is_some_and(|error| error < 0.05 * best), "{:?} of {best}", fit.error());
    }
}

#[test]
fn a_fit_of_cards_is_the_same_from_the_same_seed_and_survives_bytes() {
    let rules = card_toys().next().expect("there is always another toy");
    let fit = measure_cards(card_fit(&rules).above(2), 2, 9, 0..50);
    let bytes = fit.to_bytes();
    assert_eq!(bytes, measure_cards(card_fit(&rules).above(2), 2, 9, 0..50).to_bytes());
    let read = CardFit::from_bytes(&bytes, rules.clone()).expect("what was written");
    assert_eq!((read.to_bytes(), read.exact_cells()), (bytes.clone(), 2));
    assert_eq!(read.value(Position::START).ok(), fit.value(Position::START).ok());
    for (place, error) in [(0, FitError::Format), (100, FitError::Damaged)] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert_eq!(CardFit::from_bytes(&damaged, rules.clone()).err(), Some(error));
    }
    let other = card_toys().nth(1).expect("there is always another toy");
    assert_eq!(CardFit::from_bytes(&bytes, other).err(), Some(FitError::OtherRules));
    let named = Catalogue::get().rules("tactic-da").expect("one of the catalogue's");
    let effort = CardEffort { rounds: 1, games: 1, exact_cells: 1 };
    assert_eq!(train_cards(named, effort, 1, &mut |_| ()).err(), Some(FitError::Rules));
}

#[test]
fn the_fits_of_maxi_play_as_they_say() {
    for (id, perfect) in
        [("maxi", 496.633_260_4), ("alga-maxi-sv", 496.633_260_4), ("alga-maxi-fi", 499.406_449_5)]
    {
        let rules = Catalogue::get().rules(id).expect("one of the catalogue's");
        let fit = CardFit::of(&rules).expect("it is fitted");
        // Games that are played out use the weights down to three cells; a game at a table solves more of its end.
        let solved = EndgameSolver::new(rules.clone()).cells();
        assert!(fit.exact_cells() == 3 && solved > 3, "{id}: {} of {solved}", fit.exact_cells());
        for (found, lost) in [(fit.measured(), 1.0), (fit.played_out(), 1.5)] {
            assert!(found.games > 0 && found.mean > perfect - lost, "{id}: {found:?}");
            assert!(found.mean < perfect + 3.0 * found.standard_error, "{id}: {found:?}");
        }
        // Rules with another chance or zero are served and do not claim to be measured.
        let setting = "zero=last-resort".parse().expect("a setting");
        let other = Arc::new(rules.with(&[setting]).expect("an option of the game"));
        assert_eq!(CardFit::of(&other).expect("it is served").error(), None);
    }
    let other = "bonus=at-least:80".parse().expect("a setting");
    let maxi = Catalogue::get().rules("maxi").expect("one of the catalogue's");
    assert!(CardFit::of(&Arc::new(maxi.with(&[other]).expect("another bonus"))).is_none());
}
