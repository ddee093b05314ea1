//! Playing for something: what cards are then worth.

use super::GoalSolver;
use super::chances::Chances;
#[cfg(feature = "files")]
use super::file::GoalFile;
use super::utility::Utility;
use crate::adviser::{QueryError, TIE};
use crate::moves::Moves;
use crate::position::Position;
use crate::shape::Mask;
use crate::worth::Worth;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::Points;

/// How many rests of games are remembered.
const REMEMBERED: usize = 4;

/// Someone plays for something: [`Worth::worth`] is what the final total will be worth to them on average, the chance to
/// reach it where it is a total. Positions are worked out when they are asked about, with all that can follow them.
pub struct Pursuit {
    goals: Arc<GoalSolver>,
    utility: Utility,
    /// The total from which missing points are counted.
    mark: i32,
    recent: Mutex<VecDeque<Arc<Chances>>>,
    #[cfg(feature = "files")]
    file: Option<Arc<GoalFile>>,
}

impl Pursuit {
    /// To end with at least so many points.
    pub fn at_least(goals: Arc<GoalSolver>, total: Points) -> Pursuit {
        // Nobody misses more points than this, and numbers stay small.
        let mark = total.0.min(goals.highest().0 + 1) as i32;
        Pursuit::new(goals, Utility::reached(), mark)
    }

    /// To end with a total that is worth much; the worths are those of all totals from 0 on, and higher totals are worth as
    /// much as the last.
    pub fn of_totals(goals: Arc<GoalSolver>, worths: &[f64]) -> Pursuit {
        let mark = worths.len() as i32 - 1;
        Pursuit::new(goals, Utility::of_totals(worths), mark)
    }

    /// The same with what was worked out before; the file must be one of the same rules.
    #[cfg(feature = "files")]
    pub fn at_least_from_file(goals: Arc<GoalSolver>, total: Points, file: Arc<GoalFile>) -> Pursuit {
        Pursuit { file: Some(file), ..Pursuit::at_least(goals, total) }
    }

    fn new(goals: Arc<GoalSolver>, utility: Utility, mark: i32) -> Pursuit {
        Pursuit {
            goals,
            utility,
            mark,
            recent: Mutex::default(),
            #[cfg(feature = "files")]
            file: None,
        }
    }

    fn recall(&self, position: Position, missing: i32) -> Option<f64> {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.iter().find_map(|known| known.worth(&self.goals, position, missing))
    }

    /// Not under the lock: others must not wait for this one's rest.
    fn solve(&self, position: Position, missing: i32) -> Result<Arc<Chances>, QueryError> {
        let known = Arc::new(self.work_out(position, missing)?);
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.push_front(known.clone());
        recent.truncate(REMEMBERED);
        Ok(known)
    }

    fn work_out(&self, position: Position, missing: i32) -> Result<Chances, QueryError> {
        let missing = missing..=missing;
        #[cfg(feature = "files")]
        if let Some(file) = &self.file {
            return Ok(Chances::from_file(&self.goals, &self.utility, position, missing, file)?);
        }
        Ok(Chances::solve(&self.goals, &self.utility, position, missing))
    }

    fn missing(&self, points: Points) -> i32 {
        self.mark - i32::try_from(points.0).unwrap_or(i32::MAX)
    }
}

impl Worth for Pursuit {
    fn moves(&self) -> &Arc<Moves> {
        &self.goals.solver.kernel.moves
    }

    fn worth(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let (rules, shape) = (self.rules(), &self.goals.solver.shape);
        if !position.filled.without(rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        shape.offset(position.filled.bits() as Mask).ok_or(QueryError::Unreachable)?;
        let missing = self.missing(points);
        if let Some(worth) = self.recall(position, missing) {
            return Ok(worth);
        }
        self.solve(position, missing)?.worth(&self.goals, position, missing).ok_or(QueryError::Unreachable)
    }

    fn prepare(&self, position: Position, points: Points) {
        let missing = self.missing(points);
        let is_known = self.recall(position, missing).is_some();
        if !is_known && self.goals.solver.shape.offset(position.filled.bits() as Mask).is_some() {
            // Whoever asks for it next is told what went wrong.
            let _ = self.solve(position, missing);
        }
    }

    fn tie(&self) -> f64 {
        TIE
    }
}
