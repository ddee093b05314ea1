//! The goal of a seat, in a sentence.

use super::{SeatView, View};
use yatzy_bots::Chance;
use yatzy_rules::{Goal, Player};
use yatzy_text::{Text, say};

impl SeatView {
    /// The goal and its chance, as far as it is known: "Playing for 312 or more: 23 %". `None` for the mean.
    pub fn goal_sentence(&self, text: Text) -> Option<String> {
        let goal = match self.goal {
            Goal::Mean | Goal::Record => return None,
            Goal::AtLeast(total) => say!(text, "goal-line-total", total = total),
            Goal::Win => say!(text, "goal-line-win"),
        };
        Some(match self.chance {
            None => goal,
            Some(chance) if chance.exact => {
                say!(text, "goal-line-chance", goal = goal, chance = shown(text, chance))
            }
            Some(chance) => say!(text, "goal-line-estimate", goal = goal, chance = shown(text, chance)),
        })
    }
}

impl View {
    /// Whether the person may set the goal of a seat.
    pub fn may_aim(&self, seat: &SeatView) -> bool {
        let plays = !self.is_over() && !seat.has_left && !seat.card.open().is_empty();
        plays && seat.is_yours && seat.player == Player::Person
    }
}

/// A chance as a percentage, with one digit more where it is small or nearly certain.
fn shown(text: Text, chance: Chance) -> String {
    let share = chance.share();
    let is_middling = (0.1..=0.9).contains(&share) || share == 0.0 || share == 1.0;
    text.percent(share, if is_middling { 0 } else { 1 })
}
