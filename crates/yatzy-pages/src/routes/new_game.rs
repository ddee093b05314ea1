//! A new game, joining by a code, and the rules of an edition.

use super::{Asking, PageResult, WRONG, matches};
use crate::pages::{
    FormError, NO_PLAYER, OWN_RULES, PrintPaths, SAME_NAME, WHO, computer_page, edition_name, first_game,
    new_game_page, offered_place, read_goal, rules_page, unknown_code_page,
};
use crate::paths;
use crate::reply::Reply;
use crate::request::Fields;
use yatzy_rules::{Catalogue, DiceSource, FileError, OPTIONS, RulesetFile, is_same_name};
use yatzy_table::{
    CodeTarget, HouseOffers, MAX_SEATS, MatchView, NewRules, NewSeat, NewTable, Refused, Rejection, Token,
};
use yatzy_text::{Explain, PadNames, Text, say};
use yatzy_wire::{Problem, status_of};

pub(super) fn new_form(asking: Asking<'_>) -> PageResult {
    Ok(Reply::page(new_game_page(asking.context(), &asking.request.query, asking.house.offers(), None)))
}

/// The levels of the computer, if it plays here.
pub(super) fn computer(asking: Asking<'_>) -> PageResult {
    if asking.house.offers().computer {
        Ok(Reply::page(computer_page(asking.context())))
    } else {
        Err(Problem::UnknownPage)
    }
}

pub(super) async fn new_game(asking: Asking<'_>) -> PageResult {
    let (request, offers) = (asking.request, asking.house.offers());
    let form = |problem| Reply::page(new_game_page(asking.context(), &request.fields, offers, problem));
    if request.fields.get("lines").is_some() {
        // More lines were asked for. The filled-in fields stay.
        return Ok(form(None));
    }
    let is_asked = request.fields.get(SAME_NAME) == Some("ask");
    if let Some(name) = same_name(&request.fields).filter(|_| is_asked) {
        let mut answered = request.fields.without(SAME_NAME);
        answered.push(SAME_NAME, "yes");
        let sentence = say!(request.text, "new-same-name", name = name);
        let problem = FormError { code: "name/twice".to_owned(), sentence };
        let page = new_game_page(asking.context(), &answered, offers, Some(problem));
        return Ok(Reply::page(page).with(WRONG));
    }
    let rules = match new_rules(&request.fields, offers) {
        Ok(rules) => rules,
        Err(error) => {
            let reason = error.explain(request.text);
            let sentence = say!(request.text, "new-own-rules-wrong", reason = reason);
            let problem = FormError { code: error.code().to_owned(), sentence };
            return Ok(form(Some(problem)).with(WRONG));
        }
    };
    if request.fields.get("dice") == Some(matches::SAME_DICE) {
        let made = match new_table(request.text, &request.fields, rules, request.fresh) {
            Ok(table) => matches::make(asking, &table).await,
            Err(refused) => Err(refused.into()),
        };
        return Ok(match made {
            Ok(made) => asking.go(MatchView::page(&made.view.id)).for_device(request, &made.who),
            Err(rejection) => refused_form(asking, &rejection),
        });
    }
    let made = match new_table(request.text, &request.fields, rules, request.fresh) {
        Ok(table) => asking.house.make(asking.who(), &table).await,
        Err(refused) => Err(refused.into()),
    };
    Ok(match made {
        Ok(made) => asking.to_table(&made.view.id).for_device(request, &made.host),
        Err(rejection) => refused_form(asking, &rejection),
    })
}

/// The form again, with what is wrong with it.
fn refused_form(asking: Asking<'_>, rejection: &Rejection) -> Reply {
    let (request, offers) = (asking.request, asking.house.offers());
    let code = rejection.refused.code().to_owned();
    let problem = FormError { code, sentence: sentence(request.text, &request.fields, rejection) };
    let form = new_game_page(asking.context(), &request.fields, offers, Some(problem));
    Reply::page(form).with(status_of(&rejection.refused))
}

/// Why the form was refused: the choices that contradict each other.
fn sentence(text: Text, fields: &Fields, rejection: &Rejection) -> String {
    if !matches!(rejection.refused, Refused::Invalid(_)) {
        return rejection.sentence(text);
    }
    let chosen = OPTIONS.iter().filter(|form| rule(fields, form.name).is_some());
    let mut options: Vec<String> = chosen.map(|form| text.option_name(form.name)).collect();
    let edition = rule(fields, "edition").and_then(|id| Catalogue::get().edition(id));
    options.extend(edition.map(|edition| edition_name(text, edition)));
    say!(text, "new-options-clash", options = text.all_of(&options))
}

