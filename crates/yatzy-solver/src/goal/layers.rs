//! Backward induction over the layers of masks with the same number of filled cells.

use super::GoalSolver;
use super::kernel::{GoalTurn, LaneValues, NextRow, groups, values};
use super::rows::{MissingRow, MissingRows};
use super::utility::Utility;
use crate::entries::EntryPlan;
use crate::passes::Workspace;
use crate::position::Position;
use crate::state_space::{Lanes, Mask};
use crate::statistics::each_mask;
use crate::vector::{F32x16, F64x8, Vector};
use std::ops::RangeInclusive;
use std::sync::Arc;
use yatzy_rules::CellSet;

/// The input of a solve: the root, its missing points, and the utility.
pub(crate) struct GoalTask<'a> {
    pub utility: &'a Utility,
    pub root: Position,
    pub missing: RangeInclusive<i32>,
    pub precision: Precision,
}

/// The precision of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Precision {
    /// 64 bits.
    Full,
    /// 32 bits, which is twice as fast. The results of a turn are accumulated and stored in 64 bits.
    Half,
}

impl Precision {
    /// With a monotone utility, values this close to an end count as that end, which keeps rows short. It changes the
    /// result of fifteen turns by less than 2e-9, or 2e-7 at half precision.
    fn negligible(self) -> f64 {
        match self {
            Precision::Full => 1e-10,
            Precision::Half => 1e-8,
        }
    }
}

/// The rows of masks with the same number of filled cells, masks ascending.
pub(crate) struct GoalLayer {
    pub masks: Vec<Mask>,
    pub rows: Vec<Arc<MissingRows>>,
}

impl GoalLayer {
    pub fn of(&self, mask: Mask) -> Option<&MissingRows> {
        self.masks.binary_search(&mask).ok().map(|place| &*self.rows[place])
    }
}

/// The reachable rows of a mask.
pub(crate) struct ReachableRows {
    pub lanes: Lanes,
    pub halves: RangeInclusive<usize>,
    /// Upper limit of the points of the cells filled since the root.
    pub earned: i32,
}

/// The memory of one thread.
struct RowWorkspace<'a> {
    plan: EntryPlan,
    ways: Vec<NextRow<'a>>,
    special_ends: Vec<usize>,
    full: Workspace<F64x8>,
    half: Workspace<F32x16>,
    blocks: Vec<f64>,
}

impl GoalSolver {
    /// The masks with this many filled cells that can follow a position, ascending.
    pub(crate) fn masks(&self, root: Position, filled: usize) -> Vec<Mask> {
        let before = root.filled.bits() as Mask;
        let layer = self.solver.space.layers[filled].iter().copied();
        layer.filter(|mask| mask & before == before).collect()
    }

    /// The full card: its utility depends on the bonus only.
    pub(crate) fn full_card(&self, utility: &Utility) -> GoalLayer {
        let space = &self.solver.space;
        let (full, mut rows) = (space.full(), MissingRows::default());
        let lanes = space.lanes(full);
        for _ in 0..space.halves(full) {
            for lane in 0..lanes.len() {
                rows.push(utility.low + space.at_the_end(lanes.low + lane) as i32, &utility.by_missing);
            }
        }
        GoalLayer { masks: vec![full], rows: vec![Arc::new(rows)] }
    }

    /// The layer before `next`.
    pub(crate) fn layer_before(&self, question: &GoalTask<'_>, filled: usize, next: &GoalLayer) -> GoalLayer {
        let masks = self.masks(question.root, filled);
        let work = || RowWorkspace {
            plan: EntryPlan::default(),
            ways: Vec::new(),
            special_ends: Vec::new(),
            full: Workspace::empty(),
            half: Workspace::empty(),
            blocks: Vec::new(),
        };
        let rows = each_mask(&masks, work, |&mask, work| Arc::new(self.rows_of(question, mask, next, work)));
        GoalLayer { masks, rows }
    }

