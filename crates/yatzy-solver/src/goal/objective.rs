//! Playing for something: what cards are then worth.

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

/// How many rests of games are remembered.
const REMEMBERED: usize = 4;

/// Someone plays for something: [`Objective::value_at`] is what the final total will be worth to them on average, the chance to
/// reach it where it is a total. Positions are worked out when they are asked about, with all that can follow them.
pub struct TotalObjective {
    goals: Arc<GoalSolver>,
    utility: Utility,
    recent: EndgameCache<GoalEndgame>,
    #[cfg(feature = "files")]
    file: Option<Arc<GoalFile>>,
}

impl TotalObjective {
    /// To end with at least so many points.
    pub fn at_least(goals: Arc<GoalSolver>, total: Points) -> TotalObjective {
        let utility = Utility::at_least(total, goals.highest());
        TotalObjective::new(goals, utility)
    }

    /// To end with a total that is worth much; the worths are those of all totals from 0 on, and higher totals are worth as
    /// much as the last.
    pub fn of_totals(goals: Arc<GoalSolver>, worths: &[f64]) -> TotalObjective {
        TotalObjective::new(goals, Utility::of_totals(worths))
    }

    /// The same with what was worked out before; the file must be one of the same rules.
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
        if let Some(worth) = self.recall(position, missing) {
            return Ok(worth);
        }
        self.solve(position, missing)?.value_at(&self.goals, position, missing).ok_or(QueryError::Unreachable)
    }

    fn prepare(&self, position: Position, points: Points) {
        let missing = self.utility.missing(points);
        let is_known = self.recall(position, missing).is_some();
        if !is_known && self.goals.solver.space.offset(position.filled.bits() as Mask).is_some() {
            // Whoever asks for it next is told what went wrong.
            let _ = self.solve(position, missing);
        }
    }
}
