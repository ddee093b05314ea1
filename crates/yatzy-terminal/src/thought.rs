//! A question that may take a while, thought about on a thread of its own so that the screen stays awake.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// An answer that is on its way.
#[derive(Debug)]
pub struct Thought<T> {
    answer: Receiver<T>,
}

impl<T: Send + 'static> Thought<T> {
    /// Starts thinking.
    pub fn start(question: impl FnOnce() -> T + Send + 'static) -> Thought<T> {
        let (sender, answer) = channel();
        // Nobody listens any more if the person has gone on; that is no mistake.
        std::thread::spawn(move || drop(sender.send(question())));
        Thought { answer }
    }

    /// The answer, if it is there within that time: `None` while still thinking, `Some(None)` if thinking broke
    /// off.
    pub fn poll(&self, wait: Duration) -> Option<Option<T>> {
        match self.answer.recv_timeout(wait) {
            Ok(answer) => Some(Some(answer)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(None),
        }
    }
}
