//! Kill -9, again and again, under load; and bugs that were planted, which have to be caught.

use crate::chance::Chance;
use crate::history::{Seen, Wrong, check};
use crate::line::{Caller, Line};
use crate::player::seat_two;
use crate::server::{Program, Server};
use crate::world::World;
use std::collections::BTreeSet;
use std::io;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use yatzy_wire::calls;

/// How long a game that is over can still change: the dice are laid open after three seconds.
const SETTLE: Duration = Duration::from_secs(5);

/// How long news may take.
const NEWS: Duration = Duration::from_secs(2);

/// Kills a server so many times while so many tables are played at, and says what can't be true of what was seen.
pub async fn campaign(program: Program, kills: u32, tables: u32, seed: u64) -> io::Result<BTreeSet<Wrong>> {
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(program, &folder.path().join("house.db"))?;
    let world = World::of(vec![server.address]);
    for table in 0..tables {
        seat_two(&world, table, seed).await.ok_or(io::ErrorKind::ConnectionRefused)?;
    }
    let mut chance = Chance::new(seed);
    let mut down = Duration::ZERO;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(150 + chance.below(400))).await;
        server.kill()?;
        let begun = Instant::now();
        server.start_again()?;
        down += begun.elapsed();
    }
    let wrong = settle(&world).await;
    let restart = down.as_millis() / u128::from(kills.max(1));
    println!("{kills} kills, {restart} ms to start again on average; {}", told(&world));
    Ok(wrong)
}

/// Lets everyone come to rest, notes how every game stands on every server, and checks.
pub async fn settle(world: &Arc<World>) -> BTreeSet<Wrong> {
    world.end_play();
    tokio::time::sleep(SETTLE).await;
    let nobody = Caller { token: String::new(), from: Ipv4Addr::new(10, 0, 0, 9) };
    for game in world.games() {
        for &server in &world.servers {
            let asked = world.moment();
            // A game that can't be looked at any more is lost from its first version on.
            let version = match Line::to(server).ask(&nobody, &calls::look(&game)).await {
                Ok(state) => {
                    world.looked(&state, asked);
                    state.version
                }
                Err(_) => 0,
            };
            world.note(Seen::Ended { game: game.clone(), version });
        }
    }
    tokio::time::sleep(NEWS).await;
    world.end_listening();
    tokio::time::sleep(NEWS).await;
    check(&world.history())
}

/// What was seen, in numbers.
pub fn told(world: &World) -> String {
    let (history, games) = (world.history(), world.games().len());
    let count = |is: fn(&Seen) -> bool| history.iter().filter(|seen| is(seen)).count();
    let made: u32 = history
        .iter()
        .filter_map(|seen| if let Seen::Ended { version, .. } = seen { Some(*version) } else { None })
        .sum();
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

/// The bugs that can be planted on one server; `cache-unchecked` and `hint-lost` need two nodes on one database.
pub const PLANTED: [&str; 4] = ["acknowledge-early", "no-key", "reroll", "show-early"];

/// Plants every bug in turn: each has to be caught, and nothing where there is none.
pub async fn planted(own: &Path, kills: u32) -> io::Result<bool> {
    let mut all = true;
    for bug in std::iter::once(None).chain(PLANTED.map(Some)) {
        let program = Program { planted: bug.map(str::to_owned), ..Program::new(own) };
        let wrong = campaign(program, kills, 4, 7).await?;
        let caught = wrong.is_empty() == bug.is_none();
        all &= caught;
        let first = wrong.first().map(ToString::to_string).unwrap_or_default();
        let verdict = if caught { "as it should be" } else { "NOT AS IT SHOULD BE" };
        println!("planted {}: {} wrong, {verdict} {first}", bug.unwrap_or("nothing"), wrong.len());
    }
    Ok(all)
}
