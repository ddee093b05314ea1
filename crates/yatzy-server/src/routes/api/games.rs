//! Games: make one, read it, act in it, take its record.

use super::reply::JsonBody;
use crate::routes::caller::{Caller, game_id};
use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::Response;
use yatzy_table::{Refused, Token};
use yatzy_wire::{
    ActBody, ActedBody, CodeBody, ErrorBody, LogBody, MadeBody, NewGameBody, PlayedBody, SeatLinkBody,
    SeriesBody, StateBody, StepInBody, TurnsQuery, WonBody,
};

/// Makes a game.
#[utoipa::path(post, path = "/api/v1/games", tag = "games", params(TurnsQuery), request_body = NewGameBody, responses(
    (status = 201, description = "The game was made, or had been by the same key", body = MadeBody),
    (status = 422, description = "No such game can be made", body = ErrorBody)))]
pub(super) async fn make(caller: Caller, JsonBody(body): JsonBody<NewGameBody>) -> Response {
    let made = async {
        let made = caller.house().make(&caller.who, &body.table(Token::random)?).await?;
        let view = &made.view;
        let body = MadeBody {
            id: view.id.to_string(),
            code: view.code.clone(),
            device: caller.given(&made.host),
            links: made.links.iter().map(|&link| SeatLinkBody::of(link, &view.id)).collect(),
            state: caller.state(view),
        };
        Ok((StatusCode::CREATED, Json(body)))
    };
    caller.reply(made.await)
}

/// The table as it is: who plays, what lies there, what may be done.
#[utoipa::path(get, path = "/api/v1/games/{id}", tag = "games", params(("id" = String, Path), TurnsQuery), responses(
    (status = 200, description = "The table", body = StateBody),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn read(caller: Caller, Path(id): Path<String>) -> Response {
    let read = async {
        let view = caller.house().look(&game_id(&id)?, &caller.who).await?;
        Ok(Json(caller.state(&view)))
    };
    caller.reply(read.await)
}

/// Takes an action, once for each key.
#[utoipa::path(post, path = "/api/v1/games/{id}/actions", tag = "games", params(("id" = String, Path), TurnsQuery),
    request_body = ActBody, responses(
    (status = 200, description = "It is durable", body = ActedBody),
    (status = 403, description = "Not the asker's seat", body = ErrorBody),
    (status = 409, description = "The game has moved on; the table as it is comes along", body = ErrorBody),
    (status = 422, description = "The rules say no", body = ErrorBody)))]
pub(super) async fn act(
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<ActBody>,
) -> Response {
    let acted = async {
        let id = game_id(&id)?;
        let rules = caller.app.house().rules(&id).await?;
        let acted = body.ask(caller.house(), &rules, &id, &caller.who).await?;
        Ok(Json(ActedBody { version: acted.answer.version, state: caller.state(&acted.view) }))
    };
    caller.reply(acted.await)
}

/// Every finished turn, in the order of play.
#[utoipa::path(get, path = "/api/v1/games/{id}/turns", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The turns", body = Vec<PlayedBody>),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn turns(caller: Caller, Path(id): Path<String>) -> Response {
    let played = async {
        let view = caller.house().look(&game_id(&id)?, &caller.who).await?;
        Ok(Json(PlayedBody::all(&view.rules, view.turns())))
    };
    caller.reply(played.await)
}

/// The record: the whole game as a text that replays. The header `x-version` says how far it goes.
#[utoipa::path(get, path = "/api/v1/games/{id}/record", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn record(caller: Caller, Path(id): Path<String>) -> Response {
    let told = async {
        let game = game_id(&id)?;
        let view = caller.house().look(&game, &caller.who).await?;
        let record = caller.house().record(&game).await?;
        let name = format!("attachment; filename=\"yatzy-{game}.yatzy\"");
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, name),
            (HeaderName::from_static("x-version"), view.version.to_string()),
        ];
        Ok((headers, record.to_string()))
    };
    caller.reply(told.await)
}

/// Plays again with the same table.
#[utoipa::path(post, path = "/api/v1/games/{id}/rematch", tag = "games", params(("id" = String, Path), TurnsQuery), responses(
    (status = 201, description = "The next game", body = StateBody),
    (status = 409, description = "The game still goes on", body = ErrorBody)))]
