//! The earlier games of a table. Every view counts them, so they are cached. A series changes when a game ends, goes on
//! after its end, or is deleted; all of that passes here.

use crate::invalidations::RecentInvalidations;
use crate::live_table::LiveTable;
use crate::local::{LocalHouse, failed};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::Seat;
use yatzy_table::{
    Finished, FinishedQuery, FinishedSeat, GameId, Refused, Saved, Series, Store, StoreError, Table,
    next_seats,
};

/// Number of cached series.
const KEPT: usize = 1024;

#[derive(Default)]
pub(crate) struct SeriesCache {
    cached: Mutex<CachedSeries>,
}

#[derive(Default)]
struct CachedSeries {
    known: HashMap<GameId, Arc<[Played]>>,
    changed: RecentInvalidations,
}

/// A finished game of a series.
#[derive(Debug)]
struct Played {
    id: GameId,
    /// In the order of seats.
    results: Vec<FinishedSeat>,
    left: Vec<Seat>,
}

impl SeriesCache {
    /// The finished games of a series, the first one first.
    async fn played(&self, store: &dyn Store, series: &GameId) -> Result<Arc<[Played]>, StoreError> {
        // Other nodes end games, too, and would not invalidate this cache.
        if store.nodes().is_some() {
            return read(store, series).await;
        }
        let changes = {
            let cached = self.lock();
            if let Some(known) = cached.known.get(series) {
                return Ok(known.clone());
            }
            cached.changed.count()
        };
        let played = read(store, series).await?;
        let mut cached = self.lock();
        if !cached.changed.since(changes, series) {
            if cached.known.len() >= KEPT {
                cached.known.clear();
            }
            cached.known.insert(series.clone(), played.clone());
        }
        Ok(played)
    }

    /// Invalidates a series when a game ends, goes on or is deleted.
    pub fn changed(&self, series: &GameId) {
        let mut cached = self.lock();
        cached.known.remove(series);
        cached.changed.note(series);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, CachedSeries> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn read(store: &dyn Store, series: &GameId) -> Result<Arc<[Played]>, StoreError> {
    let query = FinishedQuery { series: Some(series.clone()), ..FinishedQuery::default() };
    let mut games = store.finished(&query).await?;
    games.sort_by_key(|game| game.created);
    let leavers = if games.is_empty() { Vec::new() } else { store.leavers(series).await? };
    let played = games.into_iter().map(|game: Finished| Played {
        left: leavers.iter().filter(|(id, _)| *id == game.id).map(|(_, seat)| *seat).collect(),
        results: game.seats,
        id: game.id,
    });
    Ok(played.collect())
}

impl LocalHouse {
    /// The series of a game, up to this game. The first game of a table has none before it ends.
    pub(crate) async fn series(&self, table: &Table) -> Result<Series, Refused> {
        let count = table.saved.seats.len();
        let mut series = Series::of_seats(count);
        if !table.is_over() && table.saved.series == *table.id() {
            return Ok(series);
        }
        let played = self.series_cache().played(self.store(), &table.saved.series).await.map_err(failed)?;
        // While this game goes on, those before it.
        let this = played.iter().position(|game| game.id == *table.id());
        let games = &played[..this.map_or(played.len(), |place| place + 1)];
        // The seat of each player, followed back to the first game. Seats that joined late had none before.
        let mut sat: Vec<Option<usize>> = (0..count).map(Some).collect();
        for game in games.iter().rev() {
            if game.id != *table.id() {
                let next = next_seats(game.results.len(), |seat| game.left.contains(&seat));
                sat.iter_mut().for_each(|seat| *seat = seat.and_then(|seat| next.get(seat).copied()));
            }
            series.count(&game.results, &sat);
        }
        Ok(series)
    }

    /// Publishes a durable table.
    pub(crate) fn show(&self, live: &LiveTable, table: Arc<Table>) {
        if table.is_over() || live.table().is_over() {
            self.series_cache().changed(&table.saved.series);
        }
        live.show(table);
    }

    /// Invalidates the series of imported games.
    pub fn took_in(&self, games: &[Saved]) {
        games.iter().for_each(|game| self.series_cache().changed(&game.series));
    }
}
