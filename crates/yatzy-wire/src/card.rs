//! A card.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use yatzy_rules::{Card, Ruleset};

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CardBody {
    /// What stands in each filled box.
    pub boxes: BTreeMap<String, u32>,
    /// The sum of the upper boxes of each column.
    pub upper: Vec<u32>,
    /// The bonus.
    pub bonus: u32,
    /// The upper points still missing for the bonus; `null` where there is none.
    pub bonus_missing: Option<u32>,
    /// The points of extra yatzys.
    pub extra: u32,
    /// Saved rethrows.
    pub chips: u16,
    /// The total.
    pub total: u32,
}

impl CardBody {
    pub fn of(rules: &Ruleset, card: &Card) -> CardBody {
        let totals = card.totals(rules);
        let filled = rules.cells().iter().filter_map(|cell| Some((cell, card.points(rules, cell)?)));
        let race = totals.columns.first().and_then(|column| column.race.as_ref());
        CardBody {
            boxes: filled.map(|(cell, points)| (rules.cell_id(cell), points.0)).collect(),
            upper: totals.columns.iter().map(|column| column.upper.0).collect(),
            bonus: totals.columns.iter().map(|column| column.bonus.0).sum(),
            bonus_missing: race.map(|race| race.missing.0),
            extra: totals.extra.0,
            chips: card.chips(),
            total: totals.total.0,
        }
    }
}
