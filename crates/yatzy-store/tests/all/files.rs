//! The files of an SQLite store: who may read them, who owns them, what is left of deleted rows, and an upgrade
//! that is interrupted.

use crate::story;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::path::Path;
use std::time::{Duration, Instant};
use yatzy_rules::{Catalogue, DiceSource, Event, Seat};
use yatzy_store::{Append, LogEvent, Saved, SavedSeat, SqliteStore, Store, StoreError};

type Result<T = (), E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

/// Whether any file of a folder contains a text.
fn contains(folder: &Path, text: &str) -> Result<bool> {
    for file in std::fs::read_dir(folder)? {
        let bytes = std::fs::read(file?.path())?;
        if bytes.windows(text.len()).any(|window| window == text.as_bytes()) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A game with one seat.
async fn seated(store: &dyn Store, name: &str) -> Result<Saved> {
    let rules = Catalogue::get().rules("yatzy").expect("the plain one");
    let new = Saved::local("yatzy", rules, DiceSource::Table, vec![SavedSeat::person(name)]);
    store.create(&new).await?;
    Ok(store.game(&new.id).await?.expect("it was just made"))
}

/// Deletes the name of the only seat.
async fn delete_name(store: &dyn Store, saved: &Saved) -> Result {
    let hinted = vec![LogEvent::play(Event::Hinted { seat: Seat(0) })];
    let unnamed = SavedSeat { name: String::new(), ..saved.seats[0].clone() };
    store.append(Append { seats: vec![(Seat(0), unnamed)], ..Append::of(saved, hinted) }).await?;
    Ok(())
}

#[tokio::test]
async fn what_is_deleted_is_gone_from_every_file() -> Result {
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(&folder.path().join("house.db")).await?;
    let names: Vec<String> = (0..30).map(|number| format!("Zwetlana {number} Quux")).collect();
    for name in &names {
        let (game, other) = (seated(&store, name).await?, seated(&store, &format!("{name} too")).await?);
        store.delete(&other.id).await?;
        delete_name(&store, &game).await?;
    }
    story::played(&store, 3).await?;
    assert!(contains(folder.path(), "Bo")?, "a name that was not deleted");
    let begun = Instant::now();
    while contains(folder.path(), "Zwetlana")? {
        assert!(begun.elapsed() < Duration::from_secs(20), "a deleted name is still there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// Also what was deleted right before.
#[tokio::test]
async fn a_regular_end_leaves_one_file_without_deleted_names() -> Result {
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(&folder.path().join("house.db")).await?;
    let saved = seated(&store, "Zwetlana Quux").await?;
    assert!(contains(folder.path(), "Zwetlana")?);
    store.delete(&saved.id).await?;
    store.close().await;
    assert!(!contains(folder.path(), "Zwetlana")?);
    let files: Vec<_> =
        std::fs::read_dir(folder.path())?.map(|file| file.map(|file| file.file_name())).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let refused = store.delete(&saved.id).await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    Ok(())
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_user_reads_a_database() -> Result {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir()?;
    let mode = |name: &str| {
        std::fs::metadata(folder.path().join(name)).map(|file| file.permissions().mode() & 0o777)
    };
    let store = SqliteStore::open(&folder.path().join("house.db")).await?;
    story::played(&store, 1).await?;
    for name in ["house.db", "house.db-wal", "house.db-shm"] {
        assert_eq!(mode(name)?, 0o600, "{name}");
    }
    // A file of an earlier version is closed to other users.
    let old = folder.path().join("old.db");
    std::fs::write(&old, "")?;
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644))?;
    SqliteStore::open(&old).await?;
    assert_eq!(mode("old.db")?, 0o640);
    Ok(())
}

/// SQLite keeps a log for each name of a file, so that two processes would not see each other's games.
#[cfg(unix)]
#[tokio::test]
async fn a_hard_link_does_not_lead_past_the_owner() -> Result {
    let (folder, other) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let (path, link) = (folder.path().join("house.db"), other.path().join("y.db"));
    let first = SqliteStore::open(&path).await?;
    let saved = story::played(&first, 3).await?;
    std::fs::hard_link(&path, &link)?;
    let refused = SqliteStore::open(&link).await.err();
    assert!(matches!(refused, Some(StoreError::InUse)), "{refused:?}");
    assert_eq!(first.game(&saved.id).await?.as_ref(), Some(&saved));
    first.close().await;
    let second = SqliteStore::open(&link).await?;
    assert_eq!(second.game(&saved.id).await?, Some(saved));
    Ok(())
}

/// A path in the environment of the child process below.
const UPGRADED: &str = "YATZY_TEST_UPGRADED";

/// Run by the test below, in a process whose files can't grow beyond a limit.
#[tokio::test]
async fn a_child_opens_a_database() -> Result {
    if let Some(path) = std::env::var_os(UPGRADED) {
        SqliteStore::open(Path::new(&path)).await?.close().await;
    }
    Ok(())
}

/// The number of the schema, the number of games, and whether the last column and index are there.
async fn state_of(path: &Path) -> Result<(i64, i64, bool, bool)> {
    let mut file = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await?;
    let number = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut file).await?;
    let games = sqlx::query_scalar("SELECT COUNT(*) FROM game").fetch_one(&mut file).await?;
    let column = "SELECT COUNT(*) > 0 FROM pragma_table_info('seat') WHERE name = 'salt'";
    let column = sqlx::query_scalar(column).fetch_one(&mut file).await?;
    let index = "SELECT COUNT(*) > 0 FROM sqlite_master WHERE name = 'game_event_left'";
    let index = sqlx::query_scalar(index).fetch_one(&mut file).await?;
    file.close().await?;
    Ok((number, games, column, index))
}

/// The disk is full after every 8 KiB in turn: the schema is the old one or the new one.
#[cfg(unix)]
#[tokio::test]
async fn an_upgrade_on_a_full_disk_leaves_the_old_schema_or_the_new_one() -> Result {
    // A write beyond the limit fails as on a full disk. The signal that comes with it is ignored.
    upgrade_within("trap '' XFSZ").await
}

/// The process is killed at the write of every 8 KiB in turn.
#[cfg(unix)]
#[tokio::test]
async fn a_kill_in_an_upgrade_leaves_the_old_schema_or_the_new_one() -> Result {
    // The signal that comes with a write beyond the limit ends the process.
    upgrade_within("ulimit -c 0").await
}

/// Upgrades databases in child processes whose files can't grow beyond a limit, until the limit suffices.
async fn upgrade_within(before: &str) -> Result {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/house-1.sqlite");
    let folder = tempfile::tempdir()?;
    let mut seen = std::collections::BTreeSet::new();
    for limit in (0..).step_by(16) {
        let path = folder.path().join(format!("house-{limit}.db"));
        std::fs::copy(&old, &path)?;
        let limited = format!("{before}; ulimit -f {limit}; exec \"$@\"");
        let child = std::process::Command::new("sh")
            .args(["-c", &limited, "sh"])
            .arg(std::env::current_exe()?)
            .args(["--exact", "files::a_child_opens_a_database"])
            .env(UPGRADED, &path)
            .output()?;
        let state = state_of(&path).await?;
        assert!([(2, 15, false, false), (7, 15, true, true)].contains(&state), "{limit} blocks: {state:?}");
        seen.insert(state);
        SqliteStore::open(&path).await?.close().await;
        assert_eq!(state_of(&path).await?, (7, 15, true, true), "{limit} blocks");
        if child.status.success() {
            break;
        }
    }
    assert_eq!(seen.len(), 2, "{seen:?}");
    Ok(())
}

#[tokio::test]
async fn a_newer_schema_names_the_program_that_it_needs() -> Result {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("house.db");
    SqliteStore::open(&path).await?.close().await;
    let mut file = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await?;
    file.execute("PRAGMA user_version = 99; UPDATE schema_program SET version = '7.2.0'").await?;
    let refused = SqliteStore::open(&path).await.err();
    let Some(StoreError::Newer { found: 99, program, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!(program.as_deref(), Some("7.2.0"));
    // A database that notes nothing.
    file.execute("DROP TABLE schema_program").await?;
    let refused = SqliteStore::open(&path).await.err();
    assert!(matches!(refused, Some(StoreError::Newer { program: None, .. })), "{refused:?}");
    Ok(())
}

/// As after a copy that lost the number.
#[tokio::test]
async fn a_number_that_does_not_fit_the_tables_is_told_as_such() -> Result {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("house.db");
    SqliteStore::open(&path).await?.close().await;
    for number in [-1, 0, 1, 2, 3] {
        let mut file = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await?;
        file.execute(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}"))).await?;
        let refused = SqliteStore::open(&path).await.err();
        assert!(matches!(refused, Some(StoreError::Schema { found }) if found == number), "{refused:?}");
    }
    Ok(())
}
