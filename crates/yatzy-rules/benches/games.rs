//! The speed of the rules: complete validated random games, and scoring.
//!
//! Limits: 100,000 games per second on one core (10 µs per game), and all boxes of a hand in 50 ns.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{
    Action, Catalogue, Cell, CellSet, DiceSource, Event, Game, Hand, Keep, Phase, Ruleset, Seat,
};

fn main() {
    games();
    scoring();
}

/// Prints the time of a call: the median of a hundred batches.
fn time<T>(name: &str, calls: u32, mut call: impl FnMut() -> T) {
    let mut batches = [(); 100].map(|()| {
        let begun = Instant::now();
        (0..calls).for_each(|_| drop(black_box(call())));
        begun.elapsed() / calls
    });
    batches.sort();
    println!("{name}: {:?}", batches[50]);
}

fn rules_of(id: &str) -> Arc<Ruleset> {
    Catalogue::get().rules(id).expect("a ruleset of the catalogue")
}

/// A game with random keeps and boxes. Every step passes through `decide` and `record`.
fn random_game(rules: &Arc<Ruleset>, random: &mut SplitMix, mut log: impl FnMut(Event)) -> u32 {
    let mut game = Game::new(Arc::clone(rules), 1, DiceSource::Program);
    loop {
        let action = match game.phase() {
            Phase::Over => break,
            Phase::Naming => Action::Name(some_of(game.card(Seat(0)).expect("one seat").open(), random)),
            Phase::FirstThrow => Action::Throw(Keep::NOTHING),
            Phase::Thrown { hand, rethrows } if rethrows > 0 && !random.chance(4) => {
                Action::Throw(some_keep(hand, random))
            }
            Phase::Thrown { .. } => Action::Enter(some_of(game.choices().cells(), random)),
        };
        let event = game.decide(action, &mut |count| random.throw(count)).expect("a listed action");
        game.record(&event).expect("a decided event");
        log(event);
    }
    game.standings()[0].total.0
}

fn some_of(cells: CellSet, random: &mut SplitMix) -> Cell {
    let place = random.below(cells.len() as u64) as usize;
    cells.iter().nth(place).expect("there is a cell at every place")
}

/// Keeps a random part of the dice, but not all of them.
fn some_keep(hand: Hand, random: &mut SplitMix) -> Keep {
    let thrown = random.below(u64::from(hand.len()));
    let kept = hand.faces().enumerate().filter(|&(i, _)| i as u64 != thrown && random.chance(2));
    Keep::new(Hand::from_faces(kept.map(|(_, face)| face)).expect("a part of a hand"))
}

fn games() {
    for id in ["yatzy", "maxi", "ru13", "tactic-da"] {
        let rules = rules_of(id);
        let mut random = SplitMix(1);
        let mean = (0..2_000).map(|_| random_game(&rules, &mut random, |_| ())).sum::<u32>() / 2_000;
        assert!((20..200).contains(&mean), "a random game of {id} scores {mean}");
        time(&format!("random game, {id}"), 1_000, || random_game(&rules, &mut random, |_| ()));
    }
    let rules = rules_of("yatzy");
    let mut log = Vec::new();
    let total = random_game(&rules, &mut SplitMix(7), |event| log.push(event));
    time("replay of a game, yatzy", 1_000, || {
        let game = Game::replay(Arc::clone(&rules), 1, DiceSource::Program, &log).expect("a sound log");
        assert_eq!(game.standings()[0].total.0, total);
    });
}

fn scoring() {
    let sum = |rules: &Ruleset, hand: Hand| -> u32 {
        rules.box_points(hand).iter().map(|&points| u32::from(points)).sum()
    };
    // Added up by hand: sixes, fives, pairs, three and four of a kind, houses, tower, chance.
    let known = [
        ("yatzy", "66655", 18 + 10 + 12 + 22 + 18 + 28 + 28),
        ("maxi", "666655", 24 + 10 + 12 + 22 + 18 + 24 + 28 + 34 + 34),
    ];
    for (id, hand, expected) in known {
        let rules = rules_of(id);
        assert_eq!(sum(&rules, hand.parse().expect("a hand")), expected, "{id}: {hand}");
        let hands = Hand::all(rules.dice());
        let mut i = 0;
        time(&format!("all boxes of a hand, {id}"), 100_000, || {
            i = (i + 97) % hands.len();
            sum(black_box(&rules), black_box(hands[i]))
        });
    }
}
