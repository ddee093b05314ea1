//! An action as JSON, the same wherever one is told: advice, analyses, the server.

use serde::Serialize;
use yatzy_rules::{Action, Hand, Points, Ruleset};

/// An action in the words of `yatzy advise`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActionJson {
    r#type: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    keep: Option<String>,
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    cell: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
}

impl ActionJson {
    /// An action with a hand on the table or none, and the points it writes if it is an entry.
    pub fn new(rules: &Ruleset, hand: Option<Hand>, action: Action, points: Option<Points>) -> ActionJson {
        let (r#type, keep, cell) = match action {
            Action::Throw(keep) if hand.is_some() => ("keep", Some(keep.to_string()), None),
            Action::Enter(cell) if points == Some(Points::ZERO) => ("strike", None, Some(cell)),
            Action::Enter(cell) => ("score", None, Some(cell)),
            Action::Name(cell) => ("declare", None, Some(cell)),
            // Nothing else is done in a turn.
            _ => ("throw", None, None),
        };
        let cell = cell.map(|cell| rules.cell_id(cell));
        ActionJson { r#type, keep, cell, points: points.map(|points| points.0) }
    }
}
