//! Values of cards at the start of a turn, for bots, coach and analysis. The values within a turn follow from them,
//! see [`TurnValues`](crate::TurnValues).

use crate::{Budget, ParValues};
use std::sync::{Arc, OnceLock};
use yatzy_rules::{Entry, Points};
use yatzy_solver::{
    Moves, Objective, Position, QueryError, Solution, Statistics, Strategy, TotalHistogram, Variances, play,
};

/// Values for play for points: [`Objective::value_at`] is the expected final total.
pub trait Values: Objective + Send + Sync {
    /// The expected remaining points, including the bonus even if it is earned already.
    fn value(&self, position: Position) -> Result<f64, QueryError> {
        self.value_at(position, Points::ZERO)
    }

    /// The variance of the remaining points: exact if it can be computed in memory, which takes some seconds on first
    /// use, otherwise an estimate.
    fn variance(&self, position: Position) -> Result<f64, QueryError>;

    /// The variance as far as it is known without a computation of seconds.
    fn known_variance(&self, position: Position) -> Result<f64, QueryError> {
        self.variance(position)
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
}

/// The exact values of a solved ruleset.
pub struct SolvedValues {
    solution: Arc<Solution>,
    /// Computed on first use; `None` if the game is too large.
    variances: OnceLock<Option<Variances>>,
    statistics: OnceLock<Arc<Statistics>>,
    chances: OnceLock<Arc<[f64]>>,
    pars: ParValues,
}

impl SolvedValues {
    /// The values of a solution.
    pub fn new(solution: Arc<Solution>) -> SolvedValues {
        let pars = ParValues::of(solution.moves().clone());
        SolvedValues {
            solution,
            variances: OnceLock::new(),
            statistics: OnceLock::new(),
            chances: OnceLock::new(),
            pars,
        }
    }

    fn variances(&self) -> Result<Option<&Variances>, QueryError> {
        let found = match self.variances.get() {
            Some(found) => found,
            None => {
                let found = self.solution.variances()?;
                self.variances.get_or_init(|| found)
            }
        };
        Ok(found.as_ref())
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
    fn variance(&self, position: Position) -> Result<f64, QueryError> {
        match self.variances()? {
            Some(variances) => variances.remaining(position),
            None => self.pars.variance(position),
        }
    }

    fn known_variance(&self, position: Position) -> Result<f64, QueryError> {
        match self.variances.get() {
            Some(Some(variances)) => variances.remaining(position),
            _ => self.pars.variance(position),
        }
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

/// The same values, which start no computation of seconds when they are used.
pub fn without_computing(values: Arc<dyn Values>) -> Arc<dyn Values> {
    Arc::new(ReadyValues(values))
}

struct ReadyValues(Arc<dyn Values>);

impl Objective for ReadyValues {
    fn moves(&self) -> &Arc<Moves> {
        self.0.moves()
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        self.0.value_at(position, points)
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        self.0.after(from, points, entries, rethrows, out)
    }

    fn prepare(&self, position: Position, points: Points) {
        self.0.prepare(position, points);
    }

    fn tie(&self) -> f64 {
        Objective::tie(&*self.0)
    }
}

impl Values for ReadyValues {
    fn variance(&self, position: Position) -> Result<f64, QueryError> {
        self.0.known_variance(position)
    }

    fn solution(&self) -> Option<&Arc<Solution>> {
        self.0.solution()
    }

    fn is_exact(&self) -> bool {
        self.0.is_exact()
    }

    fn is_exact_turn(&self, position: Position) -> bool {
        self.0.is_exact_turn(position)
    }

    fn error(&self) -> Option<f64> {
        self.0.error()
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