/// The edition or an option of the chosen game. Those of other games are on the form too, and are ignored.
fn rule<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    let game = fields.get("game").unwrap_or(first_game());
    fields.get(&format!("{game}:{name}")).or(fields.get(name))
}

/// The edition and the options of a form or an address.
pub(super) fn chosen_rules(fields: &Fields) -> (String, Vec<(String, String)>) {
    let id = rule(fields, "edition").or(fields.get("game")).unwrap_or(first_game()).to_owned();
    let options =
        OPTIONS.iter().filter_map(|form| Some((form.name.to_owned(), rule(fields, form.name)?.to_owned())));
    (id, options.collect())
}

/// The chosen rules: a pasted file, one of the server's rulesets, or a game of the catalogue.
pub(super) fn new_rules(fields: &Fields, offers: &HouseOffers) -> Result<NewRules, FileError> {
    if let Some(text) = fields.get(OWN_RULES) {
        return RulesetFile::parse(text).map(|file| NewRules::of_file(&file));
    }
    let offered = fields.get("game").and_then(offered_place).and_then(|place| offers.rulesets.get(place));
    if let Some(file) = offered {
        return Ok(NewRules::of_file(file));
    }
    let (id, options) = chosen_rules(fields);
    Ok(NewRules::Listed { id, options })
}

pub(super) fn new_table(
    text: Text,
    fields: &Fields,
    rules: NewRules,
    fresh: [u8; 32],
) -> Result<NewTable, Refused> {
    let source = fields.get("dice").and_then(|dice| dice.parse().ok()).unwrap_or(DiceSource::Program);
    let key = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::from_bytes(fresh),
    };
    let mut seats: Vec<NewSeat> = (1..=MAX_SEATS).filter_map(|line| new_seat(text, fields, line)).collect();
    if seats.is_empty() {
        seats.push(NewSeat::Here(say!(text, "new-player", seat = 1)));
    }
    let hints = match fields.get("hints") {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    let goal = read_goal(fields).ok_or(Refused::Field { field: "goal" })?;
    Ok(NewTable { seed: None, rules, source, seats, goal, hints, key })
}

/// A name that two players of the form have.
fn same_name(fields: &Fields) -> Option<&str> {
    let names: Vec<&str> = (1..=MAX_SEATS).filter_map(|line| fields.get(&format!("name{line}"))).collect();
    let later = |place: usize| names[place + 1..].iter();
    let twice =
        names.iter().enumerate().find(|(place, name)| later(*place).any(|other| is_same_name(other, name)));
    twice.map(|(_, name)| *name)
}

/// The seat of one line. A person without a name goes by the number of the line; a name is never dropped.
fn new_seat(text: Text, fields: &Fields, line: usize) -> Option<NewSeat> {
    let given = fields.get(&format!("name{line}")).map(str::to_owned);
    let name = || given.clone().unwrap_or_else(|| say!(text, "new-player", seat = line));
    match fields.get(&format!("kind{line}")) {
        None | Some(NO_PLAYER) => given.map(NewSeat::Here),
        Some("open") => Some(given.map_or(NewSeat::Open, NewSeat::Elsewhere)),
        Some("elsewhere") => Some(NewSeat::Elsewhere(name())),
        Some(kind) => Some(match kind.strip_prefix("bot:") {
            Some(level) => NewSeat::Computer { level: level.to_owned(), name: given },
            None => NewSeat::Here(name()),
        }),
    }
}

pub(super) async fn join(asking: Asking<'_>) -> PageResult {
    let code = asking.request.query.get("code").unwrap_or_default();
    Ok(match asking.house.by_code(code).await {
        Ok(CodeTarget::Table(id)) => asking.go(format_args!("{}?{WHO}", id.page())),
        Ok(CodeTarget::Match(id)) => asking.go(MatchView::page(&id)),
        Err(rejection) if rejection.refused == Refused::UnknownCode => {
            let sentence = rejection.sentence(asking.request.text);
            let problem = FormError { code: rejection.refused.code().to_owned(), sentence };
            let page = unknown_code_page(asking.context(), code, &problem);
            Reply::page(page).with(status_of(&rejection.refused))
        }
        Err(rejection) => return Err(rejection.into()),
    })
}

pub(super) fn rules(asking: Asking<'_>, edition: &str) -> PageResult {
    let unknown = || Refused::UnknownRules(edition.to_owned());
    let edition = Catalogue::get().edition(edition).ok_or_else(unknown)?;
    let names = PadNames::of_edition(edition);
    let print = PrintPaths {
        leaflet: format!("{}?edition={}", paths::paper("leaflet"), edition.id),
        pad: format!("{}?edition={}", paths::PRINT, edition.id),
    };
    Ok(Reply::page(rules_page(asking.context(), &edition.rules, &names, Some(&edition.id), "/", &print)))
}