pub(super) async fn rematch(caller: Caller, Path(id): Path<String>) -> Response {
    let next = async {
        let next = caller.house().rematch(&game_id(&id)?, &caller.who).await?;
        let view = caller.house().look(&next, &caller.who).await?;
        Ok((StatusCode::CREATED, Json(caller.state(&view))))
    };
    caller.reply(next.await)
}

/// The games of the table: how many, who won them, and which comes after this one.
#[utoipa::path(get, path = "/api/v1/games/{id}/series", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The series", body = SeriesBody),
    (status = 404, description = "No such game", body = ErrorBody)))]
pub(super) async fn series(caller: Caller, Path(id): Path<String>) -> Response {
    let told = async {
        let view = caller.house().look(&game_id(&id)?, &caller.who).await?;
        let seats = view.seats.iter().zip(&view.series.seats);
        let won =
            seats.map(|(seat, series)| WonBody { name: seat.name.clone(), games: series.won }).collect();
        let next = view.next.as_ref().map(|id| id.to_string());
        Ok(Json(SeriesBody { games: view.series.games, won, next }))
    };
    caller.reply(told.await)
}

/// Lets the computer play this turn for someone who has been away long enough; for anyone who sits at the table.
#[utoipa::path(post, path = "/api/v1/games/{id}/step-in", tag = "games", params(("id" = String, Path), TurnsQuery),
    request_body = StepInBody, responses(
    (status = 200, description = "The turn is played", body = StateBody),
    (status = 403, description = "The asker watches", body = ErrorBody),
    (status = 409, description = "The game has moved on, or nobody is away for long", body = ErrorBody)))]
pub(super) async fn step_in(
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(body): JsonBody<StepInBody>,
) -> Response {
    let stepped = async {
        let view = caller.house().step_in(&game_id(&id)?, &caller.who, Some(body.version)).await?;
        Ok(Json(caller.state(&view)))
    };
    caller.reply(stepped.await)
}

/// Does not want to watch: the computer's turn is played as fast as it can think, and a pause in which something could be
/// taken back is over.
#[utoipa::path(post, path = "/api/v1/games/{id}/hurry", tag = "games", params(("id" = String, Path)), responses(
    (status = 204, description = "It hurries"),
    (status = 403, description = "The asker watches", body = ErrorBody)))]
pub(super) async fn hurry(caller: Caller, Path(id): Path<String>) -> Response {
    let hurried = async {
        caller.house().hurry(&game_id(&id)?, &caller.who).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    caller.reply(hurried.await)
}

/// Everything that happened in a game that is over, also what was taken back.
#[utoipa::path(get, path = "/api/v1/games/{id}/log", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The log", body = LogBody),
    (status = 409, description = "The game still goes on", body = ErrorBody)))]
pub(super) async fn log(caller: Caller, Path(id): Path<String>) -> Response {
    let told = async {
        let table = caller.app.house().live(&game_id(&id)?).await?.table();
        if !table.is_over() {
            return Err(Refused::NotOver.into());
        }
        Ok(Json(LogBody::of(&table.saved)))
    };
    caller.reply(told.await)
}

/// Deletes a game for good; for its host.
#[utoipa::path(delete, path = "/api/v1/games/{id}", tag = "games", params(("id" = String, Path)), responses(
    (status = 204, description = "It is gone"),
    (status = 403, description = "Not the host", body = ErrorBody)))]
pub(super) async fn delete(caller: Caller, Path(id): Path<String>) -> Response {
    let deleted = async {
        caller.house().delete(&game_id(&id)?, &caller.who).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    caller.reply(deleted.await)
}

/// The game that waits under a code.
#[utoipa::path(get, path = "/api/v1/codes/{code}", tag = "games", params(("code" = String, Path)), responses(
    (status = 200, description = "The game", body = CodeBody),
    (status = 404, description = "No game waits", body = ErrorBody)))]
pub(super) async fn by_code(caller: Caller, Path(code): Path<String>) -> Response {
    let found = async {
        let id = caller.house().by_code(&code).await?;
        Ok(Json(CodeBody { id: id.to_string() }))
    };
    caller.reply(found.await)
}
