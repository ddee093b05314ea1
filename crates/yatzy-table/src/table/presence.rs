//! Who looks at a table: how many open pages each seat has, and when it was last seen. It is in no log, and whoever
//! keeps it brings the time.

use crate::{GameId, Moment, NodePresence, OtherNodesPresence};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use yatzy_rules::Seat;

/// How long someone who was seen needs no second telling of.
const A_MOMENT: Duration = Duration::from_secs(5);

/// The open pages of each seat, when each was last seen, and how many only watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    pages: BTreeMap<Seat, u32>,
    last_seen: BTreeMap<Seat, Moment>,
    since: Moment,
    watchers: u32,
    elsewhere: OtherNodesPresence,
}

impl Presence {
    /// Nobody looks, and nobody was seen before this moment.
    pub fn since(since: Moment) -> Presence {
        Presence {
            pages: BTreeMap::new(),
            last_seen: BTreeMap::new(),
            since,
            watchers: 0,
            elsewhere: OtherNodesPresence::default(),
        }
    }

    /// Who looks through other nodes.
    pub fn hear(&mut self, elsewhere: OtherNodesPresence) {
        self.elsewhere = elsewhere;
    }

    /// Who looks through this node, for the others.
    pub fn told(&self, game: &GameId) -> NodePresence {
        let pages = |seat: &Seat| self.pages.get(seat).copied().unwrap_or(0);
        // Whoever has a page open and never closed one was last seen now; the page says so.
        let mut seats: BTreeMap<Seat, (u32, Moment)> =
            self.pages.iter().map(|(&seat, &pages)| (seat, (pages, self.since))).collect();
        seats.extend(self.last_seen.iter().map(|(&seat, &seen)| (seat, (pages(&seat), seen))));
        NodePresence {
            game: game.clone(),
            since: self.since,
            watchers: self.watchers,
            seats: seats.into_iter().map(|(seat, (pages, seen))| (seat, pages, seen)).collect(),
        }
    }

    /// Someone with these seats opens a page.
    pub fn comes(&mut self, seats: &[Seat]) {
        self.watchers += u32::from(seats.is_empty());
        for &seat in seats {
            *self.pages.entry(seat).or_default() += 1;
        }
    }

    /// Someone with these seats closes a page.
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

    /// Someone with these seats looked just now, with or without a page that stays open.
    pub fn touch(&mut self, seats: &[Seat], now: Moment) {
        self.last_seen.extend(seats.iter().map(|&seat| (seat, now)));
    }

    /// Whether all these seats have a page open: then it is no news that someone looks.
    pub fn are_here(&self, seats: &[Seat]) -> bool {
        seats.iter().all(|&seat| self.is_here(seat))
    }

    /// Whether one of these seats was not seen here for a moment: that someone looks now is news for other nodes.
    pub fn unseen(&self, seats: &[Seat], now: Moment) -> bool {
        let unseen = |seen: &Moment| now.since(*seen) > A_MOMENT;
        seats.iter().any(|seat| self.last_seen.get(seat).is_none_or(unseen))
    }

    /// Whether a seat has an open page.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.pages.contains_key(&seat) || self.elsewhere.seats.get(&seat).is_some_and(|(here, _)| *here)
    }

    /// How long nobody has looked for a seat; zero while someone does.
    pub fn away_for(&self, seat: Seat, now: Moment) -> Duration {
        if self.is_here(seat) {
            return Duration::ZERO;
        }
        let elsewhere = self.elsewhere.seats.get(&seat).map(|(_, seen)| *seen);
        let seen = self.last_seen.get(&seat).copied().max(elsewhere);
        // A seat that nobody ever saw has been away for as long as someone could have seen it.
        let since = self.elsewhere.since.map_or(self.since, |since| since.min(self.since));
        now.since(seen.unwrap_or(since))
    }

    /// The seats that have an open page.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        let elsewhere = self.elsewhere.seats.iter().filter(|(_, (here, _))| *here).map(|(&seat, _)| seat);
        self.pages.keys().copied().chain(elsewhere).collect::<BTreeSet<Seat>>().into_iter()
    }

    /// How many pages only watch.
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
        });
        presence.comes(&[BO]);
        presence.comes(&[]);
        assert_eq!(presence.seats().collect::<Vec<_>>(), [ANNA, BO]);
        assert_eq!((presence.watchers(), away(&presence, ANNA)), (4, 0));
        // Nobody saw this one, and another node could have for longer.
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
        // Others hear of someone who was not seen for a while, or by an open page.
        assert!(!presence.unseen(&[ANNA], Moment(14_000)) && presence.unseen(&[ANNA], Moment(14_001)));
        assert!(presence.are_here(&[BO]) && !presence.are_here(&[ANNA, BO]));
        // What is told to others is what happens here.
        let told = presence.told(&GameId::from_bytes(&[7; 32]));
        assert_eq!((told.since, told.watchers), (Moment(5_000), 1));
        assert_eq!(told.seats, [(ANNA, 0, Moment(9_000)), (BO, 1, Moment(5_000))]);
    }
}
