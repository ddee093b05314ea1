//! A solved endgame: the exact value of every position that can follow a given position.

use crate::kernel::{SlotSource, TurnInput};
use crate::position::Position;
use crate::solve::{MaskWorkspace, Solver};
use crate::state_space::{Lanes, Mask};
use yatzy_rules::{Cell, FREE_RETHROWS};

/// The exact value of a position and of every position that can follow it.
pub struct SolvedEndgame {
    root: Position,
    /// The cells that were open at the root.
    cells: Vec<Cell>,
    /// Indexed by the cells filled since the root, as bits. Unreachable sets have no values.
    blocks: Vec<MaskBlock>,
    values: Vec<f64>,
}

/// The location of the values with the same filled cells: by whether the yatzy box holds points, if it was open, then
/// by bank, then by lane.
#[derive(Clone, Copy)]
struct MaskBlock {
    mask: Mask,
    start: usize,
    lanes: Lanes,
    banks: usize,
    /// 0 if unreachable; 2 if the yatzy box was filled since the root and the joker rules need it.
    halves: usize,
}

impl MaskBlock {
    fn half_size(&self) -> usize {
        self.banks * self.lanes.len()
    }

    fn size(&self) -> usize {
        self.halves * self.half_size()
    }
}

impl SolvedEndgame {
    /// Time and memory double with every open cell.
    pub fn solve(solver: &Solver, root: Position) -> SolvedEndgame {
        let cells: Vec<Cell> = root.open(&solver.rules).iter().collect();
        let mut blocks: Vec<MaskBlock> =
            (0..1 << cells.len()).map(|bits| block(solver, root, &cells, bits)).collect();
        let mut layers: Vec<Vec<usize>> = vec![Vec::new(); cells.len() + 1];
        (0..blocks.len()).for_each(|bits| layers[bits.count_ones() as usize].push(bits));
        let mut next = 0;
        for &bits in layers.iter().flatten() {
            blocks[bits].start = next;
            next += blocks[bits].size();
        }
        let mut rest = SolvedEndgame { root, cells, blocks, values: vec![0.0; next] };
        let mut values = std::mem::take(&mut rest.values);
        rest.fill_full_card(solver, &mut values);
        for layer in layers[..rest.cells.len()].iter().rev() {
            let start = rest.blocks[layer[0]].start;
            let end = layer.iter().map(|&bits| rest.blocks[bits].start + rest.blocks[bits].size()).max();
            let (before, after) = values.split_at_mut(end.unwrap_or(start));
            rest.solve_layer(solver, layer, &mut before[start..], after);
        }
        SolvedEndgame { values, ..rest }
    }

    fn fill_full_card(&self, solver: &Solver, values: &mut [f64]) {
        let block = self.blocks[self.blocks.len() - 1];
        for row in values[block.start..][..block.size()].chunks_exact_mut(block.lanes.len()) {
            for (i, value) in row.iter_mut().enumerate() {
                *value = solver.space.at_the_end(block.lanes.low + i);
            }
        }
    }

    /// Solves the positions of one layer; `after` holds the layers with more filled cells.
    fn solve_layer(&self, solver: &Solver, layer: &[usize], mut own: &mut [f64], after: &[f64]) {
        let end = own.len() + self.blocks[layer[0]].start;
        let mut tasks = Vec::with_capacity(layer.len());
        for &bits in layer {
            let (values, rest) = own.split_at_mut(self.blocks[bits].size());
            own = rest;
            tasks.push((bits, values));
        }
        let work = || MaskWorkspace::new(solver);
        #[cfg(feature = "threads")]
        {
            use rayon::prelude::*;
            crate::threads::in_parallel(|| {
                tasks.into_par_iter().for_each_init(work, |work, (bits, values)| {
                    self.solve_block(solver, bits, values, after, end, work)
                });
            });
        }
        #[cfg(not(feature = "threads"))]
        {
            let mut work = work();
            for (bits, values) in tasks {
                self.solve_block(solver, bits, values, after, end, &mut work);
            }
        }
    }

