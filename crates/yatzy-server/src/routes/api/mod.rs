//! The API for programs, `/api/v1`: JSON in, JSON out, live events as a stream.

mod document;
mod events;
mod games;
mod judge;
mod lists;
mod reply;
mod rules;
mod seats;

use crate::app::App;
use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Every route of the API. Its method and its path stand at its handler, and both the server and the OpenAPI document
/// take them from there.
fn described_routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(document::About::openapi())
        .routes(routes!(document::openapi))
        .routes(routes!(rules::list))
        .routes(routes!(lists::house))
        .routes(routes!(lists::unfinished, games::make))
        .routes(routes!(games::read, games::delete))
        .routes(routes!(games::act))
        .routes(routes!(events::stream))
        .routes(routes!(games::turns))
        .routes(routes!(games::record))
        .routes(routes!(judge::hint))
        .routes(routes!(judge::report))
        .routes(routes!(games::rematch))
        .routes(routes!(games::series))
        .routes(routes!(games::step_in))
        .routes(routes!(games::hurry))
        .routes(routes!(games::log))
        .routes(routes!(seats::join))
        .routes(routes!(seats::take))
        .routes(routes!(seats::link))
        .routes(routes!(seats::rename))
        .routes(routes!(seats::aim))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::linked, seats::follow))
        .routes(routes!(games::by_code))
        .routes(routes!(lists::finished))
        .routes(routes!(lists::records))
        .routes(routes!(lists::statistics))
}

pub(super) fn router() -> Router<App> {
    described_routes().into()
}
