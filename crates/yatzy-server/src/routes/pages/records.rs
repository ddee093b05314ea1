//! Records, history and statistics of the house. A server for many has none.

use super::form::Visit;
use crate::pages::{history_page, records_page, statistics_page};
use crate::refused::Refused;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use yatzy_store::FinishedQuery;

/// How many games the records show one by one, and how many a page of the history.
const LATEST: u32 = 8;
const PAGE: u32 = 50;

pub(super) async fn records(visit: Visit) -> Response {
    let found = async {
        check(&visit)?;
        let records = visit.app.edition_records().await?;
        let query = FinishedQuery { complete: true, limit: Some(LATEST), ..FinishedQuery::default() };
        let latest = visit.app.store().finished(&query).await?;
        Ok(records_page(visit.text, &records, &latest).into_response())
    };
    found.await.unwrap_or_else(|refused: Refused| visit.refuse(&refused))
}

pub(super) async fn history(visit: Visit, Path(number): Path<String>) -> Response {
    let found = async {
        check(&visit)?;
        let number: u32 = number
            .parse()
            .ok()
            .filter(|number| (1..=100_000).contains(number))
            .ok_or(Refused::UnknownPage)?;
        let query =
            FinishedQuery { skip: (number - 1) * PAGE, limit: Some(PAGE + 1), ..FinishedQuery::default() };
        let mut games = visit.app.store().finished(&query).await?;
        let more = games.len() > PAGE as usize;
        games.truncate(PAGE as usize);
        Ok(history_page(visit.text, &games, number, more).into_response())
    };
    found.await.unwrap_or_else(|refused: Refused| visit.refuse(&refused))
}

pub(super) async fn statistics(visit: Visit, Path(edition): Path<String>) -> Response {
    of(visit, &edition, None).await
}

pub(super) async fn statistics_of_options(
    visit: Visit,
    Path((edition, options)): Path<(String, String)>,
) -> Response {
    of(visit, &edition, Some(&options)).await
}

async fn of(visit: Visit, edition: &str, options: Option<&str>) -> Response {
    let found = async {
        check(&visit)?;
        let house = visit.app.statistics(edition, options).await?;
        let perfect = visit.app.perfect(&house.rules).await;
        Ok(statistics_page(visit.text, &house, &perfect).into_response())
    };
    found.await.unwrap_or_else(|refused: Refused| visit.refuse(&refused))
}

fn check(visit: &Visit) -> Result<(), Refused> {
    if visit.app.config().records { Ok(()) } else { Err(Refused::UnknownPage) }
}
