//! Exact values of positions with few open cells, for many games that end in different ones. Every set of filled cells
//! is solved once, for all its upper totals and chips, when it is first asked for.

use crate::adviser::QueryError;
use crate::kernel::TurnInput;
use crate::objective::rows_after;
use crate::position::Position;
use crate::solve::{MaskWorkspace, Solver};
use crate::state_space::Mask;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use yatzy_rules::{Entry, Points, Ruleset};

/// The last cells of a ruleset.
pub struct LastCells {
    rules: Arc<Ruleset>,
    cells: usize,
    /// Created with the first late position; `None` if the rules can't be solved.
    solver: OnceLock<Option<Box<Solver>>>,
    known: RwLock<HashMap<Mask, Arc<[f64]>>>,
}

impl LastCells {
    /// Positions with at most this many open cells. Nothing is solved yet.
    pub fn new(rules: Arc<Ruleset>, cells: usize) -> LastCells {
        LastCells { rules, cells, solver: OnceLock::new(), known: RwLock::default() }
    }

    /// Positions with at most this many open cells are known.
    pub fn cells(&self) -> usize {
        self.cells
    }

    fn solver(&self) -> Option<&Solver> {
        let solver = || Solver::new(self.rules.clone()).ok().map(Box::new);
        self.solver.get_or_init(solver).as_deref()
    }

    /// The points that perfect play still earns, bonus included; `None` if too many cells are open.
    pub fn value(&self, position: Position) -> Result<Option<f64>, QueryError> {
        let is_late = position.open(&self.rules).len() <= self.cells;
        let Some(Solver { space, .. }) = is_late.then(|| self.solver()).flatten() else { return Ok(None) };
        let mask = position.filled.bits() as Mask;
        let half = usize::from(position.yatzy_scored && space.halves(mask) == 2);
        let within = space.within(mask, half, position)?;
        Ok(Some(self.values_of(mask)?[within]))
    }

    /// The values after entries into one cell, points included: a row for each number of rethrows left, from
    /// `rethrows` on. After them at most [`LastCells::cells`] cells must be open.
    pub fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        let Some(first) = entries.first() else { return Ok(()) };
        let rules = &self.rules;
        let space = &self.solver().ok_or(QueryError::Unreachable)?.space;
        let mask = from.after(rules, first.cell, Points::ZERO, rethrows).filled.bits() as Mask;
        let values = self.values_of(mask)?;
        rows_after(rules, from, points, entries, rethrows, out, |next| {
            let half = usize::from(next.yatzy_scored && space.halves(mask) == 2);
            Ok(values[space.within(mask, half, next)?])
        })
    }

    /// The values of a set of filled cells, in the order of [`StateSpace`](crate::state_space::StateSpace).
    fn values_of(&self, mask: Mask) -> Result<Arc<[f64]>, QueryError> {
        if let Some(known) = self.known.read().unwrap_or_else(PoisonError::into_inner).get(&mask) {
            return Ok(known.clone());
        }
        let solver = self.solver().ok_or(QueryError::Unreachable)?;
        let space = &solver.space;
        space.offset(mask).ok_or(QueryError::Unreachable)?;
        let mut values = vec![f64::NEG_INFINITY; space.size_of(mask)];
        if mask == space.full() {
            solver.fill_full_card(&mut values);
        } else {
            self.solve(solver, mask, &mut values)?;
        }
        let values: Arc<[f64]> = values.into();
        // Another thread may have solved the same.
        self.known.write().unwrap_or_else(PoisonError::into_inner).insert(mask, values.clone());
        Ok(values)
    }

    fn solve(&self, solver: &Solver, mask: Mask, values: &mut [f64]) -> Result<(), QueryError> {
        let space = &solver.space;
        // The values of all next sets, one after the other.
        let (mut starts, mut table) = (HashMap::new(), Vec::new());
        for next in (0..space.cells).map(|cell| mask | 1 << cell) {
            if next != mask && space.offset(next).is_some() {
                starts.insert(next, table.len());
                table.extend_from_slice(&self.values_of(next)?);
            }
        }
        let (lanes, banks) = (space.lanes(mask), space.banks(mask));
        let MaskWorkspace { mut plan, mut sources, mut scratch } = MaskWorkspace::new(solver);
        for (half, values) in values.chunks_exact_mut(banks * lanes.len()).enumerate() {
            solver.sources_from(mask, half, |next| starts.get(&next).copied(), &mut sources);
            for named in solver.namings(mask) {
                solver.kernel.moves.entries.plan(&solver.rules, mask, half == 1, named, &mut plan);
                let turn = TurnInput {
                    lanes,
                    table: &table,
                    sources: &sources,
                    plan: &plan,
                    banks,
                    chips: space.chips,
                };
                solver.kernel.raise(&turn, &mut scratch, values);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{CellSet, toys};

    #[test]
    fn last_cells_agree_with_the_whole() {
        let mut compared = 0;
        for seed in 0..60 {
            let rules = Arc::new(toys::ruleset(seed));
            let solution = Solver::new(rules.clone()).expect("toys are small").solve();
            let last = LastCells::new(rules.clone(), 2);
            for bits in 0..1u64 << rules.cells().len() {
                for (upper, chips) in (0..12).zip((0..3).cycle()) {
                    let filled = CellSet::from_bits(bits);
                    let chips = if rules.has_chips() { chips } else { 0 };
                    let position = Position { filled, upper: Points(upper), chips, yatzy_scored: false };
                    let Ok(whole) = solution.remaining(position) else { continue };
                    let late = last.value(position).expect("a position of play");
                    assert_eq!(late.is_some(), position.open(&rules).len() <= 2);
                    compared += late.iter().filter(|&&late| (late - whole).abs() < 1e-9).count();
                    assert!(late.is_none_or(|late| (late - whole).abs() < 1e-9), "toy {seed}: {position:?}");
                }
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
