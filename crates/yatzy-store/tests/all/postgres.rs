//! The store's test story on PostgreSQL, and tests that only PostgreSQL needs. Without a cluster every test
//! reports that it was skipped.

use crate::{database, story};
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Executor};
use std::sync::Arc;
use std::time::Duration;
use yatzy_store::{Append, Appended, GameId, LogEvent, Moment, PostgresStore, Store, StoreError};
use yatzy_table::{NodeCursor, NodePresence, Nodes, Nudge};

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

every_chapter!(chapters);
chapters!(unplayed_games_are_forgotten_in_time);

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
    let Some(StoreError::Newer { found, known, program }) = refused else { panic!("{refused:?}") };
    assert_eq!((found, program.as_deref()), (known + 1, Some(env!("CARGO_PKG_VERSION"))));
    Ok(())
}

/// The schema of version 0.1.0, which had four steps of games and one of nodes.
async fn schema_of_the_version_before(other: &mut PgConnection) -> Result {
    let games = [
        include_str!("../../src/rows/schema.sql"),
        include_str!("../../src/rows/hints_and_ages.sql"),
        include_str!("../../src/rows/names_and_goals.sql"),
        include_str!("../../src/rows/chain.sql"),
        include_str!("../../src/postgres/nodes.sql"),
    ];
    for step in games {
        other.execute(AssertSqlSafe(step.replace(" BLOB", " BYTEA"))).await?;
    }
    other
        .execute(
            "CREATE TABLE schema_step (part TEXT PRIMARY KEY, version BIGINT NOT NULL); \
             INSERT INTO schema_step VALUES ('games', 4), ('nodes', 1)",
        )
        .await?;
    Ok(())
}

/// Every column and index, and the noted steps.
async fn schema_of(other: &mut PgConnection) -> Result<Vec<String>> {
    Ok(sqlx::query_scalar(
        "SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'public' \
         UNION ALL SELECT indexname FROM pg_indexes WHERE schemaname = 'public' \
         UNION ALL SELECT part || ' ' || version FROM schema_step ORDER BY 1",
    )
    .fetch_all(other)
    .await?)
}

/// A node that is killed in the middle of an upgrade, at each table that the upgrade waits for.
#[tokio::test]
async fn a_kill_in_an_upgrade_leaves_the_schema_of_before() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    // A transaction sees the same activity until it ends, so that the connection with the lock can't watch.
    let (mut other, mut watching) = (database::connect(&url).await, database::connect(&url).await);
    schema_of_the_version_before(&mut other).await?;
    let before = schema_of(&mut other).await?;
    let connected = "SELECT COUNT(*) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let waiting = format!("{connected} AND wait_event_type = 'Lock'");
    for table in ["game", "game_event", "schema_step"] {
        other.execute(AssertSqlSafe(format!("BEGIN; LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE"))).await?;
        let node = tokio::spawn({
            let url = url.clone();
            async move { PostgresStore::open(&url).await.map(drop) }
        });
        count_reaches(&mut watching, &waiting, 1).await?;
        // Its connection ends without a goodbye, as after kill -9.
        node.abort();
        assert!(node.await.is_err_and(|ended| ended.is_cancelled()), "{table}");
        other.execute("ROLLBACK").await?;
        // The other one is left.
        count_reaches(&mut watching, connected, 1).await?;
        assert_eq!(schema_of(&mut other).await?, before, "{table}");
    }
    let store = PostgresStore::open(&url).await?;
    story::played(&store, 1).await?;
    assert_ne!(schema_of(&mut other).await?, before);
    Ok(())
}

/// Waits until a query counts this many.
async fn count_reaches(watching: &mut PgConnection, query: &str, wanted: i64) -> Result {
    for _ in 0..1_000 {
        let count: i64 =
            sqlx::query_scalar(AssertSqlSafe(query.to_owned())).fetch_one(&mut *watching).await?;
        if count == wanted {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Err(format!("{query}: not {wanted} after ten seconds").into())
}

/// The connections of a store are cut: the next query still succeeds.
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

/// While another connection holds a lock nothing is acknowledged and the error names the cause; afterwards
/// the store works again.
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
async fn a_store_reports_an_unreachable_database() {
    let refused = PostgresStore::open("postgres://nobody@127.0.0.1:1/nothing").await.err();
    assert!(matches!(refused, Some(StoreError::Database(_))), "{refused:?}");
    let wrong = PostgresStore::open("postgres://?sslmode=perhaps").await.err();
    assert!(matches!(wrong, Some(StoreError::Database(_))), "{wrong:?}");
}

#[tokio::test]
async fn one_node_at_a_time_has_a_piece_of_work() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    let (a, b) = (PostgresStore::open(&url).await?, PostgresStore::open(&url).await?);
    let long = Duration::from_secs(600);
    assert!(a.lease("work", long).await?);
    assert!(a.lease("work", long).await?, "who has it can keep it");
    assert!(!b.lease("work", long).await?);
    assert!(b.lease("other", long).await?);
    b.release("work").await?;
    assert!(!b.lease("work", long).await?, "only who has it can give it back");
    a.release("work").await?;
    assert!(b.lease("work", Duration::ZERO).await?);
    assert!(a.lease("work", long).await?, "what has run out is free");
    Ok(())
}

#[tokio::test]
async fn a_node_hears_what_another_kept_and_reads_it() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    let (a, b) = (PostgresStore::open(&url).await?, PostgresStore::open(&url).await?);
    assert_eq!(b.received().await, [Nudge::Missed], "whatever was told before it listened");
    let saved = story::played(&a, 3).await?;
    let heard = b.received().await;
    assert_eq!(heard, [Nudge::Changed(saved.id.clone())], "one nudge for several commits, or for one");
    let known =
        |game: &GameId, version| NodeCursor { game: game.clone(), rules: saved.rules.clone(), version };
    let asked = [known(&saved.id, 1), known(&saved.id, 3), known(&GameId::random(), 0)];
    let since = b.since(&asked).await?;
    assert_eq!(since, [Some(saved.log.to_vec().split_off(1)), Some(Vec::new()), None]);
    let hint = LogEvent::play(yatzy_rules::Event::Hinted { seat: yatzy_rules::Seat(1) });
    assert_eq!(b.append(Append::of(&saved, vec![hint])).await?, Appended::Done { version: 4 });
    assert_eq!(a.since(&asked[1..2]).await?[0].as_ref().map(Vec::len), Some(1));
    Ok(())
}

