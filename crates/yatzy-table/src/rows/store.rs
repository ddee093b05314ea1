//! Where tables are kept: one trait, and every database behind it tells the same story.

use crate::{
    Append, Appended, Created, Finished, FinishedQuery, GameId, Moment, Nodes, RulesTotals, Saved,
    StoreError, StoredAnswer, TokenHash, Unfinished,
};
use async_trait::async_trait;
use yatzy_rules::Seat;

/// Where games are kept. Everything that is acknowledged is durable.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new game, in which nothing has happened yet. One whose id is there already has no effect; a code that another
    /// game has is dropped.
    async fn create(&self, new: &Saved) -> Result<Created, StoreError>;

    /// A game with its seats and its whole log.
    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError>;

    /// The version a game is at; `None` if there is no such game.
    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError>;

    /// Lets something happen, if the game is still at the version that the caller saw.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// What is stored for a request's key.
    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError>;

    /// The game that can be joined by a short code.
    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError>;

    /// Games that are not over, the latest first: all, or those in which a device holds a seat or is host.
    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError>;

    /// Games that are over, the latest first.
    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError>;

    /// What people reached by each set of rules of the catalogue, in games that were played to the end.
    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError>;

    /// Who left in which game of a series.
    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError>;

    /// The ids of all games, in their order: at most so many of those after one, or of the first.
    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Takes a whole game in that was kept elsewhere, and says whether it is new here. One that is here already stays as
    /// it is.
    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError>;

    /// Deletes a game for good, with everything that belongs to it. Says whether there was one.
    async fn delete(&self, id: &GameId) -> Result<bool, StoreError>;

    /// Whether everything is there and can be read and written, found out by doing so.
    async fn check(&self) -> Result<(), StoreError> {
        // Nothing is that old, but the store has to be asked to find out.
        self.version(&GameId::from_bytes(&[0; 32])).await?;
        self.forget_answers(Moment(i64::MIN)).await.map(drop)
    }

    /// Forgets the answers that were given before a moment, and says how many. A request that is repeated later
    /// than that is a new one; the version that it saw still keeps it from having an effect twice.
    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError>;

    /// The other processes that keep games in the same place; `None` where this one has it for itself.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}
