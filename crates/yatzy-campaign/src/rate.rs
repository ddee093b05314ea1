//! The rate of moves over HTTP compared with a bare loop of one row per commit on the same disk, measured in
//! turns; and the cost of nudges between two nodes.

#[path = "../../yatzy-store/benches/bare/mod.rs"]
mod bare;

use crate::database::Database;
use crate::load::{self, LoadProfile};
use crate::server::{Program, Server, processor_seconds};
use bare::Bare;
use std::error::Error;
use std::time::Duration;

type BoxResult<T> = Result<T, Box<dyn Error>>;

/// Number of players without a pause, duration of a round, and number of rounds.
const PLAYERS: usize = 200;
const ROUND: Duration = Duration::from_secs(5);
const ROUNDS: usize = 3;

/// Lowest accepted share: of the bare loop over HTTP, and of the rate when every player listens at the other
/// node.
const OVER_HTTP: f64 = 0.7;
const ACROSS_NODES: f64 = 0.8;

/// Moves per second over HTTP against bare rows per second.
pub async fn over_http(program: &Program) -> BoxResult<bool> {
    let (database, folder) = (Database::file()?, tempfile::tempdir()?);
    let servers = database.start(program)?;
    let mut bare = Bare::open(&folder.path().join("bare.db")).await?;
    let (mut written, mut moved) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        let rate = bare.write(ROUND).await?;
        println!("  bare: {rate:.0} rows a second");
        written = written.max(rate);
        moved = moved.max(without_pause(&servers, false).await?);
    }
    let share = moved / written;
    println!("bare INSERT and COMMIT {written:.0} a second, moves over HTTP {moved:.0}, share {share:.2}");
    Ok(share >= OVER_HTTP)
}

/// The rate of two nodes when every player listens at the node they move at, and when at the other one.
pub async fn across_nodes(program: &Program) -> BoxResult<bool> {
    let servers = Database::shared().await?.start(program)?;
    let (mut own, mut other) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        own = own.max(without_pause(&servers, false).await?);
        other = other.max(without_pause(&servers, true).await?);
    }
    let share = other / own;
    println!(
        "two nodes, listening at one's own {own:.0} moves a second, at the other {other:.0}, share {share:.2}"
    );
    Ok(share >= ACROSS_NODES)
}

/// Moves per second of players without a pause. Prints the processor time of a move for servers and players,
/// who share the machine.
async fn without_pause(servers: &[Server], across: bool) -> BoxResult<f64> {
    let profile = LoadProfile {
        servers: servers.iter().map(|server| server.address).collect(),
        players: PLAYERS,
        pause: Duration::ZERO,
        time: ROUND,
        across,
        staggered: false,
    };
    let spent = || -> BoxResult<[f64; 2]> {
        let theirs = servers.iter().map(|server| processor_seconds(&server.id().to_string()));
        Ok([theirs.sum::<Result<f64, _>>()?, processor_seconds("self")?])
    };
    let before = spent()?;
    let load = load::run(profile).await?;
    let after = spent()?;
    let [theirs, ours] = [0, 1].map(|place| (after[place] - before[place]) / load.moves.max(1) as f64 * 1e6);
    println!("  {load}; processor time of a move: servers {theirs:.0} µs, players {ours:.0} µs");
    Ok(load.rate())
}