/// Nodes whose clocks are three hours apart. A time that one node told is the same time ago for the other: somebody who
/// left the slow node two seconds ago is not away for three hours.
#[tokio::test]
async fn a_node_knows_who_looks_through_another() -> Result {
    let Some(url) = database::fresh().await else { return Ok(()) };
    let (a, b) = (PostgresStore::open(&url).await?, PostgresStore::open(&url).await?);
    let (anna, bo) = (yatzy_rules::Seat(0), yatzy_rules::Seat(1));
    let (game, other) = (GameId::random(), GameId::random());
    let (slow, fast) = (Moment(1_000_000), Moment(1_000_000 + 3 * 3_600_000));
    let ago = |now: Moment, seconds: i64| Moment(now.0 - 1000 * seconds);
    let seats = vec![(anna, 2, ago(slow, 2)), (bo, 0, ago(slow, 50))];
    let asks = |device, seconds, is_answered| yatzy_table::SeatRequest {
        seat: bo,
        device: yatzy_table::TokenHash([device; 32]),
        at: ago(slow, seconds),
        is_answered,
    };
    // The last one has expired.
    let requests = vec![asks(1, 100, true), asks(2, 3, false), asks(3, 130, false)];
    let attended = NodePresence { game: game.clone(), since: ago(slow, 100), watchers: 3, seats, requests };
    let begun = std::time::Instant::now();
    a.attend(std::slice::from_ref(&attended), slow).await?;
    // Both have sent a heartbeat by now, or will soon.
    while a.count() < 2 || b.count() < 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let [elsewhere, nothing] = &b.elsewhere(&[game.clone(), other], fast).await?[..] else { panic!() };
    // The time of this test is added, and a millisecond for rounding.
    let passed = begun.elapsed().as_millis() as i64 + 1;
    let is_ago = |seen: Moment, seconds: i64| (0..=passed + 1).contains(&(ago(fast, seconds).0 - seen.0 + 1));
    assert!(
        elsewhere.since.is_some_and(|since| is_ago(since, 100)) && elsewhere.watchers == 3,
        "{elsewhere:?}"
    );
    assert!(elsewhere.seats[&anna].0 && is_ago(elsewhere.seats[&anna].1, 2), "{elsewhere:?}");
    assert!(!elsewhere.seats[&bo].0 && is_ago(elsewhere.seats[&bo].1, 50), "{elsewhere:?}");
    let mut heard: Vec<_> = elsewhere.requests.iter().map(|it| (it.device.0[0], it.is_answered)).collect();
    heard.sort_unstable();
    assert_eq!(heard, [(1, true), (2, false)]);
    assert!(elsewhere.requests.iter().all(|it| it.seat == bo && (is_ago(it.at, 3) || is_ago(it.at, 100))));
    assert_eq!(*nothing, yatzy_table::OtherNodesPresence::default());
    let own = a.elsewhere(std::slice::from_ref(&game), slow).await?;
    assert_eq!(own, [yatzy_table::OtherNodesPresence::default()]);
    // The node dies: its pages count as closed, and as open until its last heartbeat ran out a second ago.
    let dead = "UPDATE node SET until = NOW() - INTERVAL '1 second'";
    drop(a);
    database::connect(&url).await.execute(dead).await?;
    let elsewhere = &b.elsewhere(&[game], fast).await?[0];
    assert_eq!(elsewhere.watchers, 0);
    let passed = begun.elapsed().as_millis() as i64 + 1;
    assert!(!elsewhere.seats[&anna].0, "{elsewhere:?}");
    assert!(
        (ago(fast, 1).0 - passed..=ago(fast, 1).0 + 1).contains(&elsewhere.seats[&anna].1.0),
        "{elsewhere:?}"
    );
    Ok(())
}
