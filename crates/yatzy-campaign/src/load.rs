//! Load: connected players who move. Each fetches what a real client fetches. The time of every move is
//! measured.

use crate::client::{Caller, Client, RequestError, connect, head, read_chunk, read_head};
use crate::rng::Rng;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use yatzy_wire::{ActBody, ActionBody, LegalBody, NewGameBody, NewSeatBody, StateBody, api};

/// The result of a load.
#[derive(Debug, Default)]
pub struct LoadResult {
    pub players: usize,
    /// Acknowledged moves.
    pub moves: usize,
    /// Duration.
    pub seconds: f64,
    /// Median time of a move, in milliseconds.
    pub p50: f64,
    /// 99th percentile, in milliseconds.
    pub p99: f64,
    /// Requests that failed.
    pub errors: u64,
    pub first_error: Option<String>,
}

impl LoadResult {
    pub fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds
    }
}

impl std::fmt::Display for LoadResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rate = self.rate();
        let LoadResult { players, p50, p99, errors, .. } = self;
        write!(
            f,
            "{players} players, {rate:.0} moves a second, p50 {p50:.1} ms, p99 {p99:.1} ms, {errors} errors"
        )?;
        self.first_error.iter().try_for_each(|error| write!(f, " ({error})"))
    }
}

/// A load with the memory of its servers, and whether they carried it.
pub struct Carried {
    pub pause: Duration,
    pub load: LoadResult,
    /// MiB.
    pub memory: u64,
    pub is_right: bool,
}

impl std::fmt::Display for Carried {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a move every {:?}: {}, {} MiB", self.pause, self.load, self.memory)
    }
}

/// The number of players, the pause between their moves, and the duration.
#[derive(Clone, Debug)]
pub struct LoadProfile {
    /// Players are distributed over these servers.
    pub servers: Vec<SocketAddr>,
    /// Number of players, each at a table of their own.
    pub players: usize,
    /// Time from one move to the next; zero for the next move at once.
    pub pause: Duration,
    pub time: Duration,
    /// Whether each player listens at another server than the one they move at.
    pub across: bool,
    /// Whether games start at different stages. Otherwise all games end in the same second.
    pub staggered: bool,
}

/// Moves of a game in which every turn is one throw and one entry.
const MOVES_PER_GAME: u64 = 30;

/// Number of players who join at once.
const JOIN_BATCH: usize = 50;

/// Time limit until all players have opened their tables.
const OPEN_TIMEOUT: Duration = Duration::from_secs(60);

/// State shared by all players.
struct LoadState {
    profile: LoadProfile,
    times: Mutex<Vec<f64>>,
    errors: AtomicU64,
    first_error: OnceLock<String>,
    /// Number of opened event streams.
    listening: AtomicUsize,
    over: AtomicBool,
}

impl LoadState {
    /// Counts a failed request.
    fn wrong(&self, error: &RequestError) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.first_error.get_or_init(|| error.to_string());
    }

    fn server(&self, number: usize) -> SocketAddr {
        self.profile.servers[number % self.profile.servers.len()]
    }
}

