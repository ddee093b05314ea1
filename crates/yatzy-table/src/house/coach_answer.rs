//! The answer of the coach, as a sentence.

use serde::{Deserialize, Serialize};
use yatzy_bots::{GoalHint, Hint, Words};
use yatzy_rules::Action;

/// What the coach recommends, in the language of the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoachAnswer {
    pub best: Action,
    /// The recommendation and its reason.
    pub sentence: String,
    /// What the choice costs that [`CoachContext`](crate::CoachContext) presents, where that says more.
    pub cost: Option<String>,
    /// Whether it rests on exact values of perfect play, and not on an estimate.
    pub exact: bool,
}

impl CoachAnswer {
    /// The answer to a player who plays for the mean.
    pub fn of(hint: &Hint, words: &Words<'_>) -> CoachAnswer {
        CoachAnswer {
            best: hint.best.action,
            sentence: hint.sentence(words),
            cost: hint.cost_sentence(words),
            exact: hint.exact,
        }
    }

    /// Puts another sentence before the recommendation.
    pub fn after(self, before: Option<String>) -> CoachAnswer {
        match before {
            Some(before) => CoachAnswer { sentence: format!("{before} {}", self.sentence), ..self },
            None => self,
        }
    }

    /// The answer to a player who plays for another goal than the mean.
    pub fn for_goal(hint: &GoalHint, words: &Words<'_>) -> CoachAnswer {
        CoachAnswer {
            best: hint.best.action,
            sentence: hint.sentence(words),
            cost: hint.cost_sentence(words),
            exact: hint.exact,
        }
    }
}
