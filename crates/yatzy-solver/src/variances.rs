//! How much the rest of a game varies, for any position: what chances of winning are reckoned from.

use crate::adviser::QueryError;
use crate::policy::{End, Half, Outcome, Worker};
use crate::position::Position;
use crate::shape::{Lanes, Mask};
use crate::solution::Solution;
use crate::statistics::each_mask;
use crate::vector::{Eight, Vector};

/// The variance of what perfect play still earns, for every position of a game without chips.
pub struct Variances<'a> {
    solution: &'a Solution,
    variances: Vec<f64>,
}

impl Variances<'_> {
    /// The variance of what perfect play still earns from the start of a turn, the bonus included.
    pub fn remaining(&self, position: Position) -> Result<f64, QueryError> {
        let shape = &self.solution.solver.shape;
        let (mask, half) = self.solution.place(position)?;
        let lanes = shape.lanes(mask);
        let offset = shape.offset(mask).ok_or(QueryError::Unreachable)? as usize;
        Ok(self.variances[offset + half * lanes.len() + lanes.of(position.upper.0 as usize)])
    }
}

impl Solution {
    /// The variances of every position; `None` for games with chips, which have too many.
    pub fn variances(&self) -> Result<Option<Variances<'_>>, QueryError> {
        let shape = &self.solver.shape;
        if shape.chips {
            return Ok(None);
        }
        let mut variances = vec![0.0; shape.size() as usize];
        for filled in (0..shape.cells).rev() {
            let layer = shape.layer(filled);
            let next_values = self.layer_values(filled + 1)?;
            let (own, next) = variances.split_at_mut(layer.end as usize);
            let work =
                |&mask: &Mask, worker: &mut Worker| self.mask_variances(mask, &next_values, next, worker);
            let found = each_mask(&shape.layers[filled], || Worker::new(&self.solver), work);
            let own = own[layer.start as usize..].iter_mut();
            own.zip(found.iter().flatten()).for_each(|(own, &variance)| *own = variance);
        }
        Ok(Some(Variances { solution: self, variances }))
    }

    fn mask_variances(&self, mask: Mask, next_values: &[f64], next: &[f64], worker: &mut Worker) -> Vec<f64> {
        let shape = &self.solver.shape;
        let lanes = shape.lanes(mask);
        let base = shape.layer(mask.count_ones() as usize + 1).start;
        let mut found = Vec::with_capacity(shape.size_of(mask));
        for half in 0..shape.halves(mask) {
            self.solver.sources(mask, half, base, &mut worker.sources);
            let mut rows = vec![None; self.solver.kernel.entries.slots()];
            for source in &worker.sources {
                rows[source.slot] = Some((source.lanes, &next[source.start..][..source.lanes.len()]));
            }
            let half = Half { mask, half, next_values, tie: self.tie() };
            for lane in (0..lanes.len()).step_by(Eight::WIDTH) {
                let count = Eight::WIDTH.min(lanes.len() - lane);
                worker.start.clear();
                worker.start.push(Eight::load_part(&[1.0; Eight::WIDTH][..count]));
                let mut end = SquareEnd { rows: &rows, first: lanes.low + lane, squares: [0.0; 8] };
                worker.play(&self.solver, &half, lane, &mut end);
                found.extend(end.squares[..count].iter().map(|square| square.max(0.0)));
            }
        }
        found
    }
}

/// Sums the mean square of what eight lanes still earn, less the square of the mean.
struct SquareEnd<'a> {
    /// The variances that each slot leads to.
    rows: &'a [Option<(Lanes, &'a [f64])>],
    first: usize,
    squares: [f64; 8],
}

impl End for SquareEnd<'_> {
    fn began(&mut self, start: Eight, value: Eight) {
        for i in 0..Eight::WIDTH {
            self.squares[i] -= start.0[i] * value.0[i] * value.0[i];
        }
    }

    fn entered(&mut self, _: usize, _: usize, outcome: Outcome, value: Eight, taken: Eight) {
        let (lanes, row) = self.rows[outcome.slot].expect("a legal entry leads on");
        for i in 0..Eight::WIDTH {
            let variance = row[lanes.of(self.first + i + outcome.shift)];
            self.squares[i] += taken.0[i] * (value.0[i] * value.0[i] + variance);
        }
    }
}
