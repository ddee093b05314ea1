//! A question that may take a while, thought about on a thread of its own so that the screen stays awake.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

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

    /// The answer, if it is there: `None` while still thinking, `Some(None)` if thinking broke off.
    pub fn poll(&self) -> Option<Option<T>> {
        match self.answer.try_recv() {
            Ok(answer) => Some(Some(answer)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }

    /// Waits for the answer; `None` if thinking broke off.
    pub fn wait(self) -> Option<T> {
        self.answer.recv().ok()
    }
}
