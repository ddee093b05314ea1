//! The chances to win over the course of a game.
//!
//! All seats are assumed to play for the highest mean. With enough time the distribution of each seat's total is
//! computed, and the chances are exact. Otherwise, and before the last turns of games with chips or too many
//! positions, the totals are counted in games that are played out.

use super::{Analysis, SeatReport};
use crate::goal::{TotalDistribution, has_distributions};
use crate::{CardState, Position, QueryError, Values};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use yatzy_rules::Seat;
use yatzy_solver::endgame_seconds;

/// A game has many cards, so each has this part of the games that a chance is counted in.
const PART: u64 = 8;
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
    /// The card of every seat that stays, at the start and after every turn.
    moments: Vec<Vec<CardState>>,
}

impl WinHistory<'_> {
    pub fn note(&mut self, seats: &[SeatReport]) {
        if self.race {
            let stay = seats.iter().zip(self.stays).filter(|(_, stays)| **stays);
            self.moments.push(stay.map(|(report, _)| report.card()).collect());
        }
    }

    /// The chances, and whether all are exact.
    pub fn finish(self) -> Result<(Vec<WinChances>, bool), QueryError> {
        let mut known = self.exact_totals()?;
        let (mut chances, mut all_exact) = (Vec::with_capacity(self.moments.len()), self.race);
        for (turns, moment) in self.moments.iter().enumerate() {
            for &card in moment {
                if let Entry::Vacant(missing) = known.entry(card) {
                    all_exact = false;
                    let games = self.values.games_of(card.position) / PART;
                    missing.insert(TotalDistribution::new(card.played_totals(self.values, games)?));
                }
            }
            let totals: Vec<&TotalDistribution> = moment.iter().filter_map(|card| known.get(card)).collect();
            let mut won = TotalDistribution::shares(&totals).into_iter();
            let share = |&stays: &bool| if stays { won.next().unwrap_or_default() } else { 0.0 };
            chances.push(WinChances { turns, seats: self.stays.iter().map(share).collect() });
        }
        Ok((chances, all_exact))
    }

    /// The distributions of all cards that are late enough, computed together.
    fn exact_totals(&self) -> Result<HashMap<CardState, TotalDistribution>, QueryError> {
        let rules = self.values.rules();
        let late = |card: &CardState| card.position.open(rules).len() <= self.exact_cells;
        let cards: HashSet<CardState> = self.moments.iter().flatten().copied().filter(late).collect();
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
}
