//! Seats: come late, sit down, make a link, take a name.

use super::reply::JsonBody;
use crate::routes::caller::{Caller, game_id};
use crate::wire::read_seat;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use yatzy_pages::Problem;
use yatzy_table::{Answered, Asked, Refused, Request};
use yatzy_wire::{
    AimBody, ErrorBody, FollowLinkBody, HandOverBody, LinkedBody, SeatLinkBody, SeatNameBody, StateBody,
    TakenBody, TurnsQuery,
};

impl Caller {
    /// Asks for something about a seat.
    async fn ask_for_seat(
        &self,
        id: &str,
        key: Option<String>,
        request: Request,
    ) -> Result<Answered, Problem> {
        let asked = Asked { who: self.who.clone(), version: None, key, request };
        Ok(self.house().ask(&game_id(id)?, asked).await?)
    }

    fn taken(&self, answered: &Answered) -> Result<TakenBody, Problem> {
        let answer = &answered.answer;
        let link: Option<SeatLinkBody> = answer.link.map(|link| SeatLinkBody::of(link, &answered.view.id));
        Ok(TakenBody {
            seat: answer.seat.ok_or(Refused::Unavailable)?.number(),
            device: self.given(&answer.holder),
            link,
            version: answer.version,
            state: self.state(&answered.view),
        })
    }
}

/// Comes late: adds a seat at the end of the order, until the first round ends.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats", tag = "seats", params(("id" = String, Path), TurnsQuery),
    request_body = SeatNameBody, responses(
    (status = 201, description = "The seat", body = TakenBody),
    (status = 422, description = "Too late, or no such name", body = ErrorBody)))]
pub(super) async fn join(
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<SeatNameBody>,
) -> Response {
    let joined = async {
        let request = Request::Join { name: body.name.unwrap_or_default() };
        let joined = caller.ask_for_seat(&id, body.key, request).await?;
        Ok((StatusCode::CREATED, Json(caller.taken(&joined)?)))
    };
    caller.reply(joined.await)
}

/// Sits down on an open seat.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats/{seat}/take", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path), TurnsQuery), request_body = SeatNameBody, responses(
    (status = 200, description = "The seat is the asker's", body = TakenBody),
    (status = 409, description = "Someone sits there", body = ErrorBody)))]
pub(super) async fn take(
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(body): JsonBody<SeatNameBody>,
) -> Response {
    let taken = async {
        let seat = seat_in_path(&seat)?;
        let request = Request::TakeOpen { seat, name: body.name };
        let taken = caller.ask_for_seat(&id, body.key, request).await?;
        Ok(Json(caller.taken(&taken)?))
    };
    caller.reply(taken.await)
}

/// Makes a new link for a seat, to move it to another device; the old link is void.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats/{seat}/link", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path), TurnsQuery), responses(
    (status = 200, description = "The new link", body = TakenBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody)))]
pub(super) async fn link(
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    body: Option<JsonBody<SeatNameBody>>,
) -> Response {
    let linked = async {
        let seat = seat_in_path(&seat)?;
        let key = body.and_then(|JsonBody(body)| body.key);
        let linked = caller.ask_for_seat(&id, key, Request::Relink(seat)).await?;
        Ok(Json(caller.taken(&linked)?))
    };
    caller.reply(linked.await)
}

/// Gives a seat another name; an empty one deletes the name for good.
#[utoipa::path(put, path = "/api/v1/games/{id}/seats/{seat}/name", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path), TurnsQuery), request_body = SeatNameBody, responses(
    (status = 200, description = "The table", body = StateBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody)))]
pub(super) async fn rename(
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(body): JsonBody<SeatNameBody>,
) -> Response {
    let renamed = async {
        let seat = seat_in_path(&seat)?;
        let request = Request::Rename { seat, name: body.name.unwrap_or_default() };
        let renamed = caller.ask_for_seat(&id, body.key, request).await?;
        Ok(Json(caller.state(&renamed.view)))
    };
    caller.reply(renamed.await)
}

/// Says what a seat plays for from now on; only its holder may.
#[utoipa::path(put, path = "/api/v1/games/{id}/seats/{seat}/goal", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path), TurnsQuery), request_body = AimBody, responses(
    (status = 200, description = "The table", body = StateBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody),
    (status = 422, description = "There is no record to beat", body = ErrorBody)))]
pub(super) async fn aim(
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(body): JsonBody<AimBody>,
) -> Response {
    let aimed = async {
        let seat = seat_in_path(&seat)?;
        let goal = body.goal.parse().map_err(|_| Refused::Field { field: "goal" })?;
        let aimed = caller.ask_for_seat(&id, body.key, Request::Aim { seat, goal }).await?;
        Ok(Json(caller.state(&aimed.view)))
    };
    caller.reply(aimed.await)
}

/// Hands a seat over to the computer: its column stays and goes on.
#[utoipa::path(post, path = "/api/v1/games/{id}/seats/{seat}/computer", tag = "seats",
    params(("id" = String, Path), ("seat" = u32, Path), TurnsQuery), request_body = HandOverBody, responses(
    (status = 200, description = "The computer plays", body = TakenBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody)))]
pub(super) async fn hand_over(
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    JsonBody(body): JsonBody<HandOverBody>,
) -> Response {
    let handed = async {
        let request = Request::HandOver { seat: seat_in_path(&seat)?, level: body.level };
        let handed = caller.ask_for_seat(&id, body.key, request).await?;
        Ok(Json(caller.taken(&handed)?))
    };
    caller.reply(handed.await)
}

/// The seat that the asker's token is the link of. Asking takes nothing.
#[utoipa::path(get, path = "/api/v1/games/{id}/linked", tag = "seats", params(("id" = String, Path)), responses(
    (status = 200, description = "The seat", body = LinkedBody),
    (status = 404, description = "No such link", body = ErrorBody)))]
pub(super) async fn linked(caller: Caller, Path(id): Path<String>) -> Response {
    let found = async {
        let token = caller.who.token().ok_or(Refused::UnknownGame)?;
        let seat = caller.house().linked(&game_id(&id)?, token).await?;
        Ok(Json(LinkedBody { seat: seat.number() }))
    };
    caller.reply(found.await)
}

/// Sits down on the seat that a link leads to; this is also how a seat moves to another device.
#[utoipa::path(post, path = "/api/v1/games/{id}/linked", tag = "seats", params(("id" = String, Path), TurnsQuery),
    request_body = FollowLinkBody, responses(
    (status = 200, description = "The seat is the asker's", body = TakenBody),
    (status = 404, description = "No such link", body = ErrorBody)))]
pub(super) async fn follow(
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<FollowLinkBody>,
) -> Response {
    let taken = async {
        let token = body.token.parse().map_err(|_| Refused::UnknownGame)?;
        let request = Request::TakeByLink { token, name: body.name };
        let taken = caller.ask_for_seat(&id, body.key, request).await?;
        Ok(Json(caller.taken(&taken)?))
    };
    caller.reply(taken.await)
}

fn seat_in_path(seat: &str) -> Result<yatzy_rules::Seat, Problem> {
    read_seat(seat.parse().map_err(|_| Refused::Field { field: "seat" })?)
}
