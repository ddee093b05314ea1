//! An answer that may not have arrived yet.

use std::sync::mpsc::{Receiver, TryRecvError};

/// An answer that may not have arrived yet.
#[derive(Debug)]
pub enum Pending<T> {
    Waiting(Receiver<T>),
    /// The answer.
    Here(T),
    /// The task panicked, or nothing was asked.
    Never,
}

impl<T> Pending<T> {
    /// Polls for the answer. Returns whether it arrived or failed just now.
    pub fn hear(&mut self) -> bool {
        let Pending::Waiting(receiver) = self else { return false };
        *self = match receiver.try_recv() {
            Ok(answer) => Pending::Here(answer),
            Err(TryRecvError::Disconnected) => Pending::Never,
            Err(TryRecvError::Empty) => return false,
        };
        true
    }

    /// The answer, if it arrived.
    pub fn get(&self) -> Option<&T> {
        match self {
            Pending::Here(answer) => Some(answer),
            Pending::Waiting(_) | Pending::Never => None,
        }
    }

    /// Takes the answer, if it arrived.
    pub fn take(&mut self) -> Option<T> {
        self.hear();
        match std::mem::replace(self, Pending::Never) {
            Pending::Here(answer) => Some(answer),
            other => {
                *self = other;
                None
            }
        }
    }

    /// Whether it has not arrived yet.
    pub fn is_waiting(&self) -> bool {
        matches!(self, Pending::Waiting(_))
    }

    /// Waits for the answer; `None` if there will be none.
    pub fn wait(self) -> Option<T> {
        match self {
            Pending::Waiting(receiver) => receiver.recv().ok(),
            Pending::Here(answer) => Some(answer),
            Pending::Never => None,
        }
    }
}
