//! The chances to win over the course of a game.
//!
//! All seats are assumed to play for the highest mean. With enough time the distribution of each seat's total is
//! computed, and the chances are exact. Otherwise, and before the last turns of games with chips or too many
//! positions, the remaining points are approximated by a normal distribution with the mean and the variance of perfect
//! solo play.

use super::{Analysis, SeatReport};
use crate::goal::{TotalDistribution, has_distributions};
use crate::normal::{self, ROUNDING};
use crate::{CardState, Position, QueryError, Values};
use std::collections::{HashMap, HashSet};
use yatzy_rules::Seat;
use yatzy_solver::endgame_seconds;

/// Limit for a card without a solution, in processor seconds.
const SECONDS_A_CARD: f64 = 0.3;

/// Each seat's chance to win after a number of turns of the table. A shared first place counts as a share.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct WinChances {
    /// Turns played at the table.
    pub turns: usize,
    /// In the order of the table; zero for a seat that left.
    pub seats: Vec<f64>,
}

impl WinChances {
    /// An empty history. Chances are exact for cards with at most `exact_cells` open cells.
    pub(super) fn course<'a>(
        values: &'a dyn Values,
        stays: &'a [bool],
        exact_cells: usize,
    ) -> WinHistory<'a> {
        let race = stays.iter().filter(|&&stays| stays).count() > 1;
        WinHistory { values, race, stays, exact_cells, moments: Vec::new() }
    }

    /// The chance of a seat.
    pub fn of(&self, seat: Seat) -> f64 {
        self.seats.get(usize::from(seat.0)).copied().unwrap_or_default()
    }
}

impl Analysis {
    /// The chances of a seat as a line of blocks, at most `columns` wide.
    pub fn course(&self, seat: Seat, columns: usize) -> String {
        const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
        let columns = columns.clamp(1, self.chances.len().max(1));
        let last = self.chances.len().saturating_sub(1);
        let places = (0..columns).map(|column| column * last / (columns - 1).max(1));
        let chances = places.filter_map(|place| self.chances.get(place)).map(|chances| chances.of(seat));
        chances.map(|chance| BLOCKS[((chance * 8.0) as usize).min(7)]).collect()
    }
}

/// The cards at each point of a game.
pub(super) struct WinHistory<'a> {
    values: &'a dyn Values,
    /// Whether more than one seat stays.
    race: bool,
    stays: &'a [bool],
    /// Limit of open cells for exact distributions.
    exact_cells: usize,
    /// The card and the forecast of every seat that stays, at the start and after every turn.
    moments: Vec<Vec<(CardState, f64)>>,
}

impl WinHistory<'_> {
    pub fn note(&mut self, seats: &[SeatReport]) {
        if self.race {
            let stay = seats.iter().zip(self.stays).filter(|(_, stays)| **stays);
            self.moments.push(stay.map(|(report, _)| (report.card(), report.forecast())).collect());
        }
    }

    /// The chances, and whether all are exact.
    pub fn finish(self) -> Result<(Vec<WinChances>, bool), QueryError> {
        let known = self.exact_totals()?;
        let (mut chances, mut all_exact) = (Vec::with_capacity(self.moments.len()), self.race);
        for (turns, moment) in self.moments.iter().enumerate() {
            let totals =
                moment.iter().map(|(card, _)| known.get(card)).collect::<Option<Vec<&TotalDistribution>>>();
            let won = match totals {
                Some(totals) => TotalDistribution::shares(&totals),
                None => {
                    all_exact = false;
                    self.by_the_normal_law(moment)?
                }
            };
            let mut won = won.into_iter();
            let share = |&stays: &bool| if stays { won.next().unwrap_or_default() } else { 0.0 };
            chances.push(WinChances { turns, seats: self.stays.iter().map(share).collect() });
        }
        Ok((chances, all_exact))
    }

    /// The distributions of all cards that are late enough, computed together.
    fn exact_totals(&self) -> Result<HashMap<CardState, TotalDistribution>, QueryError> {
        let rules = self.values.rules();
        let late = |card: &CardState| card.position.open(rules).len() <= self.exact_cells;
        let cards: HashSet<CardState> =
            self.moments.iter().flatten().map(|(card, _)| *card).filter(late).collect();
        let cards: Vec<CardState> = cards.into_iter().collect();
        let positions: Vec<Position> = cards.iter().map(|card| card.position).collect();
        if !has_distributions(self.values) {
            let soon = |card: &&CardState| endgame_seconds(rules, card.position) <= SECONDS_A_CARD;
            let totals = |card: &CardState| (*card, TotalDistribution::new(card.totals_of_ending(rules)));
            return Ok(cards.iter().filter(soon).map(totals).collect());
        }
        let solution = self.values.solution().filter(|_| !cards.is_empty());
        let rests = solution.map(|solution| solution.distributions_from(&positions)).transpose()?.flatten();
        let rests = cards.iter().zip(rests.into_iter().flatten());
        Ok(rests
            .map(|(card, rest)| (*card, TotalDistribution::new(card.with_points(rest.chances))))
            .collect())
    }

    fn by_the_normal_law(&self, moment: &[(CardState, f64)]) -> Result<Vec<f64>, QueryError> {
        let mut laws = Vec::with_capacity(moment.len());
        for &(card, mean) in moment {
            laws.push(NormalTotal { mean, variance: self.values.variance(card.position)?.max(0.0) });
        }
        Ok(winning(&laws))
    }
}

#[derive(Clone, Copy, Debug)]
struct NormalTotal {
    mean: f64,
    variance: f64,
}

/// Steps of the integral, and its range in standard deviations.
const STEPS: usize = 400;
const REACH: f64 = 6.0;

/// The chance of each total to be the highest.
fn winning(laws: &[NormalTotal]) -> Vec<f64> {
    if laws.iter().all(|law| law.variance == 0.0) {
        return shared(laws);
    }
    let deviation = |law: &NormalTotal| (law.variance + ROUNDING).sqrt();
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

/// All totals are certain: the highest share the win.
fn shared(laws: &[NormalTotal]) -> Vec<f64> {
    let most = laws.iter().map(|law| law.mean).fold(f64::NEG_INFINITY, f64::max);
    let wins = |law: &NormalTotal| (law.mean - most).abs() < 1e-6;
    let winners = laws.iter().filter(|law| wins(law)).count() as f64;
    laws.iter().map(|law| if wins(law) { 1.0 / winners } else { 0.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seats_are_the_difference_of_two_laws() {
        let laws =
            [NormalTotal { mean: 250.0, variance: 900.0 }, NormalTotal { mean: 220.0, variance: 1600.0 }];
        let chances = winning(&laws);
        let exact = normal::below(30.0 / (2500.0 + 2.0 * ROUNDING).sqrt());
        assert!((chances[0] - exact).abs() < 1e-4, "{chances:?}");
    }

    #[test]
    fn equals_share_and_a_full_table_is_certain() {
        let equal = [NormalTotal { mean: 200.0, variance: 400.0 }; 4];
        assert!(winning(&equal).iter().all(|chance| (chance - 0.25).abs() < 1e-9));
        let laws = [231.0, 231.0, 180.0].map(|mean| NormalTotal { mean, variance: 0.0 });
        assert_eq!(winning(&laws), [0.5, 0.5, 0.0]);
    }
}
