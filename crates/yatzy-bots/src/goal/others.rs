//! The others at the table: what they will end with if they play on for the highest average, and what our totals are worth
//! against that.

use crate::normal;
use crate::{Position, QueryError, Values};
use yatzy_rules::{Card, Points, Ruleset};
use yatzy_solver::points_on;

/// The most open cells of a card whose distribution is worked out while someone waits.
const MOST_OPEN: usize = 10;

/// Another seat's card at the start of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// What matters of the card to the rest of the game.
    pub position: Position,
    /// What it holds already, the bonus not among it.
    pub points: Points,
}

impl Opponent {
    /// A card.
    pub fn of(rules: &Ruleset, card: &Card) -> Opponent {
        Opponent { position: Position::of(rules, card), points: points_on(rules, card) }
    }

    /// The chance of every final total, and whether it is exact.
    fn totals(self, values: &dyn Values) -> Result<(Vec<f64>, bool), QueryError> {
        let late = self.position.open(values.rules()).len() <= MOST_OPEN;
        let solution = values.solution().filter(|solution| late && solution.is_in_memory());
        let exact = solution.map(|solution| solution.distribution_from(self.position)).transpose()?.flatten();
        match exact {
            Some(rest) => {
                let mut totals = vec![0.0; self.points.0 as usize];
                totals.extend(rest.chances);
                Ok((totals, true))
            }
            None => self.by_the_normal_law(values),
        }
    }

    fn by_the_normal_law(self, values: &dyn Values) -> Result<(Vec<f64>, bool), QueryError> {
        let mean = values.worth(self.position, self.points)?;
        if self.position.open(values.rules()).is_empty() {
            let mut totals = vec![0.0; mean.round().max(0.0) as usize];
            totals.push(1.0);
            return Ok((totals, true));
        }
        let deviation = (values.variance(self.position)?.max(0.0) + normal::ROUNDING).sqrt();
        let most = (mean + 8.0 * deviation) as usize;
        let below = |total: usize| normal::below((total as f64 - 0.5 - mean) / deviation);
        let mut totals: Vec<f64> = (0..=most).map(|total| below(total + 1) - below(total)).collect();
        totals[0] += below(0);
        totals[most] += 1.0 - below(most + 1);
        Ok((totals, false))
    }
}

/// What each of our totals is worth: the chance that all others end lower, and a part of it for every tie. With it, whether
/// the others' chances are exact.
pub(super) fn worths(values: &dyn Values, others: &[Opponent]) -> Result<(Vec<f64>, bool), QueryError> {
    let all = others.iter().map(|other| other.totals(values)).collect::<Result<Vec<_>, _>>()?;
    let exact = all.iter().all(|(_, exact)| *exact);
    let most = all.iter().map(|(totals, _)| totals.len()).max().unwrap_or(0);
    let worths = (0..=most).map(|total| worth(&all, total)).collect();
    Ok((worths, exact))
}

/// What one total is worth against the others' chances.
fn worth(all: &[(Vec<f64>, bool)], total: usize) -> f64 {
    // The chance that nobody ends higher and so many others end with the same.
    let mut ties = vec![1.0];
    for (totals, _) in all {
        let below: f64 = totals.iter().take(total).sum();
        let equal = totals.get(total).copied().unwrap_or(0.0);
        ties.push(0.0);
        for place in (0..ties.len()).rev() {
            let before = if place > 0 { ties[place - 1] } else { 0.0 };
            ties[place] = ties[place] * below + before * equal;
        }
    }
    ties.iter().enumerate().map(|(equals, chance)| chance / (equals + 1) as f64).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_shared() {
        let coin = (vec![0.0, 0.5, 0.5], true);
        assert_eq!(worth(std::slice::from_ref(&coin), 0), 0.0);
        assert_eq!(worth(std::slice::from_ref(&coin), 1), 0.25);
        assert_eq!(worth(std::slice::from_ref(&coin), 2), 0.75);
        assert_eq!(worth(std::slice::from_ref(&coin), 3), 1.0);
        // Both end with 2: a third; one of them: a half; none: all of it.
        let shared = worth(&[coin.clone(), coin], 2);
        assert!((shared - (0.25 / 3.0 + 0.5 / 2.0 + 0.25)).abs() < 1e-12);
        assert_eq!(worth(&[], 7), 1.0);
    }
}
