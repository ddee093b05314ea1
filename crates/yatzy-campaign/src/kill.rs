//! Kill -9, again and again, under load; and bugs that were planted, which have to be caught.

use crate::chance::Chance;
use crate::database::Database;
use crate::history::{Game, Seen, Wrong, check};
use crate::line::{Caller, Line};
use crate::player::seat_two;
use crate::server::Program;
use crate::world::World;
use std::collections::BTreeSet;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use yatzy_wire::calls;

/// How long a game that is over can still change: the dice are laid open after three seconds.
const SETTLE: Duration = Duration::from_secs(5);

/// How long news may take: a node that was not told of it looks every two seconds.
const NEWS: Duration = Duration::from_secs(5);

/// How long it takes those who listen to hang up.
const HANG_UP: Duration = Duration::from_secs(1);

/// Kills a server so many times, whichever of those that share a database, while so many tables are played at, and says
/// what can't be true of what was seen.
pub async fn campaign(
    program: Program,
    database: &Database,
    kills: u32,
    tables: u32,
    seed: u64,
) -> io::Result<BTreeSet<Wrong>> {
    let mut servers = database.start(&program)?;
    let world = World::of(servers.iter().map(|server| server.address).collect());
    for table in 0..tables {
        seat_two(&world, table, seed).await.ok_or(io::ErrorKind::ConnectionRefused)?;
    }
    let mut chance = Chance::new(seed);
    let mut down = Duration::ZERO;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(150 + chance.below(400))).await;
        let others = servers.len() as u64 - 1;
        let server = &mut servers[chance.below(others + 1) as usize];
        server.kill()?;
        // Where there are others, they have the tables to themselves for a while.
        tokio::time::sleep(Duration::from_millis(chance.below(300 * others + 1))).await;
        let begun = Instant::now();
        server.start_again()?;
        down += begun.elapsed();
    }
    let wrong = settle(&world).await;
    let restart = down.as_millis() / u128::from(kills.max(1));
    let nodes = servers.len();
    println!("{kills} kills, nodes: {nodes}, {restart} ms to start again on average; {}", told(&world));
    Ok(wrong)
}

/// Lets everyone come to rest, notes how every game stands on every server, and checks.
pub async fn settle(world: &Arc<World>) -> BTreeSet<Wrong> {
    world.end_play();
    tokio::time::sleep(SETTLE).await;
    // A game that was over when its server died is sealed by whoever looks at it. One server is looked at: those who
    // listen at another have to hear of it by themselves.
    for game in world.games() {
        look(world, world.servers[0], &game).await;
    }
    tokio::time::sleep(NEWS).await;
    world.end_listening();
    tokio::time::sleep(HANG_UP).await;
    for game in world.games() {
        for &server in &world.servers {
            // A game that can't be looked at any more is lost from its first version on.
            let version = look(world, server, &game).await.unwrap_or_default();
            world.note(Seen::Ended { game: game.clone(), version });
        }
    }
    check(&world.history())
}

/// Looks at a game as nobody in particular, and says which version it has.
async fn look(world: &World, server: SocketAddr, game: &Game) -> Option<u32> {
    // Each time someone else, so that nobody asks too much.
    let nobody = Caller { token: String::new(), from: Ipv4Addr::from(0x0a08_0000 + world.observer()) };
    let asked = world.moment();
    let state = Line::to(server).ask(&nobody, &calls::look(game)).await.ok()?;
    world.looked(&state, asked);
    Some(state.version)
}

/// What was seen, in numbers.
pub fn told(world: &World) -> String {
    let (history, games) = (world.history(), world.games().len());
    let count = |is: fn(&Seen) -> bool| history.iter().filter(|seen| is(seen)).count();
    let made: u32 = history
        .iter()
        .filter_map(|seen| if let Seen::Ended { version, .. } = seen { Some(*version) } else { None })
        .sum();
    let made = made / world.servers.len() as u32;
    format!(
        "{games} games, {made} versions, {} requests, {} acknowledgements, {} refusals, {} without an answer, {} looks, \
         {} events heard",
        count(|seen| matches!(seen, Seen::Sent { .. })),
        count(|seen| matches!(seen, Seen::Acknowledged { .. })),
        count(|seen| matches!(seen, Seen::Refused { .. })),
        world.silent.load(Ordering::Relaxed),
        count(|seen| matches!(seen, Seen::Looked { .. })),
        count(|seen| matches!(seen, Seen::Heard { .. })),
    )
}

/// The bugs that can be planted on one server, and those that need two nodes on one database.
const ALONE: [&str; 4] = ["acknowledge-early", "no-key", "reroll", "show-early"];
const BETWEEN_NODES: [&str; 2] = ["cache-unchecked", "hint-lost"];

/// Plants every bug in turn: each has to be caught, and nothing where there is none.
pub async fn planted(own: &Path, kills: u32) -> io::Result<bool> {
    let mut all = true;
    for bug in std::iter::once(None).chain(ALONE.map(Some)) {
        all &= plant(own, &Database::file()?, bug, kills).await?;
    }
    for bug in std::iter::once(None).chain(BETWEEN_NODES.map(Some)) {
        all &= plant(own, &Database::shared().await?, bug, kills).await?;
    }
    Ok(all)
}

/// Plants one bug, or none, and says whether what was found is as it should be.
async fn plant(own: &Path, database: &Database, bug: Option<&str>, kills: u32) -> io::Result<bool> {
    let program = Program { planted: bug.map(str::to_owned), ..Program::new(own) };
    let wrong = campaign(program, database, kills, 4, 7).await?;
    let caught = wrong.is_empty() == bug.is_none();
    let first = wrong.first().map(ToString::to_string).unwrap_or_default();
    let verdict = if caught { "as it should be" } else { "NOT AS IT SHOULD BE" };
    println!("planted {}: {} wrong, {verdict} {first}", bug.unwrap_or("nothing"), wrong.len());
    Ok(caught)
}
