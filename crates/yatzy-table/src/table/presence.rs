//! Presence at a table: the open pages of each seat, and when it was last seen. It is not logged. The caller supplies
//! the time.

use crate::{GameId, Moment, NodePresence, OtherNodesPresence, SeatRequest};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use yatzy_rules::Seat;

/// A seat that was seen less than this ago is not announced to the other nodes again.
const A_MOMENT: Duration = Duration::from_secs(5);

/// The open pages of each seat, when each was last seen, the number of spectators, and requests for seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    pages: BTreeMap<Seat, u32>,
    last_seen: BTreeMap<Seat, Moment>,
    since: Moment,
    watchers: u32,
    pub(super) requests: Vec<SeatRequest>,
    pub(super) elsewhere: OtherNodesPresence,
}

impl Presence {
    /// An empty table, watched from this moment on.
    pub fn since(since: Moment) -> Presence {
        Presence {
            pages: BTreeMap::new(),
            last_seen: BTreeMap::new(),
            since,
            watchers: 0,
            requests: Vec::new(),
            elsewhere: OtherNodesPresence::default(),
        }
    }

    /// Takes over the presence at the other nodes.
    pub fn hear(&mut self, elsewhere: OtherNodesPresence) {
        self.elsewhere = elsewhere;
    }

    /// The presence at this node, for the other nodes.
    pub fn told(&self, game: &GameId) -> NodePresence {
        let pages = |seat: &Seat| self.pages.get(seat).copied().unwrap_or(0);
        // A seat with an open page that was never closed counts as seen now.
        let mut seats: BTreeMap<Seat, (u32, Moment)> =
            self.pages.iter().map(|(&seat, &pages)| (seat, (pages, self.since))).collect();
        seats.extend(self.last_seen.iter().map(|(&seat, &seen)| (seat, (pages(&seat), seen))));
        NodePresence {
            game: game.clone(),
            since: self.since,
            watchers: self.watchers,
            seats: seats.into_iter().map(|(seat, (pages, seen))| (seat, pages, seen)).collect(),
            requests: self.requests.clone(),
        }
    }

    /// A device with these seats opens a page.
    pub fn comes(&mut self, seats: &[Seat]) {
        self.watchers += u32::from(seats.is_empty());
        for &seat in seats {
            *self.pages.entry(seat).or_default() += 1;
        }
    }

    /// A device with these seats closes a page.
    pub fn goes(&mut self, seats: &[Seat], now: Moment) {
        self.watchers = self.watchers.saturating_sub(u32::from(seats.is_empty()));
        for &seat in seats {
            if let Some(pages) = self.pages.get_mut(&seat) {
                *pages = pages.saturating_sub(1);
                self.last_seen.insert(seat, now);
            }
        }
        self.pages.retain(|_, pages| *pages > 0);
    }

    /// A device with these seats looked just now, with or without an open page.
    pub fn touch(&mut self, seats: &[Seat], now: Moment) {
        self.last_seen.extend(seats.iter().map(|&seat| (seat, now)));
    }

    /// Whether all these seats have an open page; then another look changes nothing.
    pub fn are_here(&self, seats: &[Seat]) -> bool {
        seats.iter().all(|&seat| self.is_here(seat))
    }

    /// Whether one of these seats was not seen for a while, so that other nodes must be told.
    pub fn unseen(&self, seats: &[Seat], now: Moment) -> bool {
        let unseen = |seen: &Moment| now.since(*seen) > A_MOMENT;
        seats.iter().any(|seat| self.last_seen.get(seat).is_none_or(unseen))
    }

    /// Whether a seat has an open page.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.pages.contains_key(&seat) || self.elsewhere.seats.get(&seat).is_some_and(|(here, _)| *here)
    }

    /// How long a seat has been away; zero while it has an open page.
    pub fn away_for(&self, seat: Seat, now: Moment) -> Duration {
        if self.is_here(seat) {
            return Duration::ZERO;
        }
        let elsewhere = self.elsewhere.seats.get(&seat).map(|(_, seen)| *seen);
        let seen = self.last_seen.get(&seat).copied().max(elsewhere);
        // A seat that was never seen has been away since the first node loaded the table.
        let since = self.elsewhere.since.map_or(self.since, |since| since.min(self.since));
        now.since(seen.unwrap_or(since))
    }

    /// The seats that have an open page.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let elsewhere = self.elsewhere.seats.iter().filter(|(_, (here, _))| *here).map(|(&seat, _)| seat);
        self.pages.keys().copied().chain(elsewhere).collect::<BTreeSet<Seat>>().into_iter()
    }

    /// Number of open pages of spectators.
    pub fn watchers(&self) -> u32 {
        self.watchers + self.elsewhere.watchers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    fn away(presence: &Presence, seat: Seat) -> u64 {
        presence.away_for(seat, Moment(10_000)).as_secs()
    }

    #[test]
    fn who_looks_elsewhere_is_there() {
        let mut presence = Presence::since(Moment(5_000));
        assert_eq!((away(&presence, ANNA), presence.seats().count()), (5, 0));
        presence.hear(OtherNodesPresence {
            since: Some(Moment(1_000)),
            watchers: 3,
            seats: [(ANNA, (true, Moment(2_000)))].into(),
            requests: Vec::new(),
        });
        presence.comes(&[BO]);
        presence.comes(&[]);
        assert_eq!(presence.seats().collect::<Vec<_>>(), [ANNA, BO]);
        assert_eq!((presence.watchers(), away(&presence, ANNA)), (4, 0));
        // This seat was never seen; the other node loaded the table first.
        assert_eq!(away(&presence, Seat(2)), 9);
        // Closed there, and seen here before and after.
        let closed = |seen| OtherNodesPresence {
            seats: [(ANNA, (false, Moment(seen)))].into(),
            ..OtherNodesPresence::default()
        };
        presence.hear(closed(7_000));
        presence.touch(&[ANNA], Moment(6_000));
        assert_eq!((presence.is_here(ANNA), away(&presence, ANNA)), (false, 3));
        presence.touch(&[ANNA], Moment(9_000));
        assert_eq!(away(&presence, ANNA), 1);
        // Other nodes are told of a seat that was not seen for a while, unless it has an open page.
        assert!(!presence.unseen(&[ANNA], Moment(14_000)) && presence.unseen(&[ANNA], Moment(14_001)));
        assert!(presence.are_here(&[BO]) && !presence.are_here(&[ANNA, BO]));
        // The presence that other nodes are told is the one of this node.
        let told = presence.told(&GameId::from_bytes(&[7; 32]));
        assert_eq!((told.since, told.watchers), (Moment(5_000), 1));
        assert_eq!(told.seats, [(ANNA, 0, Moment(9_000)), (BO, 1, Moment(5_000))]);
    }
}
