//! Chances to win compared with played games, and `winner` against levels that play for points.

use super::{each, number, rules, solved};
use std::sync::Arc;
use yatzy_bots::{
    Adviser, Budget, CardState, Contest, GameStart, Level, Position, TurnValues, ValueSource, Values,
    win_shares,
};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Action, FREE_RETHROWS, Game, Hand, Phase, Play, Points, Seat};
use yatzy_solver::{TotalHistogram, best, mean_and_error};

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

/// A game's share of the win for one of two seats, and the luck of both seats' dice in chances to win: what a throw adds
/// to an estimate of the chance, less the mean over everything that could be thrown. Its mean is zero however the seats
/// play and whatever the estimate is worth.
fn share_and_luck(
    contest: &Contest,
    values: &dyn Values,
    number: u64,
    seat: Seat,
    deviation: f64,
) -> (f64, f64) {
    let game = contest.game(number).expect("values can be read");
    let rules = values.rules();
    let expected = |card: CardState| values.value_at(card.position, card.points).expect("values can be read");
    let mut cards = [CardState::START; 2];
    let mut luck = 0.0;
    for turn in game.turns() {
        let Play::Throws(throws) = &turn.play else { panic!("all dice are thrown by the program") };
        let (own, other) = (usize::from(turn.seat.0), usize::from(1 - turn.seat.0));
        let CardState { position, points } = cards[own];
        let open = |card: CardState| card.position.open(rules).len() as f64;
        // The turns to come of both. A little is left to the last one, whose value need not be the total.
        let turns = (open(cards[own]) + open(cards[other]) - 1.0).max(0.25);
        let spread = deviation * (turns / rules.cells().len() as f64).sqrt();
        let rival = expected(cards[other]);
        let chance = |value: f64| 1.0 / (1.0 + (-1.702 * (value - rival) / spread).exp());
        let known = TurnValues::new(values, position, points, turn.named).expect("values can be read");
        let mut rethrows = known.rethrows();
        for (place, throw) in throws.iter().enumerate() {
            rethrows -= u16::from(place > 0);
            let after = |hand: Hand| chance(known.best(hand, rethrows));
            let (mut sum, mut ways) = (0.0, 0.0);
            for &hand in Hand::all(rules.dice()) {
                let Some(thrown) = hand.without(throw.keep.dice()) else { continue };
                ways += f64::from(thrown.ways());
                sum += f64::from(thrown.ways()) * after(hand);
            }
            let gain = after(throw.hand) - sum / ways;
            luck += if turn.seat == seat { gain } else { -gain };
        }
        let entry = turn.entry.expect("a finished turn");
        let next = position.after(rules, entry.cell, entry.points, rethrows);
        cards[own] = CardState { position: next, points: points + entry.points + entry.extra };
    }
    (share(&game, seat), luck)
}

/// Both orders of seats with the same dice for each place at the table. Returns the winner's share of the wins and its
/// error, less what luck explains.
fn winner_against_perfect(values: &Arc<dyn Values>, pairs: u64) -> (f64, f64) {
    let begin = number("YATZY_FIRST", 0);
    let start = GameStart::turn(Position::START, Points::ZERO);
    let ends = values.play_out(start, (5, 0), 0..512).expect("values can be read");
    let deviation = TotalHistogram::of(&ends.iter().map(|end| end.total).collect::<Vec<_>>()).deviation();
    let games = each(pairs, |pair| {
        let first = Contest::new(&[Level::Winner, Level::Perfect], values.clone(), 5);
        let second = Contest::new(&[Level::Perfect, Level::Winner], values.clone(), 5);
        let one = share_and_luck(&first, &**values, begin + pair, Seat(0), deviation);
        let other = share_and_luck(&second, &**values, begin + pair, Seat(1), deviation);
        ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
    });
    let count = games.len() as f64;
    let mean = |part: fn(&(f64, f64)) -> f64| games.iter().map(part).sum::<f64>() / count;
    let (share, luck) = (mean(|game| game.0), mean(|game| game.1));
    let products: f64 = games.iter().map(|game| (game.0 - share) * (game.1 - luck)).sum();
    let squares: f64 = games.iter().map(|game| (game.1 - luck).powi(2)).sum();
    let slope = if squares > 0.0 { products / squares } else { 0.0 };
    let fair: Vec<f64> = games.iter().map(|game| game.0 - slope * game.1).collect();
    mean_and_error(&fair)
}

#[test]
#[ignore = "thousands of games: part of the full test run"]
fn the_winner_wins_more_often_than_perfect_play() {
    let ids = std::env::var("YATZY_RULES").unwrap_or_else(|_| "yatzy".to_owned());
    for id in ids.split(',') {
        let values = ValueSource::default().best(&rules(id), Budget::FOR_A_REPORT);
        let pairs = number("YATZY_PAIRS", 1_500);
        let (share, error) = winner_against_perfect(&values, pairs);
        println!("{id}: the winner wins {share:.4} ± {error:.4} of {} games", 2 * pairs);
        assert!(share > 0.5 + 2.0 * error, "{id}: {share} ± {error}");
    }
}
