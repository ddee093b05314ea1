//! Perfect play as JSON.

use super::{Error, Spent, Worked};
use crate::chosen::Chosen;
use serde::Serialize;
use yatzy_rules::Ruleset;
use yatzy_solver::Statistics;

/// The answer of `yatzy solve --json`.
#[derive(Serialize)]
pub struct Answer {
    rules: Option<String>,
    hash: String,
    expected: f64,
    exact: bool,
    /// How far the expected total may be off where it is a fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    /// With so many cells open, or fewer, values are exact where others are a fit.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact_cells: Option<usize>,
    /// How far numbers may be off for the way they are computed.
    #[serde(skip_serializing_if = "Option::is_none")]
    numerical_error: Option<f64>,
    #[serde(flatten)]
    statistics: Option<StatisticsTold>,
    states: u64,
    /// Until the expected total was known.
    seconds: f64,
    cpu_seconds: f64,
    /// Until everything here was known.
    total_seconds: f64,
    total_cpu_seconds: f64,
    #[serde(flatten)]
    distribution: Option<DistributionTold>,
}

#[derive(Serialize)]
struct StatisticsTold {
    deviation: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_chance: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus_mean: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_yatzys_mean: Option<f64>,
    boxes: Vec<BoxTold>,
    /// The games that boxes were counted in, where they are not exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    boxes_games: Option<u64>,
}

#[derive(Serialize)]
struct BoxTold {
    id: String,
    mean: f64,
    zero: f64,
    share: f64,
}

#[derive(Serialize)]
struct DistributionTold {
    distribution: Vec<(usize, f64)>,
    distribution_exact: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    distribution_games: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    distribution_error: Option<f64>,
    percentiles: Vec<(f64, usize)>,
}

impl Answer {
    /// All that was worked out.
    pub fn new(chosen: &Chosen, worked: &Worked) -> Answer {
        let rules = &chosen.rules;
        let (numerical_error, error, exact_cells, games) = match worked.error {
            Error::Numerical(error) => (Some(error), None, None, None),
            Error::Fitted { error, exact_cells, games } => {
                (None, Some(error), Some(exact_cells), Some(games))
            }
        };
        let statistics = worked.statistics.as_ref().map(|found| StatisticsTold::new(rules, found, games));
        let distribution = worked.distribution.as_ref().map(|found| {
            let chances = found.chances.iter().copied().enumerate();
            DistributionTold {
                distribution: chances.filter(|&(_, chance)| chance > 0.0).collect(),
                distribution_exact: found.games.is_none(),
                distribution_games: found.games,
                distribution_error: found.error(),
                percentiles: found.percentiles(),
            }
        });
        let Spent { wall, cpu } = worked.expected_after;
        let all = worked.all_after;
        Answer {
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

impl StatisticsTold {
    fn new(rules: &Ruleset, found: &Statistics, games: Option<u64>) -> StatisticsTold {
        let boxes = found.cells.iter().map(|cell| BoxTold {
            id: rules.cell_id(cell.cell),
            mean: cell.mean,
            zero: cell.zero_chance,
            share: cell.share,
        });
        StatisticsTold {
            deviation: found.deviation,
            bonus_chance: rules.bonus().map(|_| found.bonus_chance),
            bonus_mean: rules.bonus().map(|_| found.bonus_mean),
            extra_yatzys_mean: rules.joker().map(|_| found.extra_mean),
            boxes: boxes.collect(),
            boxes_games: games,
        }
    }
}
