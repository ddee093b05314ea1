//! Routes for whoever runs the server, and the answer to addresses that lead nowhere.

use crate::app::App;
use crate::problem::Problem;
use crate::routes::refusal;
use crate::who::Speaks;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use yatzy_table::GameId;

pub(super) fn router() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Healthy is a server whose store answers.
async fn health(State(app): State<App>) -> Response {
    match app.house().store().version(&GameId::from_bytes(&[0; 32])).await {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (headers, app.metrics().text(&app)).into_response()
}

pub(super) async fn unknown(Speaks(text): Speaks, uri: Uri) -> Response {
    refusal(&Problem::UnknownPage, text, uri.path().starts_with("/api/"))
}
