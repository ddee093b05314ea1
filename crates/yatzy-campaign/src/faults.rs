//! Faults of what is below the server: a lock that someone holds for half a minute, a full disk, writes that fail. What
//! may happen then: a clear 503 soon, never a false acknowledgement; reads go on, `/healthz` tells; and once the fault
//! is gone all is well again by itself.

use crate::chance::Chance;
use crate::history::Seen;
use crate::kill::{settle, told};
use crate::line::{Caller, Line, Unheard};
use crate::player::seat_two;
use crate::server::{Program, Server};
use crate::world::World;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_wire::{ActBody, ActionBody, LegalBody, NewGameBody, NewSeatBody, StateBody, Unanswered, calls};

/// How long a lock is held.
pub const LOCKED: Duration = Duration::from_secs(30);

/// How soon a refusal has to come, and how soon all must be well again.
const SOON: Duration = Duration::from_secs(2);
const WELL_AGAIN: Duration = Duration::from_secs(5);

/// How long a fault that has shown is looked at.
const WHILE: Duration = Duration::from_secs(5);

/// How long the disk may take to be full.
const FILLING: Duration = Duration::from_secs(120);

/// What was seen while something was wrong.
#[derive(Debug, Default)]
pub struct Outcome {
    refusals: u32,
    acknowledged: u32,
    slowest: Duration,
    unwell: u32,
    well: u32,
    reads: u32,
    lost_reads: u32,
    pub recovery: Option<Duration>,
}

impl Outcome {
    /// Whether everything was as it has to be where games can still be read.
    pub fn is_right(&self) -> bool {
        self.is_right_unread() && self.lost_reads == 0
    }

    /// Whether everything was as it has to be where what is in memory can't be checked, and so is not shown.
    pub fn is_right_unread(&self) -> bool {
        self.refusals > 0
            && self.slowest <= SOON
            && self.unwell > 0
            && self.recovery.is_some_and(|time| time <= WELL_AGAIN)
    }

    /// Whether nothing of a fault was felt.
    pub fn is_untouched(&self) -> bool {
        self.acknowledged > 0 && self.refusals + self.unwell + self.lost_reads == 0 && self.slowest <= SOON
    }
}

/// A probe: one table at one server, played at by one who measures.
pub struct Probe {
    line: Line,
    caller: Caller,
    chance: Chance,
    state: StateBody,
    world: Arc<World>,
}

impl Probe {
    pub async fn new(world: &Arc<World>, server: SocketAddr) -> Option<Probe> {
        let mut line = Line::to(server);
        let nobody = Caller { token: String::new(), from: Ipv4Addr::new(10, 9, 9, 9) };
        let new = NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna")]);
        let made = line.ask(&nobody, &calls::make(&new)).await.ok()?;
        let caller = Caller { token: made.device?, ..nobody };
        Some(Probe { line, caller, chance: Chance::new(99), state: made.state, world: world.clone() })
    }

    /// Tries one move: whether it was acknowledged, or refused as unavailable; and how long that took.
    async fn act(&mut self) -> (Option<bool>, Duration) {
        let enter = self.state.actions.iter().find_map(|legal| match legal {
            LegalBody::Enter { cell, .. } => Some(ActionBody::Enter { cell: cell.clone() }),
            _ => None,
        });
        let action = enter.unwrap_or(ActionBody::Throw { keep: String::new(), bytes: None });
        let body = ActBody { version: self.state.version, key: self.chance.key(), action };
        let (game, key) = (self.state.id.clone(), body.key.clone());
        self.world.note(Seen::Sent { game: game.clone(), key: key.clone() });
        let (begun, asked) = (Instant::now(), self.world.moment());
        let answer = self.line.ask(&self.caller, &calls::act(&game, &body)).await;
        let took = begun.elapsed();
        let outcome = match answer {
            Ok(acted) => {
                self.world.note(Seen::Acknowledged { game, key, version: acted.version });
                self.world.looked(&acted.state, asked);
                self.state = acted.state;
                Some(true)
            }
            Err(Unheard::Said(Unanswered::Refused(error))) => {
                let code = error.error.code.clone();
                let unavailable = code == "server/unavailable";
                self.world.note(Seen::Refused { game, key, code });
                self.look().await;
                unavailable.then_some(false)
            }
            Err(_) => None,
        };
        if self.state.is_over()
            && let Ok(state) = self.line.ask(&self.caller, &calls::rematch(&self.state.id)).await
        {
            self.state = state;
        }
        (outcome, took)
    }

    async fn look(&mut self) -> bool {
        let asked = self.world.moment();
        match self.line.ask(&self.caller, &calls::look(&self.state.id)).await {
            Ok(state) => {
                self.world.looked(&state, asked);
                self.state = state;
                true
            }
            Err(_) => false,
        }
    }

