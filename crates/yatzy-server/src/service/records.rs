//! How people did in this house: the records of each edition, and their cards against perfect play. The computer's
//! cards don't count, nor do cards that were given up.

use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_rules::{Card, Catalogue, Player, Ruleset};
use yatzy_store::{Finished, FinishedQuery, GameId};

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
    /// The mean of each cell, in the order of the card.
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

/// The cards of people that were filled.
fn cards(game: &Finished) -> impl Iterator<Item = Total> {
    let full =
        game.seats.iter().filter(|(_, player, result)| *player == Player::Person && result.place.is_some());
    full.map(|(name, _, result)| Total {
        points: result.total,
        name: name.clone(),
        game: game.id.clone(),
        date: game.ended.date().map(|date| date.to_string()),
    })
}

impl App {
    /// The records of every edition.
    pub async fn edition_records(&self) -> Result<Vec<EditionRecord>, Refused> {
        let query = FinishedQuery { complete: true, ..FinishedQuery::default() };
        let games = self.store().finished(&query).await?;
        let mut by_rules: BTreeMap<(&str, Option<String>), Vec<Total>> = BTreeMap::new();
        for game in &games {
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
        Ok(by_rules.into_iter().filter_map(record).collect())
    }

    /// The cards of an edition, as it is in the catalogue or with options set by hand.
    pub async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Refused> {
        let unknown = || Refused::UnknownRules(edition.to_owned());
        let query =
            FinishedQuery { edition: Some(edition.to_owned()), complete: true, ..FinishedQuery::default() };
        let mut games = self.store().finished(&query).await?;
        games.retain(|game| own_options(edition, &game.rules_hash).as_deref() == options);
        let older = games.len() > COUNTED as usize;
        games.truncate(COUNTED as usize);
        let mut statistics: Option<HouseStatistics> = None;
        for game in &games {
            let Some(saved) = self.store().game(&game.id).await? else { continue };
            let seen = Seen::new(saved)?;
            let rules = seen.saved.rules.clone();
            let sums = statistics.get_or_insert_with(|| HouseStatistics {
                edition: edition.to_owned(),
                cells: vec![0.0; rules.cells().len()],
                rules,
                totals: Vec::new(),
                top: Vec::new(),
                bonuses: 0,
                older,
            });
            let full = game
                .seats
                .iter()
                .filter(|(_, player, result)| *player == Player::Person && result.place.is_some());
            for card in full.filter_map(|(_, _, result)| seen.game.card(result.seat)) {
                sums.add(card);
            }
            sums.top.extend(cards(game));
        }
        let mut statistics = statistics.filter(|sums| !sums.totals.is_empty()).ok_or_else(unknown)?;
        let count = statistics.totals.len() as f64;
        statistics.cells.iter_mut().for_each(|sum| *sum /= count);
        statistics.top.sort_by_key(|total| std::cmp::Reverse(total.points));
        statistics.top.truncate(TOP);
        Ok(statistics)
    }
}

impl HouseStatistics {
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
fn own_options(edition: &str, rules_hash: &str) -> Option<String> {
    let plain = Catalogue::get().rules(edition).map(|rules| rules.hash().to_string());
    (plain.as_deref() != Some(rules_hash)).then(|| rules_hash.chars().take(SHORT_HASH).collect())
}
