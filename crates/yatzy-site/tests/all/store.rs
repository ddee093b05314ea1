//! The story of all stores, in a database like that of a browser.

use crate::browser::Database;
use crate::story;
use std::sync::{Arc, Mutex, Weak};
use tokio::sync::mpsc;
use yatzy_rules::{Event, Seat};
use yatzy_site::{Host, In, IndexedStore, Message, Out, Port};
use yatzy_store::{Append, Appended, LogEvent, Moment, Store, StoreError};

/// Sends questions to a task that answers them, each after all other tasks have run.
struct Carrier(mpsc::UnboundedSender<Message<Out>>);

impl Host for Carrier {
    fn send(&self, message: &[u8]) {
        let message = Message::read(message).expect("a message of the module can be read");
        self.0.send(message).expect("someone answers");
    }

    fn now(&self) -> Moment {
        Moment::now()
    }

    fn random(&self, bytes: &mut [u8]) {
        bytes.copy_from_slice(&yatzy_table::random_bytes()[..bytes.len()]);
    }

    fn complain(&self, line: &str) {
        panic!("{line}");
    }
}

fn over(database: Arc<Mutex<Database>>) -> IndexedStore {
    let (asked, mut asks) = mpsc::unbounded_channel();
    let port = Arc::new(Port::new(Arc::new(Carrier(asked))));
    let way: Weak<Port> = Arc::downgrade(&port);
    tokio::spawn(async move {
        while let Some(Message { says, bytes }) = asks.recv().await {
            let Out::Store { id, write, ops } = says else { panic!("a store only stores: {says:?}") };
            tokio::task::yield_now().await;
            let kept = database.lock().unwrap().transact(id, write, &ops, &bytes);
            let In::Kept { id, ok, got, why } = kept.says else { panic!("a database only keeps") };
            if let Some(port) = way.upgrade() {
                port.kept(id, ok, got, why, kept.bytes);
            }
        }
    });
    IndexedStore::new(port)
}

/// Runs every chapter of the story on a store of its own.
macro_rules! chapters {
    ($($chapter:ident),+ $(,)?) => {
        $(#[tokio::test]
        async fn $chapter() -> Result<(), StoreError> {
            story::$chapter(Arc::new(over(Arc::default()))).await
        })+
    };
}

every_chapter!(chapters);

#[tokio::test]
async fn two_modules_over_one_database_lose_nothing_of_each_other() -> Result<(), StoreError> {
    let database: Arc<Mutex<Database>> = Arc::default();
    let (one, other) = (over(database.clone()), over(database));
    let saved = story::played(&one, 3).await?;
    assert_eq!(other.game(&saved.id).await?.as_ref(), Some(&saved));
    let hint = || LogEvent::play(Event::Hinted { seat: Seat(0) });
    assert_eq!(other.append(Append::of(&saved, vec![hint()])).await?, Appended::Done { version: 4 });
    // The cached row of the first store is outdated.
    assert_eq!(one.append(Append::of(&saved, vec![hint()])).await?, Appended::Stale { version: 4 });
    assert!(other.delete(&saved.id).await?);
    assert_eq!(one.append(Append::of(&saved, vec![hint()])).await?, Appended::Gone);
    assert!(!one.delete(&saved.id).await?);
    Ok(())
}

#[tokio::test]
async fn a_game_that_is_deleted_leaves_nothing() -> Result<(), StoreError> {
    let database: Arc<Mutex<Database>> = Arc::default();
    let store = over(database.clone());
    let (begun, over) = (story::played(&store, 3).await?, story::played(&store, 52).await?);
    store.append(Append::of(&begun, vec![LogEvent::play(Event::Left { seat: Seat(1) })])).await?;
    for game in [begun, over] {
        store.delete(&game.id).await?;
    }
    let database = database.lock().unwrap();
    for store in ["game", "now", "event", "going", "over", "series", "left", "code", "answer"] {
        assert_eq!(database.count(store), 0, "{store}");
    }
    Ok(())
}

#[tokio::test]
async fn a_device_without_room_says_so_and_keeps_what_it_has() -> Result<(), StoreError> {
    let database: Arc<Mutex<Database>> = Arc::default();
    let store = over(database.clone());
    let saved = story::played(&store, 3).await?;
    database.lock().unwrap().room = Some(0);
    let hint = LogEvent::play(Event::Hinted { seat: Seat(0) });
    let full = store.append(Append::of(&saved, vec![hint.clone()])).await;
    assert!(full.is_err_and(|error| format!("{error:?}").contains("Full")));
    database.lock().unwrap().room = None;
    assert_eq!(store.game(&saved.id).await?.as_ref(), Some(&saved));
    assert_eq!(store.append(Append::of(&saved, vec![hint])).await?, Appended::Done { version: 4 });
    Ok(())
}

#[tokio::test]
async fn rows_keep_their_bytes() -> Result<(), StoreError> {
    let database: Arc<Mutex<Database>> = Arc::default();
    story::seeded(&over(database.clone())).await?;
    insta::assert_snapshot!(database.lock().unwrap().lines());
    Ok(())
}
