//! Requests for a seat that another device holds. The host or a device that holds the seat allows or refuses them; once
//! both have been away for a while, every player does: the phone of the host may be lost too.
//! Like presence they are not logged: only the seat that moves is. The caller supplies the time.

use crate::{Moment, Permission, Presence, Refused, Table, TokenHash, Who, digest};
use std::time::Duration;
use yatzy_rules::Seat;

/// How long a request can be answered.
pub const SEAT_REQUEST_TIME: Duration = Duration::from_secs(120);

/// How long the devices of the host and of a seat must be away before every player may answer a request for the seat. As
/// long as a request lasts, so the second request of a person whose phone is lost can be answered in any case.
const UNATTENDED_AFTER: Duration = SEAT_REQUEST_TIME;

/// The most requests at a table, answered ones included, until they expire.
const MAX_REQUESTS: usize = 100;

/// A device asks for a seat that another device holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRequest {
    pub seat: Seat,
    /// The device that asks.
    pub device: TokenHash,
    /// When it asked.
    pub at: Moment,
    /// Whether it was answered. An allowed request has moved the seat, so a device without the seat was refused.
    pub is_answered: bool,
}

impl SeatRequest {
    /// Four digits that both devices show, so that people can tell requests apart.
    pub fn number(&self) -> u16 {
        let bytes = digest("yatzy seat request", &[&self.device.0]);
        1000 + u16::from_be_bytes([bytes[0], bytes[1]]) % 9000
    }

    fn is_of(&self, seat: Seat, device: TokenHash) -> bool {
        (self.seat, self.device) == (seat, device)
    }
}

/// A request for a seat, as the asking device and the people who may answer see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRequestView {
    /// The four digits that both devices show.
    pub number: u16,
    /// Whether this device asks.
    pub is_yours: bool,
    /// Whether it was refused; only the asking device sees that.
    pub is_refused: bool,
    /// Whether every player may answer it, because the devices of the host and of the seat are away.
    pub is_unattended: bool,
}

impl Presence {
    /// The requests that have not expired, of all nodes. A request is answered if one node says so.
    pub fn seat_requests(&self, now: Moment) -> Vec<SeatRequest> {
        let mut known: Vec<SeatRequest> = Vec::new();
        let all = self.requests.iter().chain(&self.elsewhere.requests);
        for request in all.filter(|request| now.since(request.at) < SEAT_REQUEST_TIME) {
            match known.iter_mut().find(|known| known.is_of(request.seat, request.device)) {
                Some(known) => known.is_answered |= request.is_answered,
                None => known.push(request.clone()),
            }
        }
        known
    }

    /// Adds a request. One request for a seat waits at a time, and a refused device has to wait until its request
    /// would have expired.
    pub fn ask_for_seat(
        &mut self,
        table: &Table,
        seat: Seat,
        device: TokenHash,
        now: Moment,
    ) -> Result<(), Refused> {
        let known = self.seat_requests(now);
        if let Some(own) = known.iter().find(|request| request.is_of(seat, device)) {
            return if own.is_answered { Err(Refused::SeatRefused) } else { Ok(()) };
        }
        let waits = |request: &SeatRequest| request.seat == seat && table.is_waiting(request);
        if known.len() >= MAX_REQUESTS || known.iter().any(waits) {
            return Err(Refused::SeatAsked);
        }
        self.requests.push(SeatRequest { seat, device, at: now, is_answered: false });
        Ok(())
    }

    /// The device whose request for a seat has this number and waits for an answer.
    pub fn asking_device(&self, seat: Seat, number: u16, now: Moment) -> Option<TokenHash> {
        let is_it = |request: &SeatRequest| {
            (request.seat, request.number(), request.is_answered) == (seat, number, false)
        };
        self.seat_requests(now).into_iter().find(is_it).map(|request| request.device)
    }

    /// Notes that a request was answered, for this node and the others.
    pub fn answer_seat_request(&mut self, seat: Seat, number: u16, now: Moment) {
        let Some(device) = self.asking_device(seat, number, now) else { return };
        match self.requests.iter_mut().find(|request| request.is_of(seat, device)) {
            Some(request) => request.is_answered = true,
            None => {
                let heard = self.elsewhere.requests.iter().find(|request| request.is_of(seat, device));
                self.requests.extend(heard.map(|heard| SeatRequest { is_answered: true, ..heard.clone() }));
            }
        }
    }

    /// Removes the expired requests of this node.
    pub fn forget_seat_requests(&mut self, now: Moment) {
        self.requests.retain(|request| now.since(request.at) < SEAT_REQUEST_TIME);
    }

    /// The requests without their times, which differ between the clocks of nodes.
    pub fn seat_request_states(&self) -> Vec<(Seat, TokenHash, bool)> {
        let all = self.requests.iter().chain(&self.elsewhere.requests);
        all.map(|request| (request.seat, request.device, request.is_answered)).collect()
    }
}

impl Table {
    /// Whether neither the device of a seat nor that of the host was there for two minutes, so that every player may
    /// answer a request for the seat. A host without a seat of their own leaves no trace, and does not count.
    pub fn is_unattended(&self, presence: &Presence, seat: Seat, now: Moment) -> bool {
        let of_the_host = |place: Seat| self.saved.host.is_some_and(|host| self.is_held_by(host, place));
        let mut watched = self.seats().map(|(place, _)| place).filter(|&p| p == seat || of_the_host(p));
        watched.all(|place| presence.away_for(place, now) >= UNATTENDED_AFTER)
    }

    /// Whether a request waits for an answer.
    fn is_waiting(&self, request: &SeatRequest) -> bool {
        !request.is_answered && self.seat(request.seat).and_then(|seat| seat.holder) != Some(request.device)
    }

    /// The request for a seat as a person sees it: their own, or one that they may answer.
    pub(crate) fn seat_request(
        &self,
        presence: &Presence,
        who: &Who,
        seat: Seat,
        now: Moment,
    ) -> Option<SeatRequestView> {
        let requests = presence.seat_requests(now);
        let is_unattended = self.is_unattended(presence, seat, now);
        let of_the_seat = || requests.iter().filter(|request| request.seat == seat);
        let own = of_the_seat().find(|request| Some(request.device) == who.hash());
        // A device that was given the seat answers the next request itself.
        if let Some(own) = own.filter(|_| self.may(who, Permission::AskForSeat(seat)).is_ok()) {
            let (number, is_refused) = (own.number(), own.is_answered);
            return Some(SeatRequestView { number, is_yours: true, is_refused, is_unattended });
        }
        let waiting = of_the_seat().find(|request| self.is_waiting(request))?;
        self.may(who, Permission::answer_request(seat, is_unattended)).ok()?;
        Some(SeatRequestView { number: waiting.number(), is_yours: false, is_refused: false, is_unattended })
    }
}
