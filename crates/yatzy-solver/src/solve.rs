//! Solving: layer by layer, from the full card to the empty one. A layer is all cards with the same number of filled
//! cells.

use crate::SolveError;
#[cfg(feature = "files")]
use crate::adviser::QueryError;
use crate::entries::EntryPlan;
use crate::kernel::{Kernel, Scratch, SlotSource, TurnInput};
use crate::moves::Moves;
use crate::solution::{Solution, ValueStore};
use crate::state_space::{Lanes, Mask, StateSpace};
#[cfg(feature = "files")]
use crate::table::{TableError, TableFile, TableWriter};
#[cfg(feature = "files")]
use std::path::Path;
use std::sync::Arc;
use yatzy_rules::{Cell, CellSet, Ruleset};

/// Masks between two progress reports.
const CHUNK: usize = 8192;

/// The progress of a solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Turns left on the cards of the current layer, from 1 to the whole game.
    pub turns: usize,
    /// The finished share of the work, 0 to 1.
    pub done: f64,
}

/// Solves one ruleset.
pub struct Solver {
    pub(crate) rules: Arc<Ruleset>,
    pub(crate) space: StateSpace,
    pub(crate) kernel: Kernel,
}

impl Solver {
    /// Prepares a solve of these rules.
    pub fn new(rules: Arc<Ruleset>) -> Result<Solver, SolveError> {
        let space = StateSpace::new(&rules)?;
        let kernel = Kernel::new(Moves::new(rules.clone()), space.longest_step());
        Ok(Solver { rules, space, kernel })
    }

    /// The rules that are solved.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Solves in memory.
    pub fn solve(self) -> Solution {
        self.solve_with(&mut |_| ())
    }

    /// The same, with progress reports.
    pub fn solve_with(self, progress: &mut dyn FnMut(Progress)) -> Solution {
        let mut values = vec![0.0; self.space.size() as usize];
        let cells = self.space.cells;
        self.fill_full_card(&mut values[self.space.layer(cells).start as usize..]);
        let mut work = WorkDone { done: 0.0, total: self.work() };
        for filled in (0..cells).rev() {
            let layer = self.space.layer(filled);
            let (rest, next) = values.split_at_mut(layer.end as usize);
            self.solve_layer(filled, &mut rest[layer.start as usize..], next, &mut work, progress);
        }
        Solution::new(self, ValueStore::Memory(values)).expect("values in memory can be read")
    }

