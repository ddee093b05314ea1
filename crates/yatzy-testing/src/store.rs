//! A store in memory, without SQL. It passes the story of every store.

use async_trait::async_trait;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Event, Seat};
use yatzy_table::{
    Append, Appended, Created, Document, Finished, FinishedQuery, FinishedSeat, GameId, LogEvent, LogRow,
    Moment, RulesTotals, Saved, SeatResult, Store, StoreError, StoredAnswer, TokenHash, Unfinished,
};

/// Games in memory.
#[derive(Default)]
pub struct MemoryStore {
    rows: Mutex<Rows>,
    without_secrets: bool,
}

#[derive(Default)]
struct Rows {
    games: BTreeMap<GameId, Saved>,
    ended: BTreeMap<GameId, (Moment, Vec<SeatResult>)>,
    answers: BTreeMap<(GameId, String), (Moment, StoredAnswer)>,
    days: BTreeMap<Date, Secret>,
    documents: BTreeMap<String, (Moment, Document)>,
}

/// Adds the rows of an append to a game.
fn apply(append: &Append, saved: &mut Saved) {
    for (what, version) in append.what.iter().zip(append.expected + 1..) {
        saved.log.push(LogRow { version, at: append.at, what: what.clone() });
    }
    for (seat, now) in &append.seats {
        match saved.seats.get_mut(usize::from(seat.0)) {
            Some(place) => *place = now.clone(),
            None => saved.seats.push(now.clone()),
        }
    }
}

impl MemoryStore {
    /// A store that drops the secrets of new games, so that their dice can be told. Those of a match follow from its
    /// seed.
    pub fn without_secrets() -> MemoryStore {
        MemoryStore { without_secrets: true, ..MemoryStore::default() }
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap()
    }
}

impl Rows {
    /// Stores a game, unless there is one of this id. Returns whether it is new.
    fn put(&mut self, game: &Saved) -> bool {
        if self.games.contains_key(&game.id) {
            return false;
        }
        let code = game.code.clone().filter(|code| self.by_code(code).is_none());
        self.games.insert(game.id.clone(), Saved { code, ..game.clone() });
        true
    }

    fn end(&mut self, id: &GameId, results: Option<Vec<SeatResult>>, at: Moment) {
        match results {
            Some(results) => {
                self.ended.insert(id.clone(), (at, results));
                self.games.entry(id.clone()).and_modify(|game| game.code = None);
            }
            None => drop(self.ended.remove(id)),
        }
    }

    fn by_code(&self, code: &str) -> Option<GameId> {
        let found = self.games.values().find(|game| game.code.as_deref() == Some(code));
        found.map(|game| game.id.clone())
    }

    fn finished(&self) -> Vec<Finished> {
        let mut games: Vec<Finished> = self
            .ended
            .iter()
            .map(|(id, (ended, results))| finished(&self.games[id], *ended, results))
            .collect();
        games.sort_by(|a, b| b.ended.cmp(&a.ended).then_with(|| a.id.cmp(&b.id)));
        games
    }
}

fn is_of(game: &Saved, holder: TokenHash) -> bool {
    game.host == Some(holder) || game.seats.iter().any(|seat| seat.holder == Some(holder))
}

fn touched(game: &Saved) -> Moment {
    game.log.last().map_or(game.created, |row| row.at)
}

