//! The coach, and the computer that plays an absent person's turn.

use crate::ActionBody;
use serde::{Deserialize, Serialize};
use yatzy_rules::{Action, Hand, Ruleset};
use yatzy_table::{BodyError, CoachAnswer};

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
    /// The best action.
    #[serde(default)]
    pub best: Option<ActionBody>,
    /// What the choice costs that was told along with the question, in the language of the request.
    pub cost: Option<String>,
}

impl HintBody {
    pub fn thinking() -> HintBody {
        HintBody { thinking: true, ..HintBody::default() }
    }

    pub fn of(rules: &Ruleset, advice: &CoachAnswer) -> HintBody {
        HintBody {
            thinking: false,
            sentence: Some(advice.sentence.clone()),
            exact: Some(advice.exact),
            best: ActionBody::of(rules, advice.best, None),
            cost: advice.cost.clone(),
        }
    }

    /// The coach's answer; `None` while it thinks.
    pub fn read(self, rules: &Ruleset) -> Result<Option<CoachAnswer>, BodyError> {
        if self.thinking {
            return Ok(None);
        }
        let (best, _) = self.best.ok_or(BodyError::Field("best"))?.read(rules)?;
        let sentence = self.sentence.ok_or(BodyError::Field("sentence"))?;
        Ok(Some(CoachAnswer { best, sentence, cost: self.cost, exact: self.exact.unwrap_or(false) }))
    }
}

/// What the coach is told along with the question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct HintQuery {
    /// The dice that the asker is about to keep.
    pub keep: Option<String>,
    /// The box that the asker is about to enter.
    #[serde(rename = "box")]
    pub cell: Option<String>,
    /// The dice that lie on a real table.
    pub hand: Option<String>,
    /// After how many throws they lie there; after the first, if it is left out.
    #[cfg_attr(feature = "schema", param(value_type = Option<u16>))]
    pub throws: Option<String>,
}

impl HintQuery {
    /// The asker's likely next action, and the dice of a real table.
    pub fn of(rules: &Ruleset, present: Option<Action>, told: Option<(Hand, Option<u16>)>) -> HintQuery {
        let (keep, cell) = match present {
            Some(Action::Enter(cell)) => (None, Some(rules.cell_id(cell))),
            Some(Action::Throw(keep)) => (Some(keep.to_string()), None),
            _ => (None, None),
        };
        let hand = told.map(|(hand, _)| hand.to_string());
        let throws = told.and_then(|(_, throws)| throws).map(|throws| throws.to_string());
        HintQuery { keep, cell, hand, throws }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api;
    use yatzy_rules::{Catalogue, Keep};

    #[test]
    fn a_question_stands_at_the_end_of_a_path() {
        let rules = Catalogue::get().rules("yatzy").expect("it is shipped").clone();
        let hand: Hand = "6-6".parse().expect("dice");
        let path = |present, told| api::HINT.find(&[&7], &HintQuery::of(&rules, present, told)).path;
        assert_eq!(path(None, None), "/api/v1/games/7/hint");
        assert_eq!(path(Some(Action::Throw(Keep::new(hand))), None), "/api/v1/games/7/hint?keep=6-6");
        assert_eq!(
            path(rules.cell("ones").map(Action::Enter), Some((hand, Some(2)))),
            "/api/v1/games/7/hint?box=ones&hand=6-6&throws=2"
        );
        assert_eq!(
            path(Some(Action::Throw(Keep::NOTHING)), Some((hand, None))),
            "/api/v1/games/7/hint?keep=&hand=6-6"
        );
    }
}
