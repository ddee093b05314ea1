//! What came of many games. Whole numbers only until the end, so that the answer does not depend on how
//! the games were spread.

/// One seat's games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often each total came up, from 0 on.
    counts: Vec<u64>,
    /// Games won alone.
    pub wins: u64,
    /// Games whose first place was shared.
    pub shared: u64,
}

impl Tally {
    /// Counts the games of a stretch: the totals of each seat, game by game.
    pub fn count(tallies: &mut [Tally], totals: &[Vec<u32>]) {
        let games = totals.first().map_or(0, Vec::len);
        for game in 0..games {
            let most = totals.iter().map(|totals| totals[game]).max().unwrap_or(0);
            let first = totals.iter().filter(|totals| totals[game] == most).count();
            for (tally, totals) in tallies.iter_mut().zip(totals) {
                tally.add(totals[game]);
                if totals[game] == most {
                    *(if first == 1 { &mut tally.wins } else { &mut tally.shared }) += 1;
                }
            }
        }
    }

    fn add(&mut self, total: u32) {
        let total = total as usize;
        if self.counts.len() <= total {
            self.counts.resize(total + 1, 0);
        }
        self.counts[total] += 1;
    }

    fn sum(&self, power: u32) -> u128 {
        let term = |(total, &count): (usize, &u64)| (total as u128).pow(power) * u128::from(count);
        self.counts.iter().enumerate().map(term).sum()
    }

    /// The mean total.
    pub fn mean(&self) -> f64 {
        self.sum(1) as f64 / self.sum(0) as f64
    }

    /// The standard deviation of the totals; zero for a single game.
    pub fn deviation(&self) -> f64 {
        let games = self.sum(0);
        if games < 2 {
            return 0.0;
        }
        let spread = games * self.sum(2) - self.sum(1).pow(2);
        (spread as f64 / (games * (games - 1)) as f64).sqrt()
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        self.deviation() / (self.sum(0) as f64).sqrt()
    }

    /// How often each total came up, for a chart.
    pub fn weights(&self) -> Vec<f64> {
        self.counts.iter().map(|&count| count as f64).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_and_shared_places_are_counted_apart() {
        let mut tallies = vec![Tally::default(), Tally::default()];
        Tally::count(&mut tallies, &[vec![10, 20, 30], vec![10, 25, 20]]);
        Tally::count(&mut tallies, &[vec![40], vec![0]]);
        assert_eq!((tallies[0].wins, tallies[0].shared), (2, 1));
        assert_eq!((tallies[1].wins, tallies[1].shared), (1, 1));
        assert_eq!(tallies[0].mean(), 25.0);
        assert!((tallies[0].deviation() - (500.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert!((tallies[0].standard_error() - (500.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }
}
