//! All games of a house as lines of JSON, to move them to another machine or database: a header line, a line for each
//! game, for each match and day that they belong to, and a last line with the number of games, which reveals a truncated
//! file. `docs/export.md` describes the form.
//! Reading is strict: every game is replayed by its rules.

use crate::{EventBody, GameId, LogRow, Match, Moment, Opening, Saved, SavedSeat, Store, StoreError, Zone};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use yatzy_rules::Date;
use yatzy_rules::fair::Secret;

/// The version of the form.
const VERSION: u32 = 1;

/// The longest line that is read, in bytes; longer than the longest game.
pub const MAX_EXPORT_LINE: usize = 16 * 1024 * 1024;

/// Number of games listed at once.
const LISTED: u32 = 500;

/// The most seats that are read.
const MAX_SEATS_READ: usize = 1000;

/// A line of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportLine {
    /// The header.
    Begin,
    Game(Box<Saved>),
    /// A match whose games come before it.
    Match(Box<Match>),
    /// A day with its secret.
    Day(Date, Secret),
    /// The last line, with the number of games.
    End(u64),
}

/// A line of an export can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no line of an export")]
pub struct ExportLineError;

impl ExportLine {
    /// The line, without a line break.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        match self {
            ExportLine::Begin => serde_json::to_string(&BeginBody { yatzy: Kind::Export, version: VERSION }),
            ExportLine::Game(saved) => serde_json::to_string(&SavedBody::of(saved)),
            ExportLine::Match(matched) => serde_json::to_string(&MatchBody { matched: matched.clone() }),
            ExportLine::Day(day, secret) => serde_json::to_string(&DayBody { day: *day, secret: *secret }),
            ExportLine::End(games) => serde_json::to_string(&EndBody { games: *games }),
        }
    }

    /// Reads a line. A game that breaks its rules is refused.
    pub fn read(line: &str) -> Result<ExportLine, ExportLineError> {
        if line.len() > MAX_EXPORT_LINE {
            return Err(ExportLineError);
        }
        match serde_json::from_slice(line.as_bytes()).map_err(|_| ExportLineError)? {
            LineBody::Begin(begin) if begin.version == VERSION => Ok(ExportLine::Begin),
            LineBody::Begin(_) => Err(ExportLineError),
            LineBody::End(end) => Ok(ExportLine::End(end.games)),
            LineBody::Day(DayBody { day, secret }) => Ok(ExportLine::Day(day, secret)),
            LineBody::Match(MatchBody { matched }) if matched.is_whole() => Ok(ExportLine::Match(matched)),
            LineBody::Match(_) => Err(ExportLineError),
            LineBody::Game(game) => {
                let saved = game.read().filter(has_dates);
                saved.map(Box::new).map(ExportLine::Game).ok_or(ExportLineError)
            }
        }
    }
}

/// Passes every game of a store on as a line, in the order of ids, then their matches and days, and returns the number of
/// games.
pub async fn export<E: From<StoreError>>(
    store: &dyn Store,
    mut put: impl FnMut(ExportLine) -> Result<(), E> + Send,
) -> Result<u64, E> {
    put(ExportLine::Begin)?;
    let (mut games, mut last): (u64, Option<GameId>) = (0, None);
    let (mut matches, mut days): (BTreeSet<GameId>, BTreeSet<Date>) = Default::default();
    loop {
        let ids = store.ids(last.as_ref(), LISTED).await?;
        let Some(newest) = ids.last().cloned() else { break };
        for id in &ids {
            // It was deleted meanwhile.
            if let Some(game) = store.game(id).await? {
                matches.extend(game.of_match.as_ref().map(|of_match| of_match.id.clone()));
                days.extend(game.sharing.day.map(|day| day.date));
                put(ExportLine::Game(Box::new(game)))?;
                games += 1;
            }
        }
        last = Some(newest);
    }
    for id in &matches {
        let found = store.document(&Match::key(id)).await?;
        if let Some(matched) = found.and_then(|found| serde_json::from_slice(found.body.as_bytes()).ok()) {
            put(ExportLine::Match(Box::new(matched)))?;
        }
    }
    for &day in &days {
        if let Some(secret) = store.day_secret(day, None).await? {
            put(ExportLine::Day(day, secret))?;
        }
    }
    put(ExportLine::End(games))?;
    Ok(games)
}

