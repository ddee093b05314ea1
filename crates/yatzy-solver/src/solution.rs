//! A solved ruleset.

use crate::adviser::{Adviser, QueryError, TIE};
use crate::estimate::Estimate;
use crate::moves::Moves;
use crate::objective::Objective;
use crate::position::Position;
use crate::solve::Solver;
use crate::state_space::Mask;
use crate::table::TableError;
#[cfg(feature = "files")]
use crate::table::TableFile;
use std::borrow::Cow;
use std::ops::Deref;
use std::sync::Arc;
use yatzy_rules::{Entry, Points, Ruleset};

/// The values of all positions under perfect play.
pub struct Solution {
    pub(crate) solver: Solver,
    expected: f64,
    store: ValueStore,
}

/// Where the values are stored.
pub(crate) enum ValueStore {
    Memory(Vec<f64>),
    #[cfg(feature = "files")]
    File(TableFile),
}

impl Solution {
    pub(crate) fn new(solver: Solver, store: ValueStore) -> Result<Solution, QueryError> {
        let mut solution = Solution { solver, expected: 0.0, store };
        solution.expected = solution.remaining(Position::START)?;
        Ok(solution)
    }

    /// The rules that are solved.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.solver.rules
    }

    /// The expected total of perfect play from the empty card.
    pub fn expected(&self) -> f64 {
        self.expected
    }

    /// The points that perfect play still earns from the start of a turn, bonus included.
    pub fn remaining(&self, position: Position) -> Result<f64, QueryError> {
        let space = &self.solver.space;
        let (mask, half) = self.place(position)?;
        let within = space.within(mask, half, position)?;
        Ok(self.values_of(mask)?[within])
    }

    /// The values of a mask.
    fn values_of(&self, mask: Mask) -> Result<MaskValues<'_>, QueryError> {
        let space = &self.solver.space;
        let offset = space.offset(mask).ok_or(QueryError::Unreachable)? as usize;
        Ok(match &self.store {
            ValueStore::Memory(values) => MaskValues::Memory(&values[offset..][..space.size_of(mask)]),
            #[cfg(feature = "files")]
            ValueStore::File(file) => MaskValues::File(file.recall(space, mask)?),
        })
    }

    /// The cost of solving these rules.
    pub fn takes(&self) -> Estimate {
        self.solver.estimate()
    }

    /// Whether all values are in memory and not in a file.
    pub fn is_in_memory(&self) -> bool {
        self.values_in_memory().is_some()
    }

    /// Reads the whole table file and checks every checksum.
    pub fn verify(&self) -> Result<(), TableError> {
        match &self.store {
            ValueStore::Memory(_) => Ok(()),
            #[cfg(feature = "files")]
            ValueStore::File(file) => file.verify(&self.solver.space),
        }
    }

    /// An adviser for this solution.
    pub fn adviser(&self) -> Adviser<'_> {
        Adviser::new(self)
    }

    /// The mask and half of a position.
    pub(crate) fn place(&self, position: Position) -> Result<(Mask, usize), QueryError> {
        let space = &self.solver.space;
        if !position.filled.without(self.solver.rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        let mask = position.filled.bits() as Mask;
        space.offset(mask).ok_or(QueryError::Unreachable)?;
        let half = usize::from(position.yatzy_scored && space.halves(mask) == 2);
        Ok((mask, half))
    }

    /// Values closer than this are equal. Values from a file are rounded, so the limit is larger.
    pub(crate) fn tie(&self) -> f64 {
        match self.store {
            ValueStore::Memory(_) => TIE,
            #[cfg(feature = "files")]
            ValueStore::File(_) => 100.0 * TIE,
        }
    }

    /// All values, if they are in memory.
    pub(crate) fn values_in_memory(&self) -> Option<&[f64]> {
        match &self.store {
            ValueStore::Memory(values) => Some(values),
            #[cfg(feature = "files")]
            ValueStore::File(_) => None,
        }
    }

    /// The values of a layer.
    pub(crate) fn layer_values(&self, filled: usize) -> Result<Cow<'_, [f64]>, QueryError> {
        let space = &self.solver.space;
        let range = space.layer(filled);
        match &self.store {
            ValueStore::Memory(values) => {
                Ok(Cow::Borrowed(&values[range.start as usize..range.end as usize]))
            }
            #[cfg(feature = "files")]
            ValueStore::File(file) => {
                let mut values = Vec::with_capacity((range.end - range.start) as usize);
                for &mask in &space.layers[filled] {
                    file.read(space, mask, &mut values)?;
                }
                Ok(Cow::Owned(values))
            }
        }
    }
}

/// The values of one mask, in memory or read from the file.
enum MaskValues<'a> {
    Memory(&'a [f64]),
    #[cfg(feature = "files")]
    File(Arc<[f64]>),
}

impl Deref for MaskValues<'_> {
    type Target = [f64];

    fn deref(&self) -> &[f64] {
        match self {
            MaskValues::Memory(values) => values,
            #[cfg(feature = "files")]
            MaskValues::File(values) => values,
        }
    }
}

impl Objective for Solution {
    fn moves(&self) -> &Arc<Moves> {
        &self.solver.kernel.moves
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0) + self.remaining(position)?)
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        let (rules, space) = (self.rules(), &self.solver.space);
        let Some(first) = entries.first() else { return Ok(()) };
        // All entries fill the same cell: only the upper total and the yatzy box may differ.
        let zero = from.after(rules, first.cell, Points::ZERO, rethrows);
        let (mask, _) = self.place(zero)?;
        let values = self.values_of(mask)?;
        let (lanes, halves) = (space.lanes(mask), space.halves(mask));
        let row = space.within(mask, 0, zero)? - lanes.of(zero.upper.0 as usize);
        let counts = space.counts(first.cell.index());
        let is_yatzy = rules.yatzy_cell() == Some(first.cell);
        for (entry, value) in entries.iter().zip(out) {
            let upper = if counts { zero.upper + entry.points } else { zero.upper };
            let scored = zero.yatzy_scored || (is_yatzy && entry.points > Points::ZERO);
            let half = usize::from(scored && halves == 2);
            let place = row + half * (values.len() / halves) + lanes.of(upper.0 as usize);
            *value = f64::from((points + entry.points + entry.extra).0) + values[place];
        }
        Ok(())
    }

    fn tie(&self) -> f64 {
        Solution::tie(self)
    }
}
