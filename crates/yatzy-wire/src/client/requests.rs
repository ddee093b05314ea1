//! Requests to a table, as calls of the API.

use super::house_impl::given;
use super::{ClientError, RemoteHouse};
use crate::{
    ActBody, ActionBody, Call, FollowLinkBody, GoalBody, HandOverBody, SeatAnswerBody, SeatNameBody,
    StateBody, api,
};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Seat};
use yatzy_table::{Answer, Answered, GameId, Request, TableRequest};

impl RemoteHouse {
    /// Sends a request, once.
    pub(super) async fn ask_now(&self, game: &GameId, asked: &TableRequest) -> Result<Answered, ClientError> {
        let key = asked.key.as_deref();
        let taken = match &asked.request {
            Request::Act(action, bytes) => return self.act(game, asked, *action, *bytes).await,
            Request::Rename { seat, name } => {
                let body = SeatNameBody::new(Some(name), key);
                let call = api::RENAME.send(&[game, &seat.number()], &body);
                return self.changed(game, asked, *seat, call).await;
            }
            Request::SetGoal { seat, goal } => {
                let body = GoalBody { goal: goal.to_string(), key: asked.key.clone() };
                let call = api::SET_GOAL.send(&[game, &seat.number()], &body);
                return self.changed(game, asked, *seat, call).await;
            }
            Request::TakeByLink { token, name } => {
                let (token, key) = (token.to_hex(), asked.key.clone());
                api::FOLLOW.send(&[game], &FollowLinkBody { token, name: name.clone(), key })
            }
            Request::TakeOpen { seat, name } => {
                let body = SeatNameBody::new(name.as_deref(), key);
                api::TAKE.send(&[game, &seat.number()], &body)
            }
            Request::AskForSeat(seat) => {
                api::ASK_FOR_SEAT.send(&[game, &seat.number()], &Some(SeatNameBody::new(None, key)))
            }
            Request::AllowRequest { seat, number, .. } => {
                let body = SeatAnswerBody { number: *number, key: asked.key.clone() };
                let call = api::ALLOW_REQUEST.send(&[game, &seat.number()], &body);
                return self.changed(game, asked, *seat, call).await;
            }
            Request::RefuseRequest { seat, number, .. } => {
                let body = SeatAnswerBody { number: *number, key: asked.key.clone() };
                let call = api::REFUSE_REQUEST.send(&[game, &seat.number()], &body);
                return self.changed(game, asked, *seat, call).await;
            }
            Request::Join { name } => api::JOIN.send(&[game], &SeatNameBody::new(Some(name), key)),
            Request::Relink(seat) => {
                api::LINK.send(&[game, &seat.number()], &Some(SeatNameBody::new(None, key)))
            }
            Request::HandOver { seat, level } => {
                let body = HandOverBody { level: level.clone(), key: asked.key.clone() };
                api::HAND_OVER.send(&[game, &seat.number()], &body)
            }
            Request::Computer(_) | Request::Seal | Request::Close | Request::Open => {
                return Err(ClientError::NotForDevices);
            }
        };
        let (taken, known) = self.ask_table(&asked.who, game, taken).await?;
        let holder = given(taken.device.as_deref(), &asked.who)?;
        let view = self.see(&taken.state, known.as_ref(), &holder)?;
        let link = taken.link.map(|link| link.read()).transpose()?;
        let seat = Some(Seat::from_number(taken.seat).ok_or(ClientError::NotYatzy)?);
        Ok(Answered { answer: Answer { version: taken.version, seat, holder, link }, view })
    }

    /// The answer of a request that changes a seat.
    async fn changed(
        &self,
        game: &GameId,
        asked: &TableRequest,
        seat: Seat,
        call: Call<StateBody>,
    ) -> Result<Answered, ClientError> {
        let (state, known) = self.ask_table(&asked.who, game, call).await?;
        let view = self.see(&state, known.as_ref(), &asked.who)?;
        let (version, holder) = (view.version, asked.who.clone());
        Ok(Answered { answer: Answer { version, seat: Some(seat), holder, link: None }, view })
    }

    /// Acts at the version that was seen. A throw carries the bytes noted for its number, the same ones for each retry.
    async fn act(
        &self,
        game: &GameId,
        asked: &TableRequest,
        action: Action,
        chosen: Option<PlayerBytes>,
    ) -> Result<Answered, ClientError> {
        let who = &asked.who;
        let version = match asked.version {
            Some(version) if self.tables.has_seen(game, version) => version,
            version => {
                let now = self.look_now(game, who).await?.version;
                version.unwrap_or(now)
            }
        };
        let bytes = match action {
            Action::Throw(_) => self.tables.bytes(game, version, chosen)?,
            _ => chosen,
        };
        let rules = self.rules_of(game, who).await?;
        let action = ActionBody::of(&rules, action, bytes).ok_or(ClientError::NotForDevices)?;
        let key = match &asked.key {
            Some(key) => key.clone(),
            None => self.fresh_token()?.to_hex(),
        };
        let call = api::ACT.send(&[game], &ActBody { version, key, action });
        let (acted, known) = self.ask_table(who, game, call).await?;
        let view = self.see(&acted.state, known.as_ref(), who)?;
        let answer = Answer { version: acted.version, seat: None, holder: who.clone(), link: None };
        Ok(Answered { answer, view })
    }
}
