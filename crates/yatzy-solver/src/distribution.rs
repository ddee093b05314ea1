//! The exact distribution of the final total under perfect play.
//!
//! A forward pass finds the positions that perfect play reaches. A backward pass computes the distribution of the
//! remaining points for each of them, from the entries that end its turn.

use crate::adviser::QueryError;
use crate::policy::{EntryVisitor, MaskTurns, PolicyWorker, SlotEntries, SlotEntry};
use crate::position::Position;
use crate::solution::Solution;
use crate::state_space::{Lanes, Mask};
use crate::statistics::{Sums, each_mask};
use crate::vector::{F64x8, Vector};

/// The probability of every final total.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// By total, from 0.
    pub chances: Vec<f64>,
}

impl Distribution {
    /// The mean.
    pub fn mean(&self) -> f64 {
        self.chances.iter().enumerate().map(|(total, chance)| total as f64 * chance).sum()
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square = |total: usize| (total as f64 - mean).powi(2);
        self.chances.iter().enumerate().map(|(total, chance)| square(total) * chance).sum::<f64>().sqrt()
    }

    /// The lowest total with at least this cumulative probability, 0 to 1.
    pub fn percentile(&self, chance: f64) -> usize {
        let mut sum = 0.0;
        let reached = self.chances.iter().position(|here| {
            sum += here;
            sum >= chance
        });
        reached.unwrap_or(self.chances.len().saturating_sub(1))
    }
}

/// The distribution of the remaining points for the positions of a mask: a row for each half and lane.
struct EarnedRows {
    /// Length of a row.
    width: usize,
    chances: Vec<f64>,
}

impl Solution {
    /// The exact distribution of the final total; `None` for games with chips, which have too many positions.
    pub fn distribution(&self) -> Result<Option<Distribution>, QueryError> {
        self.distribution_from(Position::START)
    }

    /// The exact distribution of the points that perfect play still earns from a position, bonus included; `None` for
    /// games with chips.
    pub fn distribution_from(&self, from: Position) -> Result<Option<Distribution>, QueryError> {
        Ok(self.distributions_from(&[from])?.and_then(|mut found| found.pop()))
    }

    /// The same for several positions. It takes little longer than for the position with the most open cells.
    pub fn distributions_from(&self, from: &[Position]) -> Result<Option<Vec<Distribution>>, QueryError> {
        let space = &self.solver.space;
        if space.chips {
            return Ok(None);
        }
        let first = from.iter().map(|from| from.filled.len()).min().unwrap_or(space.cells);
        let mut reached = Vec::with_capacity(space.cells);
        let mut remember = |chances: &[f64]| reached.push(chances.to_vec());
        self.chances(from, &mut Sums::new(space.cells), &mut remember, &mut |_| ())?;
        let mut found = vec![Distribution { chances: Vec::new() }; from.len()];
        let mut next = vec![self.full_rows()];
        self.take(from, space.cells, &next, &mut found)?;
        for filled in (first..space.cells).rev() {
            let layer = space.layer(filled);
            let next_values = self.layer_values(filled + 1)?;
            let reached = &reached[filled - first];
            let work = |&mask: &Mask, worker: &mut PolicyWorker| {
                let start = (space.offset(mask).expect("a mask of the layer") - layer.start) as usize;
                let range = start..start + space.size_of(mask);
                self.rows(mask, &reached[range], &next_values, &next, worker)
            };
            next = each_mask(&space.layers[filled], || PolicyWorker::new(&self.solver), work);
            self.take(from, filled, &next, &mut found)?;
        }
        Ok(Some(found))
    }

    /// Copies the distributions of the positions with this many filled cells.
    fn take(
        &self,
        from: &[Position],
        filled: usize,
        rows: &[EarnedRows],
        found: &mut [Distribution],
    ) -> Result<(), QueryError> {
        let space = &self.solver.space;
        for (&from, found) in from.iter().zip(found).filter(|(from, _)| from.filled.len() == filled) {
            let (mask, half) = self.place(from)?;
            let rank = space.layers[filled].partition_point(|&other| other < mask);
            let EarnedRows { width, chances } = &rows[rank];
            let within = space.within(mask, half, from)?;
            found.chances = chances[within * width..][..*width].to_vec();
        }
        Ok(())
    }

