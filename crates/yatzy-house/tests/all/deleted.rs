//! A deleted game stays deleted, also for a reader that began before; a failed deletion deletes nothing; a slow read
//! does not bring an older game back.

use async_trait::async_trait;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::fair::Secret;
use yatzy_rules::{Action, Date, DiceSource, Goal, Seat};
use yatzy_store::SqliteStore;
use yatzy_table::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, House, Made, Moment, NewRules,
    NewSeat, NewTable, Refused, Rejection, Request, RulesTotals, Saved, Store, StoreError, StoredAnswer,
    TableRequest, Token, TokenHash, Unfinished, Who,
};

/// A store whose next reader is held up between reading and telling, and whose disk may fail.
struct Slow {
    inner: SqliteStore,
    hold: AtomicBool,
    held: Semaphore,
    go: Semaphore,
    broken: AtomicBool,
}

impl Slow {
    async fn new() -> Arc<Slow> {
        let inner = SqliteStore::in_memory().await.unwrap();
        let (held, go) = (Semaphore::new(0), Semaphore::new(0));
        Arc::new(Slow { inner, hold: AtomicBool::new(false), held, go, broken: AtomicBool::new(false) })
    }
}

#[async_trait]
impl Store for Slow {
    async fn create(&self, new: &Saved) -> Result<Created, StoreError> {
        self.inner.create(new).await
    }
    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError> {
        let read = self.inner.game(id).await;
        if self.hold.swap(false, Ordering::SeqCst) {
            self.held.add_permits(1);
            self.go.acquire().await.unwrap().forget();
        }
        read
    }
    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError> {
        self.inner.version(id).await
    }
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.inner.append(append).await
    }
    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError> {
        self.inner.answer(id, key).await
    }
    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        self.inner.document(key).await
    }
    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        self.inner.put_document(key, expected, body, now).await
    }
    async fn delete_document(&self, key: &str) -> Result<bool, StoreError> {
        self.inner.delete_document(key).await
    }
    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        self.inner.by_code(code).await
    }
    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError> {
        self.inner.unfinished(holder).await
    }
    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError> {
        self.inner.finished(query).await
    }
    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError> {
        self.inner.totals().await
    }
    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError> {
        self.inner.leavers(series).await
    }

    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.inner.ids(after, limit).await
    }

    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError> {
        self.inner.take_in(game).await
    }
    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError> {
        self.inner.day_secret(date, fresh).await
    }
    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        if self.broken.load(Ordering::SeqCst) {
            return Err(StoreError::Database(Box::new(io::Error::other("the disk is broken"))));
        }
        self.inner.delete(id).await
    }
    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        self.inner.forget_answers(before).await
    }
}

/// How many tables are kept before some are dropped.
const KEPT: usize = 16;

fn house(store: &Arc<Slow>) -> LocalHouse {
    LocalHouse::new(store.clone(), None, Settings { tables_kept: KEPT, ..Settings::default() })
}

async fn make(house: &LocalHouse) -> Made {
    let new = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "yatzy".into(), options: Vec::new() },
        source: DiceSource::Table,
        seats: vec![NewSeat::Here("Anna".to_owned())],
        goal: Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    house.make(&Who::default(), &new).await.unwrap()
}

/// Someone who looks, held up with what they have read.
async fn held_up(store: &Slow, house: &LocalHouse, id: &GameId) -> JoinHandle<Result<u32, Rejection>> {
    store.hold.store(true, Ordering::SeqCst);
    let (house, id) = (house.clone(), id.clone());
    let reading =
        tokio::spawn(async move { house.look(&id, &Who::default()).await.map(|view| view.version) });
    store.held.acquire().await.unwrap().forget();
    reading
}

#[tokio::test]
async fn a_game_that_was_being_read_does_not_come_back() {
    let store = Slow::new().await;
    let made = make(&house(&store)).await;
    // A house that has not opened the table yet.
    let (house, id) = (house(&store), made.view.id.clone());
    let reading = held_up(&store, &house, &id).await;
    house.delete(&id, &made.host).await.unwrap();
    store.go.add_permits(1);
    assert_eq!(reading.await.unwrap().unwrap_err().refused, Refused::UnknownGame);
    assert_eq!(house.look(&id, &made.host).await.unwrap_err().refused, Refused::UnknownGame);
    assert_eq!(house.table_count(), 0);
}

/// Tables without subscribers are dropped once there are many: a slow read must not put a game back as it was before.
#[tokio::test]
async fn a_game_that_was_being_read_does_not_go_back() {
    move_on_and_open(KEPT + 4).await;
}

/// Memory is full when the slow reader comes, and who makes room is the slow reader.
#[tokio::test]
async fn a_game_that_was_being_read_is_not_dropped_for_what_was_read() {
    move_on_and_open(KEPT - 1).await;
}

/// While someone reads a game slowly it moves on, and others are opened.
async fn move_on_and_open(others: usize) {
    let store = Slow::new().await;
    let made = make(&house(&store)).await;
    let (house, id) = (house(&store), made.view.id.clone());
    let reading = held_up(&store, &house, &id).await;
    let over =
        TableRequest::once(&made.host, 0, &Token::random().to_hex(), Request::Act(Action::Abandon, None));
    house.ask(&id, over).await.unwrap();
    for _ in 0..others {
        make(&house).await;
    }
    assert!(house.table_count() <= KEPT, "no more are kept");
    store.go.add_permits(1);
    assert_eq!(reading.await.unwrap().unwrap(), 1);
    assert_eq!(house.look(&id, &made.host).await.unwrap().version, 1);
}

#[tokio::test]
async fn a_game_that_could_not_be_deleted_is_still_there() {
    let store = Slow::new().await;
    let house = house(&store);
    let made = make(&house).await;
    store.broken.store(true, Ordering::SeqCst);
    assert_eq!(house.delete(&made.view.id, &made.host).await.unwrap_err().refused, Refused::Unavailable);
    assert_eq!(house.look(&made.view.id, &made.host).await.unwrap().id, made.view.id);
    store.broken.store(false, Ordering::SeqCst);
    house.delete(&made.view.id, &made.host).await.unwrap();
    assert_eq!(house.look(&made.view.id, &made.host).await.unwrap_err().refused, Refused::UnknownGame);
}

/// The rematch of a game has one id: after its deletion, playing again makes a new game of that id.
#[tokio::test]
async fn a_rematch_that_was_deleted_can_be_played_again() {
    let store = Slow::new().await;
    let house = house(&store);
    let made = make(&house).await;
    let (id, host) = (&made.view.id, &made.host);
    let over = TableRequest::once(host, 0, &Token::random().to_hex(), Request::Act(Action::Abandon, None));
    house.ask(id, over).await.unwrap();
    let next = house.rematch(id, host).await.unwrap();
    house.delete(&next, host).await.unwrap();
    assert_eq!(house.look(&next, host).await.unwrap_err().refused, Refused::UnknownGame);
    assert_eq!(house.rematch(id, host).await.unwrap(), next);
    assert_eq!(house.look(&next, host).await.unwrap().id, next);
}
