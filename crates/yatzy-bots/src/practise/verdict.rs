//! The answer to an exercise: right or its cost, the best choices, and what each leads to.

use super::PracticePosition;
use crate::{Advice, Adviser, Coach, Hint, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::{Action, Cell};

/// Number of choices that an answer shows, besides the player's own.
const SHOWN: usize = 3;

/// An answered exercise.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Verdict {
    /// The coach's hint, with the player's choice.
    pub hint: Hint,
    /// The best choices, best first, and the player's own at the end if it is not among them.
    pub ranked: Vec<ChoiceOdds>,
}

/// A choice, and how the turn ends with best play after it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ChoiceOdds {
    /// The choice.
    pub advice: Advice,
    /// Each box that may get points, its chance, and the mean of the points; the likeliest first.
    pub outcomes: Vec<(Cell, f64, f64)>,
}

impl Verdict {
    /// Judges a choice; `None` if it is not legal.
    pub fn of(
        values: &Arc<dyn Values>,
        position: &PracticePosition,
        answer: Option<Action>,
    ) -> Result<Option<Verdict>, QueryError> {
        let rules = values.rules();
        if answer.is_some_and(|answer| !position.allows(rules, answer)) {
            return Ok(None);
        }
        let (card, named, phase) = (&position.card, position.named, position.phase);
        let Some(hint) = Coach::new(values.clone()).hint_at(card, named, phase, answer)? else {
            return Ok(None);
        };
        let mut sorted = hint.actions.clone();
        sorted.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        let own = hint.present.filter(|own| !sorted.iter().take(SHOWN).any(|one| one.action == own.action));
        let mut adviser = Adviser::new(&**values);
        let mut ranked = Vec::new();
        for advice in sorted.into_iter().take(SHOWN).chain(own) {
            let outcomes = match advice.action {
                Action::Throw(keep) => adviser.turn(card, named)?.outcomes(keep, position.rethrows()),
                _ => Vec::new(),
            };
            let outcomes = outcomes.iter().map(|one| (one.cell, one.chance, one.points)).collect();
            ranked.push(ChoiceOdds { advice, outcomes });
        }
        Ok(Some(Verdict { hint, ranked }))
    }

    /// The choices with the rank of each, from 1. A choice of the player's own that is not among the best ones has none.
    pub fn by_rank(&self) -> impl Iterator<Item = (Option<usize>, &ChoiceOdds)> {
        (1..).map(|rank| Some(rank).filter(|rank| *rank <= SHOWN)).zip(&self.ranked)
    }

    /// Whether some choice throws on; an entry has no odds.
    pub fn has_odds(&self) -> bool {
        self.ranked.iter().any(|choice| !choice.outcomes.is_empty())
    }

    /// Whether the choice was the best one, or as good.
    pub fn is_right(&self) -> bool {
        self.hint.present.is_some_and(|present| present.cost < crate::WORTH_SAYING)
    }
}
