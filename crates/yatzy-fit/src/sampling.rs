//! Positions of good play, and measurements of a fit.

use rayon::prelude::*;
use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Entry, Phase, Points, Ruleset};
use yatzy_solver::fit::{CardFit, Measurement};
use yatzy_solver::internals::{Mask, SimulatedGame, SolvedEndgame};
use yatzy_solver::{
    GameStart, Moves, Objective, Position, QueryError, SeededDice, Solver, TurnValues, best, mean_and_error,
    play_from,
};

/// Fitted values as an objective.
struct FitValues<'a> {
    fit: &'a CardFit,
    solver: &'a Solver,
    /// The values after a turn by mask, for all chips and upper totals.
    rows: RefCell<Vec<(Mask, Vec<f64>)>>,
}

impl Objective for FitValues<'_> {
    fn moves(&self) -> &Arc<Moves> {
        self.solver.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0) + self.fit.value(position)?)
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        let mut rows = self.rows.borrow_mut();
        for (entry, value) in entries.iter().zip(out) {
            let next = from.after(self.rules(), entry.cell, entry.points, rethrows);
            let mask = next.filled.bits() as Mask;
            let known = rows.iter().position(|(known, _)| *known == mask).unwrap_or_else(|| {
                let mut row = Vec::new();
                self.fit.rows(mask, &mut row);
                rows.push((mask, row));
                rows.len() - 1
            });
            let place = self.solver.space().within(mask, 0, next)?;
            *value = f64::from((points + entry.points + entry.extra).0) + rows[known].1[place];
        }
        Ok(())
    }

    fn prepare(&self, _: Position, _: Points) {
        self.rows.borrow_mut().clear();
    }
}

/// A player by fitted values.
struct FitPlayer<'a> {
    values: FitValues<'a>,
    /// The sum of the differences between the values after and before each turn; its mean is zero.
    luck: f64,
}

impl<'a> FitPlayer<'a> {
    fn new(fit: &'a CardFit, solver: &'a Solver) -> FitPlayer<'a> {
        FitPlayer { values: FitValues { fit, solver, rows: RefCell::default() }, luck: 0.0 }
    }

    /// Plays a turn. If `stray` is not zero, one entry in `stray` turns is random.
    fn turn(&mut self, trial: &mut SimulatedGame, stray: u32) -> Result<(), QueryError> {
        let (rules, position) = (self.values.rules().clone(), trial.position);
        let turn = TurnValues::new(&self.values, position, trial.points, None)?;
        let mut ended = trial.throws(&rules, |_, _, phase| match phase {
            Phase::Thrown { hand, rethrows } => Ok(best(&turn.actions(hand, rethrows)).action),
            other => unreachable!("{other:?} in the middle of a turn"),
        })?;
        if stray > 0 && trial.dice.below(stray) == 0 {
            let cells = rules.choices(position.open(&rules), false, ended.hand, None).cells();
            let cell = cells.iter().nth(trial.dice.below(cells.len() as u32) as usize);
            ended.cell = cell.expect("a choice below their number");
        }
        trial.enter(&rules, ended);
        self.luck += self.values.value_at(trial.position, trial.points)? - turn.before_throw();
        Ok(())
    }
}

/// Plays games by a fit down to the exact positions, and returns every position on the way.
pub fn positions(
    fit: &CardFit,
    solver: &Solver,
    stray: u32,
    (seed, seat): (u64, u16),
    numbers: Range<u64>,
) -> Vec<Position> {
    let play = |number: u64| {
        let rules = fit.rules();
        let mut player = FitPlayer::new(fit, solver);
        let mut trial = SimulatedGame::new(seed, seat, number);
        let mut seen = Vec::with_capacity(rules.cells().len());
        seen.push(trial.position);
        while trial.position.open(rules).len() > fit.exact_cells() + 1 {
            player.turn(&mut trial, stray).expect("a fit answers every position of play");
            seen.push(trial.position);
        }
        seen
    };
    numbers.into_par_iter().map(play).collect::<Vec<_>>().concat()
}

/// Random positions: cells filled in random order with typical points and some chips.
pub fn random_positions(rules: &Ruleset, seed: u64, numbers: Range<u64>) -> Vec<Position> {
    let draw = |number: u64| {
        let mut dice = SeededDice::new(seed, u16::MAX, number);
        let mut position = Position::START;
        let mut seen = Vec::new();
        while !position.open(rules).is_empty() {
            seen.push(position);
            let open = position.open(rules);
            let cell = open.iter().nth(dice.below(open.len() as u32) as usize).expect("an open cell");
            // Half of the dice, give or take one or two.
            let most = rules.max_points(cell).0;
            let each = most / u32::from(rules.dice());
            let count = (u32::from(rules.dice()) / 2 + dice.below(3)).saturating_sub(dice.below(2));
            let turns = position.filled.len() as u32 + 1;
            let rethrows = dice.below(2 * turns.min(5) + 1).saturating_sub(dice.below(4));
            position = position.after(rules, cell, Points((count * each).min(most)), rethrows as u16);
        }
        seen
    };
    numbers.into_par_iter().map(draw).collect::<Vec<_>>().concat()
}

/// Plays games and stores the measurement in the fit. Positions with at most `late` open cells are exact, and a game
/// ends there with its exact value.
pub fn measure_cards(fit: CardFit, late: usize, seed: u64, numbers: Range<u64>) -> CardFit {
    let rules = fit.rules();
    let exact = Solver::new(rules.clone()).expect("rules that were fitted");
    let play = |number: u64| -> f64 {
        let mut player = FitPlayer::new(&fit, &exact);
        let mut trial = SimulatedGame::new(seed, 0, number);
        while trial.position.open(rules).len() > late + 1 {
            player.turn(&mut trial, 0).expect("a fit answers every position of play");
        }
        let rest = SolvedEndgame::solve(&exact, trial.position).value(&exact, trial.position);
        // The last turn by the fit ended at a fitted value. The difference to the exact value is not luck.
        f64::from(trial.points.0) + rest.expect("its own beginning") - player.luck
    };
    let totals: Vec<f64> = numbers.into_par_iter().map(play).collect();
    let (mean, standard_error) = mean_and_error(&totals);
    let measured = Measurement { games: totals.len() as u64, mean, standard_error, deviation: 0.0 };
    let played_out = fit.played_out();
    fit.with_measurements(measured, played_out)
}

/// The same for games as they are played out many times, by the weights down to the last cells.
pub fn measure_cards_played_out(fit: CardFit, seed: u64, numbers: Range<u64>) -> Result<CardFit, QueryError> {
    let start = GameStart::turn(Position::START, Points::ZERO);
    let played_out = Measurement::of_ends(&play_from(&fit, start, (seed, 0), numbers)?);
    let measured = fit.measured();
    Ok(fit.with_measurements(measured, played_out))
}
