//! What someone plays for: the highest average, a total, or the win.

mod card_state;
mod hint;
mod planner;
mod query;

pub use card_state::{CardState, win_shares};
pub(crate) use card_state::{TotalDistribution, has_distributions};
pub use hint::GoalHint;
pub use planner::GoalPlanner;
pub(crate) use query::plays_on;
pub use query::{Chance, GoalQuery};

use crate::normal;
use crate::{Objective, Position, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::Points;
use yatzy_solver::{Moves, TotalObjective};

/// What cards are worth to someone who plays for a goal: from 0 to 1, the chance to reach it.
pub struct GoalObjective {
    worth: Arc<dyn Objective + Send + Sync>,
    exact: bool,
}

impl GoalObjective {
    /// To end with at least so many points, exactly, by what was prepared.
    fn exact(objective: Arc<TotalObjective>) -> GoalObjective {
        GoalObjective { worth: objective, exact: true }
    }

    /// The same, worked out when it is asked for.
    pub fn planned(planner: &GoalPlanner, total: Points) -> GoalObjective {
        GoalObjective { worth: planner.at_least(total), exact: true }
    }

    /// The same by the normal law.
    pub fn by_normal_law(values: &Arc<dyn Values>, total: Points) -> GoalObjective {
        let worths = (0..=total.0).map(|end| if end < total.0 { 0.0 } else { 1.0 }).collect();
        GoalObjective { worth: Arc::new(NormalObjective { values: values.clone(), worths }), exact: false }
    }

    /// To end above all others, who play on for the highest average; those who share the first place share the win. Exact
    /// with someone to work it out if the others' rests are soon worked out too, else by the normal law.
    pub fn win(
        values: &Arc<dyn Values>,
        others: &[CardState],
        planner: Option<GoalPlanner>,
    ) -> Result<GoalObjective, QueryError> {
        let (worths, exact_others) = card_state::worths(&**values, others)?;
        Ok(match planner {
            Some(planner) => GoalObjective { worth: planner.of_totals(&worths), exact: exact_others },
            None => GoalObjective {
                worth: Arc::new(NormalObjective { values: values.clone(), worths }),
                exact: false,
            },
        })
    }

    /// What cards are worth.
    pub fn as_objective(&self) -> &(dyn Objective + Send + Sync) {
        &*self.worth
    }

    /// Whether the chances are exact, and not by the normal law.
    pub fn is_exact(&self) -> bool {
        self.exact
    }
}

/// Chances by the normal law, with the average and the variance of play for the highest average.
struct NormalObjective {
    values: Arc<dyn Values>,
    /// What each total is worth; higher ones as much as the last.
    worths: Vec<f64>,
}

impl Objective for NormalObjective {
    fn moves(&self) -> &Arc<Moves> {
        self.values.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let mean = self.values.value_at(position, points)?;
        if position.open(self.rules()).is_empty() {
            let total = (mean.round().max(0.0) as usize).min(self.worths.len() - 1);
            return Ok(self.worths[total]);
        }
        let deviation = (self.values.variance(position)?.max(0.0) + normal::ROUNDING).sqrt();
        // The chance of each total is what the law has between the halves beside it; the worths are summed by their steps.
        let mut sum = self.worths[0];
        for (total, pair) in self.worths.windows(2).enumerate() {
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
