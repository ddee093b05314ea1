//! Load: players who are connected and move, each fetching what a real one fetches, and how long a move takes them.

use crate::chance::Chance;
use crate::line::{Caller, Line, Unheard, connect, head, read_chunk, read_head};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
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
    /// What became of the first of them.
    pub first_error: Option<String>,
}

impl Load {
    /// Moves a second.
    pub fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds
    }
}

impl std::fmt::Display for Load {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rate = self.rate();
        let Load { players, p50, p99, errors, .. } = self;
        write!(
            f,
            "{players} players, {rate:.0} moves a second, p50 {p50:.1} ms, p99 {p99:.1} ms, {errors} errors"
        )?;
        self.first_error.iter().try_for_each(|error| write!(f, " ({error})"))
    }
}

/// Who comes: how many, how long each pauses between moves, and for how long they play.
#[derive(Clone, Debug)]
pub struct Crowd {
    /// The servers, among which they share themselves out.
    pub servers: Vec<SocketAddr>,
    /// How many players, each at a table of their own.
    pub players: usize,
    /// From one move to the next; nothing where the next follows at once.
    pub pause: Duration,
    /// How long they play.
    pub time: Duration,
    /// Whether each listens at another server than the one they move at.
    pub across: bool,
    /// Whether everyone is at another point of their game when it begins: else all games end in the same second.
    pub staggered: bool,
}

/// How many moves a game has, by who throws once and enters.
const GAME: u64 = 30;

/// How many sit down at once.
const TOGETHER: usize = 50;

/// How long it may take until all have opened their tables.
const TO_OPEN: Duration = Duration::from_secs(60);

/// What everyone under load shares.
struct Shared {
    crowd: Crowd,
    times: Mutex<Vec<f64>>,
    errors: AtomicU64,
    first_error: OnceLock<String>,
    /// How often a table was opened.
    listening: AtomicUsize,
    over: AtomicBool,
}

impl Shared {
    /// Notes that something was not answered as it should be.
    fn wrong(&self, unheard: &Unheard) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.first_error.get_or_init(|| match unheard {
            Unheard::Said(said) => said.to_string(),
            Unheard::Silence => "silence".to_owned(),
        });
    }

    fn server(&self, number: usize) -> SocketAddr {
        self.crowd.servers[number % self.crowd.servers.len()]
    }
}

/// Players at tables of their own, each listening to theirs and moving again after a pause.
pub async fn run(crowd: Crowd) -> io::Result<Load> {
    let (players, time) = (crowd.players, crowd.time);
    let shared = Arc::new(Shared {
        crowd,
        times: Mutex::default(),
        errors: AtomicU64::new(0),
        first_error: OnceLock::new(),
        listening: AtomicUsize::new(0),
        over: AtomicBool::new(false),
    });
    let mut ready = Vec::new();
    for first in (0..players).step_by(TOGETHER) {
        let numbers = first..players.min(first + TOGETHER);
        let sitting: Vec<_> =
            numbers.map(|number| tokio::spawn(Seated::sit(shared.clone(), number))).collect();
        for seated in sitting {
            let seated = seated.await.map_err(io::Error::other)?;
            ready.push(seated.map_err(|()| io::ErrorKind::ConnectionRefused)?);
        }
    }
    // Those who came have sat down and opened their tables before it is measured.
    ready.iter_mut().for_each(|seated| seated.listen(&shared));
    let opened = async {
        while shared.listening.load(Ordering::SeqCst) < players {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TO_OPEN, opened).await.map_err(|_| io::ErrorKind::TimedOut)?;
    tokio::time::sleep(Duration::from_secs(1)).await;
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
    let first_error = shared.first_error.get().cloned();
    Ok(Load { players, moves: times.len(), seconds, p50: at(0.5), p99: at(0.99), errors, first_error })
}

/// Someone at a table.
struct Seated {
    number: usize,
    line: Line,
    caller: Caller,
    state: StateBody,
    chance: Chance,
    /// Ends with them.
    listening: JoinSet<io::Result<()>>,
}

impl Seated {
    async fn sit(shared: Arc<Shared>, number: usize) -> Result<Seated, ()> {
        let from = Ipv4Addr::from(0x0a00_0000 + number as u32);
        let mut line = Line::to(shared.server(number));
        let new = NewGameBody::new("yatzy", vec![NewSeatBody::here("Anna")]);
        let nobody = Caller { token: String::new(), from };
        let made = line.ask(&nobody, &calls::make(&new)).await.map_err(drop)?;
        let caller = Caller { token: made.device.unwrap_or_default(), from };
        let chance = Chance::new(number as u64 + 1);
        let mut seated =
            Seated { number, line, caller, state: made.state, chance, listening: JoinSet::new() };
        let before = if shared.crowd.staggered { seated.chance.below(GAME) } else { 0 };
        for _ in 0..before {
            seated.act().await.map_err(drop)?;
        }
        Ok(seated)
    }

    /// Has the table open, as a page does; and no other any more.
    fn listen(&mut self, shared: &Arc<Shared>) {
        self.listening.abort_all();
        let server = shared.server(self.number + usize::from(shared.crowd.across));
        self.listening.spawn(listen(shared.clone(), server, self.caller.clone(), self.state.id.clone()));
    }

    async fn play(mut self, shared: Arc<Shared>) {
        // Not all at once.
        let wait = self.chance.below(shared.crowd.pause.as_micros().max(1) as u64);
        tokio::time::sleep(Duration::from_micros(wait)).await;
        let mut times = Vec::new();
        while !shared.over.load(Ordering::Relaxed) {
            let begun = Instant::now();
            match self.act().await {
                Ok(()) => times.push(begun.elapsed().as_secs_f64() * 1000.0),
                Err(unheard) => shared.wrong(&unheard),
            }
            if self.state.is_over() {
                match self.line.ask(&self.caller, &calls::rematch(&self.state.id)).await {
                    Ok(state) => {
                        self.state = state;
                        self.listen(&shared);
                    }
                    Err(unheard) => shared.wrong(&unheard),
                }
            }
            let spent = begun.elapsed();
            tokio::time::sleep(shared.crowd.pause.saturating_sub(spent)).await;
        }
        shared.times.lock().await.append(&mut times);
    }

    async fn act(&mut self) -> Result<(), Unheard> {
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
                Ok(())
            }
            Err(unheard) => {
                if let Ok(state) = self.line.ask(&self.caller, &calls::look(&self.state.id)).await {
                    self.state = state;
                }
                Err(unheard)
            }
        }
    }
}

async fn listen(shared: Arc<Shared>, server: SocketAddr, caller: Caller, game: String) -> io::Result<()> {
    let head = head(&caller, "GET", &format!("/api/v1/games/{game}/events"), 0);
    loop {
        let mut stream = connect(server, None).await?;
        stream.get_mut().write_all(head.as_bytes()).await?;
        // Whoever is sent away for now comes again, as a page does.
        if read_head(&mut stream).await?.status != 200 {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        }
        shared.listening.fetch_add(1, Ordering::SeqCst);
        while read_chunk(&mut stream).await?.is_some() {}
        return Ok(());
    }
}
