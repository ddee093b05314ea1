//! A solve split into parts, for callers without threads, such as a browser with workers. The inputs and the results
//! of a part are plain numbers, so a part can be solved anywhere.

use crate::solution::{Solution, ValueStore};
use crate::solve::Solver;
use crate::state_space::Mask;
use std::ops::Range;

/// A layer with less work than this is not split.
const WORTH_SHARING: f64 = 1000.0;

/// A part of a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerPart {
    /// Number of filled cells on the cards of the layer.
    pub layer: usize,
    /// Index of the part, from 0.
    pub number: usize,
    /// Number of parts.
    pub of: usize,
}

/// A solve that proceeds layer by layer, from the full card to the empty one.
pub struct LayeredSolve {
    solver: Solver,
    values: Vec<f64>,
    /// Number of filled cells of the last solved layer.
    solved: usize,
}

impl LayeredSolve {
    /// Starts with the full card, which needs no solving.
    pub fn new(solver: Solver) -> LayeredSolve {
        let mut values = vec![0.0; solver.space.size() as usize];
        let cells = solver.space.cells;
        solver.fill_full_card(&mut values[solver.space.layer(cells).start as usize..]);
        LayeredSolve { solver, values, solved: cells }
    }

    /// The parts of the next layer for this many workers; none once everything is solved.
    pub fn parts(&self, workers: usize) -> Vec<LayerPart> {
        let Some(layer) = self.solved.checked_sub(1) else { return Vec::new() };
        let work: f64 = self.solver.space.layers[layer].iter().map(|&mask| self.solver.cost(mask)).sum();
        let of = if work < WORTH_SHARING { 1 } else { workers.max(1) };
        (0..of).map(|number| LayerPart { layer, number, of }).collect()
    }

    /// The input of every part: the values of the last solved layer.
    pub fn needs(&self) -> &[f64] {
        &self.values[range(self.solver.space.layer(self.solved))]
    }

    /// Solves a part in this process.
    pub fn solve(&mut self, part: LayerPart) {
        if let Some(values) = self.solver.solve_part(part, self.needs()) {
            self.put(part, &values);
        }
    }

    /// Stores a part that was solved elsewhere; `false` if it does not fit.
    pub fn put(&mut self, part: LayerPart, values: &[f64]) -> bool {
        let Some((_, place)) = self.solver.part(part) else { return false };
        let fits = part.layer + 1 == self.solved && place.len() == values.len();
        if fits {
            self.values[place].copy_from_slice(values);
        }
        fits
    }

    /// Proceeds to the next layer. All parts of this one must be solved.
    pub fn advance(&mut self) {
        self.solved = self.solved.saturating_sub(1);
    }

    /// The solution, once no part is left.
    pub fn finish(self) -> Solution {
        assert_eq!(self.solved, 0, "all layers are solved");
        Solution::new(self.solver, ValueStore::Memory(self.values)).expect("values in memory can be read")
    }
}

impl Solver {
    /// Solves a part of a layer, given the values of the layer with one more filled cell; `None` if there is no such
    /// part or the number of values is wrong.
    pub fn solve_part(&self, part: LayerPart, next: &[f64]) -> Option<Vec<f64>> {
        let (masks, place) = self.part(part)?;
        if next.len() != range(self.space.layer(part.layer + 1)).len() {
            return None;
        }
        let mut values = vec![0.0; place.len()];
        let mut rest = values.as_mut_slice();
        let mut tasks = Vec::with_capacity(masks.len());
        for &mask in masks {
            let (own, after) = rest.split_at_mut(self.space.size_of(mask));
            tasks.push((mask, own));
            rest = after;
        }
        self.solve_masks(part.layer, tasks, next);
        Some(values)
    }

    /// The masks of a part and the range of their values. All parts have about the same work.
    fn part(&self, part: LayerPart) -> Option<(&[Mask], Range<usize>)> {
        let LayerPart { layer, number, of } = part;
        let masks = self.space.layers.get(layer).filter(|_| layer < self.space.cells && number < of)?;
        let total: f64 = masks.iter().map(|&mask| self.cost(mask)).sum();
        let mut done = 0.0;
        // A mask belongs to the part in which its work begins.
        let parts = masks.iter().map(|&mask| {
            let place = (done / total * of as f64) as usize;
            done += self.cost(mask);
            place
        });
        let parts: Vec<usize> = parts.collect();
        let own =
            parts.partition_point(|&place| place < number)..parts.partition_point(|&place| place <= number);
        let sizes = |masks: &[Mask]| masks.iter().map(|&mask| self.space.size_of(mask)).sum::<usize>();
        let start = range(self.space.layer(layer)).start + sizes(&masks[..own.start]);
        let own = &masks[own];
        Some((own, start..start + sizes(own)))
    }
}

fn range(place: Range<u64>) -> Range<usize> {
    place.start as usize..place.end as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use yatzy_rules::{Catalogue, toys};

    #[test]
    fn parts_make_the_whole_to_the_last_bit() {
        let yahtzee = Catalogue::get().rules("yahtzee").expect("it is in the catalogue");
        let toys = (0..20).map(|seed| Arc::new(toys::ruleset(seed)));
        for (rules, workers) in toys.chain([yahtzee]).zip((1..=4).cycle()) {
            let Ok(solver) = Solver::new(rules.clone()) else { continue };
            let elsewhere = Solver::new(rules).expect("as before");
            let whole = Solver::new(solver.rules().clone()).expect("as before").solve();
            let mut layers = LayeredSolve::new(solver);
            loop {
                let parts = layers.parts(workers);
                if parts.is_empty() {
                    break;
                }
                for part in parts {
                    match part.number % 2 {
                        0 => layers.solve(part),
                        _ => {
                            let solved = elsewhere.solve_part(part, layers.needs()).expect("a part");
                            assert!(!layers.put(part, &solved[1..]));
                            assert!(layers.put(part, &solved));
                        }
                    }
                }
                layers.advance();
            }
            assert_eq!(layers.finish().values_in_memory(), whole.values_in_memory());
            assert!(elsewhere.solve_part(LayerPart { layer: 99, number: 0, of: 1 }, &[]).is_none());
            assert!(elsewhere.solve_part(LayerPart { layer: 0, number: 0, of: 1 }, &[]).is_none());
        }
    }
}
