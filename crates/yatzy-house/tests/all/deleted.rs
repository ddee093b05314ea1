//! A deleted game stays deleted, also for a reader that began before; a failed deletion deletes nothing; a slow read
//! does not bring an older game back.

use async_trait::async_trait;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::{Action, DiceSource, Goal};
use yatzy_store::SqliteStore;
use yatzy_table::{
    GameId, House, Made, NewRules, NewSeat, NewTable, Refused, Rejection, Request, StoreError, TableRequest,
    Token, Who,
};
use yatzy_testing::{ProbedStore, StoreProbe};

/// Holds the next reader up between reading and telling, and fails deletions if the disk is broken.
struct Delay {
    hold: AtomicBool,
    held: Semaphore,
    go: Semaphore,
    broken: AtomicBool,
}

type SlowStore = ProbedStore<SqliteStore, Delay>;

async fn slow_store() -> Arc<SlowStore> {
    let (held, go) = (Semaphore::new(0), Semaphore::new(0));
    let probe = Delay { hold: AtomicBool::new(false), held, go, broken: AtomicBool::new(false) };
    Arc::new(ProbedStore { store: SqliteStore::in_memory().await.unwrap(), probe })
}

#[async_trait]
impl StoreProbe for Delay {
    async fn before(&self, call: &str) -> Result<(), StoreError> {
        if call == "delete" && self.broken.load(Ordering::SeqCst) {
            return Err(StoreError::Database(Box::new(io::Error::other("the disk is broken"))));
        }
        Ok(())
    }

    async fn after(&self, call: &str) {
        if call == "game" && self.hold.swap(false, Ordering::SeqCst) {
            self.held.add_permits(1);
            self.go.acquire().await.unwrap().forget();
        }
    }
}

/// How many tables are kept before some are dropped.
const KEPT: usize = 16;

fn house(store: &Arc<SlowStore>) -> LocalHouse {
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
async fn held_up(store: &SlowStore, house: &LocalHouse, id: &GameId) -> JoinHandle<Result<u32, Rejection>> {
    store.probe.hold.store(true, Ordering::SeqCst);
    let (house, id) = (house.clone(), id.clone());
    let reading =
        tokio::spawn(async move { house.look(&id, &Who::default()).await.map(|view| view.version) });
    store.probe.held.acquire().await.unwrap().forget();
    reading
}

#[tokio::test]
async fn a_game_that_was_being_read_does_not_come_back() {
    let store = slow_store().await;
    let made = make(&house(&store)).await;
    // A house that has not opened the table yet.
    let (house, id) = (house(&store), made.view.id.clone());
    let reading = held_up(&store, &house, &id).await;
    house.delete(&id, &made.host).await.unwrap();
    store.probe.go.add_permits(1);
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
    let store = slow_store().await;
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
    store.probe.go.add_permits(1);
    assert_eq!(reading.await.unwrap().unwrap(), 1);
    assert_eq!(house.look(&id, &made.host).await.unwrap().version, 1);
}

#[tokio::test]
async fn a_game_that_could_not_be_deleted_is_still_there() {
    let store = slow_store().await;
    let house = house(&store);
    let made = make(&house).await;
    store.probe.broken.store(true, Ordering::SeqCst);
    assert_eq!(house.delete(&made.view.id, &made.host).await.unwrap_err().refused, Refused::Unavailable);
    assert_eq!(house.look(&made.view.id, &made.host).await.unwrap().id, made.view.id);
    store.probe.broken.store(false, Ordering::SeqCst);
    house.delete(&made.view.id, &made.host).await.unwrap();
    assert_eq!(house.look(&made.view.id, &made.host).await.unwrap_err().refused, Refused::UnknownGame);
}

/// The rematch of a game has one id: after its deletion, playing again makes a new game of that id.
#[tokio::test]
async fn a_rematch_that_was_deleted_can_be_played_again() {
    let store = slow_store().await;
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
