//! Exact values of late positions, solved on demand where no table is available.

use crate::adviser::QueryError;
use crate::cache::EndgameCache;
use crate::estimate::SECONDS_AN_EDGE;
use crate::fit::endgame::CellEndgame;
use crate::fit::turn::{CellTurns, CellWorkspace};
use crate::moves::Moves;
use crate::objective::{Objective, rows_after};
use crate::position::Position;
use crate::solve::Solver;
use crate::solved_endgame::SolvedEndgame;
use crate::state_space::MAX_SOLVED_CELLS;
use std::sync::{Arc, OnceLock};
use yatzy_rules::{Entry, FREE_RETHROWS, Hand, Points, Ruleset, When};

/// Cached endgames: enough for the seats of several tables.
const REMEMBERED: usize = 32;
/// Limit for one endgame in processor seconds, by a conservative estimate. The turn above it takes twice as long.
const SECONDS: f64 = 0.4;
/// Limit of open cells where only the open cells matter. Their positions take a microsecond each.
const MOST_CELLS: usize = 12;
/// The same where the rules decide which cells may take a hand.
const MOST_ASKED_CELLS: usize = 8;

/// Solves endgames of a ruleset and caches them.
pub struct EndgameSolver {
    rules: Arc<Ruleset>,
    cells: usize,
    /// Created with the first late position.
    method: OnceLock<EndgameMethod>,
    recent: EndgameCache<CachedEndgame>,
}

/// How an endgame is solved.
enum EndgameMethod {
    /// Cards of any size where only the open cells matter.
    Cells(Box<CellTurns>),
    /// Any other card with at most [`MAX_SOLVED_CELLS`] cells.
    All(Box<Solver>),
}

pub(crate) enum CachedEndgame {
    Cells(CellEndgame),
    All(SolvedEndgame),
}

impl EndgameSolver {
    /// Nothing is solved yet.
    pub fn new(rules: Arc<Ruleset>) -> EndgameSolver {
        let solvable = rules.cells().len() <= MAX_SOLVED_CELLS;
        let cells = if solvable { affordable(&rules) } else { most_cells(&rules) };
        EndgameSolver { rules, cells, method: OnceLock::new(), recent: EndgameCache::new(REMEMBERED) }
    }

    /// The values of everything that can follow a position, without a lock; `None` if too many cells are open.
    pub fn values_from(&self, position: Position, moves: &Arc<Moves>) -> Option<EndgameValues<'_>> {
        if !self.is_exact_turn(position) {
            return None;
        }
        let known = self.recent.find_one(|known| self.look_up(known, position).is_some());
        let endgame = known.unwrap_or_else(|| self.solve(position));
        Some(EndgameValues { solver: self, endgame, moves: moves.clone() })
    }

    fn method(&self) -> &EndgameMethod {
        self.method.get_or_init(|| match Solver::new(self.rules.clone()) {
            Ok(solver) => EndgameMethod::All(Box::new(solver)),
            // Larger cards have columns, and rules with columns have no bonus, chips or jokers.
            Err(_) => EndgameMethod::Cells(Box::new(CellTurns::new(&self.rules))),
        })
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Positions with at most this many open cells are exact.
    pub fn cells(&self) -> usize {
        self.cells
    }

    /// Whether every position after this turn is exact.
    pub fn is_exact_turn(&self, position: Position) -> bool {
        position.open(&self.rules).len() <= self.cells + 1
    }

    /// Solves everything that can follow this position at once, instead of once for each cell.
    pub fn prepare(&self, position: Position) {
        if self.is_exact_turn(position) && self.recall(position).is_none() {
            self.solve(position);
        }
    }

    /// The points that perfect play still earns, bonus included; `None` if too many cells are open.
    pub fn value(&self, position: Position) -> Result<Option<f64>, QueryError> {
        let rules = &self.rules;
        let open = position.open(rules);
        if !position.filled.without(rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        let turns = (rules.cells().len() - open.len()) as u16;
        let most = if rules.has_chips() { turns * FREE_RETHROWS } else { 0 };
        if position.chips > most {
            return Err(QueryError::Rethrows { found: position.chips, most });
        }
        if open.len() > self.cells {
            return Ok(None);
        }
        match self.recall(position) {
            Some(value) => Ok(Some(value)),
            None => self.look_up(&self.solve(position), position).map(Some).ok_or(QueryError::Unreachable),
        }
    }

    fn recall(&self, position: Position) -> Option<f64> {
        self.recent.find(|known| self.look_up(known, position))
    }

    fn look_up(&self, known: &CachedEndgame, position: Position) -> Option<f64> {
        match (self.method(), known) {
            (EndgameMethod::Cells(_), CachedEndgame::Cells(endgame)) => {
                endgame.value(position.open(&self.rules))
            }
            (EndgameMethod::All(solver), CachedEndgame::All(rest)) => rest.value(solver, position),
            _ => None,
        }
    }

    fn solve(&self, position: Position) -> Arc<CachedEndgame> {
        self.recent.insert(match self.method() {
            EndgameMethod::Cells(turns) => {
                let open = position.open(&self.rules);
                CachedEndgame::Cells(CellEndgame::solve(
                    &self.rules,
                    turns,
                    open,
                    &mut CellWorkspace::new(turns),
                ))
            }
            EndgameMethod::All(solver) => CachedEndgame::All(SolvedEndgame::solve(solver, position)),
        })
    }
}

/// The exact values of everything that can follow a position.
pub struct EndgameValues<'a> {
    solver: &'a EndgameSolver,
    endgame: Arc<CachedEndgame>,
    moves: Arc<Moves>,
}

