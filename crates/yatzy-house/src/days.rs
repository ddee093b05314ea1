//! Today's game. A day's secret is one row of the store, so every node has the same dice. The first attempt of a device
//! has an id that follows from the day's secret and the device: it is begun once, however often and wherever it is asked
//! for.

use crate::live_table::LiveTable;
use crate::local::{LocalHouse, failed, if_any};
use std::sync::Arc;
use yatzy_rules::fair::{self, Secret};
use yatzy_rules::{Catalogue, Date, DiceSource, Goal};
use yatzy_table::{
    Attempt, BoardLine, Calendar, Day, DayGame, DayRules, FinishedQuery, GameId, Moment, NewAttempt,
    NewRules, NewSeat, NewTable, PlayedDay, Refused, Sharing, Table, Token, Who, Zone, day_closes, day_seed,
    digest,
};

/// Most lines of a board, and most attempts in a calendar.
const LINES: usize = 100;
const ATTEMPTS: u32 = 1500;

/// What the dice of a day follow from.
#[derive(Clone, Copy)]
struct DaySecret {
    date: Date,
    /// The secret of the house; `None` where the dice follow from the date.
    secret: Option<Secret>,
}

impl DaySecret {
    fn seed(self, rules: &str) -> Secret {
        day_seed(self.secret, self.date, rules)
    }

    /// The key of a device's first attempt. Its game's id follows from it.
    fn key(self, who: &Who, rules: &str) -> Option<Token> {
        let secret = self.secret.unwrap_or_else(|| self.seed(rules));
        let (device, date) = (who.hash()?.0, self.date.to_string());
        let fields: [&[u8]; 4] = [&secret.0, &device, date.as_bytes(), rules.as_bytes()];
        Some(Token::from_bytes(digest("yatzy attempt", &fields)))
    }
}

impl LocalHouse {
    fn today(&self) -> Result<Date, Refused> {
        self.runtime().now().date(Zone::Utc).ok_or(Refused::Unavailable)
    }

    /// The secret of a day. That of today is drawn when it is first asked for.
    async fn day_secret(&self, date: Date) -> Result<Option<DaySecret>, Refused> {
        if self.settings().open_days {
            return Ok(Some(DaySecret { date, secret: None }));
        }
        let fresh = (date == self.today()?).then(|| Secret(self.runtime().fresh()));
        let secret = self.store().day_secret(date, fresh).await.map_err(failed)?;
        Ok(secret.map(|secret| DaySecret { date, secret: Some(secret) }))
    }

    pub(crate) async fn day_of(&self, who: &Who, date: Option<Date>) -> Result<Day, Refused> {
        let today = self.today()?;
        let date = date.unwrap_or(today);
        if date > today {
            return Err(Refused::Field { field: "day" });
        }
        let mut day = Day {
            date,
            closes: (!self.settings().open_days).then(|| day_closes(date)),
            is_today: date == today,
            games: Vec::new(),
        };
        if let Some(secret) = self.day_secret(date).await? {
            for kind in Catalogue::get().kinds() {
                day.games.push(self.day_rules(who, secret, &kind.id).await?);
            }
        }
        Ok(day)
    }

    async fn day_rules(&self, who: &Who, secret: DaySecret, rules: &str) -> Result<DayRules, Refused> {
        let seed = secret.seed(rules);
        let first = self.first_attempt(who, secret, rules).await?;
        let yours = match &first {
            Some(live) => Some(Attempt::of(&self.view_of(&live.snapshot(), who).await?)),
            None => None,
        };
        let query = FinishedQuery {
            edition: Some(rules.to_owned()),
            day: Some(DayGame { date: secret.date, is_again: false }),
            complete: true,
            ..FinishedQuery::default()
        };
        let mut finished = self.store().finished(&query).await.map_err(failed)?;
        // The earlier of two equal totals comes first.
        finished
            .sort_by_key(|game| (std::cmp::Reverse(game.seats.first().map(|seat| seat.total)), game.ended));
        let is_closed = self.runtime().now() >= day_closes(secret.date);
        let may_see = is_closed || yours.as_ref().is_some_and(|yours| yours.over);
        let mut board: Vec<BoardLine> = Vec::new();
        for (line, game) in finished.iter().enumerate().take(if may_see { LINES } else { 0 }) {
            let Some(seat) = game.seats.first() else { continue };
            let tied = board.last().filter(|before| before.total == seat.total).map(|before| before.place);
            board.push(BoardLine {
                place: tied.unwrap_or(line as u32 + 1),
                name: seat.name.clone(),
                total: seat.total,
                yours: yours.as_ref().is_some_and(|yours| yours.game == game.id),
            });
        }
        Ok(DayRules {
            rules: rules.to_owned(),
            commitment: fair::commitment(DiceSource::Shared, "", seed).to_string(),
            seed: is_closed.then(|| seed.to_string()),
            yours,
            finished: finished.len() as u32,
            board,
        })
    }

