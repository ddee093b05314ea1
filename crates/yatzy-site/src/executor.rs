//! Tasks on one thread. They are polled whenever a message has arrived.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Wake, Waker};
use yatzy_house::Task;

/// Tasks, and the queue of those that are ready.
#[derive(Default)]
pub(crate) struct Executor {
    tasks: Mutex<Tasks>,
    ready: Arc<Ready>,
}

#[derive(Default)]
struct Tasks {
    last: u64,
    waiting: HashMap<u64, Task>,
}

type Ready = Mutex<VecDeque<u64>>;

/// Wakes one task.
struct TaskWaker {
    task: u64,
    ready: Arc<Ready>,
}

impl Wake for TaskWaker {
    fn wake(self: Arc<TaskWaker>) {
        lock(&self.ready).push_back(self.task);
    }
}

impl Executor {
    /// Adds a task. It is polled in the next run.
    pub fn spawn(&self, task: Task) {
        let mut tasks = lock(&self.tasks);
        tasks.last += 1;
        let id = tasks.last;
        tasks.waiting.insert(id, task);
        lock(&self.ready).push_back(id);
    }

    /// Runs until every task waits for a message.
    pub fn run(&self) {
        loop {
            let next = lock(&self.ready).pop_front();
            let Some(id) = next else { return };
            // A task that was woken twice, or has finished, is not in the map.
            let task = lock(&self.tasks).waiting.remove(&id);
            let Some(mut task) = task else { continue };
            let waker = Waker::from(Arc::new(TaskWaker { task: id, ready: self.ready.clone() }));
            if task.as_mut().poll(&mut Context::from_waker(&waker)).is_pending() {
                lock(&self.tasks).waiting.insert(id, task);
            }
        }
    }
}

fn lock<T>(inner: &Mutex<T>) -> MutexGuard<'_, T> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::oneshot;

    #[test]
    fn tasks_go_on_when_they_can() {
        let executor = Arc::new(Executor::default());
        let (told, heard) = oneshot::channel();
        let (done, seen) = std::sync::mpsc::channel();
        let (inner, first) = (executor.clone(), done.clone());
        executor.spawn(Box::pin(async move {
            first.send("first").unwrap();
            let word: &str = heard.await.unwrap();
            let second = first.clone();
            inner.spawn(Box::pin(async move { second.send("third").unwrap() }));
            first.send(word).unwrap();
        }));
        assert_eq!(seen.try_iter().count(), 0, "nothing runs by itself");
        executor.run();
        assert_eq!(seen.try_iter().collect::<Vec<_>>(), ["first"]);
        told.send("second").unwrap();
        executor.run();
        assert_eq!(seen.try_iter().collect::<Vec<_>>(), ["second", "third"]);
        assert!(lock(&executor.tasks).waiting.is_empty());
    }
}
