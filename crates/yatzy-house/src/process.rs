//! A house in a process of its own: this machine's clock and randomness, tokio's tasks and timers, threads for what takes
//! long.

use crate::runtime::{Runtime, Task};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;
use yatzy_table::{Moment, random_bytes};

/// This process, as a house runs on it. It is made and used within tokio.
#[derive(Debug)]
pub struct Process {
    begun: Instant,
    steps_back: bool,
}

impl Process {
    /// One in which long work lets everyone else go first.
    pub fn stepping_back(steps_back: bool) -> Process {
        Process { steps_back, ..Process::default() }
    }
}

impl Default for Process {
    fn default() -> Process {
        Process { begun: Instant::now(), steps_back: false }
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
        let (told, over) = oneshot::channel::<()>();
        let steps_back = self.steps_back;
        let thread = std::thread::Builder::new().name("work".to_owned()).spawn(move || {
            if steps_back {
                step_back();
            }
            work();
            drop(told);
        });
        // What panicked, or could not even begin, has told nobody: it is over all the same.
        drop(thread);
        Box::pin(async move { drop(over.await) })
    }
}

/// How far long work steps back: to half of what everyone else has. Someone waits for it, too.
#[cfg(target_os = "linux")]
const BACK: i32 = 3;

/// Lets everyone else go first: whoever plays is answered at once, however much is being worked out. On Linux that is a
/// matter of this one thread, and of those that it begins.
fn step_back() {
    #[cfg(target_os = "linux")]
    // Where that is not allowed, it works as everyone does.
    let _ = rustix::process::nice(BACK);
}
