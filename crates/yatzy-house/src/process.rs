//! The runtime of a process: the machine's clock and randomness, tokio's tasks and timers, a thread for long work.

use crate::runtime::{Priority, Runtime, Task};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;
use yatzy_solver::LoopThreads;
use yatzy_table::{Moment, random_bytes};

/// This process as a runtime. It is made and used within tokio.
#[derive(Debug)]
pub struct Process {
    begun: Instant,
    steps_back: bool,
    /// Threads for the loops of moves and for those of all other work, started with the first of them. A move never
    /// waits for the loops of a solve.
    loops: [OnceLock<Option<LoopThreads>>; 2],
}

impl Process {
    /// With `steps_back`, work has a lower priority than requests.
    pub fn stepping_back(steps_back: bool) -> Process {
        Process { steps_back, ..Process::default() }
    }

    fn loops(&self, priority: Priority) -> Option<LoopThreads> {
        let (name, start): (_, fn()) = match priority {
            Priority::Move => ("move", || lower_priority(Priority::Move)),
            Priority::Background => ("background", || lower_priority(Priority::Background)),
        };
        let start = if self.steps_back { start } else { || () };
        self.loops[priority as usize].get_or_init(|| LoopThreads::new(name, start)).clone()
    }
}

impl Default for Process {
    fn default() -> Process {
        Process { begun: Instant::now(), steps_back: false, loops: Default::default() }
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
        let (steps_back, loops) = (self.steps_back, self.loops(priority));
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let cancel = CancelOnDrop(is_cancelled.clone());
        let thread = std::thread::Builder::new().name("work".to_owned()).spawn(move || {
            if steps_back {
                lower_priority(priority);
            }
            match loops {
                Some(loops) => loops.run(&is_cancelled, work),
                // They could not be started: there are those of the whole process.
                None => work(),
            }
            drop(told);
        });
        // A thread that panicked or did not start drops its sender, so the work is over.
        drop(thread);
        Box::pin(async move {
            let _cancel = cancel;
            drop(over.await);
        })
    }
}

/// Cancels work whose result is awaited no longer.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Lowers the priority of this thread below that of requests. On Linux this applies to the thread and to those that it
/// starts.
#[cfg_attr(
    not(target_os = "linux"),
    expect(unused_variables, reason = "there is no such thing for a thread")
)]
fn lower_priority(priority: Priority) {
    #[cfg(target_os = "linux")]
    {
        // Half of the processor time of a request, or a tenth.
        let back = match priority {
            Priority::Move => 3,
            Priority::Background => 10,
        };
        // Without the permission the priority stays.
        let _ = rustix::process::nice(back);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Mutex, mpsc};
    use yatzy_bots::{Budget, Position, ValueSource};
    use yatzy_rules::{Catalogue, CellSet, Ruleset};

    fn rules() -> Arc<Ruleset> {
        Catalogue::get().rules("yatzy").expect("an entry of the catalogue")
    }

    /// An exact endgame is a parallel loop. It used to wait for the loops of a solve, because both had the same threads.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_move_does_not_wait_for_the_loops_of_a_solve() {
        let runtime: Arc<dyn Runtime> = Arc::new(Process::default());
        let (begun, blocked) = mpsc::channel();
        let (go_on, wait) = mpsc::channel::<()>();
        let (begun, wait) = (Mutex::new(begun), Mutex::new(wait));
        let background = runtime.clone();
        let solve = tokio::spawn(async move {
            // A loop that takes every thread until the move is made, and then a solve.
            let work = move || {
                let block = |_: rayon::BroadcastContext<'_>| {
                    begun.lock().expect("no thread breaks off").send(()).expect("the test listens");
                    let _ = wait.lock().expect("no thread breaks off").recv();
                };
                yatzy_solver::in_parallel(|| rayon::broadcast(block));
                ValueSource::default().best(&rules(), Budget::FOR_A_MOVE).is_exact()
            };
            background.done(Priority::Background, work).await
        });
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        (0..threads).for_each(|_| blocked.recv().expect("all threads are blocked"));
        let last: CellSet = rules().cells().iter().take(4).collect();
        let filled = rules().cells().without(last);
        let endgame =
            move || ValueSource::default().at_once(&rules()).value(Position { filled, ..Position::START });
        let value = runtime.done(Priority::Move, endgame).await.expect("the move is made");
        assert!(value.expect("a position of play") > 0.0 && !solve.is_finished());
        drop(go_on);
        assert_eq!(solve.await.expect("no task breaks off"), Some(true));
    }
}
