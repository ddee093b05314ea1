//! Decisions. A request and the current table go in. A refusal comes out, or the rows to store, the table after them,
//! and the answer. Nothing is stored or shown here: the caller stores the rows first and answers afterwards, so every
//! answer is durable.

mod act;
mod seats;

pub(crate) use seats::{check_goal, first_link};

use crate::{
    Append, DecisionContext, LogEvent, Once, Refused, Request, SavedSeat, StoredAnswer, Table, TableRequest,
    Who, digest,
};
use std::sync::Arc;
use yatzy_rules::{Action, DiceSource, NoDice, Seat};

/// The most seats of a table.
pub const MAX_SEATS: usize = 40;

/// Shortest and longest idempotency key.
const KEY_LEN: std::ops::RangeInclusive<usize> = 8..=100;

/// Tokens of seats are derived from the key of a request for a seat, so that key must be as hard to guess as a token.
const SEAT_KEY_LEN: std::ops::RangeInclusive<usize> = 32..=100;

/// The result of a request.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The rows to store before anything is answered; `None` if the request is already fulfilled.
    pub append: Option<Append>,
    /// The table after the rows.
    pub table: Arc<Table>,
    /// The answer to give once the rows are stored.
    pub answer: Answer,
}

/// The answer to a request, given once its effect is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The version after the request.
    pub version: u32,
    /// The seat that was taken or changed, if the request was about one.
    pub seat: Option<Seat>,
    /// The holder of that seat: the asker, or their device with the token it was just given.
    pub holder: Who,
    /// A new link of that seat, if one was made.
    pub link: Option<SeatLink>,
}

/// The link of a seat. Its token is enough to play there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLink {
    pub seat: Seat,
    pub token: crate::Token,
}

impl SeatLink {
    /// Path of the seat's page.
    pub fn path(&self, game: &crate::GameId) -> String {
        format!("{}/s/{}", game.page(), self.token.to_hex())
    }
}

/// The parts of a change, before they become rows.
#[derive(Default)]
struct Change {
    what: Vec<LogEvent>,
    seats: Vec<(Seat, SavedSeat)>,
}

impl Table {
    /// Decides a request. The asker is checked first, then the version they saw, then the rules.
    pub fn decide(
        self: &Arc<Table>,
        asked: &TableRequest,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let key_len = if asked.request.is_about_a_seat() { SEAT_KEY_LEN } else { KEY_LEN };
        // Databases truncate or refuse a text with a zero byte.
        let unfit = |key: &String| !key_len.contains(&key.len()) || key.contains('\0');
        if asked.key.as_ref().is_some_and(unfit) {
            return Err(Refused::Field { field: "key" });
        }
        match &asked.request {
            Request::Act(action, bytes) => self.act(asked, *action, *bytes, context),
            Request::Computer(action) => self.computer(asked, *action, context),
            Request::Seal => self.seal(asked, context),
            Request::Close => self.close(asked, context),
            Request::Open => self.open(asked, context),
            _ => self.seat_change(asked, context),
        }
    }

    fn seal(self: &Arc<Table>, asked: &TableRequest, context: &DecisionContext) -> Result<Decision, Refused> {
        if !self.is_over() {
            return Err(Refused::NotOver);
        }
        if self.game.source() == DiceSource::Table || self.is_sealed() {
            return Ok(self.unchanged(asked));
        }
        let is_closed = self.saved.sharing.is_closed(context.now);
        if is_closed || self.choice_to_take_back(context.now, context.take_back).is_some() {
            return Err(Refused::NotOver);
        }
        self.change(asked, Change { what: vec![LogEvent::Sealed], ..Change::default() }, context)
    }

    /// Ends the game of a match that its host has closed, or of a day that has closed.
    fn close(
        self: &Arc<Table>,
        asked: &TableRequest,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        if self.saved.of_match.is_none() && !self.is_of_past_day(context.now) {
            return Err(Refused::NotHost);
        }
        if self.is_sealed() {
            return Ok(self.unchanged(asked));
        }
        let ended = match self.is_over() {
            true => None,
            false => Some(self.game.decide(Action::Abandon, &mut NoDice).map_err(Refused::by_rules)?),
        };
        let what = ended.map(LogEvent::play).into_iter().chain([LogEvent::Sealed]).collect();
        self.change(asked, Change { what, ..Change::default() }, context)
    }