    /// `base` is the offset of `after` among all values.
    fn solve_block(
        &self,
        solver: &Solver,
        bits: usize,
        values: &mut [f64],
        after: &[f64],
        base: usize,
        work: &mut MaskWorkspace,
    ) {
        let block = self.blocks[bits];
        values.fill(f64::NEG_INFINITY);
        for (half, values) in values.chunks_exact_mut(block.half_size()).enumerate() {
            self.sources(solver, bits, half, base, &mut work.sources);
            let armed = half == 1 || self.root.yatzy_scored;
            for named in solver.namings(block.mask) {
                let MaskWorkspace { plan, sources, scratch } = &mut *work;
                solver.kernel.moves.entries.plan(&solver.rules, block.mask, armed, named, plan);
                let turn = TurnInput {
                    lanes: block.lanes,
                    table: after,
                    sources,
                    plan,
                    banks: block.banks,
                    chips: solver.space.chips,
                };
                solver.kernel.raise(&turn, scratch, values);
            }
        }
    }

    fn sources(&self, solver: &Solver, bits: usize, half: usize, base: usize, sources: &mut Vec<SlotSource>) {
        let space = &solver.space;
        sources.clear();
        for (i, cell) in self.cells.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 0) {
            let next = self.blocks[bits | 1 << i];
            if next.halves == 0 {
                continue;
            }
            let is_joker_cell = space.joker_cell == Some(cell.index());
            let step = if space.counts(cell.index()) { space.longest_step() } else { 0 };
            let start = next.start - base;
            let struck = if is_joker_cell { 0 } else { half };
            let lanes = next.lanes;
            sources.push(SlotSource {
                slot: cell.index(),
                start: start + struck * next.half_size(),
                lanes,
                step,
            });
            if is_joker_cell {
                let slot = solver.kernel.moves.entries.armed_slot();
                sources.push(SlotSource { slot, start: start + next.half_size(), lanes, step });
            }
        }
    }

    /// The points that perfect play still earns, bonus included; `None` if the position does not follow the root.
    pub fn value(&self, solver: &Solver, position: Position) -> Option<f64> {
        let since = position.filled.without(self.root.filled);
        let follows = self.root.filled.without(position.filled).is_empty();
        let bits = self.cells.iter().enumerate().map(|(i, &cell)| usize::from(since.contains(cell)) << i);
        let block = self.blocks[bits.sum::<usize>()];
        // Upper totals that do not follow the root are unknown, unless they share a lane with one that does.
        let all = solver.space.lanes(block.mask);
        let upper = (position.upper.0 as usize).clamp(all.low, all.high);
        let is_lane = (block.lanes.low..=block.lanes.high).contains(&upper);
        let bank = usize::from(position.chips);
        if !follows || block.halves == 0 || bank >= block.banks || !is_lane {
            return None;
        }
        let half = match block.halves {
            2 => usize::from(position.yatzy_scored),
            _ if solver.space.joker_cell.is_some() && position.yatzy_scored != self.root.yatzy_scored => {
                return None;
            }
            _ => 0,
        };
        let row = block.start + half * block.half_size() + bank * block.lanes.len();
        Some(self.values[row + block.lanes.of(upper)])
    }
}

fn block(solver: &Solver, root: Position, cells: &[Cell], bits: usize) -> MaskBlock {
    let space = &solver.space;
    let since = || cells.iter().enumerate().filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, cell)| cell);
    let mask = since().fold(root.filled.bits() as Mask, |mask, cell| mask | 1 << cell.index());
    let turns = bits.count_ones() as usize;
    let all = space.lanes(mask);
    // Upper totals only grow, at most by the points of the boxes filled since the root.
    let brought: u32 =
        since().filter(|cell| space.counts(cell.index())).map(|&cell| solver.rules.max_points(cell).0).sum();
    let upper = root.upper.0 as usize;
    let low = upper.clamp(all.low, all.high);
    let lanes = Lanes { low, high: all.high.min(upper + brought as usize).max(low) };
    let banks =
        if space.chips { usize::from(root.chips) + usize::from(FREE_RETHROWS) * turns + 1 } else { 1 };
    let fills_joker = space.joker_cell.is_some_and(|joker| since().any(|cell| cell.index() == joker));
    let halves = match space.offset(mask) {
        None => 0,
        Some(_) if fills_joker => 2,
        Some(_) => 1,
    };
    MaskBlock { mask, start: 0, lanes, banks, halves }
}
