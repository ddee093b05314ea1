//! The rest of one game, outright: the exact value of every position that can follow one, with no more of
//! them worked out than can come up from there.

use crate::entries::Plan;
use crate::kernel::{Scratch, Source, Turn};
use crate::position::Position;
use crate::shape::{Lanes, Mask};
use crate::solve::Solver;
use yatzy_rules::{Cell, FREE_RETHROWS};

/// The exact value of a position and of every position that can follow it.
pub struct Rest {
    root: Position,
    /// The cells that were open.
    cells: Vec<Cell>,
    /// By the cells filled since, as bits; those that no play leads to have no values.
    spots: Vec<Spot>,
    values: Vec<f64>,
}

/// Where the values of the positions with the same filled cells lie: by whether the yatzy box holds points,
/// if that is open, then by bank, then by lane.
#[derive(Clone, Copy)]
struct Spot {
    mask: Mask,
    start: usize,
    lanes: Lanes,
    banks: usize,
    /// 0 where no play leads here; 2 if the yatzy box was filled since and jokers ask for it.
    halves: usize,
}

impl Spot {
    fn half_size(&self) -> usize {
        self.banks * self.lanes.len()
    }

    fn size(&self) -> usize {
        self.halves * self.half_size()
    }
}

/// What a thread needs.
struct Work {
    plan: Plan,
    sources: Vec<Source>,
    scratch: Scratch,
}

impl Rest {
    /// Takes time and memory that double with every open cell.
    pub fn solve(solver: &Solver, root: Position) -> Rest {
        let cells: Vec<Cell> = root.open(&solver.rules).iter().collect();
        let mut spots: Vec<Spot> =
            (0..1 << cells.len()).map(|bits| spot(solver, root, &cells, bits)).collect();
        let mut layers: Vec<Vec<usize>> = vec![Vec::new(); cells.len() + 1];
        (0..spots.len()).for_each(|bits| layers[bits.count_ones() as usize].push(bits));
        let mut next = 0;
        for &bits in layers.iter().flatten() {
            spots[bits].start = next;
            next += spots[bits].size();
        }
        let mut rest = Rest { root, cells, spots, values: vec![0.0; next] };
        let mut values = std::mem::take(&mut rest.values);
        rest.fill_full_card(solver, &mut values);
        for layer in layers[..rest.cells.len()].iter().rev() {
            let start = rest.spots[layer[0]].start;
            let end = layer.iter().map(|&bits| rest.spots[bits].start + rest.spots[bits].size()).max();
            let (before, after) = values.split_at_mut(end.unwrap_or(start));
            rest.solve_layer(solver, layer, &mut before[start..], after);
        }
        Rest { values, ..rest }
    }

    fn fill_full_card(&self, solver: &Solver, values: &mut [f64]) {
        let spot = self.spots[self.spots.len() - 1];
        for row in values[spot.start..][..spot.size()].chunks_exact_mut(spot.lanes.len()) {
            for (i, value) in row.iter_mut().enumerate() {
                *value = solver.shape.at_the_end(spot.lanes.low + i);
            }
        }
    }

    /// Works out the positions with as many cells filled; `after` holds those with more.
    fn solve_layer(&self, solver: &Solver, layer: &[usize], mut own: &mut [f64], after: &[f64]) {
        let end = own.len() + self.spots[layer[0]].start;
        let mut tasks = Vec::with_capacity(layer.len());
        for &bits in layer {
            let (values, rest) = own.split_at_mut(self.spots[bits].size());
            own = rest;
            tasks.push((bits, values));
        }
        let work = || Work { plan: Plan::default(), sources: Vec::new(), scratch: solver.kernel.scratch() };
        #[cfg(feature = "threads")]
        {
            use rayon::prelude::*;
            tasks.into_par_iter().for_each_init(work, |work, (bits, values)| {
                self.solve_spot(solver, bits, values, after, end, work)
            });
        }
        #[cfg(not(feature = "threads"))]
        {
            let mut work = work();
            for (bits, values) in tasks {
                self.solve_spot(solver, bits, values, after, end, &mut work);
            }
        }
    }