fn finished(game: &Saved, ended: Moment, results: &[SeatResult]) -> Finished {
    let seat = |(seat, saved): (Seat, &yatzy_table::SavedSeat)| {
        let result = results.iter().find(|result| result.seat == seat);
        FinishedSeat {
            name: saved.name.clone(),
            player: saved.player.clone(),
            total: result.map_or(0, |result| result.total),
            place: result.and_then(|result| result.place),
        }
    };
    Finished {
        id: game.id.clone(),
        edition: game.edition.clone(),
        rules_hash: game.rules.hash().to_string(),
        source: game.source,
        created: game.created,
        ended,
        series: game.series.clone(),
        seats: (0..).map(Seat).zip(&game.seats).map(seat).collect(),
        day: game.sharing.day,
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn create(&self, new: &Saved) -> Result<Created, StoreError> {
        let secret = new.secret.filter(|_| !self.without_secrets || new.of_match.is_some());
        let is_new = self.rows().put(&Saved { secret, ..new.clone() });
        Ok(if is_new { Created::Done } else { Created::Before })
    }

    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError> {
        Ok(self.rows().games.get(id).cloned())
    }

    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError> {
        Ok(self.rows().games.get(id).map(Saved::version))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let mut rows = self.rows();
        let key = append.once.as_ref().map(|once| (append.game.clone(), once.key.clone()));
        if let Some((_, stored)) = key.as_ref().and_then(|key| rows.answers.get(key)) {
            return Ok(Appended::Before(stored.clone()));
        }
        let Some(game) = rows.games.get_mut(&append.game) else { return Ok(Appended::Gone) };
        if game.version() != append.expected {
            return Ok(Appended::Stale { version: game.version() });
        }
        apply(&append, game);
        let version = game.version();
        rows.end(&append.game, append.results, append.at);
        if let Some((key, once)) = key.zip(append.once) {
            rows.answers.insert(key, (append.at, once.stored));
        }
        Ok(Appended::Done { version })
    }

    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError> {
        let stored = self.rows().answers.get(&(id.clone(), key.to_owned())).cloned();
        Ok(stored.map(|(_, stored)| stored))
    }

    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        Ok(self.rows().by_code(code))
    }

    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError> {
        let rows = self.rows();
        let open = rows.games.values().filter(|game| !rows.ended.contains_key(&game.id));
        let own = open.filter(|game| holder.is_none_or(|holder| is_of(game, holder)));
        let mut games: Vec<Unfinished> = own
            .map(|game| Unfinished {
                id: game.id.clone(),
                edition: game.edition.clone(),
                source: game.source,
                created: game.created,
                touched: touched(game),
                names: game.seats.iter().map(|seat| seat.name.clone()).collect(),
            })
            .collect();
        games.sort_by(|a, b| b.touched.cmp(&a.touched).then_with(|| a.id.cmp(&b.id)));
        Ok(games)
    }

    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError> {
        let rows = self.rows();
        let is_asked_for = |game: &Finished| {
            (query.edition.is_none() || query.edition == game.edition)
                && query.rules_hash.as_ref().is_none_or(|hash| *hash == game.rules_hash)
                && query.series.as_ref().is_none_or(|series| *series == game.series)
                && query.holder.is_none_or(|holder| is_of(&rows.games[&game.id], holder))
                && (!query.complete || game.seats.iter().any(|seat| seat.place.is_some()))
                && query.day.is_none_or(|day| game.day == Some(day))
                && (!query.of_days || game.day.is_some())
                && (game.day.is_none()
                    || query.holder.is_some()
                    || query.series.is_some()
                    || query.day.is_some())
        };
        let games = rows.finished().into_iter().filter(is_asked_for).skip(query.skip as usize);
        Ok(games.take(query.limit.map_or(usize::MAX, |limit| limit as usize)).collect())
    }

    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError> {
        let complete = FinishedQuery { complete: true, ..FinishedQuery::default() };
        Ok(RulesTotals::count(&self.finished(&complete).await?))
    }

    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError> {
        let rows = self.rows();
        let games = rows.games.values().filter(|game| game.series == *series);
        let left = |game: &Saved| {
            let seat = |row: &LogRow| match row.what {
                LogEvent::Play { event: Event::Left { seat }, .. } => Some((game.id.clone(), seat)),
                _ => None,
            };
            game.log.iter().filter_map(seat).collect::<Vec<_>>()
        };
        Ok(games.flat_map(left).collect())
    }

    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        let rows = self.rows();
        let ids = rows.games.keys().filter(|id| after.is_none_or(|after| *id > after));
        Ok(ids.take(limit as usize).cloned().collect())
    }

    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError> {
        let results = game.results(&game.game()?);
        let mut rows = self.rows();
        let is_new = rows.put(game);
        if is_new {
            rows.end(&game.id, results, touched(game));
        }
        Ok(is_new)
    }

    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(self.rows().documents.get(key).map(|(_, document)| document.clone()))
    }

    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        let mut rows = self.rows();
        if rows.documents.get(key).map_or(0, |(_, document)| document.version) != expected {
            return Ok(false);
        }
        let document = Document { version: expected + 1, body: body.to_owned() };
        rows.documents.insert(key.to_owned(), (now, document));
        Ok(true)
    }

    async fn delete_document(&self, key: &str) -> Result<bool, StoreError> {
        Ok(self.rows().documents.remove(key).is_some())
    }

    async fn old_documents(&self, before: Moment) -> Result<Vec<String>, StoreError> {
        let rows = self.rows();
        let old = rows.documents.iter().filter(|(_, (touched, _))| *touched < before);
        Ok(old.map(|(key, _)| key.clone()).collect())
    }

    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError> {
        let mut rows = self.rows();
        if let Some(fresh) = fresh {
            rows.days.entry(date).or_insert(fresh);
        }
        Ok(rows.days.get(&date).copied())
    }

    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        let mut rows = self.rows();
        rows.ended.remove(id);
        rows.answers.retain(|(game, _), _| game != id);
        Ok(rows.games.remove(id).is_some())
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        let mut rows = self.rows();
        let count = rows.answers.len();
        rows.answers.retain(|_, (at, _)| *at >= before);
        Ok((count - rows.answers.len()) as u64)
    }
}
