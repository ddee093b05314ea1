//! How often a page asks the store: with several nodes every question is a way to the database and back.

use crate::house::{quick, request};
use async_trait::async_trait;
use axum::body::Body;
use axum::http::{StatusCode, header};
use http_body_util::BodyExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tower::ServiceExt;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Action, Date, Keep, Seat};
use yatzy_server::App;
use yatzy_store::SqliteStore;
use yatzy_table::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, House as _, LogRow, Moment,
    NewRules, NewSeat, NewTable, NodeCursor, NodePresence, Nodes, Nudge, OtherNodesPresence, RulesTotals,
    Saved, Store, StoreError, StoredAnswer, Token, TokenHash, Unfinished, Who,
};

/// A store of several nodes that counts what it is asked.
struct Counting {
    inner: SqliteStore,
    questions: AtomicUsize,
}

impl Counting {
    fn asked(&self) -> &SqliteStore {
        self.questions.fetch_add(1, Ordering::SeqCst);
        &self.inner
    }
}

#[async_trait]
impl Store for Counting {
    async fn create(&self, new: &Saved) -> Result<Created, StoreError> {
        self.asked().create(new).await
    }
    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError> {
        self.asked().game(id).await
    }
    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError> {
        self.asked().version(id).await
    }
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.asked().append(append).await
    }
    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError> {
        self.asked().answer(id, key).await
    }
    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        self.asked().document(key).await
    }
    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        self.asked().put_document(key, expected, body, now).await
    }
    async fn delete_document(&self, key: &str) -> Result<bool, StoreError> {
        self.asked().delete_document(key).await
    }
    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        self.asked().by_code(code).await
    }
    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError> {
        self.asked().unfinished(holder).await
    }
    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError> {
        self.asked().finished(query).await
    }
    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError> {
        self.asked().totals().await
    }
    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError> {
        self.asked().leavers(series).await
    }
    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.asked().ids(after, limit).await
    }
    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError> {
        self.asked().take_in(game).await
    }
    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError> {
        self.asked().day_secret(date, fresh).await
    }
    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        self.asked().delete(id).await
    }
    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        self.asked().forget_answers(before).await
    }
    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}

/// The other nodes are asleep.
#[async_trait]
impl Nodes for Counting {
    async fn since(&self, known: &[NodeCursor]) -> Result<Vec<Option<Vec<LogRow>>>, StoreError> {
        self.asked();
        Ok(known.iter().map(|_| Some(Vec::new())).collect())
    }
    async fn lease(&self, _: &str, _: Duration) -> Result<bool, StoreError> {
        Ok(true)
    }
    async fn release(&self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
    fn tell(&self, _: Nudge) {}
    async fn heard(&self) -> Vec<Nudge> {
        std::future::pending().await
    }
    async fn attend(&self, _: &[NodePresence], _: Moment) -> Result<(), StoreError> {
        Ok(())
    }
    async fn elsewhere(&self, _: &[GameId], _: Moment) -> Result<Vec<OtherNodesPresence>, StoreError> {
        Ok(Vec::new())
    }
    fn count(&self) -> usize {
        2
    }
}

/// A tap sends a form and draws the table: the move is kept, and nothing else is asked.
#[tokio::test]
async fn a_tap_asks_the_store_once() {
    let store =
        Arc::new(Counting { inner: SqliteStore::in_memory().await.unwrap(), questions: AtomicUsize::new(0) });
    let app = App::new(store.clone(), None, quick());
    let new = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "yatzy".into(), options: Vec::new() },
        source: yatzy_rules::DiceSource::Program,
        seats: vec![NewSeat::Here("Anna".to_owned()), NewSeat::Here("Bo".to_owned())],
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    let made = app.house().make(&Who::default(), &new).await.unwrap();
    let token = made.host.token().unwrap().to_hex();
    let path = format!("/g/{}/act", made.view.id);
    for (version, press) in ["throw", "throw", "enter:chance", "throw", "enter:ones"].into_iter().enumerate()
    {
        let before = store.questions.load(Ordering::SeqCst);
        let tap = request("POST", &path, &token)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("x-fragment", "1");
        let form = format!("do={press}&version={version}&key=tap+number+{version}");
        let answer = app.router().oneshot(tap.body(Body::from(form)).unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{press}");
        let page = answer.into_body().collect().await.unwrap().to_bytes();
        assert!(!page.is_empty());
        assert_eq!(store.questions.load(Ordering::SeqCst) - before, 1, "{press}");
    }
    let view = app.house().look(&made.view.id, &made.host).await.unwrap();
    assert_eq!((view.version, view.actions().last()), (5, Some(&Action::Throw(Keep::NOTHING))));
}
