//! What a seat plays for, in a sentence.

use super::{SeatView, View};
use yatzy_bots::Chance;
use yatzy_rules::{Goal, Player};
use yatzy_text::{Text, say};

impl SeatView {
    /// What it plays for and how likely it is to get there, as far as that is known: "Playing for 312 or more: 23 %".
    /// `None` for who plays for the mean.
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
    /// Whether the person who looks may set the goal of a seat.
    pub fn may_aim(&self, seat: &SeatView) -> bool {
        let plays = !self.is_over() && !seat.has_left && !seat.card.open().is_empty();
        plays && seat.is_yours && seat.player == Player::Person
    }
}

/// A chance as people read it: where it is small, or nearly certain, a digit more.
fn shown(text: Text, chance: Chance) -> String {
    let share = chance.share();
    let is_middling = (0.1..=0.9).contains(&share) || share == 0.0 || share == 1.0;
    text.percent(share, if is_middling { 0 } else { 1 })
}
