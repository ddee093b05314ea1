//! The table's page, and what its form can ask for.

use super::form::{Fields, Visit};
use crate::pages::{Look, View, rules_page, table_fragment, table_page};
use crate::refused::Refused;
use crate::service::{Coached, Question, Series};
use crate::table::{Live, Seen};
use crate::wire::read_seat;
use axum::extract::{Path, Query};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::sync::Arc;
use yatzy_rules::{DiceSource, Hand};
use yatzy_wire::{ActBody, ActionBody, TurnBody};

pub(super) async fn show(
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    match visit.app.table_at(&id).await {
        Ok(live) => {
            let seen = live.seen();
            let mut look = look(&seen, &query);
            if query.contains_key("coach") {
                // Whoever may not ask, or has played on, sees the table without the coach.
                look.hint = visit.app.coach(&seen, &visit.who, Question::default(), visit.text).await.ok();
            }
            render(&visit, &live, &seen, &look, StatusCode::OK).await
        }
        Err(refused) => visit.refuse(&refused),
    }
}

/// What the address asks to look at. What makes no sense is not looked at.
fn look(seen: &Seen, query: &HashMap<String, String>) -> Look {
    let get = |name: &str| query.get(name).map(|value| value.trim());
    let seat = |number: &str| number.parse().ok().and_then(|number| read_seat(number).ok());
    Look {
        seat: get("seat").and_then(seat),
        hand: get("hand").and_then(|hand| hand.parse::<Hand>().ok()),
        throws: get("throws").and_then(|throws| throws.parse().ok()),
        named: get("named").and_then(|id| seen.game.rules().cell(id)),
        points: get("points").and_then(|id| seen.game.rules().cell(id)),
        correct: get("correct").and_then(|turn| {
            let (round, number) = turn.split_once('.')?;
            Some((round.parse().ok()?, seat(number)?))
        }),
        ..Look::default()
    }
}

async fn render(visit: &Visit, live: &Arc<Live>, seen: &Seen, look: &Look, status: StatusCode) -> Response {
    live.touch(&visit.who);
    let next = visit.app.next_game(seen).await.unwrap_or_default();
    let series =
        if seen.is_over() { visit.app.series(seen).await.unwrap_or_default() } else { Series::default() };
    let here = live.here();
    let view = View {
        seen,
        here: &here,
        who: &visit.who,
        text: visit.text,
        look,
        next: next.as_ref(),
        patience: (!visit.app.bot_levels().is_empty()).then(|| visit.app.config().patience),
        has_coach: visit.app.has_coach(seen),
        series: &series,
        past: false,
    };
    let page = if visit.fragment { table_fragment(&view) } else { table_page(&view) };
    let mut response = (status, page).into_response();
    if matches!(look.hint, Some(Coached::Thinks)) && !visit.fragment {
        // Where no script asks again, the browser does.
        let again = HeaderValue::try_from(format!("1; url=/g/{}?coach", seen.id()));
        response.headers_mut().extend(again.ok().map(|again| (header::REFRESH, again)));
    }
    response
}

/// Says no on the table's own page, as it is now.
pub(super) async fn refuse_at(visit: &Visit, id: &str, refused: &Refused) -> Response {
    match visit.app.table_at(id).await {
        Ok(live) => {
            let look = Look { problem: Some(visit.problem(refused)), ..Look::default() };
            render(visit, &live, &live.seen(), &look, refused.status()).await
        }
        Err(refused) => visit.refuse(&refused),
    }
}

