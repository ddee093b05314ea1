//! What stands in IndexedDB. Rows are JSON, the same as in an export where that fits.
//!
//! | object store | key | value |
//! |---|---|---|
//! | `game` | id | what never changes of a game: [`SavedBody`] without code, seats and log |
//! | `now` | id | what changes: [`NowRow`] |
//! | `event` | id, version | an entry of the log: [`SavedEventBody`] |
//! | `answer` | id, key | what a request was answered: [`AnswerRow`] |
//! | `answered` | time, id, key | nothing: which answers are how old |
//! | `going` | id | nothing: a game that is not over |
//! | `over` | −time of its end, id | a game that is over: [`NowRow`] |
//! | `series` | first game, id | the same, by series |
//! | `left` | first game, id, version | who left: the number of a seat |
//! | `document` | key | a version, a line break, and the text of a document, such as a match |
//! | `code` | code | the id of the game that can be joined by it |
//! | `device` | `token` or `lang` | what the device goes by |
//! | `day` | date | the secret of a day's games |
//! | `solved` | hash of rules | a solution, as bytes |

use super::port::text;
use crate::message::{Key, Part};
use serde::{Deserialize, Serialize};
use yatzy_rules::DiceSource;
use yatzy_table::{
    DayGame, EventBody, Finished, FinishedQuery, FinishedSeat, GameId, LogRow, Moment, Saved, SavedBody,
    SavedEventBody, SavedSeat, SeatResult, StoreError, TokenHash, Unfinished,
};

pub(crate) const GAME: &str = "game";
pub(crate) const NOW: &str = "now";
pub(crate) const EVENT: &str = "event";
pub(crate) const ANSWER: &str = "answer";
pub(crate) const ANSWERED: &str = "answered";
pub(crate) const GOING: &str = "going";
pub(crate) const OVER: &str = "over";
pub(crate) const SERIES: &str = "series";
pub(crate) const LEFT: &str = "left";
pub(crate) const CODE: &str = "code";
pub(crate) const DAY: &str = "day";
pub(crate) const DOCUMENT: &str = "document";

/// The changing facts of a game, with those that lists show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NowRow {
    pub id: GameId,
    pub version: u32,
    pub created: Moment,
    pub touched: Moment,
    pub ended: Option<Moment>,
    pub code: Option<String>,
    pub edition: Option<String>,
    pub rules_hash: String,
    pub throws: DiceSource,
    pub series: GameId,
    pub host: Option<TokenHash>,
    pub seats: Vec<SeatRow>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<DayGame>,
}

/// A seat, and its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatRow {
    pub seat: SavedSeat,
    pub total: Option<u32>,
    pub place: Option<u16>,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AnswerRow {
    pub request: [u8; 32],
    pub answer: String,
    pub at: i64,
}

/// The error for a row that can't be read or written.
pub(crate) fn damaged(game: &GameId, what: &'static str) -> StoreError {
    StoreError::Damaged { game: game.clone(), what }
}

/// The stored form of a row.
pub(crate) fn written(game: &GameId, row: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(row).map_err(|_| damaged(game, "a row that can't be written"))
}

impl NowRow {
    /// The row of a game, with its results if it is over.
    pub fn of(saved: &Saved, results: Option<&[SeatResult]>) -> NowRow {
        let seats = saved.seats.iter().map(|seat| SeatRow { seat: seat.clone(), total: None, place: None });
        let mut row = NowRow {
            id: saved.id.clone(),
            version: saved.version(),
            created: saved.created,
            touched: saved.log.last().map_or(saved.created, |logged| logged.at),
            ended: None,
            code: saved.code.clone(),
            edition: saved.edition.clone(),
            rules_hash: saved.rules.hash().to_string(),
            throws: saved.source,
            series: saved.series.clone(),
            host: saved.host,
            seats: seats.collect(),
            day: saved.sharing.day,
        };
        row.end(results, row.touched);
        row
    }

    /// Sets the results of the game at a moment, or that it goes on. A finished game loses its code.
    pub fn end(&mut self, results: Option<&[SeatResult]>, at: Moment) {
        self.ended = results.map(|_| at);
        self.code = self.code.take().filter(|_| results.is_none());
        for seat in &mut self.seats {
            (seat.total, seat.place) = (None, None);
        }
        for result in results.unwrap_or_default() {
            if let Some(seat) = self.seats.get_mut(usize::from(result.seat.0)) {
                (seat.total, seat.place) = (Some(result.total), result.place);
            }
        }
    }

