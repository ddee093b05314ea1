//! Faults below the server: a database lock held for half a minute, a full disk, failing writes. The server
//! must answer with a 503 in time and must never acknowledge a move that is not stored. Reads keep working,
//! `/healthz` reports the fault, and the server recovers by itself.

use crate::client::{Caller, Client, RequestError};
use crate::folder::Folder;
use crate::history::Observation;
use crate::kill::{settle, summary};
use crate::player::{listen, seat_two};
use crate::rng::Rng;
use crate::server::{Program, Server};
use crate::world::World;
use crate::{Outcome, verdict};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_wire::{ActBody, ActionBody, CallError, LegalBody, NewGameBody, NewSeatBody, StateBody, api};

/// How long the lock is held.
pub const LOCK_TIME: Duration = Duration::from_secs(30);

/// Time limits for a refusal and for recovery.
const REFUSAL_LIMIT: Duration = Duration::from_secs(2);
const RECOVERY_LIMIT: Duration = Duration::from_secs(5);

/// How long an active fault is observed.
const OBSERVATION_TIME: Duration = Duration::from_secs(5);

/// Time limit for filling the disk.
const FILL_LIMIT: Duration = Duration::from_secs(120);

/// Counts and times during a fault.
#[derive(Debug, Default)]
pub struct FaultReport {
    refusals: u32,
    acknowledged: u32,
    slowest: Duration,
    unwell: u32,
    well: u32,
    reads: u32,
    lost_reads: u32,
    pub recovery: Option<Duration>,
}

impl FaultReport {
    /// Whether everything was right for a fault under which games can still be read.
    pub fn is_right(&self) -> bool {
        self.is_right_unread() && self.lost_reads == 0
    }

    /// Whether everything was right for a fault under which the cache can't be validated, so that reads are
    /// refused too.
    pub fn is_right_unread(&self) -> bool {
        self.refusals > 0
            && self.slowest <= REFUSAL_LIMIT
            && self.unwell > 0
            && self.recovery.is_some_and(|time| time <= RECOVERY_LIMIT)
    }

    /// Whether the server did not notice the fault.
    pub fn is_untouched(&self) -> bool {
        self.acknowledged > 0
            && self.refusals + self.unwell + self.lost_reads == 0
            && self.slowest <= REFUSAL_LIMIT
    }
}

impl std::fmt::Display for FaultReport {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let FaultReport { refusals, acknowledged, unwell, .. } = self;
        let (slowest, looks) = (self.slowest.as_secs_f64(), self.unwell + self.well);
        write!(f, "{refusals} refusals, {acknowledged} acknowledged, slowest {slowest:.2} s, ")?;
        write!(f, "unwell {unwell} of {looks}, ")?;
        match self.recovery {
            Some(recovery) => write!(f, "recovery {:.2} s", recovery.as_secs_f64()),
            None => f.write_str("no recovery"),
        }
    }
}

/// A player at one table of one server, who measures every reply.
pub struct Probe {
    client: Client,
    caller: Caller,
    rng: Rng,
    state: StateBody,
    world: Arc<World>,
}

impl Probe {
    pub async fn new(world: &Arc<World>, server: SocketAddr) -> Option<Probe> {
        let mut client = Client::to(server);
        let anonymous = Caller { token: String::new(), from: Ipv4Addr::new(10, 9, 9, 9) };
        let new = NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna")]);
        let made = client.ask(&anonymous, &api::MAKE.send(&[], &new)).await.ok()?;
        let caller = Caller { token: made.device?, ..anonymous };
        listen(world, &made.id, caller.from);
        Some(Probe { client, caller, rng: Rng::new(99), state: made.state, world: world.clone() })
    }

    /// Tries one move. Returns true if it was acknowledged, false if refused as unavailable, and the time it
    /// took.
    async fn act(&mut self) -> (Option<bool>, Duration) {
        let enter = self.state.actions.iter().find_map(|legal| match legal {
            LegalBody::Enter { cell, .. } => Some(ActionBody::Enter { cell: cell.clone() }),
            _ => None,
        });
        let action = enter.unwrap_or(ActionBody::Throw { keep: String::new(), bytes: None });
        let body = ActBody { version: self.state.version, key: self.rng.key(), action };
        let (game, key) = (self.state.id.clone(), body.key.clone());
        self.world.note_sent(&game, &body);
        let (begun, asked) = (Instant::now(), self.world.observation_count());
        let answer = self.client.ask(&self.caller, &api::ACT.send(&[&game], &body)).await;
        let took = begun.elapsed();
        let outcome = match answer {
            Ok(acted) => {
                self.world.note(Observation::Acknowledged { game, key, version: acted.version });
                self.world.note_look(&acted.state, asked);
                self.state = acted.state;
                Some(true)
            }
            Err(RequestError::Call(CallError::Refused(error))) => {
                let code = error.error.code.clone();
                let unavailable = code == "server/unavailable";
                self.world.note(Observation::Refused { game, key, code });
                self.look().await;
                unavailable.then_some(false)
            }
            Err(_) => None,
        };
        if self.state.is_over()
            && let Ok(state) = self.client.ask(&self.caller, &api::REMATCH.call(&[&self.state.id])).await
        {
            self.state = state;
            listen(&self.world, &self.state.id, self.caller.from);
        }
        (outcome, took)
    }

