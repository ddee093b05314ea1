//! Cards of opponents: the distributions of their totals under play for the highest mean, and the chances to win
//! against them.

use super::PlayedTotals;
use crate::{Position, QueryError, Values};
use yatzy_rules::{Card, Points, Ruleset};
use yatzy_solver::{GameStart, endgame_distribution, endgame_seconds, points_on};

/// Limit of open cells for a distribution while a player waits.
const MOST_OPEN: usize = 10;
/// Limit of processor seconds for the same without a solution.
const SECONDS: f64 = 0.3;

/// A card at the start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CardState {
    /// The position of the card.
    pub position: Position,
    /// Its points without the bonus.
    pub points: Points,
}

impl CardState {
    /// An empty card.
    pub const START: CardState = CardState { position: Position::START, points: Points::ZERO };

    /// A card.
    pub fn of(rules: &Ruleset, card: &Card) -> CardState {
        CardState { position: Position::of(rules, card), points: points_on(rules, card) }
    }

    /// Whether its distribution can be computed while a player waits.
    pub(super) fn is_late(&self, values: &dyn Values) -> bool {
        match has_distributions(values) {
            true => self.position.open(values.rules()).len() <= MOST_OPEN,
            false => endgame_seconds(values.rules(), self.position) <= SECONDS,
        }
    }

    /// The distribution of the final total by play for the highest mean: exact, or counted in games. The second value
    /// is the number of games, if they were counted.
    pub(crate) fn totals(
        self,
        values: &dyn Values,
        games: u64,
    ) -> Result<(TotalDistribution, Option<u64>), QueryError> {
        let exact = self.is_late(values).then(|| self.exact_totals(values)).transpose()?.flatten();
        let (totals, games) = match exact {
            Some(totals) => (totals, None),
            None => (self.played_totals(values, games)?, Some(games)),
        };
        Ok((TotalDistribution::new(totals), games))
    }

    /// The same, counted in games.
    pub(crate) fn played_totals(self, values: &dyn Values, games: u64) -> Result<Vec<f64>, QueryError> {
        let start = GameStart::turn(self.position, self.points);
        Ok(self.with_points(PlayedTotals::of(values, start, games)?.chances()))
    }

    /// The exact distribution of the final total; `None` without a solution for late or small enough positions.
    fn exact_totals(self, values: &dyn Values) -> Result<Option<Vec<f64>>, QueryError> {
        if !has_distributions(values) {
            return Ok(self.is_late(values).then(|| self.totals_of_ending(values.rules())));
        }
        let rest = values.solution().map(|solution| solution.distribution_from(self.position));
        Ok(rest.transpose()?.flatten().map(|rest| self.with_points(rest.chances)))
    }

    /// The exact distribution of the final total in an endgame.
    pub(crate) fn totals_of_ending(self, rules: &Ruleset) -> Vec<f64> {
        self.with_points(endgame_distribution(rules, self.position).chances)
    }

    /// Shifts a distribution of remaining points to totals.
    pub(crate) fn with_points(self, to_come: Vec<f64>) -> Vec<f64> {
        let mut totals = vec![0.0; self.points.0 as usize];
        totals.extend(to_come);
        totals
    }
}

/// Whether the solution can compute distributions.
pub(crate) fn has_distributions(values: &dyn Values) -> bool {
    values.solution().is_some_and(|solution| solution.is_in_memory()) && !values.rules().has_chips()
}

/// The distribution of a seat's final total.
#[derive(Clone, Debug)]
pub(crate) struct TotalDistribution {
    chances: Vec<f64>,
    /// The cumulative probability below each total.
    below: Vec<f64>,
}

impl TotalDistribution {
    /// From the chance of each total.
    pub fn new(chances: Vec<f64>) -> TotalDistribution {
        let sums = chances.iter().scan(0.0, |sum, chance| {
            let below = *sum;
            *sum += chance;
            Some(below)
        });
        TotalDistribution { below: sums.collect(), chances }
    }

    fn below(&self, total: usize) -> f64 {
        self.below.get(total).copied().unwrap_or(1.0)
    }

    fn at(&self, total: usize) -> f64 {
        self.chances.get(total).copied().unwrap_or(0.0)
    }

    /// Each seat's expected share of the win; ties share it.
    pub fn shares(seats: &[&TotalDistribution]) -> Vec<f64> {
        let share = |(place, own): (usize, &&TotalDistribution)| -> f64 {
            let others: Vec<&TotalDistribution> = seats
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != place)
                .map(|(_, seat)| *seat)
                .collect();
            let reached = own.chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
            reached.map(|(total, chance)| chance * win_chance(&others, total)).sum()
        };
        seats.iter().enumerate().map(share).collect()
    }
}

/// Each seat's expected share of the win if all play for the highest mean; ties share it. `None` if it can't be
/// computed.
pub fn win_shares(values: &dyn Values, cards: &[CardState]) -> Result<Option<Vec<f64>>, QueryError> {
    let mut totals = Vec::with_capacity(cards.len());
    for card in cards {
        let Some(chances) = card.exact_totals(values)? else { return Ok(None) };
        totals.push(TotalDistribution::new(chances));
    }
    Ok(Some(TotalDistribution::shares(&totals.iter().collect::<Vec<_>>())))
}

/// The chance to win with each total; ties count as a share. The second value is the standard error that the counted
/// distributions of opponents bring with them; zero if all are exact.
pub(super) fn win_chances(
    values: &dyn Values,
    others: &[CardState],
    games: u64,
) -> Result<(Vec<f64>, f64), QueryError> {
    let all = others.iter().map(|other| other.totals(values, games)).collect::<Result<Vec<_>, _>>()?;
    // The chance that a total is higher than a counted one has this variance if both have the same distribution.
    let variances = all.iter().filter_map(|(_, games)| *games).map(|games| 1.0 / (12.0 * games as f64));
    let error = variances.sum::<f64>().sqrt();
    let all: Vec<&TotalDistribution> = all.iter().map(|(totals, _)| totals).collect();
    let most = all.iter().map(|totals| totals.chances.len()).max().unwrap_or(0);
    let chances = (0..=most).map(|total| win_chance(&all, total)).collect();
    Ok((chances, error))
}

/// The chance to win with one total.
fn win_chance(all: &[&TotalDistribution], total: usize) -> f64 {
    // The probability of each number of ties, with no opponent above.
    let mut ties = vec![1.0];
    for totals in all {
        let (below, equal) = (totals.below(total), totals.at(total));
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
        let coin = TotalDistribution::new(vec![0.0, 0.5, 0.5]);
        assert_eq!([0, 1, 2, 3].map(|total| win_chance(&[&coin], total)), [0.0, 0.25, 0.75, 1.0]);
        // Both have 2: a third; one of them: a half; none: all of it.
        let shared = win_chance(&[&coin, &coin], 2);
        assert!((shared - (0.25 / 3.0 + 0.5 / 2.0 + 0.25)).abs() < 1e-12);
        assert_eq!(win_chance(&[], 7), 1.0);
        let three = TotalDistribution::shares(&[&coin, &coin, &TotalDistribution::new(vec![0.0, 0.0, 1.0])]);
        // The third seat has 2 for certain: it shares with both, one or none.
        assert!((three[2] - (0.25 / 3.0 + 0.5 / 2.0 + 0.25)).abs() < 1e-12, "{three:?}");
        assert!((three.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
