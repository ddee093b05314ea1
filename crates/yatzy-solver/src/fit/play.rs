//! Seeded games by fitted values, played in parallel.

use super::endgame::CellEndgame;
use super::search::{NextValues, Search};
use super::turn::{CellWorkspace, LANES};
use crate::dice::SeededDice;
use crate::endgame_solver::most_cells;
use crate::position::Position;
use crate::simulate::{GameStart, PlayedEnd, TurnPoint};
use std::ops::Range;
use yatzy_rules::{Cell, CellSet, FREE_RETHROWS, Hand, Points, Ruleset};

/// How far a player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookahead {
    /// Exact turns above the fitted values; at least the current one.
    pub turns: usize,
    /// With at most this many open cells, the endgame is solved exactly.
    pub exact_cells: usize,
}

impl Lookahead {
    /// In games that are played out many times.
    pub const QUICK: Lookahead = Lookahead { turns: 1, exact_cells: 7 };

    /// The default lookahead for these rules, without a noticeable wait.
    pub fn of(rules: &Ruleset) -> Lookahead {
        Lookahead { turns: 1, exact_cells: most_cells(rules) }
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The final total.
    pub total: u32,
    /// The sum over all turns of the difference between the value after and before the turn. Its mean is zero, so the
    /// total minus luck has the mean of the total and a much smaller variance.
    pub luck: f64,
    /// The points of each cell.
    pub entered: Vec<u16>,
}

/// A game in progress.
#[allow(missing_docs)]
pub struct FittedGame {
    pub open: CellSet,
    pub points: Points,
    /// The points of each cell.
    pub entered: Vec<u16>,
    /// See [`PlayedGame::luck`]. Its mean is zero for any values that the turns are played by.
    pub luck: f64,
    /// The point from which the next turn is played.
    point: TurnPoint,
    /// The value after the first turn.
    after_first: Option<f64>,
    dice: SeededDice,
}

/// Plays games to the end. If `stray` is not zero, one entry in `stray` turns is random. `seen` receives every game at
/// the start of every turn.
pub fn games(
    search: &Search<'_>,
    lookahead: Lookahead,
    stray: u32,
    (seed, seat): (u64, u16),
    numbers: Range<u64>,
    seen: &mut dyn FnMut(&FittedGame),
) -> Vec<FittedGame> {
    let start = GameStart::turn(Position::START, Points::ZERO);
    games_from(search, lookahead, stray, start, (seed, seat), numbers, seen)
}

/// The same from a point of a turn.
pub(super) fn games_from(
    search: &Search<'_>,
    lookahead: Lookahead,
    stray: u32,
    start: GameStart,
    (seed, seat): (u64, u16),
    numbers: Range<u64>,
    seen: &mut dyn FnMut(&FittedGame),
) -> Vec<FittedGame> {
    let open = start.position.open(search.rules);
    let mut work = CellWorkspace::new(search.turns);
    let mut trials: Vec<FittedGame> = numbers
        .map(|game| FittedGame {
            open,
            points: start.points,
            entered: vec![0; search.rules.cells().len()],
            luck: 0.0,
            point: start.point,
            after_first: None,
            dice: SeededDice::new(seed, seat, game),
        })
        .collect();
    // Games from the endgame share it.
    let is_late = open.len() <= lookahead.exact_cells;
    let endgame = is_late.then(|| CellEndgame::solve(search.rules, search.turns, open, &mut work));
    for left in (1..=open.len()).rev() {
        trials.iter().for_each(&mut *seen);
        if endgame.is_none() && left <= lookahead.exact_cells {
            trials.iter_mut().for_each(|trial| trial.finish(search, &mut work));
            break;
        }
        let after = match &endgame {
            Some(endgame) => NextValues::Solved(endgame),
            None => {
                let positions: Vec<CellSet> = trials.iter().map(|trial| trial.open).collect();
                search.after(&positions, lookahead.turns, &mut work)
            }
        };
        for trials in trials.chunks_mut(LANES) {
            let mut positions = [CellSet::EMPTY; LANES];
            positions.iter_mut().zip(&*trials).for_each(|(position, trial)| *position = trial.open);
            search.think(&positions[..trials.len()], &after, &mut work, true);
            for (lane, trial) in trials.iter_mut().enumerate() {
                trial.turn(search, &work, lane, stray);
            }
        }
    }
    trials
}

impl FittedGame {
    /// Plays the turn in a lane of `work`.
    fn turn(&mut self, search: &Search<'_>, work: &CellWorkspace, lane: usize, stray: u32) {
        let Search { rules, turns, .. } = search;
        let keep_value = |keep: usize, rethrows: u16| work.means[usize::from(rethrows) - 1][keep].0[lane];
        let (mut hand, left, before) = match std::mem::replace(&mut self.point, TurnPoint::Start) {
            TurnPoint::Start => {
                (self.dice.fill_up(Hand::EMPTY, rules.dice()), FREE_RETHROWS, work.values.0[lane])
            }
            TurnPoint::Thrown(hand, rethrows) => {
                let entry = work.entry(hand.index() - turns.lattice.keeps, lane);
                let keeps = if rethrows > 0 { turns.lattice.keeps_within(hand) } else { &[] };
                let keeps = keeps.iter().map(|&keep| keep_value(keep.into(), rethrows));
                (hand, rethrows, keeps.fold(entry, f64::max))
            }
            TurnPoint::Kept(keep, rethrows) => {
                let before = keep_value(keep.dice().index(), rethrows);
                (self.dice.fill_up(keep.dice(), rules.dice()), rethrows - 1, before)
            }
        };
        for rethrows in (0..usize::from(left)).rev() {
            let mut best = (None, work.entry(hand.index() - turns.lattice.keeps, lane));
            for &keep in turns.lattice.keeps_within(hand) {
                let value = work.means[rethrows][usize::from(keep)].0[lane];
                if value > best.1 + crate::TIE {
                    best = (Some(keep), value);
                }
            }
            let Some(keep) = best.0 else { break };
            hand = self.dice.fill_up(Hand::at(keep.into()), rules.dice());
        }
        let choices = rules.choices(self.open, false, hand, None).cells();
        let cell = if stray > 0 && self.dice.below(stray) == 0 {
            choices
                .iter()
                .nth(self.dice.below(choices.len() as u32) as usize)
                .expect("a choice below their number")
        } else {
            best_entry(rules, choices, hand, |cell| work.after[cell.index()].0[lane])
        };
        let points = rules.points(cell, hand);
        self.points += points;
        self.entered[cell.index()] = points.0 as u16;
        let after = work.after[cell.index()].0[lane];
        self.luck += f64::from(points.0) + after - before;
        self.after_first.get_or_insert(f64::from(self.points.0) + after);
        self.open = self.open.without(CellSet::only(cell));
    }

    /// The game as played out from its start.
    pub(super) fn end(&self) -> PlayedEnd {
        let total = self.points.0;
        let after_first = self.after_first.unwrap_or(total.into());
        PlayedEnd { total, luck: self.luck, later: f64::from(total) - after_first }
    }

    /// Plays the endgame perfectly.
    fn finish(&mut self, search: &Search<'_>, work: &mut CellWorkspace) {
        let endgame = CellEndgame::solve(search.rules, search.turns, self.open, work);
        while !self.open.is_empty() {
            search.think(&[self.open], &NextValues::Solved(&endgame), work, true);
            self.turn(search, work, 0, 0);
        }
    }
}

/// The entry with the highest value; the first of equals.
pub(crate) fn best_entry(rules: &Ruleset, choices: CellSet, hand: Hand, after: impl Fn(Cell) -> f64) -> Cell {
    let mut best = (choices.top().expect("some cell takes every hand"), f64::NEG_INFINITY);
    for cell in choices.iter() {
        let value = f64::from(rules.points(cell, hand).0) + after(cell);
        if value > best.1 + crate::TIE {
            best = (cell, value);
        }
    }
    best.0
}