    /// Opens the dice of a match, whose games are all sealed.
    fn open(self: &Arc<Table>, asked: &TableRequest, context: &DecisionContext) -> Result<Decision, Refused> {
        if self.saved.of_match.is_none() || self.is_open() {
            return Ok(self.unchanged(asked));
        }
        if !self.is_sealed() {
            return Err(Refused::NotOver);
        }
        self.change(asked, Change { what: vec![LogEvent::Opened], ..Change::default() }, context)
    }

    /// Nothing to change: the request is already fulfilled.
    fn unchanged(self: &Arc<Table>, asked: &TableRequest) -> Decision {
        let answer = Answer { version: self.version(), seat: None, holder: asked.who.clone(), link: None };
        Decision { append: None, table: self.clone(), answer }
    }

    /// Builds the rows of a change, and the table after it.
    fn change(
        self: &Arc<Table>,
        asked: &TableRequest,
        change: Change,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let mut table = Table::clone(self);
        let Change { mut what, mut seats } = change;
        let mut sealed = false;
        for happening in &what {
            sealed |= *happening == LogEvent::Sealed;
            if let Some(event) = happening.event() {
                table.game.record(&event).map_err(Refused::by_rules)?;
            }
        }
        for (seat, new) in &mut seats {
            self.salt(*seat, new, context);
            match table.saved.seats.get_mut(usize::from(seat.0)) {
                Some(place) => place.clone_from(new),
                None => table.saved.seats.push(new.clone()),
            }
        }
        // Without a time to undo, or without anything to undo, the secret of the dice is published at once.
        let ended = table.is_over() && table.game.source().is_program() && !sealed && !self.is_sealed();
        let ended = ended && !self.saved.sharing.is_closed(context.now);
        if ended && (context.take_back.is_zero() || table.taker_back().is_none()) {
            what.push(LogEvent::Sealed);
        }
        for happening in &mut what {
            if let LogEvent::Seated { seat, now } = happening {
                *now = table.seat(*seat).map(SavedSeat::sitting);
            }
            table.chain(happening);
        }
        let first = self.version();
        for (happening, version) in what.iter().zip(first + 1..) {
            table.saved.log.push(crate::LogRow { version, at: context.now, what: happening.clone() });
        }
        let version = table.version();
        let once = asked.key.as_ref().map(|key| Once {
            key: kept_key(asked, key),
            stored: StoredAnswer { request: asked.digest(), answer: version.to_string() },
        });
        let append = Append {
            game: self.id().clone(),
            rules: self.saved.rules.clone(),
            expected: first,
            at: context.now,
            what,
            seats,
            results: table.saved.results(&table.game),
            once,
        };
        let answer = Answer { version, seat: None, holder: asked.who.clone(), link: None };
        Ok(Decision { append: Some(append), table: Arc::new(table), answer })
    }

    /// Every name has its own salt. A new name gets a new salt; a deleted name loses its salt.
    fn salt(&self, seat: Seat, new: &mut SavedSeat, context: &DecisionContext) {
        if self.seat(seat).is_none_or(|before| before.name != new.name) {
            new.salt = None;
        }
        new.salt_name(seat, context.fresh);
    }

    /// The answer to a retry, from the answer stored with its key. The same key with another request is refused.
    pub fn answer_again(&self, asked: &TableRequest, stored: &StoredAnswer) -> Result<Answer, Refused> {
        if !asked.has_digest(stored.request) {
            return Err(Refused::KeyReused);
        }
        let version = stored.answer.parse().map_err(|_| Refused::Unavailable)?;
        let mut answer = Answer { version, seat: None, holder: asked.who.clone(), link: None };
        self.seat_again(asked, &mut answer);
        Ok(answer)
    }
}

impl TableRequest {
    /// The key under which the answer is stored.
    pub fn kept_key(&self) -> Option<String> {
        self.key.as_ref().map(|key| kept_key(self, key))
    }
}

/// Seat tokens are derived from the key of a request for a seat. Such a key is stored as a digest only.
fn kept_key(asked: &TableRequest, key: &str) -> String {
    if asked.request.is_about_a_seat() {
        crate::Token::from_bytes(digest("yatzy request key", &[key.as_bytes()])).to_hex()
    } else {
        key.to_owned()
    }
}

impl Table {
    /// Refuses a request about another version than the current one.
    fn check_version(&self, asked: &TableRequest) -> Result<(), Refused> {
        match asked.version {
            Some(version) if version != self.version() => Err(Refused::Stale),
            _ => Ok(()),
        }
    }
}
