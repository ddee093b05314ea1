//! A solved endgame for a goal.

use super::GoalSolver;
#[cfg(feature = "files")]
use super::file::{GoalFile, is_kept};
use super::layers::{GoalLayer, GoalTask, Precision};
use super::utility::Utility;
use crate::position::Position;
use crate::state_space::Mask;
#[cfg(feature = "files")]
use crate::table::TableError;
use std::ops::RangeInclusive;

/// The mean utility of a position and of every position that can follow it.
pub(crate) struct GoalEndgame {
    root: Position,
    missing: RangeInclusive<i32>,
    most: f64,
    least: f64,
    /// By the number of cells filled since the root.
    layers: Vec<GoalLayer>,
}

impl GoalEndgame {
    /// Solves everything that can follow a position with these missing points. Time and memory double with every open
    /// cell.
    pub fn solve(
        goals: &GoalSolver,
        utility: &Utility,
        root: Position,
        missing: RangeInclusive<i32>,
    ) -> GoalEndgame {
        let question = GoalTask { utility, root, missing: missing.clone(), precision: Precision::Full };
        let mut layers = vec![goals.full_card(utility)];
        for filled in (root.filled.len()..goals.solver.space.cells).rev() {
            let before = goals.layer_before(&question, filled, &layers[layers.len() - 1]);
            layers.push(before);
        }
        layers.reverse();
        GoalEndgame { root, missing, most: utility.most(), least: utility.least(), layers }
    }

    /// Solves one turn from a position, given the layers of a file.
    #[cfg(feature = "files")]
    pub fn from_file(
        goals: &GoalSolver,
        utility: &Utility,
        root: Position,
        missing: RangeInclusive<i32>,
        file: &GoalFile,
    ) -> Result<GoalEndgame, TableError> {
        let question = GoalTask { utility, root, missing: missing.clone(), precision: Precision::Full };
        let filled = root.filled.len();
        let cells = goals.solver.space.cells;
        let first = if is_kept(filled + 1) { filled + 1 } else { filled + 2 };
        let mut layers = vec![match first >= cells {
            true => goals.full_card(utility),
            false => file.layer(goals, goals.masks(root, first))?,
        }];
        for filled in (filled..first.min(cells)).rev() {
            let before = goals.layer_before(&question, filled, &layers[layers.len() - 1]);
            layers.push(before);
        }
        layers.reverse();
        Ok(GoalEndgame { root, missing, most: utility.most(), least: utility.least(), layers })
    }

    /// The value of a position; `None` if it does not follow the root.
    pub fn value_at(&self, goals: &GoalSolver, position: Position, missing: i32) -> Option<f64> {
        let space = &goals.solver.space;
        let mask = position.filled.bits() as Mask;
        let turns = position.filled.len().checked_sub(self.root.filled.len())?;
        let rows = self.layers.get(turns)?.of(mask)?;
        let lanes = space.lanes(mask);
        let half = usize::from(position.yatzy_scored && space.halves(mask) == 2);
        let upper = (position.upper.0 as usize).clamp(lanes.low, lanes.high);
        // Positions that do not follow the root are unknown, unless they are equivalent to one that does.
        let wanted = goals.wanted(self.root, mask);
        let is_lane = goals.uppers(self.root, mask)[upper - lanes.low];
        let asked = self.missing.start() - wanted.earned..=*self.missing.end();
        if !is_lane || !wanted.halves.contains(&half) || !asked.contains(&missing) {
            return None;
        }
        let place = half * lanes.len() + lanes.of(upper);
        Some(rows.row(place, self.most, self.least).at(missing))
    }
}
