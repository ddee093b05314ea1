//! Health and metrics, for the operator.

use super::refusal;
use crate::app::App;
use crate::caller::RequestLanguage;
use crate::peer::Peer;
use axum::Router;
use axum::extract::{Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::IpAddr;
use std::time::Duration;
use yatzy_wire::Problem;

pub(super) fn router() -> Router<App> {
    Router::new().route("/healthz", get(health)).route("/metrics", get(metrics))
}

/// Timeout of the store's check.
const PATIENCE: Duration = Duration::from_secs(2);

/// Healthy is a server whose store can be read and written.
async fn health(State(app): State<App>) -> Response {
    match tokio::time::timeout(PATIENCE, app.house().store().check()).await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n").into_response(),
        Ok(Err(error)) => {
            tracing::error!(error = &error as &dyn std::error::Error, "the store is not well");
            unavailable()
        }
        Err(_) => {
            tracing::error!("the store does not answer in time");
            unavailable()
        }
    }
}

fn unavailable() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
}

/// Metrics, for this machine and for the addresses in the configuration.
async fn metrics(
    State(app): State<App>,
    RequestLanguage(text): RequestLanguage,
    peer: Option<Extension<Peer>>,
) -> Response {
    let may_read = |peer: IpAddr| peer.is_loopback() || app.config().metrics.contains(&peer);
    if !peer.is_some_and(|Extension(Peer(peer))| may_read(peer)) {
        return refusal(&Problem::UnknownPage, text, false);
    }
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (headers, app.metrics().text(&app)).into_response()
}
