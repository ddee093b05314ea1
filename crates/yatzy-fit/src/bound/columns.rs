//! A proven upper bound from games of fewer columns.
//!
//! Let the factors of the columns be f₁ ≤ f₂ ≤ … and f₀ = 0, and let x_c be the points in column c before its factor.
//! A total is
//!
//! > Σ f_c · x_c = Σ_j (f_j − f_{j−1}) · (x_j + x_{j+1} + …)
//!
//! Each bracket is the total of a player who counts the last columns only. That player plays another game: k identical
//! columns of each box, and as many turns to skip as the other columns have cells. Any play of the real game can be
//! copied there with the same dice: enter the same box in any open column if the real entry counts, otherwise skip. So
//! each bracket is at most the value of its game, which is solved exactly: a position is the number of open columns of
//! each box and of skips left. Rules of last resort only forbid entries; ignoring them can only raise the value.

use super::lumped::Bound;
use yatzy_rules::Ruleset;

/// A game of some columns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ColumnGame {
    /// Number of columns that count, the most valuable ones.
    pub columns: usize,
    /// The factor of its value.
    pub times: f64,
}

impl ColumnGame {
    /// The games of a ruleset, the smallest first.
    pub fn all(rules: &Ruleset) -> Vec<ColumnGame> {
        let mut factors: Vec<f64> = rules.columns().iter().map(|&factor| factor.into()).collect();
        factors.sort_by(f64::total_cmp);
        let before = std::iter::once(0.0).chain(factors.iter().copied());
        let steps = factors.iter().zip(before).enumerate();
        let games = steps.map(|(place, (factor, before))| ColumnGame {
            columns: factors.len() - place,
            times: factor - before,
        });
        let mut games: Vec<ColumnGame> = games.filter(|game| game.times > 0.0).collect();
        games.reverse();
        games
    }

    /// Number of positions; each takes four bytes.
    pub fn positions(&self, rules: &Ruleset) -> u64 {
        let boxes = rules.boxes().len();
        let skips = boxes * (rules.columns().len() - self.columns);
        (self.columns as u64 + 1).pow(boxes as u32) * (skips as u64 + 1)
    }

    /// The value of the game plus the rounding error; `report` receives the finished share.
    pub fn value(&self, rules: &Ruleset, report: &mut dyn FnMut(f64)) -> f64 {
        Bound::of_columns(rules, self.columns, report).total()
    }
}

/// The bound: no player has a higher expected total.
pub fn bound_of_columns(rules: &Ruleset) -> f64 {
    ColumnGame::all(rules).iter().map(|game| game.times * game.value(rules, &mut |_| ())).sum()
}
