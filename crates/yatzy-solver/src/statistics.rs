//! Statistics of perfect play: deviation, chance of the bonus, and the contribution of each box.
//!
//! One pass from the empty card to the full one carries the probability of every position. The changes of the expected
//! total in single turns are uncorrelated, so the variance of the total is the sum of their variances. That needs no
//! distribution and is exact for the largest games.

use crate::adviser::QueryError;
use crate::kernel::SlotSource;
use crate::policy::{EntryVisitor, MaskTurns, PolicyWorker, SlotEntry};
use crate::position::Position;
use crate::solution::Solution;
use crate::solve::Progress;
use crate::state_space::Mask;
use crate::vector::{F64x8, Vector};
use yatzy_rules::Cell;

/// Masks between two rounds of gathering results.
const CHUNK: usize = 512;

/// Statistics of perfect play.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Statistics {
    /// The expected total, summed over boxes, bonus and extra yatzys.
    pub mean: f64,
    /// The standard deviation of the total.
    pub deviation: f64,
    /// The probability of the upper bonus.
    pub bonus_chance: f64,
    /// The contribution of the bonus to the mean.
    pub bonus_mean: f64,
    /// The contribution of extra yatzys to the mean.
    pub extra_mean: f64,
    /// In the order of the card.
    pub cells: Vec<CellStatistics>,
}

/// The final contents of one cell.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellStatistics {
    /// The cell.
    pub cell: Cell,
    /// The mean of its points.
    pub mean: f64,
    /// The probability of a zero.
    pub zero_chance: f64,
    /// Its share of the expected total.
    pub share: f64,
}

/// Sums over some positions.
#[derive(Clone, Debug)]
pub(crate) struct Sums {
    means: Vec<f64>,
    zeros: Vec<f64>,
    extra: f64,
    /// The sum of the variances of single turns.
    variance: f64,
}

/// The probabilities after the turns on one mask.
struct MaskFlow {
    mask: Mask,
    sums: Sums,
    /// The sink of each slot, half by half.
    sinks: Vec<SlotSink>,
    mass: Vec<f64>,
}

/// The location of a slot's probabilities in [`MaskFlow::mass`], in the order of the next mask's values.
struct SlotSink {
    source: SlotSource,
    next: Mask,
    /// Their offset among the next mask's values.
    within: usize,
    start: usize,
    banks: usize,
}

impl Solution {
    /// Exact statistics of perfect play. It takes a few times as long as solving.
    pub fn statistics(&self) -> Result<Statistics, QueryError> {
        self.statistics_with(&mut |_| ())
    }

    /// The same, with progress reports.
    pub fn statistics_with(&self, progress: &mut dyn FnMut(Progress)) -> Result<Statistics, QueryError> {
        let mut sums = Sums::new(self.solver.space.cells);
        let chances = self.chances(&[Position::START], &mut sums, &mut |_| (), progress)?;
        Ok(self.sum_up(&sums, &chances))
    }

