//! A proven upper bound from games of fewer columns.
//!
//! Let the columns' factors be f₁ ≤ f₂ ≤ … and f₀ = 0, and x_c the points in column c before its factor counts. A total is
//!
//! > Σ f_c · x_c = Σ_j (f_j − f_{j−1}) · (x_j + x_{j+1} + …)
//!
//! and each bracket is what someone earns who counts only the last columns. That one plays another game: so many columns of
//! each box, all alike, and as many turns to skip as the columns left out have cells. Whatever someone does in the real
//! game, in that one they can do the same with the same dice: enter where the real entry counts, in any open column of the
//! box, and skip where it does not. So each bracket is at most what the best player of its game expects, which is worked
//! out exactly: its position is the number of open columns of each box and of skips left. Rules of last resort, which
//! forbid entries, are left out of it, which can only raise it.

use crate::bound::Bound;
use yatzy_rules::Ruleset;

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ColumnGame {
    /// How many columns count, the dearest ones.
    pub columns: usize,
    /// How often its value counts.
    pub times: f64,
}

impl ColumnGame {
    /// The games of some rules, the smallest first.
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

    /// How many positions it has; each takes four bytes.
    pub fn positions(&self, rules: &Ruleset) -> u64 {
        let boxes = rules.boxes().len();
        let skips = boxes * (rules.columns().len() - self.columns);
        (self.columns as u64 + 1).pow(boxes as u32) * (skips as u64 + 1)
    }

    /// What its best player expects, the rounding of numbers allowed for; `report` hears the share that is done.
    pub fn value(&self, rules: &Ruleset, report: &mut dyn FnMut(f64)) -> f64 {
        Bound::of_columns(rules, self.columns, report).total()
    }
}

/// No player expects a higher total than this.
pub fn bound_of_columns(rules: &Ruleset) -> f64 {
    ColumnGame::all(rules).iter().map(|game| game.times * game.value(rules, &mut |_| ())).sum()
}
