//! A solved ruleset.

use crate::adviser::{Adviser, QueryError};
use crate::kernel::Source;
use crate::position::Position;
use crate::shape::Mask;
use crate::solve::Solver;
use std::sync::Arc;
use yatzy_rules::Ruleset;

/// Every value of perfect play.
pub struct Solution {
    pub(crate) solver: Solver,
    values: Vec<f64>,
}

impl Solution {
    pub(crate) fn new(solver: Solver, values: Vec<f64>) -> Solution {
        Solution { solver, values }
    }

    /// The rules that are solved.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.solver.rules
    }

    /// The expected total of perfect play from the empty card.
    pub fn expected(&self) -> f64 {
        self.remaining(Position::START).expect("the empty card can come up")
    }

    /// What perfect play still earns from the start of a turn, the bonus included.
    pub fn remaining(&self, position: Position) -> Result<f64, QueryError> {
        let shape = &self.solver.shape;
        let (mask, half) = self.place(position)?;
        let lanes = shape.lanes(mask);
        let banks = shape.banks(mask);
        let bank = usize::from(position.chips);
        if bank >= banks {
            return Err(QueryError::Rethrows { found: position.chips, most: banks as u16 - 1 });
        }
        let within = (half * banks + bank) * lanes.len() + lanes.of(position.upper.0 as usize);
        let offset = shape.offset(mask).ok_or(QueryError::Unreachable)?;
        Ok(self.values[offset as usize + within])
    }

    /// Someone to ask.
    pub fn adviser(&self) -> Adviser<'_> {
        Adviser::new(self)
    }

    /// The mask and half of a position.
    pub(crate) fn place(&self, position: Position) -> Result<(Mask, usize), QueryError> {
        let shape = &self.solver.shape;
        if !position.filled.without(self.solver.rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        let mask = position.filled.bits() as Mask;
        shape.offset(mask).ok_or(QueryError::Unreachable)?;
        let half = usize::from(position.yatzy_scored && shape.halves(mask) == 2);
        Ok((mask, half))
    }

    /// All values, if they are in memory.
    pub(crate) fn values_in_memory(&self) -> Option<&[f64]> {
        Some(&self.values)
    }

    /// Where the values that a turn leads to lie: in memory, or else in `table`, which is then filled.
    pub(crate) fn sources(
        &self,
        mask: Mask,
        half: usize,
        sources: &mut Vec<Source>,
        _table: &mut Vec<f64>,
    ) -> Result<(), QueryError> {
        self.solver.sources(mask, half, 0, sources);
        Ok(())
    }
}
