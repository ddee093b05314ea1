//! Every route, a file for each group, and what they share: reading requests and saying no.

mod api;
mod asked;
mod assets;
mod house;
mod pages;

pub use assets::asset_path;

use crate::app::App;
use crate::guard::guard;
use crate::language::language;
use crate::pages::refused_page;
use crate::refused::Refused;
use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, middleware};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use yatzy_text::{Explain, Text};
use yatzy_wire::{ErrorBody, ProblemBody, StateBody};

impl App {
    /// The server as a router, which tests call without a socket.
    pub fn router(&self) -> Router {
        // A live stream must not wait for a block to fill.
        let worth_it = SizeAbove::new(512).and(NotForContentType::new("text/event-stream"));
        Router::new()
            .merge(pages::router())
            .merge(api::router())
            .merge(assets::router())
            .merge(house::router())
            .fallback(house::unknown)
            .layer(DefaultBodyLimit::max(self.config().max_body))
            .layer(CompressionLayer::new().compress_when(worth_it))
            .layer(middleware::from_fn(language))
            .layer(middleware::from_fn_with_state(self.clone(), guard))
            .with_state(self.clone())
    }
}

/// A refusal that is about no table, for a program or for a person.
pub fn refusal_page(refused: &Refused, text: Text, wants_json: bool) -> Response {
    if wants_json {
        return refusal_json(refused, text, None);
    }
    (refused.status(), refused_page(refused, text)).into_response()
}

fn refusal_json(refused: &Refused, text: Text, state: Option<StateBody>) -> Response {
    let error = ProblemBody { code: refused.code().to_owned(), message: refused.explain(text) };
    (refused.status(), Json(ErrorBody { error, state })).into_response()
}
