//! An exact count of the reachable positions at the start of a turn.

use crate::entries::EntryPlan;
use crate::solve::Solver;
use crate::state_space::StateSpace;

/// The upper totals of a mask, one bit each. All totals from the bonus on share one bit.
#[derive(Clone, Copy, Default)]
struct UpperTotals(u128);

impl UpperTotals {
    /// The totals after an entry.
    fn plus(self, points: usize, need: usize) -> UpperTotals {
        let reaching = self.0 >> need.saturating_sub(points);
        let below = (1u128 << need) - 1;
        let moved = if points < 128 { self.0 << points } else { 0 };
        UpperTotals(moved & below | u128::from(reaching != 0) << need)
    }
}

impl Solver {
    /// Number of reachable positions at the start of a turn: filled boxes, upper total up to the bonus, chips, and
    /// whether the yatzy box holds points where the joker rules need it.
    pub fn states(&self) -> u64 {
        let StateSpace { need, joker_cell, .. } = self.space;
        let entries = &self.kernel.moves.entries;
        let mut reached = [vec![UpperTotals(0); 1 << self.space.cells], Vec::new()];
        reached[1] = if joker_cell.is_some() { reached[0].clone() } else { Vec::new() };
        reached[0][0] = UpperTotals(1);
        let mut plan = EntryPlan::default();
        let mut states = 0;
        for &mask in self.space.in_order().iter().filter(|&&mask| mask != self.space.full()) {
            for half in 0..self.space.halves(mask) {
                let uppers = reached[half][mask as usize];
                if uppers.0 == 0 {
                    continue;
                }
                states += u64::from(uppers.0.count_ones()) * self.space.banks(mask) as u64;
                let mut reach = |slot: usize, points: usize| {
                    let arms = slot == entries.armed_slot();
                    let cell = if arms { joker_cell.expect("only a joker asks for points") } else { slot };
                    let half = if arms { 1 } else { half };
                    let next = &mut reached[half][mask as usize | 1 << cell];
                    next.0 |= if need == 0 { 1 } else { uppers.plus(points, need).0 };
                };
                for named in self.namings(mask) {
                    entries.plan(&self.rules, mask, half == 1, named, &mut plan);
                    entries.for_each(&plan, &mut reach);
                }
            }
        }
        states
    }
}
