//! The trait of a store. One test story runs against every implementation.

use crate::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, Moment, Nodes, RulesTotals, Saved,
    StoreError, StoredAnswer, TokenHash, Unfinished,
};
use async_trait::async_trait;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Seat};

/// A store of games. Everything that it acknowledges is durable.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores a new game with an empty log. A game with the same id stays as it is. A join code that another game has
    /// is dropped.
    async fn create(&self, new: &Saved) -> Result<Created, StoreError>;

    /// A game with its seats and its whole log.
    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError>;

    /// The version a game is at; `None` if there is no such game.
    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError>;

    /// Appends events, if the game is still at the version that the caller saw.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The answer that is stored with an idempotency key.
    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError>;

    /// The game of a join code.
    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError>;

    /// Unfinished games, the latest first: all, or those that a device made or holds a seat in.
    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError>;

    /// Finished games, the latest first.
    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError>;

    /// The totals by each set of rules of the catalogue, in games that were played to the end.
    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError>;

    /// The seats that left, in each game of a series.
    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError>;

    /// Ids of games in ascending order, at most `limit`, after an id or from the first on.
    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Stores a whole game from elsewhere, and returns whether it is new. A game with the same id stays as it is.
    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError>;

    /// Deletes a game with everything that belongs to it. Returns whether there was one.
    async fn delete(&self, id: &GameId) -> Result<bool, StoreError>;

    /// The secret of a day's games: the stored one, or this fresh one, which is then stored. Every node gets the same.
    /// `None` if there is neither.
    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError>;

    /// Checks the store by a read and a write.
    async fn check(&self) -> Result<(), StoreError> {
        // This deletes nothing, but the store has to execute it.
        self.version(&GameId::from_bytes(&[0; 32])).await?;
        self.forget_answers(Moment(i64::MIN)).await.map(drop)
    }

    /// A document beside the games, such as a match; `None` if there is none.
    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError>;

    /// Writes a document if it is still at the version that the caller saw; version 0 makes a new one. Returns whether
    /// it was written.
    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        now: Moment,
    ) -> Result<bool, StoreError>;

    /// Deletes a document, and returns whether there was one.
    async fn delete_document(&self, key: &str) -> Result<bool, StoreError>;

    /// Keys of some documents that were written before a moment. A store for one person keeps everything.
    async fn old_documents(&self, _before: Moment) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Deletes answers that are older than a moment, and returns their number. A later retry is decided as a new
    /// request; the version that it names still prevents a second effect.
    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError>;

    /// Deletes some of the games that were made before a moment and in which nothing has happened, and returns their
    /// ids; none once there are no more of them. A store for one person keeps everything.
    async fn forget_unplayed(&self, _before: Moment) -> Result<Vec<GameId>, StoreError> {
        Ok(Vec::new())
    }

    /// Ends a store that is no longer used: what was deleted is gone from its files too.
    async fn close(&self) {}

    /// The other processes that use the same store; `None` for a store with a single owner.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}
