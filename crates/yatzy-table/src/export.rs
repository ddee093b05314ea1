//! Every game of a house as lines of JSON, so that it can move to another machine or another database: a first line that
//! says what it is, a line a game, and a last line with their number, so that a file that was cut off is not taken for a
//! whole one. `docs/export.md` has the form. Reading is strict: every game is played again by its rules.

use crate::{EventBody, GameId, Logged, Moment, Opening, Saved, SavedSeat, TokenHash};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::fair::{PlayerBytes, Salt, Secret};
use yatzy_rules::{DiceSource, Names, Ruleset};

/// The version of the form that is written, and read.
const VERSION: u32 = 1;

/// The longest line that is read, in bytes: more than the longest game.
pub const MAX_EXPORT_LINE: usize = 16 * 1024 * 1024;

/// The most seats that are believed.
const MAX_SEATS_READ: usize = 1000;

/// A line of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportLine {
    /// The first one.
    Begin,
    /// A game.
    Game(Box<Saved>),
    /// The last one, with how many games stand above it.
    End(u64),
}

/// Why a line of an export is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no line of an export")]
pub struct NotExported;

impl ExportLine {
    /// The line, without its end.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        match self {
            ExportLine::Begin => serde_json::to_string(&BeginBody { yatzy: Kind::Export, version: VERSION }),
            ExportLine::Game(saved) => serde_json::to_string(&SavedBody::of(saved)),
            ExportLine::End(games) => serde_json::to_string(&EndBody { games: *games }),
        }
    }

    /// Reads a line. A game is legal by its rules, or it is no game.
    pub fn read(line: &str) -> Result<ExportLine, NotExported> {
        if line.len() > MAX_EXPORT_LINE {
            return Err(NotExported);
        }
        match serde_json::from_str(line).map_err(|_| NotExported)? {
            LineBody::Begin(begin) if begin.version == VERSION => Ok(ExportLine::Begin),
            LineBody::Begin(_) => Err(NotExported),
            LineBody::End(end) => Ok(ExportLine::End(end.games)),
            LineBody::Game(game) => game.read().map(Box::new).map(ExportLine::Game).ok_or(NotExported),
        }
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LineBody {
    Begin(BeginBody),
    End(EndBody),
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

/// A game as JSON. A store without columns keeps its parts as they stand here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the names are those of the game that was kept
pub struct SavedBody {
    pub id: String,
    pub code: Option<String>,
    pub created: i64,
    pub edition: Option<String>,
    pub rules: Vec<String>,
    pub called: Vec<String>,
    pub throws: String,
    pub first_seats: u16,
    pub secret: Option<String>,
    pub series: String,
    pub host: Option<String>,
    pub hints: bool,
    pub request: String,
    pub opening: Option<String>,
    pub seats: Vec<SavedSeatBody>,
    pub log: Vec<SavedEventBody>,
}

/// A seat as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the names are those of the seat that was kept
pub struct SavedSeatBody {
    pub name: String,
    pub player: String,
    pub goal: String,
    pub link: Option<String>,
    pub holder: Option<String>,
    pub salt: Option<String>,
}

/// An entry of the log as JSON, with when it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SavedEventBody {
    pub at: i64,
    pub event: EventBody,
}

/// Thirty-two bytes as digits.
fn hex(bytes: [u8; 32]) -> String {
    PlayerBytes(bytes).to_string()
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    text.parse::<PlayerBytes>().ok().map(|bytes| bytes.0)
}

/// What may be missing, but not wrong.
fn maybe<T>(text: Option<&String>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match text {
        None => Some(None),
        Some(text) => read(text).map(Some),
    }
}

impl SavedBody {
    /// A game as it is written down.
    pub fn of(saved: &Saved) -> SavedBody {
        let logged =
            |logged: &Logged| SavedEventBody { at: logged.at.0, event: logged.what.body(&saved.rules) };
        SavedBody {
            id: saved.id.to_string(),
            code: saved.code.clone(),
            created: saved.created.0,
            edition: saved.edition.clone(),
            rules: saved.rules.lines(),
            called: saved.names.lines().map(|line| line.to_string()).collect(),
            throws: saved.source.to_string(),
            first_seats: saved.first_seats,
            secret: saved.secret.map(|secret| hex(secret.0)),
            series: saved.series.to_string(),
            host: saved.host.map(|host| hex(host.0)),
            hints: saved.hints,
            request: hex(saved.request),
            opening: saved.opening.as_ref().map(Opening::to_string),
            seats: saved.seats.iter().map(SavedSeatBody::of).collect(),
            log: saved.log.iter().map(logged).collect(),
        }
    }

    /// The game, played again by its rules; `None` if that can't be done.
    pub fn read(&self) -> Option<Saved> {
        self.parts().filter(fits)
    }

    /// The game as it was kept, whether its log keeps its rules or not; `None` if it can't be read.
    pub fn parts(&self) -> Option<Saved> {
        let rules = Arc::new(Ruleset::from_lines(self.rules.iter().map(String::as_str)).ok()?);
        let mut names = Names::default();
        self.called.iter().try_for_each(|line| names.read_line(line))?;
        let id: GameId = self.id.parse().ok()?;
        let is_id = |id: &str| {
            let letters = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
            letters && (1..=64).contains(&id.len())
        };
        let token = |text: &str| bytes(text).map(TokenHash);
        let read = |(body, version): (&SavedEventBody, u32)| {
            Some(Logged { version, at: Moment(body.at), what: body.event.read(&rules)? })
        };
        Some(Saved {
            code: maybe(self.code.as_ref(), |code| is_id(code).then(|| code.to_owned()))?,
            created: Moment(self.created),
            edition: maybe(self.edition.as_ref(), |id| is_id(id).then(|| id.to_owned()))?,
            names,
            source: self.throws.parse::<DiceSource>().ok()?,
            first_seats: self.first_seats,
            secret: maybe(self.secret.as_ref(), |text| bytes(text).map(Secret))?,
            series: self.series.parse().ok()?,
            host: maybe(self.host.as_ref(), token)?,
            hints: self.hints,
            request: bytes(&self.request)?,
            opening: maybe(self.opening.as_ref(), |text| text.parse().ok())?,
            seats: self.seats.iter().map(SavedSeatBody::read).collect::<Option<_>>()?,
            log: self.log.iter().zip(1..).map(read).collect::<Option<_>>()?,
            rules,
            id,
        })
    }
}

impl SavedSeatBody {
    /// A seat as it is written down.
    pub fn of(seat: &SavedSeat) -> SavedSeatBody {
        SavedSeatBody {
            name: seat.name.clone(),
            player: seat.player.to_string(),
            goal: seat.goal.to_string(),
            link: seat.link.map(|link| hex(link.0)),
            holder: seat.holder.map(|holder| hex(holder.0)),
            salt: seat.salt.map(|salt| hex(salt.0)),
        }
    }

    /// The seat; `None` if it can't be read.
    pub fn read(&self) -> Option<SavedSeat> {
        let token = |text: &str| bytes(text).map(TokenHash);
        Some(SavedSeat {
            // Names of an older version may be what today's can't; whoever shows one cleans it.
            name: Some(&self.name).filter(|name| name.len() <= 1000 && !name.contains('\n'))?.clone(),
            player: self.player.parse().ok()?,
            goal: self.goal.parse().ok()?,
            link: maybe(self.link.as_ref(), token)?,
            holder: maybe(self.holder.as_ref(), token)?,
            salt: maybe(self.salt.as_ref(), |text| bytes(text).map(Salt))?,
        })
    }
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
