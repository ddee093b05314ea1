//! Exercises: each is what it claims, the same seed gives the same, and stronger players get more of them right.

use crate::reasons::slow::{For, Slow};
use std::fmt::Write;
use std::sync::Arc;
use yatzy_bots::{
    Bot, Exercise, LESSON_RULES, LESSONS, Lesson, Level, Position, Practice, PracticeOrder, PracticePosition,
    Theme, ValueSource, Values, Verdict, practice_values,
};
use yatzy_rules::{
    Action, Catalogue, DiceSource, Game, Keep, NoDice, Phase, Points, Ruleset, Shown, TableTurn,
};

fn values(id: &str) -> Arc<dyn Values> {
    practice_values(&ValueSource::default(), &Catalogue::get().rules(id).unwrap())
}

fn order(seed: u64, count: u16) -> PracticeOrder {
    PracticeOrder { seed, theme: None, level: None, count }
}

fn read(rules: &Ruleset, exercise: &Exercise) -> PracticePosition {
    let position = exercise.position.read(rules).unwrap();
    assert_eq!(position.body(rules), exercise.position, "it is read as it was written");
    position
}

/// The value of every action, computed slowly, without the points on the card.
fn slowly(values: &dyn Values, position: &PracticePosition) -> Vec<(Action, f64)> {
    let rules = values.rules();
    let start = Position::of(rules, &position.card);
    match position.phase {
        Phase::Thrown { hand, rethrows } => {
            let mut turn = Slow::new(values, start, position.named, For::Total);
            let entries = turn.entries(hand);
            let mut all: Vec<(Action, f64)> = Vec::new();
            for entry in entries {
                all.push((Action::Enter(entry.cell), turn.entered(entry, rethrows)));
            }
            if rethrows > 0 {
                all.extend(Keep::all_of(hand).map(|keep| (Action::Throw(keep), turn.kept(keep, rethrows))));
            }
            all
        }
        _ => {
            let open = position.card.open();
            let named = |cell| {
                let mut turn = Slow::new(values, start, Some(cell), For::Total);
                (Action::Name(cell), turn.kept(Keep::NOTHING, 3))
            };
            open.iter().map(named).collect()
        }
    }
}

/// Compares the claims of exercises with the slow reference.
fn check(id: &str, seed: u64, count: u16) {
    let values = values(id);
    let practice = Practice::new(values.clone()).unwrap();
    let set = practice.exercises(&order(seed, count)).unwrap();
    assert_eq!(set.exercises.len(), usize::from(count), "{id}");
    let rules = values.rules();
    for exercise in &set.exercises {
        let position = read(rules, exercise);
        let all = slowly(&*values, &position);
        let of = |action: Action| all.iter().find(|(other, _)| *other == action).unwrap().1;
        let best = of(exercise.best.action);
        let next = all.iter().filter(|(action, _)| *action != exercise.best.action);
        let next = next.map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
        assert!(best - next > practice.margin(), "{id}: {exercise:?} is ahead by {}", best - next);
        let cost = best - of(exercise.tempting.action);
        assert!((cost - exercise.tempting.cost).abs() < 1e-6, "{id}: {exercise:?} costs {cost}");
        let verdict = Verdict::of(&values, &position, Some(exercise.tempting.action)).unwrap().unwrap();
        assert!(!verdict.is_right() && (verdict.hint.cost() - cost).abs() < 1e-6);
        assert_eq!(verdict.ranked[0].advice.action, exercise.best.action);
        let right = Verdict::of(&values, &position, Some(exercise.best.action)).unwrap().unwrap();
        assert!(right.is_right());
    }
}

#[test]
fn fifty_exercises_are_what_they_claim() {
    check("yatzy", 1, 30);
    check("yahtzee", 1, 20);
}

#[test]
#[ignore = "minutes: a thousand exercises of each exact game by the slow reference; `--full practise`"]
fn a_thousand_exercises_of_each_exact_game_are_what_they_claim() {
    for id in ["yatzy", "yahtzee", "ru13", "tactic-da", "tactic-fi", "leaflet-fi"] {
        assert!(values(id).is_exact(), "{id}");
        check(id, 32, 1000);
    }
}

#[test]
#[ignore = "minutes: estimated games by the slow reference; `--full practise`"]
fn exercises_of_estimated_games_follow_from_the_estimates() {
    for id in ["maxi", "triple"] {
        assert!(!values(id).is_exact(), "{id}");
        check(id, 32, 50);
    }
}

