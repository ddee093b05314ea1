//! Load: players who are connected and move, each fetching what a real one fetches, and how long a move takes them.

use crate::chance::Chance;
use crate::line::{Caller, Line, connect, head, read_chunk, read_head};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::sync::Mutex;
use yatzy_wire::{ActBody, ActionBody, LegalBody, NewGameBody, NewSeatBody, StateBody, calls};

/// What a load came to.
#[derive(Debug, Default)]
pub struct Load {
    /// How many were connected.
    pub players: usize,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// Within how many seconds.
    pub seconds: f64,
    /// Half of them took at most so many milliseconds, and 99 of 100.
    pub p50: f64,
    /// See there.
    pub p99: f64,
    /// How many requests were not answered as they should be.
    pub errors: u64,
}

impl std::fmt::Display for Load {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rate = self.moves as f64 / self.seconds;
        let Load { players, p50, p99, errors, .. } = self;
        write!(
            f,
            "{players} players, {rate:.0} moves a second, p50 {p50:.1} ms, p99 {p99:.1} ms, {errors} errors"
        )
    }
}

/// What everyone under load shares.
struct Shared {
    server: SocketAddr,
    times: Mutex<Vec<f64>>,
    errors: AtomicU64,
    over: AtomicBool,
    pause: Duration,
}

/// So many players at tables of their own, each listening to theirs and moving again after a pause, for so long.
pub async fn run(server: SocketAddr, players: usize, pause: Duration, time: Duration) -> io::Result<Load> {
    let shared = Arc::new(Shared {
        server,
        times: Mutex::default(),
        errors: AtomicU64::new(0),
        over: AtomicBool::new(false),
        pause,
    });
    let mut ready = Vec::new();
    for number in 0..players {
        let from = Ipv4Addr::from(0x0a00_0000 + number as u32);
        ready.push(Seated::sit(&shared, from).await.map_err(|()| io::ErrorKind::ConnectionRefused)?);
    }
    let begun = Instant::now();
    let playing: Vec<_> = ready.into_iter().map(|seated| tokio::spawn(seated.play(shared.clone()))).collect();
    tokio::time::sleep(time).await;
    shared.over.store(true, Ordering::SeqCst);
    let seconds = begun.elapsed().as_secs_f64();
    for player in playing {
        let _ = player.await;
    }
    let mut times = std::mem::take(&mut *shared.times.lock().await);
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let errors = shared.errors.load(Ordering::SeqCst);
    Ok(Load { players, moves: times.len(), seconds, p50: at(0.5), p99: at(0.99), errors })
}

/// Someone at a table.
struct Seated {
    line: Line,
    caller: Caller,
    state: StateBody,
    chance: Chance,
}

impl Seated {
    async fn sit(shared: &Arc<Shared>, from: Ipv4Addr) -> Result<Seated, ()> {
        let mut line = Line::to(shared.server);
        let new = NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna")]);
        let nobody = Caller { token: String::new(), from };
        let made = line.ask(&nobody, &calls::make(&new)).await.map_err(drop)?;
        let caller = Caller { token: made.device.unwrap_or_default(), from };
        tokio::spawn(listen(shared.clone(), caller.clone(), made.id.clone()));
        Ok(Seated { line, caller, state: made.state, chance: Chance::new(u64::from(u32::from(from))) })
    }

    async fn play(mut self, shared: Arc<Shared>) {
        // Not all at once.
        let wait = self.chance.below(shared.pause.as_micros().max(1) as u64);
        tokio::time::sleep(Duration::from_micros(wait)).await;
        let mut times = Vec::new();
        while !shared.over.load(Ordering::Relaxed) {
            let begun = Instant::now();
            if self.act().await {
                times.push(begun.elapsed().as_secs_f64() * 1000.0);
            } else {
                shared.errors.fetch_add(1, Ordering::Relaxed);
            }
            if self.state.is_over() {
                let again = self.line.ask(&self.caller, &calls::rematch(&self.state.id)).await;
                self.state = again.unwrap_or(self.state);
            }
            let spent = begun.elapsed();
            tokio::time::sleep(shared.pause.saturating_sub(spent)).await;
        }
        shared.times.lock().await.append(&mut times);
    }

    async fn act(&mut self) -> bool {
        let enters: Vec<&String> = self
            .state
            .actions
            .iter()
            .filter_map(|legal| match legal {
                LegalBody::Enter { cell, .. } => Some(cell),
                _ => None,
            })
            .collect();
        let place = self.chance.below(enters.len() as u64) as usize;
        let action = match enters.get(place) {
            Some(cell) => ActionBody::Enter { cell: (*cell).clone() },
            None => ActionBody::Throw { keep: String::new(), bytes: Some(self.chance.key()) },
        };
        let body = ActBody { version: self.state.version, key: self.chance.key(), action };
        match self.line.ask(&self.caller, &calls::act(&self.state.id, &body)).await {
            Ok(acted) => {
                self.state = acted.state;
                true
            }
            Err(_) => {
                if let Ok(state) = self.line.ask(&self.caller, &calls::look(&self.state.id)).await {
                    self.state = state;
                }
                false
            }
        }
    }
}

/// Has the table open, as a page does.
async fn listen(shared: Arc<Shared>, caller: Caller, game: String) -> io::Result<()> {
    let mut stream = connect(shared.server, None).await?;
    let head = head(&caller, "GET", &format!("/api/v1/games/{game}/events"), 0);
    stream.get_mut().write_all(head.as_bytes()).await?;
    read_head(&mut stream).await?;
    loop {
        let said = read_chunk(&mut stream).await?;
        if said.is_none() || shared.over.load(Ordering::Relaxed) {
            return Ok(());
        }
    }
}