    async fn look(&mut self) -> bool {
        let asked = self.world.observation_count();
        match self.client.ask(&self.caller, &api::LOOK.call(&[&self.state.id])).await {
            Ok(state) => {
                self.world.note_look(&state, asked);
                self.state = state;
                true
            }
            Err(_) => false,
        }
    }

    async fn is_well(&mut self) -> bool {
        self.client.status(&self.caller, "/healthz").await == Some(200)
    }

    /// Keeps acting, reading and checking health for the duration of a fault.
    pub async fn watch(&mut self, outcome: &mut FaultReport, time: Duration) {
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

    /// Plays until a move is refused.
    async fn until_refused(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < FILL_LIMIT {
            if self.act().await.0 == Some(false) {
                return true;
            }
        }
        false
    }

    /// The time until moves are acknowledged and `/healthz` is well again.
    pub async fn recovery(&mut self) -> Option<Duration> {
        let begun = Instant::now();
        while begun.elapsed() < 4 * RECOVERY_LIMIT {
            self.look().await;
            if self.act().await.0 == Some(true) && self.is_well().await {
                return Some(begun.elapsed());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    }
}

/// Runs every fault in turn. A fault that can't be made here counts as not right: it was not tried.
pub async fn campaign(path: &Path) -> io::Result<Outcome> {
    let (mut figures, mut is_right) = (Vec::new(), true);
    for (name, fault) in
        [("locked", Fault::Locked), ("disk full", Fault::Full), ("writes fail", Fault::Failing)]
    {
        let line = match run(path, fault).await {
            Ok((outcome, wrong, numbers)) => {
                let right = outcome.is_right() && wrong == 0;
                is_right &= right;
                println!("{name}: {outcome:?}, {wrong} wrong; {numbers}: {}", verdict(right));
                format!("{name}: {outcome}, {wrong} wrong")
            }
            Err(error) => {
                is_right = false;
                format!("{name}: could not be tried here ({error})")
            }
        };
        figures.push(line);
    }
    Ok(Outcome { figures: figures.join("; "), is_right })
}

#[derive(Clone, Copy)]
enum Fault {
    Locked,
    Full,
    Failing,
}

async fn run(path: &Path, fault: Fault) -> io::Result<(FaultReport, usize, String)> {
    let folder = Folder::new()?;
    let disk = folder.path().join("disk");
    std::fs::create_dir(&disk)?;
    let small = matches!(fault, Fault::Full).then(|| SmallDisk::new(&disk)).transpose()?;
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
    let mut outcome = FaultReport::default();
    match fault {
        Fault::Locked => {
            let options = SqliteConnectOptions::new().filename(&database).busy_timeout(OBSERVATION_TIME);
            let mut other = SqliteConnection::connect_with(&options).await.map_err(io::Error::other)?;
            other.execute("BEGIN IMMEDIATE").await.map_err(io::Error::other)?;
            probe.watch(&mut outcome, LOCK_TIME).await;
            other.execute("ROLLBACK").await.map_err(io::Error::other)?;
        }
        Fault::Full | Fault::Failing => {
            if !probe.until_refused().await {
                return Err(io::Error::other("it was never full"));
            }
            probe.watch(&mut outcome, OBSERVATION_TIME).await;
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
    // Acknowledged moves must survive a kill too.
    world.end_play();
    server.kill()?;
    server.start_again()?;
    let wrong = settle(&world).await;
    wrong.iter().take(3).for_each(|wrong| println!("  {wrong}"));
    drop(server);
    Ok((outcome, wrong.len(), summary(&world)))
}

/// A small disk with a ballast file, which can be deleted to make room.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn new(at: &Path) -> io::Result<SmallDisk> {
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=6m", "tmpfs"]).arg(at).status()?;
        if !mounted.success() {
            return Err(io::Error::other("a small disk needs the right to mount one"));
        }
        let small = SmallDisk(at.to_owned());
        std::fs::write(at.join("ballast"), vec![0; 4 << 20])?;
        Ok(small)
    }

    fn make_room(&self) -> io::Result<()> {
        std::fs::remove_file(self.0.join("ballast"))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A lazy unmount, because the server may still be shutting down.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
