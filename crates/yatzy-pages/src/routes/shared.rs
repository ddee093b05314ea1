//! The same dice for everyone: challenges of friends, and today's game.

use super::{Asking, PageResult};
use crate::pages::{
    FormError, NewChallenge, TodayPage, challenge_page, comparison_page, today_page, turn_costs,
};
use crate::reply::{Refresh, Reply};
use yatzy_rules::{Date, DiceSource, Goal};
use yatzy_table::{
    Challenge, Deferred, GameId, NewAttempt, NewRules, NewSeat, NewTable, Refused, Rejection, Token, View,
    Who, digest,
};
use yatzy_text::say;
use yatzy_wire::status_of;

/// The page that a link of a challenge leads to. Reading it makes nothing: messengers open links for a preview.
pub(super) async fn challenge(asking: Asking<'_>) -> PageResult {
    let query = &asking.request.query;
    match (query.get("c"), query.get("from")) {
        (Some(code), _) => match Challenge::parse(code) {
            Ok(challenge) => {
                let begun = begun(asking, &challenge).await;
                let code = challenge.code();
                let new = NewChallenge::Friend { code: &code, challenge: &challenge, begun: begun.as_ref() };
                Ok(Reply::page(challenge_page(asking.context(), &new, "", None)))
            }
            Err(error) => Ok(refused(asking, &NewChallenge::Ask, &Refused::Challenge(error).into())),
        },
        (None, Some(game)) => {
            let from = asking.house.look(&super::game(game)?, asking.who()).await?;
            Ok(Reply::page(challenge_page(asking.context(), &NewChallenge::First { from: &from }, "", None)))
        }
        (None, None) => Ok(Reply::page(challenge_page(asking.context(), &NewChallenge::Ask, "", None))),
    }
}

/// Starts the game of a challenge, or one with fresh dice.
pub(super) async fn start(asking: Asking<'_>) -> PageResult {
    let fields = &asking.request.fields;
    let new = match (fields.get("c"), fields.get("from")) {
        (Some(code), _) => NewRules::of_challenge(code).map_err(Refused::Challenge),
        (None, Some(game)) => {
            let from = asking.house.look(&super::game(game)?, asking.who()).await?;
            Ok(match Challenge::rules_of_game(from.edition.as_deref(), &from.rules) {
                Ok((id, options)) => NewRules::Listed { id, options },
                Err(_) => NewRules::Own {
                    edition: from.edition.clone(),
                    rules: from.rules.clone(),
                    names: from.names.own(),
                },
            })
        }
        (None, None) => Err(Refused::Field { field: "c" }),
    };
    let rules = match new {
        Ok(rules) => rules,
        Err(error) => return Ok(refused(asking, &NewChallenge::Ask, &error.into())),
    };
    let key: Token = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::from_bytes(asking.request.fresh),
    };
    // A device without a token is given one here: its game of a challenge is found by it.
    let who = asking.who().or_device_of(key);
    // Every start of one challenge on one device is the same game.
    let key = match &rules {
        NewRules::Challenge { challenge, .. } => challenge_key(&who, challenge).unwrap_or(key),
        NewRules::Listed { .. } | NewRules::Own { .. } => key,
    };
    if let NewRules::Challenge { challenge, .. } = &rules
        && let Some(view) = begun(asking, challenge).await
    {
        return Ok(asking.to_table(&view.id));
    }
    let new = NewTable {
        rules,
        source: DiceSource::Shared,
        seed: None,
        seats: vec![NewSeat::Here(name(asking))],
        goal: Goal::Mean,
        hints: Some(false),
        key,
    };
    match asking.house.make(&who, &new).await {
        Ok(made) => Ok(asking.to_table(&made.view.id).for_device(asking.request, &made.host)),
        Err(rejection) => Ok(refused(asking, &NewChallenge::Ask, &rejection)),
    }
}

/// The name of the form; a person without one goes by a number.
fn name(asking: Asking<'_>) -> String {
    let typed = asking.request.fields.get("name").map(str::trim).filter(|name| !name.is_empty());
    typed.map_or_else(|| say!(asking.request.text, "new-player", seat = 1), str::to_owned)
}

