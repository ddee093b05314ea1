//! Refusals: a stable code for programs, a sentence for people, and where it helps the table as it is.

use crate::StateBody;
use serde::{Deserialize, Serialize};

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// What was wrong.
    pub error: ProblemBody,
    /// The table as it is now, where the refusal is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<StateBody>,
}

impl ErrorBody {
    pub fn of(code: &str, message: String, state: Option<StateBody>) -> ErrorBody {
        ErrorBody { error: ProblemBody { code: code.to_owned(), message }, state }
    }
}

/// What was wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemBody {
    /// A stable code, such as `rule/box-taken`.
    pub code: String,
    /// One sentence for a person: what was wrong, and what would be right.
    pub message: String,
}
