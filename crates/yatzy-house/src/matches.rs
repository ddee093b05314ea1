//! Matches: people gather, the house makes a game for each of them, and opens the dice once every game is sealed.

use crate::local::{LocalHouse, failed, if_any};
use std::time::Duration;
use yatzy_rules::Seat;
use yatzy_table::{
    Comparison, Deferred, GameId, Match, MatchAnswer, MatchPhase, MatchRequest, MatchSeat, MatchSeatView,
    MatchView, Moment, NewMatch, Refused, Request, Table, TableRequest, Who, read_code,
};

/// Retries after losing a race against another writer of the same match.
const TRIES: u32 = 16;

/// A match, and the version of its document.
struct Found {
    version: u32,
    matched: Match,
}

impl LocalHouse {
    /// Makes a match, once for each key.
    pub(crate) async fn make_match(&self, who: &Who, new: &NewMatch) -> Result<MatchAnswer, Refused> {
        let (made, host) = Match::make(new, who, &self.context())?;
        if !self.write_match(0, &made).await? {
            let found = self.find_match(&made.id).await?.matched;
            // The secret of the match is drawn anew each time, and is no part of the request.
            if !found.is_host(&host) || found.rules.hash() != made.rules.hash() {
                return Err(Refused::KeyReused);
            }
        }
        // Two matches of one code are as unlikely as two of one table; the second is joined by its link.
        self.store()
            .put_document(&code_key(&made.code), 0, made.id.as_str(), self.runtime().now())
            .await
            .map_err(failed)?;
        self.answer_match(&made.id, host).await
    }

    /// The match of a code, in any spelling.
    pub(crate) async fn match_of_code(&self, code: &str) -> Result<GameId, Refused> {
        let found = self.store().document(&code_key(&read_code(code))).await.map_err(failed)?;
        found.and_then(|found| found.body.parse().ok()).ok_or(Refused::UnknownCode)
    }

    /// A match as the asker sees it.
    pub(crate) async fn see_match(&self, id: &GameId, who: &Who) -> Result<MatchView, Refused> {
        let mut found = self.find_match(id).await?;
        if found.matched.phase == MatchPhase::Starting {
            found = self.make_games(found).await?;
        }
        // Also if it is over: its games are open before it says so, whatever interrupted the opening.
        if matches!(found.matched.phase, MatchPhase::Playing | MatchPhase::Over) {
            self.end_match(id).await?;
            found = self.find_match(id).await?;
        }
        self.view_match(&found.matched, who).await
    }

    /// Decides what is asked of a match.
    pub(crate) async fn decide_match(
        &self,
        id: &GameId,
        who: &Who,
        asked: &MatchRequest,
    ) -> Result<MatchAnswer, Refused> {
        for _ in 0..TRIES {
            let Found { version, mut matched } = self.find_match(id).await?;
            let before = matched.clone();
            let mut who = who.clone();
            match asked {
                MatchRequest::Join(seat) => who = matched.join(&who, seat, &self.context())?,
                MatchRequest::Remove(number) => matched.remove(&who, *number)?,
                MatchRequest::Start => matched.start(&who)?,
                MatchRequest::Close => {
                    if !matched.is_host(&who) {
                        return Err(Refused::NotHost);
                    }
                    self.close_games(&matched).await?;
                }
            }
            if matched == before || self.write_match(version, &matched).await? {
                return self.answer_match(id, who).await;
            }
        }
        Err(Refused::Stale)
    }

    /// The games of a match side by side, once it is over.
    pub(crate) async fn compare_games_of(
        &self,
        id: &GameId,
        wait: Duration,
    ) -> Result<Deferred<Comparison>, Refused> {
        // Opens games that an interrupted opening left closed.
        self.end_match(id).await?;
        let matched = self.find_match(id).await?.matched;
        if matched.phase != MatchPhase::Over {
            return Err(Refused::NotOver);
        }
        let mut tables = Vec::new();
        for seat in &matched.seats {
            tables.extend(self.table_of(seat).await?.filter(|table| !table.game.is_abandoned()));
        }
        let analyst = self.analyst().ok_or(Refused::NoReport)?;
        analyst.compare((id.clone(), 0), &tables, wait).await
    }

