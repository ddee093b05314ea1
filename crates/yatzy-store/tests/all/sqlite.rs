//! The store's test story on SQLite.

use crate::story;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::sync::Arc;
use yatzy_store::{Moment, SqliteStore, Store, StoreError};

async fn store() -> (tempfile::TempDir, Arc<dyn Store>) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = SqliteStore::open(&folder.path().join("yatzy.db")).await.expect("a new file");
    (folder, Arc::new(store))
}

/// Runs every chapter of the story on a store of its own.
macro_rules! chapters {
    ($($chapter:ident),+ $(,)?) => {
        $(#[tokio::test]
        async fn $chapter() -> Result<(), StoreError> {
            let (_folder, store) = store().await;
            story::$chapter(store).await
        })+
    };
}

every_chapter!(chapters);
chapters!(unplayed_games_are_forgotten_in_time);

#[tokio::test]
async fn what_was_acknowledged_is_there_after_reopening() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("yatzy.db");
    let first = SqliteStore::open(&path).await?;
    let saved = story::played(&first, 3).await?;
    // A second store beside the first, which was never closed: the state after a crash.
    let second = SqliteStore::open(&path).await?;
    assert_eq!(second.game(&saved.id).await?, Some(saved));
    Ok(())
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("yatzy.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut old = SqliteConnection::connect_with(&options).await?;
    old.execute(include_str!("../../src/rows/schema.sql")).await?;
    old.execute("PRAGMA user_version = 1").await?;
    old.execute(
        "INSERT INTO game (id, created, touched, version, rules, rules_hash, source, first_seats, series, request) \
         VALUES ('000000000000000000000000', 1, 1, 0, '', '', 'table', 1, '000000000000000000000000', X'00')",
    )
    .await?;
    old.close().await?;
    let store = SqliteStore::open(&path).await?;
    assert_eq!(store.unfinished(None).await?.len(), 1);
    story::answers_are_forgotten_in_time(Arc::new(store)).await?;
    // The second opening has nothing to migrate.
    assert_eq!(SqliteStore::open(&path).await?.unfinished(None).await?.len(), 2);
    Ok(())
}

/// Meanwhile nothing is acknowledged and the error names the cause; afterwards the store works again.
#[tokio::test]
async fn a_lock_of_someone_else_is_told_and_passes() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, store) = store().await;
    let options = SqliteConnectOptions::new().filename(folder.path().join("yatzy.db"));
    let mut other = SqliteConnection::connect_with(&options).await?;
    other.execute("BEGIN IMMEDIATE").await?;
    let refused = store.forget_answers(Moment(0)).await;
    let Err(StoreError::Database(cause)) = refused else { panic!("{refused:?}") };
    assert!(cause.to_string().contains("locked"), "{cause}");
    other.execute("ROLLBACK").await?;
    assert_eq!(store.forget_answers(Moment(0)).await?, 0);
    Ok(())
}

/// The check reads every table and writes, so that it finds every fault.
#[tokio::test]
async fn a_check_sees_what_is_wrong() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, store) = store().await;
    let path = folder.path().join("yatzy.db");
    let frames = || std::fs::metadata(path.with_extension("db-wal")).map(|file| file.len());
    let before = frames()?;
    store.check().await?;
    assert!(frames()? > before, "it has to be written to find out");
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = SqliteConnection::connect_with(&options).await?;
    other.execute("BEGIN IMMEDIATE").await?;
    // All waiting callers get an error, including those who arrive while the lock is waited for.
    let (one, two, three) = tokio::join!(store.check(), store.forget_answers(Moment(0)), store.check());
    assert!(one.is_err() && two.is_err() && three.is_err());
    assert!(store.check().await.is_err());
    other.execute("ROLLBACK").await?;
    store.check().await?;
    for table in ["answer", "game_event", "seat"] {
        other.execute(sqlx::AssertSqlSafe(format!("ALTER TABLE {table} RENAME TO gone"))).await?;
        let refused = store.check().await;
        let Err(StoreError::Database(cause)) = refused else { panic!("{table}: {refused:?}") };
        assert!(cause.to_string().contains("no such"), "{cause}");
        other.execute(sqlx::AssertSqlSafe(format!("ALTER TABLE gone RENAME TO {table}"))).await?;
        store.check().await?;
    }
    Ok(())
}

/// A job that can't be written does not affect the others in its commit.
#[tokio::test]
async fn what_fails_undoes_only_itself() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, store) = store().await;
    let options = SqliteConnectOptions::new().filename(folder.path().join("yatzy.db"));
    let mut other = SqliteConnection::connect_with(&options).await?;
    let saved = story::played(&*store, 1).await?;
    other
        .execute("CREATE TRIGGER no AFTER DELETE ON game BEGIN SELECT RAISE(ABORT, 'this one stays'); END")
        .await?;
    let (before, refused, after) =
        tokio::join!(story::played(&*store, 2), store.delete(&saved.id), story::played(&*store, 3));
    let (before, after) = (before?, after?);
    let Err(StoreError::Database(cause)) = refused else { panic!("{refused:?}") };
    assert!(cause.to_string().contains("this one stays"), "{cause}");
    for kept in [saved, before, after] {
        assert_eq!(store.game(&kept.id).await?, Some(kept));
    }
    Ok(())
}

#[tokio::test]
async fn in_memory_tells_the_same_story() -> Result<(), StoreError> {
    story::a_game_is_kept_as_it_was_played(Arc::new(SqliteStore::in_memory().await?)).await?;
    story::a_request_has_one_effect(Arc::new(SqliteStore::in_memory().await?)).await?;
    story::games_that_are_over(Arc::new(SqliteStore::in_memory().await?)).await
}

/// The rows of both databases: SQL and forms are the same in PostgreSQL.
#[tokio::test]
async fn rows_keep_their_bytes() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("yatzy.db");
    let store = SqliteStore::open(&path).await?;
    story::seeded(&store).await?;
    let mut file = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await?;
    let mut written = String::new();
    for table in ["game", "seat", "game_event", "answer"] {
        let columns = sqlx::query_scalar::<_, String>("SELECT name FROM pragma_table_info($1)")
            .bind(table)
            .fetch_all(&mut file)
            .await?;
        written += &format!("{table} {}\n", columns.join(" "));
        let quoted: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let select = format!("SELECT {} AS line FROM {table} ORDER BY 1", quoted.join(" || ' ' || "));
        let rows: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(select)).fetch_all(&mut file).await?;
        written += &(rows.join("\n") + "\n");
    }
    insta::assert_snapshot!(written);
    Ok(())
}
