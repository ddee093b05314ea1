//! A store that passes every call on to another one and tells a test of it.

use async_trait::async_trait;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Seat};
use yatzy_table::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, Moment, Nodes, RulesTotals, Saved,
    Store, StoreError, StoredAnswer, TokenHash, Unfinished,
};

/// What a test does around the calls of a store. A call is named by its method.
#[async_trait]
pub trait StoreProbe: Send + Sync {
    /// Before a call. An error is returned instead of the store's answer.
    async fn before(&self, _call: &str) -> Result<(), StoreError> {
        Ok(())
    }

    /// After a call, before its answer is returned.
    async fn after(&self, _call: &str) {}

    /// The other nodes that the store claims to have.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }
}

/// A store with a probe.
pub struct ProbedStore<S, P> {
    /// The store that answers.
    pub store: S,
    /// What is told of each call.
    pub probe: P,
}

macro_rules! pass_on {
    ($($call:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl<S: Store, P: StoreProbe> Store for ProbedStore<S, P> {
            $(async fn $call(&self, $($argument: $kind),*) -> Result<$answer, StoreError> {
                self.probe.before(stringify!($call)).await?;
                let answer = self.store.$call($($argument),*).await;
                self.probe.after(stringify!($call)).await;
                answer
            })*

            fn nodes(&self) -> Option<&dyn Nodes> {
                self.probe.nodes()
            }
        }
    };
}

pass_on! {
    create(new: &Saved) -> Created;
    game(id: &GameId) -> Option<Saved>;
    version(id: &GameId) -> Option<u32>;
    append(append: Append) -> Appended;
    answer(id: &GameId, key: &str) -> Option<StoredAnswer>;
    by_code(code: &str) -> Option<GameId>;
    unfinished(holder: Option<TokenHash>) -> Vec<Unfinished>;
    finished(query: &FinishedQuery) -> Vec<Finished>;
    totals() -> Vec<RulesTotals>;
    leavers(series: &GameId) -> Vec<(GameId, Seat)>;
    ids(after: Option<&GameId>, limit: u32) -> Vec<GameId>;
    take_in(game: &Saved) -> bool;
    delete(id: &GameId) -> bool;
    day_secret(date: Date, fresh: Option<Secret>) -> Option<Secret>;
    document(key: &str) -> Option<Document>;
    put_document(key: &str, expected: u32, body: &str, now: Moment) -> bool;
    delete_document(key: &str) -> bool;
    old_documents(before: Moment) -> Vec<String>;
    forget_answers(before: Moment) -> u64;
    forget_unplayed(before: Moment) -> Vec<GameId>;
}
