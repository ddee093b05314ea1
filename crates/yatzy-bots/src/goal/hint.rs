//! The coach's hints for a total or the win.

use super::GoalObjective;
use crate::{Advice, Adviser, QueryError, Words};
use yatzy_rules::{Action, Game, Goal, Hand, Phase};
use yatzy_solver::best;
use yatzy_text::say;

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
        let Some((turn, card)) = game.turn().and_then(|turn| Some((turn, game.card(turn.seat)?))) else {
            return Ok(None);
        };
        let mut adviser = Adviser::new(objective.as_objective());
        let actions = adviser.advise(card, turn.named, game.phase())?;
        let best = *best(actions);
        let others = actions.iter().filter(|other| other.action != best.action);
        // The first of equals.
        let next = others.copied().reduce(|best, other| if other.value > best.value { other } else { best });
        let present = actions.iter().find(|advice| Some(advice.action) == present).copied();
        let hand = match game.phase() {
            Phase::Thrown { hand, .. } => Some(hand),
            _ => None,
        };
        Ok(Some(GoalHint { best, next, present, goal, exact: objective.is_exact(), hand }))
    }

    /// Whether the goal is decided; then points count.
    pub fn decided(&self) -> Option<DecidedGoal> {
        let worst = self.next.map_or(self.best.value, |next| next.value);
        match self.best.value {
            best if best <= DECIDED => Some(DecidedGoal::Missed),
            _ if worst >= 1.0 - DECIDED => Some(DecidedGoal::Reached),
            _ => None,
        }
    }

    /// The sentence for a decided goal; `None` if it is open.
    pub fn decided_sentence(&self, words: &Words<'_>) -> Option<String> {
        let text = words.text;
        Some(match (self.decided()?, self.goal) {
            (DecidedGoal::Reached, Goal::AtLeast(total)) => say!(text, "goal-hint-reached", total = total),
            (DecidedGoal::Missed, Goal::AtLeast(total)) => say!(text, "goal-hint-missed", total = total),
            (DecidedGoal::Reached, _) => say!(text, "goal-hint-won"),
            (DecidedGoal::Missed, _) => say!(text, "goal-hint-lost"),
        })
    }

    /// The action and its chance: "Keep the fours. The chance of 312 points or more is then 23%. Next best:
    /// keeping 5-5, with a chance of 19%."
    pub fn sentence(&self, words: &Words<'_>) -> String {
        let text = words.text;
        let gap = self.next.map_or(1.0, |next| self.best.value - next.value);
        let digits = SHOWN.iter().position(|&shown| gap >= shown).unwrap_or(0) as u8;
        let percent = |advice: &Advice| text.percent(advice.value, digits.into());
        let action = words.action(self.best.action, self.best.points, self.hand);
        let chance = percent(&self.best);
        let best = match self.goal {
            Goal::AtLeast(total) => {
                say!(text, "goal-hint-total", action = action, chance = chance, total = total)
            }
            _ => say!(text, "goal-hint-win", action = action, chance = chance),
        };
        let hint = match &self.next {
            Some(next) => {
                let other = words.better(next.action, next.points, self.hand);
                say!(text, "goal-hint-other", hint = best, other = other, chance = percent(next))
            }
            None => best,
        };
        if self.exact { hint } else { say!(text, "goal-hint-estimate", hint = hint) }
    }

    /// The chance after the player's choice; `None` without a choice, or if the hint has it already.
    pub fn cost_sentence(&self, words: &Words<'_>) -> Option<String> {
        let present = self.present?;
        if present.cost < SHOWN[2] {
            return Some(say!(words.text, "coach-cost-nothing"));
        }
        let is_told = self.next.is_some_and(|next| next.action == present.action);
        let digits = u8::from(present.cost < SHOWN[0]);
        let chance = words.text.percent(present.value, digits.into());
        (!is_told).then(|| say!(words.text, "goal-cost", chance = chance))
    }
}
