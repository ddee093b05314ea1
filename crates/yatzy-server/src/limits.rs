//! Limits: how often an address may ask, and how many may listen at once.

use crate::config::Config;
use crate::peer::Origin;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many addresses are remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// How long it takes until an address that tried wrong codes may try one more.
const CODE_AGAIN: f64 = 10.0;

/// Requests for held seats per address and hour: each one asks a person something.
const SEAT_REQUESTS: u32 = 20;

/// An hour, in seconds.
const HOUR: f64 = 3600.0;

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    requests: Allowance,
    wrong_codes: Allowance,
    new_games: Allowance,
    seat_requests: Allowance,
    streams: Arc<Semaphore>,
}

/// A token bucket for each address: a burst, and a rate per second.
#[derive(Debug)]
struct Allowance {
    burst: f64,
    rate: f64,
    buckets: Mutex<HashMap<Origin, Bucket>>,
}

/// What an address may still ask for; refilled as time passes.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    /// How often it asked in vain, forgotten as fast as the bucket is refilled.
    vain: f64,
    at: Instant,
}

impl Limits {
    /// The limits that a house has set.
    pub fn new(config: &Config) -> Limits {
        let allowance =
            |burst: u32, rate: f64| Allowance { burst: f64::from(burst), rate, buckets: Mutex::default() };
        Limits {
            requests: allowance(config.burst, f64::from(config.rate)),
            wrong_codes: allowance(config.wrong_codes, 1.0 / CODE_AGAIN),
            new_games: allowance(config.new_games, f64::from(config.new_games) / HOUR),
            seat_requests: allowance(SEAT_REQUESTS, f64::from(SEAT_REQUESTS) / HOUR),
            streams: Arc::new(Semaphore::new(config.max_streams)),
        }
    }

    /// Whether an address may send a request now that counts as `cost` of them. Each of several nodes allows its part
    /// of the rate.
    pub fn allows(&self, origin: Origin, now: Instant, nodes: usize, cost: u32) -> bool {
        self.requests.takes_many(origin, now, nodes, cost)
    }

    /// Whether an address keeps sending in spite of refusals: then its connections are closed, until it has been quiet
    /// for a while.
    pub fn is_flooding(&self, origin: Origin, now: Instant) -> bool {
        self.requests.shuns(origin, now)
    }

    /// Whether an address may try a code.
    pub fn may_try_a_code(&self, origin: Origin, now: Instant) -> bool {
        self.wrong_codes.bucket(origin, now, 1).left >= 1.0
    }

    /// Notes that an address tried a wrong code.
    pub fn wrong_code(&self, origin: Origin, now: Instant) {
        self.wrong_codes.takes(origin, now, 1);
    }

    /// Takes one of the new games that an origin may make.
    pub fn takes_new_game(&self, origin: Origin, now: Instant, nodes: usize) -> bool {
        self.new_games.takes(origin, now, nodes)
    }

    /// Whether an address may ask for a seat that another device holds.
    pub fn may_ask_for_seat(&self, origin: Origin, now: Instant, nodes: usize) -> bool {
        self.seat_requests.takes(origin, now, nodes)
    }

    /// Gives a new game back that was not made.
    pub fn gives_new_game_back(&self, origin: Origin, now: Instant, nodes: usize) {
        self.new_games.gives_back(origin, now, nodes);
    }

    /// Seconds until an origin may make another game.
    pub fn until_new_game(&self, origin: Origin, now: Instant, nodes: usize) -> u64 {
        self.new_games.wait(origin, now, nodes)
    }

    /// A place among those who listen, if there is one.
    pub fn stream(&self) -> Option<OwnedSemaphorePermit> {
        self.streams.clone().try_acquire_owned().ok()
    }
}

impl Allowance {
    /// Takes one, if there is one in this node's part.
    fn takes(&self, origin: Origin, now: Instant, nodes: usize) -> bool {
        self.takes_many(origin, now, nodes, 1)
    }

