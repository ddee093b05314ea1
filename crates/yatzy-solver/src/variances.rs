//! The variance of the remaining points of every position, used for chances to win.
//!
//! Turns are processed backwards as in a solve. Every value carries the mean of its square, taken from the first
//! action that is as good as the best.

use crate::adviser::QueryError;
use crate::entries::EntryPlan;
use crate::kernel::{Kernel, SlotSource, TurnInput};
use crate::multiversion;
use crate::policy::SlotEntries;
use crate::position::Position;
use crate::solution::Solution;
use crate::solve::Solver;
use crate::state_space::Mask;
use crate::statistics::each_mask;
use crate::vector::{F64x8, Vector};
use std::sync::Arc;
use yatzy_rules::{CellSet, FREE_RETHROWS};

/// Larger games get no table of variances: it would take more than half a gibibyte.
const MOST_POSITIONS: u64 = 1 << 26;

/// The variance of the points that perfect play still earns, for every position of a game.
pub struct Variances {
    solution: Arc<Solution>,
    variances: Vec<f64>,
}

impl Variances {
    /// The variance of the remaining points at the start of a turn, bonus included.
    pub fn remaining(&self, position: Position) -> Result<f64, QueryError> {
        let space = &self.solution.solver.space;
        let (mask, half) = self.solution.place(position)?;
        let within = space.within(mask, half, position)?;
        let offset = space.offset(mask).ok_or(QueryError::Unreachable)? as usize;
        Ok(self.variances[offset + within])
    }
}

impl Solution {
    /// The variances of every position; `None` for games with too many positions.
    pub fn variances(self: &Arc<Self>) -> Result<Option<Variances>, QueryError> {
        let space = &self.solver.space;
        if space.size() > MOST_POSITIONS {
            return Ok(None);
        }
        let mut variances = vec![0.0; space.size() as usize];
        for filled in (0..space.cells).rev() {
            let layer = space.layer(filled);
            let values = self.layer_values(filled + 1)?;
            let (own, next) = variances.split_at_mut(layer.end as usize);
            let next = NextVariances { values: &values, variances: next, tie: self.tie() };
            let work =
                |&mask: &Mask, worker: &mut VarianceWorker| worker.variances(&self.solver, mask, &next);
            let found = each_mask(&space.layers[filled], || VarianceWorker::new(&self.solver), work);
            let own = own[layer.start as usize..].iter_mut();
            own.zip(found.iter().flatten()).for_each(|(own, &variance)| *own = variance);
        }
        Ok(Some(Variances { solution: self.clone(), variances }))
    }
}

/// The next layer.
struct NextVariances<'a> {
    values: &'a [f64],
    variances: &'a [f64],
    /// Values closer than this are equal.
    tie: f64,
}

/// A value and the mean of its square, in eight lanes.
#[derive(Clone, Copy)]
struct Moments {
    value: F64x8,
    square: F64x8,
}

impl Moments {
    const ZERO: Moments = Moments { value: F64x8([0.0; 8]), square: F64x8([0.0; 8]) };
    const WORST: Moments = Moments { value: F64x8([f64::NEG_INFINITY; 8]), square: F64x8([0.0; 8]) };

    #[inline(always)]
    fn plus(self, other: Moments) -> Moments {
        Moments { value: self.value.plus(other.value), square: self.square.plus(other.square) }
    }

    #[inline(always)]
    fn times(self, factor: f64) -> Moments {
        Moments { value: self.value.times(factor), square: self.square.times(factor) }
    }

    /// Takes `other` in lanes where it is better by more than `tie`.
    #[inline(always)]
    fn or_better(mut self, other: Moments, tie: f64) -> Moments {
        for i in 0..F64x8::WIDTH {
            let better = other.value.0[i] > self.value.0[i] + tie;
            self.value.0[i] = if better { other.value.0[i] } else { self.value.0[i] };
            self.square.0[i] = if better { other.square.0[i] } else { self.square.0[i] };
        }
        self
    }

