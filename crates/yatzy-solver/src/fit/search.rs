//! Lookahead: exact turns above fitted values.

use super::endgame::CellEndgame;
use super::model::Model;
use super::turn::{CellTurns, CellWorkspace, LANES};
use yatzy_rules::{CellSet, MAX_CELLS, Ruleset};

/// Values of positions with a number of exact turns above the fitted ones.
pub struct Search<'a> {
    pub rules: &'a Ruleset,
    pub turns: &'a CellTurns,
    pub model: &'a Model,
}

/// The values after some entries.
pub enum NextValues<'a> {
    /// Those of the model.
    Fitted,
    /// Those of an endgame that has all of them.
    Solved(&'a CellEndgame),
    /// Positions in the order of their bits, and their values.
    Known(Vec<CellSet>, Vec<f64>),
}

impl<'a> Search<'a> {
    /// The values of positions above `depth` exact turns.
    pub fn values(&self, positions: &[CellSet], depth: usize, work: &mut CellWorkspace) -> Vec<f64> {
        if depth == 0 {
            return positions.iter().map(|&open| self.model.value(open)).collect();
        }
        let after = self.after(positions, depth, work);
        let mut values = Vec::with_capacity(positions.len());
        for lanes in positions.chunks(LANES) {
            self.think(lanes, &after, work, false);
            let ends = lanes.iter().zip(work.values.0);
            values.extend(ends.map(|(open, value)| if open.is_empty() { 0.0 } else { value }));
        }
        values
    }

    /// The values after the turns of these positions, which are then above `depth` exact turns.
    pub fn after(
        &self,
        positions: &[CellSet],
        depth: usize,
        work: &mut CellWorkspace,
    ) -> NextValues<'static> {
        if depth <= 1 {
            return NextValues::Fitted;
        }
        let mut next: Vec<CellSet> = positions
            .iter()
            .flat_map(|&open| open.iter().map(move |cell| open.without(CellSet::only(cell))))
            .collect();
        next.sort_unstable_by_key(|open| open.bits());
        next.dedup();
        let values = self.values(&next, depth - 1, work);
        NextValues::Known(next, values)
    }

    /// Computes the turns of at most eight positions.
    pub fn think(
        &self,
        positions: &[CellSet],
        after: &NextValues<'_>,
        work: &mut CellWorkspace,
        means: bool,
    ) {
        let mut opens = [CellSet::EMPTY; LANES];
        opens[..positions.len()].copy_from_slice(positions);
        let cells = self.model.boxes * self.model.columns;
        let mut row = [f64::NEG_INFINITY; MAX_CELLS];
        work.clear();
        for (lane, &open) in positions.iter().enumerate().filter(|(_, open)| !open.is_empty()) {
            self.row(open, after, &mut row[..cells]);
            for (slot, &value) in work.after.iter_mut().zip(&row[..cells]) {
                slot.0[lane] = value;
            }
        }
        self.turns.think(self.rules, &opens, work, means);
    }

    /// The value after each entry, minus infinity for cells that are not open.
    fn row(&self, open: CellSet, after: &NextValues<'_>, row: &mut [f64]) {
        match after {
            NextValues::Fitted => self.model.after(open, row),
            NextValues::Solved(endgame) => {
                row.fill(f64::NEG_INFINITY);
                for cell in open.iter() {
                    let left = open.without(CellSet::only(cell));
                    row[cell.index()] = endgame.value(left).expect("cells of a solved game");
                }
            }
            NextValues::Known(next, values) => {
                row.fill(f64::NEG_INFINITY);
                for cell in open.iter() {
                    let left = open.without(CellSet::only(cell)).bits();
                    let place = next.binary_search_by_key(&left, |open| open.bits());
                    row[cell.index()] = values[place.expect("what follows was looked at before")];
                }
            }
        }
    }
}
