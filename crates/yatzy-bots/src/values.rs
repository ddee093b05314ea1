//! Values of cards at the start of a turn, for bots, coach and analysis. The values within a turn follow from them,
//! see [`TurnValues`](crate::TurnValues).

use crate::{Budget, PlayedGames};
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use yatzy_rules::{Entry, Points};
use yatzy_solver::{
    GameStart, Moves, Objective, PlayedEnd, Position, QueryError, Solution, Statistics, Strategy,
    TotalHistogram, play, play_from,
};

/// Values for play for points: [`Objective::value_at`] is the expected final total.
pub trait Values: Objective + Send + Sync {
    /// The expected remaining points, including the bonus even if it is earned already.
    fn value(&self, position: Position) -> Result<f64, QueryError> {
        self.value_at(position, Points::ZERO)
    }

    /// Plays games from a point of a turn for the highest mean, fast enough for many of them.
    fn play_out(
        &self,
        start: GameStart,
        seed: (u64, u16),
        games: Range<u64>,
    ) -> Result<Vec<PlayedEnd>, QueryError>;

    /// The games that were played out by these values.
    fn played_games(&self) -> &PlayedGames;

    /// The number of games from a position that a chance is counted in: what takes some processor seconds at most.
    fn games_of(&self, position: Position) -> u64;

    /// The number of games for one move of a player who plays the best actions out: at most 0.2 processor seconds.
    fn games_a_move(&self, position: Position) -> u64 {
        self.games_of(position) / 8
    }

    /// Statistics of perfect play, if available; computed on first use.
    fn statistics(&self) -> Result<Option<Arc<Statistics>>, QueryError> {
        Ok(None)
    }

    /// The probability of each total of perfect play, from 0, counted in games; `None` if not available.
    fn chances(&self) -> Result<Option<Arc<[f64]>>, QueryError> {
        Ok(None)
    }

    /// The solution behind the values, if there is one.
    fn solution(&self) -> Option<&Arc<Solution>> {
        None
    }

    /// Whether the values are those of perfect play and not estimates.
    fn is_exact(&self) -> bool;

    /// Whether they are exact within a turn from this position.
    fn is_exact_turn(&self, _position: Position) -> bool {
        self.is_exact()
    }

    /// The error of the value of the empty card in points; `None` if it is exact or was never measured.
    fn error(&self) -> Option<f64> {
        None
    }

    /// The error of the difference between two choices of a turn in points, which 95 of 100 costs stay within; `None` if
    /// they are exact or it was never measured.
    fn choice_error(&self) -> Option<f64> {
        None
    }
}

/// The exact values of a solved ruleset.
pub struct SolvedValues {
    solution: Arc<Solution>,
    statistics: OnceLock<Arc<Statistics>>,
    chances: OnceLock<Arc<[f64]>>,
    played: PlayedGames,
}

/// Games for a chance by solved values.
const SOLVED_GAMES: u64 = 16_384;

impl SolvedValues {
    /// The values of a solution.
    pub fn new(solution: Arc<Solution>) -> SolvedValues {
        SolvedValues {
            solution,
            statistics: OnceLock::new(),
            chances: OnceLock::new(),
            played: PlayedGames::default(),
        }
    }
}

impl Objective for SolvedValues {
    fn moves(&self) -> &Arc<Moves> {
        self.solution.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        self.solution.value_at(position, points)
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        self.solution.after(from, points, entries, rethrows, out)
    }

    fn tie(&self) -> f64 {
        Objective::tie(&*self.solution)
    }
}

impl Values for SolvedValues {
    fn play_out(
        &self,
        start: GameStart,
        seed: (u64, u16),
        games: Range<u64>,
    ) -> Result<Vec<PlayedEnd>, QueryError> {
        play_from(&*self.solution, start, seed, games)
    }

    fn played_games(&self) -> &PlayedGames {
        &self.played
    }

    fn games_of(&self, _: Position) -> u64 {
        if self.solution.rules().declares() { SOLVED_GAMES / 4 } else { SOLVED_GAMES }
    }

    /// Statistics take longer than a solve, so games with a long solve have none.
    fn statistics(&self) -> Result<Option<Arc<Statistics>>, QueryError> {
        if let Some(known) = self.statistics.get() {
            return Ok(Some(known.clone()));
        }
        if !Budget::FOR_A_REPORT.covers(&self.solution.takes()) {
            return Ok(None);
        }
        let found = Arc::new(self.solution.statistics()?);
        Ok(Some(self.statistics.get_or_init(|| found).clone()))
    }

    fn chances(&self) -> Result<Option<Arc<[f64]>>, QueryError> {
        if let Some(known) = self.chances.get() {
            return Ok(Some(known.clone()));
        }
        if !Budget::FOR_A_REPORT.covers(&self.solution.takes()) {
            return Ok(None);
        }
        let found = counted_chances(&self.solution)?.into();
        Ok(Some(self.chances.get_or_init(|| found).clone()))
    }

    fn solution(&self) -> Option<&Arc<Solution>> {
        Some(&self.solution)
    }

    fn is_exact(&self) -> bool {
        true
    }
}

/// Results of perfect play, or of the best play that is known.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PerfectPlay {
    /// Exact, box by box.
    Exact {
        /// The mean of each box.
        statistics: Arc<Statistics>,
        /// The chance of each total, from 0 on, where that was counted.
        chances: Option<Arc<[f64]>>,
    },
    /// The game is too large to be solved.
    Estimated {
        /// The expected total from the empty card.
        mean: f64,
        /// How far it may be off, where that was measured.
        error: Option<f64>,
    },
}

impl PerfectPlay {
    /// The mean total.
    pub fn mean(&self) -> f64 {
        match self {
            PerfectPlay::Exact { statistics, .. } => statistics.mean,
            PerfectPlay::Estimated { mean, .. } => *mean,
        }
    }

    /// The statistics of each box, if they are known.
    pub fn statistics(&self) -> Option<&Statistics> {
        match self {
            PerfectPlay::Exact { statistics, .. } => Some(statistics),
            PerfectPlay::Estimated { .. } => None,
        }
    }

    /// The chance of each total, from 0 on, if it is known.
    pub fn chances(&self) -> Option<&[f64]> {
        match self {
            PerfectPlay::Exact { chances, .. } => chances.as_deref(),
            PerfectPlay::Estimated { .. } => None,
        }
    }
}

/// Games for the totals of a chart: the error of a bar is a few thousandths.
const GAMES: u64 = 50_000;

/// The probability of each total of perfect play, from 0, counted in games. Exact probabilities take twenty times as
/// long, and a chart looks the same.
pub fn counted_chances(solution: &Solution) -> Result<Vec<f64>, QueryError> {
    let totals = TotalHistogram::of(&play(Strategy::Perfect(solution), 0, 0, 0..GAMES)?);
    Ok(totals.counts().iter().map(|&count| count as f64 / totals.games() as f64).collect())
}
