//! What someone plays for: the highest average, a total, or the win.

mod others;

pub use others::Opponent;

use crate::normal;
use crate::{Position, QueryError, Values, Worth};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use yatzy_rules::{Points, Ruleset};
use yatzy_solver::{GoalSolver, Moves, Pursuit};

/// What someone plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The highest average.
    Mean,
    /// The best chance to end with at least so many points.
    AtLeast(Points),
    /// The best chance to end above all others.
    Win,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Mean => f.pad("mean"),
            Goal::AtLeast(total) => write!(f, "at-least:{total}"),
            Goal::Win => f.pad("win"),
        }
    }
}

/// Words that name no goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGoal(pub String);

impl fmt::Display for UnknownGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nobody plays for `{}`", self.0)
    }
}

impl std::error::Error for UnknownGoal {}

impl FromStr for Goal {
    type Err = UnknownGoal;

    fn from_str(text: &str) -> Result<Goal, UnknownGoal> {
        let digits = |rest: &&str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
        let total = text.strip_prefix("at-least:").filter(digits).and_then(|total| total.parse().ok());
        match (text, total) {
            ("mean", _) => Ok(Goal::Mean),
            ("win", _) => Ok(Goal::Win),
            (_, Some(total)) => Ok(Goal::AtLeast(Points(total))),
            _ => Err(UnknownGoal(text.to_owned())),
        }
    }
}

/// What cards are worth to someone who plays for a goal: from 0 to 1, the chance to reach it.
pub struct Aim {
    worth: Box<dyn Worth + Send + Sync>,
    exact: bool,
}

impl Aim {
    /// To end with at least so many points, exactly, by what was prepared.
    pub fn exact(pursuit: Pursuit) -> Aim {
        Aim { worth: Box::new(pursuit), exact: true }
    }

    /// To end with at least so many points: exact with someone to work it out, else by the normal law.
    pub fn at_least(values: &Arc<dyn Values>, total: Points, goals: Option<Arc<GoalSolver>>) -> Aim {
        match goals {
            Some(goals) => Aim::exact(Pursuit::at_least(goals, total)),
            None => {
                let worths = (0..=total.0).map(|end| if end < total.0 { 0.0 } else { 1.0 }).collect();
                Aim { worth: Box::new(NormalLaw { values: values.clone(), worths }), exact: false }
            }
        }
    }

    /// To end above all others, who play on for the highest average; those who share the first place share the win. Exact
    /// with someone to work it out if the others' rests are soon worked out too, else by the normal law.
    pub fn win(
        values: &Arc<dyn Values>,
        others: &[Opponent],
        goals: Option<Arc<GoalSolver>>,
    ) -> Result<Aim, QueryError> {
        let (worths, exact_others) = others::worths(&**values, others)?;
        Ok(match goals {
            Some(goals) => Aim { worth: Box::new(Pursuit::of_totals(goals, &worths)), exact: exact_others },
            None => Aim { worth: Box::new(NormalLaw { values: values.clone(), worths }), exact: false },
        })
    }

    /// Someone to work out the rest of a game from a position, if that takes no more than so many processor seconds.
    pub fn solver(rules: &Arc<Ruleset>, from: Position, seconds: f64) -> Option<Arc<GoalSolver>> {
        let goals = GoalSolver::new(rules.clone()).ok()?;
        (goals.seconds(from) <= seconds).then(|| Arc::new(goals))
    }

    /// What cards are worth.
    pub fn worth(&self) -> &(dyn Worth + Send + Sync) {
        &*self.worth
    }

    /// Whether the chances are exact, and not by the normal law.
    pub fn is_exact(&self) -> bool {
        self.exact
    }
}

/// Chances by the normal law, with the average and the variance of play for the highest average.
struct NormalLaw {
    values: Arc<dyn Values>,
    /// What each total is worth; higher ones as much as the last.
    worths: Vec<f64>,
}

impl Worth for NormalLaw {
    fn moves(&self) -> &Arc<Moves> {
        self.values.moves()
    }

    fn worth(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let mean = self.values.worth(position, points)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_written_as_they_are_read() {
        for goal in [Goal::Mean, Goal::AtLeast(Points(312)), Goal::Win] {
            assert_eq!(goal.to_string().parse(), Ok(goal));
        }
        for wrong in
            ["", "at-least", "at-least:", "at-least:-1", "at-least:+1", "most", "at-least:9999999999"]
        {
            assert!(wrong.parse::<Goal>().is_err(), "{wrong}");
        }
    }
}
