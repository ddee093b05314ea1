//! Limits: how often an address may ask, and how many may listen at once.

use crate::config::Config;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many addresses are remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    burst: f64,
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
    streams: Arc<Semaphore>,
}

/// What an address may still ask for; refilled as time passes.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limits {
    /// The limits that a house has set.
    pub fn new(config: &Config) -> Limits {
        Limits {
            burst: f64::from(config.burst),
            rate: f64::from(config.rate),
            buckets: Mutex::default(),
            streams: Arc::new(Semaphore::new(config.max_streams)),
        }
    }

    /// Whether an address may ask now, as one of so many nodes: what it may ask in all, each of them lets it ask a part of.
    pub fn allows(&self, address: IpAddr, now: Instant, nodes: usize) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let share = 1.0 / nodes.max(1) as f64;
        let burst = (self.burst * share).max(1.0);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| self.refilled(*bucket, now, share) < burst);
        }
        let bucket = buckets.entry(address).or_insert(Bucket { left: burst, at: now });
        let left = self.refilled(*bucket, now, share);
        let allowed = left >= 1.0;
        *bucket = Bucket { left: if allowed { left - 1.0 } else { left }, at: now };
        allowed
    }

    fn refilled(&self, bucket: Bucket, now: Instant, share: f64) -> f64 {
        let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.left + seconds * self.rate * share).min((self.burst * share).max(1.0))
    }

    /// A place among those who listen, if there is one.
    pub fn stream(&self) -> Option<OwnedSemaphorePermit> {
        self.streams.clone().try_acquire_owned().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_then_a_rate() {
        let limits = Limits::new(&Config { burst: 3, rate: 1, ..Config::default() });
        let (one, two): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let start = Instant::now();
        let asked: Vec<bool> = (0..4).map(|_| limits.allows(one, start, 1)).collect();
        assert_eq!(asked, [true, true, true, false]);
        assert!(limits.allows(two, start, 1));
        let later = start + Duration::from_secs(2);
        let asked: Vec<bool> = (0..3).map(|_| limits.allows(one, later, 1)).collect();
        assert_eq!(asked, [true, true, false]);
    }

    #[test]
    fn two_nodes_allow_no_more_than_one() {
        let nodes = [(); 2].map(|()| Limits::new(&Config { burst: 4, rate: 2, ..Config::default() }));
        let address: IpAddr = [10, 0, 0, 1].into();
        let start = Instant::now();
        let asked = |now: Instant| {
            nodes
                .iter()
                .map(|limits| (0..9).filter(|_| limits.allows(address, now, 2)).count())
                .sum::<usize>()
        };
        assert_eq!(asked(start), 4);
        assert_eq!(asked(start + Duration::from_secs(1)), 2);
    }
}
