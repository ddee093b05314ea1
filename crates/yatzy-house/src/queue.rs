//! Who thinks next. So much is worked on at once; the rest waits without a thread of its own, and everyone who had
//! something asked has their turn after everyone else: a stranger who asks for sixty solves delays another's one by
//! one. Nobody can make the others wait by asking, and what waits takes bounded memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;
use yatzy_table::{TokenHash, Who};

/// Whose work it is: an address, a device, or nobody in particular.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asker(pub(crate) u64);

impl Asker {
    /// Whoever asks. Tokens are to be had for nothing, so an address counts more.
    pub fn of(who: &Who) -> Asker {
        let device = || who.hash().map(Asker::device);
        who.origin().map(Asker).or_else(device).unwrap_or_default()
    }

    /// Whoever holds a device.
    pub fn device(hash: TokenHash) -> Asker {
        let mut start = [0; 8];
        start.copy_from_slice(&hash.0[..8]);
        Asker(u64::from_be_bytes(start))
    }
}

/// A queue in which askers take turns.
#[derive(Debug)]
pub(crate) struct Queue {
    inner: Mutex<Inner>,
    /// How much may wait for one asker.
    each: usize,
    /// How many askers may wait.
    askers: usize,
}

#[derive(Debug)]
struct Inner {
    free: usize,
    waiting: VecDeque<(Asker, VecDeque<oneshot::Sender<Place>>)>,
}

/// A place at work; whoever drops it lets the next one begin.
#[derive(Debug)]
pub(crate) struct Place {
    queue: Arc<Queue>,
}

/// A place that was asked for, and comes in time.
pub(crate) type Coming = oneshot::Receiver<Place>;

impl Queue {
    /// So much at once, so much waiting for each of so many askers.
    pub fn new(at_once: usize, each: usize, askers: usize) -> Arc<Queue> {
        let inner = Inner { free: at_once, waiting: VecDeque::new() };
        Arc::new(Queue { inner: Mutex::new(inner), each, askers })
    }

    /// A place in the queue; `None` where too much waits already.
    pub fn enter(self: &Arc<Queue>, asker: Asker) -> Option<Coming> {
        let (told, coming) = oneshot::channel();
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let there = inner.waiting.len();
        match inner.waiting.iter_mut().find(|(waits, _)| *waits == asker) {
            Some((_, line)) if line.len() < self.each => line.push_back(told),
            None if there < self.askers => inner.waiting.push_back((asker, VecDeque::from([told]))),
            _ => return None,
        }
        drop(inner);
        self.call();
        Some(coming)
    }

    /// Lets whoever is next begin, as long as there is room.
    fn call(self: &Arc<Queue>) {
        loop {
            let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
            if inner.free == 0 {
                return;
            }
            let Some((asker, mut line)) = inner.waiting.pop_front() else { return };
            let next = line.pop_front();
            // They come to the end of the queue, with what else they asked for.
            if !line.is_empty() {
                inner.waiting.push_back((asker, line));
            }
            let Some(next) = next.filter(|next| !next.is_closed()) else { continue };
            inner.free -= 1;
            drop(inner);
            // One who left just now gives the place back by dropping it.
            drop(next.send(Place { queue: self.clone() }));
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.queue.inner.lock().unwrap_or_else(PoisonError::into_inner).free += 1;
        self.queue.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Asker = Asker(1);
    const TWO: Asker = Asker(2);

    #[test]
    fn askers_take_turns() {
        let queue = Queue::new(1, 60, 8);
        let mut ones: Vec<Coming> = (0..60).map(|_| queue.enter(ONE).unwrap()).collect();
        let first = ones[0].try_recv().expect("there is room");
        let mut two = queue.enter(TWO).unwrap();
        assert!(ones[1].try_recv().is_err() && two.try_recv().is_err());
        drop(first);
        let second = ones[1].try_recv().expect("they were there before");
        drop(second);
        let theirs = two.try_recv().expect("sixty of someone else don't come first");
        drop(theirs);
        assert!(ones[2].try_recv().is_ok());
    }

    #[test]
    fn what_waits_is_bounded_and_who_leaves_is_passed_over() {
        let queue = Queue::new(1, 2, 2);
        let working = queue.enter(ONE).unwrap().try_recv().unwrap();
        let (left, mut stays) = (queue.enter(ONE).unwrap(), queue.enter(ONE).unwrap());
        assert!(queue.enter(ONE).is_none(), "two of one wait");
        let other = queue.enter(TWO).unwrap();
        assert!(queue.enter(Asker(3)).is_none(), "two others wait");
        drop((left, other));
        drop(working);
        assert!(stays.try_recv().is_ok());
        assert!(queue.enter(Asker(3)).unwrap().try_recv().is_ok());
    }
}
