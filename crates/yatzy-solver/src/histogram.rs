//! Counts of final totals. Only integers are summed, so the result does not depend on the order of games.

/// How many games ended with each total.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TotalHistogram {
    counts: Vec<u64>,
}

impl TotalHistogram {
    /// Counts some totals.
    pub fn of(totals: &[u32]) -> TotalHistogram {
        let mut all = TotalHistogram::default();
        totals.iter().for_each(|&total| all.add(total));
        all
    }

    /// Counts one more.
    pub fn add(&mut self, total: u32) {
        let total = total as usize;
        if self.counts.len() <= total {
            self.counts.resize(total + 1, 0);
        }
        self.counts[total] += 1;
    }

    /// Adds what others counted.
    pub fn merge(&mut self, other: &TotalHistogram) {
        self.counts.resize(self.counts.len().max(other.counts.len()), 0);
        self.counts.iter_mut().zip(&other.counts).for_each(|(count, more)| *count += more);
    }

    /// The count of each total, from 0.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        self.counts.iter().sum()
    }

    fn sum(&self, power: u32) -> u128 {
        let term = |(total, &count): (usize, &u64)| (total as u128).pow(power) * u128::from(count);
        self.counts.iter().enumerate().map(term).sum()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum(1) as f64 / self.sum(0) as f64
    }

    /// The standard deviation; zero for a single game.
    pub fn deviation(&self) -> f64 {
        let games = self.sum(0);
        if games < 2 {
            return 0.0;
        }
        // Integers: squares of large totals lose digits when they are subtracted as floats.
        let spread = games * self.sum(2) - self.sum(1).pow(2);
        (spread as f64 / (games * (games - 1)) as f64).sqrt()
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        self.deviation() / (self.sum(0) as f64).sqrt()
    }
}

/// The mean of the numbers and its standard error.
pub fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_counted_in_any_order() {
        let mut totals = TotalHistogram::of(&[10, 20, 30]);
        totals.merge(&TotalHistogram::of(&[40]));
        assert_eq!(totals, TotalHistogram::of(&[40, 30, 20, 10]));
        assert_eq!((totals.games(), totals.mean()), (4, 25.0));
        assert!((totals.deviation() - (500.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert!((totals.standard_error() - (500.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        let (mean, error) = mean_and_error(&[10.0, 20.0, 30.0, 40.0]);
        assert!((mean - totals.mean()).abs() < 1e-12 && (error - totals.standard_error()).abs() < 1e-12);
        assert_eq!(TotalHistogram::of(&[7]).deviation(), 0.0);
    }
}
