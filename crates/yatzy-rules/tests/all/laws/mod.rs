//! Laws that hold for every ruleset and every game, tested on small random ones.

mod drive;
mod records;
mod referee;
mod table;

use drive::{Driver, any_rules};
use proptest::prelude::*;
use std::sync::Arc;
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{
    Action, Catalogue, Cell, CellSet, DiceSource, Event, Game, HAND_COUNT, Hand, Keep, NoDice, Points, Seat,
    Step,
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn listed_actions_are_the_accepted_ones(seed: u64) {
        let mut random = SplitMix(seed);
        let mut game = Game::new(any_rules(&mut random), 1 + random.below(3) as u16, DiceSource::Program);
        while game.turn().is_some() {
            let listed = game.actions();
            prop_assert!(!listed.is_empty(), "a game that goes on offers something");
            for action in every_action() {
                let accepted = game.decide(action, &mut |count| random.throw(count)).is_ok();
                prop_assert_eq!(accepted, listed.contains(&action), "{:?} of {:?}", action, game);
            }
            let action = listed[random.below(listed.len() as u64) as usize];
            let event = game.decide(action, &mut |count| random.throw(count)).unwrap();
            game.record(&event).unwrap();
        }
    }

    #[test]
    fn replay_is_the_live_game(seed: u64) {
        let mut driver = Driver::new(seed, DiceSource::Program);
        driver.play_to_the_end();
        let Driver { game, log, seats, .. } = driver;
        let replayed = Game::replay(game.rules().clone(), seats, game.source(), &log).unwrap();
        prop_assert_eq!(replayed, game);
    }

    #[test]
    fn a_game_ends_after_a_turn_a_cell(seed: u64) {
        let mut driver = Driver::new(seed, DiceSource::Program);
        driver.play_to_the_end();
        let game = &driver.game;
        let cells = game.rules().cells().len();
        for seat in (0..game.seats()).map(Seat) {
            let turns = game.steps().iter().filter(|step| {
                matches!(step, Step::Turn(turn) if turn.seat == seat && turn.entry.is_some())
            });
            let turns = turns.count();
            let expected = if game.has_left(seat) { turns <= cells } else { turns == cells };
            prop_assert!(expected);
        }
        prop_assert!(game.actions().is_empty());
        prop_assert_eq!(game.decide(Action::Throw(Keep::NOTHING), &mut NoDice).unwrap_err().code(), "rule/game-over");
    }

    #[test]
    fn no_box_holds_more_than_its_maximum_and_chips_add_up(seed: u64) {
        let mut driver = Driver::new(seed, DiceSource::Program);
        driver.play_to_the_end();
        let game = &driver.game;
        let rules = game.rules();
        for seat in (0..game.seats()).map(Seat) {
            let card = game.card(seat).unwrap();
            for cell in rules.cells().iter() {
                let points = card.points(rules, cell);
                prop_assert!(points.unwrap_or_default() <= rules.max_points(cell));
                prop_assert!(points.is_none_or(|points| rules.possible_points(cell).contains(&points)));
            }
            let turns = game.steps().iter().filter_map(|step| match step {
                Step::Turn(turn) if turn.seat == seat && turn.entry.is_some() => Some(turn),
                _ => None,
            });
            let earned: i32 = turns.map(|turn| 3 - i32::from(turn.throws().unwrap())).sum();
            prop_assert_eq!(i32::from(card.chips()), if rules.has_chips() { earned } else { 0 });
        }
    }

    #[test]
    fn the_referee_agrees_on_every_log(seed: u64) {
        let mut driver = Driver::new(seed, DiceSource::Program);
        driver.play_to_the_end();
        let Driver { game, log, seats, mut random, .. } = driver;
        prop_assert!(referee::accepts(game.rules(), seats, &log));
        for _ in 0..20 {
            let forged = drive::forge(&log, &mut random);
            let accepted = Game::replay(game.rules().clone(), seats, game.source(), &forged).is_ok();
            prop_assert_eq!(accepted, referee::accepts(game.rules(), seats, &forged), "{:?}\n{:?}", game.rules(), forged);
        }
    }
}

/// Every conceivable action in a turn: every cell of the largest card, every keep of six dice.
fn every_action() -> impl Iterator<Item = Action> {
    let cells = (0..60).filter_map(Cell::at);
    let keeps = (0..HAND_COUNT).map(|index| Action::Throw(Keep::new(Hand::at(index))));
    keeps.chain(cells.clone().map(Action::Name)).chain(cells.map(Action::Enter))
}

