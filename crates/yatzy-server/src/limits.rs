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

    /// Whether an address may ask now.
    pub fn allows(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| self.refilled(*bucket, now) < self.burst);
        }
        let bucket = buckets.entry(address).or_insert(Bucket { left: self.burst, at: now });
        let left = self.refilled(*bucket, now);
        let allowed = left >= 1.0;
        *bucket = Bucket { left: if allowed { left - 1.0 } else { left }, at: now };
        allowed
    }

    fn refilled(&self, bucket: Bucket, now: Instant) -> f64 {
        let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.left + seconds * self.rate).min(self.burst)
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
        let asked: Vec<bool> = (0..4).map(|_| limits.allows(one, start)).collect();
        assert_eq!(asked, [true, true, true, false]);
        assert!(limits.allows(two, start));
        let later = start + Duration::from_secs(2);
        let asked: Vec<bool> = (0..3).map(|_| limits.allows(one, later)).collect();
        assert_eq!(asked, [true, true, false]);
    }
}
