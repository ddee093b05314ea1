//! Games: make one, read it, act in it, take its record.

use super::body::EventStream;
use super::route::Asking;
use crate::{
    ActBody, ActedBody, CodeBody, EventsQuery, HouseBody, LogBody, LookQuery, MadeBody, NewGameBody,
    PlayedBody, Problem, RecordReply, SeatLinkBody, SeriesBody, StateBody, StepInBody, TurnsQuery, WonBody,
};
use yatzy_table::Token;

/// Rematches that one request follows. A client follows longer series by further requests.
const MOST_REMATCHES: usize = 32;

pub(super) async fn make(asking: Asking<'_, TurnsQuery, NewGameBody>) -> Result<MadeBody, Problem> {
    let new = asking.body.clone().table(|| Token::from_bytes(asking.request.fresh))?;
    let made = asking.house.make(asking.who(), &new).await?;
    let view = &made.view;
    Ok(MadeBody {
        id: view.id.to_string(),
        code: view.code.clone(),
        device: asking.given(&made.host),
        links: made.links.iter().map(|&link| SeatLinkBody::of(link, &view.id)).collect(),
        state: asking.state(view).await,
    })
}

pub(super) async fn read(asking: Asking<'_, LookQuery, ()>) -> Result<StateBody, Problem> {
    let mut view = asking.house.look(&asking.game()?, asking.who()).await?;
    if asking.query.enter != Some(true) {
        return Ok(asking.state(&view).await);
    }
    for _ in 0..MOST_REMATCHES {
        let Some(next) = view.next.take() else { break };
        view = asking.house.look(&next, asking.who()).await?;
    }
    Ok(StateBody { house: Some(HouseBody::of(asking.house.offers())), ..asking.state(&view).await })
}

pub(super) async fn act(asking: Asking<'_, TurnsQuery, ActBody>) -> Result<ActedBody, Problem> {
    let game = asking.game()?;
    let rules = asking.house.basics(&game).await?.rules;
    let acted = asking.body.ask(asking.house, &rules, &game, asking.who()).await?;
    Ok(ActedBody { version: acted.answer.version, state: asking.state(&acted.view).await })
}

/// Each shell carries the stream itself.
pub(super) async fn stream(_: Asking<'_, EventsQuery, ()>) -> Result<EventStream, Problem> {
    Err(Problem::UnknownPage)
}

pub(super) async fn turns(asking: Asking<'_, (), ()>) -> Result<Vec<PlayedBody>, Problem> {
    let view = asking.house.look(&asking.game()?, asking.who()).await?;
    Ok(PlayedBody::all(&view.rules, view.turns()))
}

pub(super) async fn record(asking: Asking<'_, (), ()>) -> Result<RecordReply, Problem> {
    let game = asking.game()?;
    let version = asking.house.look(&game, asking.who()).await?.version;
    Ok(RecordReply { version, record: asking.house.record(&game).await? })
}

pub(super) async fn rematch(asking: Asking<'_, TurnsQuery, ()>) -> Result<StateBody, Problem> {
    let next = asking.house.rematch(&asking.game()?, asking.who()).await?;
    let view = asking.house.look(&next, asking.who()).await?;
    Ok(asking.state(&view).await)
}

pub(super) async fn series(asking: Asking<'_, (), ()>) -> Result<SeriesBody, Problem> {
    let view = asking.house.look(&asking.game()?, asking.who()).await?;
    let seats = view.seats.iter().zip(&view.series.seats);
    let won = seats.map(|(seat, series)| WonBody { name: seat.name.clone(), games: series.won }).collect();
    let next = view.next.as_ref().map(|id| id.to_string());
    Ok(SeriesBody { games: view.series.games, won, next })
}

pub(super) async fn step_in(asking: Asking<'_, TurnsQuery, StepInBody>) -> Result<StateBody, Problem> {
    let view = asking.house.step_in(&asking.game()?, asking.who(), Some(asking.body.version)).await?;
    Ok(asking.state(&view).await)
}

pub(super) async fn hurry(asking: Asking<'_, (), ()>) -> Result<(), Problem> {
    Ok(asking.house.hurry(&asking.game()?, asking.who()).await?)
}

pub(super) async fn log(asking: Asking<'_, (), ()>) -> Result<LogBody, Problem> {
    let replay = asking.house.replay(&asking.game()?).await?;
    Ok(LogBody::of(&replay.table().saved))
}

pub(super) async fn delete(asking: Asking<'_, (), ()>) -> Result<(), Problem> {
    Ok(asking.house.delete(&asking.game()?, asking.who()).await?)
}

pub(super) async fn by_code(asking: Asking<'_, (), ()>) -> Result<CodeBody, Problem> {
    let id = asking.house.by_code(&asking.args[0]).await?;
    Ok(CodeBody { id: id.to_string() })
}