    /// Takes several, or all of a smaller burst.
    fn takes_many(&self, origin: Origin, now: Instant, nodes: usize, number: u32) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let most = self.part(nodes);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| self.refilled(*bucket, now, nodes).left < most);
        }
        let bucket = buckets.entry(origin).or_insert(Bucket { left: most, vain: 0.0, at: now });
        *bucket = self.refilled(*bucket, now, nodes);
        let number = f64::from(number).min(most);
        let allowed = bucket.left >= number;
        if allowed {
            bucket.left -= number;
        } else {
            bucket.vain = (bucket.vain + 1.0).min(2.0 * self.burst);
        }
        allowed
    }

    fn gives_back(&self, origin: Origin, now: Instant, nodes: usize) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(&origin) {
            *bucket = self.refilled(Bucket { left: bucket.left + 1.0, ..*bucket }, now, nodes);
        }
    }

    /// Seconds until there is one to take.
    fn wait(&self, origin: Origin, now: Instant, nodes: usize) -> u64 {
        let missing = 1.0 - self.bucket(origin, now, nodes).left;
        (missing.max(0.0) * nodes.max(1) as f64 / self.rate).ceil() as u64
    }

    /// Whether an address has asked in vain as often as it may ask at once. Coming all the same is asking in vain, too.
    fn shuns(&self, origin: Origin, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(bucket) = buckets.get_mut(&origin) else { return false };
        let shunned = self.refilled(*bucket, now, 1);
        if shunned.vain < self.burst {
            return false;
        }
        *bucket = Bucket { vain: (shunned.vain + 1.0).min(2.0 * self.burst), ..shunned };
        true
    }

    fn bucket(&self, origin: Origin, now: Instant, nodes: usize) -> Bucket {
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let full = Bucket { left: self.part(nodes), vain: 0.0, at: now };
        buckets.get(&origin).map_or(full, |bucket| self.refilled(*bucket, now, nodes))
    }

    /// This node's part of the burst.
    fn part(&self, nodes: usize) -> f64 {
        (self.burst / nodes.max(1) as f64).max(1.0)
    }

    fn refilled(&self, bucket: Bucket, now: Instant, nodes: usize) -> Bucket {
        let more = now.saturating_duration_since(bucket.at).as_secs_f64() * self.rate;
        let left = (bucket.left + more / nodes.max(1) as f64).min(self.part(nodes));
        Bucket { left, vain: (bucket.vain - more).max(0.0), at: now }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const ONE: Origin = Origin(1);
    const TWO: Origin = Origin(2);

    #[test]
    fn a_burst_then_a_rate() {
        let limits = Limits::new(&Config { burst: 3, rate: 1, ..Config::default() });
        let [one, two] = [ONE, TWO];
        let start = Instant::now();
        let asked: Vec<bool> = (0..4).map(|_| limits.allows(one, start, 1, 1)).collect();
        assert_eq!(asked, [true, true, true, false]);
        assert!(limits.allows(two, start, 1, 1));
        let later = start + Duration::from_secs(2);
        let asked: Vec<bool> = (0..3).map(|_| limits.allows(one, later, 1, 1)).collect();
        assert_eq!(asked, [true, true, false]);
    }

    #[test]
    fn a_costly_request_counts_as_many() {
        let limits = Limits::new(&Config { burst: 50, rate: 10, ..Config::default() });
        let start = Instant::now();
        let asked: Vec<bool> = (0..3).map(|_| limits.allows(ONE, start, 1, 20)).collect();
        assert_eq!(asked, [true, true, false]);
        assert!(limits.allows(ONE, start, 1, 1), "others are still answered");
        assert!(limits.allows(ONE, start + Duration::from_secs(2), 1, 20));
        let small = Limits::new(&Config { burst: 3, rate: 1, ..Config::default() });
        assert!(small.allows(ONE, start, 1, 20) && !small.allows(ONE, start, 1, 1));
    }

    #[test]
    fn a_flooding_address_is_not_heard_for_a_while() {
        let limits = Limits::new(&Config { burst: 10, rate: 1, ..Config::default() });
        let (address, start) = (ONE, Instant::now());
        (0..19).for_each(|_| _ = limits.allows(address, start, 1, 1));
        assert!(!limits.is_flooding(address, start), "some are only in a hurry");
        (0..50).for_each(|_| _ = limits.allows(address, start, 1, 1));
        assert!(limits.is_flooding(address, start));
        let later = |seconds| start + Duration::from_secs(seconds);
        // They come again and again all the same: that does not help.
        (1..=30).for_each(|second| (0..2).for_each(|_| assert!(limits.is_flooding(address, later(second)))));
        assert!(limits.is_flooding(address, later(39)));
        assert!(!limits.is_flooding(address, later(60)), "once they have been quiet");
    }

    #[test]
    fn two_nodes_allow_no_more_than_one() {
        let nodes = [(); 2].map(|()| Limits::new(&Config { burst: 4, rate: 2, ..Config::default() }));
        let address = ONE;
        let start = Instant::now();
        let asked = |now: Instant| {
            nodes
                .iter()
                .map(|limits| (0..9).filter(|_| limits.allows(address, now, 2, 1)).count())
                .sum::<usize>()
        };
        assert_eq!(asked(start), 4);
        assert_eq!(asked(start + Duration::from_secs(1)), 2);
    }

    #[test]
    fn seats_are_asked_for_twenty_times_an_hour() {
        let (limits, start) = (Limits::new(&Config::default()), Instant::now());
        assert!((0..SEAT_REQUESTS).all(|_| limits.may_ask_for_seat(ONE, start, 1)));
        assert!(!limits.may_ask_for_seat(ONE, start, 1) && limits.may_ask_for_seat(TWO, start, 1));
        assert!(limits.may_ask_for_seat(ONE, start + Duration::from_secs(181), 1));
    }

    #[test]
    fn new_games_come_back_over_an_hour() {
        let limits = Limits::new(&Config { new_games: 3, ..Config::default() });
        let start = Instant::now();
        assert!((0..3).all(|_| limits.takes_new_game(ONE, start, 1)));
        assert!(!limits.takes_new_game(ONE, start, 1) && limits.takes_new_game(TWO, start, 1));
        assert_eq!((limits.until_new_game(ONE, start, 1), limits.until_new_game(TWO, start, 1)), (1200, 0));
        limits.gives_new_game_back(ONE, start, 1);
        assert!(limits.takes_new_game(ONE, start, 1), "the last one was not made");
        assert!(limits.takes_new_game(ONE, start + Duration::from_secs(1201), 1));
    }
}
