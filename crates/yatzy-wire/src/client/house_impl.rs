//! The trait `House`, over a carrier. Each request is sent once. An unreachable house is a refusal of its own; a retry uses
//! the same key.

use super::{ClientError, RemoteHouse};
use crate::{
    AttemptBody, BodyError, Call, ComparisonReply, DayQuery, FinishedParams, GameAtVersion, HintQuery,
    MatchReply, NewGameBody, NewMatchBody, OptionsQuery, PersonBody, ReportQuery, ReportReply, StateBody,
    StepInBody, api,
};
use async_trait::async_trait;
use std::sync::{Arc, LazyLock};
use yatzy_rules::{Date, Record, Ruleset, Seat};
use yatzy_table::{
    Analysis, Answered, Basics, Calendar, CoachAnswer, CoachContext, CodeTarget, Comparison, Day, Deferred,
    DiceCheck, EditionRecord, Finished, FinishedQuery, GameId, House, HouseOffers, HouseStatistics, Made,
    MatchAnswer, MatchRequest, MatchView, NewAttempt, NewMatch, NewTable, PerfectPlay, Refused, Rejection,
    Replay, SeatLink, TableRequest, Token, TotalOdds, Unfinished, View, Who, Zone,
};
use yatzy_text::Text;

impl From<BodyError> for ClientError {
    /// An unreadable reply: another program, or an incompatible version.
    fn from(_: BodyError) -> ClientError {
        ClientError::NotYatzy
    }
}

/// The refusal of an error.
impl From<ClientError> for Rejection {
    fn from(error: ClientError) -> Rejection {
        match error {
            ClientError::Refused(body) => {
                let view = body.state.and_then(|state| state.view().ok()).map(Box::new);
                let refused = match body.error.code.as_str() {
                    // A retry after a moment may succeed.
                    "request/too-many" => Refused::Unavailable,
                    code => Refused::told(code, &body.error.message),
                };
                Rejection { refused, view }
            }
            ClientError::Disk(error) => {
                Refused::Told { code: "device/notes".to_owned(), sentence: error.to_string() }.into()
            }
            ClientError::NotForDevices => Refused::UnknownGame.into(),
            ClientError::NoHost | ClientError::NoAnswer | ClientError::Unsafe | ClientError::NotYatzy => {
                Refused::Unreachable.into()
            }
        }
    }
}

impl RemoteHouse {
    /// Sends a request whose reply has a table, and asks only for the events after the cached version. Returns the
    /// reply and the game that the events apply to.
    pub(super) async fn ask_table<R>(
        &self,
        who: &Who,
        game: &GameId,
        call: Call<R>,
    ) -> Result<(R, Option<GameAtVersion>), ClientError> {
        let known = self.tables.game(game);
        let after = known.as_ref().map_or(0, |known| known.version);
        Ok((self.caller(who).ask(&call.with_events(after)).await?, known))
    }

    /// The view in a reply, stored in the cache.
    pub(super) fn see(
        &self,
        state: &StateBody,
        known: Option<&GameAtVersion>,
        who: &Who,
    ) -> Result<View, ClientError> {
        let read = state.read(known);
        if let (Err(_), Some(known)) = (&read, known) {
            self.tables.forget_game(&known.id);
        }
        let (view, game) = read?;
        self.tables.note(&self.storage, &view, game, who.token())?;
        Ok(view)
    }

    pub(super) async fn look_now(&self, game: &GameId, who: &Who) -> Result<View, ClientError> {
        let (state, known) = self.ask_table(who, game, api::LOOK.call(&[game])).await?;
        self.see(&state, known.as_ref(), who)
    }

    /// The rules of a table, which is fetched if it was not seen yet.
    pub(super) async fn rules_of(&self, game: &GameId, who: &Who) -> Result<Arc<Ruleset>, ClientError> {
        match self.tables.rules(game) {
            Some(rules) => Ok(rules),
            None => Ok(self.look_now(game, who).await?.rules),
        }
    }

    async fn ask_about_match(&self, who: &Who, call: Call<MatchReply>) -> Result<MatchAnswer, Rejection> {
        let reply = self.caller(who).ask(&call).await?;
        Ok(MatchAnswer { who: given(reply.device.as_deref(), who)?, view: reply.view })
    }

    async fn list<T: Send + 'static>(&self, who: &Who, call: Call<Vec<T>>) -> Result<Vec<T>, Rejection> {
        Ok(self.caller(who).ask(&call).await?)
    }
}