pub(super) async fn act(visit: Visit, Path(id): Path<String>, fields: Fields) -> Response {
    let live = match visit.app.table_at(&id).await {
        Ok(live) => live,
        Err(refused) => return visit.refuse(&refused),
    };
    let seen = live.seen();
    let done = async {
        match read(&seen, &fields)? {
            Asks::Look(look) => Ok(Some(look)),
            Asks::Act(body) if body.action == ActionBody::Hint => {
                let acted = visit.app.act(&live, &visit.who, &body).await?;
                let hint = visit.app.coach(&acted.seen, &visit.who, Question::default(), visit.text).await?;
                Ok(Some(Look { hint: Some(hint), ..Look::default() }))
            }
            Asks::Act(body) => visit.app.act(&live, &visit.who, &body).await.map(|_| None),
        }
    };
    match done.await {
        Ok(Some(look)) => render(&visit, &live, &live.seen(), &look, StatusCode::OK).await,
        Ok(None) if visit.fragment => {
            render(&visit, &live, &live.seen(), &Look::default(), StatusCode::OK).await
        }
        Ok(None) => visit.go(&format!("/g/{id}"), &visit.who),
        Err(refused) => {
            let look = Look { problem: Some(visit.problem(&refused)), ..look(&seen, &fields.0) };
            render(&visit, &live, &live.seen(), &look, refused.status()).await
        }
    }
}

/// What a press of a button means.
enum Asks {
    /// Something is asked first, or looked at.
    Look(Look),
    /// Something is done.
    Act(ActBody),
}

fn read(seen: &Seen, fields: &Fields) -> Result<Asks, Refused> {
    let unknown = Refused::Field { field: "do" };
    let pressed = fields.get("do").ok_or(unknown.clone())?;
    let (verb, rest) = pressed.split_once(':').unwrap_or((pressed, ""));
    let rules = seen.game.rules();
    let so_far = || match fields.get("hand").map(str::parse::<Hand>) {
        Some(Err(wrong)) => Err(Refused::Hand(wrong)),
        _ => Ok(look(seen, &fields.0)),
    };
    let action = match verb {
        "show" => return Ok(Asks::Look(so_far()?)),
        "clear" => return Ok(Asks::Look(Look::default())),
        "ask" => {
            return Ok(Asks::Look(Look { zero: rules.cell(rest), ..so_far()? }));
        }
        "points" => {
            // A hand that was typed but not looked at is meant; else the points are asked for.
            match fields.get("hand") {
                Some(_) => ActionBody::Table(told(seen, fields, rest, None)?),
                None => return Ok(Asks::Look(Look { points: rules.cell(rest), ..so_far()? })),
            }
        }
        "throw" => ActionBody::Throw { keep: kept(fields), bytes: fields.get("bytes").map(str::to_owned) },
        "name" => ActionBody::Name { cell: rest.to_owned() },
        "enter" if seen.game.source() == DiceSource::Table => {
            ActionBody::Table(told(seen, fields, rest, None)?)
        }
        "enter" => ActionBody::Enter { cell: rest.to_owned() },
        "tell" | "extra" => {
            let (cell, points) = rest.split_once(':').ok_or(unknown.clone())?;
            let points = points.parse().map_err(|_| unknown)?;
            let turn = told(seen, fields, cell, Some(points))?;
            ActionBody::Table(TurnBody { extra_yatzy: verb == "extra", ..turn })
        }
        "correct" => {
            let (round, seat) = rest.split_once(':').ok_or(unknown.clone())?;
            let (round, seat) = (round.parse().ok(), seat.parse().ok());
            let cell = fields.get("box").unwrap_or_default();
            let points = if fields.get("hand").is_some() { None } else { fields.number("points")? };
            let turn = told(seen, fields, cell, points)?;
            ActionBody::Correct { round: round.ok_or(unknown.clone())?, seat: seat.ok_or(unknown)?, turn }
        }
        "take-back" => ActionBody::TakeBack,
        "hint" => ActionBody::Hint,
        "leave" => ActionBody::Leave { seat: rest.parse().map_err(|_| unknown)? },
        "abandon" => ActionBody::Abandon,
        _ => return Err(unknown),
    };
    let version = fields.number("version")?.ok_or(Refused::Field { field: "version" })?;
    let key = fields.get("key").ok_or(Refused::Field { field: "key" })?.to_owned();
    Ok(Asks::Act(ActBody { version, key, action }))
}

