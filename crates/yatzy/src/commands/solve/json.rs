//! Perfect play as JSON.

use super::{Error, SolveResults, TimeSpent};
use crate::chosen::Chosen;
use serde::Serialize;
use yatzy_rules::Ruleset;
use yatzy_solver::Statistics;

/// The answer of `yatzy solve --json`.
#[derive(Serialize)]
pub struct SolutionJson {
    rules: Option<String>,
    hash: String,
    expected: f64,
    exact: bool,
    /// The error of the expected total, if it is a fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    /// Values are exact with at most this many open cells, if others are a fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact_cells: Option<usize>,
    /// The numerical error of the computation.
    #[serde(skip_serializing_if = "Option::is_none")]
    numerical_error: Option<f64>,
    #[serde(flatten)]
    statistics: Option<StatisticsBody>,
    states: u64,
    /// Time until the expected total was known.
    seconds: f64,
    cpu_seconds: f64,
    /// Time until everything was known.
    total_seconds: f64,
    total_cpu_seconds: f64,
    #[serde(flatten)]
    distribution: Option<DistributionBody>,
}

#[derive(Serialize)]
struct StatisticsBody {
    deviation: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_chance: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_mean: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_yatzys_mean: Option<f64>,
    boxes: Vec<BoxBody>,
    /// Number of games in which the points of boxes were counted, if they are not exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    boxes_games: Option<u64>,
}

#[derive(Serialize)]
struct BoxBody {
    id: String,
    mean: f64,
    zero: f64,
    share: f64,
}

#[derive(Serialize)]
struct DistributionBody {
    distribution: Vec<(usize, f64)>,
    distribution_exact: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    distribution_games: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    distribution_error: Option<f64>,
    percentiles: Vec<(f64, usize)>,
}

impl SolutionJson {
    /// The answer with all results.
    pub fn new(chosen: &Chosen, worked: &SolveResults) -> SolutionJson {
        let rules = &chosen.rules;
        let (numerical_error, error, exact_cells, games) = match worked.error {
            Error::Numerical(error) => (Some(error), None, None, None),
            Error::Fitted { error, exact_cells, games } => {
                (None, Some(error), Some(exact_cells), Some(games))
            }
        };
        let statistics = worked.statistics.as_ref().map(|found| StatisticsBody::new(rules, found, games));
        let distribution = worked.distribution.as_ref().map(|found| {
            let chances = found.chances.iter().copied().enumerate();
            DistributionBody {
                distribution: chances.filter(|&(_, chance)| chance > 0.0).collect(),
                distribution_exact: found.games.is_none(),
                distribution_games: found.games,
                distribution_error: found.error(),
                percentiles: found.percentiles(),
            }
        });
        let TimeSpent { wall, cpu } = worked.expected_after;
        let all = worked.all_after;
        SolutionJson {
            rules: chosen.id.clone(),
            hash: rules.hash().to_string(),
            expected: worked.expected,
            exact: error.is_none(),
            error,
            exact_cells,
            numerical_error,
            statistics,
            states: worked.states,
            seconds: wall.as_secs_f64(),
            cpu_seconds: cpu.as_secs_f64(),
            total_seconds: all.wall.as_secs_f64(),
            total_cpu_seconds: all.cpu.as_secs_f64(),
            distribution,
        }
    }
}

impl StatisticsBody {
    fn new(rules: &Ruleset, found: &Statistics, games: Option<u64>) -> StatisticsBody {
        let boxes = found.cells.iter().map(|cell| BoxBody {
            id: rules.cell_id(cell.cell),
            mean: cell.mean,
            zero: cell.zero_chance,
            share: cell.share,
        });
        StatisticsBody {
            deviation: found.deviation,
            bonus_chance: rules.bonus().map(|_| found.bonus_chance),
            bonus_mean: rules.bonus().map(|_| found.bonus_mean),
            extra_yatzys_mean: rules.joker().map(|_| found.extra_mean),
            boxes: boxes.collect(),
            boxes_games: games,
        }
    }
}
