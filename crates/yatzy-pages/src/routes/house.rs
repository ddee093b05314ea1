//! Pages of the house: the first one, a new game, a code, rules.

use super::{Answer, Asking};
use crate::pages::{home_page, new_game_page, rules_page};
use crate::problem::status_of;
use crate::reply::Reply;
use crate::request::Fields;
use yatzy_rules::{Catalogue, DiceSource, OPTIONS};
use yatzy_table::{MAX_SEATS, NewRules, NewSeat, NewTable, Refused, Token};
use yatzy_text::PadNames;

pub(super) async fn home(asking: Asking<'_>) -> Answer {
    let unfinished = match asking.who().token() {
        Some(_) => asking.house.unfinished(asking.who()).await?,
        None => Vec::new(),
    };
    Ok(Reply::page(home_page(asking.visit(), &unfinished, asking.house.offers().records)))
}

pub(super) fn new_form(asking: Asking<'_>) -> Answer {
    let computer = asking.house.offers().computer;
    Ok(Reply::page(new_game_page(asking.visit(), &asking.request.query, computer, None)))
}

pub(super) async fn new_game(asking: Asking<'_>) -> Answer {
    let (request, computer) = (asking.request, asking.house.offers().computer);
    let form = |problem| Reply::page(new_game_page(asking.visit(), &request.fields, computer, problem));
    if request.fields.get("lines").is_some() {
        // More lines are asked for, and what was filled in stays.
        return Ok(form(None));
    }
    let made = match new_table(&request.fields, request.fresh) {
        Ok(table) => asking.house.make(asking.who(), &table).await,
        Err(refused) => Err(refused.into()),
    };
    Ok(match made {
        Ok(made) => asking.to_table(&made.view.id).for_device(request, &made.host),
        Err(rejection) => {
            let told = (rejection.refused.code().to_owned(), rejection.sentence(request.text));
            form(Some(told)).with(status_of(&rejection.refused))
        }
    })
}

fn new_table(fields: &Fields, fresh: [u8; 32]) -> Result<NewTable, Refused> {
    let id = fields.get("edition").or(fields.get("game")).unwrap_or("yatzy").to_owned();
    let options =
        OPTIONS.iter().filter_map(|form| Some((form.name.to_owned(), fields.get(form.name)?.to_owned())));
    let source = fields.get("dice").and_then(|dice| dice.parse().ok()).unwrap_or(DiceSource::Program);
    let key = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::from_bytes(fresh),
    };
    let seats = (1..=MAX_SEATS).filter_map(|line| new_seat(fields, line)).collect();
    let hints = match fields.get("hints") {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    let rules = NewRules::Listed { id, options: options.collect() };
    Ok(NewTable { rules, source, seats, hints, key })
}

/// The seat of one line; an empty line is none, unless it is open or the computer's.
fn new_seat(fields: &Fields, line: usize) -> Option<NewSeat> {
    let name = fields.get(&format!("name{line}")).map(str::to_owned);
    match (fields.get(&format!("kind{line}")).unwrap_or("here"), name) {
        ("open", _) => Some(NewSeat::Open),
        ("elsewhere", Some(name)) => Some(NewSeat::Elsewhere(name)),
        (kind, name) => match kind.strip_prefix("bot:") {
            Some(level) => Some(NewSeat::Computer { level: level.to_owned(), name }),
            None => name.map(NewSeat::Here),
        },
    }
}

pub(super) async fn join(asking: Asking<'_>) -> Answer {
    let code = asking.request.query.get("code").unwrap_or_default();
    Ok(asking.to_table(&asking.house.by_code(code).await?))
}

pub(super) fn rules(asking: Asking<'_>, edition: &str) -> Answer {
    let unknown = || Refused::UnknownRules(edition.to_owned());
    let edition = Catalogue::get().edition(edition).ok_or_else(unknown)?;
    let names = PadNames::of_edition(edition);
    Ok(Reply::page(rules_page(asking.visit(), &edition.rules, &names, Some(&edition.id), "/")))
}
