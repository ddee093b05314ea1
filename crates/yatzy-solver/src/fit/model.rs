//! The fitted value of a position: for every number of open cells a sum over its open cells, its pairs of open cells,
//! and its boxes that are open in all columns.

use yatzy_rules::{CellSet, Ruleset};

/// A linear model of the values.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub boxes: usize,
    pub columns: usize,
    /// By the number of open cells, from 0.
    pub stages: Vec<Stage>,
}

/// The weights for one number of open cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    pub constant: f64,
    /// A weight for each open cell.
    pub cells: Vec<f64>,
    /// A weight for each pair of open cells: a symmetric matrix with a zero diagonal.
    pub pairs: Vec<f64>,
    /// A weight for each box that is open in all of three columns.
    pub whole: Vec<f64>,
}

impl Model {
    /// A model in which every cell has its value alone.
    pub fn of_pars(boxes: usize, columns: usize, pars: &[f64]) -> Model {
        let cells = boxes * columns;
        let stage = Stage {
            constant: 0.0,
            cells: pars.to_vec(),
            pairs: vec![0.0; cells * cells],
            whole: vec![0.0; boxes],
        };
        Model { boxes, columns, stages: vec![stage; cells + 1] }
    }

    /// A model with zero weights.
    pub fn empty(rules: &Ruleset) -> Model {
        let (boxes, columns) = (rules.boxes().len(), rules.columns().len());
        Model::of_pars(boxes, columns, &vec![0.0; boxes * columns])
    }

    /// The value of a position.
    pub fn value(&self, open: CellSet) -> f64 {
        self.formal(open.len(), open)
    }

    /// The value by the weights of a stage.
    pub fn formal(&self, stage: usize, open: CellSet) -> f64 {
        let Stage { constant, cells, pairs, whole } = &self.stages[stage];
        let mut value = *constant;
        for cell in open.iter() {
            let row = &pairs[cell.index() * cells.len()..][..cells.len()];
            let others: f64 = open.iter().map(|other| row[other.index()]).sum();
            value += cells[cell.index()] + others / 2.0;
        }
        for (place, weight) in whole.iter().enumerate() {
            if self.is_whole(open, place) {
                value += weight;
            }
        }
        value
    }

    /// The values after each possible entry, written into `after` by cell. All belong to one stage, so their common
    /// part is computed once.
    pub fn after(&self, open: CellSet, after: &mut [f64]) {
        let stage = open.len() - 1;
        let Stage { cells, pairs, whole, .. } = &self.stages[stage];
        let count = cells.len();
        let after = &mut after[..count];
        after.copy_from_slice(cells);
        for other in open.iter() {
            let row = &pairs[other.index() * count..][..count];
            for (sum, weight) in after.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let mut value = self.stages[stage].constant;
        for cell in open.iter() {
            value += (after[cell.index()] + cells[cell.index()]) / 2.0;
        }
        for (place, weight) in whole.iter().enumerate() {
            if self.is_whole(open, place) {
                value += weight;
                for column in 0..self.columns {
                    after[column * self.boxes + place] += weight;
                }
            }
        }
        for (index, sum) in after.iter_mut().enumerate() {
            *sum = if open.bits() >> index & 1 == 1 { value - *sum } else { f64::NEG_INFINITY };
        }
    }

    /// Whether a box is open in three columns.
    pub fn is_whole(&self, open: CellSet, place: usize) -> bool {
        self.columns == 3
            && (0..self.columns).all(|column| open.bits() >> (column * self.boxes + place) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::toys::SplitMix;

    #[test]
    fn values_after_entries_are_values() {
        let mut random = SplitMix(1);
        let (boxes, columns) = (5, 3);
        let cells = boxes * columns;
        let mut weight = || random.below(2000) as f64 / 100.0 - 10.0;
        let mut model = Model::of_pars(boxes, columns, &vec![0.0; cells]);
        for stage in &mut model.stages {
            stage.constant = weight();
            stage.cells.fill_with(&mut weight);
            stage.whole.fill_with(&mut weight);
            for i in 0..cells {
                for j in 0..i {
                    stage.pairs[i * cells + j] = weight();
                    stage.pairs[j * cells + i] = stage.pairs[i * cells + j];
                }
            }
        }
        let mut after = vec![0.0; cells];
        for bits in 1..1 << cells {
            let open = CellSet::from_bits(bits);
            model.after(open, &mut after);
            for cell in open.iter() {
                let value = model.value(open.without(CellSet::only(cell)));
                assert!((after[cell.index()] - value).abs() < 1e-9);
            }
        }
    }
}