/// A turn told from the table: by its hand, or by its points. Where nobody said which box was named, it was this one.
fn told(seen: &Seen, fields: &Fields, cell: &str, points: Option<u32>) -> Result<TurnBody, Refused> {
    let is_asked = seen.game.rules().declares() && seen.game.turn().is_none_or(|turn| turn.named.is_none());
    Ok(TurnBody {
        cell: cell.to_owned(),
        hand: fields.get("hand").filter(|_| points.is_none()).map(str::to_owned),
        points,
        extra_yatzy: false,
        throws: fields.number("throws")?,
        named: fields.get("named").or(is_asked.then_some(cell)).map(str::to_owned),
    })
}

/// The dice that are ticked, as a keep.
fn kept(fields: &Fields) -> String {
    let ticked = (1..=yatzy_rules::MAX_DICE).filter_map(|place| fields.get(&format!("k{place}")));
    ticked.collect::<Vec<_>>().join("-")
}

/// What every hand pays in every box: a pad for real dice goes on with it where the house can't be reached.
pub(super) async fn pays(visit: Visit, Path(id): Path<String>) -> Response {
    match visit.app.table_at(&id).await {
        Ok(live) => {
            let seen = live.seen();
            let rules = seen.game.rules();
            let hands = Hand::all(rules.dice()).iter().map(|&hand| {
                let points = rules.cells().iter().map(|cell| rules.points(cell, hand).0);
                (hand.to_string().replace('-', ""), points.collect())
            });
            let boxes: Vec<String> = rules.cells().iter().map(|cell| rules.cell_id(cell)).collect();
            let hands: std::collections::BTreeMap<String, Vec<u32>> = hands.collect();
            axum::Json(serde_json::json!({ "boxes": boxes, "hands": hands })).into_response()
        }
        Err(refused) => visit.refuse(&refused),
    }
}

pub(super) async fn record(visit: Visit, Path(id): Path<String>) -> Response {
    visit.record(&id).await.unwrap_or_else(|refused| visit.refuse(&refused))
}

pub(super) async fn rules(visit: Visit, Path(id): Path<String>) -> Response {
    match visit.app.table_at(&id).await {
        Ok(live) => {
            let seen = live.seen();
            let edition = seen.saved.edition.as_deref();
            let back = format!("/g/{}", seen.id());
            rules_page(visit.text, &seen.saved.rules, &seen.pad_names(), edition, &back).into_response()
        }
        Err(refused) => visit.refuse(&refused),
    }
}

/// Whoever comes back to where a form was sent finds the table.
pub(super) async fn back(visit: Visit, Path(id): Path<String>) -> Response {
    visit.go(&format!("/g/{id}"), &visit.who)
}

pub(super) async fn step_in(visit: Visit, Path(id): Path<String>) -> Response {
    let stepped = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.step_in(&live, &visit.who, None).await
    };
    match stepped.await {
        Ok(()) => visit.go(&format!("/g/{id}"), &visit.who),
        Err(refused) => refuse_at(&visit, &id, &refused).await,
    }
}

pub(super) async fn rematch(visit: Visit, Path(id): Path<String>) -> Response {
    let next = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.rematch(&live, &visit.who).await
    };
    match next.await {
        Ok(next) => visit.go(&format!("/g/{}", next.seen().id()), &visit.who),
        Err(refused) => refuse_at(&visit, &id, &refused).await,
    }
}

pub(super) async fn delete(visit: Visit, Path(id): Path<String>) -> Response {
    let deleted = async {
        let live = visit.app.table_at(&id).await?;
        visit.app.delete(&live, &visit.who).await
    };
    match deleted.await {
        Ok(()) => visit.go("/", &visit.who),
        Err(refused) => refuse_at(&visit, &id, &refused).await,
    }
}
