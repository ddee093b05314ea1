//! Goals: the highest mean, a total, or the win.

mod card_state;
mod hint;
mod planner;
mod played_out;
mod query;

pub use card_state::{CardState, win_shares};
pub(crate) use card_state::{TotalDistribution, has_distributions};
pub use hint::GoalHint;
pub use planner::GoalPlanner;
pub use played_out::{CountedChance, PlayedTotals};
pub(crate) use query::plays_on;
pub use query::{Chance, GoalQuery};

use crate::normal;
use crate::{Objective, Position, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::Points;
use yatzy_solver::{Moves, TotalObjective};

/// The objective of a goal: the chance to reach it, from 0 to 1.
pub struct GoalObjective {
    objective: Arc<dyn Objective + Send + Sync>,
    exact: bool,
}

impl GoalObjective {
    /// The exact chance of at least a total, from a file.
    fn exact(objective: Arc<TotalObjective>) -> GoalObjective {
        GoalObjective { objective, exact: true }
    }

    /// The exact chance of at least a total, solved on demand.
    pub fn planned(planner: &GoalPlanner, total: Points) -> GoalObjective {
        GoalObjective { objective: planner.at_least(total), exact: true }
    }

    /// The chance of at least a total by a normal approximation.
    pub fn by_normal_law(values: &Arc<dyn Values>, total: Points) -> GoalObjective {
        let utilities = (0..=total.0).map(|end| if end < total.0 { 0.0 } else { 1.0 }).collect();
        GoalObjective {
            objective: Arc::new(NormalObjective { values: values.clone(), utilities }),
            exact: false,
        }
    }

    /// The chance to end above all opponents, who play for the highest mean; ties share the win. Exact with a planner
    /// if the opponents' distributions are exact too, otherwise a normal approximation.
    pub fn win(
        values: &Arc<dyn Values>,
        others: &[CardState],
        planner: Option<GoalPlanner>,
    ) -> Result<GoalObjective, QueryError> {
        let (utilities, exact_others) = card_state::win_chances(&**values, others)?;
        Ok(match planner {
            Some(planner) => GoalObjective { objective: planner.of_totals(&utilities), exact: exact_others },
            None => GoalObjective {
                objective: Arc::new(NormalObjective { values: values.clone(), utilities }),
                exact: false,
            },
        })
    }

    /// The values of cards.
    pub fn as_objective(&self) -> &(dyn Objective + Send + Sync) {
        &*self.objective
    }

    /// Whether the chances are exact and not normal approximations.
    pub fn is_exact(&self) -> bool {
        self.exact
    }
}

/// Chances by a normal approximation with the mean and the variance of play for the highest mean.
struct NormalObjective {
    values: Arc<dyn Values>,
    /// The utility of each total; higher totals have the last one.
    utilities: Vec<f64>,
}

impl Objective for NormalObjective {
    fn moves(&self) -> &Arc<Moves> {
        self.values.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let mean = self.values.value_at(position, points)?;
        if position.open(self.rules()).is_empty() {
            let total = (mean.round().max(0.0) as usize).min(self.utilities.len() - 1);
            return Ok(self.utilities[total]);
        }
        let deviation = (self.values.variance(position)?.max(0.0) + normal::ROUNDING).sqrt();
        // The probability of a total is that of the interval of half a point around it; the utilities are summed by
        // their steps.
        let mut sum = self.utilities[0];
        for (total, pair) in self.utilities.windows(2).enumerate() {
            if pair[0] != pair[1] {
                let above = normal::below((mean - total as f64 - 0.5) / deviation);
                sum += (pair[1] - pair[0]) * above;
            }
        }
        Ok(sum)
    }

    fn prepare(&self, position: Position, points: Points) {
        self.values.prepare(position, points);
    }
}
