//! Results of people in this house: the best totals of each edition, and their cards against perfect play. Cards of
//! the computer and abandoned cards don't count.

use crate::{Finished, FinishedSeat, GameId, Moment, RulesTotals, Table, Zone};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use yatzy_bots::Statistics;
use yatzy_rules::{Card, Catalogue, Ruleset};
use yatzy_text::{Text, say, shown};

/// How many of the newest games the statistics count.
pub const COUNTED: u32 = 200;

/// How many of the best totals are listed.
const TOP: usize = 10;

/// How many digits tell one set of options from another.
const SHORT_HASH: usize = 12;

/// How people did by one set of rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = EditionRecordBody))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TotalBody))]
pub struct Total {
    /// The points.
    pub points: u32,
    /// The name.
    pub name: String,
    /// The game's id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub game: GameId,
    /// The day.
    pub date: Option<String>,
}

/// The cards of one set of rules, added up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = StatisticsBody))]
pub struct HouseStatistics {
    /// The edition.
    pub edition: String,
    /// The rules, line by line.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
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

    /// The best total.
    pub fn best(&self) -> u32 {
        self.totals.iter().max().copied().unwrap_or_default()
    }

    /// Number of cards, best and mean, and how often the bonus was earned.
    pub fn sentence(&self, text: Text) -> String {
        let summary = summary(text, self.totals.len() as u32, self.best(), self.mean());
        match self.rules.bonus() {
            Some(_) => {
                let rate = text.percent(self.bonus_rate(), 0);
                format!("{summary}. {}", say!(text, "statistics-bonus", rate = rate))
            }
            None => format!("{summary}."),
        }
    }

    /// One sentence about perfect play by these rules.
    pub fn perfect_sentence(&self, text: Text, perfect: &Statistics) -> String {
        let mean = text.decimal(perfect.mean, 1);
        match self.rules.bonus() {
            Some(_) => {
                let rate = text.percent(perfect.bonus_chance, 0);
                say!(text, "statistics-perfect", mean = mean, rate = rate)
            }
            None => say!(text, "statistics-perfect-points", mean = mean),
        }
    }

    /// The mean of each box over all of its columns, from a figure for each cell in the order of the card.
    pub fn by_box(&self, cells: impl IntoIterator<Item = f64>) -> Vec<f64> {
        let mut boxes = vec![0.0; self.rules.boxes().len()];
        for (cell, figure) in self.rules.cells().iter().zip(cells) {
            boxes[cell.index() % self.rules.boxes().len()] += figure;
        }
        boxes
    }

    /// The totals in ranges of equal width, at most this many: the width, and the start and the number of cards of each
    /// range from the lowest total to the highest.
    pub fn histogram(&self, most: usize) -> (u32, Vec<(u32, usize)>) {
        let low = self.totals.iter().min().copied().unwrap_or_default();
        let ranges = |step: u32| (low / step..=self.best() / step).map(move |place| place * step);
        let steps = [10, 20, 25, 50, 100, 200, 500];
        let step = steps.into_iter().find(|&step| ranges(step).count() <= most).unwrap_or(1000);
        let count = |from: u32| self.totals.iter().filter(|&&total| total / step == from / step).count();
        (step, ranges(step).map(|from| (from, count(from))).collect())
    }
}

/// Number of cards, best and mean in words.
fn summary(text: Text, cards: u32, best: u32, mean: f64) -> String {
    say!(text, "statistics-summary", games = cards, best = best, mean = text.decimal(mean, 1))
}

fn mean(totals: &[u32]) -> f64 {
    totals.iter().map(|&total| f64::from(total)).sum::<f64>() / totals.len().max(1) as f64
}

/// The seats of persons who filled their card.
fn full_cards(game: &Finished) -> impl Iterator<Item = &FinishedSeat> {
    game.seats.iter().filter(|seat| seat.is_full())
}

/// The totals of persons who filled their card.
fn cards(game: &Finished, zone: Zone) -> impl Iterator<Item = Total> {
    full_cards(game).map(move |seat| Total {
        points: seat.total,
        name: seat.name.clone(),
        game: game.id.clone(),
        date: game.ended.date(zone).map(|date| date.to_string()),
    })
}

