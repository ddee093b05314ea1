//! An action as JSON, the same in advice, analyses and the server's replies.

use serde::Serialize;
use yatzy_rules::{Action, Hand, Points, Ruleset};

/// An action in the vocabulary of `yatzy advise`.
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
    /// An action with the current hand, if there is one, and the points of an entry.
    pub fn new(rules: &Ruleset, hand: Option<Hand>, action: Action, points: Option<Points>) -> ActionJson {
        let (r#type, keep, cell) = match action {
            Action::Throw(keep) if hand.is_some() => ("keep", Some(keep.to_string()), None),
            Action::Enter(cell) if points == Some(Points::ZERO) => ("strike", None, Some(cell)),
            Action::Enter(cell) => ("score", None, Some(cell)),
            Action::Name(cell) => ("declare", None, Some(cell)),
            // A turn has no other actions.
            _ => ("throw", None, None),
        };
        let cell = cell.map(|cell| rules.cell_id(cell));
        ActionJson { r#type, keep, cell, points: points.map(|points| points.0) }
    }
}
