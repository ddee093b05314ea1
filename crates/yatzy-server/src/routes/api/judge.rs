//! What the coach says during the game, and what a judge says after it.

use crate::routes::caller::{Caller, game_id};
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use yatzy_bots::AnalysisJson;
use yatzy_pages::Problem;
use yatzy_rules::{Action, DiceSource, Refusal};
use yatzy_table::{About, Refused, Soon, View};
use yatzy_wire::{ErrorBody, HintBody, HintQuery, ThinkingBody};

/// The question as the coach understands it. What can't be read is refused, not left out.
fn read(told: &HintQuery, view: &View) -> Result<About, Refused> {
    let rules = &view.rules;
    let present = match (&told.cell, &told.keep) {
        (Some(id), _) => {
            let unknown = || Refused::by_rules(Refusal::NoSuchCell);
            Some(Action::Enter(rules.cell(id).ok_or_else(unknown)?))
        }
        (None, Some(keep)) => Some(Action::Throw(keep.parse().map_err(Refused::Hand)?)),
        (None, None) => None,
    };
    let throws = told.throws.as_deref().map(str::parse).transpose();
    let throws = throws.map_err(|_| Refused::Field { field: "throws" })?;
    let hand = told.hand.as_deref().map(|hand| rules.read_hand(hand)).transpose().map_err(Refused::Hand)?;
    let told = hand.map(|hand| (hand, throws)).filter(|_| view.source == DiceSource::Table);
    Ok(About { present, told })
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
pub(super) async fn hint(caller: Caller, Path(id): Path<String>, Query(told): Query<HintQuery>) -> Response {
    let coached = async {
        let id = game_id(&id)?;
        let view = caller.house().look(&id, &caller.who).await?;
        let about = read(&told, &view)?;
        Ok(match caller.house().advise(&id, &caller.who, about, caller.text).await? {
            Soon::Later => (StatusCode::ACCEPTED, Json(HintBody::thinking())),
            Soon::Never => return Err(Refused::NoCoach.into()),
            Soon::Now(advice) => (StatusCode::OK, Json(HintBody::of(&view.rules, &advice))),
        })
    };
    caller.reply(coached.await)
}

/// Luck and skill of a game that is over, as `yatzy analyse --json` tells it.
#[utoipa::path(get, path = "/api/v1/games/{id}/report", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, description = "The report", body = Object),
    (status = 202, description = "It is being worked out; ask again in a moment", body = ThinkingBody),
    (status = 404, description = "No such game, or nobody can tell", body = ErrorBody),
    (status = 409, description = "The game still goes on", body = ErrorBody)))]
pub(super) async fn report(caller: Caller, Path(id): Path<String>) -> Response {
    let told = async {
        let id = game_id(&id)?;
        let analysis = match caller.house().report(&id).await? {
            Soon::Now(analysis) => analysis,
            Soon::Later => {
                return Ok((StatusCode::ACCEPTED, Json(ThinkingBody { thinking: true })).into_response());
            }
            Soon::Never => return Err(Refused::NoReport.into()),
        };
        let record = caller.house().record(&id).await?;
        Ok::<_, Problem>(Json(AnalysisJson::new(&analysis, &record)).into_response())
    };
    caller.reply(told.await)
}
