//! The trait `House`, for tables in this process.

use crate::analyst::WAIT;
use crate::live_table::{LiveTable, TableStatus};
use crate::local::{LocalHouse, failed};
use crate::queue::Asker;
use async_trait::async_trait;
use std::sync::Arc;
use yatzy_bots::{Analysis, PositionBody, PracticeOrder, PracticeSet, Verdict};
use yatzy_rules::{Action, Date, Record, Ruleset, Seat};
use yatzy_table::{
    Answered, Basics, Calendar, CoachAnswer, CoachContext, CodeTarget, Comparison, Day, Deferred,
    EditionRecord, Finished, FinishedQuery, GameId, House, HouseOffers, HouseStatistics, Made, MatchAnswer,
    MatchRequest, MatchView, NewAttempt, NewMatch, NewTable, Nudge, PerfectPlay, Permission, Refused,
    Rejection, Replay, Request, SeatLink, TableLog, TableRequest, Token, TotalOdds, Unfinished, View, Who,
    edition_records, read_code,
};
use yatzy_text::Text;

impl LocalHouse {
    async fn view_for(&self, live: &LiveTable, who: &Who) -> Result<View, Rejection> {
        Ok(self.view_of(&live.snapshot(), who).await?)
    }
}

#[async_trait]
impl House for LocalHouse {
    fn offers(&self) -> &HouseOffers {
        &self.settings().offers
    }

    async fn make(&self, who: &Who, new: &NewTable) -> Result<Made, Rejection> {
        let mut making = new.make(who, &self.context())?;
        self.resolve_records(&mut making.game).await?;
        let is_retry = |request| new.has_digest(&making.host, request);
        let live = self.create(&making.game, who, is_retry).await?;
        let view = self.view_for(&live, &making.host).await?;
        Ok(Made { host: making.host, links: making.links, view })
    }

    async fn look(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        let live = self.live(game).await?;
        live.touch(who);
        self.view_for(&live, who).await
    }

    async fn peek(&self, game: &GameId, who: &Who) -> Result<View, Rejection> {
        let live = self.live(game).await?;
        self.view_for(&live, who).await
    }

    async fn look_again(&self, game: &GameId, who: &Who, seen: &View) -> Result<View, Rejection> {
        let live = self.live(game).await?;
        let _here = live.attend(who);
        let mut news = live.watch();
        loop {
            if news.borrow_and_update().status == TableStatus::Gone {
                return Err(Refused::UnknownGame.into());
            }
            let view = self.view_for(&live, who).await?;
            if view.differs_from(seen) {
                return Ok(view);
            }
            if news.changed().await.is_err() {
                return Err(Refused::UnknownGame.into());
            }
        }
    }

    async fn basics(&self, game: &GameId) -> Result<Basics, Rejection> {
        let table = self.cached_or_read(game).await?.table();
        Ok(Basics { rules: table.saved.rules.clone(), source: table.saved.source })
    }

    async fn log(&self, game: &GameId) -> Result<Option<TableLog>, Rejection> {
        let table = self.cached_or_read(game).await?.table();
        Ok(Some(TableLog { first_seats: table.saved.first_seats, rows: table.saved.log.clone() }))
    }

    async fn ask(&self, game: &GameId, asked: TableRequest) -> Result<Answered, Rejection> {
        // A move is checked by the commit itself, so no check is needed before.
        let is_move = matches!(asked.request, Request::Act(..));
        let live = if is_move { self.cached_or_read(game).await? } else { self.live(game).await? };
        live.touch(&asked.who);
        let who = asked.who.clone();
        let resolved = match self.with_record_resolved(&live.table(), asked).await {
            Ok(asked) => self.with_device_found(&live, asked).await,
            Err(refused) => Err(refused),
        };
        let asked = match resolved {
            Ok(asked) => asked,
            Err(refused) => return Err(self.reject(&live, &who, refused).await),
        };
        let committed = self.commit(&live, &asked).await;
        let noted =
            committed.and_then(|answer| self.note_seat_request(&live, &asked, &answer).map(|()| answer));
        match noted {
            Ok(answer) => {
                let view = self.view_for(&live, &answer.holder).await?;
                Ok(Answered { answer, view })
            }
            Err(refused) => Err(self.reject(&live, &asked.who, refused).await),
        }
    }

