//! Games: make one, read it, act in it, take its record.

use super::reply::JsonBody;
use crate::refused::Refused;
use crate::routes::asked::Asked;
use crate::service::{NewSeat, NewTable};
use crate::table::number;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use yatzy_rules::DiceSource;
use yatzy_store::Token;
use yatzy_wire::{
    ActBody, ActedBody, CodeBody, ErrorBody, MadeBody, NewGameBody, NewSeatBody, PlayedBody, SeatLinkBody,
    SeriesBody, StateBody, StepInBody, WonBody,
};

/// Makes a game.
#[utoipa::path(post, path = "/api/v1/games", tag = "games", request_body = NewGameBody, responses(
    (status = 201, description = "The game was made, or had been by the same key", body = MadeBody),
    (status = 422, description = "No such game can be made", body = ErrorBody)))]
pub(super) async fn make(asked: Asked, JsonBody(body): JsonBody<NewGameBody>) -> Response {
    let made = async {
        let made = asked.app.make(&asked.who, &new_table(body)?).await?;
        let seen = made.live.seen();
        let links = made.links.iter().map(|link| SeatLinkBody {
            seat: number(link.seat),
            path: link.path(seen.id()),
            token: link.token.to_hex(),
        });
        let body = MadeBody {
            id: seen.id().to_string(),
            code: seen.saved.code.clone(),
            device: asked.given(&made.host),
            links: links.collect(),
            state: asked.state_for(&seen, &made.host),
        };
        Ok((StatusCode::CREATED, Json(body)))
    };
    asked.reply(made.await)
}

fn new_table(body: NewGameBody) -> Result<NewTable, Refused> {
    let source = match body.dice.as_str() {
        "program" => DiceSource::Program,
        "table" => DiceSource::Table,
        _ => return Err(Refused::Field { field: "dice" }),
    };
    let key = match body.key {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::random(),
    };
    let seats = body.seats.into_iter().map(new_seat).collect::<Result<_, _>>()?;
    Ok(NewTable {
        rules: body.rules,
        options: body.options.into_iter().collect(),
        source,
        seats,
        hints: body.hints,
        key,
    })
}

fn new_seat(body: NewSeatBody) -> Result<NewSeat, Refused> {
    match body {
        NewSeatBody { bot: Some(level), name, open: false, .. } => Ok(NewSeat::Bot { level, name }),
        NewSeatBody { bot: None, name: None, open: true, .. } => Ok(NewSeat::Open),
        NewSeatBody { bot: None, name: Some(name), open: false, elsewhere: true } => {
            Ok(NewSeat::Elsewhere(name))
        }
        NewSeatBody { bot: None, name: Some(name), open: false, elsewhere: false } => Ok(NewSeat::Here(name)),
        _ => Err(Refused::Field { field: "seats" }),
    }
}

/// The table as it is: who plays, what lies there, what may be done.
#[utoipa::path(get, path = "/api/v1/games/{id}", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The table", body = StateBody),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn read(asked: Asked, Path(id): Path<String>) -> Response {
    let live = asked.app.table_at(&id).await;
    asked.reply(live.map(|live| Json(asked.state(&live.seen()))))
}

/// Takes an action, once for each key.
#[utoipa::path(post, path = "/api/v1/games/{id}/actions", tag = "games", params(("id" = String, Path)),
    request_body = ActBody, responses(
    (status = 200, description = "It is durable", body = ActedBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody),
    (status = 409, description = "The game has moved on; the table as it is comes along", body = ErrorBody),
    (status = 422, description = "The rules say no", body = ErrorBody)))]
pub(super) async fn act(asked: Asked, Path(id): Path<String>, JsonBody(body): JsonBody<ActBody>) -> Response {
    let acted = async {
        let live = asked.app.table_at(&id).await?;
        let acted = asked.app.act(&live, &asked.who, &body).await?;
        Ok(Json(ActedBody { version: acted.version, state: asked.state(&acted.seen) }))
    };
    asked.reply(acted.await)
}

