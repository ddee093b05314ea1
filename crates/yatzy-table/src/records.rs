//! How people did in this house: the records of each edition, and their cards against perfect play. The computer's
//! cards don't count, nor do cards that were given up.

use crate::{Finished, GameId, SeatResult, Table};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::{Card, Catalogue, Player, Ruleset};

/// How many of the newest games the statistics count.
pub const COUNTED: u32 = 200;

/// How many of the best totals are listed.
const TOP: usize = 10;

/// How many digits tell one set of options from another.
const SHORT_HASH: usize = 12;

/// How people did by one set of rules.
#[derive(Clone, Debug)]
pub struct EditionRecord {
    /// The edition.
    pub edition: String,
    /// What tells its rules apart, where options were set by hand.
    pub options: Option<String>,
    /// How many cards were filled.
    pub cards: u32,
    /// The best total.
    pub best: Total,
    /// The mean total.
    pub mean: f64,
}

/// A total, and whose it was.
#[derive(Clone, Debug)]
pub struct Total {
    /// The points.
    pub points: u32,
    /// The name.
    pub name: String,
    /// The game.
    pub game: GameId,
    /// The day.
    pub date: Option<String>,
}

/// The cards of one set of rules, added up.
#[derive(Clone, Debug)]
pub struct HouseStatistics {
    /// The edition.
    pub edition: String,
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// Every total, the newest first.
    pub totals: Vec<u32>,
    /// The best ones.
    pub top: Vec<Total>,
    /// How many cards earned the bonus, where there is one.
    pub bonuses: u32,
    /// The sum of each cell, in the order of the card.
    pub cells: Vec<f64>,
    /// Whether there are older games that were not counted.
    pub older: bool,
}

impl HouseStatistics {
    /// The mean total.
    pub fn mean(&self) -> f64 {
        mean(&self.totals)
    }

    /// The share of cards with the bonus.
    pub fn bonus_rate(&self) -> f64 {
        f64::from(self.bonuses) / self.totals.len().max(1) as f64
    }
}

fn mean(totals: &[u32]) -> f64 {
    totals.iter().map(|&total| f64::from(total)).sum::<f64>() / totals.len().max(1) as f64
}

/// The seats of people who filled their card.
fn full_cards(game: &Finished) -> impl Iterator<Item = &(String, Player, SeatResult)> {
    game.seats.iter().filter(|(_, player, result)| *player == Player::Person && result.place.is_some())
}

/// The cards of people that were filled.
fn cards(game: &Finished) -> impl Iterator<Item = Total> {
    full_cards(game).map(|(name, _, result)| Total {
        points: result.total,
        name: name.clone(),
        game: game.id.clone(),
        date: game.ended.date().map(|date| date.to_string()),
    })
}

/// The records of every edition, from all games that were played to the end.
pub fn edition_records(games: &[Finished]) -> Vec<EditionRecord> {
    let mut by_rules: BTreeMap<(&str, Option<String>), Vec<Total>> = BTreeMap::new();
    for game in games {
        let Some(edition) = game.edition.as_deref() else { continue };
        let options = own_options(edition, &game.rules_hash);
        by_rules.entry((edition, options)).or_default().extend(cards(game));
    }
    let record = |((edition, options), cards): ((&str, Option<String>), Vec<Total>)| {
        let totals: Vec<u32> = cards.iter().map(|card| card.points).collect();
        let best = cards.into_iter().rev().max_by_key(|card| card.points)?;
        let (cards, mean) = (totals.len() as u32, mean(&totals));
        Some(EditionRecord { edition: edition.to_owned(), options, cards, best, mean })
    };
    by_rules.into_iter().filter_map(record).collect()
}

impl HouseStatistics {
    /// Nothing counted yet.
    pub fn of(edition: &str, rules: Arc<Ruleset>, older: bool) -> HouseStatistics {
        HouseStatistics {
            edition: edition.to_owned(),
            cells: vec![0.0; rules.cells().len()],
            rules,
            totals: Vec::new(),
            top: Vec::new(),
            bonuses: 0,
            older,
        }
    }

    /// Counts the cards that people filled in a game.
    pub fn count(&mut self, game: &Finished, table: &Table) {
        for (_, _, result) in full_cards(game) {
            if let Some(card) = table.game.card(result.seat) {
                self.add(card);
            }
        }
        self.top.extend(cards(game));
        self.top.sort_by_key(|total| std::cmp::Reverse(total.points));
        self.top.truncate(TOP);
    }

    /// The mean of each cell, in the order of the card.
    pub fn cell_means(&self) -> Vec<f64> {
        self.cells.iter().map(|sum| sum / self.totals.len().max(1) as f64).collect()
    }

    fn add(&mut self, card: &Card) {
        let totals = card.totals(&self.rules);
        self.totals.push(totals.total.0);
        self.bonuses += u32::from(totals.columns.iter().any(|column| column.bonus.0 > 0));
        for (sum, cell) in self.cells.iter_mut().zip(self.rules.cells().iter()) {
            *sum += card.points(&self.rules, cell).map_or(0.0, |points| f64::from(points.0));
        }
    }
}

/// What tells rules apart from those of their edition; `None` if they are the same.
pub fn own_options(edition: &str, rules_hash: &str) -> Option<String> {
    let plain = Catalogue::get().rules(edition).map(|rules| rules.hash().to_string());
    (plain.as_deref() != Some(rules_hash)).then(|| rules_hash.chars().take(SHORT_HASH).collect())
}
