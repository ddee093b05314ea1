//! Routes for whoever runs the server.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::time::Duration;

pub(super) fn router() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// How long a store may take that is well.
const PATIENCE: Duration = Duration::from_secs(2);

/// Healthy is a server whose store can be read and written.
async fn health(State(app): State<App>) -> Response {
    match tokio::time::timeout(PATIENCE, app.house().store().check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n").into_response(),
        Ok(Err(error)) => {
            tracing::error!(error = &error as &dyn std::error::Error, "the store is not well");
            unwell()
        }
        Err(_) => {
            tracing::error!("the store does not answer in time");
            unwell()
        }
    }
}

fn unwell() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
}

async fn metrics(State(app): State<App>) -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (headers, app.metrics().text(&app)).into_response()
}
