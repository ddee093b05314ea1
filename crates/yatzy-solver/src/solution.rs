//! A solved ruleset.

use crate::solve::Solver;

/// Every value of perfect play.
pub struct Solution {
    pub(crate) solver: Solver,
    pub(crate) values: Vec<f64>,
}

impl Solution {
    pub(crate) fn new(solver: Solver, values: Vec<f64>) -> Solution {
        Solution { solver, values }
    }

    /// The expected total of perfect play from the empty card.
    pub fn expected(&self) -> f64 {
        self.values[0]
    }
}
