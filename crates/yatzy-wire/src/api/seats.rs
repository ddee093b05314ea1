//! Seats: come late, sit down, make a link, take a name.

use super::route::Asking;
use crate::{
    AimBody, FollowLinkBody, HandOverBody, LinkedBody, Problem, SeatLinkBody, SeatNameBody, StateBody,
    TakenBody, TurnsQuery,
};
use yatzy_table::{Answered, Refused, Request, TableRequest};

impl<B> Asking<'_, TurnsQuery, B> {
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

pub(super) async fn join(asking: Asking<'_, TurnsQuery, SeatNameBody>) -> Result<TakenBody, Problem> {
    let name = asking.body.name.clone().unwrap_or_default();
    asking.taken(asking.body.key.as_ref(), Request::Join { name }).await
}

pub(super) async fn take(asking: Asking<'_, TurnsQuery, SeatNameBody>) -> Result<TakenBody, Problem> {
    let request = Request::TakeOpen { seat: asking.seat()?, name: asking.body.name.clone() };
    asking.taken(asking.body.key.as_ref(), request).await
}

pub(super) async fn link(asking: Asking<'_, TurnsQuery, Option<SeatNameBody>>) -> Result<TakenBody, Problem> {
    let key = asking.body.as_ref().and_then(|body| body.key.as_ref());
    asking.taken(key, Request::Relink(asking.seat()?)).await
}

pub(super) async fn rename(asking: Asking<'_, TurnsQuery, SeatNameBody>) -> Result<StateBody, Problem> {
    let request =
        Request::Rename { seat: asking.seat()?, name: asking.body.name.clone().unwrap_or_default() };
    asking.changed(asking.body.key.as_ref(), request).await
}

pub(super) async fn aim(asking: Asking<'_, TurnsQuery, AimBody>) -> Result<StateBody, Problem> {
    let seat = asking.seat()?;
    let goal = asking.body.goal.parse().map_err(|_| Refused::Field { field: "goal" })?;
    asking.changed(asking.body.key.as_ref(), Request::SetGoal { seat, goal }).await
}

pub(super) async fn hand_over(asking: Asking<'_, TurnsQuery, HandOverBody>) -> Result<TakenBody, Problem> {
    let request = Request::HandOver { seat: asking.seat()?, level: asking.body.level.clone() };
    asking.taken(asking.body.key.as_ref(), request).await
}

pub(super) async fn linked(asking: Asking<'_, (), ()>) -> Result<LinkedBody, Problem> {
    let token = asking.who().token().ok_or(Refused::UnknownGame)?;
    let seat = asking.house.linked(&asking.game()?, token).await?;
    Ok(LinkedBody { seat: seat.number() })
}

pub(super) async fn follow(asking: Asking<'_, TurnsQuery, FollowLinkBody>) -> Result<TakenBody, Problem> {
    let token = asking.body.token.parse().map_err(|_| Refused::UnknownGame)?;
    let request = Request::TakeByLink { token, name: asking.body.name.clone() };
    asking.taken(asking.body.key.as_ref(), request).await
}
