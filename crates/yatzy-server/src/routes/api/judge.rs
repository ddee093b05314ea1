//! What the coach says during the game, and what a judge says after it.

use crate::refused::Refused;
use crate::routes::asked::Asked;
use crate::service::Coached;
use crate::wire::{ErrorBody, HintBody};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use yatzy_bots::AnalysisJson;

/// What the coach says to whoever is to play, once the action `hint` has noted that they asked.
#[utoipa::path(get, path = "/api/v1/games/{id}/hint", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "What the coach says", body = HintBody),
    (status = 202, description = "It is thinking; ask again in a moment", body = HintBody),
    (status = 403, description = "Not the asker's turn", body = ErrorBody),
    (status = 409, description = "It was not asked in this turn", body = ErrorBody),
    (status = 422, description = "The table plays without it", body = ErrorBody)))]
pub(super) async fn hint(asked: Asked, Path(id): Path<String>) -> Response {
    let coached = async {
        let seen = asked.app.table_at(&id).await?.seen();
        Ok(match asked.app.coach(&seen, &asked.who, asked.text).await? {
            Coached::Thinks => {
                let body = HintBody { thinking: true, sentence: None, exact: None };
                (StatusCode::ACCEPTED, Json(body))
            }
            Coached::Says(advised) => {
                let body = HintBody {
                    thinking: false,
                    sentence: Some(advised.sentence),
                    exact: Some(advised.exact),
                };
                (StatusCode::OK, Json(body))
            }
        })
    };
    asked.reply(coached.await)
}

/// Luck and skill of a game that is over, as `yatzy analyse --json` tells it.
#[utoipa::path(get, path = "/api/v1/games/{id}/report", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The report", body = Object),
    (status = 202, description = "It is being worked out; ask again in a moment", body = Object),
    (status = 404, description = "No such game, or nobody can tell", body = ErrorBody),
    (status = 409, description = "The game still goes on", body = ErrorBody)))]
pub(super) async fn report(asked: Asked, Path(id): Path<String>) -> Response {
    let told = async {
        let seen = asked.app.table_at(&id).await?.seen();
        let Some(analysis) = asked.app.report(&seen).await? else {
            let body = serde_json::json!({ "thinking": true });
            return Ok((StatusCode::ACCEPTED, Json(body)).into_response());
        };
        let record = seen.saved.record()?;
        Ok::<_, Refused>(Json(AnalysisJson::new(&analysis, &record)).into_response())
    };
    asked.reply(told.await)
}
