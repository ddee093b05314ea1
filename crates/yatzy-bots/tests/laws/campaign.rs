//! The long campaigns of `cargo xtask test --full`, and the tables of `docs/bots.md`.

use crate::{Measured, check_luck, mean, rules, solved};
use std::collections::BTreeSet;
use std::sync::Arc;
use yatzy_bots::{Contest, Level, Patience, Position, Values, values_for};
use yatzy_rules::{Catalogue, Setting};

/// Whether a solve is a matter of seconds.
fn is_quick(rules: &yatzy_rules::Ruleset) -> bool {
    rules.dice() <= 5 && rules.columns().len() == 1
}

#[test]
#[ignore = "ten thousand games of every solved ruleset: many minutes"]
fn ten_thousand_games_of_every_solved_ruleset_add_up() {
    let mut seen = BTreeSet::new();
    let with_chips = rules("yatzy").with(&[Setting::Chips(true)]).expect("chips make sense");
    let editions =
        Catalogue::get().editions().iter().map(|edition| (edition.id.clone(), edition.rules.clone()));
    let chips = ("yatzy with chips".to_owned(), Arc::new(with_chips));
    for (id, rules) in editions.chain([chips]) {
        if !is_quick(&rules) || !seen.insert(rules.hash()) {
            continue;
        }
        let values = solved(rules);
        let perfect = Measured::new(Level::Perfect, &values, 11, 5_000);
        assert!(perfect.cost.iter().all(|&cost| cost < 1e-6), "{id}");
        let casual = Measured::new(Level::Casual, &values, 12, 5_000);
        let luck: Vec<f64> = perfect.luck.iter().chain(&casual.luck).copied().collect();
        check_luck(&luck);
        println!(
            "{id}: luck {:.2} ± {:.2}, casual costs {:.1}",
            mean(&luck).0,
            mean(&luck).1,
            mean(&casual.cost).0
        );
    }
}

#[test]
#[ignore = "the table of docs/bots.md: a minute or two"]
fn table_of_levels() {
    for id in ["yatzy", "yahtzee", "ru13"] {
        let values = solved(rules(id));
        let expected = values.value(Position::START).expect("values in memory answer");
        for level in Level::ALL {
            let measured = Measured::new(level, &values, 1, 1_000);
            let (cost, error) = mean(&measured.cost);
            // Luck averages zero, so the mean total is the expected one less the cost, and far less noisy
            // than the mean of the totals themselves.
            let total = expected - cost;
            let accuracy = mean(&measured.accuracy).0;
            println!("| {id} | {level} | {total:.1} | {cost:.1} ± {error:.1} | {accuracy:.1} % |");
        }
    }
}

/// Games that are played by estimates, as the program plays them.
fn estimated(id: &str) -> Arc<dyn Values> {
    let (id, chips) = id.strip_suffix(" without chips").map_or((id, None), |id| (id, Some(false)));
    let rules = match chips {
        Some(chips) => Arc::new(rules(id).with(&[Setting::Chips(chips)]).expect("chips may be left out")),
        None => rules(id),
    };
    values_for(rules, Patience::NONE)
}

/// What is lost is judged by the same estimates: far less noisy than the mean of the totals, and as good as
/// the estimates are.
#[test]
#[ignore = "the table of docs/bots.md: many minutes"]
fn table_of_levels_by_estimates() {
    for (id, games) in [("maxi without chips", 100), ("maxi", 100), ("triple", 100)] {
        let values = estimated(id);
        for level in Level::ALL {
            let measured = Measured::new(level, &values, 3, games);
            let ((total, error), (cost, cost_error)) = (mean(&measured.total), mean(&measured.cost));
            println!("| {id} | {level} | {total:.0} ± {error:.0} | {cost:.1} ± {cost_error:.1} |");
        }
    }
}

#[test]
#[ignore = "the wins of docs/bots.md: some minutes"]
fn table_of_wins() {
    for id in ["yatzy", "yahtzee"] {
        show_wins(id, &solved(rules(id)), 500);
    }
}

#[test]
#[ignore = "the wins of docs/bots.md: many minutes"]
fn table_of_wins_by_estimates() {
    for id in ["maxi without chips", "triple"] {
        show_wins(id, &estimated(id), 60);
    }
}

/// Every level against every stronger one; a shared place is half a win.
fn show_wins(id: &str, values: &Arc<dyn Values>, games: u64) {
    for (i, &weaker) in Level::ALL.iter().enumerate() {
        let cells = Level::ALL[i + 1..].iter().map(|&stronger| {
            let contest = Contest::new(&[stronger, weaker], values.clone(), 4);
            let tally = contest.play(0..games).expect("values in memory answer");
            let seat = tally.seats()[0];
            let wins = seat.wins as f64 + seat.shared as f64 / 2.0;
            format!("{stronger} {:.1}", 100.0 * wins / tally.games() as f64)
        });
        println!("| {id} against {weaker} | {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}
