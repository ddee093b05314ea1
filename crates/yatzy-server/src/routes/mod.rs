//! Every route, a file for each group, and what they share: reading requests and saying no.

mod api;
mod caller;
mod house;
mod pages;

use crate::app::App;
use crate::guard::guard;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, middleware};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use yatzy_pages::{Problem, Site};
use yatzy_text::Text;
use yatzy_wire::{ErrorBody, StateBody};

impl App {
    /// The server as a router, which tests call without a socket.
    pub fn router(&self) -> Router {
        // A live stream must not wait for a block to fill.
        let worth_it = SizeAbove::new(512).and(NotForContentType::new("text/event-stream"));
        Router::new()
            .merge(api::router())
            .merge(house::router())
            .fallback(pages::page)
            .layer(CompressionLayer::new().compress_when(worth_it))
            .layer(middleware::from_fn_with_state(self.clone(), guard))
            .with_state(self.clone())
    }
}

/// A refusal before any route was reached, for a program or for a person.
pub fn refusal(problem: &Problem, text: Text, wants_json: bool) -> Response {
    if wants_json {
        return refusal_json(problem, text);
    }
    pages::response(problem.reply(text, &Site::default()))
}

/// A refusal for a program.
fn refusal_json(problem: &Problem, text: Text) -> Response {
    refusal_with(problem, text, None)
}

/// A refusal for a program, with the table as it is where it is about one.
fn refusal_with(problem: &Problem, text: Text, state: Option<StateBody>) -> Response {
    let status = StatusCode::from_u16(problem.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    (status, Json(ErrorBody::of(problem.code(), problem.sentence(text), state))).into_response()
}
