//! A slow solver that shares only the rules. On small random rulesets the fast one must agree with it in every
//! reachable position.

use std::collections::HashMap;
use std::sync::Arc;
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Hand, Keep, Phase, Points, Ruleset, toys};
use yatzy_solver::{Position, Solver};

/// Perfect play by recursion over explicit hands and keeps.
struct Reference<'a> {
    rules: &'a Ruleset,
    positions: HashMap<Position, f64>,
    hands: HashMap<Moment, f64>,
    keeps: HashMap<Moment, f64>,
}

/// A position, a named box, the current or kept dice, and the rethrows left.
type Moment = (Position, Option<Cell>, Hand, u16);

impl Reference<'_> {
    fn position(&mut self, position: Position) -> f64 {
        if position.open(self.rules).is_empty() {
            let bonus = self.rules.bonus().filter(|bonus| position.upper >= bonus.condition.needed());
            return bonus.map_or(0.0, |bonus| f64::from(bonus.points.0));
        }
        if let Some(&value) = self.positions.get(&position) {
            return value;
        }
        let value = if self.rules.declares() {
            let open = position.open(self.rules);
            open.iter().map(|cell| self.first_throw(position, Some(cell))).fold(f64::NEG_INFINITY, f64::max)
        } else {
            self.first_throw(position, None)
        };
        self.positions.insert(position, value);
        value
    }

    fn first_throw(&mut self, position: Position, named: Option<Cell>) -> f64 {
        self.thrown(position, named, Keep::NOTHING, position.chips + FREE_RETHROWS)
    }

    /// The mean over the thrown dice.
    fn thrown(&mut self, position: Position, named: Option<Cell>, keep: Keep, rethrows: u16) -> f64 {
        let moment = (position, named, keep.dice(), rethrows);
        if let Some(&value) = self.keeps.get(&moment) {
            return value;
        }
        let count = self.rules.dice() - keep.dice().len();
        let falls = Hand::all(count).iter().map(|&fell| {
            let hand = keep.dice().and(fell).expect("no more dice than the game has");
            f64::from(fell.ways()) * self.hand(position, named, hand, rethrows)
        });
        let mean = falls.sum::<f64>() / f64::from(6u32.pow(count.into()));
        self.keeps.insert(moment, mean);
        mean
    }

    fn hand(&mut self, position: Position, named: Option<Cell>, hand: Hand, rethrows: u16) -> f64 {
        if let Some(&value) = self.hands.get(&(position, named, hand, rethrows)) {
            return value;
        }
        let mut best = f64::NEG_INFINITY;
        let choices = self.rules.choices(position.open(self.rules), position.yatzy_scored, hand, named);
        for cell in choices.cells().iter() {
            best = best.max(self.entry(position, named, hand, rethrows, cell));
        }
        if rethrows > 0 {
            for keep in Keep::all_of(hand) {
                best = best.max(self.thrown(position, named, keep, rethrows - 1));
            }
        }
        self.hands.insert((position, named, hand, rethrows), best);
        best
    }

    fn entry(
        &mut self,
        position: Position,
        named: Option<Cell>,
        hand: Hand,
        rethrows: u16,
        cell: Cell,
    ) -> f64 {
        let choices = self.rules.choices(position.open(self.rules), position.yatzy_scored, hand, named);
        let points = self.rules.entry_points(choices, cell, hand).expect("one of the choices");
        let after = position.after(self.rules, cell, points, rethrows);
        f64::from((points + choices.extra).0) + self.position(after)
    }
}

fn agree(seed: u64) {
    let rules = Arc::new(toys::ruleset(seed));
    let solution = Solver::new(rules.clone()).unwrap().solve();
    let mut reference =
        Reference { rules: &rules, positions: HashMap::new(), hands: HashMap::new(), keeps: HashMap::new() };
    let expected = reference.position(Position::START);
    assert!((solution.expected() - expected).abs() < 1e-9, "toy {seed}: {} {expected}", solution.expected());
    for (&position, &value) in &reference.positions {
        let found = solution.remaining(position).unwrap();
        assert!((found - value).abs() < 1e-9, "toy {seed}: {position:?} {found} {value}");
    }
    let asked: Vec<_> = reference.hands.keys().copied().collect();
    let mut adviser = solution.adviser();
    for &(position, named, hand, rethrows) in asked.iter().step_by(asked.len() / 50 + 1) {
        let phase = Phase::Thrown { hand, rethrows };
        for advice in adviser.advise_position(position, Points(7), named, phase).unwrap() {
            let value = match advice.action {
                Action::Enter(cell) => reference.entry(position, named, hand, rethrows, cell),
                Action::Throw(keep) => reference.thrown(position, named, keep, rethrows - 1),
                _ => panic!("{advice:?}"),
            };
            assert!((advice.value - 7.0 - value).abs() < 1e-9, "toy {seed}: {position:?} {advice:?} {value}");
        }
    }
    if rules.declares() {
        for &position in reference.positions.clone().keys().take(20) {
            for advice in adviser.advise_position(position, Points(0), None, Phase::Naming).unwrap() {
                let Action::Name(cell) = advice.action else { panic!("{advice:?}") };
                let value = reference.first_throw(position, Some(cell));
                assert!((advice.value - value).abs() < 1e-9, "toy {seed}: {position:?} {advice:?} {value}");
            }
        }
    }
}

#[test]
fn the_fast_solver_agrees_on_toys() {
    for seed in 0..100 {
        agree(seed);
    }
}

#[test]
#[ignore = "thousands of toys: part of the full test run"]
fn the_fast_solver_agrees_on_thousands_of_toys() {
    for seed in 100..3000 {
        agree(seed);
    }
}