/// The key of a device's game of a challenge.
fn challenge_key(who: &Who, challenge: &Challenge) -> Option<Token> {
    let code = digest("yatzy code", &[challenge.code().as_bytes()]);
    Some(Token::from_bytes(who.token()?.derive("yatzy challenge", &code)))
}

/// This device's game of a challenge, if it was begun.
async fn begun(asking: Asking<'_>, challenge: &Challenge) -> Option<View> {
    let key = challenge_key(asking.who(), challenge)?;
    let id = GameId::from_bytes(&key.derive("yatzy game id", b""));
    asking.house.peek(&id, asking.who()).await.ok()
}

fn refused(asking: Asking<'_>, new: &NewChallenge<'_>, rejection: &Rejection) -> Reply {
    let refused = &rejection.refused;
    let sentence = rejection.sentence(asking.request.text);
    let problem = FormError { code: refused.code().to_owned(), sentence };
    let typed = asking.request.fields.get("name").unwrap_or_default();
    Reply::page(challenge_page(asking.context(), new, typed, Some(&problem))).with(status_of(refused))
}

/// A finished game beside the challenge that it answers.
pub(super) async fn compare(asking: Asking<'_>, id: &GameId) -> PageResult {
    let compared = asking.house.compare(id, asking.who()).await?;
    if matches!(compared, Deferred::Unavailable) {
        return Err(Refused::NoReport.into());
    }
    let view = asking.house.look(id, asking.who()).await?;
    let page = Reply::page(comparison_page(asking.context(), &view, &compared));
    let refresh = matches!(compared, Deferred::Pending).then_some(Refresh { seconds: 2, to: None });
    Ok(Reply { refresh, ..page })
}

pub(super) async fn today(asking: Asking<'_>) -> PageResult {
    let date = asking.request.query.get("day").map(str::parse::<Date>).transpose();
    let date = date.map_err(|_| Refused::Field { field: "day" })?;
    today_with(asking, date, None).await
}

async fn today_with(asking: Asking<'_>, date: Option<Date>, problem: Option<FormError>) -> PageResult {
    let (house, who) = (asking.house, asking.who());
    let (day, calendar) = (house.day(who, date).await?, house.calendar(who).await?);
    let (mut costs, mut is_pending) = (Vec::new(), false);
    let finished =
        day.games.iter().filter_map(|game| game.yours.as_ref()).filter(|yours| yours.total.is_some());
    for yours in finished {
        match house.report(&yours.game, who).await {
            Ok(Deferred::Ready(analysis)) => costs.push((yours.game.clone(), turn_costs(&analysis))),
            Ok(Deferred::Pending) => is_pending = true,
            Ok(Deferred::Unavailable) | Err(_) => {}
        }
    }
    let page = today_page(&TodayPage {
        context: asking.context(),
        day: &day,
        calendar: &calendar,
        costs: &costs,
        is_pending,
        typed: asking.request.fields.get("name").unwrap_or_default(),
        problem: problem.as_ref(),
    });
    let refresh = is_pending.then_some(Refresh { seconds: 2, to: None });
    Ok(Reply { refresh, ..Reply::page(page) })
}

/// Begins or goes on with a game of today.
pub(super) async fn play_today(asking: Asking<'_>) -> PageResult {
    let fields = &asking.request.fields;
    let key = match fields.get("key") {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::from_bytes(asking.request.fresh),
    };
    let attempt = NewAttempt {
        rules: fields.get("rules").unwrap_or_default().to_owned(),
        name: name(asking),
        is_again: fields.get("again") == Some("yes"),
        key,
    };
    match asking.house.play_today(asking.who(), &attempt).await {
        Ok(made) => Ok(asking.to_table(&made.view.id).for_device(asking.request, &made.host)),
        Err(rejection) => {
            let code = rejection.refused.code().to_owned();
            let problem = FormError { code, sentence: rejection.sentence(asking.request.text) };
            Ok(today_with(asking, None, Some(problem)).await?.with(status_of(&rejection.refused)))
        }
    }
}
