//! A house in a process of its own: this machine's clock and randomness, tokio's tasks and timers, threads for what takes
//! long.

use crate::runtime::{Priority, Runtime, Task};
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

    fn work(&self, priority: Priority, work: Box<dyn FnOnce() + Send>) -> Task {
        let (told, over) = oneshot::channel::<()>();
        let steps_back = self.steps_back;
        let thread = std::thread::Builder::new().name("work".to_owned()).spawn(move || {
            if steps_back {
                step_back(priority);
            }
            work();
            drop(told);
        });
        // What panicked, or could not even begin, has told nobody: it is over all the same.
        drop(thread);
        Box::pin(async move { drop(over.await) })
    }
}

/// Lets requests go first, so that players are answered at once during any work. On Linux this applies to the thread and
/// to those that it starts.
#[cfg_attr(
    not(target_os = "linux"),
    expect(unused_variables, reason = "there is no such thing for a thread")
)]
fn step_back(priority: Priority) {
    #[cfg(target_os = "linux")]
    {
        // Half of the processor time of a request, or a tenth.
        let back = match priority {
            Priority::Move => 3,
            Priority::Background => 10,
        };
        // Without the permission it works like everything else.
        let _ = rustix::process::nice(back);
    }
}
