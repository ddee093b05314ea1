//! Stored moves per second with two hundred concurrent tasks, against a bare loop of one row per commit on
//! the same disk. Rounds alternate, so that other load on the machine affects both.

mod bare;

use bare::Bare;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, Catalogue, DiceSource, NoDice};
use yatzy_store::{Append, Appended, LogEvent, Once, Saved, SavedSeat, SqliteStore, Store, StoredAnswer};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Number of concurrent tasks, duration of a round, and number of rounds.
const TASKS: usize = 200;
const ROUND: Duration = Duration::from_secs(2);
const ROUNDS: usize = 3;

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let folder = tempfile::tempdir()?;
        let store = Arc::new(SqliteStore::open(&folder.path().join("store.db")).await?);
        let mut bare = Bare::open(&folder.path().join("bare.db")).await?;
        let (mut kept, mut written) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            written.push(bare.write(ROUND).await?);
            kept.push(keep(&store).await?);
        }
        let best = |rates: &[f64]| rates.iter().copied().fold(0.0, f64::max);
        println!("bare INSERT and COMMIT, one row each: {:.0} a second", best(&written));
        println!("Store::append from {TASKS} tasks:     {:.0} a second", best(&kept));
        println!("share: {:.2}", best(&kept) / best(&written));
        Ok(())
    })
}

/// Moves per second, each with its version checked and its key stored.
async fn keep(store: &Arc<SqliteStore>) -> Outcome<f64> {
    let begun = Instant::now();
    let tasks: Vec<_> = (0..TASKS).map(|_| tokio::spawn(play(store.clone(), begun))).collect();
    let mut moves = 0;
    for task in tasks {
        moves += task.await?.map_err(|error| error.to_string())?;
    }
    Ok(moves as f64 / begun.elapsed().as_secs_f64())
}

async fn play(store: Arc<SqliteStore>, begun: Instant) -> Result<u32, yatzy_store::StoreError> {
    let rules = Catalogue::get().rules("yatzy").expect("the plain one");
    let new = Saved::local("yatzy", rules, DiceSource::Table, vec![SavedSeat::person("Anna")]);
    store.create(&new).await?;
    let saved = store.game(&new.id).await?.expect("it was just made");
    let event = saved.game()?.decide(Action::Hint, &mut NoDice).expect("a hint may be asked for");
    let mut version = 0;
    while begun.elapsed() < ROUND {
        let once = Once {
            key: format!("key number {version}"),
            stored: StoredAnswer { request: [1; 32], answer: version.to_string() },
        };
        let append =
            Append { expected: version, once: Some(once), ..Append::of(&saved, vec![LogEvent::play(event)]) };
        version += 1;
        assert_eq!(store.append(append).await?, Appended::Done { version });
    }
    Ok(version)
}
