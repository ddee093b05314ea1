//! The long campaigns of `cargo xtask test --full`, and the tables of `docs/bots.md`.

use super::{Measured, check_luck, documented, rules, solved};
use std::collections::BTreeSet;
use std::sync::Arc;
use yatzy_bots::{Contest, EstimatedValues, Level, Position, SolvedValues, Values};
use yatzy_rules::{Catalogue, Ruleset, Setting};
use yatzy_solver::{Solver, mean_and_error};

/// Whether a solve takes seconds.
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
    let values: Arc<dyn Values> = Arc::new(SolvedValues::new(Arc::new(solution)));
    ten_thousand_games_add_up(id, &values);
    std::fs::remove_file(&path).expect("the table can be removed");
}

/// The identity holds in every game, perfect play costs nothing, the mean of luck is zero, and `casual` costs what the
/// table says.
fn ten_thousand_games_add_up(id: &str, values: &Arc<dyn Values>) {
    let perfect = Measured::new(Level::Perfect, values, 11, 5_000);
    assert!(perfect.cost.iter().all(|&cost| cost < 1e-6), "{id}");
    let casual = Measured::new(Level::Casual, values, 12, 5_000);
    let luck: Vec<f64> = perfect.luck.iter().chain(&casual.luck).copied().collect();
    check_luck(&luck);
    let ((mean_luck, error), cost) = (mean_and_error(&luck), mean_and_error(&casual.cost));
    println!("| {id} | {mean_luck:.2} ± {error:.2} | {:.1} |", cost.0);
    documented::casual_cost(values.rules()).agrees(id, cost);
}

#[test]
#[ignore = "the table of docs/bots.md: a minute or two"]
fn table_of_levels() {
    for id in ["yatzy", "yahtzee", "ru13"] {
        let values = solved(rules(id));
        let expected = values.value(Position::START).expect("values in memory answer");
        for level in Level::FOR_POINTS {
            let measured = Measured::new(level, &values, 1, 1_000);
            let (cost, error) = mean_and_error(&measured.cost);
            // The mean of luck is zero, so the mean total is the expected one minus the cost, with far less noise than
            // the mean of the totals.
            let total = expected - cost;
            let accuracy = mean_and_error(&measured.accuracy);
            println!("| {id} | {level} | {total:.1} | {cost:.1} ± {error:.1} | {:.1} % |", accuracy.0);
            let [told_total, told_cost, told_accuracy] = documented::level(id, level.id());
            let what = format!("{level} in {id}");
            told_total.agrees(&what, (total, error));
            told_cost.agrees(&what, (cost, error));
            told_accuracy.agrees(&what, accuracy);
        }
    }
}

/// Games that the program plays by estimates.
fn estimated(id: &str) -> Arc<dyn Values> {
    let (id, chips) = id.strip_suffix(" without chips").map_or((id, None), |id| (id, Some(false)));
    let rules = match chips {
        Some(chips) => Arc::new(rules(id).with(&[Setting::Chips(chips)]).expect("chips may be left out")),
        None => rules(id),
    };
    Arc::new(EstimatedValues::new(rules))
}

/// The loss is judged by the same estimates, with far less noise than the mean of the totals. The seats do not react
/// to each other, so every game of one level counts against every game of another.
#[test]
#[ignore = "the tables of docs/bots.md: many minutes"]
fn table_of_levels_and_wins_by_estimates() {
    let games =
        [("maxi without chips", "MaxiYatzy without chips"), ("triple", "TripleYatzy"), ("maxi", "MaxiYatzy")];
    for (id, title) in games {
        let values = estimated(id);
        let totals = Level::FOR_POINTS.map(|level| {
            let measured = Measured::new(level, &values, 3, 100);
            let (total, cost) = (mean_and_error(&measured.total), mean_and_error(&measured.cost));
            println!("| {id} | {level} | {:.0} ± {:.0} | {:.1} ± {:.1} |", total.0, total.1, cost.0, cost.1);
            let [told_total, told_cost, _] = documented::level(id, level.id());
            told_total.agrees(&format!("{level} in {id}"), total);
            told_cost.agrees(&format!("{level} in {id}"), cost);
            measured.total
        });
        for (i, weaker) in Level::FOR_POINTS.iter().enumerate() {
            let cells = (i + 1..totals.len()).map(|stronger| {
                let wins = 100.0 * chance_to_win(&totals[stronger], &totals[i]);
                check_wins(title, Level::FOR_POINTS[stronger], *weaker, wins, 4.0);
                format!("{} {wins:.1}", Level::FOR_POINTS[stronger])
            });
            println!("| {id} against {weaker} | {} |", cells.collect::<Vec<_>>().join(" | "));
        }
    }
}

/// The share of wins, in per cent, agrees with the table within four standard errors of both; and `random` loses.
fn check_wins(title: &str, stronger: Level, weaker: Level, wins: f64, error: f64) {
    if weaker == Level::Random {
        assert!(wins > 98.0, "{stronger} against {weaker} in {title}: {wins}");
        return;
    }
    let told = documented::wins(title, stronger.id(), weaker.id());
    let allowed = 4.0 * error.hypot(error);
    assert!(
        (wins - told).abs() <= allowed,
        "{stronger} against {weaker} in {title}: {wins} and {told} before"
    );
}

/// How often one total beats another; ties are half a win.
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
    for (id, title) in [("yatzy", "Yatzy"), ("yahtzee", "Yahtzee")] {
        let values = solved(rules(id));
        for (i, &weaker) in Level::FOR_POINTS.iter().enumerate() {
            let cells = Level::FOR_POINTS[i + 1..].iter().map(|&stronger| {
                let contest = Contest::new(&[stronger, weaker], values.clone(), 4);
                let tally = contest.play(0..500).expect("values in memory answer");
                let seat = &tally.seats()[0];
                let wins = seat.wins as f64 + seat.shared as f64 / 2.0;
                let wins = 100.0 * wins / tally.games() as f64;
                check_wins(title, stronger, weaker, wins, 2.2);
                format!("{stronger} {wins:.1}")
            });
            println!("| {id} against {weaker} | {} |", cells.collect::<Vec<_>>().join(" | "));
        }
    }
}