impl RulesTotals {
    /// The totals by each set of rules, counted game by game, for a store without SQL. Of equal totals the latest
    /// counts.
    pub fn count(games: &[Finished]) -> Vec<RulesTotals> {
        let mut counted: BTreeMap<(String, String), RulesTotals> = BTreeMap::new();
        for game in games {
            let Some(edition) = &game.edition else { continue };
            for FinishedSeat { name, total, .. } in full_cards(game) {
                let of_rules = counted.entry((edition.clone(), game.rules_hash.clone()));
                let totals = of_rules.or_insert_with(|| RulesTotals {
                    edition: edition.clone(),
                    rules_hash: game.rules_hash.clone(),
                    cards: 0,
                    mean: 0.0,
                    best: 0,
                    name: String::new(),
                    game: game.id.clone(),
                    ended: Moment(i64::MIN),
                });
                totals.cards += 1;
                totals.mean += (f64::from(*total) - totals.mean) / f64::from(totals.cards);
                if (*total, game.ended) > (totals.best, totals.ended) {
                    (totals.best, totals.ended) = (*total, game.ended);
                    (totals.name, totals.game) = (name.clone(), game.id.clone());
                }
            }
        }
        counted.into_values().collect()
    }
}

/// The results of one person by some rules.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonRecord {
    /// The name, which identifies the person.
    pub name: String,
    /// Number of filled cards.
    pub cards: u32,
    /// Number of these games they won; a shared first place counts.
    pub won: u32,
    /// The mean total.
    pub mean: f64,
    /// The best total.
    pub best: u32,
}

impl PersonRecord {
    /// Name, number of cards, best and mean.
    pub fn sentence(&self, text: Text) -> String {
        text.labelled(shown(&self.name), summary(text, self.cards, self.best, self.mean))
    }

    /// The results of everyone who filled a card, those with the most cards first.
    pub fn of(games: &[Finished]) -> Vec<PersonRecord> {
        let mut people: BTreeMap<&str, PersonRecord> = BTreeMap::new();
        for FinishedSeat { name, total, place, .. } in games.iter().flat_map(full_cards) {
            let person = people.entry(name).or_insert_with(|| PersonRecord {
                name: name.clone(),
                cards: 0,
                won: 0,
                mean: 0.0,
                best: 0,
            });
            person.cards += 1;
            person.won += u32::from(*place == Some(1));
            person.mean += (f64::from(*total) - person.mean) / f64::from(person.cards);
            person.best = person.best.max(*total);
        }
        let mut people: Vec<PersonRecord> = people.into_values().collect();
        people.sort_by_key(|person| std::cmp::Reverse(person.cards));
        people
    }
}

/// The best totals of every edition.
pub fn edition_records(totals: Vec<RulesTotals>, zone: Zone) -> Vec<EditionRecord> {
    let record = |totals: RulesTotals| EditionRecord {
        options: own_options(&totals.edition, &totals.rules_hash),
        edition: totals.edition,
        cards: totals.cards,
        best: Total {
            points: totals.best,
            name: totals.name,
            game: totals.game,
            date: totals.ended.date(zone).map(|date| date.to_string()),
        },
        mean: totals.mean,
    };
    let mut records: Vec<EditionRecord> = totals.into_iter().map(record).collect();
    // An edition without options comes first.
    records.sort_by(|a, b| (&a.edition, &a.options).cmp(&(&b.edition, &b.options)));
    records
}

impl HouseStatistics {
    /// Statistics without games.
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

    /// Adds the cards that persons filled in a game.
    pub fn count(&mut self, game: &Finished, table: &Table, zone: Zone) {
        for (seat, _) in game.seats().filter(|(_, seat)| seat.is_full()) {
            if let Some(card) = table.game.card(seat) {
                self.add(card);
            }
        }
        self.top.extend(cards(game, zone));
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

/// A short hash of the options, where they differ from the edition; `None` if they don't.
pub fn own_options(edition: &str, rules_hash: &str) -> Option<String> {
    let plain = Catalogue::get().rules(edition).map(|rules| rules.hash().to_string());
    (plain.as_deref() != Some(rules_hash)).then(|| rules_hash.chars().take(SHORT_HASH).collect())
}
