//! A device's own games. Every house has this page: it shows no other device's games.

use super::{Asking, PageResult};
use crate::pages::{HomeGames, OwnGames, home_page, own_games_page};
use crate::reply::Reply;
use yatzy_table::{COUNTED, Finished, FinishedQuery, PersonRecord, Unfinished, View};
use yatzy_wire::Problem;

/// Games that the first page looks at to find one that waits for this device.
const LOOKED_AT: usize = 5;

/// Unfinished games on the page of a device's games, and finished ones on each of its pages.
const WAITING: usize = 40;
const PAGE: usize = 30;

pub(super) async fn home(asking: Asking<'_>) -> PageResult {
    let unfinished = asking.house.unfinished(asking.who()).await?;
    let query = FinishedQuery { limit: Some(1), ..FinishedQuery::default() };
    let any_finished = !asking.house.finished(Some(asking.who()), &query).await?.is_empty();
    let mut next: Option<View> = None;
    for game in unfinished.iter().take(LOOKED_AT) {
        let Some(view) = peek(asking, game).await else { continue };
        let waits = view.you.to_play;
        if waits || next.is_none() {
            next = Some(view);
        }
        if waits {
            break;
        }
    }
    let streak = asking.house.calendar(asking.who()).await.map_or(0, |calendar| calendar.streak);
    let games = HomeGames { waiting: unfinished.len(), next, any_finished, streak };
    Ok(Reply::page(home_page(asking.context(), &games, asking.house.offers())))
}

pub(super) async fn own_games(asking: Asking<'_>) -> PageResult {
    let query = &asking.request.query;
    let name = query.get("name").unwrap_or_default().to_owned();
    let number: usize = query.number("page").map_err(|_| Problem::UnknownPage)?.unwrap_or(1).clamp(1, 10_000);
    let sought = name.to_lowercase();
    let fits = |of: &str| of.to_lowercase().contains(&sought);
    let mut waiting = Vec::new();
    let unfinished = asking.house.unfinished(asking.who()).await?;
    for game in unfinished
        .into_iter()
        .filter(|game| sought.is_empty() || game.names.iter().any(|of| fits(of)))
        .take(WAITING)
    {
        let view = peek(asking, &game).await;
        waiting.push((game, view));
    }
    let newest = FinishedQuery { limit: Some(COUNTED), ..FinishedQuery::default() };
    let mut finished = asking.house.finished(Some(asking.who()), &newest).await?;
    finished.retain(|game| sought.is_empty() || game.seats.iter().any(|seat| fits(&seat.name)));
    let people = by_edition(&finished);
    let page: Vec<Finished> = finished.iter().skip((number - 1) * PAGE).take(PAGE).cloned().collect();
    let more = finished.len() > number * PAGE;
    let records = asking.house.offers().records;
    let games = OwnGames { name, waiting, finished: page, number, more, people, records };
    Ok(Reply::page(own_games_page(asking.context(), &games)))
}

/// A game as it stands. One that can't be read is left out: a later version may have written it.
async fn peek(asking: Asking<'_>, game: &Unfinished) -> Option<View> {
    asking.house.peek(&game.id, asking.who()).await.ok()
}

/// How everyone played, for each edition on its own: totals of different rules can't be compared.
fn by_edition(games: &[Finished]) -> Vec<(Option<String>, Vec<PersonRecord>)> {
    let mut rules: Vec<(&Option<String>, &str)> = Vec::new();
    for game in games {
        let these = (&game.edition, &*game.rules_hash);
        if !rules.contains(&these) {
            rules.push(these);
        }
    }
    let of = |(edition, hash): (&Option<String>, &str)| {
        let same: Vec<Finished> = games
            .iter()
            .filter(|game| &game.edition == edition && game.rules_hash == hash)
            .cloned()
            .collect();
        (edition.clone(), PersonRecord::of(&same))
    };
    rules.into_iter().map(of).filter(|(_, people)| !people.is_empty()).collect()
}
