//! Objectives on the final total other than its mean.
//!
//! A position gains one coordinate: the points that are missing to a target. An entry moves along it by its points.
//! All missing points of a position are computed together, eight at a time, like the upper totals in a solve for the
//! mean. For "at least N" only the missing points count, so one solve serves every total. `docs/goals.md` has the
//! details.

mod endgame;
#[cfg(feature = "files")]
mod file;
mod kernel;
mod layers;
mod objective;
mod rows;
mod utility;

#[cfg(feature = "files")]
pub use file::GoalFile;
pub use objective::TotalObjective;
pub(crate) use utility::Utility;

use crate::SolveError;
use crate::estimate::{Estimate, SECONDS_AN_EDGE};
use crate::position::Position;
use crate::solve::{Progress, Solver};
use crate::state_space::Mask;
use layers::{GoalTask, Precision};
use std::sync::Arc;
use yatzy_rules::{CellSet, Points, Ruleset};

/// Limit of boxes for a solve of every total.
const MOST_BOXES: usize = 15;
/// Games below this many processor seconds are solved in full precision.
const SOON: f64 = 5.0;
/// Limit of dice for a solve of every total.
const MOST_DICE: u8 = 5;

/// Solves a ruleset for utilities of the final total.
pub struct GoalSolver {
    pub(crate) solver: Solver,
    /// Points of an extra yatzy.
    pub(crate) extra: i32,
}

/// Why a game has no solver for goals.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GoalError {
    /// Chips would add one coordinate too many.
    #[error("chips")]
    Chips,
    /// Named boxes would add one coordinate too many.
    #[error("named boxes")]
    Named,
    /// The rules can't be solved at all.
    #[error(transparent)]
    Unsolvable(#[from] SolveError),
}

impl GoalSolver {
    /// Prepares a solver for these rules.
    pub fn new(rules: Arc<Ruleset>) -> Result<GoalSolver, GoalError> {
        if rules.has_chips() {
            return Err(GoalError::Chips);
        }
        if rules.declares() {
            return Err(GoalError::Named);
        }
        let extra = rules.joker().map_or(0, |joker| joker.extra.0 as i32);
        Ok(GoalSolver { solver: Solver::new(rules)?, extra })
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.solver.rules
    }

    /// Whether the whole game can be solved in minutes; otherwise only its late positions.
    pub fn is_whole(&self) -> bool {
        let rules = self.rules();
        rules.cells().len() <= MOST_BOXES && rules.dice() <= MOST_DICE
    }

    /// Upper limit of a total.
    pub fn highest(&self) -> Points {
        let rules = self.rules();
        let boxes: u32 = rules.cells().iter().map(|cell| rules.max_points(cell).0).sum();
        let bonus = rules.bonus().map_or(0, |bonus| bonus.points.0);
        Points(boxes + bonus + self.extra as u32 * rules.cells().len() as u32)
    }

    /// The best chance of at least N points, for every N from 0 to the highest reachable total. Two layers are in
    /// memory at a time.
    pub fn chances(&self, progress: &mut dyn FnMut(Progress)) -> Vec<f64> {
        self.each_layer(None, progress, &mut |_, _| Ok::<(), std::convert::Infallible>(()))
            .unwrap_or_else(|never| match never {})
    }

    /// The same, continuing after the layer `begun` of an earlier solve with its number of filled cells. `show` receives
    /// every further layer with that number, except the full card.
    pub(crate) fn each_layer<E>(
        &self,
        begun: Option<(usize, layers::GoalLayer)>,
        progress: &mut dyn FnMut(Progress),
        show: &mut dyn FnMut(usize, &layers::GoalLayer) -> Result<(), E>,
    ) -> Result<Vec<f64>, E> {
        let utility = Utility::reached();
        let is_soon_done = self.seconds(Position::START) < SOON;
        let precision = if is_soon_done { Precision::Full } else { Precision::Half };
        let highest = self.highest().0 as i32;
        let question = GoalTask { utility: &utility, root: Position::START, missing: 0..=highest, precision };
        let space = &self.solver.space;
        let work = |filled: usize| space.layers[filled].iter().map(|&mask| self.cost(mask)).sum::<f64>();
        let total: f64 = (0..space.cells).map(work).sum();
        let (begun, mut layer) = begun.unwrap_or_else(|| (space.cells, self.full_card(&utility)));
        let mut done: f64 = (begun..space.cells).map(work).sum();
        for filled in (0..begun).rev() {
            layer = self.layer_before(&question, filled, &layer);
            show(filled, &layer)?;
            done += work(filled);
            progress(Progress { turns: space.cells - filled, done: done / total });
        }
        let row = layer.rows[0].row(0, utility.most(), utility.least());
        let mut chances: Vec<f64> = (0..=highest).map(|total| row.at(total)).collect();
        let reached = chances.iter().rposition(|&chance| chance > 0.0).unwrap_or(0);
        chances.truncate(reached + 1);
        Ok(chances)
    }

    /// The cost of the chances of all totals. A row has about as many chances as points are to come.
    pub fn estimate(&self) -> Estimate {
        let (rules, space) = (self.rules(), &self.solver.space);
        let row = |mask: Mask| {
            let open = rules.cells().without(CellSet::from_bits(mask.into()));
            open.iter().map(|cell| u64::from(rules.max_points(cell).0)).sum::<u64>()
        };
        let chances = |filled: usize| -> u64 {
            space.layers[filled].iter().map(|&mask| space.size_of(mask) as u64 * row(mask)).sum()
        };
        let layers: Vec<u64> = (0..=space.cells).map(chances).collect();
        let memory = 8 * layers.windows(2).map(|pair| pair[0] + pair[1]).max().unwrap_or(0);
        let file = 4 * layers.iter().step_by(2).sum::<u64>();
        Estimate { memory, memory_with_file: memory, file, cpu_seconds: self.seconds(Position::START) }
    }

    /// Estimate of the processor seconds to solve everything that can follow a position.
    pub fn seconds(&self, root: Position) -> f64 {
        let (rules, space) = (self.rules(), &self.solver.space);
        let rows = |mask: Mask| {
            let wanted = self.wanted(root, mask);
            let open = rules.cells().without(CellSet::from_bits(mask.into()));
            let to_come: u32 = open.iter().map(|cell| rules.max_points(cell).0).sum();
            let vectors = (to_come.min(wanted.earned.unsigned_abs()) / 8 + 1) as usize;
            wanted.lanes.len() * wanted.halves.count() * vectors
        };
        let filled = root.filled.len()..space.cells;
        let vectors: usize = filled.flat_map(|filled| self.masks(root, filled)).map(rows).sum();
        let edges = 4 * self.solver.kernel.lattice.keeps * 6;
        (vectors * edges) as f64 * SECONDS_AN_EDGE
    }

    /// The work of a mask: its positions times the open cells.
    fn cost(&self, mask: Mask) -> f64 {
        let open = self.solver.space.cells as u32 - mask.count_ones();
        (self.solver.space.size_of(mask) * open as usize) as f64
    }
}
