//! Seats change hands: taken by link, taken when open, joined late, moved, renamed.

use super::{Change, Committed, MAX_SEATS, SeatLink};
use crate::app::App;
use crate::refused::Refused;
use crate::table::{Live, Seen};
use crate::who::Who;
use std::sync::Arc;
use yatzy_rules::{Action, NameError, NoDice, Player, Seat, normalise_name};
use yatzy_store::{Happening, SavedSeat, Token};

/// A seat that was taken.
#[derive(Debug)]
pub struct Taken {
    /// The seat.
    pub seat: Seat,
    /// Who holds it now: who asked, or a device that was given a token.
    pub holder: Who,
    /// A new link, where one was made.
    pub link: Option<SeatLink>,
    /// The table as it is now.
    pub seen: Arc<Seen>,
}

impl App {
    /// Takes a seat by its link. Whoever has the link has the seat: this is also how it moves to another device.
    pub async fn take_by_link(
        &self,
        live: &Arc<Live>,
        who: &Who,
        token: Token,
        name: Option<&str>,
    ) -> Result<Taken, Refused> {
        let _pen = live.write().await;
        let seen = live.seen();
        let seat = linked(&seen, token).ok_or(Refused::UnknownGame)?;
        self.seat_down(live, &seen, who, seat, name).await
    }

    /// Sits down on an open seat.
    pub async fn take_open(
        &self,
        live: &Arc<Live>,
        who: &Who,
        seat: Seat,
        name: Option<&str>,
    ) -> Result<Taken, Refused> {
        let _pen = live.write().await;
        let seen = live.seen();
        match seen.seat(seat) {
            None => Err(Refused::by_rules(yatzy_rules::Refusal::NoSuchSeat(seat), &seen)),
            Some(saved) if saved.player == Player::Nobody => {
                self.seat_down(live, &seen, who, seat, name).await
            }
            Some(_) if seen.holds(who, seat) => {
                Ok(Taken { seat, holder: who.clone(), link: None, seen: seen.clone() })
            }
            Some(_) => Err(Refused::SeatTaken(seen)),
        }
    }

    async fn seat_down(
        &self,
        live: &Arc<Live>,
        seen: &Arc<Seen>,
        who: &Who,
        seat: Seat,
        name: Option<&str>,
    ) -> Result<Taken, Refused> {
        let Some(before) = seen.seat(seat) else { return Err(Refused::UnknownGame) };
        let holder = device(who);
        let name = match name.filter(|name| !name.trim().is_empty()) {
            Some(name) => normalise_name(name).map_err(Refused::Name)?,
            None if before.name.is_empty() => return Err(Refused::Name(NameError::Empty)),
            None => before.name.clone(),
        };
        let after = SavedSeat { name, player: Player::Person, holder: holder.hash(), ..before.clone() };
        if after == *before {
            return Ok(Taken { seat, holder, link: None, seen: seen.clone() });
        }
        let seen = self.reseat(live, seen, seat, after).await?;
        Ok(Taken { seat, holder, link: None, seen })
    }

    /// Comes late: a seat is added at the end of the order, until the first round ends.
    pub async fn join(&self, live: &Arc<Live>, who: &Who, name: &str) -> Result<Taken, Refused> {
        let name = normalise_name(name).map_err(Refused::Name)?;
        let _pen = live.write().await;
        let seen = live.seen();
        if seen.saved.seats.len() >= MAX_SEATS {
            return Err(Refused::TableFull);
        }
        let event = seen.game.decide(Action::Join, &mut NoDice);
        let event = event.map_err(|refusal| Refused::by_rules(refusal, &seen))?;
        let (holder, token) = (device(who), Token::random());
        let seat = Seat(seen.game.seats());
        let saved = SavedSeat { link: Some(token.hash()), holder: holder.hash(), ..SavedSeat::person(&name) };
        let change = Change { what: vec![Happening::play(event)], seats: vec![(seat, saved)], once: None };
        match self.commit(live, &seen, change).await? {
            Committed::Now(seen) => Ok(Taken { seat, holder, link: Some(SeatLink { seat, token }), seen }),
            Committed::Before(_) => Err(Refused::Unavailable),
        }
    }

    /// Makes a new link for a seat, for its holder or the host; the old link is void.
    pub async fn relink(&self, live: &Arc<Live>, who: &Who, seat: Seat) -> Result<Taken, Refused> {
        let _pen = live.write().await;
        let seen = live.seen();
        let Some(before) = seen.seat(seat) else { return Err(Refused::UnknownGame) };
        if !seen.holds(who, seat) && !seen.is_host(who) {
            return Err(Refused::NotYours(seen));
        }
        let token = Token::random();
        let after = SavedSeat { link: Some(token.hash()), ..before.clone() };
        let seen = self.reseat(live, &seen, seat, after).await?;
        Ok(Taken { seat, holder: who.clone(), link: Some(SeatLink { seat, token }), seen })
    }

    /// Gives a seat another name, for its holder or the host; an empty name deletes the one it had.
    pub async fn rename(
        &self,
        live: &Arc<Live>,
        who: &Who,
        seat: Seat,
        name: &str,
    ) -> Result<Arc<Seen>, Refused> {
        let name = if name.trim().is_empty() {
            String::new()
        } else {
            normalise_name(name).map_err(Refused::Name)?
        };
        let _pen = live.write().await;
        let seen = live.seen();
        let Some(before) = seen.seat(seat) else { return Err(Refused::UnknownGame) };
        if !seen.holds(who, seat) && !seen.is_host(who) {
            return Err(Refused::NotYours(seen));
        }
        let after = SavedSeat { name, ..before.clone() };
        self.reseat(live, &seen, seat, after).await
    }

    async fn reseat(
        &self,
        live: &Arc<Live>,
        seen: &Arc<Seen>,
        seat: Seat,
        after: SavedSeat,
    ) -> Result<Arc<Seen>, Refused> {
        let change = Change { what: vec![Happening::Seated(seat)], seats: vec![(seat, after)], once: None };
        match self.commit(live, seen, change).await? {
            Committed::Now(seen) => Ok(seen),
            Committed::Before(_) => Err(Refused::Unavailable),
        }
    }
}

/// The seat that a link leads to.
pub fn linked(seen: &Seen, token: Token) -> Option<Seat> {
    let hash = token.hash();
    seen.seats().find(|(_, saved)| saved.link == Some(hash)).map(|(seat, _)| seat)
}

/// The asker's device, given a token if it has none.
fn device(who: &Who) -> Who {
    if who.token().is_some() { who.clone() } else { Who::with(Token::random()) }
}
