//! Games in IndexedDB. A write names the values that it was decided on, and is aborted if another value is stored
//! meanwhile; then it is read and decided again. Concurrent writers can't lose each other's changes.

mod port;
mod rows;
mod solution_cache;
mod write;

pub use port::Port;
pub(crate) use port::{get, put, text};
pub(crate) use solution_cache::SolutionCache;

use crate::message::{Key, Op, Part, StorageError};
use async_trait::async_trait;
use port::{END, all, delete, expect};
use rows::{
    ANSWER, ANSWERED, AnswerRow, CODE, DAY, DOCUMENT, EVENT, GAME, GOING, LEFT, NOW, NowRow, OVER, SERIES,
};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Seat};
use yatzy_table::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, Moment, RulesTotals, Saved, Store,
    StoreError, StoredAnswer, TokenHash, Unfinished,
};

/// Number of finished games read at once.
const LISTED: u32 = 100;

/// The longest list of unfinished games.
const LONGEST_LIST: usize = 200;

/// A store in the browser's IndexedDB.
pub struct IndexedStore {
    port: Arc<Port>,
    /// The last known rows of some games, as stored, so that an append needs no read.
    seen: Mutex<HashMap<GameId, String>>,
}

/// Number of cached rows.
const SEEN: usize = 64;

impl IndexedStore {
    /// A store behind this port.
    pub fn new(port: Arc<Port>) -> IndexedStore {
        IndexedStore { port, seen: Mutex::default() }
    }

    /// The cached row of a game, or the stored one.
    async fn now_of(&self, id: &GameId) -> Result<Option<String>, StoreError> {
        match self.seen(id) {
            Some(seen) => Ok(Some(seen)),
            None => self.read_now(id).await,
        }
    }

    async fn read_now(&self, id: &GameId) -> Result<Option<String>, StoreError> {
        let row = self.port.read(vec![get(NOW, vec![text(id)])]).await?.text()?;
        self.see(id, row.clone());
        Ok(row)
    }

    fn seen(&self, id: &GameId) -> Option<String> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn see(&self, id: &GameId, row: Option<String>) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= SEEN {
            seen.clear();
        }
        match row {
            Some(row) => drop(seen.insert(id.clone(), row)),
            None => drop(seen.remove(id)),
        }
    }

    /// Imports all games that are not stored yet, or none. Returns their number.
    pub async fn take_in_all(&self, games: &[Saved]) -> Result<u64, StoreError> {
        loop {
            let here = games.iter().map(|game| get(NOW, vec![text(&game.id)]));
            let code = |game: &Saved| game.code.as_ref().map_or(Vec::new(), |code| vec![text(code)]);
            let codes = games.iter().map(|game| get(CODE, code(game)));
            let mut found = self.port.read(here.chain(codes).collect()).await?;
            let here = games
                .iter()
                .map(|_| Ok(found.text()?.is_some()))
                .collect::<Result<Vec<_>, StorageError>>()?;
            // A duplicate is imported once.
            let (mut ids, mut codes, mut new) = (HashSet::new(), HashSet::new(), Vec::new());
            for (game, is_here) in games.iter().zip(here) {
                let is_free = found.text()?.is_none();
                if is_here || !ids.insert(&game.id) {
                    continue;
                }
                let results = game.results(&game.game()?);
                let code = game.code.as_ref().filter(|_| is_free && results.is_none());
                let code = code.filter(|code| codes.insert(*code)).cloned();
                new.push((Saved { code, ..game.clone() }, results));
            }
            match self.put_games(&new).await {
                Err(StorageError::Other) => {}
                put => return put.map(|()| new.len() as u64).map_err(StoreError::from),
            }
        }
    }

    /// The rows of finished games, the latest first, from this key on.
    async fn over(&self, from: Key) -> Result<Vec<(Key, String)>, StoreError> {
        let to = vec![END];
        let op = Op::Range { store: OVER.into(), from, to, limit: Some(LISTED), reverse: false, keys: false };
        Ok(self.port.read(vec![op]).await?.texts()?)
    }
}

fn read_document(row: &str) -> Option<Document> {
    let (version, body) = row.split_once('\n')?;
    Some(Document { version: version.parse().ok()?, body: body.to_owned() })
}