    async fn step_in(&self, game: &GameId, who: &Who, version: Option<u32>) -> Result<View, Rejection> {
        let live = self.live(game).await?;
        self.read_presence(&live).await?;
        match self.play_absent_turn(&live, who, version).await {
            Ok(()) => self.view_for(&live, who).await,
            Err(refused) => Err(self.reject(&live, who, refused).await),
        }
    }

    async fn hurry(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        let live = self.live(game).await?;
        let table = live.table();
        if let Err(refused) = table.may(who, Permission::Hurry) {
            return Err(self.reject(&live, who, refused).await);
        }
        live.computer.hurry(table.game.turn().map(|turn| (turn.seat, turn.round)));
        self.nudge_others(Nudge::Hurried(game.clone()));
        Ok(())
    }

    async fn advise(
        &self,
        game: &GameId,
        who: &Who,
        about: CoachContext,
        text: Text,
    ) -> Result<Deferred<CoachAnswer>, Rejection> {
        let live = self.live(game).await?;
        match self.coach(&live, who, about, text).await {
            Ok(advice) => Ok(advice),
            Err(refused) => Err(self.reject(&live, who, refused).await),
        }
    }

    async fn rematch(&self, game: &GameId, who: &Who) -> Result<GameId, Rejection> {
        let live = self.live(game).await?;
        let new = match live.table().rematch(who, &self.context()) {
            Ok(new) => new,
            Err(refused) => return Err(self.reject(&live, who, refused).await),
        };
        self.create(&new, who, |request| request == new.request).await?;
        live.set_status(TableStatus::Rematch);
        self.nudge_others(Nudge::Rematched(game.clone()));
        Ok(new.id)
    }

    async fn delete(&self, game: &GameId, who: &Who) -> Result<(), Rejection> {
        let live = self.live(game).await?;
        match self.erase(&live, who).await {
            Ok(()) => Ok(()),
            Err(refused) => Err(self.reject(&live, who, refused).await),
        }
    }

    async fn by_code(&self, code: &str) -> Result<CodeTarget, Rejection> {
        match self.store().by_code(&read_code(code)).await.map_err(failed)? {
            Some(table) => Ok(CodeTarget::Table(table)),
            None => Ok(CodeTarget::Match(self.match_of_code(code).await?)),
        }
    }

    async fn linked(&self, game: &GameId, token: Token) -> Result<Seat, Rejection> {
        Ok(self.live(game).await?.table().linked(token).ok_or(Refused::UnknownGame)?)
    }

    async fn links(&self, game: &GameId, who: &Who) -> Result<Vec<SeatLink>, Rejection> {
        Ok(self.live(game).await?.table().links_of(who))
    }

    async fn record(&self, game: &GameId, who: &Who) -> Result<Record, Rejection> {
        let live = self.visible(game, who).await?;
        Ok(live.table().saved.record(self.offers().zone).map_err(failed)?)
    }

    async fn replay(&self, game: &GameId, who: &Who) -> Result<Replay, Rejection> {
        let table = self.visible(game, who).await?.table();
        if table.is_over() { Ok(Replay::of(table)) } else { Err(Refused::NotOver.into()) }
    }

    async fn report(&self, game: &GameId, who: &Who) -> Result<Deferred<Analysis>, Rejection> {
        let live = self.visible(game, who).await?;
        let table = live.table();
        if !table.is_over() {
            return Err(Refused::NotOver.into());
        }
        let analyst = self.analyst_of(&live).ok_or(Refused::NoReport)?;
        Ok(analyst.report(&table, WAIT).await?)
    }

