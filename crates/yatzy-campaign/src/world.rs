//! What everyone in a campaign shares: the servers, and the list of what was seen.

use crate::history::{Game, Seen};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_wire::StateBody;

/// What everyone shares.
pub struct World {
    /// Any of these may be asked about any table.
    pub servers: Vec<SocketAddr>,
    history: Mutex<Vec<Seen>>,
    quiet: AtomicBool,
    closing: AtomicBool,
    observers: AtomicU32,
    /// Requests to which nothing came back.
    pub silent: AtomicU64,
}

impl World {
    /// A world of servers.
    pub fn of(servers: Vec<SocketAddr>) -> Arc<World> {
        Arc::new(World {
            servers,
            history: Mutex::default(),
            quiet: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            observers: AtomicU32::new(0),
            silent: AtomicU64::new(0),
        })
    }

    /// Notes what was seen.
    pub fn note(&self, seen: Seen) {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).push(seen);
    }

    /// How much has been seen so far.
    pub fn moment(&self) -> usize {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Notes how a table looked that was asked for at a moment.
    pub fn looked(&self, state: &StateBody, asked: usize) {
        let cards: Vec<_> = state.seats.iter().map(|seat| &seat.card).collect();
        let mut table = DefaultHasher::new();
        format!("{:?} {:?} {cards:?} {:?}", state.phase, state.turn, state.happened).hash(&mut table);
        let (game, version) = (state.id.clone(), state.version);
        self.note(Seen::Looked { game, version, table: table.finish(), asked });
    }

    /// A number for one more observer.
    pub fn observer(&self) -> u32 {
        self.observers.fetch_add(1, Ordering::Relaxed)
    }

    /// Nobody plays any more.
    pub fn end_play(&self) {
        self.quiet.store(true, Ordering::SeqCst);
    }

    /// Whether nobody plays any more.
    pub fn is_quiet(&self) -> bool {
        self.quiet.load(Ordering::SeqCst)
    }

    /// Nobody listens any more.
    pub fn end_listening(&self) {
        self.closing.store(true, Ordering::SeqCst);
    }

    /// Whether nobody listens any more.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    /// Everything that was seen.
    pub fn history(&self) -> Vec<Seen> {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Every game that was played or looked at.
    pub fn games(&self) -> Vec<Game> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let mut games: Vec<Game> = history
            .iter()
            .filter_map(|seen| match seen {
                Seen::Looked { game, .. } => Some(game.clone()),
                _ => None,
            })
            .collect();
        games.sort();
        games.dedup();
        games
    }
}
