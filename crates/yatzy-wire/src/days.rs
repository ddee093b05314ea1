//! Today's game, and comparisons of games with the same dice.

use crate::api::{ApiReply, ReplyBody};
use crate::{RawResponse, ThinkingBody};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_table::Comparison;

/// Which day is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct DayQuery {
    /// The day in UTC, such as `2026-11-18`. Left out, it is today.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
}

/// An attempt at a game of today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AttemptBody {
    /// The name of the player. An attempt that is gone on with keeps its name.
    pub name: String,
    /// Whether it is one more attempt, which does not count.
    #[serde(default)]
    pub again: bool,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A comparison, or that it is being computed.
#[derive(Clone, Debug)]
pub enum ComparisonReply {
    /// Ask again in a moment.
    Thinking,
    Ready(Arc<Comparison>),
}

impl ReplyBody for ComparisonReply {
    fn is_pending(&self) -> bool {
        matches!(self, ComparisonReply::Thinking)
    }

    fn written(&self, status: u16, _: &[String]) -> ApiReply {
        match self {
            ComparisonReply::Thinking => ApiReply::json(status, &ThinkingBody { thinking: true }),
            ComparisonReply::Ready(comparison) => ApiReply::json(status, comparison),
        }
    }

    fn read(answer: &RawResponse) -> Option<ComparisonReply> {
        if answer.status == 202 {
            let body: ThinkingBody = serde_json::from_slice(answer.text.as_bytes()).ok()?;
            return body.thinking.then_some(ComparisonReply::Thinking);
        }
        serde_json::from_slice(answer.text.as_bytes()).ok().map(|read| ComparisonReply::Ready(Arc::new(read)))
    }

    #[cfg(feature = "schema")]
    fn schema(status: u16, schemas: &mut crate::api::Schemas) -> Option<(&'static str, crate::api::Schema)> {
        let schema = if status == 202 { schemas.one::<ThinkingBody>() } else { schemas.one::<Comparison>() };
        Some(("application/json", schema))
    }
}
