//! Decide: a request and the table as it is go in; a refusal comes out, or the rows to keep, the table as it then
//! stands, and the answer to give once they are kept. Nothing here keeps or shows anything: a shell does, in this
//! order. So "durable before it is shown" is the shape of the program.

mod act;
mod seats;

pub(crate) use seats::first_link;

use crate::{
    Append, DecisionContext, LogEvent, Once, Refused, Request, SavedSeat, SeatResult, StoredAnswer, Table,
    TableRequest, Who, digest,
};
use std::sync::Arc;
use yatzy_rules::{DiceSource, Seat};

/// The most seats of a table.
pub const MAX_SEATS: usize = 40;

/// The shortest and the longest key of a request.
const KEY_LEN: std::ops::RangeInclusive<usize> = 8..=100;

/// A seat's link is derived from the key of the request for it, which must be as hard to guess.
const SEAT_KEY_LEN: std::ops::RangeInclusive<usize> = 32..=100;

/// What a request leads to.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What must be kept before anyone is told; `None` if everything is as it was asked for.
    pub append: Option<Append>,
    /// The table as it stands once that is kept.
    pub table: Arc<Table>,
    /// The answer to give then.
    pub answer: Answer,
}

/// What a request is answered, once its effect is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The version that it led to.
    pub version: u32,
    /// The seat that was taken or changed, where one was.
    pub seat: Option<Seat>,
    /// Who holds it: who asked, or a device that was given a token.
    pub holder: Who,
    /// A new link of that seat, where one was made.
    pub link: Option<SeatLink>,
}

/// The link of a seat: whoever knows its token can play there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLink {
    /// The seat.
    pub seat: Seat,
    /// Its token.
    pub token: crate::Token,
}

impl SeatLink {
    /// The path of the seat's page.
    pub fn path(&self, game: &crate::GameId) -> String {
        format!("/g/{game}/s/{}", self.token.to_hex())
    }
}

/// What is about to change, before it is a row.
#[derive(Default)]
struct Change {
    what: Vec<LogEvent>,
    seats: Vec<(Seat, SavedSeat)>,
}

impl Table {
    /// What a request leads to. Who asks is checked first, then what they saw, then what the rules say.
    pub fn decide(
        self: &Arc<Table>,
        asked: &TableRequest,
        context: &DecisionContext,
    ) -> Result<Decision, Refused> {
        let key_len = if asked.request.is_about_a_seat() { SEAT_KEY_LEN } else { KEY_LEN };
        // No database keeps a text with a zero in it as it was.
        let unfit = |key: &String| !key_len.contains(&key.len()) || key.contains('\0');
        if asked.key.as_ref().is_some_and(unfit) {
            return Err(Refused::Field { field: "key" });
        }
        match &asked.request {
            Request::Act(action, bytes) => self.act(asked, *action, *bytes, context),
            Request::Computer(action) => self.computer(asked, *action, context),
            Request::Seal => self.seal(asked, context),
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
        if self.choice_to_take_back(context.now, context.take_back).is_some() {
            return Err(Refused::NotOver);
        }
        self.change(asked, Change { what: vec![LogEvent::Sealed], ..Change::default() }, context)
    }

    /// Everything is as it was asked for.
    fn unchanged(self: &Arc<Table>, asked: &TableRequest) -> Decision {
        let answer = Answer { version: self.version(), seat: None, holder: asked.who.clone(), link: None };
        Decision { append: None, table: self.clone(), answer }
    }

    /// The rows of a change, and the table after it.
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
        // Where nobody is given time to think again, or nothing could be taken back, the dice are open at once.
        let ended =
            table.is_over() && table.game.source() == DiceSource::Program && !sealed && !self.is_sealed();
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
            results: SeatResult::of(&table.game),
            once,
        };
        let answer = Answer { version, seat: None, holder: asked.who.clone(), link: None };
        Ok(Decision { append: Some(append), table: Arc::new(table), answer })
    }

    /// A name has a salt of its own: another name another salt, and no name none.
    fn salt(&self, seat: Seat, new: &mut SavedSeat, context: &DecisionContext) {
        if self.seat(seat).is_none_or(|before| before.name != new.name) {
            new.salt = None;
        }
        new.salt_name(seat, context.fresh);
    }

    /// The answer to a retry, by what the store has for its key. A key that came with another request is refused.
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
    /// The key as it is kept, by which an answer is found again.
    pub fn kept_key(&self) -> Option<String> {
        self.key.as_ref().map(|key| kept_key(self, key))
    }
}

/// Tokens are derived from the key of a request for a seat, so it is kept as a digest only.
fn kept_key(asked: &TableRequest, key: &str) -> String {
    if asked.request.is_about_a_seat() {
        crate::Token::from_bytes(digest("yatzy request key", &[key.as_bytes()])).to_hex()
    } else {
        key.to_owned()
    }
}

impl Table {
    /// Whether a request names the version that is there.
    fn check_version(&self, asked: &TableRequest) -> Result<(), Refused> {
        match asked.version {
            Some(version) if version != self.version() => Err(Refused::Stale),
            _ => Ok(()),
        }
    }
}
