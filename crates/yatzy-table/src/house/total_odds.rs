//! How often a total is reached, and the sentence about it.

use serde::{Deserialize, Serialize};
use yatzy_text::{Text, say};

/// How often a total is reached.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TotalOdds {
    pub total: u32,
    /// The chance of play for the highest average.
    pub mean: f64,
    /// The chance of play for exactly this total, where it is known.
    pub best: Option<f64>,
}

/// Above this chance the sentence is left out.
const USUAL: f64 = 0.6;

impl TotalOdds {
    /// "312 points come up in one game in 16 if you play for the average, and in one in 11 if you play for them."
    /// `None` for a total that most games reach, and for one that no game reaches.
    pub fn sentence(&self, text: Text) -> Option<String> {
        let games = |chance: f64| text.whole((1.0 / chance).round().min(1e15) as u64);
        let is_told = |chance: &f64| *chance > 0.0;
        let mean = Some(self.mean).filter(|mean| *mean <= USUAL).filter(is_told).map(games)?;
        Some(match self.best.filter(is_told) {
            Some(best) => {
                say!(text, "goal-record-both", total = self.total, mean = mean, best = games(best))
            }
            None => say!(text, "goal-record-mean", total = self.total, mean = mean),
        })
    }
}
