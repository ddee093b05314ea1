//! The API for programs, `/api/v1`: JSON in, JSON out, live events as a stream.

mod document;
mod events;
mod games;
mod judge;
mod reply;
mod rules;
mod seats;

pub use document::document;

use crate::app::App;
use axum::Router;
use axum::routing::{MethodRouter, get, post};

/// Every route of the API. The OpenAPI document is checked against this list.
fn routes() -> Vec<(&'static str, &'static str, MethodRouter<App>)> {
    vec![
        ("GET", "/api/v1/openapi.json", get(document::openapi)),
        ("GET", "/api/v1/rules", get(rules::list)),
        ("POST", "/api/v1/games", post(games::make)),
        ("GET", "/api/v1/games/{id}", get(games::read)),
        ("DELETE", "/api/v1/games/{id}", axum::routing::delete(games::delete)),
        ("POST", "/api/v1/games/{id}/actions", post(games::act)),
        ("GET", "/api/v1/games/{id}/events", get(events::stream)),
        ("GET", "/api/v1/games/{id}/turns", get(games::turns)),
        ("GET", "/api/v1/games/{id}/record", get(games::record)),
        ("GET", "/api/v1/games/{id}/hint", get(judge::hint)),
        ("GET", "/api/v1/games/{id}/report", get(judge::report)),
        ("POST", "/api/v1/games/{id}/rematch", post(games::rematch)),
        ("GET", "/api/v1/games/{id}/series", get(games::series)),
        ("POST", "/api/v1/games/{id}/step-in", post(games::step_in)),
        ("POST", "/api/v1/games/{id}/seats", post(seats::join)),
        ("POST", "/api/v1/games/{id}/seats/{seat}/take", post(seats::take)),
        ("POST", "/api/v1/games/{id}/seats/{seat}/link", post(seats::link)),
        ("PUT", "/api/v1/games/{id}/seats/{seat}/name", axum::routing::put(seats::rename)),
        ("GET", "/api/v1/codes/{code}", get(games::by_code)),
    ]
}

/// The method and path of every route of the API.
pub fn api_routes() -> Vec<(&'static str, &'static str)> {
    routes().into_iter().map(|(method, path, _)| (method, path)).collect()
}

pub(super) fn router() -> Router<App> {
    routes().into_iter().fold(Router::new(), |router, (_, path, handler)| router.route(path, handler))
}
