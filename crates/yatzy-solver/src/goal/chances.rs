//! What can follow a position, worked out and kept.

use super::GoalSolver;
use super::layers::{Layer, Question};
use super::utility::Utility;
use crate::position::Position;
use crate::shape::Mask;
use std::ops::RangeInclusive;

/// What a position, and every position that can follow it, is worth to someone who wants something of the final total.
pub(crate) struct Chances {
    root: Position,
    missing: RangeInclusive<i32>,
    most: f64,
    least: f64,
    /// By the cells filled since the root.
    layers: Vec<Layer>,
}

impl Chances {
    /// Works out all that can follow a position from which so many points are missing. It takes time and memory that
    /// double with every open cell.
    pub fn solve(
        goals: &GoalSolver,
        utility: &Utility,
        root: Position,
        missing: RangeInclusive<i32>,
    ) -> Chances {
        let question = Question { utility, root, missing: missing.clone() };
        let mut layers = vec![goals.full_card(utility)];
        for filled in (root.filled.len()..goals.solver.shape.cells).rev() {
            let before = goals.layer_before(&question, filled, &layers[layers.len() - 1]);
            layers.push(before);
        }
        layers.reverse();
        Chances { root, missing, most: utility.most(), least: utility.least(), layers }
    }

    /// A layer that is known, and the one before it worked out: what one turn from a position may lead to.
    pub fn one_turn(
        goals: &GoalSolver,
        utility: &Utility,
        root: Position,
        missing: RangeInclusive<i32>,
        known: Layer,
    ) -> Chances {
        let question = Question { utility, root, missing: missing.clone() };
        let after = goals.layer_before(&question, root.filled.len() + 1, &known);
        let before = goals.layer_before(&question, root.filled.len(), &after);
        Chances { root, missing, most: utility.most(), least: utility.least(), layers: vec![before, after] }
    }

    /// What a position is worth; `None` if it does not follow from the one that this began with.
    pub fn worth(&self, goals: &GoalSolver, position: Position, missing: i32) -> Option<f64> {
        let shape = &goals.solver.shape;
        let mask = position.filled.bits() as Mask;
        let turns = position.filled.len().checked_sub(self.root.filled.len())?;
        let rows = self.layers.get(turns)?.of(mask)?;
        let lanes = shape.lanes(mask);
        let half = usize::from(position.yatzy_scored && shape.halves(mask) == 2);
        let upper = (position.upper.0 as usize).clamp(lanes.low, lanes.high);
        // Nothing is known of what does not follow, unless it comes to the same as something that does.
        let wanted = goals.wanted(self.root, mask);
        let is_lane = (wanted.lanes.low..=wanted.lanes.high).contains(&upper);
        let asked = self.missing.start() - wanted.earned..=*self.missing.end();
        if !is_lane || !wanted.halves.contains(&half) || !asked.contains(&missing) {
            return None;
        }
        let place = half * lanes.len() + lanes.of(upper);
        Some(rows.row(place, self.most, self.least).at(missing))
    }
}
