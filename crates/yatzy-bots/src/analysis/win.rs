//! Who was how likely to win, as the game went on.
//!
//! Everyone is taken to play on for the highest average. In a report that has time for it, each seat's chances of all
//! totals are worked out, and these chances are exact. Else, and with chips or too many positions, the points still to
//! come are taken as a normal law with the mean and the variance of perfect solo play: an approximation, for totals are
//! whole numbers with tails of their own.

use super::{Analysis, SeatReport};
use crate::goal::Totals;
use crate::normal::{self, ROUNDING};
use crate::{Opponent, QueryError, Values};
use yatzy_rules::Seat;

/// Each seat's chance to win after a number of turns of the whole table. A shared first place counts for
/// its part.
#[derive(Clone, Debug, PartialEq)]
pub struct WinChances {
    /// How many turns the table had played.
    pub turns: usize,
    /// The chance of each seat, in the order of the table; zero for a seat that gave up.
    pub seats: Vec<f64>,
}

impl WinChances {
    /// The chances of a game, of which nothing is noted yet.
    pub(super) fn course<'a>(values: &'a dyn Values, stays: &'a [bool], exactly: bool) -> Course<'a> {
        let race = stays.iter().filter(|&&stays| stays).count() > 1;
        let exactly = exactly && values.solution().is_some_and(|solution| solution.is_in_memory());
        Course { values, race, stays, exactly, known: vec![None; stays.len()], chances: Vec::new() }
    }

    /// The chance of a seat.
    pub fn of(&self, seat: Seat) -> f64 {
        self.seats.get(usize::from(seat.0)).copied().unwrap_or_default()
    }
}

impl Analysis {
    /// The chances of a seat as a line of blocks, from the start of the game to its end, no more than so
    /// many columns wide.
    pub fn course(&self, seat: Seat, columns: usize) -> String {
        const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let columns = columns.clamp(1, self.chances.len().max(1));
        let last = self.chances.len().saturating_sub(1);
        let places = (0..columns).map(|column| column * last / (columns - 1).max(1));
        let chances = places.filter_map(|place| self.chances.get(place)).map(|chances| chances.of(seat));
        chances.map(|chance| BLOCKS[((chance * 8.0) as usize).min(7)]).collect()
    }
}

/// The chances so far.
pub(super) struct Course<'a> {
    values: &'a dyn Values,
    /// Whether more than one seat plays on.
    race: bool,
    stays: &'a [bool],
    /// Whether all chances could be worked out so far.
    exactly: bool,
    /// What each seat's card was, with its chances of all totals.
    known: Vec<Option<(Opponent, Totals)>>,
    chances: Vec<WinChances>,
}

impl Course<'_> {
    pub fn note(&mut self, seats: &[SeatReport]) -> Result<(), QueryError> {
        if !self.race {
            return Ok(());
        }
        if self.exactly {
            match self.exact(seats)? {
                Some(chances) => {
                    self.chances.push(WinChances { turns: self.chances.len(), seats: chances });
                    return Ok(());
                }
                None => self.exactly = false,
            }
        }
        let mut laws = Vec::new();
        for (report, _) in seats.iter().zip(self.stays).filter(|(_, stays)| **stays) {
            let variance = self.values.variance(report.card().position)?;
            laws.push(Law { mean: report.forecast(), variance: variance.max(0.0) });
        }
        let mut won = winning(&laws).into_iter();
        let chances =
            self.stays.iter().map(|&stays| if stays { won.next().unwrap_or_default() } else { 0.0 });
        self.chances.push(WinChances { turns: self.chances.len(), seats: chances.collect() });
        Ok(())
    }

    /// The chances, and whether they are exact.
    pub fn finish(self) -> (Vec<WinChances>, bool) {
        (self.chances, self.exactly && self.race)
    }

    /// The chances from everyone's chances of all totals; `None` where those can't be had.
    fn exact(&mut self, seats: &[SeatReport]) -> Result<Option<Vec<f64>>, QueryError> {
        let mut racing = Vec::new();
        for ((report, known), _) in
            seats.iter().zip(&mut self.known).zip(self.stays).filter(|(_, stays)| **stays)
        {
            let card = report.card();
            if known.as_ref().is_none_or(|(before, _)| *before != card) {
                let Some(totals) = card.exact_totals(self.values)? else { return Ok(None) };
                *known = Some((card, Totals::new(totals)));
            }
            racing.extend(known.as_ref().map(|(_, totals)| totals));
        }
        let mut won = Totals::shares(&racing).into_iter();
        let share = |&stays: &bool| if stays { won.next().unwrap_or_default() } else { 0.0 };
        Ok(Some(self.stays.iter().map(share).collect()))
    }
}

#[derive(Clone, Copy, Debug)]
struct Law {
    mean: f64,
    variance: f64,
}

/// Steps of the integral, and how many deviations it goes to either side.
const STEPS: usize = 400;
const REACH: f64 = 6.0;

/// The chance of each law to give the highest total.
fn winning(laws: &[Law]) -> Vec<f64> {
    if laws.iter().all(|law| law.variance == 0.0) {
        return shared(laws);
    }
    let deviation = |law: &Law| (law.variance + ROUNDING).sqrt();
    let chance = |winner: usize| -> f64 {
        let own = &laws[winner];
        let step = 2.0 * REACH / STEPS as f64;
        let points = (0..=STEPS).map(|i| -REACH + step * i as f64);
        let density = points.map(|z| {
            let total = own.mean + z * deviation(own);
            let others = laws.iter().enumerate().filter(|(other, _)| *other != winner);
            let beaten: f64 =
                others.map(|(_, law)| normal::below((total - law.mean) / deviation(law))).product();
            normal::density(z) * beaten
        });
        density.sum::<f64>() * step
    };
    let chances: Vec<f64> = (0..laws.len()).map(chance).collect();
    let sum: f64 = chances.iter().sum();
    chances.into_iter().map(|chance| chance / sum).collect()
}

/// Nothing is left to chance: those with the highest total share the win.
fn shared(laws: &[Law]) -> Vec<f64> {
    let most = laws.iter().map(|law| law.mean).fold(f64::NEG_INFINITY, f64::max);
    let wins = |law: &Law| (law.mean - most).abs() < 1e-6;
    let winners = laws.iter().filter(|law| wins(law)).count() as f64;
    laws.iter().map(|law| if wins(law) { 1.0 / winners } else { 0.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seats_are_the_difference_of_two_laws() {
        let laws = [Law { mean: 250.0, variance: 900.0 }, Law { mean: 220.0, variance: 1600.0 }];
        let chances = winning(&laws);
        let exact = normal::below(30.0 / (2500.0 + 2.0 * ROUNDING).sqrt());
        assert!((chances[0] - exact).abs() < 1e-4, "{chances:?}");
    }

    #[test]
    fn equals_share_and_a_full_table_is_certain() {
        let equal = [Law { mean: 200.0, variance: 400.0 }; 4];
        assert!(winning(&equal).iter().all(|chance| (chance - 0.25).abs() < 1e-9));
        let laws = [231.0, 231.0, 180.0].map(|mean| Law { mean, variance: 0.0 });
        assert_eq!(winning(&laws), [0.5, 0.5, 0.0]);
    }
}
