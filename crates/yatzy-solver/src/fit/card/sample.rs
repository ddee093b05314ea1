//! Positions as good play meets them, and how good the play is.

use super::CardFit;
use crate::adviser::{Adviser, QueryError, best};
use crate::dice::Dice;
use crate::fit::file::Measured;
use crate::position::Position;
use crate::rest::Rest;
use crate::solution::Solution;
use crate::solve::Solver;
use std::ops::Range;
use yatzy_rules::{Action, FREE_RETHROWS, Hand, Phase, Points, Ruleset};

/// A game on its way.
struct Table<'a> {
    rules: &'a Ruleset,
    position: Position,
    points: Points,
    /// How much better the turns ended than they promised; its mean is zero.
    luck: f64,
    dice: Dice,
}

impl Table<'_> {
    /// Plays a turn; once in `stray` turns, if that is not zero, the entry is left to chance.
    fn turn(&mut self, adviser: &mut Adviser<'_>, stray: u32) -> Result<(), QueryError> {
        let Table { rules, position, .. } = *self;
        let promised = adviser.turn_value(position)?;
        let mut hand = self.dice.throw(Hand::EMPTY, rules.dice());
        let mut rethrows = position.chips + FREE_RETHROWS;
        let mut entered = loop {
            let phase = Phase::Thrown { hand, rethrows };
            let advice = best(adviser.advise_position(position, Points::ZERO, None, phase)?);
            match (advice.action, advice.points) {
                (Action::Throw(keep), _) => {
                    hand = self.dice.throw(keep.dice(), rules.dice());
                    rethrows -= 1;
                }
                (Action::Enter(cell), Some(points)) => break (cell, points),
                other => unreachable!("{other:?} with a hand on the table"),
            }
        };
        if stray > 0 && self.dice.below(stray) == 0 {
            let cells = rules.choices(position.open(rules), false, hand, None).cells();
            let cell = cells.iter().nth(self.dice.below(cells.len() as u32) as usize);
            let cell = cell.expect("a choice below their number");
            entered = (cell, rules.points(cell, hand));
        }
        let (cell, points) = entered;
        self.points += points;
        self.position = position.after(rules, cell, points, rethrows);
        self.luck += f64::from(points.0) + adviser.solution().remaining(self.position)? - promised;
        Ok(())
    }
}

/// Plays games by a fit, until no more cells are open than are exact, and returns every position on the way.
pub(super) fn positions(
    solution: &Solution,
    exact_cells: usize,
    stray: u32,
    (seed, seat): (u64, u16),
    numbers: Range<u64>,
) -> Vec<Position> {
    let play = |number: u64| {
        let rules = &solution.solver.rules;
        let mut adviser = solution.adviser();
        let dice = Dice::new(seed, seat, number);
        let mut table = Table { rules, position: Position::START, points: Points::ZERO, luck: 0.0, dice };
        let mut seen = Vec::with_capacity(rules.cells().len());
        seen.push(table.position);
        while table.position.open(rules).len() > exact_cells + 1 {
            table.turn(&mut adviser, stray).expect("a fit answers every position of play");
            seen.push(table.position);
        }
        seen
    };
    each(numbers, play).concat()
}

/// Positions of no play at all: cells filled by lot, for usual points, with some chips.
pub(super) fn random_positions(rules: &Ruleset, seed: u64, numbers: Range<u64>) -> Vec<Position> {
    let draw = |number: u64| {
        let mut dice = Dice::new(seed, u16::MAX, number);
        let mut position = Position::START;
        let mut seen = Vec::new();
        while !position.open(rules).is_empty() {
            seen.push(position);
            let open = position.open(rules);
            let cell = open.iter().nth(dice.below(open.len() as u32) as usize).expect("an open cell");
            // Half of the dice, or a little more or less.
            let most = rules.max_points(cell).0;
            let each = most / u32::from(rules.dice());
            let count = (u32::from(rules.dice()) / 2 + dice.below(3)).saturating_sub(dice.below(2));
            let turns = position.filled.len() as u32 + 1;
            let rethrows = dice.below(2 * turns.min(5) + 1).saturating_sub(dice.below(4));
            position = position.after(rules, cell, Points((count * each).min(most)), rethrows as u16);
        }
        seen
    };
    each(numbers, draw).concat()
}

/// How well a fit plays where positions with `late` open cells, or fewer, are exact: the rest of a game from
/// there is its exact value, not a throw of dice.
pub(super) fn measure(fit: CardFit, late: usize, seed: u64, numbers: Range<u64>) -> (CardFit, Measured) {
    let rules = fit.rules.clone();
    let solver = || Solver::new(rules.clone()).expect("rules that were fitted");
    let solution = Solution::of_fit(solver(), fit);
    let exact = solver();
    let play = |number: u64| -> f64 {
        let mut adviser = solution.adviser();
        let dice = Dice::new(seed, 0, number);
        let mut table =
            Table { rules: &rules, position: Position::START, points: Points::ZERO, luck: 0.0, dice };
        while table.position.open(&rules).len() > late + 1 {
            table.turn(&mut adviser, 0).expect("a fit answers every position of play");
        }
        let rest = Rest::solve(&exact, table.position).value(&exact, table.position);
        // The last turns that were played by the fit ended at a fitted value; the exact one is no luck.
        f64::from(table.points.0) + rest.expect("its own beginning") - table.luck
    };
    let totals = each(numbers, play);
    let count = totals.len() as f64;
    let mean = totals.iter().sum::<f64>() / count;
    let squares: f64 = totals.iter().map(|total| (total - mean).powi(2)).sum();
    let standard_error = (squares / (count - 1.0).max(1.0) / count).sqrt();
    let measured = Measured { games: totals.len() as u64, mean, standard_error, deviation: 0.0 };
    (solution.into_fit().expect("it was made of one"), measured)
}

pub(super) fn each<T: Send>(numbers: Range<u64>, work: impl Fn(u64) -> T + Sync + Send) -> Vec<T> {
    #[cfg(feature = "threads")]
    {
        use rayon::prelude::*;
        numbers.into_par_iter().map(work).collect()
    }
    #[cfg(not(feature = "threads"))]
    numbers.map(work).collect()
}
