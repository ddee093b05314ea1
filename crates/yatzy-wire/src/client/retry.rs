//! Asking again until a server of ours answers that is not too busy to.

use super::Trouble;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long to wait before the second attempt, and at most before any.
const WAIT: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// Whether a server can be reached, and the patience to wait until it can. What is tried again must do no harm twice:
/// it reads, or goes by one key.
pub struct Retry {
    connected: Mutex<bool>,
    /// Wakes whoever waits for the server to be there again.
    back: Condvar,
    changed: Box<dyn Fn(bool) + Send + Sync>,
}

impl Retry {
    /// Tells whenever it changes whether the server can be reached; at first it can.
    pub fn new(changed: impl Fn(bool) + Send + Sync + 'static) -> Retry {
        Retry { connected: Mutex::new(true), back: Condvar::new(), changed: Box::new(changed) }
    }

    /// Tries until it is done, or waiting can't help.
    pub fn insist<T>(&self, mut attempt: impl FnMut() -> Result<T, Trouble>) -> Result<T, Trouble> {
        let mut wait = WAIT.0;
        loop {
            match attempt() {
                Err(trouble) if trouble.may_pass() => self.reached(false),
                done => {
                    self.reached(true);
                    return done;
                }
            }
            self.rest(wait);
            wait = (wait * 2).min(WAIT.1);
        }
    }

    /// Notes whether the server was reached.
    pub fn reached(&self, yes: bool) {
        let mut connected = self.lock();
        if *connected != yes {
            *connected = yes;
            (self.changed)(yes);
            self.back.notify_all();
        }
    }

    /// Waits, but no longer than until the server is there again.
    fn rest(&self, wait: Duration) {
        let rest = self.back.wait_timeout_while(self.lock(), wait, |connected| !*connected);
        drop(rest.unwrap_or_else(PoisonError::into_inner));
    }

    fn lock(&self) -> MutexGuard<'_, bool> {
        self.connected.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Retry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Retry").field("connected", &self.connected).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn what_may_pass_is_tried_again_and_said_once() {
        let told = Arc::new(Mutex::new(Vec::new()));
        let hears = told.clone();
        let retry = Retry::new(move |reached| hears.lock().expect("nobody panics").push(reached));
        let mut attempts = 0;
        let done = retry.insist(|| {
            attempts += 1;
            if attempts < 3 { Err(Trouble::NotYatzy) } else { Ok(attempts) }
        });
        assert_eq!(done.expect("the third succeeds"), 3);
        assert_eq!(*told.lock().expect("nobody panics"), [false, true]);
        assert!(matches!(retry.insist(|| Err::<(), _>(Trouble::NoSeat)), Err(Trouble::NoSeat)));
    }
}
