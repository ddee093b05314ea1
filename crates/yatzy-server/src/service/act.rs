//! Actions of the game: who may take them, and that each has its effect once.

use super::{Change, Committed};
use crate::app::App;
use crate::refused::Refused;
use crate::table::{Live, Seen};
use crate::who::Who;
use crate::wire::refuse_unread;
use std::sync::Arc;
use yatzy_rules::fair::{self, PlayerBytes, ThrowRequest};
use yatzy_rules::{Action, DiceSource, Event, Hand, NoDice, Refusal, Seat};
use yatzy_store::{Appended, Happening, Once, digest};
use yatzy_wire::{ActBody, ActionBody};

/// What became of an action.
#[derive(Debug)]
pub struct Acted {
    /// The version that it led to.
    pub version: u32,
    /// The table as it is now.
    pub seen: Arc<Seen>,
}

/// The shortest and the longest key of a request.
const KEY_LEN: std::ops::RangeInclusive<usize> = 8..=100;

impl App {
    /// Takes an action for someone, once.
    pub async fn act(&self, live: &Arc<Live>, who: &Who, body: &ActBody) -> Result<Acted, Refused> {
        if !KEY_LEN.contains(&body.key.len()) {
            return Err(Refused::Field { field: "key" });
        }
        let _pen = live.write().await;
        let seen = live.seen();
        let request = request_digest(who, body)?;
        match self.store().answer(seen.id(), &body.key, request).await? {
            None => {}
            Some(Appended::Before { answer }) => return answered(&answer, live),
            Some(_) => return Err(Refused::KeyReused),
        }
        let happening = decide(&seen, who, body)?;
        let version = seen.version() + 1;
        let once = Some(Once { key: body.key.clone(), request, answer: version.to_string() });
        let change = Change { what: vec![happening], once, ..Change::default() };
        match self.commit(live, &seen, change).await? {
            Committed::Now(seen) => Ok(Acted { version, seen }),
            Committed::Before(answer) => answered(&answer, live),
        }
    }
}

/// Checks who asks, what they saw and what the rules say, in this order.
fn decide(seen: &Arc<Seen>, who: &Who, body: &ActBody) -> Result<Happening, Refused> {
    check_authority(seen, who, &body.action)?;
    if body.version != seen.version() {
        return Err(Refused::Stale(seen.clone()));
    }
    let by_rules = |refusal: Refusal| Refused::by_rules(refusal, seen);
    let read = body.action.read(seen.game.rules());
    let (action, bytes) = read.map_err(|unread| refuse_unread(unread, seen))?;
    if action == Action::TakeBack && can_take_back(seen).is_none() && seen.is_over() {
        return Err(by_rules(Refusal::GameOver));
    }
    if action == Action::Hint && !seen.saved.hints {
        return Err(Refused::NoCoach(seen.clone()));
    }
    if matches!(action, Action::Throw(_)) && seen.game.source() == DiceSource::Table {
        return Err(Refused::RealDice(seen.clone()));
    }
    decide_for(seen, action, bytes).map_err(by_rules)
}

/// What an action of the seat whose turn it is leads to, by the program's dice where it throws.
pub(super) fn decide_for(
    seen: &Seen,
    action: Action,
    bytes: Option<PlayerBytes>,
) -> Result<Happening, Refusal> {
    let (Action::Throw(keep), Some(turn), Some(secret)) = (action, seen.game.turn(), seen.saved.secret)
    else {
        return seen.game.decide(action, &mut NoDice).map(Happening::play);
    };
    let number = seen.game.next_throw();
    let request = ThrowRequest { game_id: seen.id().as_str(), number, seat: turn.seat, keep, bytes };
    let mut dice = |count: u8| Hand::from_faces(fair::throw(secret, &request, count)).unwrap_or_default();
    Ok(Happening::Play { event: seen.game.decide(action, &mut dice)?, bytes })
}

/// Whether the asker may do such a thing at all, be it legal or not.
fn check_authority(seen: &Arc<Seen>, who: &Who, action: &ActionBody) -> Result<(), Refused> {
    let not_yours = || Refused::NotYours(seen.clone());
    let may = |seat: Seat| seen.may_play(who, seat);
    let allowed = match action {
        ActionBody::Abandon if !seen.is_host(who) => return Err(Refused::NotHost(seen.clone())),
        ActionBody::Abandon => true,
        ActionBody::Leave { seat } => {
            let seat = crate::wire::read_seat(*seat)?;
            seen.is_host(who) || seen.holds(who, seat)
        }
        ActionBody::TakeBack => match can_take_back(seen) {
            Some(seat) if !may(seat) => return Err(Refused::NotYourChoice { seat, seen: seen.clone() }),
            Some(_) => true,
            None => !seen.seats_of(who).is_empty() || seen.is_host(who),
        },
        _ => match seen.game.turn() {
            Some(turn) => may(turn.seat),
            None => !seen.seats_of(who).is_empty(),
        },
    };
    if allowed { Ok(()) } else { Err(not_yours()) }
}

/// Whose choice can be taken back now. Once the program's dice are laid open nothing can: whoever knows the
/// secret could foresee the next throw.
pub fn can_take_back(seen: &Seen) -> Option<Seat> {
    if seen.is_over() && seen.game.source() == DiceSource::Program {
        return None;
    }
    match seen.game.decide(Action::TakeBack, &mut NoDice) {
        Ok(Event::TookBack { seat }) => Some(seat),
        _ => None,
    }
}

fn request_digest(who: &Who, body: &ActBody) -> Result<[u8; 32], Refused> {
    let written = serde_json::to_vec(body).map_err(|_| Refused::Field { field: "action" })?;
    let asker = who.hash().map(|hash| hash.0).unwrap_or_default();
    Ok(digest("yatzy request", &[&asker, &written]))
}

/// A retry: the effect was there before, the table is as it is now.
fn answered(answer: &str, live: &Live) -> Result<Acted, Refused> {
    let version = answer.parse().map_err(|_| Refused::Unavailable)?;
    Ok(Acted { version, seen: live.seen() })
}