    async fn compare(&self, game: &GameId, who: &Who) -> Result<Deferred<Comparison>, Rejection> {
        let live = self.visible(game, who).await?;
        let analyst = self.analyst_of(&live).ok_or(Refused::NoReport)?;
        let table = live.table();
        Ok(analyst.compare((game.clone(), table.version()), &[table], WAIT).await?)
    }

    async fn day(&self, who: &Who, date: Option<Date>) -> Result<Day, Rejection> {
        Ok(self.day_of(who, date).await?)
    }

    async fn play_today(&self, who: &Who, attempt: &NewAttempt) -> Result<Made, Rejection> {
        let (host, live) = self.begin_attempt(who, attempt).await?;
        let view = self.view_for(&live, &host).await?;
        Ok(Made { host, links: Vec::new(), view })
    }

    async fn calendar(&self, who: &Who) -> Result<Calendar, Rejection> {
        Ok(self.calendar_of(who).await?)
    }

    async fn make_match(&self, who: &Who, new: &NewMatch) -> Result<MatchAnswer, Rejection> {
        Ok(LocalHouse::make_match(self, who, new).await?)
    }

    async fn look_match(&self, id: &GameId, who: &Who) -> Result<MatchView, Rejection> {
        Ok(self.see_match(id, who).await?)
    }

    async fn ask_match(
        &self,
        id: &GameId,
        who: &Who,
        asked: &MatchRequest,
    ) -> Result<MatchAnswer, Rejection> {
        Ok(self.decide_match(id, who, asked).await?)
    }

    async fn compare_match(&self, id: &GameId) -> Result<Deferred<Comparison>, Rejection> {
        Ok(self.compare_games_of(id, WAIT).await?)
    }

    async fn perfect(&self, rules: &Arc<Ruleset>) -> Deferred<PerfectPlay> {
        match self.analyst() {
            Some(analyst) => analyst.perfect(rules).await,
            None => Deferred::Unavailable,
        }
    }

    async fn total_odds(&self, rules: &Arc<Ruleset>, total: u32) -> Deferred<TotalOdds> {
        match self.analyst() {
            Some(analyst) => analyst.total_odds(rules, total).await,
            None => Deferred::Unavailable,
        }
    }

    async fn exercises(
        &self,
        who: &Who,
        rules: &Arc<Ruleset>,
        order: &PracticeOrder,
    ) -> Deferred<PracticeSet> {
        match self.analyst() {
            Some(analyst) => analyst.asked_by(Asker::of(who)).exercises(rules, order).await,
            None => Deferred::Unavailable,
        }
    }

    async fn judge(
        &self,
        who: &Who,
        rules: &Arc<Ruleset>,
        position: &PositionBody,
        answer: Action,
    ) -> Deferred<Verdict> {
        match self.analyst() {
            Some(analyst) => analyst.asked_by(Asker::of(who)).judge(rules, position, answer).await,
            None => Deferred::Unavailable,
        }
    }

    async fn unfinished(&self, who: &Who) -> Result<Vec<Unfinished>, Rejection> {
        match who.hash() {
            Some(hash) => Ok(self.store().unfinished(Some(hash)).await.map_err(failed)?),
            None => Ok(Vec::new()),
        }
    }

    async fn finished(&self, whose: Option<&Who>, query: &FinishedQuery) -> Result<Vec<Finished>, Rejection> {
        let holder = match whose.map(Who::hash) {
            None => None,
            Some(Some(hash)) => Some(hash),
            Some(None) => return Ok(Vec::new()),
        };
        let query = FinishedQuery { holder, ..query.clone() };
        Ok(self.store().finished(&query).await.map_err(failed)?)
    }

    async fn edition_records(&self) -> Result<Vec<EditionRecord>, Rejection> {
        Ok(edition_records(self.store().totals().await.map_err(failed)?, self.offers().zone))
    }

    async fn statistics(&self, edition: &str, options: Option<&str>) -> Result<HouseStatistics, Rejection> {
        Ok(self.count_cards(edition, options).await?)
    }
}
