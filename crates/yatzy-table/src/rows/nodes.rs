//! Several processes over one store: how a node reads from the others and notifies them. A store with a single owner
//! has no nodes.

use crate::{GameId, LogRow, Moment, SeatRequest, StoreError};
use async_trait::async_trait;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use yatzy_rules::{Ruleset, Seat};

/// The other nodes of a store, for a house that caches tables. Only [`Nodes::since`] is reliable; nudges and presence
/// may be late or lost.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// The rows after each cursor, in the same order; `None` for a deleted game.
    async fn since(&self, known: &[NodeCursor]) -> Result<Vec<Option<Vec<LogRow>>>, StoreError>;

    /// Takes or renews a lease on a piece of work; `false` while another node has it.
    async fn lease(&self, work: &str, time: Duration) -> Result<bool, StoreError>;

    /// Gives a lease back early.
    async fn release(&self, work: &str) -> Result<(), StoreError>;

    /// Sends a nudge to the other nodes, batched with others. Every write to the store sends its nudges by itself.
    fn send(&self, nudge: Nudge);

    /// Waits for nudges from the other nodes.
    async fn received(&self) -> Vec<Nudge>;

    /// Stores the presence at this node, whose clock says `now`. Clocks of nodes may differ.
    async fn attend(&self, attended: &[NodePresence], now: Moment) -> Result<(), StoreError>;

    /// The presence at the other nodes, in the same order, with times by the clock that says `now`.
    async fn elsewhere(&self, games: &[GameId], now: Moment) -> Result<Vec<OtherNodesPresence>, StoreError>;

    /// Number of nodes, including this one.
    fn count(&self) -> usize;
}

/// A game, and the version up to which a node knows it.
#[derive(Clone, Debug)]
pub struct NodeCursor {
    pub game: GameId,
    /// The rules, by which the rows are read.
    pub rules: Arc<Ruleset>,
    /// The version that the node knows.
    pub version: u32,
}

/// A message between nodes: where to look, not what happened.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nudge {
    /// A game has new rows, or was deleted.
    Changed(GameId),
    /// The presence at a table changed.
    Attended(GameId),
    /// A game has a rematch.
    Rematched(GameId),
    /// A person skips the pauses of the computer's turn.
    Hurried(GameId),
    /// Nudges may have been lost.
    Missed,
}

/// The presence at a table, as one node sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodePresence {
    pub game: GameId,
    /// When the node loaded the table.
    pub since: Moment,
    /// Number of open pages of spectators.
    pub watchers: u32,
    /// Each seat seen there, with its open pages and when it was last seen.
    pub seats: Vec<(Seat, u32, Moment)>,
    /// The requests for seats that were made or answered there.
    pub requests: Vec<SeatRequest>,
}

/// The presence at a table, as all other nodes together see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherNodesPresence {
    /// When the first of them loaded the table.
    pub since: Option<Moment>,
    /// Number of open pages of spectators.
    pub watchers: u32,
    /// Each seat seen there: whether it has an open page, and when it was last seen.
    pub seats: BTreeMap<Seat, (bool, Moment)>,
    /// The requests for seats that were made or answered there and have not expired.
    pub requests: Vec<SeatRequest>,
}