#[async_trait]
impl House for RemoteHouse {
    fn offers(&self) -> &HouseOffers {
        /// Until the server has told its features.
        static UNKNOWN: LazyLock<HouseOffers> = LazyLock::new(|| HouseOffers {
            records: false,
            computer: true,
            opened_by: None,
            address: None,
            rulesets: Vec::new(),
            zone: Zone::Utc,
        });
        self.offers.get().unwrap_or(&UNKNOWN)
    }

    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection> {
        let call = api::MAKE.send(&[], &NewGameBody::of(new)).with_events(0);
        let made = self.caller(who).ask(&call).await?;
        let host = given(made.device.as_deref(), who)?;
        let links = made.links.iter().map(|link| link.read()).collect::<Result<Vec<SeatLink>, _>>();
        Ok(Made { links: links.map_err(ClientError::from)?, view: self.see(&made.state, None, &host)?, host })
    }

    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        Ok(self.look_now(game, who).await?)
    }

    async fn basics(&self, game: &GameId) -> Result<Basics, Rejection> {
        if let Some(known) = self.tables.basics(game) {
            return Ok(known);
        }
        let view = self.look_now(game, &Who::default()).await?;
        Ok(Basics { rules: view.rules, source: view.source })
    }

    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection> {
        loop {
            let stream = self.carrier.stream(game, who.token(), seen.version);
            let Some(mut stream) = stream else { return Err(Refused::Unreachable.into()) };
            loop {
                if stream.news.borrow_and_update().is_gone {
                    return Err(Refused::UnknownGame.into());
                }
                let view = self.look(game, who).await?;
                if view.differs_from(seen) {
                    return Ok(view);
                }
                // A stream that has ended is opened again.
                if stream.news.changed().await.is_err() {
                    break;
                }
            }
        }
    }

    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection> {
        Ok(self.ask_now(game, &asked).await?)
    }

    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection> {
        let version = match version {
            Some(version) => version,
            None => self.look_now(game, who).await?.version,
        };
        let call = api::STEP_IN.send(&[game], &StepInBody { version });
        let (state, known) = self.ask_table(who, game, call).await?;
        Ok(self.see(&state, known.as_ref(), who)?)
    }

    async fn hurry(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        let call = api::HURRY.call(&[game]).with_events(0);
        Ok(self.caller(who).ask(&call).await?)
    }

    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection> {
        let rules = self.rules_of(game, who).await?;
        let query = HintQuery::of(&rules, about.present, about.told);
        let caller = self.caller(who).in_language(text.lang().code());
        let hint = caller.ask(&api::HINT.find(&[game], &query).with_events(0)).await?;
        let hint = hint.read(&rules).map_err(ClientError::from)?;
        Ok(hint.map_or(Deferred::Pending, |advice| Deferred::Ready(Arc::new(advice))))
    }

    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection> {
        let call = api::REMATCH.call(&[game]).with_events(0);
        let state = self.caller(who).ask(&call).await?;
        Ok(self.see(&state, None, who)?.id)
    }

    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        let call = api::DELETE.call(&[game]).with_events(0);
        Ok(self.caller(who).ask(&call).await?)
    }

    async fn by_code(&self, code: &str) -> Result<CodeTarget, Rejection> {
        let code: String = code.chars().filter(|c| c.is_ascii_alphanumeric()).take(16).collect();
        if code.is_empty() {
            return Err(Refused::UnknownCode.into());
        }
        let call = api::BY_CODE.call(&[&code]);
        let found = self.caller(&Who::default()).ask(&call).await?;
        Ok(found.target().ok_or(ClientError::NotYatzy)?)
    }

    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection> {
        let call = api::LINKED.call(&[game]);
        let linked = self.caller(&Who::with(token)).ask(&call).await?;
        Ok(Seat::from_number(linked.seat).ok_or(ClientError::NotYatzy)?)
    }

    async fn record(&self, game: &GameId, who: &Who) -> Result<Record, Rejection> {
        Ok(self.caller(who).ask(&api::RECORD.call(&[game])).await?.record)
    }

    async fn check_dice(&self, game: &GameId, who: &Who) -> Result<Option<DiceCheck>, Rejection> {
        let view = self.look_now(game, who).await?;
        let record = self.record(game, who).await?;
        Ok(self.tables.check(game, &record, &view.you.seats).filter(|_| view.secret.is_some()))
    }

    async fn replay(&self, game: &GameId, who: &Who) -> Result<Replay, Rejection> {
        let log = self.caller(who).ask(&api::LOG.call(&[game])).await?;
        let view = self.look_now(game, who).await?;
        Ok(Replay::of(Arc::new(log.table(&view).map_err(ClientError::from)?)))
    }

    async fn report(&self, game: &GameId, who: &Who) -> Result<Deferred<Analysis>, Rejection> {
        let call = api::REPORT.find(&[game], &ReportQuery { whole: Some(true) });
        match self.caller(who).ask(&call).await? {
            ReportReply::Thinking => Ok(Deferred::Pending),
            ReportReply::Whole(analysis) => Ok(Deferred::Ready(analysis)),
            ReportReply::Public(_) | ReportReply::Incompatible => Err(Refused::NoReport.into()),
        }
    }

    async fn compare(&self, game: &GameId, who: &Who) -> Result<Deferred<Comparison>, Rejection> {
        match self.caller(who).ask(&api::COMPARISON.call(&[game])).await? {
            ComparisonReply::Thinking => Ok(Deferred::Pending),
            ComparisonReply::Ready(comparison) => Ok(Deferred::Ready(comparison)),
        }
    }

    async fn day(&self, who: &Who, date: Option<Date>) -> Result<Day, Rejection> {
        let query = DayQuery { day: date.map(|date| date.to_string()) };
        Ok(self.caller(who).ask(&api::DAY.find(&[], &query)).await?)
    }

    async fn play_today(&self, who: &Who, attempt: &NewAttempt) -> Result<Made, Rejection> {
        let body = AttemptBody {
            name: attempt.name.clone(),
            again: attempt.is_again,
            key: Some(attempt.key.to_hex()),
        };
        let call = api::PLAY_TODAY.send(&[&attempt.rules], &body).with_events(0);
        let made = self.caller(who).ask(&call).await?;
        let host = given(made.device.as_deref(), who)?;
        Ok(Made { view: self.see(&made.state, None, &host)?, host, links: Vec::new() })
    }

    async fn calendar(&self, who: &Who) -> Result<Calendar, Rejection> {
        Ok(self.caller(who).ask(&api::CALENDAR.call(&[])).await?)
    }

    async fn make_match(&self, who: &Who, new: &NewMatch) -> Result<MatchAnswer, Rejection> {
        self.ask_about_match(who, api::MAKE_MATCH.send(&[], &NewMatchBody::of(new))).await
    }

    async fn look_match(&self, id: &GameId, who: &Who) -> Result<MatchView, Rejection> {
        Ok(self.caller(who).ask(&api::LOOK_MATCH.call(&[id])).await?)
    }

    async fn ask_match(
        &self,
        id: &GameId,
        who: &Who,
        asked: &MatchRequest,
    ) -> Result<MatchAnswer, Rejection> {
        let call = match asked {
            MatchRequest::Join(seat) => api::JOIN_MATCH.send(&[id], &PersonBody::of(seat)),
            MatchRequest::Remove(number) => api::LEAVE_MATCH.call(&[id, number]),
            MatchRequest::Start => api::START_MATCH.call(&[id]),
            MatchRequest::Close => api::CLOSE_MATCH.call(&[id]),
        };
        self.ask_about_match(who, call).await
    }

    async fn compare_match(&self, id: &GameId) -> Result<Deferred<Comparison>, Rejection> {
        match self.caller(&Who::default()).ask(&api::MATCH_RESULT.call(&[id])).await? {
            ComparisonReply::Thinking => Ok(Deferred::Pending),
            ComparisonReply::Ready(comparison) => Ok(Deferred::Ready(comparison)),
        }
    }

    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        match &self.analysis {
            Some(analysis) => analysis.perfect(rules).await,
            None => Deferred::Unavailable,
        }
    }

    async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds> {
        match &self.analysis {
            Some(analysis) => analysis.total_odds(rules, total).await,
            None => Deferred::Unavailable,
        }
    }

    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection> {
        self.list(who, api::UNFINISHED.call(&[])).await
    }

    async fn finished(&self, whose: Option<&Who>, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection> {
        let params = FinishedParams { mine: whose.map(|_| true), ..FinishedParams::of(query) };
        let who = whose.cloned().unwrap_or_default();
        self.list(&who, api::FINISHED.find(&[], &params)).await
    }

    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection> {
        self.list(&Who::default(), api::RECORDS.call(&[])).await
    }

    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection> {
        let query = OptionsQuery { options: options.map(str::to_owned) };
        let call = api::STATISTICS.find(&[&edition], &query);
        let statistics = self.caller(&Who::default()).ask(&call).await?;
        let whole = statistics.cells.len() == statistics.rules.cells().len();
        if whole { Ok(statistics) } else { Err(ClientError::NotYatzy.into()) }
    }
}

/// The caller's identity from now on: the token given with the reply, or the one it had.
pub(super) fn given(device: Option<&str>, who: &Who) -> Result<Who, ClientError> {
    match device {
        Some(token) => Ok(Who::with(token.parse().map_err(|_| ClientError::NotYatzy)?)),
        None => Ok(who.clone()),
    }
}
