//! The trait `House`, over a server. Each request is sent once, on a thread that may block. An unreachable server is a
//! refusal of its own; a retry uses the same key.

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
    Analysis, Answered, Calendar, CoachAnswer, CoachContext, Comparison, Day, Deferred, DiceCheck,
    EditionRecord, Finished, FinishedQuery, GameId, House, HouseOffers, HouseStatistics, Made, MatchAnswer,
    MatchRequest, MatchView, NewAttempt, NewMatch, NewTable, PerfectPlay, Refused, Rejection, Replay,
    SeatLink, TableRequest, Token, TotalOdds, Unfinished, View, Who, Zone,
};
use yatzy_text::Text;

impl From<BodyError> for ClientError {
    /// An unreadable reply: another program, or an incompatible version.
    fn from(_: BodyError) -> ClientError {
        ClientError::NotYatzy
    }
}

impl RemoteHouse {
    /// Runs blocking work on a thread of its own.
    async fn wait<T: Send + 'static>(
        &self,
        work: impl FnOnce(&RemoteHouse) -> Result<T, ClientError> + Send + 'static,
    ) -> Result<T, Rejection> {
        let house = self.clone();
        let done = tokio::task::spawn_blocking(move || work(&house).map_err(|error| house.reject(error)));
        done.await.unwrap_or_else(|_| Err(Refused::Unavailable.into()))
    }

    /// The refusal of an error.
    fn reject(&self, error: ClientError) -> Rejection {
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

    /// Sends a request whose reply has a table, and asks only for the events after the cached version. Returns the
    /// reply and the game that the events apply to.
    pub(super) fn ask_table<R>(
        &self,
        who: &Who,
        game: &GameId,
        call: Call<R>,
    ) -> Result<(R, Option<GameAtVersion>), ClientError> {
        let known = self.tables.game(game);
        let after = known.as_ref().map_or(0, |known| known.version);
        Ok((self.server_for(who).ask(&call.with_events(after))?, known))
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
        self.tables.note(self.folder(), &view, game, who.token())?;
        Ok(view)
    }

    pub(super) fn look_now(&self, game: &GameId, who: &Who) -> Result<View, ClientError> {
        let (state, known) = self.ask_table(who, game, api::LOOK.call(&[game]))?;
        self.see(&state, known.as_ref(), who)
    }

    /// The rules of a table, which is fetched if it was not seen yet.
    pub(super) fn rules_of(&self, game: &GameId, who: &Who) -> Result<Arc<Ruleset>, ClientError> {
        match self.tables.rules(game) {
            Some(rules) => Ok(rules),
            None => Ok(self.look_now(game, who)?.rules),
        }
    }

    async fn ask_about_match(&self, who: &Who, call: Call<MatchReply>) -> Result<MatchAnswer, Rejection> {
        let who = who.clone();
        self.wait(move |house| {
            let reply = house.server_for(&who).ask(&call)?;
            Ok(MatchAnswer { who: given(reply.device.as_deref(), &who)?, view: reply.view })
        })
        .await
    }

    async fn list<T: Send + 'static>(&self, who: &Who, call: Call<Vec<T>>) -> Result<Vec<T>, Rejection> {
        let server = self.server_for(who);
        self.wait(move |_| server.ask(&call)).await
    }
}

