//! State shared by everything in a campaign: the servers and the history of observations.

use crate::history::{GameId, Observation};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_wire::{ActBody, ActionBody, HappenedKind, StateBody};

pub struct World {
    /// Any of these answers for any table.
    pub servers: Vec<SocketAddr>,
    history: Mutex<Vec<Observation>>,
    quiet: AtomicBool,
    closing: AtomicBool,
    observers: AtomicU32,
    /// Requests without a reply.
    pub no_reply: AtomicU64,
}

impl World {
    pub fn of(servers: Vec<SocketAddr>) -> Arc<World> {
        Arc::new(World {
            servers,
            history: Mutex::default(),
            quiet: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            observers: AtomicU32::new(0),
            no_reply: AtomicU64::new(0),
        })
    }

    /// Adds an observation.
    pub fn note(&self, seen: Observation) {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).push(seen);
    }

    /// Adds a request that is about to be sent. Requests name the version they saw, so each can make only the
    /// next one.
    pub fn note_sent(&self, game: &GameId, body: &ActBody) {
        let kind = match body.action {
            ActionBody::Throw { .. } => HappenedKind::Thrown,
            ActionBody::Enter { .. } => HappenedKind::Entered,
            _ => HappenedKind::Other,
        };
        let (game, key, version) = (game.clone(), body.key.clone(), body.version + 1);
        self.note(Observation::Sent { game, key, version, kind });
    }

    /// Number of observations so far.
    pub fn observation_count(&self) -> usize {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Adds the state of a table. `asked` is the number of observations when the request was sent.
    pub fn note_look(&self, state: &StateBody, asked: usize) {
        let cards: Vec<_> = state.seats.iter().map(|seat| &seat.card).collect();
        let mut table = DefaultHasher::new();
        format!("{:?} {:?} {cards:?} {:?}", state.phase, state.turn, state.happened).hash(&mut table);
        let (game, version) = (state.id.clone(), state.version);
        self.note(Observation::Looked { game, version, table: table.finish(), asked });
    }

    /// The number of a new observer.
    pub fn observer(&self) -> u32 {
        self.observers.fetch_add(1, Ordering::Relaxed)
    }

    /// Tells all players to stop.
    pub fn end_play(&self) {
        self.quiet.store(true, Ordering::SeqCst);
    }

    pub fn is_play_over(&self) -> bool {
        self.quiet.load(Ordering::SeqCst)
    }

    /// Tells all observers to stop.
    pub fn end_listening(&self) {
        self.closing.store(true, Ordering::SeqCst);
    }

    pub fn is_listening_over(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    pub fn history(&self) -> Vec<Observation> {
        self.history.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// All games that were read.
    pub fn games(&self) -> Vec<GameId> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let mut games: Vec<GameId> = history
            .iter()
            .filter_map(|seen| match seen {
                Observation::Looked { game, .. } => Some(game.clone()),
                _ => None,
            })
            .collect();
        games.sort();
        games.dedup();
        games
    }
}
