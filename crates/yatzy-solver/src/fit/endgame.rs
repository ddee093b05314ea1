//! Exact endgames where only the open cells matter.

use super::turn::{CellTurns, CellWorkspace, LANES};
use crate::vector::F64x8;
use yatzy_rules::{Cell, CellSet, Ruleset};

/// The exact value of every position that can follow a set of open cells.
pub struct CellEndgame {
    /// The open cells at the root.
    open: CellSet,
    cells: Vec<Cell>,
    /// Indexed by the open ones among `cells`, as bits.
    values: Vec<f64>,
}

impl CellEndgame {
    /// Time and memory double with every open cell.
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

    /// The value of the root.
    pub fn start(&self) -> f64 {
        self.values[self.values.len() - 1]
    }

    /// The points that perfect play still earns with these cells open; `None` if they are not a subset of the root's.
    pub fn value(&self, open: CellSet) -> Option<f64> {
        if !open.without(self.open).is_empty() {
            return None;
        }
        let bits = self.cells.iter().enumerate().map(|(i, &cell)| usize::from(open.contains(cell)) << i);
        Some(self.values[bits.sum::<usize>()])
    }
}