    fn variance(self, lane: usize) -> f64 {
        (self.square.0[lane] - self.value.0[lane] * self.value.0[lane]).max(0.0)
    }
}

/// The memory of one thread.
struct VarianceWorker {
    plan: EntryPlan,
    sources: Vec<SlotSource>,
    outcomes: SlotEntries,
    work: VarianceWorkspace,
    /// The values before the first throw: all banks of eight lanes after each other.
    firsts: Vec<Moments>,
}

impl VarianceWorker {
    fn new(solver: &Solver) -> VarianceWorker {
        let lattice = solver.kernel.lattice;
        let work = VarianceWorkspace {
            value_rows: solver.kernel.rows(),
            variance_rows: solver.kernel.rows(),
            ends: Vec::new(),
            entries: vec![Moments::ZERO; lattice.hands],
            nodes: vec![Moments::ZERO; lattice.nodes()],
        };
        VarianceWorker {
            plan: EntryPlan::default(),
            sources: Vec::new(),
            outcomes: SlotEntries::default(),
            work,
            firsts: Vec::new(),
        }
    }

    /// The variances of one mask, in the order of its values.
    fn variances(&mut self, solver: &Solver, mask: Mask, next: &NextVariances<'_>) -> Vec<f64> {
        let space = &solver.space;
        let (lanes, banks) = (space.lanes(mask), space.banks(mask));
        let base = space.layer(mask.count_ones() as usize + 1).start;
        let open = solver.rules.cells().without(CellSet::from_bits(mask.into()));
        let mut found = vec![0.0; space.size_of(mask)];
        for (half, found) in found.chunks_exact_mut(banks * lanes.len()).enumerate() {
            let armed = half == 1;
            solver.sources(mask, half, base, &mut self.sources);
            // The legal entries are the same for all lanes and expensive to find.
            self.firsts.clear();
            self.firsts.resize(lanes.len().div_ceil(F64x8::WIDTH) * banks, Moments::WORST);
            for named in solver.namings(mask) {
                solver.kernel.moves.entries.plan(&solver.rules, mask, armed, named, &mut self.plan);
                self.outcomes.fill(solver, open, armed, named);
                let turn = |table| TurnInput {
                    lanes,
                    table,
                    sources: &self.sources,
                    plan: &self.plan,
                    banks,
                    chips: space.chips,
                };
                let (values, variances) = (turn(next.values), turn(next.variances));
                for (block, firsts) in self.firsts.chunks_exact_mut(banks).enumerate() {
                    let turn = VarianceTurn {
                        kernel: &solver.kernel,
                        values: &values,
                        variances: &variances,
                        outcomes: &self.outcomes,
                        lane: block * F64x8::WIDTH,
                        tie: next.tie,
                    };
                    turn.take(&mut self.work, firsts);
                }
            }
            for (block, firsts) in self.firsts.chunks_exact(banks).enumerate() {
                for (row, first) in found.chunks_exact_mut(lanes.len()).zip(firsts) {
                    let row = row[block * F64x8::WIDTH..].iter_mut().take(F64x8::WIDTH);
                    row.enumerate().for_each(|(i, variance)| *variance = first.variance(i));
                }
            }
        }
        found
    }
}

/// The memory of a turn.
struct VarianceWorkspace {
    value_rows: Vec<f64>,
    variance_rows: Vec<f64>,
    /// The moments of each entry.
    ends: Vec<Moments>,
    /// The best entry of each hand.
    entries: Vec<Moments>,
    /// The best action of each hand and within each keep, or the means of the keeps.
    nodes: Vec<Moments>,
}

/// One turn in eight lanes.
struct VarianceTurn<'a> {
    kernel: &'a Kernel,
    values: &'a TurnInput<'a>,
    variances: &'a TurnInput<'a>,
    outcomes: &'a SlotEntries,
    lane: usize,
    tie: f64,
}

