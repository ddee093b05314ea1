//! Who works out the rest of a game for other goals than the mean.

use crate::{Objective, Position};
use std::sync::Arc;
use yatzy_rules::{Points, Ruleset};
use yatzy_solver::{EndgameObjective, GoalSolver, TotalObjective, endgame_seconds};

/// Works out rests of games, exactly, for other goals than the mean.
#[derive(Clone)]
pub enum GoalPlanner {
    /// Goes through whole games, or most of them.
    Games(Arc<GoalSolver>),
    /// Knows any rules, and goes through the last turns only.
    Endings(Arc<Ruleset>),
}

impl GoalPlanner {
    /// The one who gets furthest by these rules.
    pub fn new(rules: Arc<Ruleset>) -> GoalPlanner {
        match GoalSolver::new(rules.clone()) {
            Ok(goals) => GoalPlanner::Games(Arc::new(goals)),
            Err(_) => GoalPlanner::Endings(rules),
        }
    }

    /// What it takes to work out all that can follow a position, in processor seconds, roughly.
    pub fn seconds(&self, from: Position) -> f64 {
        match self {
            GoalPlanner::Games(goals) => goals.seconds(from),
            GoalPlanner::Endings(rules) => endgame_seconds(rules, from),
        }
    }

    /// Who can go through the whole game; `None` if nobody can.
    pub fn whole(&self) -> Option<&Arc<GoalSolver>> {
        match self {
            GoalPlanner::Games(goals) => Some(goals).filter(|goals| goals.is_whole()),
            GoalPlanner::Endings(_) => None,
        }
    }

    /// Best play for a total.
    pub(super) fn at_least(&self, total: Points) -> Arc<dyn Objective + Send + Sync> {
        match self {
            GoalPlanner::Games(goals) => Arc::new(TotalObjective::at_least(goals.clone(), total)),
            GoalPlanner::Endings(rules) => Arc::new(EndgameObjective::at_least(rules.clone(), total)),
        }
    }

    /// Best play for totals that are worth much, told from 0 on.
    pub(super) fn of_totals(&self, worths: &[f64]) -> Arc<dyn Objective + Send + Sync> {
        match self {
            GoalPlanner::Games(goals) => Arc::new(TotalObjective::of_totals(goals.clone(), worths)),
            GoalPlanner::Endings(rules) => Arc::new(EndgameObjective::of_totals(rules.clone(), worths)),
        }
    }
}