/// Every finished turn, in the order of play.
#[utoipa::path(get, path = "/api/v1/games/{id}/turns", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The turns", body = Vec<PlayedBody>),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn turns(asked: Asked, Path(id): Path<String>) -> Response {
    let live = asked.app.table_at(&id).await;
    asked.reply(live.map(|live| Json(PlayedBody::all(&live.seen().game))))
}

/// The record: the whole game as a text that replays. The header `x-version` says how far it goes.
#[utoipa::path(get, path = "/api/v1/games/{id}/record", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn record(asked: Asked, Path(id): Path<String>) -> Response {
    asked.reply(asked.record(&id).await)
}

/// Plays again with the same table.
#[utoipa::path(post, path = "/api/v1/games/{id}/rematch", tag = "games", params(("id" = String, Path)), responses(
    (status = 201, description = "The next game", body = StateBody),
    (status = 409, description = "The game still goes on", body = ErrorBody)))]
pub(super) async fn rematch(asked: Asked, Path(id): Path<String>) -> Response {
    let next = async {
        let live = asked.app.table_at(&id).await?;
        let next = asked.app.rematch(&live, &asked.who).await?;
        Ok((StatusCode::CREATED, Json(asked.state(&next.seen()))))
    };
    asked.reply(next.await)
}

/// The games of the table: how many, who won them, and which comes after this one.
#[utoipa::path(get, path = "/api/v1/games/{id}/series", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The series", body = SeriesBody),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn series(asked: Asked, Path(id): Path<String>) -> Response {
    let told = async {
        let seen = asked.app.table_at(&id).await?.seen();
        let series = asked.app.series(&seen).await?;
        let next = asked.app.next_game(&seen).await?.map(|id| id.to_string());
        let seats = seen.saved.seats.iter().zip(&series.seats);
        let won = seats.map(|(seat, tally)| WonBody { name: seat.name.clone(), games: tally.won }).collect();
        Ok(Json(SeriesBody { games: series.games, won, next }))
    };
    asked.reply(told.await)
}

/// Lets the computer play this turn for someone who has been away long enough; for anyone who sits at the table.
#[utoipa::path(post, path = "/api/v1/games/{id}/step-in", tag = "games", params(("id" = String, Path)),
    request_body = StepInBody, responses(
    (status = 200, description = "The turn is played", body = StateBody),
    (status = 403, description = "The asker watches", body = ErrorBody),
    (status = 409, description = "The game has moved on, or nobody is away for long", body = ErrorBody)))]
pub(super) async fn step_in(
    asked: Asked,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<StepInBody>,
) -> Response {
    let stepped = async {
        let live = asked.app.table_at(&id).await?;
        asked.app.step_in(&live, &asked.who, Some(body.version)).await?;
        Ok(Json(asked.state(&live.seen())))
    };
    asked.reply(stepped.await)
}

/// Deletes a game for good; for its host.
#[utoipa::path(delete, path = "/api/v1/games/{id}", tag = "games", params(("id" = String, Path)), responses(
    (status = 204, description = "It is gone"),
    (status = 403, description = "Not the host", body = ErrorBody)))]
pub(super) async fn delete(asked: Asked, Path(id): Path<String>) -> Response {
    let deleted = async {
        let live = asked.app.table_at(&id).await?;
        asked.app.delete(&live, &asked.who).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    asked.reply(deleted.await)
}

/// The game that waits under a code.
#[utoipa::path(get, path = "/api/v1/codes/{code}", tag = "games", params(("code" = String, Path)), responses(
    (status = 200, description = "The game", body = CodeBody),
    (status = 404, description = "No game waits", body = ErrorBody)))]
pub(super) async fn by_code(asked: Asked, Path(code): Path<String>) -> Response {
    let found = async {
        let id = asked.app.by_code(&code).await?;
        Ok(Json(CodeBody { id: id.to_string() }))
    };
    asked.reply(found.await)
}
