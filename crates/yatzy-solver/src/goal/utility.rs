//! What someone wants of the final total.

/// What each final total is worth to someone, told by the points that it stays below a mark. All totals from some point on
/// are worth the same, at either end.
#[derive(Clone, Debug, PartialEq)]
pub struct Utility {
    /// The missing points that the first worth is for; with fewer missing it is worth the same.
    pub(crate) low: i32,
    /// By the missing points; with more missing than the last is for, it is worth as much as that.
    pub(crate) worths: Vec<f64>,
    /// Whether a higher total is never worth less.
    pub(crate) never_falls: bool,
}

impl Utility {
    /// A total that reaches the mark is worth one, any other nothing: what something is worth is the chance to reach it.
    pub fn reached() -> Utility {
        Utility { low: 0, worths: vec![1.0, 0.0], never_falls: true }
    }

    /// What every total is worth, from 0 to the mark; higher ones are worth as much as that.
    ///
    /// # Panics
    /// If there is no total.
    pub fn of_totals(worths: &[f64]) -> Utility {
        assert!(!worths.is_empty(), "there is at least the total of nothing");
        Utility { low: 0, worths: worths.iter().rev().copied().collect(), never_falls: worths.is_sorted() }
    }

    /// The missing points that the last worth is for.
    pub(crate) fn high(&self) -> i32 {
        self.low + self.worths.len() as i32 - 1
    }

    /// What it is worth with few enough points missing.
    pub(crate) fn most(&self) -> f64 {
        self.worths[0]
    }

    /// What it is worth with too many missing.
    pub(crate) fn least(&self) -> f64 {
        self.worths[self.worths.len() - 1]
    }
}