#[async_trait]
impl Store for IndexedStore {
    async fn create(&self, new: &Saved) -> Result<Created, StoreError> {
        loop {
            let mut ops = vec![get(GAME, vec![text(&new.id)])];
            ops.extend(new.code.iter().map(|code| get(CODE, vec![text(code)])));
            let mut found = self.port.read(ops).await?;
            if found.text()?.is_some() {
                return Ok(Created::Before);
            }
            let is_free = new.code.is_some() && found.text()?.is_none();
            let code = new.code.clone().filter(|_| is_free);
            match self.put_games(&[(Saved { code, ..new.clone() }, None)]).await {
                Err(StorageError::Other) => {}
                put => return put.map(|()| Created::Done).map_err(StoreError::from),
            }
        }
    }

    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError> {
        let key = || vec![text(id)];
        let ops = vec![get(GAME, key()), get(NOW, key()), all(EVENT, key())];
        let mut found = self.port.read(ops).await?;
        let (Some(game), Some(now)) = (found.text()?, found.text()?) else { return Ok(None) };
        let log = found.texts()?.into_iter().map(|(_, row)| row);
        let saved = rows::saved(id, &game, NowRow::read(id, &now)?, log)?;
        self.see(id, Some(now));
        Ok(Some(saved))
    }

    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError> {
        let now = self.read_now(id).await?;
        now.map(|now| NowRow::read(id, &now).map(|now| now.version)).transpose()
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let id = &append.game;
        let mut now = self.now_of(id).await?;
        loop {
            if let Some(row) = &now {
                let before = NowRow::read(id, row)?;
                if before.version == append.expected {
                    let (after, mut ops) = write::happens(&append, row, before)?;
                    let version = after.version;
                    let after = rows::written(id, &after)?;
                    ops.push(put(NOW, vec![text(id)], after.clone()));
                    match self.port.write(ops, Vec::new()).await {
                        Ok(()) => {
                            self.see(id, Some(after));
                            return Ok(Appended::Done { version });
                        }
                        Err(StorageError::Other) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
            }
            // Another value is stored, or it is a retry.
            let known = now.take();
            now = self.read_now(id).await?;
            let Some(row) = &now else { return Ok(Appended::Gone) };
            if let Some(once) = &append.once
                && let Some(stored) = self.answer(id, &once.key).await?
            {
                return Ok(Appended::Before(stored));
            }
            let version = NowRow::read(id, row)?.version;
            if version != append.expected {
                return Ok(Appended::Stale { version });
            }
            if known.as_ref() == Some(row) {
                // The transaction failed although nothing has changed.
                return Err(StorageError::Failed.into());
            }
        }
    }

    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError> {
        let row = self.port.read(vec![get(ANSWER, vec![text(id), text(key)])]).await?.text()?;
        let Some(row) = row else { return Ok(None) };
        let row: AnswerRow =
            serde_json::from_slice(row.as_bytes()).map_err(|_| rows::damaged(id, "answer"))?;
        Ok(Some(StoredAnswer { request: row.request, answer: row.answer }))
    }

    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        let id = self.port.read(vec![get(CODE, vec![text(code)])]).await?.text()?;
        Ok(id.and_then(|id| id.parse().ok()))
    }

    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError> {
        let going = self.port.read(vec![all(GOING, Vec::new())]).await?.texts()?;
        let count = going.len();
        let ops = going.into_iter().map(|(key, _)| get(NOW, key)).collect();
        let mut found = self.port.read(ops).await?;
        let mut games = Vec::new();
        for _ in 0..count {
            // It was deleted meanwhile.
            let Some(row) = found.text()? else { continue };
            let now = NowRow::read_listed(&row)?;
            if now.ended.is_none() && holder.is_none_or(|holder| now.is_of(holder)) {
                games.push(now.unfinished());
            }
        }
        games.sort_by(|a, b| b.touched.cmp(&a.touched).then_with(|| a.id.cmp(&b.id)));
        games.truncate(LONGEST_LIST);
        Ok(games)
    }

    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError> {
        let mut games = Vec::new();
        let (mut skip, most) = (query.skip, query.limit.map_or(usize::MAX, |limit| limit as usize));
        let mut take = |row: &str| -> Result<bool, StoreError> {
            let row = NowRow::read_listed(row)?;
            if row.is_asked_for(query) && games.len() < most {
                match skip {
                    0 => games.push(row.finished()?),
                    _ => skip -= 1,
                }
            }
            Ok(games.len() < most)
        };
        if let Some(series) = &query.series {
            let mut rows = self.port.read(vec![all(SERIES, vec![text(series)])]).await?.texts()?;
            rows.sort_by_key(|(_, row)| NowRow::read_listed(row).ok().and_then(|row| row.over_key()));
            for (_, row) in &rows {
                take(row)?;
            }
            return Ok(games);
        }
        let mut from = vec![Part::Number(i64::MIN)];
        loop {
            let rows = self.over(from).await?;
            let is_last = rows.len() < LISTED as usize;
            let mut wants_more = true;
            for (_, row) in &rows {
                wants_more = take(row)?;
            }
            match rows.into_iter().next_back() {
                // The next key after the last one.
                Some((mut last, _)) if wants_more && !is_last => {
                    last.push(Part::Number(0));
                    from = last;
                }
                _ => return Ok(games),
            }
        }
    }

    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError> {
        let complete = FinishedQuery { complete: true, ..FinishedQuery::default() };
        Ok(RulesTotals::count(&self.finished(&complete).await?))
    }

    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError> {
        let rows = self.port.read(vec![all(LEFT, vec![text(series)])]).await?.texts()?;
        let read = |(key, seat): (Key, String)| {
            let id = match key.into_iter().nth(1) {
                Some(Part::Text(id)) => id.parse().ok(),
                _ => None,
            };
            let seat = seat.parse().ok().and_then(Seat::from_number);
            id.zip(seat).ok_or_else(|| rows::damaged(series, "who left"))
        };
        rows.into_iter().map(read).collect()
    }

    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let from = match after {
            Some(id) => vec![text(id), Part::Number(0)],
            None => Vec::new(),
        };
        let op = Op::Range {
            store: NOW.into(),
            from,
            to: vec![END],
            limit: Some(limit),
            reverse: false,
            keys: true,
        };
        let keys = self.port.read(vec![op]).await?.keys()?;
        let id = |key: Key| match key.into_iter().next() {
            Some(Part::Text(id)) => id.parse().ok(),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
    }

    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError> {
        Ok(self.take_in_all(std::slice::from_ref(game)).await? == 1)
    }

    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        loop {
            let Some(row) = self.read_now(id).await? else { return Ok(false) };
            let ops = write::gone(id, &row, &NowRow::read(id, &row)?);
            match self.port.write(ops, Vec::new()).await {
                Err(StorageError::Other) => {}
                gone => {
                    gone?;
                    self.see(id, None);
                    return Ok(true);
                }
            }
        }
    }

    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        let row = self.port.read(vec![get(DOCUMENT, vec![text(key)])]).await?.text()?;
        Ok(row.as_deref().and_then(read_document))
    }

    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        _now: Moment,
    ) -> Result<bool, StoreError> {
        let place = || vec![text(key)];
        let row = self.port.read(vec![get(DOCUMENT, place())]).await?.text()?;
        if row.as_deref().and_then(read_document).map_or(0, |found| found.version) != expected {
            return Ok(false);
        }
        let ops = vec![
            expect(DOCUMENT, place(), row.as_deref()),
            put(DOCUMENT, place(), format!("{}\n{body}", expected + 1)),
        ];
        match self.port.write(ops, Vec::new()).await {
            Ok(_) => Ok(true),
            Err(StorageError::Other) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    async fn delete_document(&self, key: &str) -> Result<bool, StoreError> {
        let place = || vec![text(key)];
        let row = self.port.read(vec![get(DOCUMENT, place())]).await?.text()?;
        self.port.write(vec![delete(DOCUMENT, place())], Vec::new()).await?;
        Ok(row.is_some())
    }

    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError> {
        let key = || vec![text(date)];
        loop {
            let found = self.port.read(vec![get(DAY, key())]).await?.text()?;
            if let Some(secret) = found.and_then(|secret| secret.parse().ok()) {
                return Ok(Some(secret));
            }
            let Some(fresh) = fresh else { return Ok(None) };
            let ops = vec![expect(DAY, key(), None), put(DAY, key(), fresh.to_string())];
            match self.port.write(ops, Vec::new()).await {
                Err(StorageError::Other) => {}
                written => return written.map(|()| Some(fresh)).map_err(StoreError::from),
            }
        }
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        // Answers of that very millisecond stay: their keys are longer, and sort after this one.
        let (from, to) = (vec![Part::Number(i64::MIN)], vec![Part::Number(before.0)]);
        let op = Op::Range { store: ANSWERED.into(), from, to, limit: None, reverse: false, keys: true };
        let old = self.port.read(vec![op]).await?.keys()?;
        if old.is_empty() {
            return Ok(0);
        }
        let forget = |key: &Key| [delete(ANSWER, key[1..].to_vec()), delete(ANSWERED, key.clone())];
        self.port.write(old.iter().flat_map(forget).collect(), Vec::new()).await?;
        Ok(old.len() as u64)
    }
}
