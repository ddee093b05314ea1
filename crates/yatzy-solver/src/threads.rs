//! The threads of parallel loops. Without a choice they are those of rayon's global pool. A thread that must not wait
//! for the loops of others chooses a pool of its own. Work that was cancelled breaks off before its next loop.

use std::cell::RefCell;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    static CHOSEN: RefCell<Option<Choice>> = const { RefCell::new(None) };
}

/// The threads for the loops of some work, and whether it is cancelled.
#[derive(Clone)]
struct Choice {
    pool: Arc<rayon::ThreadPool>,
    is_cancelled: Arc<AtomicBool>,
}

/// The payload of the unwinding that ends cancelled work.
struct Cancelled;

/// Threads for the parallel loops of some work. Clones are one pool.
#[derive(Clone, Debug)]
pub struct LoopThreads(Arc<rayon::ThreadPool>);

impl LoopThreads {
    /// As many threads as the machine has, each of which begins with `start`; `None` if they can't be started.
    pub fn new(name: &'static str, start: fn()) -> Option<LoopThreads> {
        let pool = rayon::ThreadPoolBuilder::new()
            .thread_name(move |number| format!("{name} {number}"))
            .start_handler(move |_| start())
            .build();
        pool.ok().map(|pool| LoopThreads(Arc::new(pool)))
    }

    /// Does work on this thread, with its loops on the pool. The work itself stays outside: it may hold a lock during a
    /// loop, and a thread of the pool would meanwhile take up other work that waits for the same lock.
    ///
    /// Once `is_cancelled`, the work unwinds before its next loop, without a message.
    pub fn run<T>(&self, is_cancelled: &Arc<AtomicBool>, work: impl FnOnce() -> T) -> T {
        let choice = Choice { pool: self.0.clone(), is_cancelled: is_cancelled.clone() };
        let before = CHOSEN.replace(Some(choice));
        let _restore = Restore(before);
        work()
    }
}

/// Restores the previous choice, also after a panic.
struct Restore(Option<Choice>);

impl Drop for Restore {
    fn drop(&mut self) {
        CHOSEN.set(self.0.take());
    }
}

/// Runs a parallel loop on the threads that the calling thread has chosen.
pub fn in_parallel<T: Send>(parallel_loop: impl FnOnce() -> T + Send) -> T {
    let chosen = CHOSEN.with_borrow(Clone::clone);
    match chosen {
        Some(choice) if choice.is_cancelled.load(Ordering::Relaxed) => resume_unwind(Box::new(Cancelled)),
        Some(choice) => choice.pool.install(parallel_loop),
        None => parallel_loop(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rayon::prelude::*;

    /// The names of the threads that run a loop.
    fn names() -> Vec<Option<String>> {
        in_parallel(|| {
            (0..64).into_par_iter().map(|_| std::thread::current().name().map(str::to_owned)).collect()
        })
    }

    #[test]
    fn loops_run_on_the_chosen_threads_only() {
        let pool = LoopThreads::new("chosen", || ()).expect("threads can start");
        let is_chosen =
            |name: &Option<String>| name.as_deref().is_some_and(|name| name.starts_with("chosen "));
        let goes_on = Arc::default();
        assert!(pool.run(&goes_on, names).iter().all(is_chosen));
        // The work itself stays on its thread, and the choice ends with it.
        let own = std::thread::current().id();
        assert_eq!(pool.run(&goes_on, || std::thread::current().id()), own);
        assert!(!names().iter().any(is_chosen));
        let breaks_off = || pool.run(&goes_on, || resume_unwind(Box::new(())));
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(breaks_off));
        assert!(broken.is_err() && !names().iter().any(is_chosen));
    }

    #[test]
    fn cancelled_work_ends_before_its_next_loop() {
        let pool = LoopThreads::new("cancelled", || ()).expect("threads can start");
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let mut loops = 0;
        let work = || {
            loop {
                in_parallel(|| loops += 1);
                is_cancelled.store(loops == 3, Ordering::Relaxed);
            }
        };
        let run = std::panic::AssertUnwindSafe(|| pool.run(&is_cancelled, work));
        let ended: Result<(), _> = std::panic::catch_unwind(run);
        assert!(ended.is_err_and(|payload| payload.is::<Cancelled>()));
        assert_eq!(loops, 3);
    }
}