/// Stores what a line holds, and returns whether it is new. What is there already stays as it is.
pub async fn import_line(store: &dyn Store, line: &ExportLine, now: Moment) -> Result<bool, StoreError> {
    match line {
        ExportLine::Game(game) => store.take_in(game).await,
        ExportLine::Match(matched) => {
            let Ok(body) = serde_json::to_string(matched) else { return Ok(false) };
            store.put_document(&Match::key(&matched.id), 0, &body, now).await
        }
        ExportLine::Day(day, secret) => Ok(store.day_secret(*day, Some(*secret)).await? == Some(*secret)),
        ExportLine::Begin | ExportLine::End(_) => Ok(false),
    }
}

/// Reads an export from its first line to its last.
#[derive(Debug, Default)]
pub struct ExportReader {
    lines: u64,
    games: u64,
    has_ended: bool,
}

/// Why a file can't be read as an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// It has no header or no last line.
    #[error("not a whole export")]
    NotExport,
    /// The line with this number, starting at 1, can't be read.
    #[error("line {0} can't be read")]
    Line(u64),
}

impl ExportReader {
    /// Reads the next line. Returns what it holds, or `None` for the header and the last line.
    pub fn read(&mut self, line: &str) -> Result<Option<ExportLine>, ExportError> {
        self.lines += 1;
        match ExportLine::read(line) {
            Ok(ExportLine::Begin) if self.lines == 1 => Ok(None),
            _ if self.lines == 1 => Err(ExportError::NotExport),
            // Checked for files only, because it recomputes every throw.
            Ok(ExportLine::Game(game)) if !self.has_ended && game.has_own_dice() => {
                self.games += 1;
                Ok(Some(ExportLine::Game(game)))
            }
            Ok(line @ (ExportLine::Match(_) | ExportLine::Day(..))) if !self.has_ended => Ok(Some(line)),
            Ok(ExportLine::End(games)) if !self.has_ended && games == self.games => {
                self.has_ended = true;
                Ok(None)
            }
            _ => Err(ExportError::Line(self.lines)),
        }
    }

    /// Checks that the file is complete: a truncated file has no last line.
    pub fn finish(self) -> Result<(), ExportError> {
        if self.has_ended { Ok(()) } else { Err(ExportError::NotExport) }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LineBody {
    Begin(BeginBody),
    End(EndBody),
    Match(MatchBody),
    Day(DayBody),
    Game(Box<SavedBody>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BeginBody {
    yatzy: Kind,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Export,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndBody {
    games: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchBody {
    #[serde(rename = "match")]
    matched: Box<Match>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DayBody {
    day: Date,
    secret: Secret,
}

/// A game as JSON. The browser's store keeps its parts in the same form.
pub type SavedBody = Saved<SavedEventBody>;

/// A log row as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SavedEventBody {
    pub at: Moment,
    pub event: EventBody,
}

impl SavedBody {
    /// The written form of a game.
    pub fn of(saved: &Saved) -> SavedBody {
        let logged =
            |logged: &LogRow| SavedEventBody { at: logged.at, event: logged.what.body(&saved.rules) };
        saved.with_log(saved.log.iter().map(logged).collect())
    }

    /// The game, replayed by its rules; `None` if that fails.
    pub fn read(&self) -> Option<Saved> {
        self.parts().filter(fits)
    }

    /// The game without a replay; `None` if it can't be read.
    pub fn parts(&self) -> Option<Saved> {
        let is_id = |id: &String| {
            let letters = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
            letters && (1..=64).contains(&id.len())
        };
        let is_name = |seat: &SavedSeat| seat.name.len() <= 1000 && !seat.name.contains('\n');
        if !self.code.iter().chain(&self.edition).all(is_id) || !self.seats.iter().all(is_name) {
            return None;
        }
        let read = |(body, version): (&SavedEventBody, u32)| {
            Some(LogRow { version, at: body.at, what: body.event.read(&self.rules)? })
        };
        let mut saved = self.with_log(self.log.iter().zip(1..).map(read).collect::<Option<_>>()?);
        saved.seats.iter_mut().for_each(SavedSeat::clean_name);
        Some(saved)
    }
}

/// Whether everything happened on a day that a record can name.
fn has_dates(saved: &Saved) -> bool {
    let is_day = |moment: Moment| moment.date(Zone::Utc).is_some();
    is_day(saved.created) && saved.log.iter().all(|logged| is_day(logged.at))
}

/// Whether the parts are of one game, and that game keeps its rules.
fn fits(saved: &Saved) -> bool {
    let seats = saved.seats.len();
    if saved.first_seats == 0 || usize::from(saved.first_seats) > seats || seats > MAX_SEATS_READ {
        return false;
    }
    let opened = |opening: &Opening| opening.seats.len() == usize::from(saved.first_seats);
    let played = saved.game().is_ok_and(|game| usize::from(game.seats()) == seats);
    played && saved.opening.as_ref().is_none_or(opened)
}
