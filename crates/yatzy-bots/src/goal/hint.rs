//! The coach's hints for a total or the win.

use super::query::ROUNDS_TO_NOTHING;
use super::{AssumedPlay, GoalObjective};
use crate::{Advice, QueryError, Words};
use yatzy_rules::{Action, Game, Goal, Hand, Phase};
use yatzy_solver::best;
use yatzy_text::{Text, say};

/// Chances this close to 0 or 1 count as decided.
const DECIDED: f64 = 1e-9;

/// Smaller differences are shown with more digits, or as equal.
const SHOWN: [f64; 3] = [0.01, 0.001, 0.0001];

/// A hint for a goal. Values are chances.
#[derive(Clone, Debug)]
pub struct GoalHint {
    /// The best action.
    pub best: Advice,
    /// The best other action; `None` if there is none.
    pub next: Option<Advice>,
    /// The player's choice, if it was given and is legal.
    pub present: Option<Advice>,
    /// What is played for.
    pub goal: Goal,
    /// Whether the chances are exact.
    pub exact: bool,
    /// The play that they assume after the action.
    pub assumes: AssumedPlay,
    actions: Vec<Advice>,
    hand: Option<Hand>,
}

/// A goal that no choice can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedGoal {
    /// Reached in any case.
    Reached,
    /// Missed in any case.
    Missed,
}

impl GoalHint {
    /// A hint for the current seat; `present` is the player's choice. `None` once the game is over.
    pub fn new(
        objective: &GoalObjective,
        goal: Goal,
        game: &Game,
        present: Option<Action>,
    ) -> Result<Option<GoalHint>, QueryError> {
        if game.turn().is_none() {
            return Ok(None);
        }
        let actions = objective.advise(game, present.as_slice())?;
        let best = *best(&actions);
        let others = actions.iter().filter(|other| other.action != best.action);
        // The first of equals.
        let next = others.copied().reduce(|best, other| if other.value > best.value { other } else { best });
        let present = actions.iter().find(|advice| Some(advice.action) == present).copied();
        let hand = match game.phase() {
            Phase::Thrown { hand, .. } => Some(hand),
            _ => None,
        };
        Ok(Some(GoalHint {
            best,
            next,
            present,
            goal,
            exact: objective.is_exact(),
            assumes: objective.assumes(),
            actions,
            hand,
        }))
    }

    /// Whether exact chances say that no choice changes the outcome.
    pub fn decided(&self) -> Option<DecidedGoal> {
        let worst = self.next.map_or(self.best.value, |next| next.value);
        match self.best.value {
            _ if !self.exact => None,
            best if best <= DECIDED => Some(DecidedGoal::Missed),
            _ if worst >= 1.0 - DECIDED => Some(DecidedGoal::Reached),
            _ => None,
        }
    }

    /// Why the best action for points is advised instead; `None` if the goal decides. Points decide where the goal is
    /// decided, where the chance rounds to all or nothing, and where chances can't tell that action from the best one.
    pub fn why_points(&self, for_points: Action, words: &Words<'_>) -> Option<String> {
        let text = words.text;
        match (self.decided(), self.goal) {
            (Some(DecidedGoal::Reached), Goal::AtLeast(total)) => {
                return Some(say!(text, "goal-hint-reached", total = total));
            }
            (Some(DecidedGoal::Missed), Goal::AtLeast(total)) => {
                return Some(say!(text, "goal-hint-missed", total = total));
            }
            (Some(DecidedGoal::Reached), _) => return Some(say!(text, "goal-hint-won")),
            (Some(DecidedGoal::Missed), _) => return Some(say!(text, "goal-hint-lost")),
            (None, _) => {}
        }
        let best = self.best.value;
        let chance = self.actions.iter().find(|advice| advice.action == for_points)?.value;
        let is_other = for_points != self.best.action;
        // Counted chances are good for whole percents at best.
        let nothing = if self.exact { ROUNDS_TO_NOTHING } else { 10.0 * ROUNDS_TO_NOTHING };
        let points_decide =
            best < nothing || 1.0 - chance < nothing || (is_other && best - chance <= self.doubt());
        points_decide.then(|| say!(text, "goal-hint-points", chance = self.percent(text, chance, 0)))
    }

    /// A chance with the precision that it has.
    fn percent(&self, text: Text, share: f64, digits: usize) -> String {
        if self.exact { text.chance(share, digits) } else { text.counted_chance(share) }
    }

    /// Smaller differences between chances say nothing. Counted chances are off by a percentage point in the middle, and
    /// by a larger part of the rest towards nothing and certainty (docs/goals.md).
    fn doubt(&self) -> f64 {
        let best = self.best.value;
        if self.exact { SHOWN[2] } else { SHOWN[0].min(0.1 * best.min(1.0 - best)) }
    }

    /// The action and its chance: "Keep the fours. The chance of 312 points or more is then 23%. Next best:
    /// keeping 5-5, with a chance of 19%."
    pub fn sentence(&self, words: &Words<'_>) -> String {
        let text = words.text;
        let gap = self.next.map_or(1.0, |next| self.best.value - next.value);
        let digits = SHOWN.iter().position(|&shown| gap >= shown).unwrap_or(0) as u8;
        let percent = |advice: &Advice| self.percent(text, advice.value, digits.into());
        let action = words.action(self.best.action, self.best.points, self.hand);
        let chance = percent(&self.best);
        let best = match self.goal {
            Goal::AtLeast(total) => {
                say!(text, "goal-hint-total", action = action, chance = chance, total = total)
            }
            _ => say!(text, "goal-hint-win", action = action, chance = chance),
        };
        // A counted chance may be higher than the best one, because the best by the estimate is only left for a clear gain.
        let hint = match self.next.as_ref().filter(|next| next.value <= self.best.value) {
            Some(next) => {
                let other = words.better(next.action, next.points, self.hand);
                say!(text, "goal-hint-other", hint = best, other = other, chance = percent(next))
            }
            None => best,
        };
        if self.assumes == AssumedPlay::ForGoal {
            hint
        } else {
            say!(text, "goal-hint-estimate", hint = hint)
        }
    }

    /// The chance after the player's choice; `None` without a choice, or if the hint has it already.
    pub fn cost_sentence(&self, words: &Words<'_>) -> Option<String> {
        let present = self.present?;
        if present.cost < SHOWN[2] {
            return Some(say!(words.text, "coach-cost-nothing"));
        }
        let is_told = self.next.is_some_and(|next| next.action == present.action);
        let digits = u8::from(present.cost < SHOWN[0]);
        let chance = self.percent(words.text, present.value, digits.into());
        (!is_told).then(|| say!(words.text, "goal-cost", chance = chance))
    }
}
