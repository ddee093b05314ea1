//! Whether the house can be reached, and retries until it can.

use super::{Notifier, lock};
use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;
use yatzy_table::{Refused, Rejection};
use yatzy_text::Text;

/// Delay before the first retry, and the longest delay.
const WAIT: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// Whether the house can be reached.
pub struct Connectivity {
    /// Why it can't be reached.
    trouble: Mutex<Option<Refused>>,
    /// Wakes waiting retries once the house answers again.
    back: Notify,
    notifier: Arc<Notifier>,
}

impl Connectivity {
    pub(super) fn new(notifier: Arc<Notifier>) -> Connectivity {
        Connectivity { trouble: Mutex::default(), back: Notify::new(), notifier }
    }

    /// Whether the house can't be reached, or its store fails.
    pub fn is_lost(&self) -> bool {
        lock(&self.trouble).is_some()
    }

    /// Why the house can't be reached, if it can't.
    pub fn sentence(&self, text: Text) -> Option<String> {
        lock(&self.trouble).as_ref().map(|refused| refused.sentence(text, None))
    }

    /// Retries until the house answers. The question has an idempotency key or is read-only.
    pub async fn retry<T, F>(&self, ask: impl Fn() -> F) -> Result<T, Rejection>
    where
        F: Future<Output = Result<T, Rejection>>,
    {
        let mut wait = WAIT.0;
        loop {
            match ask().await {
                Err(Rejection {
                    refused: refused @ (Refused::Unreachable | Refused::Unavailable), ..
                }) => {
                    self.note(Some(refused));
                }
                answer => {
                    self.note(None);
                    return answer;
                }
            }
            // Another question that succeeds ends the delay.
            let _ = tokio::time::timeout(wait, self.back.notified()).await;
            wait = (wait * 2).min(WAIT.1);
        }
    }

    fn note(&self, trouble: Option<Refused>) {
        let mut known = lock(&self.trouble);
        if *known != trouble {
            *known = trouble;
            if known.is_none() {
                self.back.notify_waiters();
            }
            self.notifier.notify();
        }
    }
}
