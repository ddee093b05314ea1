//! The value of late cards for a goal. Lanes are numbers of missing points, as in `crate::goal`.

use super::{CardKey, PositionGraph, TurnBranches, most_earned};
use crate::adviser::QueryError;
use crate::cache::EndgameCache;
use crate::goal::Utility;
use crate::moves::Moves;
use crate::multiversion;
use crate::multiversion::Width;
use crate::objective::Objective;
use crate::passes::Workspace;
use crate::position::Position;
use crate::vector::{F64x8, Vector};
use std::collections::HashMap;
use std::sync::Arc;
use yatzy_rules::{FREE_RETHROWS, Points, Ruleset};

/// Capacity of the cache.
const REMEMBERED: usize = 4;

/// An objective on the final total in the endgame of any rules: [`Objective::value_at`] is the mean utility of the
/// final total. Endgames are solved on demand.
pub struct EndgameObjective {
    moves: Arc<Moves>,
    utility: Utility,
    recent: EndgameCache<EndgameValues>,
}

impl EndgameObjective {
    /// The chance of at least this total.
    pub fn at_least(rules: Arc<Ruleset>, total: Points) -> EndgameObjective {
        let bonus = rules.bonus().map_or(Points::ZERO, |bonus| bonus.points);
        let highest = Points(most_earned(&rules, rules.cells()) as u32) + bonus;
        EndgameObjective::new(rules, Utility::at_least(total, highest))
    }

    /// The mean of `utilities`, which has the utility of every total from 0; higher totals count as the last.
    pub fn of_totals(rules: Arc<Ruleset>, utilities: &[f64]) -> EndgameObjective {
        EndgameObjective::new(rules, Utility::of_totals(utilities))
    }

    fn new(rules: Arc<Ruleset>, utility: Utility) -> EndgameObjective {
        EndgameObjective { moves: Moves::new(rules), utility, recent: EndgameCache::new(REMEMBERED) }
    }

    fn recall(&self, position: Position, missing: i32) -> Option<f64> {
        self.recent.find(|rest| rest.value_at(self.moves.rules(), position, missing))
    }

    fn solve(&self, position: Position, missing: i32) -> Arc<EndgameValues> {
        self.recent.insert(EndgameValues::new(self.moves.rules(), &self.utility, position, missing))
    }
}

impl Objective for EndgameObjective {
    fn moves(&self) -> &Arc<Moves> {
        &self.moves
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let rules = self.moves.rules();
        if !position.filled.without(rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        let missing = self.utility.missing(points);
        if let Some(value) = self.recall(position, missing) {
            return Ok(value);
        }
        self.solve(position, missing).value_at(rules, position, missing).ok_or(QueryError::Unreachable)
    }

    fn prepare(&self, position: Position, points: Points) {
        let missing = self.utility.missing(points);
        if self.recall(position, missing).is_none() {
            self.solve(position, missing);
        }
    }
}

/// The values of all positions that can follow a root.
struct EndgameValues {
    rows: HashMap<CardKey, ChipRows>,
    /// Upper limit of the missing points.
    high: i32,
}

/// A row for each number of chips, by the missing points from `low` on. Rows have a vector of padding.
struct ChipRows {
    low: i32,
    banks: Vec<Vec<f64>>,
}

impl EndgameValues {
    fn new(rules: &Ruleset, utility: &Utility, root: Position, missing: i32) -> EndgameValues {
        let graph = PositionGraph::new(rules, root);
        let table = EndgameTable { graph: &graph, utility, high: missing, width: Width::detect() };
        let mut rows = HashMap::new();
        let mut next: Vec<ChipRows> = Vec::new();
        for layer in (0..graph.layers.len()).rev() {
            let own = table.layer(layer, &next);
            let done = std::mem::replace(&mut next, own);
            let keys = graph.layers.get(layer + 1).into_iter().flatten().map(|turn| turn.key);
            rows.extend(keys.zip(done));
        }
        rows.extend(graph.layers[0].iter().map(|turn| turn.key).zip(next));
        EndgameValues { rows, high: missing }
    }

    /// The value of a position; `None` if it does not follow the root.
    fn value_at(&self, rules: &Ruleset, position: Position, missing: i32) -> Option<f64> {
        let rows = self.rows.get(&CardKey::of(rules, position))?;
        let chips = if rules.has_chips() { usize::from(position.chips) } else { 0 };
        let place = usize::try_from(missing - rows.low).ok().filter(|_| missing <= self.high)?;
        rows.banks.get(chips)?.get(place).copied()
    }
}

/// The input of an endgame solve.
struct EndgameTable<'a> {
    graph: &'a PositionGraph<'a>,
    utility: &'a Utility,
    high: i32,
    width: Width,
}

/// One turn for a vector of missing points, with one named box or none. `lane` is the index of `missing` in a row.
#[derive(Clone, Copy)]
struct TurnBlock<'a> {
    plan: &'a TurnBranches,
    missing: i32,
    lane: usize,
    next: &'a [ChipRows],
}

