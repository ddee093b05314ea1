//! Exercises.

use super::route::RequestContext;
use crate::{PractiseQuery, PractiseReply, Problem};
use yatzy_rules::Catalogue;
use yatzy_table::{Deferred, LEVELS, PracticeJson, PracticeOrder, Refused, Theme};

/// Exercises in a reply, and the most.
const COUNT: u16 = 10;
const MOST: u16 = 50;

pub(super) async fn practise(
    context: RequestContext<'_, PractiseQuery, ()>,
) -> Result<PractiseReply, Problem> {
    let id = &context.args[0];
    let edition = Catalogue::get().edition(id).ok_or_else(|| Refused::UnknownRules(id.clone()))?;
    let query = &context.query;
    let theme = query.theme.as_deref().filter(|theme| !theme.is_empty()).map(str::parse::<Theme>).transpose();
    let theme = theme.map_err(|_| Refused::Field { field: "theme" })?;
    let seed = query.seed.unwrap_or(1);
    let count = query.count.unwrap_or(COUNT);
    if query.level.is_some_and(|level| !(1..=LEVELS).contains(&level)) {
        return Err(Refused::Field { field: "level" }.into());
    }
    if !(1..=MOST).contains(&count) {
        return Err(Refused::Field { field: "count" }.into());
    }
    let order = PracticeOrder { seed, theme, level: query.level, count };
    match context.house.exercises(context.who(), &edition.rules, &order).await {
        Deferred::Pending => Ok(PractiseReply::Thinking),
        Deferred::Unavailable => Err(Problem::UnknownPage),
        Deferred::Ready(set) => {
            let json = PracticeJson::new(&edition.rules, Some(edition.id.clone()), seed, &set);
            Ok(PractiseReply::Ready(Box::new(json)))
        }
    }
}