    async fn is_well(&mut self) -> bool {
        self.line.status(&self.caller, "/healthz").await == Some(200)
    }

    /// Looks at everything for as long as a fault lasts.
    pub async fn watch(&mut self, outcome: &mut Outcome, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time {
            let (acted, took) = self.act().await;
            outcome.slowest = outcome.slowest.max(took);
            match acted {
                Some(true) => outcome.acknowledged += 1,
                Some(false) => outcome.refusals += 1,
                None => {}
            }
            *(if self.look().await { &mut outcome.reads } else { &mut outcome.lost_reads }) += 1;
            *(if self.is_well().await { &mut outcome.well } else { &mut outcome.unwell }) += 1;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Plays until something is refused.
    async fn until_refused(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < FILLING {
            if self.act().await.0 == Some(false) {
                return true;
            }
        }
        false
    }

    /// How long it takes until moves are acknowledged again and health is told.
    pub async fn recovery(&mut self) -> Option<Duration> {
        let begun = Instant::now();
        while begun.elapsed() < 4 * WELL_AGAIN {
            self.look().await;
            if self.act().await.0 == Some(true) && self.is_well().await {
                return Some(begun.elapsed());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    }
}

/// Every fault in turn; whether all was right.
pub async fn campaign(path: &Path) -> io::Result<bool> {
    let mut all = true;
    for (name, fault) in
        [("locked", Fault::Locked), ("disk full", Fault::Full), ("writes fail", Fault::Failing)]
    {
        let (outcome, wrong, numbers) = match run(path, fault).await {
            Ok(seen) => seen,
            Err(error) => {
                println!("{name}: could not be tried here: {error}");
                continue;
            }
        };
        let right = outcome.is_right() && wrong == 0;
        all &= right;
        println!(
            "{name}: {outcome:?}, {wrong} wrong; {numbers}: {}",
            if right { "right" } else { "NOT RIGHT" }
        );
    }
    Ok(all)
}

#[derive(Clone, Copy)]
enum Fault {
    Locked,
    Full,
    Failing,
}

async fn run(path: &Path, fault: Fault) -> io::Result<(Outcome, usize, String)> {
    let folder = tempfile::tempdir()?;
    let disk = folder.path().join("disk");
    std::fs::create_dir(&disk)?;
    let small = matches!(fault, Fault::Full).then(|| Small::new(&disk)).transpose()?;
    let database = disk.join("house.db");
    let blocks = matches!(fault, Fault::Failing).then_some(2048);
    let mut server =
        Server::start(Program { blocks, ..Program::new(path) }, &format!("sqlite:{}", database.display()))?;
    let world = World::of(vec![server.address]);
    let refused = || io::Error::from(io::ErrorKind::ConnectionRefused);
    for table in 0..4 {
        seat_two(&world, table, 3).await.ok_or_else(refused)?;
    }
    let mut probe = Probe::new(&world, server.address).await.ok_or_else(refused)?;
    let mut outcome = Outcome::default();
    match fault {
        Fault::Locked => {
            let options = SqliteConnectOptions::new().filename(&database).busy_timeout(WHILE);
            let mut other = SqliteConnection::connect_with(&options).await.map_err(io::Error::other)?;
            other.execute("BEGIN IMMEDIATE").await.map_err(io::Error::other)?;
            probe.watch(&mut outcome, LOCKED).await;
            other.execute("ROLLBACK").await.map_err(io::Error::other)?;
        }
        Fault::Full | Fault::Failing => {
            if !probe.until_refused().await {
                return Err(io::Error::other("it was never full"));
            }
            probe.watch(&mut outcome, WHILE).await;
            match &small {
                Some(small) => small.make_room()?,
                None => {
                    let limit = ["--pid", &server.id().to_string(), "--fsize=unlimited"];
                    Command::new("prlimit").args(limit).status()?;
                }
            }
        }
    }
    outcome.recovery = probe.recovery().await;
    // And what was acknowledged is there after a kill, too.
    world.end_play();
    server.kill()?;
    server.start_again()?;
    let wrong = settle(&world).await;
    wrong.iter().take(3).for_each(|wrong| println!("  {wrong}"));
    drop(server);
    Ok((outcome, wrong.len(), told(&world)))
}

/// A small disk with ballast that can be thrown out.
struct Small(PathBuf);

impl Small {
    fn new(at: &Path) -> io::Result<Small> {
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=6m", "tmpfs"]).arg(at).status()?;
        if !mounted.success() {
            return Err(io::Error::other("a small disk needs the right to mount one"));
        }
        let small = Small(at.to_owned());
        std::fs::write(at.join("ballast"), vec![0; 4 << 20])?;
        Ok(small)
    }

    fn make_room(&self) -> io::Result<()> {
        std::fs::remove_file(self.0.join("ballast"))
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        // Lazily: the server may still be on its way out.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
