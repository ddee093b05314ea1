//! Objectives on the final total, solved on demand.

use super::GoalSolver;
use super::endgame::GoalEndgame;
#[cfg(feature = "files")]
use super::file::GoalFile;
use super::utility::Utility;
use crate::adviser::QueryError;
use crate::cache::EndgameCache;
use crate::moves::Moves;
use crate::objective::Objective;
use crate::position::Position;
use crate::state_space::Mask;
use std::sync::Arc;
use yatzy_rules::Points;

/// Capacity of the cache.
const REMEMBERED: usize = 4;

/// An objective on the final total: [`Objective::value_at`] is its mean utility, or the chance to reach a total. A
/// position is solved on demand together with everything that can follow it.
pub struct TotalObjective {
    goals: Arc<GoalSolver>,
    utility: Utility,
    recent: EndgameCache<GoalEndgame>,
    #[cfg(feature = "files")]
    file: Option<Arc<GoalFile>>,
}

impl TotalObjective {
    /// The chance of at least this total.
    pub fn at_least(goals: Arc<GoalSolver>, total: Points) -> TotalObjective {
        let utility = Utility::at_least(total, goals.highest());
        TotalObjective::new(goals, utility)
    }

    /// The mean of `utilities`, which has the utility of every total from 0; higher totals count as the last.
    pub fn of_totals(goals: Arc<GoalSolver>, utilities: &[f64]) -> TotalObjective {
        TotalObjective::new(goals, Utility::of_totals(utilities))
    }

    /// The same from a file, which must belong to the same rules.
    #[cfg(feature = "files")]
    pub fn at_least_from_file(goals: Arc<GoalSolver>, total: Points, file: Arc<GoalFile>) -> TotalObjective {
        TotalObjective { file: Some(file), ..TotalObjective::at_least(goals, total) }
    }

    fn new(goals: Arc<GoalSolver>, utility: Utility) -> TotalObjective {
        TotalObjective {
            goals,
            utility,
            recent: EndgameCache::new(REMEMBERED),
            #[cfg(feature = "files")]
            file: None,
        }
    }

    fn recall(&self, position: Position, missing: i32) -> Option<f64> {
        self.recent.find(|known| known.value_at(&self.goals, position, missing))
    }

    fn solve(&self, position: Position, missing: i32) -> Result<Arc<GoalEndgame>, QueryError> {
        let missing = missing..=missing;
        #[cfg(feature = "files")]
        if let Some(file) = &self.file {
            let chances = GoalEndgame::from_file(&self.goals, &self.utility, position, missing, file)?;
            return Ok(self.recent.insert(chances));
        }
        Ok(self.recent.insert(GoalEndgame::solve(&self.goals, &self.utility, position, missing)))
    }
}

impl Objective for TotalObjective {
    fn moves(&self) -> &Arc<Moves> {
        &self.goals.solver.kernel.moves
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let (rules, space) = (self.rules(), &self.goals.solver.space);
        if !position.filled.without(rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        space.offset(position.filled.bits() as Mask).ok_or(QueryError::Unreachable)?;
        let missing = self.utility.missing(points);
        if let Some(value) = self.recall(position, missing) {
            return Ok(value);
        }
        self.solve(position, missing)?.value_at(&self.goals, position, missing).ok_or(QueryError::Unreachable)
    }

    fn prepare(&self, position: Position, points: Points) {
        let missing = self.utility.missing(points);
        let is_known = self.recall(position, missing).is_some();
        if !is_known && self.goals.solver.space.offset(position.filled.bits() as Mask).is_some() {
            // The next query returns the error.
            let _ = self.solve(position, missing);
        }
    }
}