/// Runs players at tables of their own. Each listens to their table and moves again after a pause.
pub async fn run(profile: LoadProfile) -> io::Result<LoadResult> {
    let (players, time) = (profile.players, profile.time);
    let shared = Arc::new(LoadState {
        profile,
        times: Mutex::default(),
        errors: AtomicU64::new(0),
        first_error: OnceLock::new(),
        listening: AtomicUsize::new(0),
        over: AtomicBool::new(false),
    });
    let mut ready = Vec::new();
    for first in (0..players).step_by(JOIN_BATCH) {
        let numbers = first..players.min(first + JOIN_BATCH);
        let sitting: Vec<_> =
            numbers.map(|number| tokio::spawn(LoadPlayer::sit(shared.clone(), number))).collect();
        for player in sitting {
            let player = player.await.map_err(io::Error::other)?;
            ready.push(player.map_err(|error| io::Error::other(error.to_string()))?);
        }
    }
    // Measuring starts after all players have joined and opened their tables.
    ready.iter_mut().for_each(|player| player.listen(&shared));
    let opened = async {
        while shared.listening.load(Ordering::SeqCst) < players {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(OPEN_TIMEOUT, opened).await.map_err(|_| io::ErrorKind::TimedOut)?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let begun = Instant::now();
    let playing: Vec<_> = ready.into_iter().map(|player| tokio::spawn(player.play(shared.clone()))).collect();
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
    let first_error = shared.first_error.get().cloned();
    Ok(LoadResult { players, moves: times.len(), seconds, p50: at(0.5), p99: at(0.99), errors, first_error })
}

/// A player at a table.
struct LoadPlayer {
    number: usize,
    client: Client,
    caller: Caller,
    state: StateBody,
    rng: Rng,
    /// The listener; it ends with the player.
    listening: JoinSet<io::Result<()>>,
}

impl LoadPlayer {
    async fn sit(shared: Arc<LoadState>, number: usize) -> Result<LoadPlayer, RequestError> {
        let from = Ipv4Addr::from(0x0a00_0000 + number as u32);
        let mut client = Client::to(shared.server(number));
        let new = NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna")]);
        let anonymous = Caller { token: String::new(), from };
        let made = client.ask(&anonymous, &api::MAKE.send(&[], &new)).await?;
        let caller = Caller { token: made.device.unwrap_or_default(), from };
        let rng = Rng::new(number as u64 + 1);
        let mut player =
            LoadPlayer { number, client, caller, state: made.state, rng, listening: JoinSet::new() };
        let before = if shared.profile.staggered { player.rng.below(MOVES_PER_GAME) } else { 0 };
        for _ in 0..before {
            player.act().await?;
        }
        Ok(player)
    }

    /// Opens the event stream of the current table and closes the previous one, as a web page does.
    fn listen(&mut self, shared: &Arc<LoadState>) {
        self.listening.abort_all();
        let server = shared.server(self.number + usize::from(shared.profile.across));
        self.listening.spawn(listen(shared.clone(), server, self.caller.clone(), self.state.id.clone()));
    }

    async fn play(mut self, shared: Arc<LoadState>) {
        // Players start at different times.
        let wait = self.rng.below(shared.profile.pause.as_micros().max(1) as u64);
        tokio::time::sleep(Duration::from_micros(wait)).await;
        let mut times = Vec::new();
        while !shared.over.load(Ordering::Relaxed) {
            let begun = Instant::now();
            match self.act().await {
                Ok(()) => times.push(begun.elapsed().as_secs_f64() * 1000.0),
                Err(error) => shared.wrong(&error),
            }
            if self.state.is_over() {
                match self.client.ask(&self.caller, &api::REMATCH.call(&[&self.state.id])).await {
                    Ok(state) => {
                        self.state = state;
                        self.listen(&shared);
                    }
                    Err(error) => shared.wrong(&error),
                }
            }
            let spent = begun.elapsed();
            tokio::time::sleep(shared.profile.pause.saturating_sub(spent)).await;
        }
        shared.times.lock().await.append(&mut times);
    }

    async fn act(&mut self) -> Result<(), RequestError> {
        let enters: Vec<&String> = self
            .state
            .actions
            .iter()
            .filter_map(|legal| match legal {
                LegalBody::Enter { cell, .. } => Some(cell),
                _ => None,
            })
            .collect();
        let place = self.rng.below(enters.len() as u64) as usize;
        let action = match enters.get(place) {
            Some(cell) => ActionBody::Enter { cell: (*cell).clone() },
            None => ActionBody::Throw { keep: String::new(), bytes: Some(self.rng.key()) },
        };
        let body = ActBody { version: self.state.version, key: self.rng.key(), action };
        match self.client.ask(&self.caller, &api::ACT.send(&[&self.state.id], &body)).await {
            Ok(acted) => {
                self.state = acted.state;
                Ok(())
            }
            Err(error) => {
                if let Ok(state) = self.client.ask(&self.caller, &api::LOOK.call(&[&self.state.id])).await {
                    self.state = state;
                }
                Err(error)
            }
        }
    }
}

async fn listen(shared: Arc<LoadState>, server: SocketAddr, caller: Caller, game: String) -> io::Result<()> {
    let head = head(&caller, "GET", &format!("/api/v1/games/{game}/events"), 0);
    loop {
        let mut stream = connect(server, None).await?;
        stream.get_mut().write_all(head.as_bytes()).await?;
        // A refused stream is opened again after a pause, as a web page does.
        if read_head(&mut stream).await?.status != 200 {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        }
        shared.listening.fetch_add(1, Ordering::SeqCst);
        while read_chunk(&mut stream).await?.is_some() {}
        return Ok(());
    }
}