/// The memory of one thread.
struct BranchWorkspace {
    passes: Workspace<F64x8>,
    branches: Vec<F64x8>,
}

impl EndgameTable<'_> {
    fn layer(&self, layer: usize, next: &[ChipRows]) -> Vec<ChipRows> {
        let work = || {
            let mut passes = Workspace::empty();
            passes.prepare(self.graph.lattice);
            BranchWorkspace { passes, branches: Vec::new() }
        };
        let turns = 0..self.graph.layers[layer].len();
        #[cfg(feature = "threads")]
        {
            use rayon::prelude::*;
            let rows = |work: &mut BranchWorkspace, place| self.rows(layer, place, next, work);
            crate::threads::in_parallel(|| turns.into_par_iter().map_init(work, rows).collect())
        }
        #[cfg(not(feature = "threads"))]
        {
            let mut work = work();
            turns.map(|place| self.rows(layer, place, next, &mut work)).collect()
        }
    }

    fn rows(&self, layer: usize, place: usize, next: &[ChipRows], work: &mut BranchWorkspace) -> ChipRows {
        let (graph, turn) = (self.graph, &self.graph.layers[layer][place]);
        let since = turn.key.filled.without(graph.root.filled);
        let low = self.high - most_earned(graph.rules, since) as i32;
        let lanes = (self.high - low) as usize + 1;
        let length = lanes.next_multiple_of(F64x8::WIDTH) + F64x8::WIDTH;
        let bonus = graph.rules.bonus().map_or(0, |bonus| bonus.points.0 as i32);
        let open = turn.key.position().open(graph.rules);
        let to_come = most_earned(graph.rules, open) as i32 + bonus;
        let mut rows = ChipRows { low, banks: vec![vec![f64::NEG_INFINITY; length]; graph.banks(layer)] };
        for lane in (0..length).step_by(F64x8::WIDTH) {
            let missing = low + lane as i32;
            let last = missing + F64x8::WIDTH as i32 - 1;
            let settled = if last <= self.utility.low {
                Some(self.utility.most())
            } else if missing - to_come >= self.utility.high() {
                Some(self.utility.least())
            } else {
                None
            };
            if let Some(utility) = settled {
                rows.banks.iter_mut().for_each(|row| row[lane..][..F64x8::WIDTH].fill(utility));
            } else if open.is_empty() {
                let bonus = turn.key.bonus(graph.rules).0 as i32;
                for (i, missing) in (missing..=last).enumerate() {
                    let utility = self.utility_of(missing - bonus);
                    rows.banks.iter_mut().for_each(|row| row[lane + i] = utility);
                }
            } else if missing <= self.high {
                for plan in &turn.plans {
                    self.solve_block(&TurnBlock { plan, missing, lane, next }, work, &mut rows);
                }
            }
        }
        rows
    }

    fn utility_of(&self, missing: i32) -> f64 {
        let place = missing.clamp(self.utility.low, self.utility.high()) - self.utility.low;
        self.utility.by_missing[place as usize]
    }

    /// One turn with eight numbers of missing points, for every number of chips: its value with a number of rethrows
    /// left does not depend on the rethrows before.
    fn solve_block(&self, turn: &TurnBlock<'_>, work: &mut BranchWorkspace, rows: &mut ChipRows) {
        let table = self;
        multiversion!(
            self.width,
            EndgameTable::solve_block_inline(
                table: &EndgameTable<'_>,
                turn: &TurnBlock<'_>,
                work: &mut BranchWorkspace,
                rows: &mut ChipRows
            )
        );
    }

    #[inline(always)]
    fn solve_block_inline(&self, turn: &TurnBlock<'_>, work: &mut BranchWorkspace, rows: &mut ChipRows) {
        let (graph, lattice) = (self.graph, self.graph.lattice);
        let TurnBlock { plan, missing, lane, next } = *turn;
        let free = usize::from(FREE_RETHROWS);
        for rethrows in 0..rows.banks.len() + free {
            if rethrows == 0 || graph.rules.has_chips() {
                let bank = graph.bank_after(rethrows);
                work.branches.clear();
                for branch in &plan.branches {
                    let next = &next[branch.next];
                    let place = (missing - branch.earns as i32 - next.low) as usize;
                    work.branches.push(F64x8::load(&next.banks[bank][place..]));
                }
                for (rank, entry) in work.passes.entries.iter_mut().enumerate() {
                    let mut best = F64x8::splat(f64::NEG_INFINITY);
                    for &branch in plan.entries.of(rank) {
                        best = best.max(work.branches[usize::from(branch)]);
                    }
                    *entry = best;
                }
            }
            if rethrows == 0 {
                work.passes.take_entries(lattice);
            } else {
                work.passes.means(lattice);
                work.passes.bests(lattice);
            }
            if let Some(bank) = rethrows.checked_sub(free) {
                let row = &mut rows.banks[bank][lane..];
                work.passes.first_throw(lattice).max(F64x8::load(row)).store(row);
            }
        }
    }
}
