//! Exercises: each is what it claims, the same seed gives the same, and stronger players get more of them right.

use crate::reasons::slow::{For, Slow};
use std::fmt::Write;
use std::sync::Arc;
use yatzy_bots::{
    Analysis, Bot, Budget, Exercise, LESSON_RULES, LESSONS, Lesson, Level, Position, Practice, PracticeOrder,
    PracticePosition, Rating, SeededDice, Theme, TurnValues, ValueSource, Values, Verdict, practice_values,
};
use yatzy_rules::{
    Action, Card, Catalogue, Cell, DiceSource, Game, Hand, Keep, NoDice, Phase, Points, Ruleset, Seat, Shown,
    TableTurn,
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
        let turn = Position::of(rules, &position.card);
        let doubt = if values.is_exact_turn(turn) { 0.0 } else { values.choice_error().unwrap() };
        let margin = practice.margin(turn);
        assert!(
            margin >= 3.0 * doubt && best - next > margin,
            "{id}: {exercise:?} is ahead by {}",
            best - next
        );
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

/// One test for each game, so that they run at the same time.
mod a_thousand_exercises_are_what_they_claim {
    use super::{check, values};

    fn check_thousand(id: &str) {
        assert!(values(id).is_exact(), "{id}");
        check(id, 32, 1000);
    }

    macro_rules! exact_games {
        ($($name:ident: $id:literal,)*) => {$(
            #[test]
            #[ignore = "minutes: a thousand exercises by the slow reference; `--full practise`"]
            fn $name() {
                check_thousand($id);
            }
        )*};
    }

    exact_games! {
        yatzy: "yatzy",
        yahtzee: "yahtzee",
        ru13: "ru13",
        tactic_da: "tactic-da",
        tactic_fi: "tactic-fi",
        leaflet_fi: "leaflet-fi",
    }
}

fn check_estimated(id: &str) {
    assert!(!values(id).is_exact(), "{id}");
    check(id, 32, 50);
}

#[test]
#[ignore = "minutes: estimated games by the slow reference; `--full practise`"]
fn exercises_of_maxi_follow_from_the_estimates() {
    check_estimated("maxi");
}

#[test]
#[ignore = "minutes: estimated games by the slow reference; `--full practise`"]
fn exercises_of_triple_follow_from_the_estimates() {
    check_estimated("triple");
}

/// Plays a position to its end, first the given choice and then the best ones, with the dice of a seed. The result is the
/// total without the luck of the dice: the luck of a throw is the turn's value after it less its value before it. Its mean
/// is zero whatever the values are worth, so the mean of the results is that of the totals, with a far smaller spread.
fn played_out(values: &dyn Values, position: &PracticePosition, first: Action, seed: u64) -> f64 {
    let rules = values.rules();
    let mut dice = SeededDice::new(seed, 0, 0);
    let entries = |card: &Card| -> Vec<(Cell, Points)> {
        rules.cells().iter().filter_map(|cell| Some((cell, card.points(rules, cell)?))).collect()
    };
    let (mut card, mut phase, mut next) = (position.card.clone(), position.phase, Some(first));
    let mut luck = 0.0;
    while !card.open().is_empty() {
        let turn = TurnValues::new(values, Position::of(rules, &card), Points::ZERO, None).unwrap();
        let (mut hand, mut rethrows, mut before) = match phase {
            Phase::Thrown { hand, rethrows } => (hand, rethrows, None),
            _ => (dice.fill_up(Hand::EMPTY, rules.dice()), turn.rethrows(), Some(turn.before_throw())),
        };
        phase = Phase::FirstThrow;
        loop {
            let actions = turn.actions(hand, rethrows);
            let chosen =
                next.take().unwrap_or_else(|| actions.iter().find(|one| one.cost == 0.0).unwrap().action);
            let advice = actions.iter().find(|advice| advice.action == chosen).unwrap();
            let before = *before.get_or_insert(advice.value);
            match chosen {
                Action::Throw(keep) => {
                    (hand, rethrows) = (dice.fill_up(keep.dice(), rules.dice()), rethrows - 1);
                }
                Action::Enter(cell) => {
                    luck += advice.value - before;
                    let mut filled = entries(&card);
                    filled.push((cell, advice.points.unwrap()));
                    filled.sort();
                    let saved = if rules.has_chips() { rethrows } else { 0 };
                    card = Card::filled(rules, &filled, 0, saved).unwrap();
                    break;
                }
                _ => unreachable!("these games have no calls"),
            }
        }
    }
    f64::from(card.totals(rules).total.0) - luck
}

/// Mean and standard error.
fn mean_of(all: &[f64]) -> (f64, f64) {
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let spread = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (spread / count).sqrt())
}

