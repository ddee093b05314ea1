//! What a move costs beside what any database costs: moves a second over HTTP against a bare loop of one row a commit, on
//! the same disk, in turns; and what it costs two nodes to tell each other.

use crate::database::Database;
use crate::load::{self, Crowd};
use crate::server::Program;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection, Executor};
use std::error::Error;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// How many play at once without a pause, how long a round lasts, and how many there are.
const PLAYERS: usize = 200;
const ROUND: Duration = Duration::from_secs(5);
const ROUNDS: usize = 3;

/// The share of the bare loop that is left over HTTP, and of the rate that is left where everyone listens at another node.
const OVER_HTTP: f64 = 0.7;
const ACROSS_NODES: f64 = 0.8;

/// Moves a second over HTTP against rows a second without anything.
pub async fn over_http(program: &Program) -> Outcome<bool> {
    let (database, folder) = (Database::file()?, tempfile::tempdir()?);
    let servers = database.start(program)?;
    let mut bare = bare(&folder.path().join("bare.db")).await?;
    let (mut written, mut moved) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        written = written.max(write(&mut bare).await?);
        moved = moved.max(restless(servers.iter().map(|server| server.address).collect(), false).await?);
    }
    let share = moved / written;
    println!("bare INSERT and COMMIT {written:.0} a second, moves over HTTP {moved:.0}, share {share:.2}");
    Ok(share >= OVER_HTTP)
}

/// The rate of two nodes where everyone listens at the node they move at, and where at the other.
pub async fn across_nodes(program: &Program) -> Outcome<bool> {
    let servers = Database::shared().await?.start(program)?;
    let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let (mut own, mut other) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        own = own.max(restless(addresses.clone(), false).await?);
        other = other.max(restless(addresses.clone(), true).await?);
    }
    let share = other / own;
    println!(
        "two nodes, listening at one's own {own:.0} moves a second, at the other {other:.0}, share {share:.2}"
    );
    Ok(share >= ACROSS_NODES)
}

/// Moves a second of players who never pause.
async fn restless(servers: Vec<SocketAddr>, across: bool) -> Outcome<f64> {
    let load =
        load::run(Crowd { servers, players: PLAYERS, pause: Duration::ZERO, time: ROUND, across }).await?;
    println!("  {load}");
    Ok(load.rate())
}

async fn bare(path: &Path) -> Outcome<SqliteConnection> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    connection
        .execute("CREATE TABLE row (game TEXT, version BIGINT, body TEXT, PRIMARY KEY (game, version))")
        .await?;
    Ok(connection)
}

/// Rows a second, each in a commit of its own.
async fn write(connection: &mut SqliteConnection) -> Outcome<f64> {
    let before: i64 = sqlx::query_scalar("SELECT count(*) FROM row").fetch_one(&mut *connection).await?;
    let (mut row, begun) = (before, Instant::now());
    while begun.elapsed() < ROUND {
        // Outside of a transaction a statement is one.
        sqlx::query("INSERT INTO row (game, version, body) VALUES ('000000000000000000000000', $1, $2)")
            .bind(row)
            .bind("{\"type\":\"hinted\",\"seat\":1}")
            .execute(&mut *connection)
            .await?;
        row += 1;
    }
    let rate = (row - before) as f64 / begun.elapsed().as_secs_f64();
    println!("  bare: {rate:.0} rows a second");
    Ok(rate)
}