    fn rows_of<'a>(
        &self,
        question: &GoalTask<'_>,
        mask: Mask,
        next: &'a GoalLayer,
        work: &mut RowWorkspace<'a>,
    ) -> MissingRows {
        let solver = &self.solver;
        let all = solver.space.lanes(mask);
        let wanted = self.wanted(question.root, mask);
        let uppers = self.uppers(question.root, mask);
        let nexts: Vec<Option<&MissingRows>> =
            (0..solver.space.cells).map(|cell| next.of(mask | 1 << cell)).collect();
        let mut rows = MissingRows::default();
        for half in 0..solver.space.halves(mask) {
            let is_wanted = wanted.halves.contains(&half);
            if is_wanted {
                solver.kernel.moves.entries.plan(&solver.rules, mask, half == 1, None, &mut work.plan);
            }
            for upper in all.low..=all.high {
                if is_wanted && uppers[upper - all.low] {
                    let missing = self.missing(question, &wanted, mask, half, upper);
                    self.link(question.utility, mask, half, upper, &nexts, work);
                    let low = self.fill_row(question, missing, work);
                    rows.push(low, &work.blocks);
                } else {
                    rows.push(0, &[]);
                }
            }
        }
        rows.values.shrink_to_fit();
        rows
    }

    /// The rows of a mask that can follow a position.
    pub(crate) fn wanted(&self, root: Position, mask: Mask) -> ReachableRows {
        let (space, rules) = (&self.solver.space, &self.solver.rules);
        let all = space.lanes(mask);
        let since = CellSet::from_bits(mask.into()).without(root.filled);
        let points = |counts_only: bool| -> usize {
            let cells = since.iter().filter(|cell| !counts_only || space.counts(cell.index()));
            cells.map(|cell| rules.max_points(cell).0 as usize).sum()
        };
        let upper = root.upper.0 as usize;
        let low = upper.clamp(all.low, all.high);
        let lanes = Lanes { low, high: all.high.min(upper + points(true)).max(low) };
        let joker_filled = space.joker_cell.is_some_and(|cell| root.filled.bits() >> cell & 1 == 1);
        let root_half = usize::from(root.yatzy_scored);
        let halves = match space.halves(mask) {
            2 if joker_filled => root_half..=root_half,
            halves => 0..=halves - 1,
        };
        let extra = if joker_filled && root_half == 0 { 0 } else { self.extra * since.len() as i32 };
        ReachableRows { lanes, halves, earned: points(false) as i32 + extra }
    }

    /// The upper totals of a mask that can follow a position: few, if few boxes were filled since.
    pub(crate) fn uppers(&self, root: Position, mask: Mask) -> Vec<bool> {
        let (space, rules) = (&self.solver.space, &self.solver.rules);
        let all = space.lanes(mask);
        let since = CellSet::from_bits(mask.into()).without(root.filled);
        let mut totals = vec![root.upper.0 as usize];
        for cell in since.iter().filter(|cell| space.counts(cell.index())) {
            // An upper box takes a multiple of its face.
            let dice = usize::from(rules.dice());
            let step = rules.max_points(cell).0 as usize / dice;
            let more = totals.iter().flat_map(|&total| (0..=dice).map(move |count| total + count * step));
            totals = more.map(|total| total.min(all.high)).collect();
            totals.sort_unstable();
            totals.dedup();
        }
        let mut reached = vec![false; all.len()];
        totals.iter().for_each(|&total| reached[all.of(total)] = true);
        reached
    }

    /// The range of missing points of a position in which its value is not constant. The range may be empty; then its
    /// start is where the value drops from the highest to the lowest.
    fn missing(
        &self,
        question: &GoalTask<'_>,
        wanted: &ReachableRows,
        mask: Mask,
        half: usize,
        upper: usize,
    ) -> (i32, i32) {
        let (space, rules) = (&self.solver.space, &self.solver.rules);
        let open = rules.cells().without(CellSet::from_bits(mask.into()));
        let most = |cell: yatzy_rules::Cell| rules.max_points(cell).0 as usize;
        let points: usize = open.iter().map(most).sum();
        let to_upper: usize = open.iter().filter(|cell| space.counts(cell.index())).map(most).sum();
        let bonus = space.at_the_end(upper + to_upper) as i32;
        let may_arm = half == 1 || space.joker_cell.is_some_and(|cell| mask >> cell & 1 == 0);
        let extra = if may_arm { self.extra * open.len() as i32 } else { 0 };
        let to_come = points as i32 + bonus + extra;
        let (first, last) = (*question.missing.start(), *question.missing.end());
        let low = (first - wanted.earned).max(question.utility.low + 1);
        let high = last.min(question.utility.high() + to_come - 1);
        match low <= high {
            true => (low, high),
            false if last < low => (low, low - 1),
            false => (high + 1, high),
        }
    }

    /// Finds the row after every entry of a position.
    fn link<'a>(
        &self,
        utility: &Utility,
        mask: Mask,
        half: usize,
        upper: usize,
        nexts: &[Option<&'a MissingRows>],
        work: &mut RowWorkspace<'a>,
    ) {
        let (space, kernel) = (&self.solver.space, &self.solver.kernel);
        let entries = &kernel.moves.entries;
        let way = |slot: usize, shift: usize, earns: f64| -> NextRow<'a> {
            let arms = slot == entries.armed_slot();
            let cell = if arms { space.joker_cell.expect("only a joker asks for points") } else { slot };
            let next = mask | 1 << cell;
            let half = match space.joker_cell {
                Some(joker) if joker == cell => usize::from(arms),
                _ => half,
            };
            let lanes = space.lanes(next);
            let rows = nexts[cell].expect("a legal entry leads on");
            let place = half * lanes.len() + lanes.of(upper + shift);
            NextRow { row: rows.row(place, utility.most(), utility.least()), earns: earns as i32 }
        };
        let RowWorkspace { plan, ways, special_ends, .. } = work;
        ways.clear();
        special_ends.clear();
        let mut plain = 0;
        if entries.has_plain {
            if utility.never_falls {
                ways.extend(plan.allowed.iter().map(|cell| way(cell.index(), 0, 0.0)));
            }
            for cell in plan.allowed.iter() {
                for group in groups(kernel, cell.index(), utility.never_falls) {
                    ways.push(way(cell.index(), group.shift, group.points));
                }
            }
            plain = ways.len();
        }
        for (_, legal) in entries.special(plan) {
            for entry in legal {
                let slot = usize::from(entry.slot);
                match slot.checked_sub(entries.first_zero()) {
                    None => ways.push(way(slot, entry.shift.into(), entry.points)),
                    Some(zeros) => {
                        ways.extend(plan.zeros[zeros].iter().map(|cell| way(cell.index(), 0, entry.points)))
                    }
                }
            }
            special_ends.push(ways.len() - plain);
        }
    }

    /// Computes a position for a range of missing points into the blocks, and returns the first number of missing
    /// points.
    fn fill_row(&self, question: &GoalTask<'_>, missing: (i32, i32), work: &mut RowWorkspace<'_>) -> i32 {
        let kernel = &self.solver.kernel;
        let RowWorkspace { plan, ways, special_ends, full, half, blocks } = work;
        let zeros = if question.utility.never_falls && kernel.moves.entries.has_plain {
            plan.allowed.len()
        } else {
            0
        };
        let turn = GoalTurn { plan, ways, zeros, special_ends };
        match question.precision {
            Precision::Full => {
                let work_out = |from: i32| values(kernel, &turn, from, full);
                fill::<{ F64x8::WIDTH }>(question, missing, ways, blocks, work_out)
            }
            Precision::Half => {
                let work_out = |from: i32| values(kernel, &turn, from, half);
                fill::<{ F32x16::WIDTH }>(question, missing, ways, blocks, work_out)
            }
        }
    }
}

