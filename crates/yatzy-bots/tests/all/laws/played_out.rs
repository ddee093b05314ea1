//! Chances counted in games, beside the exact chances of the same play and beside many more games.

use super::{each, number, rules};
use std::sync::Arc;
use yatzy_bots::{Budget, CardState, GameStart, PlayedTotals, Position, TurnPoint, ValueSource, Values};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{FREE_RETHROWS, Hand, Points};
use yatzy_solver::endgame_distribution;

/// A card with this many open boxes, filled by single throws into the best of some boxes.
fn played(values: &dyn Values, open: usize, random: &mut SplitMix) -> CardState {
    let rules = values.rules();
    let CardState { mut position, mut points } = CardState::START;
    while position.open(rules).len() > open {
        let hand = random.throw(rules.dice());
        let cells = position.open(rules);
        let any = cells.iter().nth(random.below(cells.len() as u64) as usize);
        let named = any.filter(|_| rules.declares());
        let choices = rules.choices(cells, position.yatzy_scored, hand, named);
        let earned = |cell| rules.entry_points(choices, cell, hand).expect("one of the choices");
        let cell = choices.cells().iter().max_by_key(|&cell| earned(cell)).expect("a box is open");
        let rethrows = random.below(u64::from(FREE_RETHROWS) + 1) as u16;
        points = points + earned(cell) + choices.extra;
        position = position.after(rules, cell, earned(cell), rethrows);
    }
    CardState { position, points }
}

/// The values that a page counts by after a while.
fn values(id: &str) -> Arc<dyn Values> {
    ValueSource::default().best(&rules(id), Budget::FOR_A_REPORT)
}

fn start(card: CardState) -> GameStart {
    GameStart::turn(card.position, card.points)
}

/// For each card the chance of at least each number of points: exact where the solution or an endgame has it, else of
/// many games with other dice.
fn references(values: &dyn Values, cards: &[CardState], games: u64) -> Vec<Vec<f64>> {
    let positions: Vec<Position> = cards.iter().map(|card| card.position).collect();
    let solution = values.solution().filter(|_| games == 0 && !values.rules().has_chips());
    let exact = solution.and_then(|solution| solution.distributions_from(&positions).ok().flatten());
    let chances: Vec<Vec<f64>> = match exact {
        Some(exact) => exact.into_iter().map(|exact| exact.chances).collect(),
        None if games == 0 => each(cards.len() as u64, |number| {
            endgame_distribution(values.rules(), positions[number as usize]).chances
        }),
        None => positions
            .iter()
            .map(|&position| {
                let start = GameStart::turn(position, Points::ZERO);
                let ends = values.play_out(start, (u64::MAX, 1), 0..games).expect("values can be read");
                PlayedTotals::new(&ends).chances()
            })
            .collect(),
    };
    chances.iter().map(|chances| at_least(chances)).collect()
}

/// From the chance of each number of points to that of at least as many.
fn at_least(chances: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    let mut at_least: Vec<f64> = chances
        .iter()
        .rev()
        .map(|chance| {
            sum += chance;
            sum
        })
        .collect();
    at_least.reverse();
    at_least
}

/// The errors of the chance of four totals, each beside its standard error: those that play for the mean reaches in
/// about 84, 50, 16 and 2 of 100 games.
fn errors(values: &dyn Values, card: CardState, reference: &[f64]) -> Vec<(f64, f64)> {
    let games = values.games_of(card.position);
    let counted = PlayedTotals::of(values, start(card), games).expect("values can be read");
    let error = |share: f64| {
        let points = reference.partition_point(|&chance| chance >= share).saturating_sub(1);
        let found = counted.at_least(points as u32);
        (found.share - reference[points], found.standard_error)
    };
    [0.84, 0.5, 0.16, 0.02].map(error).to_vec()
}

/// One row of the table: the mean and the largest error in percentage points.
fn row(id: &str, open: usize, cards: u64, reference_games: u64) {
    let values = values(id);
    let mut random = SplitMix(open as u64);
    let mut all: Vec<(f64, f64)> = Vec::new();
    let cards: Vec<CardState> = (0..cards).map(|_| played(&*values, open, &mut random)).collect();
    for (&card, reference) in cards.iter().zip(references(&*values, &cards, reference_games)) {
        all.extend(errors(&*values, card, &reference));
    }
    let mean = all.iter().map(|(error, _)| error.abs()).sum::<f64>() / all.len() as f64;
    let most = all.iter().map(|(error, _)| error.abs()).fold(0.0, f64::max);
    let count = |limit: f64| all.iter().filter(|(error, known)| error.abs() <= limit * known).count();
    let games = values.games_of(played(&*values, open, &mut random).position);
    println!(
        "| `{id}` | {open} | {} | {games} | {:.2} ({:.2}) | {:.0} % |",
        cards.len(),
        100.0 * mean,
        100.0 * most,
        100.0 * count(2.0) as f64 / all.len() as f64
    );
    assert!(mean <= 0.01 && most <= 0.04, "{id}, {open} open: {mean}, {most}");
    // The standard errors are right: the reference has one of its own where it is counted.
    let limit = if reference_games == 0 { 4.5 } else { 6.0 };
    assert_eq!(count(limit), all.len(), "{id}, {open} open: {all:?}");
}

