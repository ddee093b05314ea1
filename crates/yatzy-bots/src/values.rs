//! Where values come from. Bots, coach and analysis ask for one thing only: what a card at the start of a
//! turn is worth. Everything within a turn follows from that, see [`TurnValues`](crate::TurnValues).

use crate::{Budget, ParValues};
use std::sync::{Arc, OnceLock};
use yatzy_rules::{Entry, Points};
use yatzy_solver::{
    Moves, Objective, Position, QueryError, Solution, Statistics, Strategy, TotalHistogram, Variances, play,
};

/// What cards are worth to someone who plays for points: [`Objective::value_at`] is the expected final total.
pub trait Values: Objective + Send + Sync {
    /// The points still to come from the start of a turn, on average, the bonus included even if it is
    /// earned already.
    fn value(&self, position: Position) -> Result<f64, QueryError> {
        self.value_at(position, Points::ZERO)
    }

    /// The variance of the points still to come: exact where all of them can be worked out in memory, which
    /// takes some seconds when the first is asked for, else an estimate.
    fn variance(&self, position: Position) -> Result<f64, QueryError>;

    /// What perfect play leads to, box by box, where that is known; worked out when it is first asked for.
    fn statistics(&self) -> Result<Option<Arc<Statistics>>, QueryError> {
        Ok(None)
    }

    /// The chance of each total of perfect play, from 0 on, counted in games; `None` as above.
    fn chances(&self) -> Result<Option<Arc<[f64]>>, QueryError> {
        Ok(None)
    }

    /// The solution behind the values, if they are solved.
    fn solution(&self) -> Option<&Arc<Solution>> {
        None
    }

    /// Whether the values are those of perfect play, and not an estimate of them.
    fn is_exact(&self) -> bool;

    /// Whether they are at least within a turn from this position.
    fn is_exact_turn(&self, _position: Position) -> bool {
        self.is_exact()
    }

    /// How far the value of the empty card may be off, in points; `None` if it is exact, or an estimate that
    /// was never measured.
    fn error(&self) -> Option<f64> {
        None
    }
}

/// The exact values of a solved ruleset.
pub struct SolvedValues {
    solution: Arc<Solution>,
    /// Worked out when first asked for; `None` where there are too many.
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
        worths: &mut [f64],
    ) -> Result<(), QueryError> {
        self.solution.after(from, points, entries, rethrows, worths)
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

    /// Games that take long to solve take longer still to go through: nobody waits for that.
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

/// How many games are played for the totals of a chart: a bar is a few thousandths off at most.
const GAMES: u64 = 50_000;

/// The chance of each total of perfect play, from 0 on, counted in games: the exact ones take twenty times as long, and a
/// chart looks the same.
pub fn counted_chances(solution: &Solution) -> Result<Vec<f64>, QueryError> {
    let totals = TotalHistogram::of(&play(Strategy::Perfect(solution), 0, 0, 0..GAMES)?);
    Ok(totals.counts().iter().map(|&count| count as f64 / totals.games() as f64).collect())
}
