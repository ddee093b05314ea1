//! Seats: come late, sit down, make a link, take a name.

use super::route::RequestContext;
use crate::{
    FollowLinkBody, GoalBody, HandOverBody, LinkedBody, Problem, SeatAnswerBody, SeatLinkBody, SeatNameBody,
    StateBody, TakenBody, TurnsQuery,
};
use yatzy_table::{Answered, Refused, Request, TableRequest};

impl<B> RequestContext<'_, TurnsQuery, B> {
    /// Asks for something about a seat.
    async fn ask(&self, key: Option<&String>, request: Request) -> Result<Answered, Problem> {
        let asked = TableRequest { who: self.who().clone(), version: None, key: key.cloned(), request };
        Ok(self.house.ask(&self.game()?, asked).await?)
    }

    async fn taken(&self, key: Option<&String>, request: Request) -> Result<TakenBody, Problem> {
        let Answered { answer, view } = self.ask(key, request).await?;
        Ok(TakenBody {
            seat: answer.seat.ok_or(Refused::Unavailable)?.number(),
            device: self.given(&answer.holder),
            link: answer.link.map(|link| SeatLinkBody::of(link, &view.id)),
            version: answer.version,
            state: self.state(&view).await,
        })
    }

    async fn changed(&self, key: Option<&String>, request: Request) -> Result<StateBody, Problem> {
        let answered = self.ask(key, request).await?;
        Ok(self.state(&answered.view).await)
    }
}

pub(super) async fn join(
    context: RequestContext<'_, TurnsQuery, SeatNameBody>,
) -> Result<TakenBody, Problem> {
    let name = context.body.name.clone().unwrap_or_default();
    context.taken(context.body.key.as_ref(), Request::Join { name }).await
}

pub(super) async fn take(
    context: RequestContext<'_, TurnsQuery, SeatNameBody>,
) -> Result<TakenBody, Problem> {
    let request = Request::TakeOpen { seat: context.seat()?, name: context.body.name.clone() };
    context.taken(context.body.key.as_ref(), request).await
}

pub(super) async fn ask_for(
    context: RequestContext<'_, TurnsQuery, Option<SeatNameBody>>,
) -> Result<TakenBody, Problem> {
    let key = context.body.as_ref().and_then(|body| body.key.as_ref());
    context.taken(key, Request::AskForSeat(context.seat()?)).await
}

pub(super) async fn allow(
    context: RequestContext<'_, TurnsQuery, SeatAnswerBody>,
) -> Result<StateBody, Problem> {
    let (seat, number) = (context.seat()?, context.body.number);
    let request = Request::AllowRequest { seat, number, device: None, is_unattended: false };
    context.changed(context.body.key.as_ref(), request).await
}

pub(super) async fn refuse(
    context: RequestContext<'_, TurnsQuery, SeatAnswerBody>,
) -> Result<StateBody, Problem> {
    let (seat, number) = (context.seat()?, context.body.number);
    let request = Request::RefuseRequest { seat, number, is_unattended: false };
    context.changed(context.body.key.as_ref(), request).await
}

pub(super) async fn link(
    context: RequestContext<'_, TurnsQuery, Option<SeatNameBody>>,
) -> Result<TakenBody, Problem> {
    let key = context.body.as_ref().and_then(|body| body.key.as_ref());
    context.taken(key, Request::Relink(context.seat()?)).await
}

pub(super) async fn rename(
    context: RequestContext<'_, TurnsQuery, SeatNameBody>,
) -> Result<StateBody, Problem> {
    let request =
        Request::Rename { seat: context.seat()?, name: context.body.name.clone().unwrap_or_default() };
    context.changed(context.body.key.as_ref(), request).await
}

/// Its name is the id of the operation in the published document.
pub(super) async fn aim(context: RequestContext<'_, TurnsQuery, GoalBody>) -> Result<StateBody, Problem> {
    let seat = context.seat()?;
    let goal = context.body.goal.parse().map_err(|_| Refused::Field { field: "goal" })?;
    context.changed(context.body.key.as_ref(), Request::SetGoal { seat, goal }).await
}

pub(super) async fn hand_over(
    context: RequestContext<'_, TurnsQuery, HandOverBody>,
) -> Result<TakenBody, Problem> {
    let request = Request::HandOver { seat: context.seat()?, level: context.body.level.clone() };
    context.taken(context.body.key.as_ref(), request).await
}

pub(super) async fn linked(context: RequestContext<'_, (), ()>) -> Result<LinkedBody, Problem> {
    let token = context.who().token().ok_or(Refused::UnknownGame)?;
    let seat = context.house.linked(&context.game()?, token).await?;
    Ok(LinkedBody { seat: seat.number() })
}

pub(super) async fn follow(
    context: RequestContext<'_, TurnsQuery, FollowLinkBody>,
) -> Result<TakenBody, Problem> {
    let token = context.body.token.parse().map_err(|_| Refused::UnknownGame)?;
    let request = Request::TakeByLink { token, name: context.body.name.clone() };
    context.taken(context.body.key.as_ref(), request).await
}