    /// Opens the dice of a match whose games are all sealed. A game that was deleted is no longer waited for.
    pub(crate) async fn end_match(&self, id: &GameId) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let Found { version, matched } = self.find_match(id).await?;
            match matched.phase {
                MatchPhase::Gathering | MatchPhase::Starting => return Ok(()),
                MatchPhase::Playing => {
                    for seat in &matched.seats {
                        if self.table_of(seat).await?.is_some_and(|table| !table.is_sealed()) {
                            return Ok(());
                        }
                    }
                    // A seal stands for good, so a match that is over stays over.
                    let over = Match { phase: MatchPhase::Over, ..matched };
                    self.write_match(version, &over).await?;
                }
                MatchPhase::Over => return self.open_games(&matched).await,
            }
        }
        Err(Refused::Stale)
    }

    /// The work after a seal: opens the match if it was the last one.
    pub(crate) fn end_match_of(&self, table: &Table) {
        let Some(of_match) = table.saved.of_match.as_ref().filter(|_| table.is_sealed() && !table.is_open())
        else {
            return;
        };
        let (house, id) = (self.clone(), of_match.id.clone());
        self.runtime().spawn(Box::pin(async move {
            // The page of the match tries again.
            let _ = house.end_match(&id).await;
        }));
    }

    /// Deletes the documents of a match with its last game.
    pub(crate) async fn forget_match_of(&self, table: &Table) -> Result<(), Refused> {
        match &table.saved.of_match {
            Some(of_match) => self.forget_match_without_games(&of_match.id).await.map(drop),
            None => Ok(()),
        }
    }

    /// Deletes the matches that were never started or have lost all their games, among those that were not written
    /// since a moment.
    pub(crate) async fn forget_old_matches(&self, before: Moment) -> Result<(), Refused> {
        let keys = self.store().old_documents(before).await.map_err(failed)?;
        for id in keys.iter().filter_map(|key| Match::of_key(key)) {
            if !self.forget_match_without_games(&id).await? {
                // It is looked at again after as long a time.
                let Found { version, matched } = self.find_match(&id).await?;
                self.write_match(version, &matched).await?;
            }
        }
        Ok(())
    }

    async fn forget_match_without_games(&self, id: &GameId) -> Result<bool, Refused> {
        let Some(Found { matched, .. }) = if_any(self.find_match(id).await)? else { return Ok(true) };
        for seat in &matched.seats {
            if self.store().version(&seat.game).await.map_err(failed)?.is_some() {
                return Ok(false);
            }
        }
        self.store().delete_document(&code_key(&matched.code)).await.map_err(failed)?;
        self.store().delete_document(&Match::key(id)).await.map_err(failed)
    }

    async fn open_games(&self, matched: &Match) -> Result<(), Refused> {
        for seat in &matched.seats {
            let open = TableRequest::now(&Who::default(), Request::Open);
            let found = if_any(self.cached_or_read(&seat.game).await)?;
            if let Some(live) = found.filter(|live| !live.table().is_open()) {
                self.commit(&live, &open).await?;
            }
        }
        Ok(())
    }

    async fn close_games(&self, matched: &Match) -> Result<(), Refused> {
        if matched.phase == MatchPhase::Gathering {
            return Err(Refused::NotOver);
        }
        for seat in &matched.seats {
            let close = TableRequest::now(&Who::default(), Request::Close);
            if let Some(live) = if_any(self.live(&seat.game).await)? {
                self.commit(&live, &close).await?;
            }
        }
        Ok(())
    }

    /// Makes the games of a match that starts. It does the same again if it was interrupted. Then names are in the
    /// games alone, where they can be deleted.
    async fn make_games(&self, found: Found) -> Result<Found, Refused> {
        for game in found.matched.games(&self.context()) {
            self.store().create(&game).await.map_err(failed)?;
            self.observer().made();
        }
        let mut playing = Match { phase: MatchPhase::Playing, ..found.matched };
        playing.seats.iter_mut().for_each(|seat| seat.name.clear());
        let id = playing.id.clone();
        self.write_match(found.version, &playing).await?;
        self.find_match(&id).await
    }

    async fn answer_match(&self, id: &GameId, who: Who) -> Result<MatchAnswer, Refused> {
        let view = self.see_match(id, &who).await?;
        Ok(MatchAnswer { who, view })
    }

    async fn view_match(&self, matched: &Match, who: &Who) -> Result<MatchView, Refused> {
        let is_over = matched.phase == MatchPhase::Over;
        let mut seats = Vec::new();
        for seat in &matched.seats {
            let table = match matched.phase {
                MatchPhase::Gathering | MatchPhase::Starting => None,
                MatchPhase::Playing | MatchPhase::Over => self.table_of(seat).await?,
            };
            let Some(table) = table else {
                let is_yours = who.hash() == Some(seat.holder);
                let is_done = matches!(matched.phase, MatchPhase::Playing | MatchPhase::Over);
                seats.push(MatchSeatView {
                    name: seat.name.clone(),
                    is_yours,
                    is_done,
                    ..MatchSeatView::default()
                });
                continue;
            };
            let is_yours = !table.seats_of(who).is_empty();
            let total = table.game.card(Seat(0)).map(|card| card.totals(&matched.rules).total.0);
            seats.push(MatchSeatView {
                name: table.seat(Seat(0)).map(|seat| seat.name.clone()).unwrap_or_default(),
                is_yours,
                turns: table.game.turns().filter(|turn| turn.entry.is_some()).count() as u32,
                is_done: table.is_over(),
                game: (is_yours || is_over).then(|| seat.game.clone()),
                total: total.filter(|_| is_over && !table.game.is_abandoned()),
            });
        }
        Ok(MatchView {
            id: matched.id.clone(),
            code: (matched.phase == MatchPhase::Gathering).then(|| matched.code.clone()),
            edition: matched.edition.clone(),
            names: matched.names.clone(),
            phase: matched.phase,
            is_host: matched.is_host(who),
            commitment: matched.commitment().to_string(),
            turns: matched.rules.cells().iter().count() as u32,
            seats,
        })
    }

    /// The table of a seat; `None` if it was deleted.
    async fn table_of(&self, seat: &MatchSeat) -> Result<Option<std::sync::Arc<Table>>, Refused> {
        Ok(if_any(self.live(&seat.game).await)?.map(|live| live.table()))
    }

    async fn find_match(&self, id: &GameId) -> Result<Found, Refused> {
        let document = self.store().document(&Match::key(id)).await.map_err(failed)?;
        let document = document.ok_or(Refused::UnknownGame)?;
        let matched = serde_json::from_slice(document.body.as_bytes()).map_err(|_| Refused::Damaged)?;
        Ok(Found { version: document.version, matched })
    }

    /// Writes a match if it is still at this version.
    async fn write_match(&self, version: u32, matched: &Match) -> Result<bool, Refused> {
        let body = serde_json::to_string(matched).map_err(|_| Refused::Damaged)?;
        self.store()
            .put_document(&Match::key(&matched.id), version, &body, self.runtime().now())
            .await
            .map_err(failed)
    }
}

fn code_key(code: &str) -> String {
    format!("match-code {code}")
}
