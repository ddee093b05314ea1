//! Records, history and statistics of the house. A public server has none.

use super::{Asking, PageResult};
use crate::pages::{history_page, records_page, statistics_page};
use crate::paths;
use crate::reply::Reply;
use yatzy_rules::Catalogue;
use yatzy_table::{COUNTED, FinishedQuery, PersonRecord, Refused, Rejection};
use yatzy_wire::Problem;

/// Number of games on the records page, and on a page of the history.
const LATEST: u32 = 8;
const PAGE: u32 = 50;

pub(super) async fn records(asking: Asking<'_>) -> PageResult {
    check(asking)?;
    let records = asking.house.edition_records().await?;
    let query = FinishedQuery { complete: true, limit: Some(LATEST), ..FinishedQuery::default() };
    let latest = asking.house.finished(None, &query).await?;
    Ok(Reply::page(records_page(asking.context(), &records, &latest)))
}

pub(super) async fn history(asking: Asking<'_>, number: &str) -> PageResult {
    check(asking)?;
    let number = number.parse().ok().filter(|number| (1..=100_000).contains(number));
    let number: u32 = number.ok_or(Problem::UnknownPage)?;
    let query =
        FinishedQuery { skip: (number - 1) * PAGE, limit: Some(PAGE + 1), ..FinishedQuery::default() };
    let mut games = asking.house.finished(None, &query).await?;
    let more = games.len() > PAGE as usize;
    games.truncate(PAGE as usize);
    Ok(Reply::page(history_page(asking.context(), &games, number, more)))
}

pub(super) async fn statistics(asking: Asking<'_>, edition: &str, options: Option<&str>) -> PageResult {
    check(asking)?;
    let statistics = match asking.house.statistics(edition, options).await {
        // The rules are known, and no game by them was finished yet.
        Err(Rejection { refused: Refused::UnknownRules(_), .. })
            if options.is_none() && Catalogue::get().edition(edition).is_some() =>
        {
            return Ok(asking.go(paths::RECORDS));
        }
        statistics => statistics?,
    };
    let perfect = asking.house.perfect(&statistics.rules).await;
    let query = FinishedQuery {
        edition: Some(edition.to_owned()),
        rules_hash: Some(statistics.rules.hash().to_string()),
        complete: true,
        limit: Some(COUNTED),
        ..FinishedQuery::default()
    };
    let people = PersonRecord::of(&asking.house.finished(None, &query).await?);
    let best = statistics.totals.iter().max().copied().unwrap_or_default();
    let reach = asking.house.total_odds(&statistics.rules, best).await;
    Ok(Reply::page(statistics_page(asking.context(), &statistics, &people, &perfect, &reach)))
}

pub(super) fn check(asking: Asking<'_>) -> Result<(), Problem> {
    if asking.house.offers().records { Ok(()) } else { Err(Problem::UnknownPage) }
}
