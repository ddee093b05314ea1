//! Chances counted in games, beside the exact chances of the same play.

use super::normal::played;
use super::rules;
use yatzy_bots::{Budget, CardState, PlayedTotals, ValueSource, Values};
use yatzy_rules::toys::SplitMix;
use yatzy_solver::endgame_distribution;

/// The error of the chance of at least each of four totals, beside its standard error: those that play for the mean
/// reaches in about 84, 50, 16 and 2 of 100 games.
fn errors(values: &dyn Values, card: CardState, games: u64) -> Vec<(f64, f64)> {
    let counted = PlayedTotals::new(values, card, games).expect("values can be read");
    let rest = endgame_distribution(values.rules(), card.position).chances;
    let at_least = |points: usize| rest.iter().skip(points).sum::<f64>();
    let error = |share: f64| {
        let points = (0..rest.len()).rev().find(|&points| at_least(points) >= share).unwrap_or(0);
        let found = counted.at_least(card.points.0 + points as u32);
        (found.share - at_least(points), found.standard_error)
    };
    [0.84, 0.5, 0.16, 0.02].map(error).to_vec()
}

/// One row of the table: the mean and the largest error in percentage points.
fn row(id: &str, open: usize, cards: u64, games: u64) {
    let values = ValueSource::default().best(&rules(id), Budget::FOR_A_MOVE);
    let mut random = SplitMix(open as u64);
    let cards = (0..cards).map(|_| played(&*values, open, &mut random));
    let all: Vec<(f64, f64)> = cards.flat_map(|card| errors(&*values, card, games)).collect();
    let mean = all.iter().map(|(error, _)| error.abs()).sum::<f64>() / all.len() as f64;
    let most = all.iter().map(|(error, _)| error.abs()).fold(0.0, f64::max);
    println!("| `{id}` | {open} | {games} | {:.2} ({:.2}) |", 100.0 * mean, 100.0 * most);
    for (error, standard_error) in &all {
        assert!(error.abs() <= 4.5 * standard_error, "{id}, {open} open: {error} ± {standard_error}");
    }
    assert!(mean <= 0.01 && most <= 0.04, "{id}, {open} open: {mean}, {most}");
}

#[test]
fn counted_chances_are_those_of_the_same_play() {
    row("yatzy", 3, 3, 4096);
    row("yahtzee", 3, 3, 4096);
    row("tactic-da", 2, 2, 4096);
    row("maxi", 2, 2, 4096);
    row("triple", 3, 2, 4096);
}

/// The number of games decides, not the number of threads: chunks of games and games one by one are the same.
#[test]
fn the_same_card_gives_the_same_chances() {
    let values = ValueSource::default().best(&rules("yatzy"), Budget::FOR_A_MOVE);
    let card = played(&*values, 5, &mut SplitMix(7));
    let play = |games| PlayedTotals::new(&*values, card, games).expect("values can be read");
    assert_eq!(play(3000), play(3000));
    let alone = |card: CardState| {
        yatzy_solver::play_from(&*values, (card.position, card.points), 1, 1500..1501).expect("one game")[0]
    };
    let many = yatzy_solver::play_from(&*values, (card.position, card.points), 1, 0..3000).expect("games");
    assert_eq!(many[1500], alone(card));
    // The points on the card move every total, and nothing else.
    let richer = CardState { points: card.points + yatzy_rules::Points(10), ..card };
    let totals = PlayedTotals::new(&*values, richer, 3000).expect("values can be read");
    assert_eq!(totals.histogram().counts()[10..], *play(3000).histogram().counts());
}

#[test]
#[ignore = "the table of docs/goals.md: part of the full test run"]
fn how_far_counted_chances_are_off() {
    for (id, opens) in [
        ("yatzy", &[2, 4][..]),
        ("yahtzee", &[2, 4]),
        ("tactic-da", &[2, 3]),
        ("maxi", &[1, 2]),
        ("triple", &[2, 4]),
    ] {
        opens.iter().for_each(|&open| row(id, open, 100, 8192));
    }
}
