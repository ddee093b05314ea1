//! Pages of the house: the first one, a new game, a code, records, rules.

use super::form::{Fields, Visit};
use crate::pages::{Best, Filled, home_page, new_game_page, records_page, rules_page};
use crate::refused::Refused;
use crate::service::{NewSeat, NewTable};
use crate::who::lang_cookie;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::collections::{BTreeMap, HashMap};
use yatzy_rules::{Catalogue, DiceSource, OPTIONS};
use yatzy_store::{Finished, FinishedQuery, Token};
use yatzy_text::{Lang, PadNames, Text};

/// How many finished games the records show one by one.
const LATEST: usize = 20;

pub(super) async fn home(visit: Visit) -> Response {
    let unfinished = match visit.who.hash() {
        Some(hash) => visit.app.store().unfinished(Some(hash)).await,
        None => Ok(Vec::new()),
    };
    match unfinished {
        Ok(games) => home_page(visit.text, &games).into_response(),
        Err(error) => visit.refuse(&error.into()),
    }
}

pub(super) async fn new_form(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Response {
    new_game_page(visit.text, &Filled(query), &visit.app.bot_levels(), None).into_response()
}

pub(super) async fn new_game(visit: Visit, fields: Fields) -> Response {
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
    let source = match fields.get("dice") {
        Some("table") => DiceSource::Table,
        _ => DiceSource::Program,
    };
    let key = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::random(),
    };
    let lines = 1..=crate::service::MAX_SEATS;
    let seats = lines.filter_map(|line| new_seat(text, fields, line)).collect();
    Ok(NewTable { rules, options: options.collect(), source, seats, key })
}

/// The seat of one line; an empty line is none, unless it is open or the computer's, which goes by its level.
fn new_seat(text: Text, fields: &Fields, line: usize) -> Option<NewSeat> {
    let name = fields.get(&format!("name{line}")).map(str::to_owned);
    match (fields.get(&format!("kind{line}")).unwrap_or("here"), name) {
        ("open", _) => Some(NewSeat::Open),
        ("elsewhere", Some(name)) => Some(NewSeat::Elsewhere(name)),
        (kind, name) => match (kind.strip_prefix("bot:"), name) {
            (Some(level), name) => {
                let name = name.unwrap_or_else(|| text.level_name(level));
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

pub(super) async fn lang(visit: Visit, fields: Fields) -> Response {
    let Some(lang) = fields.get("lang").and_then(Lang::parse) else {
        return visit.refuse(&Refused::Field { field: "lang" });
    };
    let mut response = visit.go("/", &visit.who);
    response.headers_mut().append(header::SET_COOKIE, lang_cookie(lang));
    response
}

pub(super) async fn rules(visit: Visit, Path(edition): Path<String>) -> Response {
    match Catalogue::get().edition(&edition) {
        Some(edition) => {
            let names = PadNames::of_edition(edition);
            rules_page(visit.text, &edition.rules, &names, Some(&edition.id)).into_response()
        }
        None => visit.refuse(&Refused::UnknownRules(edition)),
    }
}

pub(super) async fn records(visit: Visit) -> Response {
    if !visit.app.config().records {
        return visit.refuse(&Refused::UnknownPage);
    }
    let query = FinishedQuery { complete: true, ..FinishedQuery::default() };
    match visit.app.store().finished(&query).await {
        Ok(games) => {
            records_page(visit.text, &bests(&games), &games[..games.len().min(LATEST)]).into_response()
        }
        Err(error) => visit.refuse(&error.into()),
    }
}

/// How people did in each edition; cards that were given up don't count.
fn bests(games: &[Finished]) -> Vec<Best> {
    let mut cards: BTreeMap<&str, Vec<(u32, &str)>> = BTreeMap::new();
    for game in games {
        let Some(edition) = game.edition.as_deref() else { continue };
        let full = game.seats.iter().filter(|(_, _, result)| result.place.is_some());
        cards.entry(edition).or_default().extend(full.map(|(name, _, result)| (result.total, name.as_str())));
    }
    let best = |(edition, cards): (&str, Vec<(u32, &str)>)| {
        let (total, name) = cards.iter().max_by_key(|(total, _)| *total)?;
        let sum: u32 = cards.iter().map(|(total, _)| total).sum();
        Some(Best {
            edition: edition.to_owned(),
            cards: cards.len() as u32,
            best: (*total, (*name).to_owned()),
            mean: f64::from(sum) / cards.len() as f64,
        })
    };
    cards.into_iter().filter_map(best).collect()
}