    /// Solves into a table file with two layers in memory. An interrupted solve resumes after the last finished layer.
    #[cfg(feature = "files")]
    pub fn solve_to_file(
        self,
        path: &Path,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Solution, TableError> {
        let (mut writer, finished) = TableWriter::create(path, self.rules.hash(), &self.space)?;
        let cells = self.space.cells;
        let mut work = WorkDone { done: 0.0, total: self.work() };
        let (mut filled, mut next) = match finished {
            Some(finished) => finished,
            None => {
                let range = self.space.layer(cells);
                let mut full = vec![0.0; (range.end - range.start) as usize];
                self.fill_full_card(&mut full);
                writer.write(&self.space, cells, &mut full)?;
                (cells, full)
            }
        };
        work.done =
            (filled..cells).flat_map(|filled| &self.space.layers[filled]).map(|&m| self.cost(m)).sum();
        while filled > 0 {
            filled -= 1;
            let range = self.space.layer(filled);
            let mut values = vec![0.0; (range.end - range.start) as usize];
            self.solve_layer(filled, &mut values, &next, &mut work, progress);
            writer.write(&self.space, filled, &mut values)?;
            next = values;
        }
        writer.finish()?;
        self.open(path)
    }

    /// Opens the table file of an earlier solve.
    #[cfg(feature = "files")]
    pub fn open(self, path: &Path) -> Result<Solution, TableError> {
        let file = TableFile::open(path, self.rules.hash(), &self.space)?;
        Solution::new(self, ValueStore::File(file)).map_err(|error| match error {
            QueryError::Table(error) => error,
            _ => TableError::NotATable,
        })
    }

    /// The positions of the rules.
    #[doc(hidden)]
    pub fn space(&self) -> &StateSpace {
        &self.space
    }

    #[doc(hidden)]
    pub fn moves(&self) -> &Arc<Moves> {
        &self.kernel.moves
    }

    /// The values of a turn on the cards of a mask, by bank and lane; `sources` locates the values after the turn in
    /// `table`.
    #[doc(hidden)]
    pub fn turn_values(
        &self,
        mask: Mask,
        lanes: Lanes,
        banks: usize,
        sources: &[SlotSource],
        table: &[f64],
    ) -> Vec<f64> {
        let mut plan = EntryPlan::default();
        self.kernel.moves.entries.plan(&self.rules, mask, false, None, &mut plan);
        let turn = TurnInput { lanes, table, sources, plan: &plan, banks, chips: self.space.chips };
        let mut values = vec![f64::NEG_INFINITY; banks * lanes.len()];
        self.kernel.raise(&turn, &mut self.kernel.scratch(), &mut values);
        values
    }

    /// The values of all cards with this many filled cells. Later layers are solved and dropped.
    #[doc(hidden)]
    pub fn layer_values(&self, filled: usize) -> Vec<f64> {
        let room = |filled: usize| {
            let range = self.space.layer(filled);
            vec![0.0; (range.end - range.start) as usize]
        };
        let mut values = room(self.space.cells);
        self.fill_full_card(&mut values);
        let mut work = WorkDone { done: 0.0, total: self.work() };
        for filled in (filled..self.space.cells).rev() {
            let next = std::mem::replace(&mut values, room(filled));
            self.solve_layer(filled, &mut values, &next, &mut work, &mut |_| ());
        }
        values
    }

    /// The values of the full card: the bonus or zero.
    pub(crate) fn fill_full_card(&self, values: &mut [f64]) {
        let full = self.space.full();
        let Some(_) = self.space.offset(full) else { return };
        let lanes = self.space.lanes(full);
        for row in values[..self.space.size_of(full)].chunks_exact_mut(lanes.len()) {
            for (i, value) in row.iter_mut().enumerate() {
                *value = self.space.at_the_end(lanes.low + i);
            }
        }
    }

    /// Solves the cards with `filled` cells, given the values of those with one more.
    pub(crate) fn solve_layer(
        &self,
        filled: usize,
        values: &mut [f64],
        next: &[f64],
        work: &mut WorkDone,
        progress: &mut dyn FnMut(Progress),
    ) {
        let mut rest = values;
        for masks in self.space.layers[filled].chunks(CHUNK) {
            let mut tasks = Vec::with_capacity(masks.len());
            for &mask in masks {
                let (own, after) = rest.split_at_mut(self.space.size_of(mask));
                tasks.push((mask, own));
                rest = after;
            }
            self.solve_masks(filled, tasks, next);
            work.done += masks.iter().map(|&mask| self.cost(mask)).sum::<f64>();
            progress(Progress { turns: self.space.cells - filled, done: work.done / work.total });
        }
    }

    #[cfg(feature = "threads")]
    pub(crate) fn solve_masks(&self, filled: usize, tasks: Vec<(Mask, &mut [f64])>, next: &[f64]) {
        use rayon::prelude::*;
        crate::threads::in_parallel(|| {
            tasks.into_par_iter().with_min_len(16).for_each_init(
                || MaskWorkspace::new(self),
                |work, (mask, values)| self.solve_mask(filled, mask, values, next, work),
            );
        });
    }

    #[cfg(not(feature = "threads"))]
    pub(crate) fn solve_masks(&self, filled: usize, tasks: Vec<(Mask, &mut [f64])>, next: &[f64]) {
        let mut work = MaskWorkspace::new(self);
        for (mask, values) in tasks {
            self.solve_mask(filled, mask, values, next, &mut work);
        }
    }

    fn solve_mask(
        &self,
        filled: usize,
        mask: Mask,
        values: &mut [f64],
        next: &[f64],
        work: &mut MaskWorkspace,
    ) {
        let base = self.space.layer(filled + 1).start;
        let lanes = self.space.lanes(mask);
        let banks = self.space.banks(mask);
        values.fill(f64::NEG_INFINITY);
        for (half, values) in values.chunks_exact_mut(banks * lanes.len()).enumerate() {
            self.sources(mask, half, base, &mut work.sources);
            for named in self.namings(mask) {
                self.kernel.moves.entries.plan(&self.rules, mask, half == 1, named, &mut work.plan);
                let turn = TurnInput {
                    lanes,
                    table: next,
                    sources: &work.sources,
                    plan: &work.plan,
                    banks,
                    chips: self.space.chips,
                };
                self.kernel.raise(&turn, &mut work.scratch, values);
            }
        }
    }

    /// The boxes that can be named before the first throw, or `None` where the rules name no boxes.
    pub(crate) fn namings(&self, mask: Mask) -> impl Iterator<Item = Option<Cell>> + use<> {
        let declares = self.rules.declares();
        let open = self.rules.cells().without(CellSet::from_bits(mask.into()));
        let named = if declares { open } else { CellSet::EMPTY };
        (!declares).then_some(None).into_iter().chain(named.iter().map(Some).collect::<Vec<_>>())
    }

    /// The locations of the values after a turn on this mask; `base` is the offset of the table's first value.
    #[doc(hidden)]
    pub fn sources(&self, mask: Mask, half: usize, base: u64, sources: &mut Vec<SlotSource>) {
        let start = |next| Some((self.space.offset(next)? - base) as usize);
        self.sources_from(mask, half, start, sources);
    }

    /// The same with the start of each next mask's values; `None` if the order of boxes forbids it.
    pub(crate) fn sources_from(
        &self,
        mask: Mask,
        half: usize,
        start_of: impl Fn(Mask) -> Option<usize>,
        sources: &mut Vec<SlotSource>,
    ) {
        sources.clear();
        for cell in 0..self.space.cells {
            let next = mask | 1 << cell;
            if next == mask {
                continue;
            }
            let Some(start) = start_of(next) else { continue };
            let lanes = self.space.lanes(next);
            let half_size = self.space.banks(next) * lanes.len();
            let is_joker_cell = self.space.joker_cell == Some(cell);
            let step = if self.space.counts(cell) { self.space.longest_step() } else { 0 };
            // The yatzy box is open, so nothing is armed yet: a zero keeps it so, points arm it.
            let struck = if is_joker_cell { 0 } else { half };
            sources.push(SlotSource { slot: cell, start: start + struck * half_size, lanes, step });
            if is_joker_cell {
                let slot = self.kernel.moves.entries.armed_slot();
                sources.push(SlotSource { slot, start: start + half_size, lanes, step });
            }
        }
    }

    /// The work of a mask, in vectors of eight.
    pub(crate) fn cost(&self, mask: Mask) -> f64 {
        let vectors = self.space.lanes(mask).len().div_ceil(8);
        let named = if self.rules.declares() { self.space.cells - mask.count_ones() as usize } else { 1 };
        (self.space.halves(mask) * self.space.banks(mask) * vectors * named) as f64
    }

    /// The work of the whole solve.
    pub(crate) fn work(&self) -> f64 {
        self.space.layers[..self.space.cells].iter().flatten().map(|&mask| self.cost(mask)).sum()
    }
}

/// The finished part of a solve.
pub(crate) struct WorkDone {
    done: f64,
    total: f64,
}

/// Reusable memory of one thread.
pub(crate) struct MaskWorkspace {
    pub plan: EntryPlan,
    pub sources: Vec<SlotSource>,
    pub scratch: Scratch,
}

impl MaskWorkspace {
    pub fn new(solver: &Solver) -> MaskWorkspace {
        MaskWorkspace { plan: EntryPlan::default(), sources: Vec::new(), scratch: solver.kernel.scratch() }
    }
}
