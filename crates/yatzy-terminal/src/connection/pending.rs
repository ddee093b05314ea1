//! An answer that is on its way.

use std::sync::mpsc::{Receiver, TryRecvError};

/// An answer that is on its way, is here, or will never come.
#[derive(Debug)]
pub enum Pending<T> {
    /// On its way.
    Waiting(Receiver<T>),
    /// Here.
    Here(T),
    /// Whoever was to answer broke off, or nobody was asked.
    Never,
}

impl<T> Pending<T> {
    /// Looks for the answer; says whether it came, or was given up, just now.
    pub fn hear(&mut self) -> bool {
        let Pending::Waiting(receiver) = self else { return false };
        *self = match receiver.try_recv() {
            Ok(answer) => Pending::Here(answer),
            Err(TryRecvError::Disconnected) => Pending::Never,
            Err(TryRecvError::Empty) => return false,
        };
        true
    }

    /// The answer, if it is here.
    pub fn get(&self) -> Option<&T> {
        match self {
            Pending::Here(answer) => Some(answer),
            Pending::Waiting(_) | Pending::Never => None,
        }
    }

    /// The answer, if it came just now.
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

    /// Whether it is on its way.
    pub fn is_waiting(&self) -> bool {
        matches!(self, Pending::Waiting(_))
    }

    /// Waits for the answer; `None` if it will never come.
    pub fn wait(self) -> Option<T> {
        match self {
            Pending::Waiting(receiver) => receiver.recv().ok(),
            Pending::Here(answer) => Some(answer),
            Pending::Never => None,
        }
    }
}
