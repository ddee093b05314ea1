//! The coach during a game, and the report after it.

use super::route::RequestContext;
use crate::{HintBody, HintQuery, Problem, ReportQuery, ReportReply};
use yatzy_rules::{Action, DiceSource, Refusal};
use yatzy_table::{AnalysisJson, CoachContext, Deferred, Refused, View};

pub(super) async fn hint(context: RequestContext<'_, HintQuery, ()>) -> Result<HintBody, Problem> {
    let game = context.game()?;
    let view = context.house.look(&game, context.who()).await?;
    let about = read(&context.query, &view)?;
    match context.house.advise(&game, context.who(), about, context.request.text).await? {
        Deferred::Pending => Ok(HintBody::thinking()),
        Deferred::Unavailable => Err(Refused::NoCoach.into()),
        Deferred::Ready(advice) => Ok(HintBody::of(&view.rules, &advice)),
    }
}

/// The context of the question. What can't be read is refused, not left out.
fn read(told: &HintQuery, view: &View) -> Result<CoachContext, Refused> {
    let rules = &view.rules;
    let present = match (&told.cell, &told.keep) {
        (Some(id), _) => {
            let unknown = || Refused::by_rules(Refusal::NoSuchCell);
            Some(Action::Enter(rules.cell(id).ok_or_else(unknown)?))
        }
        (None, Some(keep)) => Some(Action::Throw(keep.parse().map_err(Refused::Hand)?)),
        (None, None) => None,
    };
    let throws = told.throws.as_deref().map(str::parse).transpose();
    let throws = throws.map_err(|_| Refused::Field { field: "throws" })?;
    let hand = told.hand.as_deref().map(|hand| rules.read_hand(hand)).transpose().map_err(Refused::Hand)?;
    let told = hand.map(|hand| (hand, throws)).filter(|_| view.source == DiceSource::Table);
    Ok(CoachContext { present, told })
}

pub(super) async fn report(context: RequestContext<'_, ReportQuery, ()>) -> Result<ReportReply, Problem> {
    let game = context.game()?;
    let analysis = match context.house.report(&game, context.who()).await? {
        Deferred::Ready(analysis) => analysis,
        Deferred::Pending => return Ok(ReportReply::Thinking),
        Deferred::Unavailable => return Err(Refused::NoReport.into()),
    };
    if context.query.whole == Some(true) {
        return Ok(ReportReply::Whole(analysis));
    }
    let record = context.house.record(&game, context.who()).await?;
    Ok(ReportReply::Public(Box::new(AnalysisJson::new(&analysis, &record))))
}
