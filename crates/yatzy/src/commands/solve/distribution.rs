//! The chance of every final total: exact if the solver can compute it, else counted in many games.

use crate::Failure;
use crate::solving::{MOST_MEMORY, query_failure};
use yatzy_solver::{Solution, Strategy, TotalHistogram, play};
use yatzy_text::Text;

/// Number of games if the chances can't be computed.
const GAMES: u64 = 100_000;
/// The percentiles of the answer.
const PERCENTILES: [f64; 9] = [1.0, 5.0, 10.0, 25.0, 50.0, 75.0, 90.0, 95.0, 99.0];

/// The chance of every final total.
pub struct Distribution {
    /// The chance of each total, from 0 on.
    pub chances: Vec<f64>,
    /// Number of games in which they were counted; `None` if they are exact.
    pub games: Option<u64>,
}

impl Distribution {
    /// The distribution of perfect play. `memory` is the size of all values of the game.
    pub fn of(text: Text, solution: &Solution, memory: u64) -> Result<Distribution, Failure> {
        let wrong = |error| query_failure(text, &error);
        let exact = if memory <= MOST_MEMORY { solution.distribution().map_err(wrong)? } else { None };
        if let Some(exact) = exact {
            return Ok(Distribution { chances: exact.chances, games: None });
        }
        Ok(Distribution::of_totals(&play(Strategy::Perfect(solution), 0, 0, 0..GAMES).map_err(wrong)?))
    }

    pub fn of_totals(totals: &[u32]) -> Distribution {
        let totals = TotalHistogram::of(totals);
        let chance = |&count: &u64| count as f64 / totals.games() as f64;
        Distribution { chances: totals.counts().iter().map(chance).collect(), games: Some(totals.games()) }
    }

    /// The largest standard error of a counted chance.
    pub fn error(&self) -> Option<f64> {
        let games = self.games? as f64;
        let error = |chance: &f64| (chance * (1.0 - chance) / games).sqrt();
        Some(self.chances.iter().map(error).fold(0.0, f64::max))
    }

    /// For each percentage, the lowest total that this share of games doesn't exceed.
    pub fn percentiles(&self) -> Vec<(f64, usize)> {
        PERCENTILES.iter().map(|&percent| (percent, self.percentile(percent / 100.0))).collect()
    }

    fn percentile(&self, share: f64) -> usize {
        let mut below = 0.0;
        let reached = self.chances.iter().position(|chance| {
            below += chance;
            below >= share - 1e-12
        });
        reached.unwrap_or(self.chances.len().saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_totals_not_exceeded() {
        let coin = Distribution { chances: vec![0.5, 0.0, 0.0, 0.25, 0.25], games: None };
        let found: Vec<usize> = coin.percentiles().into_iter().map(|(_, total)| total).collect();
        assert_eq!(found, [0, 0, 0, 0, 0, 3, 4, 4, 4]);
        assert_eq!(coin.error(), None);
    }
}
