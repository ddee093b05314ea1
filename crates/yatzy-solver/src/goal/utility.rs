//! What someone wants of the final total.

use yatzy_rules::Points;

/// What each final total is worth to someone, told by the points that it stays below a mark. All totals from some point on
/// are worth the same, at either end.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Utility {
    /// The total from which missing points are counted.
    mark: i32,
    /// The missing points that the first worth is for; with fewer missing it is worth the same.
    pub low: i32,
    /// By the missing points; with more missing than the last is for, it is worth as much as that.
    pub worths: Vec<f64>,
    /// Whether a higher total is never worth less.
    pub never_falls: bool,
}

impl Utility {
    /// A total that reaches the mark is worth one, any other nothing: what something is worth is the chance to reach it.
    pub fn reached() -> Utility {
        Utility { mark: 0, low: 0, worths: vec![1.0, 0.0], never_falls: true }
    }

    /// The same with a mark; those above the highest total there is are all alike.
    pub fn at_least(total: Points, highest: Points) -> Utility {
        Utility { mark: total.min(highest + Points(1)).0 as i32, ..Utility::reached() }
    }

    /// What every total is worth, from 0 to the mark; higher ones are worth as much as that.
    ///
    /// # Panics
    /// If there is no total.
    pub fn of_totals(worths: &[f64]) -> Utility {
        assert!(!worths.is_empty(), "there is at least the total of nothing");
        Utility {
            mark: worths.len() as i32 - 1,
            low: 0,
            worths: worths.iter().rev().copied().collect(),
            never_falls: worths.is_sorted(),
        }
    }

    /// The points that a card still misses to the mark.
    pub fn missing(&self, points: Points) -> i32 {
        self.mark - i32::try_from(points.0).unwrap_or(i32::MAX)
    }

    /// The missing points that the last worth is for.
    pub fn high(&self) -> i32 {
        self.low + self.worths.len() as i32 - 1
    }

    /// What it is worth with few enough points missing.
    pub fn most(&self) -> f64 {
        self.worths[0]
    }

    /// What it is worth with too many missing.
    pub fn least(&self) -> f64 {
        self.worths[self.worths.len() - 1]
    }
}