/// The claimed costs against games played out: each within the error that is told beside it, and all of them together
/// within a tenth of what they claim, on top of what the number of games leaves open.
fn check_by_games(id: &str) {
    const PAIRS: u64 = 10;
    let values = values(id);
    let set = Practice::new(values.clone()).unwrap().exercises(&order(33, 50)).unwrap();
    let told = set.error.unwrap();
    assert_eq!(set.exercises.len(), 50, "{id}");
    let (mut claimed, mut seen, mut beyond) = (Vec::new(), Vec::new(), 0);
    for exercise in &set.exercises {
        let position = read(values.rules(), exercise);
        let lost = |pair| {
            let play = |action| played_out(&*values, &position, action, 1000 + pair);
            play(exercise.best.action) - play(exercise.tempting.action)
        };
        let (mean, error) = mean_of(&(0..PAIRS).map(lost).collect::<Vec<_>>());
        let off = mean - exercise.tempting.cost;
        println!("{id}: claimed {:.2}, played {mean:.2} ± {error:.2}", exercise.tempting.cost);
        beyond += u32::from(off.abs() > told + 3.0 * error);
        claimed.push(exercise.tempting.cost);
        seen.push(mean);
    }
    let off: Vec<f64> = seen.iter().zip(&claimed).map(|(seen, claimed)| seen - claimed).collect();
    let ((claimed, _), (seen, _), (mean, error)) = (mean_of(&claimed), mean_of(&seen), mean_of(&off));
    println!(
        "{id}: claimed {claimed:.2}, played {seen:.2}, off by {mean:.2} ± {error:.2}; {beyond} beyond {told}"
    );
    assert!(mean.abs() < claimed / 10.0 + 2.0 * error, "{id}: off by {mean:.2} ± {error:.2} of {claimed:.2}");
    assert!(beyond <= 2, "{id}: {beyond} of 50 costs are off by more than the error that is told");
}

#[test]
#[ignore = "minutes: fifty exercises, played out; `--full practise`"]
fn costs_of_maxi_show_in_games_played_out() {
    check_by_games("maxi");
}

#[test]
#[ignore = "minutes: fifty exercises, played out; `--full practise`"]
fn costs_of_triple_show_in_games_played_out() {
    check_by_games("triple");
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

/// The exercise of a day is the same for everyone, and days differ.
#[test]
fn a_day_has_its_exercise() {
    let values = values("yatzy");
    let practice = Practice::new(values).unwrap();
    let of_day = |date: &str| {
        let set = practice.exercises(&PracticeOrder::of_day(date.parse().unwrap())).unwrap();
        assert_eq!(set.exercises.len(), 1, "{date}");
        set.exercises[0].position.clone()
    };
    assert_eq!(PracticeOrder::of_day("2026-11-18".parse().unwrap()).seed, 20_261_118);
    assert_eq!(of_day("2026-11-18"), of_day("2026-11-18"));
    assert_ne!(of_day("2026-11-18"), of_day("2026-11-19"));
}

/// The costliest choices of a game become positions in which the same choice costs the same.
#[test]
fn own_mistakes_are_positions_with_their_cost() {
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let rules = Arc::new(rules.with(&["order=down".parse().unwrap()]).unwrap());
    let values = ValueSource::default().best(&rules, Budget::FOR_PRACTICE);
    let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
    let (mut bot, mut dice) = (Bot::new(Level::Random, values.clone(), 7).unwrap(), SeededDice::new(7, 0, 0));
    while let Some(action) = bot.choose(&game).unwrap() {
        let event = game.decide(action, &mut dice).unwrap();
        game.record(&event).unwrap();
    }
    let mistakes = Analysis::new(&*values, &game).unwrap().mistakes(&game, Seat(0), 10);
    assert_eq!(mistakes.len(), 10);
    assert!(mistakes.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    for mistake in &mistakes {
        let position = mistake.position.read(&rules).unwrap();
        let verdict = Verdict::of(&values, &position, Some(mistake.done.0)).unwrap().unwrap();
        assert!((verdict.hint.cost() - mistake.cost).abs() < 1e-9, "{mistake:?}");
        assert!(!verdict.is_right());
    }
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
        let (mut right, mut rating) = (0, Rating::default());
        for exercise in &set.exercises {
            let game = game_at(rules, &read(rules, exercise));
            for seed in 0..DRAWS {
                let chosen = Bot::new(level, values.clone(), 900_000 + seed).unwrap().choose(&game).unwrap();
                let is_right = chosen == Some(exercise.best.action);
                right += u64::from(is_right);
                rating = rating.after(exercise.rating, is_right);
            }
        }
        let share = right as f64 / (500.0 * DRAWS as f64);
        println!("| {level} | {:.1} % | {:.0}, {} |", share * 100.0, rating.rating, rating.level());
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

/// The processor time of this thread. What else the machine does has little influence on it.
fn processor_seconds() -> f64 {
    let used = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    used.split(' ').next().and_then(|nanos| nanos.parse::<f64>().ok()).unwrap_or(f64::NAN) / 1e9
}

#[test]
#[ignore = "prints exercises of every kind of game, for people"]
fn printed() {
    for id in ["yatzy", "yahtzee", "ru13", "tactic-da", "maxi", "triple"] {
        let values = values(id);
        let practice = Practice::new(values).unwrap();
        let begun = processor_seconds();
        practice.exercises(&order(1, 10)).unwrap();
        let took = processor_seconds() - begun;
        let margin = practice.margin(Position::START);
        println!("{id}, margin {margin}, ten in {took:.2} s\n{}", lines(id, 1, 10));
    }
}