    pub fn read(id: &GameId, row: &str) -> Result<NowRow, StoreError> {
        serde_json::from_slice(row.as_bytes()).map_err(|_| damaged(id, "what it is now"))
    }

    /// Reads a row of a list.
    pub fn read_listed(row: &str) -> Result<NowRow, StoreError> {
        serde_json::from_slice(row.as_bytes()).map_err(|_| damaged(&unknown_game(), "a row of a list"))
    }

    /// The key among finished games, the latest first.
    pub fn over_key(&self) -> Option<Key> {
        self.ended.map(|ended| vec![Part::Number(ended.0.saturating_neg()), text(&self.id)])
    }

    pub fn series_key(&self) -> Key {
        vec![text(&self.series), text(&self.id)]
    }

    /// Whether a device made it, or holds a seat in it.
    pub fn is_of(&self, holder: TokenHash) -> bool {
        self.host == Some(holder) || self.seats.iter().any(|seat| seat.seat.holder == Some(holder))
    }

    /// Whether it matches a query.
    pub fn is_asked_for(&self, query: &FinishedQuery) -> bool {
        let matches = |asked: &Option<String>, own: Option<&str>| {
            asked.as_deref().is_none_or(|asked| own == Some(asked))
        };
        matches(&query.edition, self.edition.as_deref())
            && matches(&query.rules_hash, Some(&self.rules_hash))
            && query.series.as_ref().is_none_or(|series| *series == self.series)
            && (!query.complete || self.seats.iter().any(|seat| seat.place.is_some()))
            && query.holder.is_none_or(|holder| self.is_of(holder))
            && query.day.is_none_or(|day| self.day == Some(day))
            && (!query.of_days || self.day.is_some())
            && (self.day.is_none() || query.holder.is_some() || query.series.is_some() || query.day.is_some())
    }

    /// As an unfinished game of a list.
    pub fn unfinished(self) -> Unfinished {
        Unfinished {
            id: self.id,
            edition: self.edition,
            source: self.throws,
            created: self.created,
            touched: self.touched,
            names: self.seats.into_iter().map(|seat| seat.seat.name).collect(),
        }
    }

    /// As a finished game of a list.
    pub fn finished(self) -> Result<Finished, StoreError> {
        let seat = |SeatRow { seat, total, place }| FinishedSeat {
            name: seat.name,
            player: seat.player,
            total: total.unwrap_or(0),
            place,
        };
        Ok(Finished {
            ended: self.ended.ok_or_else(|| damaged(&self.id, "end"))?,
            id: self.id,
            edition: self.edition,
            rules_hash: self.rules_hash,
            source: self.throws,
            created: self.created,
            series: self.series,
            seats: self.seats.into_iter().map(seat).collect(),
            day: self.day,
        })
    }
}

/// The id in errors about a row without an id.
fn unknown_game() -> GameId {
    GameId::from_bytes(&[0; 32])
}

/// A game from its rows.
pub(crate) fn saved(
    id: &GameId,
    game: &str,
    now: NowRow,
    log: impl Iterator<Item = String>,
) -> Result<Saved, StoreError> {
    let facts: SavedBody = serde_json::from_slice(game.as_bytes()).map_err(|_| damaged(id, "facts"))?;
    let log = log.map(|row| serde_json::from_slice(row.as_bytes()).map_err(|_| damaged(id, "event")));
    let body = SavedBody {
        code: now.code,
        seats: now.seats.into_iter().map(|seat| seat.seat).collect(),
        log: log.collect::<Result<_, StoreError>>()?,
        ..facts
    };
    body.parts().ok_or_else(|| damaged(id, "rows"))
}

/// The facts of a game that never change.
pub(crate) fn facts(saved: &Saved) -> SavedBody {
    SavedBody { code: None, seats: Vec::new(), log: Default::default(), ..SavedBody::of(saved) }
}

pub(crate) fn event(saved: &Saved, logged: &LogRow) -> SavedEventBody {
    SavedEventBody { at: logged.at, event: logged.what.body(&saved.rules) }
}

/// The seat that left, if that is the event.
pub(crate) fn leaver(event: &EventBody) -> Option<u32> {
    match event {
        EventBody::Left { seat } => Some(*seat),
        _ => None,
    }
}
