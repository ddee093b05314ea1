//! Seats: come late, sit down, make a link, take a name.

use super::reply::JsonBody;
use crate::refused::Refused;
use crate::routes::asked::Asked;
use crate::service::Taken;
use crate::table::number;
use crate::wire::read_seat;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use yatzy_wire::{ErrorBody, SeatLinkBody, SeatNameBody, StateBody, TakenBody};

fn taken_body(asked: &Asked, taken: &Taken) -> TakenBody {
    TakenBody {
        seat: number(taken.seat),
        device: asked.given(&taken.holder),
        link: taken.link.map(|link| SeatLinkBody {
            seat: number(link.seat),
            path: link.path(taken.seen.id()),
            token: link.token.to_hex(),
        }),
        state: asked.state_for(&taken.seen, &taken.holder),
    }
}

/// Comes late: adds a seat at the end of the order, until the first round ends.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats", tag = "seats", params(("id" = String, Path)),
    request_body = SeatNameBody, responses(
    (status = 201, description = "The seat", body = TakenBody),
    (status = 422, description = "Too late, or no such name", body = ErrorBody)))]
pub(super) async fn join(
    asked: Asked,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<SeatNameBody>,
) -> Response {
    let joined = async {
        let live = asked.app.table_at(&id).await?;
        let taken = asked.app.join(&live, &asked.who, body.name.as_deref().unwrap_or_default()).await?;
        Ok((StatusCode::CREATED, Json(taken_body(&asked, &taken))))
    };
    asked.reply(joined.await)
}

/// Sits down on an open seat.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats/{seat}/take", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path)), request_body = SeatNameBody, responses(
    (status = 200, description = "The seat is the asker's", body = TakenBody),
    (status = 409, description = "Someone sits there", body = ErrorBody)))]
pub(super) async fn take(
    asked: Asked,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(body): JsonBody<SeatNameBody>,
) -> Response {
    let taken = async {
        let seat = seat_in_path(&seat)?;
        let live = asked.app.table_at(&id).await?;
        let taken = asked.app.take_open(&live, &asked.who, seat, body.name.as_deref()).await?;
        Ok(Json(taken_body(&asked, &taken)))
    };
    asked.reply(taken.await)
}

/// Makes a new link for a seat, to move it to another device; the old link is void.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats/{seat}/link", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path)), responses(
    (status = 200, description = "The new link", body = TakenBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody)))]
pub(super) async fn link(asked: Asked, Path((id, seat)): Path<(String, String)>) -> Response {
    let linked = async {
        let seat = seat_in_path(&seat)?;
        let live = asked.app.table_at(&id).await?;
        let taken = asked.app.relink(&live, &asked.who, seat).await?;
        Ok(Json(taken_body(&asked, &taken)))
    };
    asked.reply(linked.await)
}

/// Gives a seat another name; an empty one deletes the name for good.
#[utoipa::path(put, path = "/api/v1/games/{id}/seats/{seat}/name", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path)), request_body = SeatNameBody, responses(
    (status = 200, description = "The table", body = StateBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody)))]
pub(super) async fn rename(
    asked: Asked,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(body): JsonBody<SeatNameBody>,
) -> Response {
    let renamed = async {
        let seat = seat_in_path(&seat)?;
        let live = asked.app.table_at(&id).await?;
        let name = body.name.as_deref().unwrap_or_default();
        let seen = asked.app.rename(&live, &asked.who, seat, name).await?;
        Ok(Json(asked.state(&seen)))
    };
    asked.reply(renamed.await)
}

fn seat_in_path(seat: &str) -> Result<yatzy_rules::Seat, Refused> {
    read_seat(seat.parse().map_err(|_| Refused::Field { field: "seat" })?)
}
