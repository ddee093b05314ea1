//! Questions without an answer, by id.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// Questions without an answer.
#[derive(Debug)]
pub struct Pending<T> {
    inner: Arc<Mutex<Inner<T>>>,
}

#[derive(Debug)]
struct Inner<T> {
    last: u64,
    waiting: HashMap<u64, oneshot::Sender<T>>,
}

impl<T> Default for Pending<T> {
    fn default() -> Pending<T> {
        Pending { inner: Arc::new(Mutex::new(Inner { last: 0, waiting: HashMap::new() })) }
    }
}

impl<T> Pending<T> {
    /// A new question, and the future of its answer.
    pub fn ask(&self) -> Coming<T> {
        let (told, answer) = oneshot::channel();
        let mut inner = lock(&self.inner);
        inner.last += 1;
        let id = inner.last;
        inner.waiting.insert(id, told);
        Coming { id, answer, of: self.inner.clone() }
    }

    /// Answers a question. An answer to a dropped question is ignored.
    pub fn answer(&self, id: u64, answer: T) {
        let told = lock(&self.inner).waiting.remove(&id);
        if let Some(told) = told {
            // The asker may have dropped the future just now.
            drop(told.send(answer));
        }
    }
}

fn lock<T>(inner: &Mutex<Inner<T>>) -> MutexGuard<'_, Inner<T>> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The future of an answer; `None` if there will be none. Dropping it removes the question.
pub struct Coming<T> {
    id: u64,
    answer: oneshot::Receiver<T>,
    of: Arc<Mutex<Inner<T>>>,
}

impl<T> Coming<T> {
    /// The id of the question.
    pub fn id(&self) -> u64 {
        self.id
    }
}

impl<T> Future for Coming<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        Pin::new(&mut self.answer).poll(context).map(Result::ok)
    }
}

impl<T> Drop for Coming<T> {
    fn drop(&mut self) {
        lock(&self.of).waiting.remove(&self.id);
    }
}
