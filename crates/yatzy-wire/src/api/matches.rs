//! Matches.

use super::route::RequestContext;
use crate::{CodeBody, ComparisonReply, MatchReply, NewMatchBody, PersonBody, Problem};
use yatzy_table::{CodeTarget, Deferred, MatchAnswer, MatchRequest, MatchView, Refused, Token};

impl<Q, B> RequestContext<'_, Q, B> {
    fn fresh_key(&self) -> Token {
        Token::from_bytes(self.request.fresh)
    }

    fn match_reply(&self, answer: MatchAnswer) -> MatchReply {
        MatchReply { device: self.given(&answer.who), view: answer.view }
    }

    async fn ask_match(&self, asked: MatchRequest) -> Result<MatchReply, Problem> {
        let answer = self.house.ask_match(&self.game()?, self.who(), &asked).await?;
        Ok(self.match_reply(answer))
    }
}

pub(super) async fn make_match(context: RequestContext<'_, (), NewMatchBody>) -> Result<MatchReply, Problem> {
    let new = context.body.clone().read(context.fresh_key())?;
    let answer = context.house.make_match(context.who(), &new).await?;
    Ok(context.match_reply(answer))
}

pub(super) async fn look_match(context: RequestContext<'_, (), ()>) -> Result<MatchView, Problem> {
    Ok(context.house.look_match(&context.game()?, context.who()).await?)
}

pub(super) async fn join_match(context: RequestContext<'_, (), PersonBody>) -> Result<MatchReply, Problem> {
    let seat = context.body.clone().read(context.fresh_key())?;
    context.ask_match(MatchRequest::Join(seat)).await
}

pub(super) async fn remove(context: RequestContext<'_, (), ()>) -> Result<MatchReply, Problem> {
    context.ask_match(MatchRequest::Remove(context.seat()?.number())).await
}

pub(super) async fn start(context: RequestContext<'_, (), ()>) -> Result<MatchReply, Problem> {
    context.ask_match(MatchRequest::Start).await
}

pub(super) async fn close(context: RequestContext<'_, (), ()>) -> Result<MatchReply, Problem> {
    context.ask_match(MatchRequest::Close).await
}

pub(super) async fn match_result(context: RequestContext<'_, (), ()>) -> Result<ComparisonReply, Problem> {
    match context.house.compare_match(&context.game()?).await? {
        Deferred::Ready(comparison) => Ok(ComparisonReply::Ready(comparison)),
        Deferred::Pending => Ok(ComparisonReply::Thinking),
        Deferred::Unavailable => Err(Refused::NoReport.into()),
    }
}

pub(super) async fn match_by_code(context: RequestContext<'_, (), ()>) -> Result<CodeBody, Problem> {
    match context.house.by_code(&context.args[0]).await? {
        target @ CodeTarget::Match(_) => Ok(CodeBody::of(&target)),
        CodeTarget::Table(_) => Err(Refused::UnknownCode.into()),
    }
}