impl VarianceTurn<'_> {
    /// Raises the first throw of each bank to this turn's, where it is better.
    fn take(&self, work: &mut VarianceWorkspace, firsts: &mut [Moments]) {
        let turn = self;
        multiversion!(
            self.kernel.width,
            VarianceTurn::take_plain(turn: &VarianceTurn<'_>, work: &mut VarianceWorkspace, firsts: &mut [Moments])
        );
    }

    /// Plain loops: closures are not compiled for the wide registers.
    #[inline(always)]
    fn take_plain(&self, work: &mut VarianceWorkspace, firsts: &mut [Moments]) {
        let lattice = self.kernel.lattice;
        let free = usize::from(FREE_RETHROWS);
        for rethrows in 0..firsts.len() + free {
            if rethrows == 0 || self.values.chips {
                self.enter(rethrows, work);
            }
            if rethrows == 0 {
                work.nodes[lattice.keeps..].copy_from_slice(&work.entries);
            } else {
                self.means(&mut work.nodes);
                self.bests(&mut work.nodes, &work.entries);
            }
            if let Some(first) = rethrows.checked_sub(free).and_then(|bank| firsts.get_mut(bank)) {
                let mut mean = Moments::ZERO;
                for (hand, &chance) in work.nodes[lattice.keeps..].iter().zip(&lattice.chances) {
                    mean = mean.plus(hand.times(chance));
                }
                *first = first.or_better(mean, self.tie);
            }
        }
    }

    /// The best entry of each hand.
    #[inline(always)]
    fn enter(&self, rethrows: usize, work: &mut VarianceWorkspace) {
        self.kernel.load_rows::<F64x8>(self.values, self.lane, rethrows, &mut work.value_rows);
        self.kernel.load_rows::<F64x8>(self.variances, self.lane, rethrows, &mut work.variance_rows);
        work.ends.clear();
        for outcome in &self.outcomes.all {
            let at = self.kernel.row_start(outcome.slot) + outcome.shift;
            let value = F64x8::load(&work.value_rows[at..]).plus(F64x8::splat(outcome.earns()));
            let square = value.product(value).plus(F64x8::load(&work.variance_rows[at..]));
            work.ends.push(Moments { value, square });
        }
        for (rank, entry) in work.entries.iter_mut().enumerate() {
            let mut best = Moments::WORST;
            for &index in self.outcomes.of(rank) {
                best = best.or_better(work.ends[usize::from(index)], self.tie);
            }
            *entry = best;
        }
    }

    /// The mean of each keep over the next throw.
    #[inline(always)]
    fn means(&self, nodes: &mut [Moments]) {
        for (keep, larger) in self.kernel.lattice.larger.iter().enumerate().rev() {
            let mut sum = Moments::ZERO;
            for &node in larger {
                sum = sum.plus(nodes[usize::from(node)]);
            }
            nodes[keep] = sum.times(1.0 / 6.0);
        }
    }

    /// From the means of the keeps to the best action of each hand, with one more rethrow.
    #[inline(always)]
    fn bests(&self, nodes: &mut [Moments], entries: &[Moments]) {
        let lattice = self.kernel.lattice;
        // An entry precedes all keeps, and the keeps within a keep precede the keep itself.
        for group in &lattice.keep_groups {
            for row in group.rows() {
                let mut best = Moments::WORST;
                for &node in row[1..].iter().chain(&row[..1]) {
                    best = best.or_better(nodes[usize::from(node)], self.tie);
                }
                nodes[usize::from(row[0])] = best;
            }
        }
        for group in &lattice.hand_groups {
            for row in group.rows() {
                let mut best = entries[usize::from(row[0]) - lattice.keeps];
                for &node in &row[1..] {
                    best = best.or_better(nodes[usize::from(node)], self.tie);
                }
                nodes[usize::from(row[0])] = best;
            }
        }
    }
}
