//! The API described for programs: OpenAPI, made from the handlers themselves.

use super::{events, games, judge, rules, seats};
use crate::wire;
use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Yatzy",
        version = "1",
        description = "A table, its log, and what may be done at it. Seats are numbered from 1, boxes are \
                       called by their ids, hands are written 6-6-6-5-5. A device proves itself by a token: \
                       `Authorization: Bearer TOKEN`, where the token is a device's or a seat's."
    ),
    paths(
        openapi,
        rules::list,
        games::make,
        games::read,
        games::delete,
        games::act,
        games::turns,
        games::record,
        games::rematch,
        games::series,
        games::step_in,
        games::by_code,
        judge::hint,
        judge::report,
        events::stream,
        seats::join,
        seats::take,
        seats::link,
        seats::rename
    ),
    components(schemas(wire::ErrorBody, wire::ActBody, wire::StateBody))
)]
struct Document;

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// This document.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "about",
    responses((status = 200, description = "The API, described", body = Object)))]
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(document())
}
