//! Games: make one, read it, act in it, take its record.

use super::body::EventStream;
use super::route::RequestContext;
use crate::{
    ActBody, ActedBody, CodeBody, EventsQuery, HouseBody, LogBody, LookQuery, MadeBody, NewGameBody,
    PlayedBody, Problem, RecordReply, SeatLinkBody, SeriesBody, StateBody, StepInBody, TurnsQuery, WonBody,
};
use yatzy_table::Token;

/// Rematches that one request follows. A client follows longer series by further requests.
const MOST_REMATCHES: usize = 32;

pub(super) async fn make(context: RequestContext<'_, TurnsQuery, NewGameBody>) -> Result<MadeBody, Problem> {
    let new = context.body.clone().table(|| Token::from_bytes(context.request.fresh))?;
    let made = context.house.make(context.who(), &new).await?;
    let view = &made.view;
    Ok(MadeBody {
        id: view.id.to_string(),
        code: view.code.clone(),
        device: context.given(&made.host),
        links: made.links.iter().map(|&link| SeatLinkBody::of(link, &view.id)).collect(),
        state: context.state(view).await,
    })
}

pub(super) async fn read(context: RequestContext<'_, LookQuery, ()>) -> Result<StateBody, Problem> {
    let mut view = context.house.look(&context.game()?, context.who()).await?;
    if context.query.enter != Some(true) {
        return Ok(context.state(&view).await);
    }
    for _ in 0..MOST_REMATCHES {
        let Some(next) = view.next.take() else { break };
        view = context.house.look(&next, context.who()).await?;
    }
    Ok(StateBody { house: Some(HouseBody::of(context.house.offers())), ..context.state(&view).await })
}

pub(super) async fn act(context: RequestContext<'_, TurnsQuery, ActBody>) -> Result<ActedBody, Problem> {
    let game = context.game()?;
    let rules = context.house.basics(&game).await?.rules;
    let acted = context.body.ask(context.house, &rules, &game, context.who()).await?;
    Ok(ActedBody { version: acted.answer.version, state: context.state(&acted.view).await })
}

/// Each shell carries the stream itself.
pub(super) async fn stream(_: RequestContext<'_, EventsQuery, ()>) -> Result<EventStream, Problem> {
    Err(Problem::UnknownPage)
}

pub(super) async fn turns(context: RequestContext<'_, (), ()>) -> Result<Vec<PlayedBody>, Problem> {
    let view = context.house.look(&context.game()?, context.who()).await?;
    Ok(PlayedBody::all(&view.rules, view.turns()))
}

pub(super) async fn record(context: RequestContext<'_, (), ()>) -> Result<RecordReply, Problem> {
    let game = context.game()?;
    let version = context.house.look(&game, context.who()).await?.version;
    Ok(RecordReply { version, record: context.house.record(&game, context.who()).await? })
}

pub(super) async fn rematch(context: RequestContext<'_, TurnsQuery, ()>) -> Result<StateBody, Problem> {
    let next = context.house.rematch(&context.game()?, context.who()).await?;
    let view = context.house.look(&next, context.who()).await?;
    Ok(context.state(&view).await)
}

pub(super) async fn series(context: RequestContext<'_, (), ()>) -> Result<SeriesBody, Problem> {
    let view = context.house.look(&context.game()?, context.who()).await?;
    let seats = view.seats.iter().zip(&view.series.seats);
    let won = seats.map(|(seat, series)| WonBody { name: seat.name.clone(), games: series.won }).collect();
    let next = view.next.as_ref().map(|id| id.to_string());
    Ok(SeriesBody { games: view.series.games, won, next })
}

pub(super) async fn step_in(
    context: RequestContext<'_, TurnsQuery, StepInBody>,
) -> Result<StateBody, Problem> {
    let view = context.house.step_in(&context.game()?, context.who(), Some(context.body.version)).await?;
    Ok(context.state(&view).await)
}

pub(super) async fn hurry(context: RequestContext<'_, (), ()>) -> Result<(), Problem> {
    Ok(context.house.hurry(&context.game()?, context.who()).await?)
}

pub(super) async fn log(context: RequestContext<'_, (), ()>) -> Result<LogBody, Problem> {
    let replay = context.house.replay(&context.game()?, context.who()).await?;
    Ok(LogBody::of(&replay.table().saved))
}

pub(super) async fn delete(context: RequestContext<'_, (), ()>) -> Result<(), Problem> {
    Ok(context.house.delete(&context.game()?, context.who()).await?)
}

pub(super) async fn by_code(context: RequestContext<'_, (), ()>) -> Result<CodeBody, Problem> {
    Ok(CodeBody::of(&context.house.by_code(&context.args[0]).await?))
}
