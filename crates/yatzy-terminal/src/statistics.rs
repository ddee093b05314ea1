//! Records and statistics of this house, asked of it edition by edition, as the pages of records do.

use crate::Connection;
use crate::connection::{Pending, computed};
use std::sync::Arc;
use yatzy_rules::{Player, Points, Ruleset};
use yatzy_table::{
    EditionRecord, FinishedQuery, House, HouseStatistics, PerfectPlay, PersonRecord, SeatView, TotalOdds,
    View,
};
use yatzy_text::{Text, say};

/// The cards of one edition, and how each person played it.
pub struct EditionStatistics {
    pub cards: HouseStatistics,
    pub people: Vec<PersonRecord>,
}

/// The best totals of every edition, those with the most cards first.
pub fn edition_records(connection: &Connection) -> Pending<Vec<EditionRecord>> {
    let house = connection.house();
    connection.ask(async move {
        let mut records = house.edition_records().await.unwrap_or_default();
        records.sort_by_key(|record| std::cmp::Reverse(record.cards));
        records
    })
}

/// The statistics of one edition.
pub fn of_edition(connection: &Connection, record: &EditionRecord) -> Pending<Option<EditionStatistics>> {
    let (house, record) = (connection.house(), record.clone());
    connection.ask(async move {
        let cards = house.statistics(&record.edition, record.options.as_deref()).await.ok()?;
        let people = people(&*house, &cards.rules).await;
        Some(EditionStatistics { cards, people })
    })
}

/// Perfect play of some rules.
pub fn perfect(connection: &Connection, rules: Arc<Ruleset>) -> Pending<Option<Arc<PerfectPlay>>> {
    let house = connection.house();
    connection
        .think(async move { computed(|| async { Ok(house.perfect(&rules).await) }).await.ok().flatten() })
}

/// How often a total is reached.
pub fn total_odds(
    connection: &Connection,
    rules: Arc<Ruleset>,
    total: u32,
) -> Pending<Option<Arc<TotalOdds>>> {
    let house = connection.house();
    connection.think(async move {
        computed(|| async { Ok(house.total_odds(&rules, total).await) }).await.ok().flatten()
    })
}

/// How everyone played by some rules.
async fn people(house: &dyn House, rules: &Ruleset) -> Vec<PersonRecord> {
    people_but(house, rules, None).await
}

/// The same without one game.
async fn people_but(house: &dyn House, rules: &Ruleset, but: Option<&View>) -> Vec<PersonRecord> {
    let rules_hash = Some(rules.hash().to_string());
    let query = FinishedQuery { rules_hash, complete: true, ..FinishedQuery::default() };
    let mut games = house.finished(None, &query).await.unwrap_or_default();
    games.retain(|game| but.is_none_or(|view| view.id != game.id));
    PersonRecord::of(&games)
}

/// The best total of a person by the rules of a table, in other games.
async fn best_of(house: &dyn House, view: &View, name: &str) -> Option<Points> {
    let people = people_but(house, &view.rules, Some(view)).await;
    people.iter().find(|person| person.name == name).map(|person| Points(person.best))
}

/// The best person of a game, and their earlier record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    name: String,
    now: Points,
    before: Option<Points>,
}

/// Compares the best person of a game with their own record by the same rules. `None` if no person finished.
pub fn best_before(view: &View, connection: &Connection) -> Pending<Option<Best>> {
    if !connection.offers().records {
        return Pending::Never;
    }
    let people = view.seats.iter().filter(|seat| seat.player == Player::Person);
    let full = people.filter(|seat| seat.card.open().is_empty());
    let total = |seat: &&SeatView| seat.card.totals(&view.rules).total;
    let Some(seat) = full.max_by_key(total).cloned() else { return Pending::Never };
    let (house, view) = (connection.house(), view.clone());
    connection.ask(async move {
        let now = seat.card.totals(&view.rules).total;
        let before = best_of(&*house, &view, &seat.name).await;
        Some(Best { name: seat.name, now, before })
    })
}

/// The record to beat in a game alone; `None` with several seats, and for the first game.
pub fn record_to_chase(view: &View, connection: &Connection) -> Pending<Option<Points>> {
    let [seat] = view.seats.as_slice() else { return Pending::Never };
    if seat.player != Player::Person || !connection.offers().records {
        return Pending::Never;
    }
    let (house, name, view) = (connection.house(), seat.name.clone(), view.clone());
    connection.ask(async move { best_of(&*house, &view, &name).await })
}

impl Best {
    /// One sentence about it.
    pub fn sentence(&self, text: Text) -> String {
        let (name, now) = (self.name.as_str(), self.now.0);
        match self.before {
            None => say!(text, "records-first", name = name, points = now),
            Some(before) if self.now > before => {
                say!(text, "records-new", name = name, points = now, better = (self.now - before).0)
            }
            Some(before) => say!(text, "records-stands", name = name, points = before.0),
        }
    }
}
