//! Today's game, and comparisons of games with the same dice.

use super::route::RequestContext;
use crate::{AttemptBody, ComparisonReply, DayQuery, MadeBody, Problem, TurnsQuery};
use yatzy_table::{Calendar, Day, Deferred, NewAttempt, Refused, Token};

pub(super) async fn comparison(context: RequestContext<'_, (), ()>) -> Result<ComparisonReply, Problem> {
    match context.house.compare(&context.game()?, context.who()).await? {
        Deferred::Ready(comparison) => Ok(ComparisonReply::Ready(comparison)),
        Deferred::Pending => Ok(ComparisonReply::Thinking),
        Deferred::Unavailable => Err(Refused::NoReport.into()),
    }
}

pub(super) async fn day(context: RequestContext<'_, DayQuery, ()>) -> Result<Day, Problem> {
    let date = context.query.day.as_deref().map(str::parse).transpose();
    let date = date.map_err(|_| Refused::Field { field: "day" })?;
    Ok(context.house.day(context.who(), date).await?)
}

pub(super) async fn play(context: RequestContext<'_, TurnsQuery, AttemptBody>) -> Result<MadeBody, Problem> {
    let key = match &context.body.key {
        Some(key) => key.parse().map_err(|_| Refused::Field { field: "key" })?,
        None => Token::from_bytes(context.request.fresh),
    };
    let attempt = NewAttempt {
        rules: context.args[0].clone(),
        name: context.body.name.clone(),
        is_again: context.body.again,
        key,
    };
    let made = context.house.play_today(context.who(), &attempt).await?;
    Ok(MadeBody {
        id: made.view.id.to_string(),
        code: None,
        device: context.given(&made.host),
        links: Vec::new(),
        state: context.state(&made.view).await,
    })
}

pub(super) async fn calendar(context: RequestContext<'_, (), ()>) -> Result<Calendar, Problem> {
    Ok(context.house.calendar(context.who()).await?)
}