    async fn first_attempt(
        &self,
        who: &Who,
        secret: DaySecret,
        rules: &str,
    ) -> Result<Option<Arc<LiveTable>>, Refused> {
        let Some(key) = secret.key(who, rules) else { return Ok(None) };
        if_any(self.live(&id_of(key)).await)
    }

    /// Begins an attempt at a game of today, or goes on with the first one. Returns its host too, who may be a device
    /// that was just given a token.
    pub(crate) async fn begin_attempt(
        &self,
        who: &Who,
        attempt: &NewAttempt,
    ) -> Result<(Who, Arc<LiveTable>), Refused> {
        let rules = &attempt.rules;
        if !Catalogue::get().kinds().any(|kind| kind.id == *rules) {
            return Err(Refused::UnknownRules(rules.clone()));
        }
        let host = who.or_device_of(attempt.key);
        let secret = self.day_secret(self.today()?).await?.ok_or(Refused::Unavailable)?;
        let first = self.first_attempt(&host, secret, rules).await?;
        let is_again = attempt.is_again && first.is_some();
        if let Some(first) = first.filter(|_| !is_again) {
            return Ok((host, first));
        }
        let first_key = secret.key(&host, rules).ok_or(Refused::Unavailable)?;
        let new = NewTable {
            rules: NewRules::Listed { id: rules.clone(), options: Vec::new() },
            source: DiceSource::Shared,
            seed: Some(secret.seed(rules)),
            seats: vec![NewSeat::Here(attempt.name.clone())],
            goal: Goal::Mean,
            // On a board the coach would play against the people.
            hints: Some(false),
            key: if is_again { attempt.key } else { first_key },
        };
        let mut making = new.make(&host, &self.context())?;
        // A code would let others watch, who have not played yet.
        making.game.code = None;
        making.game.sharing = Sharing {
            day: Some(DayGame { date: secret.date, is_again }),
            opens: secret.secret.map(|_| day_closes(secret.date)),
            challenge: None,
        };
        let is_retry = |request| !is_again || new.has_digest(&making.host, request);
        let live = self.create(&making.game, &host, is_retry).await?;
        Ok((host, live))
    }

    pub(crate) async fn calendar_of(&self, who: &Who) -> Result<Calendar, Refused> {
        let today = self.today()?;
        let Some(holder) = who.hash() else { return Ok(Calendar::new(today, Vec::new())) };
        // Attempts of days that have closed are not finished any more.
        let unfinished = self.store().unfinished(Some(holder)).await.map_err(failed)?;
        for game in unfinished.iter().filter(|game| game.source == DiceSource::Shared) {
            // One that can't be read now is ended later.
            let _ = self.live(&game.id).await;
        }
        let query = FinishedQuery {
            holder: Some(holder),
            of_days: true,
            limit: Some(ATTEMPTS),
            ..FinishedQuery::default()
        };
        let finished = self.store().finished(&query).await.map_err(failed)?;
        let played = finished.into_iter().filter_map(|game| {
            let (day, seat) = (game.day?, game.seats.first()?);
            Some(PlayedDay {
                date: day.date,
                rules: game.edition?,
                total: seat.place.map(|_| seat.total),
                counts: !day.is_again,
                game: game.id,
            })
        });
        let mut played: Vec<PlayedDay> = played.collect();
        played.sort_by_key(|day| std::cmp::Reverse(day.date));
        Ok(Calendar::new(today, played))
    }

    /// Refuses to delete the first attempt at a day's game before the day has closed: the next one would be the first.
    pub(crate) fn check_day_over(&self, table: &Table) -> Result<(), Refused> {
        let now: Moment = self.runtime().now();
        let goes_on = |day: DayGame| !day.is_again && now < day_closes(day.date);
        if table.saved.sharing.day.is_some_and(goes_on) { Err(Refused::DayGoesOn) } else { Ok(()) }
    }
}

fn id_of(key: Token) -> GameId {
    GameId::from_bytes(&key.derive("yatzy game id", b""))
}