    /// On the full card only the bonus is left.
    fn full_rows(&self) -> EarnedRows {
        let space = &self.solver.space;
        let lanes = space.lanes(space.full());
        let width = space.at_the_end(lanes.high) as usize + 1;
        let mut chances = vec![0.0; space.size_of(space.full()) * width];
        for (i, row) in chances.chunks_exact_mut(width).enumerate() {
            row[space.at_the_end(lanes.low + i % lanes.len()) as usize] = 1.0;
        }
        EarnedRows { width, chances }
    }

    /// The rows of one mask. Rows of unreached positions stay empty.
    fn rows(
        &self,
        mask: Mask,
        reached: &[f64],
        next_values: &[f64],
        next: &[EarnedRows],
        worker: &mut PolicyWorker,
    ) -> EarnedRows {
        let solver = &self.solver;
        let space = &solver.space;
        let lanes = space.lanes(mask);
        let filled = mask.count_ones() as usize + 1;
        let base = space.layer(filled).start;
        let mut rows = EarnedRows { width: 0, chances: Vec::new() };
        let mut lanes_done = Vec::new();
        for (half, reached) in reached.chunks_exact(lanes.len()).enumerate() {
            solver.sources(mask, half, base, &mut worker.sources);
            let mut slots = vec![None; solver.kernel.moves.entries.slots()];
            for source in &worker.sources {
                let armed = source.slot == solver.kernel.moves.entries.armed_slot();
                let cell = space.joker_cell.filter(|_| armed).unwrap_or(source.slot);
                let after = mask | 1 << cell;
                let rank = space.layers[filled].partition_point(|&other| other < after);
                let within =
                    source.start - (space.offset(after).expect("a source can come up") - base) as usize;
                slots[source.slot] = Some((source.lanes, &next[rank], within));
            }
            let turns = MaskTurns { mask, armed: half == 1, next_values, tie: self.tie() };
            for lane in (0..lanes.len()).step_by(F64x8::WIDTH) {
                let count = F64x8::WIDTH.min(lanes.len() - lane);
                let wanted = &reached[lane..lane + count];
                let start: Vec<f64> = wanted.iter().map(|&chance| f64::from(chance > 0.0)).collect();
                worker.start.clear();
                worker.start.push(F64x8::load_part(&start));
                let mut end = DistributionVisitor {
                    slots: &slots,
                    first: lanes.low + lane,
                    sent: Vec::new(),
                    rows: vec![Vec::new(); count],
                };
                worker.play(solver, &turns, lane, &mut end);
                lanes_done.append(&mut end.rows);
            }
        }
        rows.width = lanes_done.iter().map(Vec::len).max().unwrap_or(0);
        rows.chances.reserve(rows.width * lanes_done.len());
        for row in &lanes_done {
            rows.chances.extend(row);
            rows.chances.resize(rows.chances.len() + rows.width - row.len(), 0.0);
        }
        rows
    }
}

/// Where a slot leads: its lanes, the rows of the next mask, and the offset of its half.
type SlotRows<'a> = Option<(Lanes, &'a EarnedRows, usize)>;

/// Sums the remaining points of eight lanes.
struct DistributionVisitor<'a> {
    slots: &'a [SlotRows<'a>],
    first: usize,
    /// The probability of each entry so far.
    sent: Vec<F64x8>,
    rows: Vec<Vec<f64>>,
}

impl EntryVisitor for DistributionVisitor<'_> {
    fn entered(&mut self, _: usize, index: usize, _: SlotEntry, _: F64x8, taken: F64x8) {
        if self.sent.len() <= index {
            self.sent.resize(index + 1, F64x8::splat(0.0));
        }
        self.sent[index] = self.sent[index].plus(taken);
    }

    /// Inlined into the turn and so compiled for the widest registers: these sums are most of the work.
    #[inline(always)]
    fn sent(&mut self, outcomes: &SlotEntries) {
        for (outcome, chances) in outcomes.all.iter().zip(self.sent.drain(..)) {
            let (lanes, next, within) = self.slots[outcome.slot].expect("a legal entry leads on");
            for (i, row) in self.rows.iter_mut().enumerate().filter(|&(i, _)| chances.0[i] > 0.0) {
                let lane = within + lanes.of(self.first + i + outcome.shift);
                let from = &next.chances[lane * next.width..][..next.width];
                let earned = (outcome.points + outcome.extra) as usize;
                row.resize(row.len().max(earned + from.len()), 0.0);
                for (sum, chance) in row[earned..].iter_mut().zip(from) {
                    *sum += chances.0[i] * chance;
                }
            }
        }
    }
}
