//! Kills servers with SIGKILL under load. Planted bugs show that the checker would find a fault.

use crate::client::{Caller, Client};
use crate::database::{Database, FORGOTTEN_GAME};
use crate::history::{GameId, Observation, Violation, check};
use crate::player::seat_two;
use crate::rng::Rng;
use crate::server::Program;
use crate::world::World;
use crate::{Outcome, verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use yatzy_wire::api;

/// How long a finished game can still change: its dice are revealed after three seconds.
const SETTLE: Duration = Duration::from_secs(5);

/// Time limit for events: a node that missed a nudge polls every two seconds.
const NEWS: Duration = Duration::from_secs(5);

/// Time for all observers to unsubscribe.
const HANG_UP: Duration = Duration::from_secs(1);

/// The result of kills.
pub struct Kills {
    numbers: String,
    wrong: BTreeSet<Violation>,
}

impl From<Kills> for Outcome {
    fn from(Kills { numbers, wrong }: Kills) -> Outcome {
        wrong.iter().take(10).for_each(|wrong| println!("wrong: {wrong}"));
        Outcome { figures: format!("{numbers}; {} wrong", wrong.len()), is_right: wrong.is_empty() }
    }
}

/// Kills a random server of those on this database, `kills` times, while `tables` tables are played.
pub async fn campaign(
    program: Program,
    database: &Database,
    kills: u32,
    tables: u32,
    seed: u64,
) -> io::Result<Kills> {
    let mut servers = database.start(&program)?;
    let world = World::of(servers.iter().map(|server| server.address).collect());
    for table in 0..tables {
        seat_two(&world, table, seed).await.ok_or(io::ErrorKind::ConnectionRefused)?;
    }
    let mut rng = Rng::new(seed);
    let mut down = Duration::ZERO;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(150 + rng.below(400))).await;
        let others = servers.len() as u64 - 1;
        let server = &mut servers[rng.below(others + 1) as usize];
        server.kill()?;
        // With several nodes the others run alone for a while.
        tokio::time::sleep(Duration::from_millis(rng.below(300 * others + 1))).await;
        let begun = Instant::now();
        server.start_again()?;
        down += begun.elapsed();
    }
    let wrong = settle(&world).await;
    let restart = down.as_millis() / u128::from(kills.max(1));
    let nodes = servers.len();
    let numbers =
        format!("{kills} kills, nodes: {nodes}, {restart} ms to start again on average; {}", summary(&world));
    Ok(Kills { numbers, wrong })
}

/// Waits for all requests and events, notes the final version of every game on every server, and checks the
/// history.
pub async fn settle(world: &Arc<World>) -> BTreeSet<Violation> {
    world.end_play();
    tokio::time::sleep(SETTLE).await;
    // A game that ended before its server died is sealed at the next read. Only one server is read, so that
    // observers at another node must learn of the seal through the database.
    for game in world.games() {
        look(world, world.servers[0], &game).await;
    }
    tokio::time::sleep(NEWS).await;
    world.end_listening();
    tokio::time::sleep(HANG_UP).await;
    for game in world.games() {
        for &server in &world.servers {
            // A game that can't be read any more counts as lost from its first version on.
            let version = look(world, server, &game).await.unwrap_or_default();
            world.note(Observation::Ended { game: game.clone(), version });
        }
    }
    check(&world.history())
}

/// Reads a game anonymously. Returns its version.
async fn look(world: &World, server: SocketAddr, game: &GameId) -> Option<u32> {
    // A new address each time, because of the rate limit.
    let anonymous = Caller { token: String::new(), from: Ipv4Addr::from(0x0a08_0000 + world.observer()) };
    let asked = world.observation_count();
    let state = Client::to(server).ask(&anonymous, &api::LOOK.call(&[game])).await.ok()?;
    world.note_look(&state, asked);
    Some(state.version)
}

/// The number of observations of each kind.
pub fn summary(world: &World) -> String {
    let (history, games) = (world.history(), world.games().len());
    let count = |is: fn(&Observation) -> bool| history.iter().filter(|seen| is(seen)).count();
    let made: u32 = history
        .iter()
        .filter_map(|seen| if let Observation::Ended { version, .. } = seen { Some(*version) } else { None })
        .sum();
    let made = made / world.servers.len() as u32;
    format!(
        "{games} games, {made} versions, {} requests, {} acknowledgements, {} refusals, {} without an answer, {} looks, \
         {} events heard",
        count(|seen| matches!(seen, Observation::Sent { .. })),
        count(|seen| matches!(seen, Observation::Acknowledged { .. })),
        count(|seen| matches!(seen, Observation::Refused { .. })),
        world.no_reply.load(Ordering::Relaxed),
        count(|seen| matches!(seen, Observation::Looked { .. })),
        count(|seen| matches!(seen, Observation::Heard { .. })),
    )
}

/// Bugs that show on one server too, and bugs that need two nodes on one database.
const ANYWHERE: [&str; 7] =
    ["acknowledge-early", "no-key", "reroll", "show-early", "effect-twice", "refused-effect", FORGOTTEN_GAME];
const BETWEEN_NODES: [&str; 2] = ["cache-unchecked", "hint-lost"];

/// Plants every bug in turn, in one server and in two nodes. Each must be caught; without a bug nothing may
/// be found.
pub async fn planted(own: &Path, kills: u32) -> io::Result<Outcome> {
    let mut all = Vec::new();
    for bug in std::iter::once(None).chain(ANYWHERE.map(Some)) {
        all.push(plant(own, &Database::file()?, bug, kills).await?);
    }
    for bug in std::iter::once(None).chain(ANYWHERE.map(Some)).chain(BETWEEN_NODES.map(Some)) {
        all.push(plant(own, &Database::shared().await?, bug, kills).await?);
    }
    let right = all.iter().filter(|right| **right).count();
    let figures = format!("{right} of {} runs as they should be", all.len());
    Ok(Outcome { figures, is_right: right == all.len() })
}

/// Runs the campaign with one planted bug or none. Returns whether the checker's result is right.
async fn plant(own: &Path, database: &Database, bug: Option<&str>, kills: u32) -> io::Result<bool> {
    let program = Program { planted: bug.map(str::to_owned), ..Program::new(own) };
    let Kills { numbers, wrong } = campaign(program, database, kills, 4, 7).await?;
    let caught = wrong.is_empty() == bug.is_none();
    let (bug, verdict) = (bug.unwrap_or("nothing"), verdict(caught));
    println!("planted {bug}: {} wrong, {}; {numbers}: {verdict}", wrong.len(), kinds(&wrong));
    Ok(caught)
}

/// The number of violations of each kind.
fn kinds(wrong: &BTreeSet<Violation>) -> String {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for wrong in wrong {
        let name = wrong.to_string().split(' ').next().unwrap_or_default().to_owned();
        *kinds.entry(name).or_default() += 1;
    }
    kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect::<Vec<_>>().join(", ")
}
