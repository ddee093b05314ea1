//! Chances to win compared with played games, and `winner` against levels that play for points.

use super::{rules, solved};
use std::sync::Arc;
use yatzy_bots::{Adviser, CardState, Contest, Level, Position, Values, win_shares};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Action, FREE_RETHROWS, Game, Phase, Points, Seat};
use yatzy_solver::{best, mean_and_error};

/// Results for every number of a range, in parallel and in order.
fn each<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let part = |thread: u64| {
        (count * thread / threads..count * (thread + 1) / threads).map(&work).collect::<Vec<T>>()
    };
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no part breaks off")).collect()
    })
}

/// A card with this many open boxes, filled by single throws.
fn played(values: &dyn Values, open: usize, random: &mut SplitMix) -> CardState {
    let rules = values.rules();
    let CardState { mut position, mut points } = CardState::START;
    while position.open(rules).len() > open {
        let hand = random.throw(rules.dice());
        let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, None);
        let cells = choices.cells();
        let cell = cells.iter().nth(random.below(cells.len() as u64) as usize).expect("a box is open");
        let earned = rules.entry_points(choices, cell, hand).expect("one of the choices");
        position = position.after(rules, cell, earned, 0);
        points = points + earned + choices.extra;
    }
    CardState { position, points }
}

/// The total of a card that is played on for the highest mean.
fn played_on(
    adviser: &mut Adviser<'_>,
    values: &dyn Values,
    from: CardState,
    random: &mut SplitMix,
) -> Points {
    let rules = values.rules();
    let CardState { mut position, mut points } = from;
    while !position.open(rules).is_empty() {
        let (mut hand, mut rethrows) = (random.throw(rules.dice()), FREE_RETHROWS);
        let cell = loop {
            let phase = Phase::Thrown { hand, rethrows };
            let advice = adviser.advise_position(position, Points::ZERO, None, phase);
            match best(advice.expect("values can be read")).action {
                Action::Throw(keep) => {
                    let fell = random.throw(rules.dice() - keep.dice().len());
                    hand = keep.dice().and(fell).expect("no more dice than there are");
                    rethrows -= 1;
                }
                Action::Enter(cell) => break cell,
                other => panic!("{other:?}"),
            }
        };
        let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, None);
        let earned = rules.entry_points(choices, cell, hand).expect("one of the choices");
        position = position.after(rules, cell, earned, 0);
        points = points + earned + choices.extra;
    }
    total(values, position, points)
}

fn total(values: &dyn Values, position: Position, points: Points) -> Points {
    let bonus = values.rules().bonus().filter(|bonus| position.upper >= bonus.condition.needed());
    points + bonus.map_or(Points::ZERO, |bonus| bonus.points)
}

/// The chances of two cards with the same number of open boxes, with or without a lead, compared with games.
fn agree(values: &Arc<dyn Values>, open: usize, seed: u64, games: u64) {
    let mut random = SplitMix(seed);
    let cards = [played(&**values, open, &mut random), played(&**values, open, &mut random)];
    let claimed = win_shares(&**values, &cards).expect("values can be read").expect("it is solved")[0];
    const BATCH: u64 = 1_000;
    let won: Vec<Vec<f64>> = each(games / BATCH, |batch| {
        let mut random = SplitMix(seed << 32 | batch);
        let mut adviser = Adviser::new(&**values);
        let mut play = |card| played_on(&mut adviser, &**values, card, &mut random);
        let share = |one: Points, other: Points| match one.cmp(&other) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        (0..BATCH).map(|_| share(play(cards[0]), play(cards[1]))).collect()
    });
    let won: Vec<f64> = won.concat();
    let (mean, error) = mean_and_error(&won);
    println!(
        "{open} open, {} against {}: {claimed:.5}, played {mean:.5} ± {error:.5}",
        cards[0].points, cards[1].points
    );
    assert!((mean - claimed).abs() <= 4.0 * error + 1e-9, "{open} open: {claimed} against {mean} ± {error}");
}

#[test]
fn chances_to_win_agree_with_late_games() {
    let values = solved(rules("yatzy"));
    for open in 1..=3 {
        agree(&values, open, open as u64, 2_000);
    }
}

#[test]
#[ignore = "a million games at ten positions: part of the full test run"]
fn chances_to_win_agree_with_a_million_games() {
    let values = solved(rules("yatzy"));
    for open in 1..=10 {
        agree(&values, open, 100 + open as u64, 1_000_000);
    }
}

/// A seat's share of the win.
fn share(game: &Game, seat: Seat) -> f64 {
    let standings = game.standings();
    let first = standings.iter().filter(|standing| standing.place == Some(1));
    let is_first = first.clone().any(|standing| standing.seat == seat);
    if is_first { 1.0 / first.count() as f64 } else { 0.0 }
}

/// Both orders of seats with the same dice for each place at the table, so that luck cancels. Returns the winner's
/// share of the wins and its error.
fn winner_against_perfect(values: &Arc<dyn Values>, pairs: u64) -> (f64, f64) {
    let shares = each(pairs, |number| {
        let first = Contest::new(&[Level::Winner, Level::Perfect], values.clone(), 5);
        let second = Contest::new(&[Level::Perfect, Level::Winner], values.clone(), 5);
        let won =
            |contest: &Contest, seat| share(&contest.game(number).expect("values can be read"), Seat(seat));
        (won(&first, 0) + won(&second, 1)) / 2.0
    });
    mean_and_error(&shares)
}

#[test]
#[ignore = "thousands of games: part of the full test run"]
fn the_winner_wins_more_often_than_perfect_play() {
    let values = solved(rules("yatzy"));
    let pairs = std::env::var("YATZY_PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(1_500);
    let (share, error) = winner_against_perfect(&values, pairs);
    println!("the winner wins {share:.4} ± {error:.4} of {} games", 2 * pairs);
    assert!(share > 0.5, "{share} ± {error}");
}