impl Objective for EndgameValues<'_> {
    fn moves(&self) -> &Arc<Moves> {
        &self.moves
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0) + self.rest(position)?)
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        rows_after(self.rules(), from, points, entries, rethrows, out, |next| self.rest(next))
    }

    fn after_each(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        self.after(from, points, entries, 0, out)
    }
}

impl EndgameValues<'_> {
    fn rest(&self, position: Position) -> Result<f64, QueryError> {
        self.solver.look_up(&self.endgame, position).ok_or(QueryError::Unreachable)
    }
}

/// The limit of open cells where only the open cells matter.
pub(crate) fn most_cells(rules: &Ruleset) -> usize {
    let free = rules.zero() == When::Any && rules.chance() == When::Any;
    if free { MOST_CELLS } else { MOST_ASKED_CELLS }
}

/// The limit of open cells for a solve without a noticeable wait, by the formula of [`Solver::estimate`].
fn affordable(rules: &Ruleset) -> usize {
    let keeps = Hand::all(rules.dice())[0].index();
    let edges = (2 * keeps * 6) as f64;
    let seconds = |cells: usize| {
        // A few vectors of lanes; banks from a usual number of chips to the most that can still be saved.
        let banks = if rules.has_chips() { 8 + cells } else { 1 };
        let passes = if rules.has_chips() { 1 } else { 2 };
        let named = if rules.declares() { cells.div_ceil(2) } else { 1 };
        (3 * banks * passes * named) as f64 * edges * SECONDS_AN_EDGE * (1u64 << cells) as f64
    };
    (0..=rules.cells().len()).rev().find(|&cells| seconds(cells) <= SECONDS).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;
    use yatzy_rules::toys::{self, SplitMix};

    /// Positions along random play.
    fn positions(rules: &Ruleset, seed: u64) -> Vec<Position> {
        let mut random = SplitMix(seed);
        let mut position = Position::START;
        let mut all = vec![position];
        while !position.open(rules).is_empty() {
            let hand = random.throw(rules.dice());
            let open = position.open(rules);
            let named = rules.declares().then(|| open.iter().nth(random.below(open.len() as u64) as usize));
            let choices = rules.choices(open, position.yatzy_scored, hand, named.flatten());
            let cells = choices.cells();
            let cell = cells.iter().nth(random.below(cells.len() as u64) as usize).expect("a choice");
            let points = rules.entry_points(choices, cell, hand).expect("one of the choices");
            let rethrows = random.below(u64::from(position.chips + FREE_RETHROWS) + 1) as u16;
            position = position.after(rules, cell, points, rethrows);
            all.push(position);
        }
        all
    }

    #[test]
    fn rests_agree_with_the_whole() {
        for seed in 0..60 {
            let rules = Arc::new(toys::ruleset(seed));
            let solution = Solver::new(rules.clone()).expect("toys are small").solve();
            let solver = Solver::new(rules.clone()).expect("toys are small");
            let positions = positions(&rules, seed);
            for (i, &root) in positions.iter().enumerate() {
                let rest = SolvedEndgame::solve(&solver, root);
                for &position in &positions[i..] {
                    let value = rest.value(&solver, position).expect("it follows");
                    let whole = solution.remaining(position).expect("a position of play");
                    assert!((value - whole).abs() < 1e-9, "{value} instead of {whole}: {:?}", rules.lines());
                }
                assert!(i == 0 || rest.value(&solver, Position::START).is_none());
            }
        }
    }

    /// Seats of one table, and tables, share the cache.
    #[test]
    fn rests_of_one_play_know_nothing_wrong_of_another() {
        let mut shared = 0;
        for seed in 0..60 {
            let rules = Arc::new(toys::ruleset(seed));
            let solution = Solver::new(rules.clone()).expect("toys are small").solve();
            let solver = Solver::new(rules.clone()).expect("toys are small");
            let others: Vec<_> = (1..20).flat_map(|other| positions(&rules, seed + 1000 * other)).collect();
            for root in positions(&rules, seed) {
                let rest = SolvedEndgame::solve(&solver, root);
                for &position in &others {
                    let Some(value) = rest.value(&solver, position) else { continue };
                    let whole = solution.remaining(position).expect("a position of play");
                    assert!((value - whole).abs() < 1e-9, "{value} instead of {whole}: {:?}", rules.lines());
                    shared += 1;
                }
            }
        }
        assert!(shared > 1000, "{shared}");
    }

    #[test]
    fn late_positions_are_exact_and_early_ones_are_not_known() {
        for id in ["maxi", "triple"] {
            let rules = Catalogue::get().rules(id).expect("an entry of the catalogue");
            let late = EndgameSolver::new(rules.clone());
            assert!((6..=12).contains(&late.cells()), "{id}: {}", late.cells());
            for &position in &positions(&rules, 1) {
                let open = position.open(&rules).len();
                let value = late.value(position).expect("a position of play");
                assert_eq!(value.is_some(), open <= late.cells(), "{id}");
                assert!(value.is_none_or(|value| (0.0..700.0).contains(&value)));
            }
            let rich = Position { chips: 99, ..Position::START };
            assert!(matches!(late.value(rich), Err(QueryError::Rethrows { found: 99, most: 0 })));
        }
    }
}
