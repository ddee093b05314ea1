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
use yatzy_rules::{Action, Keep};
use yatzy_server::App;
use yatzy_store::SqliteStore;
use yatzy_table::{
    GameId, House as _, LogRow, Moment, NewRules, NewSeat, NewTable, NodeCursor, NodePresence, Nodes, Nudge,
    OtherNodesPresence, StoreError, Token, Who,
};
use yatzy_testing::{ProbedStore, StoreProbe};

/// Counts the questions to a store of several nodes.
#[derive(Default)]
struct Counter(AtomicUsize);

impl Counter {
    fn note(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

#[async_trait]
impl StoreProbe for Counter {
    async fn before(&self, _call: &str) -> Result<(), StoreError> {
        self.note();
        Ok(())
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}

/// The other nodes are asleep.
#[async_trait]
impl Nodes for Counter {
    async fn since(&self, known: &[NodeCursor]) -> Result<Vec<Option<Vec<LogRow>>>, StoreError> {
        self.note();
        Ok(known.iter().map(|_| Some(Vec::new())).collect())
    }
    async fn lease(&self, _: &str, _: Duration) -> Result<bool, StoreError> {
        Ok(true)
    }
    async fn release(&self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
    fn send(&self, _: Nudge) {}
    async fn received(&self) -> Vec<Nudge> {
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
    let store = SqliteStore::in_memory().await.unwrap();
    let store = Arc::new(ProbedStore { store, probe: Counter::default() });
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
        let before = store.probe.0.load(Ordering::SeqCst);
        let tap = request("POST", &path, &token)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("x-fragment", "1");
        let form = format!("do={press}&version={version}&key=tap+number+{version}");
        let answer = app.router().oneshot(tap.body(Body::from(form)).unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{press}");
        let page = answer.into_body().collect().await.unwrap().to_bytes();
        assert!(!page.is_empty());
        assert_eq!(store.probe.0.load(Ordering::SeqCst) - before, 1, "{press}");
    }
    let view = app.house().look(&made.view.id, &made.host).await.unwrap();
    assert_eq!((view.version, view.actions().last()), (5, Some(&Action::Throw(Keep::NOTHING))));
}
