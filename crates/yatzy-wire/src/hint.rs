//! What others do for a player: the coach that is asked, the computer that steps in.

use serde::{Deserialize, Serialize};

/// What the coach says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintBody {
    /// Whether it has to find something out first: ask again in a moment.
    pub thinking: bool,
    /// What to do and why, in the language of the request.
    pub sentence: Option<String>,
    /// Whether that rests on exact values, and not on an estimate.
    pub exact: Option<bool>,
    /// What the choice costs that was told along with the question, in the language of the request.
    pub cost: Option<String>,
}

/// Something takes longer than a request may: ask again in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ThinkingBody {
    /// Always true.
    pub thinking: bool,
}

/// A turn to be played by the computer for someone who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StepInBody {
    /// The version of the game that the asker saw: a request that is repeated plays no second turn.
    pub version: u32,
}
