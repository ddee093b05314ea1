//! chance at the start + luck − cost = reached or not.

use super::{check_luck, toy};
use std::sync::Arc;
use yatzy_bots::{
    Analysis, CardState, Contest, GoalObjective, GoalQuery, GoalReport, Level, Position, SolvedValues,
    ValueSource, Values,
};
use yatzy_rules::{Game, Goal, Points, Seat};
use yatzy_solver::{GoalSolver, Solver};

/// No limit: toys are small.
const ANY: f64 = 1e9;

/// Toys with a goal solver, and their values.
fn playable(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (u64, ValueSource, Arc<dyn Values>)> {
    let toys = seeds.filter(|&seed| GoalSolver::new(toy(seed)).is_ok());
    toys.map(|seed| {
        let solver = Solver::new(toy(seed)).expect("toys are small");
        let values: Arc<dyn Values> = Arc::new(SolvedValues::new(Arc::new(solver.solve())));
        (seed, ValueSource::default(), values)
    })
}

fn analysed(value_source: &ValueSource, values: &Arc<dyn Values>, game: &Game, goals: &[Goal]) -> Analysis {
    let objectives = |query: &GoalQuery| query.objective(value_source, ANY);
    Analysis::at_length(&**values, game, 20, goals, &objectives).expect("values can be read")
}

fn told(goal: &GoalReport) -> f64 {
    goal.start + goal.luck() - goal.cost() + goal.whole() + goal.others
}

/// A total with an intermediate chance.
fn middling(values: &Arc<dyn Values>) -> Goal {
    Goal::AtLeast(values.value(Position::START).expect("the empty card").round() as u32 + 1)
}

#[test]
fn a_record_is_reached_or_not_to_the_last_digit() {
    let (mut reached, mut missed) = (0, 0);
    for (seed, value_source, values) in playable(0..60) {
        let goal = middling(&values);
        let Goal::AtLeast(total) = goal else { panic!("a total") };
        for level in [Level::Random, Level::Beginner, Level::Perfect] {
            let contest = Contest::new(&[level], values.clone(), seed);
            for number in 0..4 {
                let game = contest.game(number).expect("values can be read");
                let analysis = analysed(&value_source, &values, &game, &[goal]);
                let report = analysis.goal_of(Seat(0)).expect("it plays for a total");
                assert!(report.exact && report.is_over, "toy {seed}");
                let is_reached = analysis.seats[0].total >= Points(total);
                assert_eq!(report.end, f64::from(u8::from(is_reached)), "toy {seed}");
                assert!((told(report) - report.end).abs() < 1e-9, "toy {seed}: {report:?}");
                assert_eq!(report.others, 0.0);
                let costs = report.turns.iter().flat_map(|turn| turn.report.decisions());
                assert!(costs.into_iter().all(|decision| decision.cost >= 0.0), "toy {seed}");
                if is_reached { reached += 1 } else { missed += 1 }
            }
        }
    }
    assert!(reached > 50 && missed > 50, "{reached} {missed}");
}

/// Play for a total gives no chance away and reaches it as often as predicted, and luck is the dice only.
#[test]
fn playing_for_a_total_costs_nothing_and_luck_averages_zero() {
    for (seed, value_source, values) in playable(0..12) {
        let goal = middling(&values);
        let (mut luck, mut ends, mut start) = (Vec::new(), Vec::new(), 0.0);
        for number in 0..200 {
            let game = pursue(&value_source, &values, goal, seed * 1000 + number);
            let analysis = analysed(&value_source, &values, &game, &[goal]);
            let report = analysis.goal_of(Seat(0)).expect("it plays for a total");
            assert!(report.cost() < 1e-9, "toy {seed}");
            (luck, ends) = (pushed(luck, report.luck()), pushed(ends, report.end));
            start = report.start;
        }
        check_luck(&luck);
        let (mean, error) = yatzy_solver::mean_and_error(&ends);
        assert!((mean - start).abs() <= 4.0 * error + 1e-9, "toy {seed}: {mean} ± {error} against {start}");
    }
}

fn pushed(mut list: Vec<f64>, number: f64) -> Vec<f64> {
    list.push(number);
    list
}

/// A game of one seat that plays for a goal.
fn pursue(value_source: &ValueSource, values: &Arc<dyn Values>, goal: Goal, seed: u64) -> Game {
    let rules = values.rules().clone();
    let mut game = Game::new(rules, 1, yatzy_rules::DiceSource::Program);
    let mut dice = yatzy_bots::SeededDice::new(seed, 0, 0);
    let query = GoalQuery { rules: values.rules().clone(), goal, own: CardState::START, others: Vec::new() };
    let objective: GoalObjective = query.objective(value_source, ANY).expect("toys are small");
    let mut adviser = yatzy_bots::Adviser::new(objective.as_objective());
    while let Some(turn) = game.turn() {
        let card = game.card(turn.seat).expect("the seat plays");
        let named = turn.named;
        let actions = adviser.advise(card, named, game.phase()).expect("values can be read");
        let action = yatzy_solver::best(actions).action;
        let event = game.decide(action, &mut dice).expect("advice is legal");
        game.record(&event).expect("it was decided");
    }
    game
}

/// The same for the win, with the changes by opponents and shares of shared wins.
#[test]
fn the_win_adds_up_with_what_the_others_do() {
    let mut shared = 0;
    for (seed, value_source, values) in playable(0..40) {
        let contest = Contest::new(&[Level::Perfect, Level::Beginner, Level::Winner], values.clone(), seed);
        for number in 0..3 {
            let game = contest.game(number).expect("values can be read");
            let analysis = analysed(&value_source, &values, &game, &[Goal::Win; 3]);
            let sum: f64 = analysis.goals.iter().map(|report| report.end).sum();
            assert!((sum - 1.0).abs() < 1e-12, "toy {seed}");
            for report in &analysis.goals {
                assert!((told(report) - report.end).abs() < 1e-9, "toy {seed}: {report:?}");
                shared += u32::from(report.end > 0.0 && report.end < 1.0);
            }
            assert!(analysis.exact_chances, "toy {seed}");
            for chances in &analysis.chances {
                assert!((chances.seats.iter().sum::<f64>() - 1.0).abs() < 1e-9, "toy {seed}");
            }
            let last = analysis.chances.last().expect("three play");
            for report in &analysis.goals {
                assert!((last.of(report.seat) - report.end).abs() < 1e-9, "toy {seed}");
            }
        }
    }
    assert!(shared > 0, "some wins are shared");
}

/// With normal approximations the identity still holds, and they are marked.
#[test]
fn estimated_chances_add_up_and_are_told_as_such() {
    for (seed, value_source, values) in playable(0..20) {
        let contest = Contest::new(&[Level::Beginner], values.clone(), seed);
        let game = contest.game(0).expect("values can be read");
        let objectives = |query: &GoalQuery| query.objective(&value_source, 0.0);
        let analysis = Analysis::at_length(&*values, &game, 20, &[middling(&values)], &objectives)
            .expect("values can be read");
        let report = analysis.goal_of(Seat(0)).expect("it plays for a total");
        assert!(!report.exact, "toy {seed}");
        assert!((told(report) - report.end).abs() < 1e-9, "toy {seed}: {report:?}");
        assert!(report.end == 0.0 || report.end == 1.0, "toy {seed}");
    }
}