    /// `base` is where `after` begins among all values.
    fn solve_spot(
        &self,
        solver: &Solver,
        bits: usize,
        values: &mut [f64],
        after: &[f64],
        base: usize,
        work: &mut Work,
    ) {
        let spot = self.spots[bits];
        values.fill(f64::NEG_INFINITY);
        for (half, values) in values.chunks_exact_mut(spot.half_size()).enumerate() {
            self.sources(solver, bits, half, base, &mut work.sources);
            let armed = half == 1 || self.root.yatzy_scored;
            for named in solver.namings(spot.mask) {
                let Work { plan, sources, scratch } = &mut *work;
                solver.kernel.moves.entries.plan(&solver.rules, spot.mask, armed, named, plan);
                let turn = Turn {
                    lanes: spot.lanes,
                    table: after,
                    sources,
                    plan,
                    banks: spot.banks,
                    chips: solver.shape.chips,
                };
                solver.kernel.raise(&turn, scratch, values);
            }
        }
    }

    fn sources(&self, solver: &Solver, bits: usize, half: usize, base: usize, sources: &mut Vec<Source>) {
        let shape = &solver.shape;
        sources.clear();
        for (i, cell) in self.cells.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 0) {
            let next = self.spots[bits | 1 << i];
            if next.halves == 0 {
                continue;
            }
            let is_joker_cell = shape.joker_cell == Some(cell.index());
            let step = if shape.counts(cell.index()) { shape.longest_step() } else { 0 };
            let start = next.start - base;
            let struck = if is_joker_cell { 0 } else { half };
            let lanes = next.lanes;
            sources.push(Source {
                slot: cell.index(),
                start: start + struck * next.half_size(),
                lanes,
                step,
            });
            if is_joker_cell {
                let slot = solver.kernel.moves.entries.armed_slot();
                sources.push(Source { slot, start: start + next.half_size(), lanes, step });
            }
        }
    }

    /// What perfect play still earns from a position, the bonus included; `None` if it does not follow from
    /// the one this began with.
    pub fn value(&self, solver: &Solver, position: Position) -> Option<f64> {
        let since = position.filled.without(self.root.filled);
        let follows = self.root.filled.without(position.filled).is_empty();
        let bits = self.cells.iter().enumerate().map(|(i, &cell)| usize::from(since.contains(cell)) << i);
        let spot = self.spots[bits.sum::<usize>()];
        // Nothing is known of upper totals that don't follow from the one it began with, unless they come to
        // the same as one that does.
        let all = solver.shape.lanes(spot.mask);
        let upper = (position.upper.0 as usize).clamp(all.low, all.high);
        let is_lane = (spot.lanes.low..=spot.lanes.high).contains(&upper);
        let bank = usize::from(position.chips);
        if !follows || spot.halves == 0 || bank >= spot.banks || !is_lane {
            return None;
        }
        let half = match spot.halves {
            2 => usize::from(position.yatzy_scored),
            _ if solver.shape.joker_cell.is_some() && position.yatzy_scored != self.root.yatzy_scored => {
                return None;
            }
            _ => 0,
        };
        let row = spot.start + half * spot.half_size() + bank * spot.lanes.len();
        Some(self.values[row + spot.lanes.of(upper)])
    }
}

fn spot(solver: &Solver, root: Position, cells: &[Cell], bits: usize) -> Spot {
    let shape = &solver.shape;
    let since = || cells.iter().enumerate().filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, cell)| cell);
    let mask = since().fold(root.filled.bits() as Mask, |mask, cell| mask | 1 << cell.index());
    let turns = bits.count_ones() as usize;
    let all = shape.lanes(mask);
    // Upper totals only grow, and by no more than the boxes filled since can bring.
    let brought: u32 =
        since().filter(|cell| shape.counts(cell.index())).map(|&cell| solver.rules.max_points(cell).0).sum();
    let upper = root.upper.0 as usize;
    let low = upper.clamp(all.low, all.high);
    let lanes = Lanes { low, high: all.high.min(upper + brought as usize).max(low) };
    let banks =
        if shape.chips { usize::from(root.chips) + usize::from(FREE_RETHROWS) * turns + 1 } else { 1 };
    let fills_joker = shape.joker_cell.is_some_and(|joker| since().any(|cell| cell.index() == joker));
    let halves = match shape.offset(mask) {
        None => 0,
        Some(_) if fills_joker => 2,
        Some(_) => 1,
    };
    Spot { mask, start: 0, lanes, banks, halves }
}
