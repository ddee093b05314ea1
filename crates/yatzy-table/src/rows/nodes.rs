//! Several processes over one store: what a node asks of the others and hears from them. A store that one process owns
//! has no nodes, and none of this is ever asked.

use crate::{GameId, LogRow, Moment, StoreError};
use async_trait::async_trait;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use yatzy_rules::{Ruleset, Seat};

/// The other nodes of a store, for whoever keeps tables in memory. Only [`Nodes::since`] is the truth; nudges and who looks
/// where may be late or lost.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// What happened in games after the versions that are known of them, in the same order; `None` for a game that is
    /// not there any more.
    async fn since(&self, known: &[NodeCursor]) -> Result<Vec<Option<Vec<LogRow>>>, StoreError>;

    /// Takes a piece of work for a time, or keeps it for as long again; false while another node has it.
    async fn lease(&self, work: &str, time: Duration) -> Result<bool, StoreError>;

    /// Gives a piece of work back before its time.
    async fn release(&self, work: &str) -> Result<(), StoreError>;

    /// Tells the other nodes something, soon and together with whatever else there is to tell. What was kept in the store
    /// is told by itself.
    fn tell(&self, nudge: Nudge);

    /// What the other nodes have told since this was last asked; waits for something.
    async fn heard(&self) -> Vec<Nudge>;

    /// Notes who looks at tables through this node.
    async fn attend(&self, attended: &[NodePresence]) -> Result<(), StoreError>;

    /// Who looks at games through other nodes, in the same order.
    async fn elsewhere(&self, games: &[GameId]) -> Result<Vec<OtherNodesPresence>, StoreError>;

    /// How many nodes there are, this one included.
    fn count(&self) -> usize;
}

/// What a node knows of a game.
#[derive(Clone, Debug)]
pub struct NodeCursor {
    /// The game.
    pub game: GameId,
    /// Its rules, by which events are read.
    pub rules: Arc<Ruleset>,
    /// The version that is known.
    pub version: u32,
}

/// What nodes tell each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nudge {
    /// Something happened in a game, or it was deleted.
    Changed(GameId),
    /// Someone came to look at it, or went.
    Attended(GameId),
    /// Its table plays again.
    Rematched(GameId),
    /// Someone does not want to watch the computer's turn.
    Hurried(GameId),
    /// Nudges may have been lost.
    Missed,
}

/// Who looks at a table through one node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodePresence {
    /// The game.
    pub game: GameId,
    /// Since when the node has it in memory.
    pub since: Moment,
    /// How many pages only watch.
    pub watchers: u32,
    /// The open pages of each seat that was ever seen there, and when it was last.
    pub seats: Vec<(Seat, u32, Moment)>,
}

/// Who looks at a table through other nodes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherNodesPresence {
    /// Since when one of them has it in memory.
    pub since: Option<Moment>,
    /// How many pages only watch.
    pub watchers: u32,
    /// Each seat that was ever seen there: whether it has an open page, and when it was last seen.
    pub seats: BTreeMap<Seat, (bool, Moment)>,
}
