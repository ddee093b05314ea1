//! What was asked and not answered yet, by number.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::sync::oneshot;

/// Questions that wait for an answer.
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
    /// A number for a new question, and its answer, which comes.
    pub fn ask(&self) -> Coming<T> {
        let (told, answer) = oneshot::channel();
        let mut inner = lock(&self.inner);
        inner.last += 1;
        let id = inner.last;
        inner.waiting.insert(id, told);
        Coming { id, answer, of: self.inner.clone() }
    }

    /// Answers a question. One that nobody waits for any more is passed over.
    pub fn answer(&self, id: u64, answer: T) {
        let told = lock(&self.inner).waiting.remove(&id);
        if let Some(told) = told {
            // Whoever asked may have left just now.
            drop(told.send(answer));
        }
    }
}

fn lock<T>(inner: &Mutex<Inner<T>>) -> MutexGuard<'_, Inner<T>> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An answer that comes; `None` if it never will. Dropped, nobody waits for it.
pub struct Coming<T> {
    id: u64,
    answer: oneshot::Receiver<T>,
    of: Arc<Mutex<Inner<T>>>,
}

impl<T> Coming<T> {
    /// The number of the question.
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
