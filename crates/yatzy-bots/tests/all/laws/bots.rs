//! Bots play by the rules and are deterministic.

use super::{Measured, rules, solved, toy};
use std::collections::HashSet;
use std::sync::Arc;
use yatzy_bots::{Bot, Contest, Level, ParValues, Values};
use yatzy_rules::{Catalogue, Seat};
use yatzy_solver::mean_and_error;

/// Bots of all levels at one table, under the rules of every edition: the contest stops at the first refusal. Editions
/// that differ only in names are one game.
fn play_every_edition(levels: &[Level]) {
    let mut played = HashSet::new();
    for edition in Catalogue::get().editions().iter().filter(|edition| played.insert(edition.rules.hash())) {
        let values: Arc<dyn Values> = Arc::new(ParValues::new(edition.rules.clone()));
        let game = Contest::new(levels, values, 5).game(0).unwrap();
        assert!(game.turn().is_none(), "{}", edition.id);
        let mut seats = (0..).take(levels.len()).map(|seat| game.card(Seat(seat)));
        assert!(seats.all(|card| card.is_some_and(|card| card.open().is_empty())), "{}", edition.id);
    }
}

/// `winner` takes long in the endgames of large games; toys of every option are enough for each change.
#[test]
fn every_level_plays_every_edition_to_the_end() {
    let levels: Vec<Level> = Level::ALL.into_iter().filter(|level| *level != Level::Winner).collect();
    assert_eq!(levels.len(), 7);
    play_every_edition(&levels);
}

#[test]
#[ignore = "the winner at every table: part of the full test run"]
fn the_winner_too_plays_every_edition_to_the_end() {
    play_every_edition(&Level::ALL);
}

#[test]
fn every_level_plays_toys_of_every_option() {
    for seed in 0..300 {
        let values: Arc<dyn Values> = Arc::new(ParValues::new(toy(seed)));
        assert!(Contest::new(&Level::ALL, values, seed).game(0).unwrap().turn().is_none());
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let values: Arc<dyn Values> = Arc::new(ParValues::new(rules("yatzy")));
    let contest = |seed| Contest::new(&[Level::Casual, Level::Random], values.clone(), seed);
    assert_eq!(contest(3).game(8).unwrap(), contest(3).game(8).unwrap());
    assert_ne!(contest(3).game(8).unwrap(), contest(3).game(9).unwrap());
    assert_ne!(contest(3).game(8).unwrap(), contest(4).game(8).unwrap());
    // The tallies of parts add up to the tally of the whole.
    let mut parts = contest(3).play(0..2).unwrap();
    parts.add(&contest(3).play(2..5).unwrap());
    assert_eq!(parts, contest(3).play(0..5).unwrap());
}

#[test]
fn a_bot_that_forgot_everything_answers_the_same() {
    let values: Arc<dyn Values> = Arc::new(ParValues::new(rules("tactic-da")));
    let mut dice = yatzy_bots::SeededDice::new(1, 0, 1);
    let mut game = yatzy_rules::Game::new(values.rules().clone(), 1, yatzy_rules::DiceSource::Program);
    let mut steady = Bot::new(Level::Beginner, values.clone(), 9).unwrap();
    while game.turn().is_some() {
        let action = steady.choose(&game).unwrap();
        let mut forgetful = Bot::new(Level::Beginner, values.clone(), 9).unwrap();
        assert_eq!(forgetful.choose(&game).unwrap(), action);
        let event = game.decide(action.unwrap(), &mut dice).unwrap();
        game.record(&event).unwrap();
    }
    assert_eq!(steady.choose(&game).unwrap(), None);
}

/// Compared by the cost of decisions: totals depend on the dice, and the best levels differ by less than that.
#[test]
fn each_level_plays_better_than_the_one_below() {
    let values = solved(rules("yatzy"));
    let costs = Level::FOR_POINTS.map(|level| mean_and_error(&Measured::new(level, &values, 6, 150).cost));
    for (weaker, stronger) in costs.iter().zip(&costs[1..]) {
        assert!(weaker.0 - stronger.0 > 3.0 * weaker.1.hypot(stronger.1), "{costs:?}");
    }
    assert!(costs[Level::FOR_POINTS.len() - 1].0 < 1e-6, "{costs:?}");
}
