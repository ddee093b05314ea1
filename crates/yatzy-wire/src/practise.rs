//! Exercises with their solutions.

use crate::api::{ApiReply, ReplyBody};
use crate::{RawResponse, ThinkingBody};
use serde::{Deserialize, Serialize};
use yatzy_table::PracticeJson;

/// Which exercises are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct PractiseQuery {
    /// The same seed gives the same exercises; 1 if left out.
    pub seed: Option<u64>,
    /// A theme, such as `straights`.
    pub theme: Option<String>,
    /// The level, from 1, which beginners get right, to 5.
    pub level: Option<u8>,
    /// How many, at most 50; 10 if left out.
    pub count: Option<u16>,
}

/// Exercises, or that they are being made.
#[derive(Clone, Debug)]
pub enum PractiseReply {
    /// Ask again in a moment.
    Thinking,
    /// As `yatzy practise --json` writes them.
    Ready(Box<PracticeJson>),
    /// Only read, never sent: a client shows them as they came.
    Read(serde_json::Value),
}

impl ReplyBody for PractiseReply {
    fn is_pending(&self) -> bool {
        matches!(self, PractiseReply::Thinking)
    }

    fn written(&self, status: u16, _: &[String]) -> ApiReply {
        match self {
            PractiseReply::Thinking => ApiReply::json(status, &ThinkingBody { thinking: true }),
            PractiseReply::Ready(exercises) => ApiReply::json(status, exercises),
            PractiseReply::Read(exercises) => ApiReply::json(status, exercises),
        }
    }

    fn read(answer: &RawResponse) -> Option<PractiseReply> {
        if answer.status == 202 {
            let body: ThinkingBody = serde_json::from_slice(answer.text.as_bytes()).ok()?;
            return body.thinking.then_some(PractiseReply::Thinking);
        }
        let exercises: serde_json::Value = serde_json::from_slice(answer.text.as_bytes()).ok()?;
        exercises.get("positions").is_some().then_some(PractiseReply::Read(exercises))
    }

    #[cfg(feature = "schema")]
    fn schema(status: u16, schemas: &mut crate::api::Schemas) -> Option<(&'static str, crate::api::Schema)> {
        let schema = if status == 202 { schemas.one::<ThinkingBody>() } else { crate::api::object() };
        Some(("application/json", schema))
    }
}
