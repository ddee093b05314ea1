//! What the coach says during the game, and what a judge says after it.

use crate::refused::Refused;
use crate::routes::asked::Asked;
use crate::service::{Coached, Question};
use crate::table::Seen;
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use yatzy_bots::AnalysisJson;
use yatzy_rules::{Action, DiceSource, FREE_RETHROWS, Hand, HandError, Keep, Refusal};
use yatzy_wire::{ErrorBody, HintBody, HintQuery, ThinkingBody};

/// The question as the coach understands it. What can't be read is refused, not left out.
fn question(query: &HintQuery, seen: &Arc<Seen>) -> Result<Question, Refused> {
    let rules = seen.game.rules();
    let hand = |text: &str| text.parse::<Hand>().map_err(Refused::Hand);
    let present = match (&query.cell, &query.keep) {
        (Some(id), _) => {
            let unknown = || Refused::by_rules(Refusal::NoSuchCell, seen);
            Some(Action::Enter(rules.cell(id).ok_or_else(unknown)?))
        }
        (None, Some(keep)) if keep.is_empty() => Some(Action::Throw(Keep::NOTHING)),
        (None, Some(keep)) => Some(Action::Throw(Keep::new(hand(keep)?))),
        (None, None) => None,
    };
    let throws = match query.throws.as_deref().map(str::parse) {
        None => 1 + FREE_RETHROWS,
        Some(throws) => throws.map_err(|_| Refused::Field { field: "throws" })?,
    };
    let told = match query.hand.as_deref().map(hand).transpose()? {
        Some(hand) if hand.len() != rules.dice() => {
            let wrong = HandError::WrongCount { expected: rules.dice(), found: hand.len() };
            return Err(Refused::Hand(wrong));
        }
        hand => hand.map(|hand| (hand, throws)),
    };
    Ok(Question { present, told: told.filter(|_| seen.game.source() == DiceSource::Table) })
}

/// What the coach says to whoever is to play, once the action `hint` has noted that they asked. Whoever tells what
/// they are about to do, `keep` or `box`, hears what that costs; dice of a real table are told as `hand` and `throws`.
#[utoipa::path(get, path = "/api/v1/games/{id}/hint", tag = "games",
    params(("id" = String, Path), HintQuery), responses(
    (status = 200, description = "What the coach says", body = HintBody),
    (status = 202, description = "It is thinking; ask again in a moment", body = HintBody),
    (status = 403, description = "Not the asker's turn", body = ErrorBody),
    (status = 409, description = "It was not asked in this turn", body = ErrorBody),
    (status = 422, description = "The table plays without it, or no such box or dice", body = ErrorBody)))]
pub(super) async fn hint(asked: Asked, Path(id): Path<String>, Query(query): Query<HintQuery>) -> Response {
    let coached = async {
        let seen = asked.app.table_at(&id).await?.seen();
        let question = question(&query, &seen)?;
        Ok(match asked.app.coach(&seen, &asked.who, question, asked.text).await? {
            Coached::Thinks => {
                let body = HintBody { thinking: true, ..HintBody::default() };
                (StatusCode::ACCEPTED, Json(body))
            }
            Coached::Says(advised) => {
                let body = HintBody {
                    thinking: false,
                    sentence: Some(advised.sentence),
                    exact: Some(advised.exact),
                    cost: advised.cost,
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
    (status = 202, description = "It is being worked out; ask again in a moment", body = ThinkingBody),
    (status = 404, description = "No such game, or nobody can tell", body = ErrorBody),
    (status = 409, description = "The game still goes on", body = ErrorBody)))]
pub(super) async fn report(asked: Asked, Path(id): Path<String>) -> Response {
    let told = async {
        let seen = asked.app.table_at(&id).await?.seen();
        let Some(analysis) = asked.app.report(&seen).await? else {
            return Ok((StatusCode::ACCEPTED, Json(ThinkingBody { thinking: true })).into_response());
        };
        let record = seen.saved.record()?;
        Ok::<_, Refused>(Json(AnalysisJson::new(&analysis, &record)).into_response())
    };
    asked.reply(told.await)
}
