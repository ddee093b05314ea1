//! The rate of moves over HTTP compared with a bare loop of one row per commit on the same disk, measured in
//! turns; and the cost of nudges between two nodes.

#[path = "../../yatzy-store/benches/bare/mod.rs"]
mod bare;

use crate::Outcome;
use crate::database::Database;
use crate::folder::Folder;
use crate::load::{self, LoadProfile};
use crate::server::{Program, Server, processor_seconds};
use bare::Bare;
use std::error::Error;
use std::time::Duration;

type BoxResult<T> = Result<T, Box<dyn Error>>;

/// Number of players without a pause, number of rounds, and duration of a round.
#[derive(Clone, Copy)]
pub struct RateProfile {
    pub players: usize,
    pub rounds: u32,
    pub round: Duration,
}

/// The profile between two nodes.
const NODES: RateProfile = RateProfile { players: 200, rounds: 3, round: Duration::from_secs(5) };

/// Lowest accepted share: of the bare loop over HTTP, of the rate of an older server, and of the rate when every
/// player listens at the other node.
const OVER_HTTP: f64 = 0.7;
const OF_BEFORE: f64 = 0.9;
const ACROSS_NODES: f64 = 0.8;

/// Moves per second over HTTP against bare rows per second, and against an older server, all in turns.
pub async fn over_http(
    before: Option<Program>,
    program: Program,
    profile: RateProfile,
) -> BoxResult<Outcome> {
    let (database, older_database, folder) = (Database::file()?, Database::file()?, Folder::new()?);
    let servers = database.start(&program)?;
    let older = before.map(|older| older_database.start(&older)).transpose()?;
    let mut bare = Bare::open(&folder.path().join("bare.db")).await?;
    let (mut written, mut moved, mut moved_before) = (0.0_f64, 0.0_f64, None);
    for _ in 0..profile.rounds {
        let rate = bare.write(profile.round).await?;
        println!("  bare: {rate:.0} rows a second");
        written = written.max(rate);
        if let Some(older) = &older {
            print!("  before:");
            let rate = without_pause(older, false, profile).await?;
            moved_before = Some(rate.max(moved_before.unwrap_or(0.0)));
        }
        print!("  now:");
        moved = moved.max(without_pause(&servers, false, profile).await?);
    }
    let share = moved / written;
    let mut figures =
        format!("bare INSERT and COMMIT {written:.0} a second, moves over HTTP {moved:.0}, share {share:.2}");
    let mut is_right = share >= OVER_HTTP;
    if let Some(before) = moved_before {
        let share = moved / before;
        figures.push_str(&format!(", before {before:.0}, share {share:.2}"));
        // Where a sync costs nothing the bare loop is no measure for a server, but an older server is.
        is_right = share >= OF_BEFORE;
    }
    Ok(Outcome { figures, is_right })
}

/// The rate of two nodes when every player listens at the node they move at, and when at the other one.
pub async fn across_nodes(program: &Program) -> BoxResult<Outcome> {
    let servers = Database::shared().await?.start(program)?;
    let (mut own, mut other) = (0.0_f64, 0.0_f64);
    for _ in 0..NODES.rounds {
        own = own.max(without_pause(&servers, false, NODES).await?);
        other = other.max(without_pause(&servers, true, NODES).await?);
    }
    let share = other / own;
    let figures = format!(
        "two nodes, listening at one's own {own:.0} moves a second, at the other {other:.0}, share {share:.2}"
    );
    Ok(Outcome { figures, is_right: share >= ACROSS_NODES })
}

/// Moves per second of players without a pause. Prints the processor time of a move for servers and players,
/// who share the machine.
async fn without_pause(servers: &[Server], across: bool, profile: RateProfile) -> BoxResult<f64> {
    let profile = LoadProfile {
        servers: servers.iter().map(|server| server.address).collect(),
        players: profile.players,
        pause: Duration::ZERO,
        time: profile.round,
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