#[test]
fn every_lesson_has_one_clearly_best_choice() {
    let values = values(LESSON_RULES);
    let best = [
        "28 in full-house",
        "keep 5-5-5",
        "keep 5-5-6-6",
        "18 in sixes",
        "keep 2-3-4-5",
        "0 in yatzy",
        "21 in chance",
        "20 in large-straight",
    ];
    for (number, wanted) in (1..=LESSONS).zip(best) {
        let position = Lesson::at(number).unwrap().position.read(values.rules()).unwrap();
        let mut all = slowly(&*values, &position);
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        assert!(all[0].1 - all[1].1 > 1.0, "lesson {number}: {:?}", &all[..3]);
        let points = position.hand().map(|hand| match all[0].0 {
            Action::Enter(cell) => {
                format!("{} in {}", values.rules().points(cell, hand), values.rules().cell_id(cell))
            }
            Action::Throw(keep) => format!("keep {keep}"),
            _ => String::new(),
        });
        assert_eq!(points.as_deref(), Some(wanted), "lesson {number}");
    }
}

fn lines(id: &str, seed: u64, count: u16) -> String {
    let values = values(id);
    let set = Practice::new(values.clone()).unwrap().exercises(&order(seed, count)).unwrap();
    let mut lines = String::new();
    for exercise in &set.exercises {
        let rules = values.rules();
        let name = |advice: yatzy_bots::Advice| match advice.action {
            Action::Enter(cell) => {
                format!("{} in {}", advice.points.unwrap_or(Points::ZERO), rules.cell_id(cell))
            }
            Action::Throw(keep) => format!("keep {keep}"),
            Action::Name(cell) => format!("call {}", rules.cell_id(cell)),
            _ => String::new(),
        };
        let body = &exercise.position;
        let hand = body.hand.as_deref().unwrap_or("-");
        writeln!(
            lines,
            "{} {} {}: {hand}, {} left, {}{} | {} | {} costs {:.2}",
            exercise.theme,
            exercise.level,
            exercise.rating,
            body.rethrows,
            body.card,
            body.chips.map(|chips| format!(", {chips} chips")).unwrap_or_default(),
            name(exercise.best),
            name(exercise.tempting),
            exercise.tempting.cost
        )
        .unwrap();
    }
    lines
}

/// The browser module is compared with this list, too.
#[test]
fn a_seed_gives_the_same_exercises_everywhere() {
    insta::assert_snapshot!("yatzy_seed_1", lines("yatzy", 1, 10));
}

/// A game that has come to a position: the card is told as with real dice.
fn game_at(rules: &Arc<Ruleset>, position: &PracticePosition) -> Game {
    let mut game = Game::new(rules.clone(), 1, DiceSource::Table);
    for cell in rules.cells().without(position.card.open()).iter() {
        let points = position.card.points(rules, cell).unwrap();
        let shown = Shown::Points { points, extra_yatzy: false };
        let told = Action::Table(TableTurn { named: None, shown, throws: None, cell });
        let event = game.decide(told, &mut NoDice).unwrap();
        game.record(&event).unwrap();
    }
    game.if_thrown(position.hand().unwrap(), position.throws().made)
}

/// The table of `docs/practise.md`. The players have other seeds than those that measured the exercises.
#[test]
#[ignore = "half a minute: five hundred exercises by every level; `--full practise`"]
fn table_of_right_answers() {
    const DRAWS: u64 = 4;
    let values = values("yatzy");
    let rules = values.rules();
    let set = Practice::new(values.clone()).unwrap().exercises(&order(500, 500)).unwrap();
    assert_eq!(set.exercises.len(), 500);
    let mut shares = Vec::new();
    for level in Level::FOR_POINTS {
        let mut right = 0;
        for exercise in &set.exercises {
            let game = game_at(rules, &read(rules, exercise));
            for seed in 0..DRAWS {
                let chosen = Bot::new(level, values.clone(), 900_000 + seed).unwrap().choose(&game).unwrap();
                right += u64::from(chosen == Some(exercise.best.action));
            }
        }
        let share = right as f64 / (500.0 * DRAWS as f64);
        println!("| {level} | {:.1} % |", share * 100.0);
        shares.push((level, share));
    }
    for wanted in 1..=5 {
        println!("level {wanted}: {}", set.exercises.iter().filter(|one| one.level == wanted).count());
    }
    for theme in Theme::ALL {
        println!("{theme}: {}", set.exercises.iter().filter(|one| one.theme == theme).count());
    }
    let from_beginner: Vec<f64> =
        shares.iter().filter(|(level, _)| *level >= Level::Beginner).map(|one| one.1).collect();
    assert!(from_beginner.windows(2).all(|pair| pair[0] < pair[1]), "{shares:?}");
    assert_eq!(shares.last().unwrap().1, 1.0, "perfect play is right");
}

#[test]
#[ignore = "prints exercises of every kind of game, for people"]
fn printed() {
    for id in ["yatzy", "yahtzee", "ru13", "tactic-da", "maxi", "triple"] {
        let values = values(id);
        let practice = Practice::new(values).unwrap();
        let begun = std::time::Instant::now();
        practice.exercises(&order(1, 10)).unwrap();
        println!("{id}, margin {}, ten in {:.2?}\n{}", practice.margin(), begun.elapsed(), lines(id, 1, 10));
    }
}
