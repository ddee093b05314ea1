//! The rest of a game, outright: every set of cells that can still be open, from the last one on.

use super::search::NextValues;
use super::turn::{CellTurns, CellWorkspace, LANES};
use crate::vector::F64x8;
use yatzy_rules::{Cell, CellSet, Ruleset};

/// The exact value of every position that can follow one.
pub struct CellEndgame {
    /// The open cells it began with.
    open: CellSet,
    cells: Vec<Cell>,
    /// By the open ones among `cells`, as bits.
    values: Vec<f64>,
}

impl CellEndgame {
    /// Takes time and memory that double with every open cell.
    pub fn solve(rules: &Ruleset, turns: &CellTurns, open: CellSet, work: &mut CellWorkspace) -> CellEndgame {
        let cells: Vec<Cell> = open.iter().collect();
        let mut values = vec![0.0; 1 << cells.len()];
        let mut layers: Vec<Vec<u32>> = vec![Vec::new(); cells.len() + 1];
        (0..values.len() as u32).for_each(|bits| layers[bits.count_ones() as usize].push(bits));
        for layer in &layers[1..] {
            for positions in layer.chunks(LANES) {
                let mut opens = [CellSet::EMPTY; LANES];
                work.clear();
                for (lane, &bits) in positions.iter().enumerate() {
                    for (i, cell) in cells.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1) {
                        opens[lane] = opens[lane].or(CellSet::only(*cell));
                        let F64x8(after) = &mut work.after[cell.index()];
                        after[lane] = values[(bits ^ 1 << i) as usize];
                    }
                }
                turns.think(rules, &opens, work, false);
                for (&bits, value) in positions.iter().zip(work.values.0) {
                    values[bits as usize] = value;
                }
            }
        }
        CellEndgame { open, cells, values }
    }

    /// What perfect play still earns with all of its cells open.
    pub fn start(&self) -> f64 {
        self.values[self.values.len() - 1]
    }

    /// What a turn with these cells open, which it must know, leads to.
    pub fn after(&self, open: CellSet) -> NextValues {
        let mut next: Vec<CellSet> = open.iter().map(|cell| open.without(CellSet::only(cell))).collect();
        next.sort_unstable_by_key(|open| open.bits());
        let values = next.iter().map(|&open| self.value(open).expect("cells of a solved game"));
        let values = values.collect();
        NextValues::Known(next, values)
    }

    /// What perfect play still earns with these cells open; `None` if they are not among those it knows.
    pub fn value(&self, open: CellSet) -> Option<f64> {
        if !open.without(self.open).is_empty() {
            return None;
        }
        let bits = self.cells.iter().enumerate().map(|(i, &cell)| usize::from(open.contains(cell)) << i);
        Some(self.values[bits.sum::<usize>()])
    }
}
