//! Exact objectives for goals other than the mean.

use crate::{Objective, Position};
use std::sync::Arc;
use yatzy_rules::{Points, Ruleset};
use yatzy_solver::{EndgameObjective, GoalSolver, TotalObjective, endgame_seconds};

/// Creates exact objectives for goals other than the mean.
#[derive(Clone)]
pub enum GoalPlanner {
    /// Solves whole games, or most of them.
    Games(Arc<GoalSolver>),
    /// Solves the endgames of any rules.
    Endings(Arc<Ruleset>),
}

impl GoalPlanner {
    /// The planner that solves the most under these rules.
    pub fn new(rules: Arc<Ruleset>) -> GoalPlanner {
        match GoalSolver::new(rules.clone()) {
            Ok(goals) => GoalPlanner::Games(Arc::new(goals)),
            Err(_) => GoalPlanner::Endings(rules),
        }
    }

    /// Estimate of the processor seconds to solve everything that can follow a position.
    pub fn seconds(&self, from: Position) -> f64 {
        match self {
            GoalPlanner::Games(goals) => goals.seconds(from),
            GoalPlanner::Endings(rules) => endgame_seconds(rules, from),
        }
    }

    /// The solver of the whole game; `None` if it is too large.
    pub fn whole(&self) -> Option<&Arc<GoalSolver>> {
        match self {
            GoalPlanner::Games(goals) => Some(goals).filter(|goals| goals.is_whole()),
            GoalPlanner::Endings(_) => None,
        }
    }

    /// The objective of a total.
    pub(super) fn at_least(&self, total: Points) -> Arc<dyn Objective + Send + Sync> {
        match self {
            GoalPlanner::Games(goals) => Arc::new(TotalObjective::at_least(goals.clone(), total)),
            GoalPlanner::Endings(rules) => Arc::new(EndgameObjective::at_least(rules.clone(), total)),
        }
    }

    /// The objective of a utility of each total, from 0.
    pub(super) fn of_totals(&self, utilities: &[f64]) -> Arc<dyn Objective + Send + Sync> {
        match self {
            GoalPlanner::Games(goals) => Arc::new(TotalObjective::of_totals(goals.clone(), utilities)),
            GoalPlanner::Endings(rules) => Arc::new(EndgameObjective::of_totals(rules.clone(), utilities)),
        }
    }
}
