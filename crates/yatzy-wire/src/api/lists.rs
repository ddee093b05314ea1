//! The features of a house, lists of games, and records.

use super::route::RequestContext;
use crate::{EditionBody, FinishedParams, HouseBody, OptionsQuery, Problem};
use yatzy_rules::Catalogue;
use yatzy_table::{EditionRecord, Finished, HouseStatistics, Refused, Unfinished};
use yatzy_text::PadNames;

/// The most games in one reply.
const MOST: u32 = 500;

pub(super) async fn list(context: RequestContext<'_, (), ()>) -> Result<Vec<EditionBody>, Problem> {
    let editions = Catalogue::get().editions().iter().map(|edition| EditionBody {
        id: edition.id.clone(),
        title: context.request.text.title(&PadNames::of_edition(edition)),
        game: edition.game.clone(),
        lang: edition.lang.clone(),
        booklet: edition.booklet.clone(),
        options: edition.rules.options().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
    });
    Ok(editions.collect())
}

pub(super) async fn house(context: RequestContext<'_, (), ()>) -> Result<HouseBody, Problem> {
    Ok(HouseBody::of(context.house.offers()))
}

pub(super) async fn unfinished(context: RequestContext<'_, (), ()>) -> Result<Vec<Unfinished>, Problem> {
    let games = context.house.unfinished(context.who()).await?;
    Ok(games)
}

pub(super) async fn finished(
    context: RequestContext<'_, FinishedParams, ()>,
) -> Result<Vec<Finished>, Problem> {
    let whose = Some(context.who()).filter(|_| context.query.mine == Some(true));
    if whose.is_none() && !context.house.offers().records {
        return Err(Problem::UnknownPage);
    }
    let mut query = context.query.clone().read().map_err(Refused::from)?;
    query.limit = Some(query.limit.map_or(MOST, |limit| limit.min(MOST)));
    let games = context.house.finished(whose, &query).await?;
    Ok(games)
}

pub(super) async fn records(context: RequestContext<'_, (), ()>) -> Result<Vec<EditionRecord>, Problem> {
    let records = context.house.edition_records().await?;
    Ok(records)
}

pub(super) async fn statistics(
    context: RequestContext<'_, OptionsQuery, ()>,
) -> Result<HouseStatistics, Problem> {
    let statistics = context.house.statistics(&context.args[0], context.query.options.as_deref()).await?;
    Ok(statistics)
}
