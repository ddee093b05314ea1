//! After the game: the report, and the replay.

use super::{Asking, PageResult};
use crate::pages::{ReportPage, replay_page, report_page};
use crate::reply::{Refresh, Reply};
use yatzy_table::{Deferred, GameId, Refused};
use yatzy_wire::Problem;

pub(super) async fn report(asking: Asking<'_>, id: &GameId) -> PageResult {
    let (house, who) = (asking.house, asking.who());
    let analysis = match house.report(id, who).await? {
        Deferred::Ready(analysis) => Some(analysis),
        Deferred::Pending => None,
        Deferred::Unavailable => return Err(Refused::NoReport.into()),
    };
    let view = house.look(id, who).await?;
    let (replay, record) = (house.replay(id, who).await?, house.record(id, who).await?);
    // Perfect play is computed after the report, so that the report is shown first.
    let perfect = match &analysis {
        Some(_) => house.perfect(&view.rules).await,
        None => Deferred::Pending,
    };
    let page = ReportPage { context: asking.context(), view: &view, replay: &replay, record: &record };
    let page = Reply::page(report_page(&page, analysis.as_deref(), &perfect));
    // The browser reloads in a moment, with or without script.
    let refresh = analysis.is_none().then_some(Refresh { seconds: 2, to: None });
    Ok(Reply { refresh, ..page })
}

pub(super) async fn replay(asking: Asking<'_>, id: &GameId, step: &str) -> PageResult {
    let replay = asking.house.replay(id, asking.who()).await?;
    let number = step.parse().ok().filter(|&number| number <= replay.len()).ok_or(Problem::UnknownPage)?;
    let then = replay.view(number).map_err(|_| Refused::Unavailable)?;
    // A replay does not wait for the analysis.
    let analysis = match asking.house.report(id, asking.who()).await {
        Ok(Deferred::Ready(analysis)) => Some(analysis),
        _ => None,
    };
    Ok(Reply::page(replay_page(asking.context(), &replay, number, &then, analysis.as_deref())))
}
