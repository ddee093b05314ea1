//! Games in lists, and records. A server for many has no records.

use crate::routes::caller::Caller;
use axum::Json;
use axum::extract::{Path, Query};
use axum::response::Response;
use yatzy_pages::Problem;
use yatzy_table::{EditionRecord, Finished, HouseStatistics, Refused, Unfinished};
use yatzy_wire::{ErrorBody, FinishedParams, HouseBody, OptionsQuery};

/// The most games that are told at once.
const MOST: u32 = 500;

/// What can be had here.
#[utoipa::path(get, path = "/api/v1/house", tag = "about",
    responses((status = 200, description = "The house", body = HouseBody)))]
pub(super) async fn house(caller: Caller) -> Json<HouseBody> {
    Json(HouseBody::of(caller.house().offers()))
}

/// The games that the asker can go on with, the latest first.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses(
    (status = 200, description = "The games", body = Vec<Unfinished>)))]
pub(super) async fn unfinished(caller: Caller) -> Response {
    let told = async {
        let games = caller.house().unfinished(&caller.who).await?;
        Ok(Json(games))
    };
    caller.reply(told.await)
}

/// Games that are over, the latest first; at most 500. A server without records tells everyone their own.
#[utoipa::path(get, path = "/api/v1/records/games", tag = "records", params(FinishedParams), responses(
    (status = 200, description = "The games", body = Vec<Finished>),
    (status = 404, description = "There are no records here", body = ErrorBody)))]
pub(super) async fn finished(caller: Caller, Query(query): Query<FinishedParams>) -> Response {
    let told = async {
        let whose = Some(&caller.who).filter(|_| query.mine == Some(true));
        if whose.is_none() {
            check(&caller)?;
        }
        let mut query = query.read().map_err(Refused::from)?;
        query.limit = Some(query.limit.map_or(MOST, |limit| limit.min(MOST)));
        let games = caller.house().finished(whose, &query).await?;
        Ok(Json(games))
    };
    caller.reply(told.await)
}

/// The records of every edition.
#[utoipa::path(get, path = "/api/v1/records", tag = "records", responses(
    (status = 200, description = "The records", body = Vec<EditionRecord>),
    (status = 404, description = "There are no records here", body = ErrorBody)))]
pub(super) async fn records(caller: Caller) -> Response {
    let told = async {
        check(&caller)?;
        let records = caller.house().edition_records().await?;
        Ok(Json(records))
    };
    caller.reply(told.await)
}

/// The cards of an edition, added up.
#[utoipa::path(get, path = "/api/v1/records/editions/{edition}", tag = "records",
    params(("edition" = String, Path), OptionsQuery), responses(
    (status = 200, description = "The cards", body = HouseStatistics),
    (status = 404, description = "There are no records here", body = ErrorBody),
    (status = 422, description = "No card of this edition was filled", body = ErrorBody)))]
pub(super) async fn statistics(
    caller: Caller,
    Path(edition): Path<String>,
    Query(query): Query<OptionsQuery>,
) -> Response {
    let told = async {
        check(&caller)?;
        let statistics = caller.house().statistics(&edition, query.options.as_deref()).await?;
        Ok(Json(statistics))
    };
    caller.reply(told.await)
}

fn check(caller: &Caller) -> Result<(), Problem> {
    if caller.house().offers().records { Ok(()) } else { Err(Problem::UnknownPage) }
}