#[async_trait]
impl House for RemoteHouse {
    fn offers(&self) -> &HouseOffers {
        /// Until the server has told its features.
        static UNKNOWN: LazyLock<HouseOffers> = LazyLock::new(|| HouseOffers {
            records: false,
            computer: true,
            only_here: false,
            address: None,
            rulesets: Vec::new(),
            zone: Zone::Here,
        });
        self.offers.get().unwrap_or(&UNKNOWN)
    }

    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection> {
        let (who, body) = (who.clone(), NewGameBody::of(new));
        self.wait(move |house| {
            let made = house.server_for(&who).ask(&api::MAKE.send(&[], &body).with_events(0))?;
            let host = given(made.device.as_deref(), &who)?;
            let links = made.links.iter().map(|link| link.read()).collect::<Result<Vec<SeatLink>, _>>()?;
            Ok(Made { view: house.see(&made.state, None, &host)?, host, links })
        })
        .await
    }

    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        let (game, who) = (game.clone(), who.clone());
        self.wait(move |house| house.look_now(&game, &who)).await
    }

    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection> {
        loop {
            let subscription = self.subscriptions.of(self.server_for(who), game, who, seen.version);
            let _here = subscription.wait();
            let mut news = subscription.news();
            loop {
                if news.borrow_and_update().is_gone {
                    return Err(Refused::UnknownGame.into());
                }
                let view = self.look(game, who).await?;
                if view.differs_from(seen) {
                    return Ok(view);
                }
                // A stream that has ended is opened again.
                if news.changed().await.is_err() {
                    break;
                }
            }
        }
    }

    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection> {
        let game = game.clone();
        self.wait(move |house| house.ask_now(&game, &asked)).await
    }

    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection> {
        let (game, who) = (game.clone(), who.clone());
        self.wait(move |house| {
            let version = match version {
                Some(version) => version,
                None => house.look_now(&game, &who)?.version,
            };
            let call = api::STEP_IN.send(&[&game], &StepInBody { version });
            let (state, known) = house.ask_table(&who, &game, call)?;
            house.see(&state, known.as_ref(), &who)
        })
        .await
    }

    async fn hurry(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        let (server, call) = (self.server_for(who), api::HURRY.call(&[game]).with_events(0));
        self.wait(move |_| server.ask(&call)).await
    }

    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection> {
        let (game, who) = (game.clone(), who.clone());
        self.wait(move |house| {
            let rules = house.rules_of(&game, &who)?;
            let query = HintQuery::of(&rules, about.present, about.told);
            let server = house.server_for(&who).in_language(text.lang().code());
            let hint = server.ask(&api::HINT.find(&[&game], &query).with_events(0))?.read(&rules)?;
            Ok(hint.map_or(Deferred::Pending, |advice| Deferred::Ready(Arc::new(advice))))
        })
        .await
    }

    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection> {
        let (game, who) = (game.clone(), who.clone());
        self.wait(move |house| {
            let state = house.server_for(&who).ask(&api::REMATCH.call(&[&game]).with_events(0))?;
            Ok(house.see(&state, None, &who)?.id)
        })
        .await
    }

    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        let (server, call) = (self.server_for(who), api::DELETE.call(&[game]).with_events(0));
        self.wait(move |_| server.ask(&call)).await
    }

    async fn by_code(&self, code: &str) -> Result<GameId, Rejection> {
        let code: String = code.chars().filter(|c| c.is_ascii_alphanumeric()).take(16).collect();
        if code.is_empty() {
            return Err(Refused::UnknownCode.into());
        }
        let server = self.server_for(&Who::default());
        self.wait(move |_| {
            let found = server.ask(&api::BY_CODE.call(&[&code]))?;
            found.id.parse().map_err(|_| ClientError::NotYatzy)
        })
        .await
    }

    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection> {
        let (server, call) = (self.server_for(&Who::with(token)), api::LINKED.call(&[game]));
        self.wait(move |_| Seat::from_number(server.ask(&call)?.seat).ok_or(ClientError::NotYatzy)).await
    }

    async fn record(&self, game: &GameId) -> Result<Record, Rejection> {
        let (server, call) = (self.server_for(&Who::default()), api::RECORD.call(&[game]));
        Ok(self.wait(move |_| server.ask(&call)).await?.record)
    }

    async fn check_dice(&self, game: &GameId, who: &Who) -> Result<Option<DiceCheck>, Rejection> {
        let (game, who) = (game.clone(), who.clone());
        self.wait(move |house| {
            let view = house.look_now(&game, &who)?;
            let record = house.server_for(&who).ask(&api::RECORD.call(&[&game]))?.record;
            Ok(house.tables.check(&game, &record, &view.you.seats).filter(|_| view.secret.is_some()))
        })
        .await
    }

    async fn replay(&self, game: &GameId) -> Result<Replay, Rejection> {
        let game = game.clone();
        self.wait(move |house| {
            let log = house.server_for(&Who::default()).ask(&api::LOG.call(&[&game]))?;
            let view = house.look_now(&game, &Who::default())?;
            Ok(Replay::of(Arc::new(log.table(&view)?)))
        })
        .await
    }

    async fn report(&self, game: &GameId) -> Result<Deferred<Analysis>, Rejection> {
        let call = api::REPORT.find(&[game], &ReportQuery { whole: Some(true) });
        let server = self.server_for(&Who::default());
        match self.wait(move |_| server.ask(&call)).await? {
            ReportReply::Thinking => Ok(Deferred::Pending),
            ReportReply::Whole(analysis) => Ok(Deferred::Ready(analysis)),
            ReportReply::Public(_) | ReportReply::Incompatible => Err(Refused::NoReport.into()),
        }
    }

    async fn compare(&self, game: &GameId) -> Result<Deferred<Comparison>, Rejection> {
        let (server, call) = (self.server_for(&Who::default()), api::COMPARISON.call(&[game]));
        match self.wait(move |_| server.ask(&call)).await? {
            ComparisonReply::Thinking => Ok(Deferred::Pending),
            ComparisonReply::Ready(comparison) => Ok(Deferred::Ready(comparison)),
        }
    }

    async fn day(&self, who: &Who, date: Option<Date>) -> Result<Day, Rejection> {
        let query = DayQuery { day: date.map(|date| date.to_string()) };
        let (server, call) = (self.server_for(who), api::DAY.find(&[], &query));
        self.wait(move |_| server.ask(&call)).await
    }

    async fn play_today(&self, who: &Who, attempt: &NewAttempt) -> Result<Made, Rejection> {
        let body = AttemptBody {
            name: attempt.name.clone(),
            again: attempt.is_again,
            key: Some(attempt.key.to_hex()),
        };
        let (who, rules) = (who.clone(), attempt.rules.clone());
        self.wait(move |house| {
            let call = api::PLAY_TODAY.send(&[&rules], &body).with_events(0);
            let made = house.server_for(&who).ask(&call)?;
            let host = given(made.device.as_deref(), &who)?;
            Ok(Made { view: house.see(&made.state, None, &host)?, host, links: Vec::new() })
        })
        .await
    }

    async fn calendar(&self, who: &Who) -> Result<Calendar, Rejection> {
        let (server, call) = (self.server_for(who), api::CALENDAR.call(&[]));
        self.wait(move |_| server.ask(&call)).await
    }

    async fn make_match(&self, who: &Who, new: &NewMatch) -> Result<MatchAnswer, Rejection> {
        self.ask_about_match(who, api::MAKE_MATCH.send(&[], &NewMatchBody::of(new))).await
    }

    async fn look_match(&self, id: &GameId, who: &Who) -> Result<MatchView, Rejection> {
        let (server, call) = (self.server_for(who), api::LOOK_MATCH.call(&[id]));
        self.wait(move |_| server.ask(&call)).await
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
        let (server, call) = (self.server_for(&Who::default()), api::MATCH_RESULT.call(&[id]));
        match self.wait(move |_| server.ask(&call)).await? {
            ComparisonReply::Thinking => Ok(Deferred::Pending),
            ComparisonReply::Ready(comparison) => Ok(Deferred::Ready(comparison)),
        }
    }

    async fn match_by_code(&self, code: &str) -> Result<GameId, Rejection> {
        let (server, call) = (self.server_for(&Who::default()), api::MATCH_BY_CODE.call(&[&code]));
        let found = self.wait(move |_| server.ask(&call)).await?;
        Ok(found.id.parse().map_err(|_| Refused::Unreachable)?)
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
        let (server, call) = (self.server_for(&Who::default()), api::STATISTICS.find(&[&edition], &query));
        self.wait(move |_| {
            let statistics = server.ask(&call)?;
            let whole = statistics.cells.len() == statistics.rules.cells().len();
            if whole { Ok(statistics) } else { Err(ClientError::NotYatzy) }
        })
        .await
    }
}

/// The caller's identity from now on: the token given with the reply, or the one it had.
pub(super) fn given(device: Option<&str>, who: &Who) -> Result<Who, ClientError> {
    match device {
        Some(token) => Ok(Who::with(token.parse().map_err(|_| ClientError::NotYatzy)?)),
        None => Ok(who.clone()),
    }
}
