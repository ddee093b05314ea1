//! Pages of the house: the first one, a new game, a code, rules.

use super::form::{Fields, Visit};
use crate::pages::{Filled, home_page, new_game_page, rules_page};
use crate::refused::Refused;
use crate::service::{NewSeat, NewTable};
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use yatzy_rules::{Catalogue, DiceSource, OPTIONS};
use yatzy_store::Token;
use yatzy_text::{PadNames, Text, say};

pub(super) async fn home(visit: Visit) -> Response {
    let unfinished = match visit.who.hash() {
        Some(hash) => visit.app.store().unfinished(Some(hash)).await,
        None => Ok(Vec::new()),
    };
    match unfinished {
        Ok(games) => home_page(visit.text, &games, visit.app.config().records).into_response(),
        Err(error) => visit.refuse(&error.into()),
    }
}

pub(super) async fn new_form(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Response {
    new_game_page(visit.text, &Filled(query), &visit.app.bot_levels(), None).into_response()
}

pub(super) async fn new_game(visit: Visit, fields: Fields) -> Response {
    if fields.get("lines").is_some() {
        // More lines are asked for, and what was filled in stays.
        return new_game_page(visit.text, &Filled(fields.0), &visit.app.bot_levels(), None).into_response();
    }
    let made = async { visit.app.make(&visit.who, &new_table(visit.text, &fields)?).await };
    match made.await {
        Ok(made) => visit.go(&format!("/g/{}", made.live.seen().id()), &made.host),
        Err(refused) => {
            let problem = Some(visit.problem(&refused));
            let page = new_game_page(visit.text, &Filled(fields.0), &visit.app.bot_levels(), problem);
            (refused.status(), page).into_response()
        }
    }
}

fn new_table(text: Text, fields: &Fields) -> Result<NewTable, Refused> {
    let rules = fields.get("edition").or(fields.get("game")).unwrap_or("yatzy").to_owned();
    let options =
        OPTIONS.iter().filter_map(|form| Some((form.name.to_owned(), fields.get(form.name)?.to_owned())));
    let source = fields.get("dice").and_then(|dice| dice.parse().ok()).unwrap_or(DiceSource::Program);
    let key = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::random(),
    };
    let lines = 1..=crate::service::MAX_SEATS;
    let seats = lines.filter_map(|line| new_seat(text, fields, line)).collect();
    let hints = match fields.get("hints") {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    Ok(NewTable { rules, options: options.collect(), source, seats, hints, key })
}

/// The seat of one line; an empty line is none, unless it is open or the computer's.
fn new_seat(text: Text, fields: &Fields, line: usize) -> Option<NewSeat> {
    let name = fields.get(&format!("name{line}")).map(str::to_owned);
    match (fields.get(&format!("kind{line}")).unwrap_or("here"), name) {
        ("open", _) => Some(NewSeat::Open),
        ("elsewhere", Some(name)) => Some(NewSeat::Elsewhere(name)),
        (kind, name) => match (kind.strip_prefix("bot:"), name) {
            (Some(level), name) => {
                let name = name.unwrap_or_else(|| say!(text, "bot-name", level = text.level_name(level)));
                Some(NewSeat::Bot { level: level.to_owned(), name: Some(name) })
            }
            (None, name) => name.map(NewSeat::Here),
        },
    }
}

pub(super) async fn join(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Response {
    match visit.app.by_code(query.get("code").map_or("", String::as_str)).await {
        Ok(id) => visit.go(&format!("/g/{id}"), &visit.who),
        Err(refused) => visit.refuse(&refused),
    }
}

pub(super) async fn rules(visit: Visit, Path(edition): Path<String>) -> Response {
    match Catalogue::get().edition(&edition) {
        Some(edition) => {
            let names = PadNames::of_edition(edition);
            rules_page(visit.text, &edition.rules, &names, Some(&edition.id), "/").into_response()
        }
        None => visit.refuse(&Refused::UnknownRules(edition)),
    }
}
