//! The store's story on PostgreSQL, and what only it can tell. Without a cluster every test says that it was skipped.

mod database;
mod story;

use sqlx::Executor;
use std::sync::Arc;
use yatzy_store::{PostgresStore, Store, StoreError};

type Result<T = (), E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

/// Runs every chapter of the story on a database of its own.
macro_rules! chapters {
    ($($chapter:ident),+ $(,)?) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $chapter() -> Result {
            let Some(url) = database::fresh().await else { return Ok(()) };
            Ok(story::$chapter(Arc::new(PostgresStore::open(&url).await?)).await?)
        })+
    };
}

chapters!(
    a_game_is_kept_as_it_was_played,
    a_request_has_one_effect,
    answers_are_forgotten_in_time,
    a_stale_request_has_none,
    many_at_once_lose_nothing,
    seats_change_hands,
    games_to_go_on_with,
    games_that_are_over,
    totals_are_counted_as_game_by_game,
    who_left_is_known_of_a_series,
    a_game_can_be_deleted,
    codes_are_freed,
    a_log_that_breaks_the_rules_is_not_believed,
);

#[tokio::test]
async fn several_open_a_new_database_at_once() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    let opened = (0..4).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { PostgresStore::open(&url).await })
    });
    let mut stores = Vec::new();
    for opened in opened.collect::<Vec<_>>() {
        stores.push(opened.await??);
    }
    let saved = story::played(&stores[0], 3).await?;
    assert_eq!(stores[1].game(&saved.id).await?, Some(saved));
    Ok(())
}

#[tokio::test]
async fn a_database_of_a_later_program_is_refused() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    drop(PostgresStore::open(&url).await?);
    database::connect(&url).await.execute("UPDATE schema_step SET version = version + 1").await?;
    let refused = PostgresStore::open(&url).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { found, known }) if found == known + 1), "{refused:?}");
    Ok(())
}

/// Every connection of a store is cut: the next question is answered all the same.
#[tokio::test]
async fn connections_that_were_cut_are_made_anew() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    let store = PostgresStore::open(&url).await?;
    let saved = story::played(&store, 2).await?;
    let mut other = database::connect(&url).await;
    for _ in 0..3 {
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()";
        other.execute(others).await?;
        assert_eq!(store.version(&saved.id).await?, Some(2));
    }
    Ok(())
}

/// A lock that someone else holds for long: nothing is acknowledged, the cause is told, and afterwards all is well.
#[tokio::test]
async fn a_lock_of_someone_else_is_told_and_passes() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    let store = PostgresStore::open(&url).await?;
    let saved = story::played(&store, 2).await?;
    let mut other = database::connect(&url).await;
    other.execute("BEGIN; LOCK TABLE game IN ACCESS EXCLUSIVE MODE").await?;
    let refused = store.version(&saved.id).await;
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    other.execute("ROLLBACK").await?;
    assert_eq!(store.version(&saved.id).await?, Some(2));
    Ok(())
}

#[tokio::test]
async fn where_nobody_listens_a_store_says_so() {
    let refused = PostgresStore::open("postgres://nobody@127.0.0.1:1/nothing").await.err();
    assert!(matches!(refused, Some(StoreError::Database(_))), "{refused:?}");
    let wrong = PostgresStore::open("postgres://?sslmode=perhaps").await.err();
    assert!(matches!(wrong, Some(StoreError::Database(_))), "{wrong:?}");
}
