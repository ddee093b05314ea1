//! Chances by playing a card out: games of play for the highest mean, by the values at hand (a solution, a table file or
//! a fit), counted. The dice follow from the rules and the card, so the same card and number of games give the same
//! answer on any machine and with any number of threads.

use crate::{QueryError, Values};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::Points;
use yatzy_solver::{GameStart, PlayedEnd, Position};

/// The points that a card still earns, in games that were played out from a point of a turn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayedTotals {
    /// By the points earned.
    ends: Vec<EndSum>,
    games: u64,
    lucks: f64,
    squares: f64,
    /// The points above or below the value after the first turn, rounded, and the games with them, in order.
    later: Vec<(i32, u64)>,
}

/// The games that earned the same points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct EndSum {
    games: u64,
    /// The sum of their lucks.
    lucks: f64,
}

/// A chance that was counted in games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountedChance {
    /// The share of the games, corrected for their luck.
    pub share: f64,
    /// Its standard error. It is never zero, because no number of games makes a chance certain.
    pub standard_error: f64,
}

impl PlayedTotals {
    /// Plays games from a point of a turn, or returns those that were played before. The points on the card do not
    /// matter: play for the mean does not depend on them.
    pub fn of(values: &dyn Values, start: GameStart, games: u64) -> Result<Arc<PlayedTotals>, QueryError> {
        let start = GameStart { points: Points::ZERO, ..start };
        if let Some(known) = values.played_games().find(start, games) {
            return Ok(known);
        }
        let ends = values.play_out(start, seed(values, start.position), 0..games)?;
        let played = Arc::new(PlayedTotals::new(&ends));
        values.played_games().keep(start, played.clone());
        Ok(played)
    }

    /// Counts games.
    pub fn new(ends: &[PlayedEnd]) -> PlayedTotals {
        let most = ends.iter().map(|end| end.total).max().unwrap_or(0);
        let mut played =
            PlayedTotals { ends: vec![EndSum::default(); most as usize + 1], ..Default::default() };
        for end in ends {
            let sum = &mut played.ends[end.total as usize];
            sum.games += 1;
            sum.lucks += end.luck;
            played.games += 1;
            played.lucks += end.luck;
            played.squares += end.luck * end.luck;
        }
        let mut later: Vec<i32> = ends.iter().map(|end| end.later.round() as i32).collect();
        later.sort_unstable();
        played.later = later.chunk_by(|a, b| a == b).map(|alike| (alike[0], alike.len() as u64)).collect();
        played
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The chance that these points or more are still earned. One play-out serves all numbers of points, so chances of
    /// neighbouring ones have the same dice.
    pub fn at_least(&self, points: u32) -> CountedChance {
        self.mean(|earned| f64::from(u8::from(earned >= points as usize)))
    }

    /// The mean utility of the points earned, between 0 and 1. The mean of the luck of the dice is zero, so it is a
    /// control variate: the games are corrected for the luck that they had.
    pub fn mean(&self, utility: impl Fn(usize) -> f64) -> CountedChance {
        let games = (self.games as f64).max(1.0);
        let (mut sum, mut squares, mut products) = (0.0, 0.0, 0.0);
        for (earned, end) in self.ends.iter().enumerate().filter(|(_, end)| end.games > 0) {
            let utility = utility(earned);
            sum += utility * end.games as f64;
            squares += utility * utility * end.games as f64;
            products += utility * end.lucks;
        }
        let (mean, luck) = (sum / games, self.lucks / games);
        let (spread, covariance) = (squares / games - mean * mean, products / games - mean * luck);
        let slope = if self.luck_variance() > 0.0 { covariance / self.luck_variance() } else { 0.0 };
        // Two games of either kind are added (Agresti and Coull), which matters near nothing and certainty only.
        let rest = (spread - slope * covariance).max(0.0);
        CountedChance {
            share: (mean - slope * luck).clamp(0.0, 1.0),
            standard_error: (rest / games + 2.0 / (games + 4.0).powi(2)).sqrt(),
        }
    }

    fn luck_variance(&self) -> f64 {
        let games = (self.games as f64).max(1.0);
        self.squares / games - (self.lucks / games).powi(2)
    }

    /// The chance of each number of points, from 0, corrected like [`PlayedTotals::mean`].
    pub fn chances(&self) -> Vec<f64> {
        let games = (self.games as f64).max(1.0);
        let (luck, variance) = (self.lucks / games, self.luck_variance());
        let factor = if variance > 0.0 { luck / variance } else { 0.0 };
        let chance = |end: &EndSum| {
            let count = end.games as f64;
            ((count - factor * (end.lucks - count * luck)) / games).max(0.0)
        };
        self.ends.iter().map(chance).collect()
    }

    /// The points above or below the value after the first turn, with the share of the games.
    pub(super) fn later(&self) -> impl Iterator<Item = (i32, f64)> {
        self.later.iter().map(|&(points, games)| (points, games as f64 / self.games as f64))
    }
}

/// The seed of a card's games: the rules, and the part of the card that play for the mean depends on. Other cards have
/// other dice.
pub(super) fn seed(values: &dyn Values, position: Position) -> (u64, u16) {
    let Position { filled, upper, yatzy_scored, chips } = position;
    let rules = values.rules().hash().bytes().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let card = upper.0 as u16 ^ chips << 9 ^ u16::from(yatzy_scored) << 15;
    (rules ^ filled.bits(), card)
}

/// Games that were played out, the most recently used first.
#[derive(Default)]
pub struct PlayedGames(Mutex<VecDeque<(GameStart, Arc<PlayedTotals>)>>);

/// Capacity of the cache: the turns of some games.
const KEPT: usize = 256;

impl PlayedGames {
    fn find(&self, start: GameStart, games: u64) -> Option<Arc<PlayedTotals>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().find(|(kept, played)| *kept == start && played.games() == games);
        found.map(|(_, played)| played.clone())
    }

    fn keep(&self, start: GameStart, played: Arc<PlayedTotals>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.push_front((start, played));
        known.truncate(KEPT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(reached: u32, games: u32) -> PlayedTotals {
        let end = |game: u32| PlayedEnd { total: u32::from(game < reached), luck: 0.0, later: 0.0 };
        PlayedTotals::new(&(0..games).map(end).collect::<Vec<_>>())
    }

    #[test]
    fn no_chance_is_counted_as_certain() {
        let all = ends(1000, 1000).at_least(1);
        assert_eq!(all.share, 1.0);
        assert!((0.001..0.003).contains(&all.standard_error), "{all:?}");
        let half = ends(500, 1000).at_least(1);
        assert!((half.share - 0.5).abs() < 1e-12 && (half.standard_error - 0.0158).abs() < 2e-4, "{half:?}");
    }

    /// Lucky games are corrected: with totals that are all luck the mean is exact, and chances nearly.
    #[test]
    fn luck_is_corrected() {
        // Coins of 0 and 2 points, in 60 of 100 games 2: the luck is 1 or -1, its mean should be 0 and is 0.2.
        let end = |game: u32| match game < 60 {
            true => PlayedEnd { total: 2, luck: 1.0, later: 0.0 },
            false => PlayedEnd { total: 0, luck: -1.0, later: 0.0 },
        };
        let played = PlayedTotals::new(&(0..100).map(end).collect::<Vec<_>>());
        let chance = played.at_least(1);
        assert!((chance.share - 0.5).abs() < 1e-12 && chance.standard_error < 0.02, "{chance:?}");
        let chances = played.chances();
        assert!((chances[0] - 0.5).abs() < 1e-12 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
