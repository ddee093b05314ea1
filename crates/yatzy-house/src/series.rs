//! The games that a table has played before: they are counted with every look at a table that plays again, so they are
//! remembered. One changes where it ends, is gone on with or deleted, and all of that passes here.

use crate::lately::Lately;
use crate::live::Live;
use crate::local::{LocalHouse, failed};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::Seat;
use yatzy_table::{
    Finished, FinishedQuery, FinishedSeat, GameId, Refused, Saved, Series, Store, StoreError, Table,
    next_seats,
};

/// How many series are remembered.
const KEPT: usize = 1024;

/// What is remembered of series.
#[derive(Default)]
pub(crate) struct SeriesMemory {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    known: HashMap<GameId, Arc<[Played]>>,
    changed: Lately,
}

/// A game of a series that is over.
#[derive(Debug)]
struct Played {
    id: GameId,
    /// In the order of seats.
    results: Vec<FinishedSeat>,
    left: Vec<Seat>,
}

impl SeriesMemory {
    /// The games of a series that are over, the first one first.
    async fn played(&self, store: &dyn Store, series: &GameId) -> Result<Arc<[Played]>, StoreError> {
        // Where other nodes let games end too, nobody here is told.
        if store.nodes().is_some() {
            return read(store, series).await;
        }
        let changes = {
            let inner = self.lock();
            if let Some(known) = inner.known.get(series) {
                return Ok(known.clone());
            }
            inner.changed.count()
        };
        let played = read(store, series).await?;
        let mut inner = self.lock();
        if !inner.changed.since(changes, series) {
            if inner.known.len() >= KEPT {
                inner.known.clear();
            }
            inner.known.insert(series.clone(), played.clone());
        }
        Ok(played)
    }

    /// Forgets a series of which a game has just ended, or was over and is not any more.
    pub fn changed(&self, series: &GameId) {
        let mut inner = self.lock();
        inner.known.remove(series);
        inner.changed.note(series);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
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
    /// The series that a game belongs to, up to this game. The first game of a table has none before it ends.
    pub(crate) async fn series(&self, table: &Table) -> Result<Series, Refused> {
        let count = table.saved.seats.len();
        let mut series = Series::of_seats(count);
        if !table.is_over() && table.saved.series == *table.id() {
            return Ok(series);
        }
        let played = self.series_memory().played(self.store(), &table.saved.series).await.map_err(failed)?;
        // While this one goes on, it is those before it.
        let this = played.iter().position(|game| game.id == *table.id());
        let games = &played[..this.map_or(played.len(), |place| place + 1)];
        // Where everyone sat, followed back to the first game. Who came late did not sit anywhere before.
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

    /// Shows everyone a table as it is durable now.
    pub(crate) fn show(&self, live: &Live, table: Arc<Table>) {
        if table.is_over() || live.table().is_over() {
            self.series_memory().changed(&table.saved.series);
        }
        live.show(table);
    }

    /// Games came into the store: what is remembered of their series is old.
    pub fn took_in(&self, games: &[Saved]) {
        games.iter().for_each(|game| self.series_memory().changed(&game.series));
    }
}
