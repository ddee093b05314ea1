//! A reported turn of a real table, in its written form.

use serde::{Deserialize, Serialize};
use yatzy_rules::{Cell, HandError, Points, Refusal, Ruleset, Shown, TableTurn};

/// A turn told from the table: a hand, or points alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TurnBody {
    /// The box to fill.
    #[serde(rename = "box")]
    pub cell: String,
    /// The hand that came up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
    /// The points, where no hand is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Whether an extra yatzy is claimed, where no hand is told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub extra_yatzy: bool,
    /// After how many throws; needed where rethrows are saved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throws: Option<u16>,
    /// The box named before the throw, where the rules ask for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<String>,
}

/// Why a written form can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BodyError {
    /// The rules know no such box or action.
    #[error("the rules refuse it: {0:?}")]
    Rules(Refusal),
    /// The dice can't be read.
    #[error("no dice: {0:?}")]
    Hand(HandError),
    /// A field can't be read.
    #[error("field {0}")]
    Field(&'static str),
}

impl TurnBody {
    /// The written form of a turn.
    pub fn of(rules: &Ruleset, turn: &TableTurn) -> TurnBody {
        let (hand, points, extra_yatzy) = match turn.shown {
            Shown::Hand(hand) => (Some(hand.to_string()), None, false),
            Shown::Points { points, extra_yatzy } => (None, Some(points.0), extra_yatzy),
        };
        TurnBody {
            cell: rules.cell_id(turn.cell),
            hand,
            points,
            extra_yatzy,
            throws: turn.throws,
            named: turn.named.map(|cell| rules.cell_id(cell)),
        }
    }

    pub fn read(&self, rules: &Ruleset) -> Result<TableTurn, BodyError> {
        let cell = |id: &str| -> Result<Cell, BodyError> {
            rules.cell(id).ok_or(BodyError::Rules(Refusal::NoSuchCell))
        };
        let shown = match (&self.hand, self.points) {
            (Some(hand), None) => Shown::Hand(hand.parse().map_err(BodyError::Hand)?),
            (None, Some(points)) => Shown::Points { points: Points(points), extra_yatzy: self.extra_yatzy },
            _ => return Err(BodyError::Field("hand")),
        };
        let named = self.named.as_deref().map(cell).transpose()?;
        Ok(TableTurn { named, shown, throws: self.throws, cell: cell(&self.cell)? })
    }
}
