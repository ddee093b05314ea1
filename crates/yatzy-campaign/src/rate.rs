//! What a move costs beside what any database costs: moves a second over HTTP against a bare loop of one row a commit, on
//! the same disk, in turns; and what it costs two nodes to tell each other.

#[path = "../../yatzy-store/benches/bare/mod.rs"]
mod bare;

use crate::database::Database;
use crate::load::{self, Crowd};
use crate::server::{Program, Server, processor_seconds};
use bare::Bare;
use std::error::Error;
use std::time::Duration;

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
    let mut bare = Bare::open(&folder.path().join("bare.db")).await?;
    let (mut written, mut moved) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        let rate = bare.write(ROUND).await?;
        println!("  bare: {rate:.0} rows a second");
        written = written.max(rate);
        moved = moved.max(restless(&servers, false).await?);
    }
    let share = moved / written;
    println!("bare INSERT and COMMIT {written:.0} a second, moves over HTTP {moved:.0}, share {share:.2}");
    Ok(share >= OVER_HTTP)
}

/// The rate of two nodes where everyone listens at the node they move at, and where at the other.
pub async fn across_nodes(program: &Program) -> Outcome<bool> {
    let servers = Database::shared().await?.start(program)?;
    let (mut own, mut other) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        own = own.max(restless(&servers, false).await?);
        other = other.max(restless(&servers, true).await?);
    }
    let share = other / own;
    println!(
        "two nodes, listening at one's own {own:.0} moves a second, at the other {other:.0}, share {share:.2}"
    );
    Ok(share >= ACROSS_NODES)
}

/// Moves a second of players who never pause; and what a move costs the servers and the players, who share the processors.
async fn restless(servers: &[Server], across: bool) -> Outcome<f64> {
    let crowd = Crowd {
        servers: servers.iter().map(|server| server.address).collect(),
        players: PLAYERS,
        pause: Duration::ZERO,
        time: ROUND,
        across,
        staggered: false,
    };
    let spent = || -> Outcome<[f64; 2]> {
        let theirs = servers.iter().map(|server| processor_seconds(&server.id().to_string()));
        Ok([theirs.sum::<Result<f64, _>>()?, processor_seconds("self")?])
    };
    let before = spent()?;
    let load = load::run(crowd).await?;
    let after = spent()?;
    let [theirs, ours] = [0, 1].map(|place| (after[place] - before[place]) / load.moves.max(1) as f64 * 1e6);
    println!("  {load}; processor time of a move: servers {theirs:.0} µs, players {ours:.0} µs");
    Ok(load.rate())
}
