//! The API described for programs: OpenAPI, made from the routes themselves.

use super::described_routes;
use axum::Json;
use std::sync::LazyLock;
use utoipa::openapi::OpenApi;
use yatzy_wire::PresenceBody;

/// What can't be told from any route.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Yatzy",
        version = "1",
        description = "A table, its log, and what may be done at it. Seats are numbered from 1, boxes are \
                       called by their ids, hands are written 6-6-6-5-5. A device proves itself by a token: \
                       `Authorization: Bearer TOKEN`, where the token is a device's or a seat's."
    ),
    components(schemas(PresenceBody))
)]
pub(super) struct About;

/// This document.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "about",
    responses((status = 200, description = "The API, described", body = Object)))]
pub(super) async fn openapi() -> Json<&'static OpenApi> {
    static DOCUMENT: LazyLock<OpenApi> = LazyLock::new(|| described_routes().into_openapi());
    Json(&DOCUMENT)
}
