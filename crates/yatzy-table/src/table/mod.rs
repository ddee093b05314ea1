//! A table at one version: its stored rows, the game replayed from them, and the permissions at it.

mod decide;
mod new_table;
mod permission;
mod presence;
mod question;
mod refused;
mod request;
mod request_digest;
mod seat_request;
mod who;

pub use decide::{Answer, Decision, MAX_SEATS, SeatLink};
pub use new_table::{Making, NewRules, NewSeat, NewTable};
pub use permission::Permission;
pub use presence::Presence;
pub use question::{ChanceQuestion, CoachContext, CoachQuestion, MoveQuestion, STEP_IN_LEVEL, ToldHands};
pub use refused::{Refused, Rejection};
pub use request::{DecisionContext, Request, TableRequest};
pub use seat_request::{SEAT_REQUEST_TIME, SeatRequest, SeatRequestView};
pub use who::Who;

use crate::{GameId, LogEvent, LogRow, Moment, Saved, SavedSeat, StoreError, TokenHash};
use yatzy_rules::fair::Head;
use yatzy_rules::{Action, DiceSource, Event, Game, NoDice, Player, Seat};

/// A table at one version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The stored rows.
    pub saved: Saved,
    /// The game, replayed from the log.
    pub game: Game,
    /// The newest head of the record's chain. Games of the version before have none.
    pub head: Option<Head>,
}

impl Table {
    /// Replays the game of the stored rows.
    pub fn new(saved: Saved) -> Result<Table, StoreError> {
        let game = saved.game()?;
        let head = saved.head();
        Ok(Table { saved, game, head })
    }

    /// Applies rows that another node wrote. `None` if the log alone is not enough because seats changed, or if the
    /// rows don't follow this version.
    pub fn after(&self, news: &[LogRow]) -> Option<Table> {
        let mut table = self.clone();
        for logged in news {
            if logged.version != table.version() + 1 {
                return None;
            }
            match &logged.what {
                LogEvent::Seated { .. } | LogEvent::Play { event: Event::Joined { .. }, .. } => {
                    return None;
                }
                LogEvent::Play { event, .. } => table.game.record(event).ok()?,
                LogEvent::Sealed | LogEvent::Opened => {}
            }
            table.chain(&logged.what);
            table.saved.log.push(logged.clone());
        }
        Some(table)
    }

    /// Extends the chain of the record. The chain ends at an event that has no link.
    pub(crate) fn chain(&mut self, happening: &LogEvent) {
        let link = happening.link().map(|link| link.text(&self.saved.rules));
        self.head = self.head.zip(link).map(|(head, link)| head.after(&link));
    }

    /// The game's id.
    pub fn id(&self) -> &GameId {
        &self.saved.id
    }

    pub fn version(&self) -> u32 {
        self.saved.version()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn().is_none()
    }

    /// Whether the last choice can't be undone any more. Unless the game belongs to a match, the secret of the
    /// program's dice is public then.
    pub fn is_sealed(&self) -> bool {
        // Only a finished game has a seal. This check spares the search through the whole log at every move.
        self.is_over() && self.saved.is_sealed()
    }

    /// Whether the secret of the program's dice is public.
    pub fn is_open(&self) -> bool {
        self.is_over() && self.saved.is_open()
    }

    /// Whether it is an attempt at the game of a day that has closed: anyone can compute its dice.
    pub fn is_of_past_day(&self, now: Moment) -> bool {
        self.saved.sharing.opens.is_some_and(|opens| now >= opens)
    }

    /// All seats with their rows.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &SavedSeat)> {
        (0..).map(Seat).zip(&self.saved.seats)
    }

    /// The row of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SavedSeat> {
        self.saved.seats.get(usize::from(seat.0))
    }

    /// Whether the asker may play a seat: their device holds it, or they know its link. A person's seat of the version
    /// before may have neither holder nor link; it belongs to the device of the host.
    pub fn holds(&self, who: &Who, seat: Seat) -> bool {
        who.hash().is_some_and(|hash| self.is_held_by(hash, seat))
    }

    fn is_held_by(&self, device: TokenHash, seat: Seat) -> bool {
        let (device, Some(saved)) = (Some(device), self.seat(seat)) else { return false };
        let of_the_host = saved.holder.is_none() && saved.link.is_none() && saved.player == Player::Person;
        saved.holder == device || saved.link == device || (of_the_host && self.saved.host == device)
    }

    /// The seats that the asker may play.
    pub fn seats_of(&self, who: &Who) -> Vec<Seat> {
        self.seats().map(|(seat, _)| seat).filter(|&seat| self.holds(who, seat)).collect()
    }

    /// Whether the asker made this table.
    pub fn is_host(&self, who: &Who) -> bool {
        who.hash().is_some() && self.saved.host == who.hash()
    }

    /// Whether the asker made the table or holds a seat that has not left.
    pub fn sits(&self, who: &Who) -> bool {
        self.is_host(who) || self.seats_of(who).iter().any(|&seat| !self.game.has_left(seat))
    }

    /// Whether the asker may enter something for a seat. A pad for real dice lies on the table: every person at the
    /// table may write on it.
    pub fn may_play(&self, who: &Who, seat: Seat) -> bool {
        match self.game.source() {
            DiceSource::Program | DiceSource::Shared => self.holds(who, seat),
            DiceSource::Table => self.is_host(who) || !self.seats_of(who).is_empty(),
        }
    }

    /// The level of the computer that plays a seat; `None` for a person's seat and an open one.
    pub fn level_of(&self, seat: Seat) -> Option<&str> {
        match &self.seat(seat)?.player {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Open => None,
        }
    }

    /// The seat whose choice is the last one and can be undone; `None` if there is none. A choice of the computer
    /// can't be undone, because the computer has played on from it.
    pub fn taker_back(&self) -> Option<Seat> {
        if self.is_over() && self.game.source().is_program() && self.is_sealed() {
            return None;
        }
        match self.game.decide(Action::TakeBack, &mut NoDice) {
            Ok(Event::TookBack { seat }) if self.level_of(seat).is_none() => Some(seat),
            _ => None,
        }
    }
}
