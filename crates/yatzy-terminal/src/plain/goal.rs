//! Goals, in words.

use super::command::CommandError;
use super::table::PlainTable;
use yatzy_rules::Goal;
use yatzy_table::{SeatView, View};
use yatzy_text::{Text, say};

impl PlainTable {
    /// Says the goal, or requests another one.
    pub(super) fn goal(&mut self, goal: Option<Goal>) -> Vec<String> {
        let text = self.environment.text;
        let seat = self
            .table
            .leaver()
            .filter(|seat| self.view().seat(*seat).is_some_and(|seat| self.view().may_set_goal(seat)));
        match (seat, goal) {
            (None, _) if self.view().is_over() => vec![say!(text, "refusal-game-over")],
            (None, _) => vec![say!(text, "table-watching")],
            (Some(seat), None) => {
                let words = self.view().seat(seat).and_then(|seat| seat.goal_sentence(text));
                vec![format!("{}.", words.unwrap_or_else(|| say!(text, "goal-line-mean")))]
            }
            (Some(seat), Some(goal)) => match self.table.set_goal(seat, goal, text) {
                Ok(true) => Vec::new(),
                Ok(false) => vec![say!(text, "online-waiting")],
                Err(words) => vec![words],
            },
        }
    }
}

/// The goal of the seat to play here, and its chance.
pub(super) fn line(view: &View, text: Text) -> Option<String> {
    let seat = view.seat(view.turn_of()?).filter(|seat| seat.is_yours)?;
    seat.goal_sentence(text).map(|line| format!("{line}."))
}

/// Sentences about changed goals of seats here.
pub(super) fn changed(before: &View, now: &View, text: Text) -> Vec<String> {
    let own = now.seats.iter().filter(|seat| seat.is_yours);
    let changed = own.filter(|seat| before.seat(seat.seat).is_some_and(|before| before.goal != seat.goal));
    let words = |seat: &SeatView| seat.goal_sentence(text).unwrap_or_else(|| say!(text, "goal-line-mean"));
    changed.map(|seat| format!("{}.", words(seat))).collect()
}

/// `mean`, `win`, `record`, or a total.
pub(super) fn read(words: &str) -> Result<Goal, CommandError> {
    let total = words.parse::<u32>().ok().map(|total| format!("at-least:{total}"));
    total.as_deref().unwrap_or(words).parse().map_err(|_| CommandError::NoGoal(words.to_owned()))
}
