//! A house in a process of its own: this machine's clock and randomness, tokio's tasks and timers, threads for what takes
//! long.

use crate::runtime::{Runtime, Task};
use std::time::Duration;
use tokio::time::Instant;
use yatzy_table::{Moment, random_bytes};

/// This process, as a house runs on it. It is made and used within tokio.
#[derive(Debug)]
pub struct Process {
    begun: Instant,
}

impl Default for Process {
    fn default() -> Process {
        Process { begun: Instant::now() }
    }
}

impl Runtime for Process {
    fn now(&self) -> Moment {
        Moment::now()
    }

    fn fresh(&self) -> [u8; 32] {
        random_bytes()
    }

    fn uptime(&self) -> Duration {
        self.begun.elapsed()
    }

    fn spawn(&self, task: Task) {
        tokio::spawn(task);
    }

    fn sleep(&self, time: Duration) -> Task {
        Box::pin(tokio::time::sleep(time))
    }

    fn work(&self, work: Box<dyn FnOnce() + Send>) -> Task {
        let work = tokio::task::spawn_blocking(work);
        // What panicked has told nobody.
        Box::pin(async move { drop(work.await) })
    }
}
