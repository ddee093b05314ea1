//! Exercises with their solutions as `yatzy practise --json` and the API write them.

use super::{Exercise, PositionBody, PracticeSet, Theme};
use crate::{ActionJson, Advice};
use serde::Serialize;
use yatzy_rules::{Hand, Ruleset};

/// Positions and solutions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PracticeJson {
    /// The id of the rules; null for a file without one.
    pub rules: Option<String>,
    /// Whether the values are those of perfect play.
    pub exact: bool,
    /// The measured error of a cost that is estimated, in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// The seed, which gives the same positions again.
    pub seed: u64,
    /// The positions.
    pub positions: Vec<ExerciseJson>,
}

/// A position and its solution.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExerciseJson {
    #[serde(flatten)]
    position: PositionBody,
    theme: Theme,
    level: u8,
    rating: u16,
    best: ValuedAction,
    tempting: ValuedAction,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct ValuedAction {
    #[serde(flatten)]
    action: ActionJson,
    value: f64,
    cost: f64,
}

impl PracticeJson {
    /// The exercises of a seed.
    pub fn new(rules: &Ruleset, id: Option<String>, seed: u64, set: &PracticeSet) -> PracticeJson {
        let positions = set.exercises.iter().map(|exercise| ExerciseJson::new(rules, exercise)).collect();
        PracticeJson { rules: id, exact: set.exact, error: set.error, seed, positions }
    }
}

impl ExerciseJson {
    fn new(rules: &Ruleset, exercise: &Exercise) -> ExerciseJson {
        let hand = exercise.position.hand.as_deref().and_then(|hand| hand.parse().ok());
        ExerciseJson {
            position: exercise.position.clone(),
            theme: exercise.theme,
            level: exercise.level,
            rating: exercise.rating,
            best: ValuedAction::new(rules, hand, &exercise.best),
            tempting: ValuedAction::new(rules, hand, &exercise.tempting),
        }
    }
}

impl ValuedAction {
    fn new(rules: &Ruleset, hand: Option<Hand>, advice: &Advice) -> ValuedAction {
        ValuedAction {
            action: ActionJson::new(rules, hand, advice.action, advice.points),
            value: advice.value,
            cost: advice.cost,
        }
    }
}