    /// Propagates the probability of every position from the first positions to the full card, and returns those of
    /// the full card. `layer` receives the probabilities of every earlier layer. Several first positions are summed.
    pub(crate) fn chances(
        &self,
        from: &[Position],
        sums: &mut Sums,
        layer: &mut dyn FnMut(&[f64]),
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Vec<f64>, QueryError> {
        let space = &self.solver.space;
        let first = from.iter().map(|from| from.filled.len()).min().unwrap_or(space.cells);
        let size = |filled: usize| {
            let range = space.layer(filled);
            (range.end - range.start) as usize
        };
        let begin = |filled: usize, chances: &mut [f64]| -> Result<(), QueryError> {
            for &from in from.iter().filter(|from| from.filled.len() == filled) {
                let (mask, half) = self.place(from)?;
                let place = space.offset(mask).ok_or(QueryError::Unreachable)? - space.layer(filled).start;
                chances[place as usize + space.within(mask, half, from)?] += 1.0;
            }
            Ok(())
        };
        let mut chances = vec![0.0; size(first)];
        begin(first, &mut chances)?;
        let total = self.solver.work();
        let mut done = 0.0;
        for filled in first..space.cells {
            layer(&chances);
            let base = space.layer(filled).start;
            let next_range = space.layer(filled + 1);
            let mut next = vec![0.0; size(filled + 1)];
            let next_values = self.layer_values(filled + 1)?;
            for masks in space.layers[filled].chunks(CHUNK) {
                let send = |&mask: &Mask, worker: &mut PolicyWorker| {
                    let own = (space.offset(mask).expect("a mask of the layer") - base) as usize;
                    let range = own..own + space.size_of(mask);
                    self.send(mask, &chances[range], &next_values, worker)
                };
                for sent in each_mask(masks, || PolicyWorker::new(&self.solver), send) {
                    sums.add(&sent.sums);
                    for sink in &sent.sinks {
                        let place = space.offset(sink.next).expect("a legal entry leads on");
                        let place = (place - next_range.start) as usize + sink.within;
                        let len = sink.source.lanes.len() * sink.banks;
                        let target = &mut next[place..place + len];
                        for (sum, &chance) in target.iter_mut().zip(&sent.mass[sink.start..]) {
                            *sum += chance;
                        }
                    }
                    done += self.solver.cost(sent.mask);
                }
                progress(Progress { turns: space.cells - filled, done: done / total });
            }
            chances = next;
            begin(filled + 1, &mut chances)?;
        }
        Ok(chances)
    }

    fn sum_up(&self, sums: &Sums, chances: &[f64]) -> Statistics {
        let space = &self.solver.space;
        let lanes = space.lanes(space.full());
        let bonus = |lane: usize| space.at_the_end(lanes.low + lane % lanes.len());
        let ends = || chances.iter().enumerate().map(|(lane, &chance)| (bonus(lane), chance));
        let bonus_chance: f64 = ends().filter(|&(bonus, _)| bonus > 0.0).map(|(_, chance)| chance).sum();
        let bonus_mean: f64 = ends().map(|(bonus, chance)| bonus * chance).sum();
        // The bonus is known when the last box is filled, so it is included in the values and the variance.
        let mean = sums.means.iter().sum::<f64>() + sums.extra + bonus_mean;
        let cells = self.solver.rules.cells().iter().zip(&sums.means).zip(&sums.zeros);
        Statistics {
            mean,
            deviation: sums.variance.max(0.0).sqrt(),
            bonus_chance,
            bonus_mean,
            extra_mean: sums.extra,
            cells: cells
                .map(|((cell, &mean_here), &zero_chance)| CellStatistics {
                    cell,
                    mean: mean_here,
                    zero_chance,
                    share: mean_here / mean,
                })
                .collect(),
        }
    }

    /// Plays the turns on one mask.
    fn send(&self, mask: Mask, chances: &[f64], next_values: &[f64], worker: &mut PolicyWorker) -> MaskFlow {
        let solver = &self.solver;
        let space = &solver.space;
        let lanes = space.lanes(mask);
        let banks = space.banks(mask);
        let base = space.layer(mask.count_ones() as usize + 1).start;
        let mut sent = MaskFlow { mask, sums: Sums::new(space.cells), sinks: Vec::new(), mass: Vec::new() };
        let half_size = banks * lanes.len();
        for half in 0..space.halves(mask) {
            let chances = &chances[half * half_size..][..half_size];
            if chances.iter().all(|&chance| chance == 0.0) {
                continue;
            }
            solver.sources(mask, half, base, &mut worker.sources);
            let mut sink_of = vec![usize::MAX; solver.kernel.moves.entries.slots()];
            for &source in &worker.sources {
                let armed = source.slot == solver.kernel.moves.entries.armed_slot();
                let cell = space.joker_cell.filter(|_| armed).unwrap_or(source.slot);
                let next = mask | 1 << cell;
                let within =
                    source.start - (space.offset(next).expect("a source can come up") - base) as usize;
                sink_of[source.slot] = sent.sinks.len();
                let sink_banks = if space.chips { banks + 2 } else { 1 };
                let start = sent.mass.len();
                sent.mass.resize(start + source.lanes.len() * sink_banks, 0.0);
                sent.sinks.push(SlotSink { source, next, within, start, banks: sink_banks });
            }
            let turns = MaskTurns { mask, armed: half == 1, next_values, tie: self.tie() };
            for lane in (0..lanes.len()).step_by(F64x8::WIDTH) {
                worker.start.clear();
                let rows = chances.chunks_exact(lanes.len());
                worker.start.extend(rows.map(|row| F64x8::load_part(&row[lane..])));
                let mut end =
                    StatisticsVisitor { sent: &mut sent, sink_of: &sink_of, first: lanes.low + lane };
                worker.play(solver, &turns, lane, &mut end);
            }
        }
        sent
    }
}

/// Collects the results of the entries of eight lanes.
struct StatisticsVisitor<'a> {
    sent: &'a mut MaskFlow,
    sink_of: &'a [usize],
    /// The upper total of the first lane.
    first: usize,
}