/// Computes a row of missing points vector by vector, and returns its first number of missing points.
fn fill<const LANES: usize>(
    question: &GoalTask<'_>,
    (low, high): (i32, i32),
    ways: &[NextRow<'_>],
    blocks: &mut Vec<f64>,
    mut work_out: impl FnMut(i32) -> LaneValues,
) -> i32 {
    let utility = question.utility;
    blocks.clear();
    if high < low {
        return low;
    }
    let len = (high - low + 1) as usize;
    let count = len.div_ceil(LANES);
    blocks.resize(count * LANES, 0.0);
    let mut work_out = |block: usize, blocks: &mut [f64]| -> [f64; LANES] {
        let values = work_out(low + (block * LANES) as i32);
        let lanes: [f64; LANES] = std::array::from_fn(|lane| values[lane]);
        blocks[block * LANES..][..LANES].copy_from_slice(&lanes);
        lanes
    };
    if !utility.never_falls {
        (0..count).for_each(|block| {
            work_out(block, blocks);
        });
        blocks.truncate(len);
        return low;
    }
    // The value falls with the missing points: start in the middle and stop on either side where it no longer changes.
    let negligible = question.precision.negligible();
    let (most, least) = (utility.most() - negligible, utility.least() + negligible);
    let middle = (middle_of(&ways[0].row, low) / LANES).min(count - 1);
    let is_most = |values: [f64; LANES]| values.iter().all(|&value| value >= most);
    let is_least = |values: [f64; LANES]| values.iter().all(|&value| value <= least);
    let (mut first, mut last) = (middle, middle);
    let mut above = work_out(middle, blocks);
    let mut below = above;
    while !is_least(above) && last + 1 < count {
        last += 1;
        above = work_out(last, blocks);
    }
    while !is_most(below) && first > 0 {
        first -= 1;
        below = work_out(first, blocks);
    }
    blocks.truncate(((last + 1) * LANES).min(len));
    let kept = &blocks[first * LANES..];
    let start = kept.iter().take_while(|&&value| value >= most).count();
    let end = kept.len() - kept.iter().rev().take_while(|&&value| value <= least).count();
    let skipped = first * LANES + start;
    blocks.truncate(first * LANES + end.max(start));
    blocks.drain(..skipped);
    low + skipped as i32
}

/// The estimated offset of the drop in a row that begins at `low`, taken from a row after it.
fn middle_of(next: &MissingRow<'_>, low: i32) -> usize {
    let middle = next.low + next.values.len() as i32 / 2 + 10;
    usize::try_from(middle - low).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::toys::{Size, sized};

    /// Error limit of half precision in games of up to seven boxes.
    const MOST: f64 = 5e-7;

    /// The largest difference between both precisions in each layer, the full card first.
    fn differences(goals: &GoalSolver) -> Vec<f64> {
        let utility = Utility::reached();
        let highest = goals.highest().0 as i32;
        let question = |precision| GoalTask {
            utility: &utility,
            root: Position::START,
            missing: 0..=highest,
            precision,
        };
        let (full, half) = (question(Precision::Full), question(Precision::Half));
        let mut layers = (goals.full_card(&utility), goals.full_card(&utility));
        let mut worst = vec![0.0];
        for filled in (0..goals.solver.space.cells).rev() {
            layers =
                (goals.layer_before(&full, filled, &layers.0), goals.layer_before(&half, filled, &layers.1));
            let mut most = 0.0f64;
            for (full, half) in layers.0.rows.iter().zip(&layers.1.rows) {
                for place in 0..full.heads.len() {
                    let (full, half) = (full.row(place, 1.0, 0.0), half.row(place, 1.0, 0.0));
                    let off = |missing: i32| (full.at(missing) - half.at(missing)).abs();
                    most = (0..=highest).map(off).fold(most, f64::max);
                }
            }
            eprintln!("{filled} filled: {most:.2e}");
            worst.push(most);
        }
        worst
    }

    /// Both precisions, for games with turns as long as those of real games.
    #[test]
    fn half_the_precision_is_enough_for_chances() {
        let mut compared = 0;
        for seed in 0..40 {
            let rules = Arc::new(sized(seed, Size { dice: 5, boxes: 7, columns: 1 }));
            let Ok(goals) = GoalSolver::new(rules) else { continue };
            let worst = differences(&goals);
            assert!(worst.iter().all(|&worst| worst < MOST), "toy {seed}: {worst:?}");
            compared += 1;
        }
        assert!(compared > 5);
    }

    /// Every position of a real game.
    #[test]
    #[ignore = "minutes: part of the full test run"]
    fn half_the_precision_is_enough_for_yatzy() {
        let rules = yatzy_rules::Catalogue::get().rules("yatzy").expect("it is shipped");
        let worst = differences(&GoalSolver::new(rules).expect("it can be played for any total"));
        assert!(worst.iter().all(|&worst| worst < 1e-6), "{worst:?}");
    }
}
