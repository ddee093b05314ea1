//! Utilities of the final total.

use yatzy_rules::Points;

/// The utility of each final total, by the points missing to a target. It is constant beyond either end.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Utility {
    /// The target: the total from which missing points are counted.
    mark: i32,
    /// The missing points of the first utility; fewer missing points have the same.
    pub low: i32,
    /// The utilities by missing points. More missing points have the last one.
    pub by_missing: Vec<f64>,
    /// Whether the utility is monotone: a higher total never has a lower utility.
    pub never_falls: bool,
}

impl Utility {
    /// One for totals that reach the target, zero for others: the mean is the chance to reach it.
    pub fn reached() -> Utility {
        Utility { mark: 0, low: 0, by_missing: vec![1.0, 0.0], never_falls: true }
    }

    /// The same with a target. All targets above the highest total are equivalent.
    pub fn at_least(total: Points, highest: Points) -> Utility {
        Utility { mark: total.min(highest + Points(1)).0 as i32, ..Utility::reached() }
    }

    /// The utility of every total from 0 to the target; higher totals have the last one.
    ///
    /// # Panics
    /// If `utilities` is empty.
    pub fn of_totals(utilities: &[f64]) -> Utility {
        assert!(!utilities.is_empty(), "there is at least the total of nothing");
        Utility {
            mark: utilities.len() as i32 - 1,
            low: 0,
            by_missing: utilities.iter().rev().copied().collect(),
            never_falls: utilities.is_sorted(),
        }
    }

    /// The points that a card with `points` misses to the target.
    pub fn missing(&self, points: Points) -> i32 {
        self.mark - i32::try_from(points.0).unwrap_or(i32::MAX)
    }

    /// The missing points of the last utility.
    pub fn high(&self) -> i32 {
        self.low + self.by_missing.len() as i32 - 1
    }

    /// The utility with few missing points.
    pub fn most(&self) -> f64 {
        self.by_missing[0]
    }

    /// The utility with many missing points.
    pub fn least(&self) -> f64 {
        self.by_missing[self.by_missing.len() - 1]
    }
}
