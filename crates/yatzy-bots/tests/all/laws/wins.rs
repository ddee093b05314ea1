//! Chances to win compared with played games, and `winner` against levels that play for points.

use super::{each, number, rules, solved};
use std::sync::Arc;
use yatzy_bots::{
    Adviser, Budget, CardState, Contest, GameStart, Level, Position, TurnValues, ValueSource, Values,
    win_shares,
};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Action, FREE_RETHROWS, Game, Phase, Play, Points, Seat};
use yatzy_solver::{TurnPoint, best, mean_and_error};

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

/// What the choices of one of two seats added to its chance to win, if both go on as `perfect`: for each choice that
/// `perfect` would not have made, the difference between both, counted in games. The expected sum over a game is by how
/// much this seat wins more often than `perfect` would in its place (the performance difference lemma), and dice decide
/// nothing of it.
fn gains(game: &Game, values: &dyn Values, number: u64, seat: Seat) -> Vec<Choice> {
    let rules = values.rules();
    let mut adviser = Adviser::new(values);
    let mut random = SplitMix(number << 1 | u64::from(seat.0));
    let mut cards = [CardState::START; 2];
    let mut found = Vec::new();
    for turn in game.turns() {
        let Play::Throws(throws) = &turn.play else { panic!("all dice are thrown by the program") };
        let (own, other) = (usize::from(turn.seat.0), usize::from(1 - turn.seat.0));
        let CardState { position, points } = cards[own];
        let entry = turn.entry.expect("a finished turn");
        let known = TurnValues::new(values, position, points, turn.named).expect("values can be read");
        let mut rethrows = known.rethrows();
        let mut rival = None;
        for (place, throw) in throws.iter().enumerate() {
            rethrows -= u16::from(place > 0);
            if turn.seat != seat {
                continue;
            }
            let phase = Phase::Thrown { hand: throw.hand, rethrows };
            let advice = adviser.advise_position(position, points, turn.named, phase);
            let perfect = best(advice.expect("values can be read")).action;
            let next = throws.get(place + 1);
            let action = next.map_or(Action::Enter(entry.cell), |next| Action::Throw(next.keep));
            if action == perfect {
                continue;
            }
            let rival = rival.get_or_insert_with(|| Rival::new(values, cards[other], random.number()));
            let point = TurnPoint::Thrown(throw.hand, rethrows);
            let start = GameStart { position, points, named: turn.named, point };
            let seed = (random.number(), 0);
            let gain = rival.gain(values, [action, perfect].map(|action| start.after(rules, action)), seed);
            found.push(Choice { open: position.open(rules).len(), gain });
        }
        let next = position.after(rules, entry.cell, entry.points, rethrows);
        cards[own] = CardState { position: next, points: points + entry.points + entry.extra };
    }
    found
}

/// A choice that `perfect` would not have made.
#[derive(Clone, Copy)]
struct Choice {
    /// The open boxes of the card.
    open: usize,
    /// What it added to the chance to win.
    gain: f64,
}

/// Games in which a choice is compared, with dice of their own.
const COMPARED: u64 = 256;

/// An opponent who plays for the highest mean.
struct Rival {
    /// The totals of its games, in order.
    totals: Vec<u32>,
}

impl Rival {
    fn new(values: &dyn Values, card: CardState, seed: u64) -> Rival {
        let start = GameStart::turn(card.position, card.points);
        let ends = values.play_out(start, (seed, 1), 0..1_024).expect("values can be read");
        let mut totals: Vec<u32> = ends.iter().map(|end| end.total).collect();
        totals.sort_unstable();
        Rival { totals }
    }

    /// The chance that a total wins.
    fn share(&self, total: u32) -> f64 {
        let below = self.totals.partition_point(|&other| other < total);
        let same = self.totals.partition_point(|&other| other <= total) - below;
        (below as f64 + same as f64 / 2.0) / self.totals.len() as f64
    }

