//! The threads of parallel loops. Without a choice they are those of rayon's global pool. A thread that must not wait
//! for the loops of others chooses a pool of its own.

use std::cell::RefCell;
use std::sync::Arc;

thread_local! {
    static CHOSEN: RefCell<Option<Arc<rayon::ThreadPool>>> = const { RefCell::new(None) };
}

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
    pub fn run<T>(&self, work: impl FnOnce() -> T) -> T {
        let before = CHOSEN.replace(Some(self.0.clone()));
        let _restore = Restore(before);
        work()
    }
}

/// Restores the previous choice, also after a panic.
struct Restore(Option<Arc<rayon::ThreadPool>>);

impl Drop for Restore {
    fn drop(&mut self) {
        CHOSEN.set(self.0.take());
    }
}

/// Runs a parallel loop on the threads that the calling thread has chosen.
pub fn in_parallel<T: Send>(parallel_loop: impl FnOnce() -> T + Send) -> T {
    let chosen = CHOSEN.with_borrow(Clone::clone);
    match chosen {
        Some(pool) => pool.install(parallel_loop),
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
        assert!(pool.run(names).iter().all(is_chosen));
        // The work itself stays on its thread, and the choice ends with it.
        let own = std::thread::current().id();
        assert_eq!(pool.run(|| std::thread::current().id()), own);
        assert!(!names().iter().any(is_chosen));
        let breaks_off = || pool.run(|| std::panic::resume_unwind(Box::new(())));
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(breaks_off));
        assert!(broken.is_err() && !names().iter().any(is_chosen));
    }
}
