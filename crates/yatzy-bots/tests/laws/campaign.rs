//! The long campaigns of `cargo xtask test --full`, and the tables of `docs/bots.md`.

use crate::{Measured, check_luck, mean, rules, solved};
use std::collections::BTreeSet;
use std::sync::Arc;
use yatzy_bots::{Contest, Estimated, Level, Position, Solved, Values};
use yatzy_rules::{Catalogue, Ruleset, Setting};
use yatzy_solver::Solver;

/// Whether a solve is a matter of seconds.
fn is_quick(rules: &Ruleset) -> bool {
    rules.dice() <= 5 && rules.columns().len() == 1
}

#[test]
#[ignore = "ten thousand games of every ruleset of five dice: some minutes"]
fn ten_thousand_games_of_every_ruleset_of_five_dice_add_up() {
    let mut seen = BTreeSet::new();
    for edition in Catalogue::get().editions() {
        if is_quick(&edition.rules) && seen.insert(edition.rules.hash()) {
            ten_thousand_games_add_up(&edition.id, &solved(edition.rules.clone()));
        }
    }
}

#[test]
#[ignore = "ten thousand games with chips: many minutes"]
fn ten_thousand_games_with_chips_add_up() {
    let with_chips = rules("yatzy").with(&[Setting::Chips(true)]).expect("chips make sense");
    ten_thousand_games_add_up("yatzy with chips", &solved(Arc::new(with_chips)));
}

#[test]
#[ignore = "ten thousand games of six dice: many minutes"]
fn ten_thousand_games_of_maxi_without_chips_add_up() {
    let without = rules("maxi").with(&[Setting::Chips(false)]).expect("chips may be left out");
    ten_thousand_games_add_up("maxi without chips", &solved(Arc::new(without)));
}

#[test]
#[ignore = "a whole solve of MaxiYatzy: half an hour, and 4 GB on the disk"]
fn ten_thousand_games_of_maxi_add_up() {
    ten_thousand_games_by_table_add_up("maxi");
}

#[test]
#[ignore = "a whole solve of MaxiYatzy: half an hour, and 4 GB on the disk"]
fn ten_thousand_games_of_alga_maxi_add_up() {
    ten_thousand_games_by_table_add_up("alga-maxi-fi");
}

fn ten_thousand_games_by_table_add_up(id: &str) {
    let path = std::env::temp_dir().join(format!("yatzy-laws-{}-{id}.table", std::process::id()));
    let solver = Solver::new(rules(id)).expect("these rules can be solved");
    let solution = solver.solve_to_file(&path, &mut |_| ()).expect("a table can be written");
    let values: Arc<dyn Values> = Arc::new(Solved::new(Arc::new(solution)));
    ten_thousand_games_add_up(id, &values);
    std::fs::remove_file(&path).expect("the table can be removed");
}

/// The identity holds in every game, perfect play costs nothing, and luck averages zero.
fn ten_thousand_games_add_up(id: &str, values: &Arc<dyn Values>) {
    let perfect = Measured::new(Level::Perfect, values, 11, 5_000);
    assert!(perfect.cost.iter().all(|&cost| cost < 1e-6), "{id}");
    let casual = Measured::new(Level::Casual, values, 12, 5_000);
    let luck: Vec<f64> = perfect.luck.iter().chain(&casual.luck).copied().collect();
    check_luck(&luck);
    let ((mean_luck, error), (cost, _)) = (mean(&luck), mean(&casual.cost));
    println!("| {id} | {mean_luck:.2} ± {error:.2} | {cost:.1} |");
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
    Arc::new(Estimated::new(rules))
}

/// What is lost is judged by the same estimates: far less noisy than the mean of the totals, and as good as
/// the estimates are. Seats don't look at each other, so every game of one level counts against every game
/// of another.
#[test]
#[ignore = "the tables of docs/bots.md: many minutes"]
fn table_of_levels_and_wins_by_estimates() {
    for id in ["maxi without chips", "triple", "maxi"] {
        let values = estimated(id);
        let totals = Level::ALL.map(|level| {
            let measured = Measured::new(level, &values, 3, 100);
            let ((total, error), (cost, cost_error)) = (mean(&measured.total), mean(&measured.cost));
            println!("| {id} | {level} | {total:.0} ± {error:.0} | {cost:.1} ± {cost_error:.1} |");
            measured.total
        });
        for (i, weaker) in Level::ALL.iter().enumerate() {
            let cells = (i + 1..totals.len()).map(|stronger| {
                let wins = chance_to_win(&totals[stronger], &totals[i]);
                format!("{} {:.1}", Level::ALL[stronger], 100.0 * wins)
            });
            println!("| {id} against {weaker} | {} |", cells.collect::<Vec<_>>().join(" | "));
        }
    }
}

/// How often one total beats another; equal ones are half a win.
fn chance_to_win(own: &[f64], others: &[f64]) -> f64 {
    let pairs = own.iter().flat_map(|own| others.iter().map(move |other| own.total_cmp(other)));
    let wins = pairs.map(|order| match order {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    });
    wins.sum::<f64>() / (own.len() * others.len()) as f64
}

#[test]
#[ignore = "the wins of docs/bots.md: some minutes"]
fn table_of_wins() {
    for id in ["yatzy", "yahtzee"] {
        let values = solved(rules(id));
        for (i, &weaker) in Level::ALL.iter().enumerate() {
            let cells = Level::ALL[i + 1..].iter().map(|&stronger| {
                let contest = Contest::new(&[stronger, weaker], values.clone(), 4);
                let tally = contest.play(0..500).expect("values in memory answer");
                let seat = tally.seats()[0];
                let wins = seat.wins as f64 + seat.shared as f64 / 2.0;
                format!("{stronger} {:.1}", 100.0 * wins / tally.games() as f64)
            });
            println!("| {id} against {weaker} | {} |", cells.collect::<Vec<_>>().join(" | "));
        }
    }
}