impl EntryVisitor for StatisticsVisitor<'_> {
    /// The change of the expected total in a turn has mean zero. Its mean square is summed in two parts.
    fn began(&mut self, start: F64x8, value: F64x8) {
        self.sent.sums.variance -= start.product(value).product(value).sum();
    }

    #[inline(always)]
    fn entered(&mut self, rethrows: usize, _: usize, outcome: SlotEntry, value: F64x8, taken: F64x8) {
        let MaskFlow { sums, sinks, mass, .. } = &mut *self.sent;
        let chance = taken.sum();
        sums.means[outcome.cell] += chance * f64::from(outcome.points);
        sums.extra += chance * f64::from(outcome.extra);
        if outcome.points == 0 {
            sums.zeros[outcome.cell] += chance;
        }
        sums.variance += taken.product(value).product(value).sum();
        let sink = &sinks[self.sink_of[outcome.slot]];
        let bank = rethrows.min(sink.banks - 1);
        let to = sink.source.lanes;
        let row = &mut mass[sink.start + bank * to.len()..][..to.len()];
        for (i, &chance) in taken.0.iter().enumerate() {
            if chance != 0.0 {
                row[to.of(self.first + i + outcome.shift)] += chance;
            }
        }
    }
}

impl Sums {
    pub fn new(cells: usize) -> Sums {
        Sums { means: vec![0.0; cells], zeros: vec![0.0; cells], extra: 0.0, variance: 0.0 }
    }

    fn add(&mut self, other: &Sums) {
        let add = |sums: &mut [f64], others: &[f64]| {
            sums.iter_mut().zip(others).for_each(|(sum, other)| *sum += other);
        };
        add(&mut self.means, &other.means);
        add(&mut self.zeros, &other.zeros);
        self.extra += other.extra;
        self.variance += other.variance;
    }
}

/// Processes masks, in parallel with the feature `threads`. The results keep the order of the masks.
pub(crate) fn each_mask<W, R: Send>(
    masks: &[Mask],
    worker: impl Fn() -> W + Sync + Send,
    work: impl Fn(&Mask, &mut W) -> R + Sync + Send,
) -> Vec<R> {
    #[cfg(feature = "threads")]
    {
        use rayon::prelude::*;
        crate::threads::in_parallel(|| {
            masks.par_iter().with_min_len(8).map_init(worker, |worker, mask| work(mask, worker)).collect()
        })
    }
    #[cfg(not(feature = "threads"))]
    {
        let mut worker = worker();
        masks.iter().map(|mask| work(mask, &mut worker)).collect()
    }
}