#[test]
fn forty_players_and_one() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    for seats in [1, 2, 6, 40] {
        let mut random = SplitMix(u64::from(seats));
        let mut game = Game::new(rules.clone(), seats, DiceSource::Program);
        let mut turns = 0;
        while let Some(turn) = game.turn() {
            assert_eq!((turn.round, turn.seat), (turns / seats + 1, Seat(turns % seats)));
            drive::random_turn(&mut game, &mut random, &mut Vec::new());
            turns += 1;
        }
        assert_eq!(turns, 15 * seats);
        let standings = game.standings();
        assert_eq!(standings.len(), usize::from(seats));
        assert!(standings.windows(2).all(|pair| pair[0].total >= pair[1].total));
    }
}

#[test]
fn equal_totals_share_a_place_and_the_next_is_skipped() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let mut game = Game::new(rules.clone(), 4, DiceSource::Program);
    let hands = ["1-1-2-3-4", "6-6-5-4-3", "6-6-5-4-3", "5-5-1-2-3"];
    for (seat, hand) in hands.into_iter().enumerate() {
        let seat = Seat(seat as u16);
        game.record(&Event::Thrown { seat, keep: Keep::NOTHING, fell: hand.parse().unwrap() }).unwrap();
        let event = game.decide(Action::Enter(rules.cell("one-pair").unwrap()), &mut NoDice).unwrap();
        game.record(&event).unwrap();
    }
    let places: Vec<_> = game.standings().iter().map(|s| (s.place, s.seat.0, s.total)).collect();
    assert_eq!(
        places,
        [
            (Some(1), 1, Points(12)),
            (Some(1), 2, Points(12)),
            (Some(3), 3, Points(10)),
            (Some(4), 0, Points(2))
        ]
    );
}

#[test]
fn seats_come_late_and_leave() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let mut random = SplitMix(1);
    let mut game = Game::new(rules, 2, DiceSource::Program);
    drive::random_turn(&mut game, &mut random, &mut Vec::new());
    let joined = game.decide(Action::Join, &mut NoDice).unwrap();
    game.record(&joined).unwrap();
    drive::random_turn(&mut game, &mut random, &mut Vec::new());
    assert_eq!(game.turn().unwrap().seat, Seat(2));
    drive::random_turn(&mut game, &mut random, &mut Vec::new());
    assert_eq!(game.decide(Action::Join, &mut NoDice).unwrap_err().code(), "rule/too-late-to-join");
    let left = game.decide(Action::Leave(Seat(0)), &mut NoDice).unwrap();
    game.record(&left).unwrap();
    assert_eq!(game.turn().unwrap().seat, Seat(1));
    assert_eq!(game.decide(Action::Leave(Seat(0)), &mut NoDice).unwrap_err().code(), "rule/seat-left");
    while game.turn().is_some() {
        drive::random_turn(&mut game, &mut random, &mut Vec::new());
    }
    let standings = game.standings();
    assert_eq!(standings.last().map(|standing| (standing.seat, standing.place)), Some((Seat(0), None)));
    assert_eq!(game.card(Seat(2)).unwrap().open(), CellSet::EMPTY);
}

#[test]
fn the_choice_of_a_box_can_be_taken_back_until_the_next_throw() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
    let mut random = SplitMix(5);
    let throw = |game: &mut Game, random: &mut SplitMix| {
        let event = game.decide(Action::Throw(Keep::NOTHING), &mut |count| random.throw(count)).unwrap();
        game.record(&event).unwrap();
    };
    throw(&mut game, &mut random);
    assert_eq!(game.decide(Action::TakeBack, &mut NoDice).unwrap_err().code(), "rule/throw-stands");
    let before = game.clone();
    let entered = game.decide(Action::Enter(rules.cell("chance").unwrap()), &mut NoDice).unwrap();
    game.record(&entered).unwrap();
    let back = game.decide(Action::TakeBack, &mut NoDice).unwrap();
    game.record(&back).unwrap();
    assert_eq!(game, before);
    game.record(&entered).unwrap();
    throw(&mut game, &mut random);
    assert_eq!(game.decide(Action::TakeBack, &mut NoDice).unwrap_err().code(), "rule/throw-stands");
}

#[test]
fn a_fourth_throw_costs_a_chip() {
    let rules = Catalogue::get().rules("maxi").unwrap();
    let mut game = Game::new(Arc::clone(&rules), 1, DiceSource::Program);
    let mut random = SplitMix(9);
    let mut throw = |game: &mut Game| {
        let event = game.decide(Action::Throw(Keep::NOTHING), &mut |count| random.throw(count))?;
        game.record(&event)
    };
    throw(&mut game).unwrap();
    let event = game.decide(Action::Enter(rules.cell("chance").unwrap()), &mut NoDice).unwrap();
    game.record(&event).unwrap();
    assert_eq!(game.card(Seat(0)).unwrap().chips(), 2);
    for _ in 0..5 {
        throw(&mut game).unwrap();
    }
    assert_eq!(throw(&mut game).unwrap_err().code(), "rule/no-rethrow");
}