#[test]
fn counted_chances_are_those_of_the_same_play() {
    row("yatzy", 3, 3, 0);
    row("yahtzee", 3, 3, 0);
    row("maxi", 2, 2, 0);
    row("triple", 3, 2, 0);
}

/// The play of quick games loses little of the recommended play, whose endgames are solved.
#[test]
fn quick_games_are_played_well() {
    for (id, games, expected) in [("maxi", 48, 496.3), ("alga-maxi-fi", 48, 499.3), ("triple", 24, 1464.8)] {
        let values = ValueSource::default().at_once(&rules(id));
        let ends = values.play_out(start(CardState::START), (1, 0), 0..games).expect("a fit");
        let fair: Vec<f64> = ends.iter().map(|end| f64::from(end.total) - end.luck).collect();
        let (mean, error) = yatzy_solver::mean_and_error(&fair);
        assert!((mean - expected).abs() <= 1.0 + 4.0 * error, "{id}: {mean} ± {error}, not {expected}");
    }
}

/// The number of games decides, not the number of threads: chunks of games and games one by one are the same.
#[test]
fn the_same_card_gives_the_same_chances() {
    let values = ValueSource::default().best(&rules("yatzy"), Budget::FOR_A_MOVE);
    let card = played(&*values, 5, &mut SplitMix(7));
    let many = values.play_out(start(card), (1, 0), 0..3000).expect("games");
    assert_eq!(many, values.play_out(start(card), (1, 0), 0..3000).expect("games"));
    assert_eq!(many[1500], values.play_out(start(card), (1, 0), 1500..1501).expect("one game")[0]);
    // The points on the card move every total, and nothing else.
    let richer = CardState { points: card.points + Points(10), ..card };
    let richer = values.play_out(start(richer), (1, 0), 0..3000).expect("games");
    assert!(many.iter().zip(&richer).all(|(end, richer)| end.total + 10 == richer.total));
    assert!(many.iter().zip(&richer).all(|(end, richer)| (end.luck - richer.luck).abs() < 1e-9));
}

/// Games from within a turn: the mean is the value of the hand or of the kept dice, and for certain points the total.
#[test]
fn games_go_on_from_a_hand() {
    let values = ValueSource::default().best(&rules("yatzy"), Budget::FOR_A_MOVE);
    let card = played(&*values, 4, &mut SplitMix(3));
    let turn = yatzy_bots::TurnValues::new(&*values, card.position, card.points, None).expect("values");
    let hand: Hand = "33361".parse().expect("five dice");
    let keep = yatzy_rules::Keep::new("333".parse().expect("three dice"));
    let from = |point: TurnPoint| GameStart { point, ..start(card) };
    for (point, value) in [
        (TurnPoint::Start, turn.before_throw()),
        (TurnPoint::Thrown(hand, 2), turn.best(hand, 2)),
        (TurnPoint::Thrown(hand, 0), turn.best(hand, 0)),
        (TurnPoint::Kept(keep, 1), turn.keep(keep, 1).expect("a rethrow")),
    ] {
        let ends = values.play_out(from(point), (1, 0), 0..500).expect("games");
        // Perfect play: without luck every game has the value of its start.
        assert!(ends.iter().all(|end| (f64::from(end.total) - end.luck - value).abs() < 1e-6), "{point:?}");
    }
}

/// Whether a row of the table is wanted: `YATZY_RULES` has ids with commas between them.
fn is_wanted(id: &str) -> bool {
    std::env::var("YATZY_RULES").map_or(true, |ids| ids.split(',').any(|wanted| wanted == id))
}

#[test]
#[ignore = "the table of docs/goals.md: part of the full test run"]
fn how_far_counted_chances_are_off() {
    let late: [(&str, &[usize]); 5] = [
        ("yatzy", &[2, 4, 6, 8]),
        ("yahtzee", &[2, 4, 6, 8]),
        ("tactic-da", &[2, 3]),
        ("maxi", &[1, 2]),
        ("triple", &[2, 4]),
    ];
    let cards = number("YATZY_CARDS", 200);
    for (id, opens) in late.into_iter().filter(|(id, _)| is_wanted(id)) {
        opens.iter().for_each(|&open| row(id, open, cards / opens.len() as u64, 0));
    }
}

#[test]
#[ignore = "the table of docs/goals.md: part of the full test run"]
fn how_far_counted_chances_of_early_cards_are_off() {
    let cards = number("YATZY_CARDS", 50);
    for (id, opens, games) in [
        ("yatzy", [11, 14], 0),
        ("yahtzee", [10, 12], 0),
        // Games with named boxes are played one position after the other.
        ("tactic-da", [11, 14], 10_000),
        ("maxi", [13, 17], 100_000),
        ("triple", [25, 40], 100_000),
    ] {
        if is_wanted(id) {
            let games = if games == 0 { 0 } else { number("YATZY_GAMES", games) };
            opens.iter().for_each(|&open| row(id, open, cards / 2, games));
        }
    }
}
