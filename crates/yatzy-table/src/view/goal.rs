//! The goal of a seat, in a sentence.

use super::{SeatView, View};
use yatzy_bots::{AssumedPlay, Chance};
use yatzy_rules::{Goal, Player};
use yatzy_text::{Text, say};

impl SeatView {
    /// The goal and its chance, as far as it is known: "Goal: 312 points or more. Chance: 23%". `None` for the mean.
    pub fn goal_sentence(&self, text: Text) -> Option<String> {
        let goal = match self.goal {
            Goal::Mean | Goal::Record => return None,
            Goal::AtLeast(total) => say!(text, "goal-line-total", total = total),
            Goal::Win => say!(text, "goal-line-win"),
        };
        Some(match self.chance {
            None => goal,
            Some(chance) if chance.assumes == AssumedPlay::ForMean => {
                let chance = text.counted_chance(chance.share());
                say!(text, "goal-line-mean-play", goal = goal, chance = chance)
            }
            // "About over 99.9%" says nothing more.
            Some(chance) if chance.exact || chance.rounds_to_all_or_nothing() => {
                say!(text, "goal-line-chance", goal = goal, chance = shown(text, chance))
            }
            Some(chance) => say!(text, "goal-line-estimate", goal = goal, chance = shown(text, chance)),
        })
    }
}

impl View {
    /// Whether the person may set the goal of a seat.
    pub fn may_set_goal(&self, seat: &SeatView) -> bool {
        let plays = !self.is_over() && !seat.has_left && !seat.card.open().is_empty();
        plays && seat.is_yours && seat.player == Player::Person
    }
}

/// A chance as a percentage, with one digit more where it is small or nearly certain.
fn shown(text: Text, chance: Chance) -> String {
    let share = chance.share();
    text.chance(share, if (0.1..=0.9).contains(&share) { 0 } else { 1 })
}
