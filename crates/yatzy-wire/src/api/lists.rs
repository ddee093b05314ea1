//! What can be had in a house, games in lists, and records.

use super::route::Asking;
use crate::{EditionBody, FinishedParams, HouseBody, OptionsQuery, Problem};
use yatzy_rules::Catalogue;
use yatzy_table::{EditionRecord, Finished, HouseStatistics, Refused, Unfinished};
use yatzy_text::PadNames;

/// The most games that are told at once.
const MOST: u32 = 500;

pub(super) async fn list(asking: Asking<'_, (), ()>) -> Result<Vec<EditionBody>, Problem> {
    let editions = Catalogue::get().editions().iter().map(|edition| EditionBody {
        id: edition.id.clone(),
        title: asking.request.text.title(&PadNames::of_edition(edition)),
        game: edition.game.clone(),
        lang: edition.lang.clone(),
        booklet: edition.booklet.clone(),
        options: edition.rules.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
    });
    Ok(editions.collect())
}

pub(super) async fn house(asking: Asking<'_, (), ()>) -> Result<HouseBody, Problem> {
    Ok(HouseBody::of(asking.house.offers()))
}

pub(super) async fn unfinished(asking: Asking<'_, (), ()>) -> Result<Vec<Unfinished>, Problem> {
    let games = asking.house.unfinished(asking.who()).await?;
    Ok(games)
}

pub(super) async fn finished(asking: Asking<'_, FinishedParams, ()>) -> Result<Vec<Finished>, Problem> {
    let whose = Some(asking.who()).filter(|_| asking.query.mine == Some(true));
    if whose.is_none() && !asking.house.offers().records {
        return Err(Problem::UnknownPage);
    }
    let mut query = asking.query.clone().read().map_err(Refused::from)?;
    query.limit = Some(query.limit.map_or(MOST, |limit| limit.min(MOST)));
    let games = asking.house.finished(whose, &query).await?;
    Ok(games)
}

pub(super) async fn records(asking: Asking<'_, (), ()>) -> Result<Vec<EditionRecord>, Problem> {
    let records = asking.house.edition_records().await?;
    Ok(records)
}

pub(super) async fn statistics(asking: Asking<'_, OptionsQuery, ()>) -> Result<HouseStatistics, Problem> {
    let statistics = asking.house.statistics(&asking.args[0], asking.query.options.as_deref()).await?;
    Ok(statistics)
}
