//! A solved ruleset.

use crate::adviser::{Adviser, QueryError, TIE};
use crate::estimate::Estimate;
use crate::fit::CardFit;
use crate::kernel::Source;
use crate::position::Position;
use crate::shape::Mask;
use crate::solve::Solver;
use crate::table::{TableError, TableFile};
use std::borrow::Cow;
use std::sync::Arc;
use yatzy_rules::Ruleset;

/// Every value of perfect play.
pub struct Solution {
    pub(crate) solver: Solver,
    expected: f64,
    store: Store,
}

/// Where the values are.
pub(crate) enum Store {
    Memory(Vec<f64>),
    File(TableFile),
    /// Not solved at all: fitted values in their place, so that a fit can be asked and played with.
    Fit(Box<CardFit>),
}

impl Solution {
    pub(crate) fn new(solver: Solver, store: Store) -> Result<Solution, QueryError> {
        let mut solution = Solution { solver, expected: 0.0, store };
        solution.expected = solution.remaining(Position::START)?;
        Ok(solution)
    }

    /// Fitted values, to be asked like solved ones.
    pub(crate) fn of_fit(solver: Solver, fit: CardFit) -> Solution {
        Solution { solver, expected: f64::NAN, store: Store::Fit(Box::new(fit)) }
    }

    /// The fit that this was made of.
    pub(crate) fn into_fit(self) -> Option<CardFit> {
        match self.store {
            Store::Fit(fit) => Some(*fit),
            Store::Memory(_) | Store::File(_) => None,
        }
    }

    /// The rules that are solved.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.solver.rules
    }

    /// The expected total of perfect play from the empty card.
    pub fn expected(&self) -> f64 {
        self.expected
    }

    /// What perfect play still earns from the start of a turn, the bonus included.
    pub fn remaining(&self, position: Position) -> Result<f64, QueryError> {
        let shape = &self.solver.shape;
        let (mask, half) = self.place(position)?;
        let within = shape.within(mask, half, position)?;
        let offset = shape.offset(mask).ok_or(QueryError::Unreachable)?;
        match &self.store {
            Store::Memory(values) => Ok(values[offset as usize + within]),
            Store::File(file) => {
                let mut values = Vec::new();
                file.read(shape, mask, &mut values)?;
                Ok(values[within])
            }
            Store::Fit(fit) => fit.value(position),
        }
    }

    /// What it takes to solve these rules.
    pub fn takes(&self) -> Estimate {
        self.solver.estimate()
    }

    /// Whether all values are in memory, and not in a file.
    pub fn is_in_memory(&self) -> bool {
        self.values_in_memory().is_some()
    }

    /// Reads a table file through, to see whether any part of it is damaged.
    pub fn verify(&self) -> Result<(), TableError> {
        match &self.store {
            Store::Memory(_) | Store::Fit(_) => Ok(()),
            Store::File(file) => file.verify(&self.solver.shape),
        }
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

    /// Values closer than this are equal. Those of a file are rounded, so that equal ones may differ more.
    pub(crate) fn tie(&self) -> f64 {
        match self.store {
            Store::Memory(_) | Store::Fit(_) => TIE,
            Store::File(_) => 100.0 * TIE,
        }
    }

    /// All values, if they are in memory.
    pub(crate) fn values_in_memory(&self) -> Option<&[f64]> {
        match &self.store {
            Store::Memory(values) => Some(values),
            Store::File(_) | Store::Fit(_) => None,
        }
    }

    /// The values of a layer.
    pub(crate) fn layer_values(&self, filled: usize) -> Result<Cow<'_, [f64]>, QueryError> {
        let shape = &self.solver.shape;
        let range = shape.layer(filled);
        match &self.store {
            Store::Memory(values) => Ok(Cow::Borrowed(&values[range.start as usize..range.end as usize])),
            Store::File(file) => {
                let mut values = Vec::with_capacity((range.end - range.start) as usize);
                for &mask in &shape.layers[filled] {
                    file.read(shape, mask, &mut values)?;
                }
                Ok(Cow::Owned(values))
            }
            Store::Fit(fit) => {
                let mut values = Vec::with_capacity((range.end - range.start) as usize);
                shape.layers[filled].iter().for_each(|&mask| fit.rows(mask, &mut values));
                Ok(Cow::Owned(values))
            }
        }
    }

    /// Where the values that a turn leads to lie: in memory, or else in `table`, which is then filled.
    pub(crate) fn sources(
        &self,
        mask: Mask,
        half: usize,
        sources: &mut Vec<Source>,
        table: &mut Vec<f64>,
    ) -> Result<(), QueryError> {
        let solver = &self.solver;
        solver.sources(mask, half, 0, sources);
        let file = match &self.store {
            Store::Memory(_) => return Ok(()),
            Store::Fit(fit) => {
                fit.sources(solver, mask, sources, table);
                return Ok(());
            }
            Store::File(file) => file,
        };
        table.clear();
        for source in sources {
            let armed = source.slot == solver.kernel.entries.armed_slot();
            let cell = solver.shape.joker_cell.filter(|_| armed).unwrap_or(source.slot);
            let next = mask | 1 << cell;
            let offset = solver.shape.offset(next).ok_or(QueryError::Unreachable)? as usize;
            source.start = source.start - offset + table.len();
            file.read(&solver.shape, next, table)?;
        }
        Ok(())
    }
}
