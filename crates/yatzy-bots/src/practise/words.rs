//! Exercises in words, the same on pages, in the terminal and in plain lines.

use super::{PracticePosition, Theme, Verdict};
use crate::coach::rounded_up;
use crate::{Advice, Level, Rating, Words, caveat};
use yatzy_text::{Text, say};

/// That costs are estimates, with their error where it was measured.
pub fn practice_caveat(text: Text, error: Option<f64>) -> String {
    match error {
        Some(error) => say!(text, "practise-fitted", error = rounded_up(error)),
        None => caveat(text, None),
    }
}

impl Theme {
    /// Its name: "Straights".
    pub fn name(self, text: Text) -> String {
        match self {
            Theme::Bonus => say!(text, "practise-theme-bonus"),
            Theme::Straights => say!(text, "practise-theme-straights"),
            Theme::Pairs => say!(text, "practise-theme-pairs"),
            Theme::CrossOut => say!(text, "practise-theme-cross-out"),
            Theme::LastBoxes => say!(text, "practise-theme-last-boxes"),
            Theme::SavedRethrows => say!(text, "practise-theme-saved-rethrows"),
            Theme::Jokers => say!(text, "practise-theme-jokers"),
            Theme::Declared => say!(text, "practise-theme-declared"),
            Theme::Columns => say!(text, "practise-theme-columns"),
        }
    }
}

impl PracticePosition {
    /// "What do you do?"
    pub fn question(&self, text: Text) -> String {
        match self.hand() {
            Some(_) => say!(text, "practise-question"),
            None => say!(text, "practise-question-call"),
        }
    }
}

impl Verdict {
    /// Right or not, the coach's sentence, and the cost of the choice unless the sentence has it.
    pub fn sentences(&self, words: &Words<'_>) -> Vec<String> {
        let first = match self.is_right() {
            true => say!(words.text, "practise-right"),
            false => say!(words.text, "practise-wrong"),
        };
        let cost = self.hint.cost_sentence(words).filter(|_| !self.is_right());
        [first, self.hint.sentence(words)].into_iter().chain(cost).collect()
    }

    /// A choice in words, and what it costs: nothing for the best one.
    pub fn choice(&self, words: &Words<'_>, advice: &Advice) -> (String, String) {
        let cost = words.text.signed(-advice.cost, 1);
        (words.better(advice.action, advice.points, self.hint.hand()), cost)
    }
}

impl Rating {
    /// "Your level: club (1480)"
    pub fn sentence(self, text: Text) -> String {
        let level = level_name(text, self.level());
        say!(text, "practise-rating", level = level, rating = (self.rating.round() as u32).to_string())
    }
}

/// The level of exercises in words: that of the bots that get such positions right.
pub fn level_name(text: Text, level: u8) -> String {
    let levels = [Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Perfect];
    let level = levels[usize::from(level.clamp(1, super::LEVELS)) - 1];
    text.level_name(level.id())
}