    /// The difference between two actions in games with the same dice, without their luck.
    fn gain(&self, values: &dyn Values, starts: [Option<GameStart>; 2], seed: (u64, u16)) -> f64 {
        let [one, other] = starts.map(|start| {
            let start = start.expect("the action is legal");
            let ends = values.play_out(start, seed, 0..COMPARED).expect("values can be read");
            ends.iter().map(|end| (self.share(end.total), end.luck)).collect::<Vec<_>>()
        });
        let pairs: Vec<(f64, f64)> = one.iter().zip(&other).map(|(a, b)| (a.0 - b.0, a.1 - b.1)).collect();
        let count = pairs.len() as f64;
        let (gain, luck) = (
            pairs.iter().map(|pair| pair.0).sum::<f64>() / count,
            pairs.iter().map(|pair| pair.1).sum::<f64>() / count,
        );
        let products: f64 = pairs.iter().map(|pair| (pair.0 - gain) * (pair.1 - luck)).sum();
        let squares: f64 = pairs.iter().map(|pair| (pair.1 - luck).powi(2)).sum();
        let slope = if squares > 0.0 { products / squares } else { 0.0 };
        gain - slope * luck
    }
}

/// What the choices of `winner` add to its chance to win a game against `perfect`, in both orders of seats, with the
/// error of the mean; and the share of the games that it won.
fn winner_against_perfect(values: &Arc<dyn Values>, pairs: u64) -> [(f64, f64); 2] {
    let begin = number("YATZY_FIRST", 0);
    let games = each(pairs, |pair| {
        let pair = begin + pair;
        let orders = [[Level::Winner, Level::Perfect], [Level::Perfect, Level::Winner]];
        let [one, other] = [0, 1].map(|seat| {
            let contest = Contest::new(&orders[usize::from(seat)], values.clone(), 5);
            let game = contest.game(pair).expect("values can be read");
            (gains(&game, &**values, pair, Seat(seat)), share(&game, Seat(seat)))
        });
        ([one.0, other.0].concat(), (one.1 + other.1) / 2.0)
    });
    println!("open  choices a game  gain of a choice  gain of a game (percentage points)");
    for open in 1..=values.rules().cells().len() {
        let choices = games.iter().flat_map(|(choices, _)| choices).filter(|choice| choice.open == open);
        let gains: Vec<f64> = choices.map(|choice| 100.0 * choice.gain).collect();
        if gains.len() > 1 {
            let (mean, error) = mean_and_error(&gains);
            let count = gains.len() as f64 / (2 * pairs) as f64;
            println!("{open:4}  {count:14.3}  {mean:7.3} ± {error:6.3}  {:14.3}", count * mean);
        }
    }
    let gain = |choices: &[Choice]| choices.iter().map(|choice| choice.gain).sum::<f64>() / 2.0;
    let gains: Vec<f64> = games.iter().map(|(choices, _)| gain(choices)).collect();
    let shares: Vec<f64> = games.iter().map(|(_, share)| *share).collect();
    [mean_and_error(&gains), mean_and_error(&shares)]
}

#[test]
#[ignore = "hundreds of games: part of the full test run"]
fn the_winner_wins_more_often_than_perfect_play() {
    let ids = std::env::var("YATZY_RULES").unwrap_or_else(|_| "yatzy,maxi,triple".to_owned());
    for id in ids.split(',') {
        let values = ValueSource::default().best(&rules(id), Budget::FOR_A_REPORT);
        let pairs = number("YATZY_PAIRS", 150);
        let [(gain, error), (share, of_share)] = winner_against_perfect(&values, pairs);
        let games = 2 * pairs;
        println!("{id}: choices add {gain:.4} ± {error:.4}; {share:.4} ± {of_share:.4} of {games} games won");
        assert!(gain > 2.0 * error, "{id}: {gain} ± {error}");
        assert!((share - 0.5 - gain).abs() < 4.0 * of_share, "{id}: {share} ± {of_share}");
    }
}
