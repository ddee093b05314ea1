//! A table as it stands at one version: what was kept of it, the game played up to there, and who may do what.

mod decide;
mod new_table;
mod permission;
mod presence;
mod question;
mod refused;
mod request;
mod request_digest;
mod who;

pub use decide::{Answer, Decision, MAX_SEATS, SeatLink};
pub use new_table::{Making, NewRules, NewSeat, NewTable};
pub use permission::Permission;
pub use presence::Presence;
pub use question::{ChanceQuestion, CoachContext, CoachQuestion, MoveQuestion, STEP_IN_LEVEL, ToldHands};
pub use refused::{Refused, Rejection};
pub use request::{DecisionContext, Request, TableRequest};
pub use who::Who;

use crate::{GameId, LogEvent, LogRow, Saved, SavedSeat, StoreError};
use yatzy_rules::fair::Head;
use yatzy_rules::{Action, DiceSource, Event, Game, NoDice, Player, Seat};

/// A table as it stands at one version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What was kept of it.
    pub saved: Saved,
    /// The game, played up to there.
    pub game: Game,
    /// The newest head of its record's chain; games of the version before have none.
    pub head: Option<Head>,
}

impl Table {
    /// Plays the game up to where it was kept.
    pub fn new(saved: Saved) -> Result<Table, StoreError> {
        let game = saved.game()?;
        let head = saved.head();
        Ok(Table { saved, game, head })
    }

    /// The table after what happened elsewhere. `None` where that can't be told from the log alone: seats have changed, or
    /// it is not what follows.
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
                LogEvent::Sealed => {}
            }
            table.chain(&logged.what);
            table.saved.log.push(logged.clone());
        }
        Some(table)
    }

    /// Lets the chain of the record go on with what happened; it ends where something can't be told.
    pub(crate) fn chain(&mut self, happening: &LogEvent) {
        let link = happening.link().map(|link| link.text(&self.saved.rules));
        self.head = self.head.zip(link).map(|(head, link)| head.after(&link));
    }

    /// The game's id.
    pub fn id(&self) -> &GameId {
        &self.saved.id
    }

    /// The version.
    pub fn version(&self) -> u32 {
        self.saved.version()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn().is_none()
    }

    /// Whether nothing can be taken back any more, and the program's dice are laid open.
    pub fn is_sealed(&self) -> bool {
        // A game that goes on has no seal, and nobody looks for one in its whole log with every move.
        self.is_over() && self.saved.is_sealed()
    }

    /// All seats with what was kept of them.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &SavedSeat)> {
        (0..).map(Seat).zip(&self.saved.seats)
    }

    /// What was kept of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SavedSeat> {
        self.saved.seats.get(usize::from(seat.0))
    }

    /// Whether someone may play a seat: it is on their device, or they know its link. A person's seat of the version
    /// before may have neither; it is on the device of the host.
    pub fn holds(&self, who: &Who, seat: Seat) -> bool {
        let (Some(hash), Some(saved)) = (who.hash(), self.seat(seat)) else { return false };
        let of_the_host = saved.holder.is_none() && saved.link.is_none() && saved.player == Player::Person;
        saved.holder == Some(hash) || saved.link == Some(hash) || (of_the_host && self.is_host(who))
    }

    /// The seats that someone may play.
    pub fn seats_of(&self, who: &Who) -> Vec<Seat> {
        self.seats().map(|(seat, _)| seat).filter(|&seat| self.holds(who, seat)).collect()
    }

    /// Whether someone made this table.
    pub fn is_host(&self, who: &Who) -> bool {
        who.hash().is_some() && self.saved.host == who.hash()
    }

    /// Whether someone sits at the table, or made it. Whoever holds only seats that left does not.
    pub fn sits(&self, who: &Who) -> bool {
        self.is_host(who) || self.seats_of(who).iter().any(|&seat| !self.game.has_left(seat))
    }

    /// Whether someone may enter something for a seat. A pad for real dice lies on the table: whoever sits
    /// there may write on it.
    pub fn may_play(&self, who: &Who, seat: Seat) -> bool {
        match self.game.source() {
            DiceSource::Program => self.holds(who, seat),
            DiceSource::Table => self.is_host(who) || !self.seats_of(who).is_empty(),
        }
    }

    /// The level of the computer that plays a seat; `None` for a person's seat and an open one.
    pub fn level_of(&self, seat: Seat) -> Option<&str> {
        match &self.seat(seat)?.player {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Nobody => None,
        }
    }

    /// Whose choice is the last one that can be taken back; `None` if none can. What the computer chose stands: it
    /// has played on from there.
    pub fn taker_back(&self) -> Option<Seat> {
        if self.is_over() && self.game.source() == DiceSource::Program && self.is_sealed() {
            return None;
        }
        match self.game.decide(Action::TakeBack, &mut NoDice) {
            Ok(Event::TookBack { seat }) if self.level_of(seat).is_none() => Some(seat),
            _ => None,
        }
    }
}
