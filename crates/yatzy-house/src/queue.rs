//! The scheduler of all work that costs processor time. Few jobs run at once; the others wait without a thread of their
//! own. Askers take turns, so that one with sixty jobs delays another by one job. Queues are bounded. A job whose asker
//! is gone is skipped, and breaks off if it has begun.

use crate::runtime::{Priority, Runtime};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use yatzy_table::{TokenHash, Who};

/// What work is for. Each kind has its own places, so that none waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// The computer's moves.
    Move,
    /// Short work for a person who waits: paper, the coach, chances by what is known.
    Moment,
    /// Pages that take much processor time, answered as a whole: they may wait for work in the other lanes.
    Page,
    /// Solves that the computer and the coach need for their next answer.
    Solve,
    /// Reports and exact chances: seconds of processor time.
    Long,
    /// Work without anyone who waits for it.
    Idle,
}

/// Jobs at once, of them those of one asker, waiting jobs per asker, and waiting askers.
#[derive(Clone, Copy, Debug)]
struct Limits {
    at_once: usize,
    of_one: usize,
    each: usize,
    askers: usize,
}

impl Lane {
    const ALL: [Lane; 6] = [Lane::Move, Lane::Moment, Lane::Page, Lane::Solve, Lane::Long, Lane::Idle];

    fn limits(self, processors: usize) -> Limits {
        let few = |at_once| Limits { at_once, of_one: at_once, each: 4, askers: 64 };
        let moves = processors.max(2);
        match self {
            // A table asks for one move at a time, and there may be many tables. A move may begin with the solve of an
            // endgame: the tables of one asker never take the last place.
            Lane::Move => Limits { at_once: moves, of_one: moves - 1, each: 256, askers: 8192 },
            Lane::Moment | Lane::Page => Limits { each: 8, ..few(2) },
            // A solve uses all processors.
            Lane::Solve | Lane::Idle => few(1),
            Lane::Long => few((processors / 2).clamp(1, 4)),
        }
    }

    /// How long cached work goes on, in a house of many people, after the last request for it.
    fn patience(self) -> Duration {
        // The coach asks for a long solve with each question, and a person may think about a turn.
        Duration::from_secs(if self == Lane::Idle { 600 } else { 60 })
    }

    fn priority(self) -> Priority {
        if self == Lane::Move { Priority::Move } else { Priority::Background }
    }
}

/// Why work is not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusyError {
    /// The asker has too many jobs already.
    Asker,
    /// Too many askers wait, or the work broke off.
    House,
}

/// Runs work in turn.
pub(crate) struct Scheduler {
    lanes: [Arc<Queue>; Lane::ALL.len()],
    runtime: Arc<dyn Runtime>,
    steps_back: bool,
}

impl Scheduler {
    /// With `steps_back` many people share the house.
    pub fn new(runtime: Arc<dyn Runtime>, steps_back: bool) -> Scheduler {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let lanes = Lane::ALL.map(|lane| Queue::with(lane.limits(processors)));
        Scheduler { lanes, runtime, steps_back }
    }

    pub fn steps_back(&self) -> bool {
        self.steps_back
    }

    /// How long cached work of a lane goes on after the last request for it; `None` for as long as it takes.
    pub fn patience(&self, lane: Lane) -> Option<Duration> {
        self.steps_back.then(|| lane.patience())
    }

    pub fn runtime(&self) -> &Arc<dyn Runtime> {
        &self.runtime
    }

    pub fn lane(&self, lane: Lane) -> &Arc<Queue> {
        &self.lanes[lane as usize]
    }

    /// Waits for a place and does some work. A caller that leaves while it waits has nothing done; work that has begun
    /// breaks off before its next parallel loop.
    pub async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        asker: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BusyError> {
        let place = self.lane(lane).enter(asker)?.await.map_err(|_| BusyError::House)?;
        let work = move || {
            // The place is taken until the work is done, also where the caller has left.
            let _place = place;
            work()
        };
        self.runtime.done(lane.priority(), work).await.ok_or(BusyError::House)
    }
}

/// Whose work it is: an address, a device, or unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asker(pub(crate) u64);

impl Asker {
    /// By address where it is known, because anyone can have any number of tokens.
    pub fn of(who: &Who) -> Asker {
        let device = || who.hash().map(Asker::device);
        who.origin().map(Asker).or_else(device).unwrap_or_default()
    }

    /// The holder of a device.
    pub fn device(hash: TokenHash) -> Asker {
        let mut start = [0; 8];
        start.copy_from_slice(&hash.0[..8]);
        Asker(u64::from_be_bytes(start))
    }
}

/// A queue in which askers take turns.
#[derive(Debug)]
pub(crate) struct Queue {
    state: Mutex<QueueState>,
    limits: Limits,
}

#[derive(Debug)]
struct QueueState {
    /// The askers of the jobs at work.
    at_work: Vec<Asker>,
    waiting: VecDeque<(Asker, VecDeque<oneshot::Sender<Place>>)>,
}

/// A place at work. Dropping it lets the next job begin.
#[derive(Debug)]
pub(crate) struct Place {
    queue: Arc<Queue>,
    asker: Asker,
}

/// A place that was asked for, and comes in time.
pub(crate) type Coming = oneshot::Receiver<Place>;

impl Queue {
    /// A queue with `at_once` places, and `each` waiting jobs for each of at most `askers`.
    #[cfg(test)]
    pub fn new(at_once: usize, each: usize, askers: usize) -> Arc<Queue> {
        Queue::with(Limits { at_once, of_one: at_once, each, askers })
    }

    fn with(limits: Limits) -> Arc<Queue> {
        let state = QueueState { at_work: Vec::new(), waiting: VecDeque::new() };
        Arc::new(Queue { state: Mutex::new(state), limits })
    }

    /// A place in the queue, unless too much waits already.
    pub fn enter(self: &Arc<Queue>, asker: Asker) -> Result<Coming, BusyError> {
        let (told, coming) = oneshot::channel();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        // Askers that are gone take no place in the queue.
        state.waiting.iter_mut().for_each(|(_, line)| line.retain(|told| !told.is_closed()));
        state.waiting.retain(|(_, line)| !line.is_empty());
        let there = state.waiting.len();
        match state.waiting.iter_mut().find(|(waits, _)| *waits == asker) {
            Some((_, line)) if line.len() < self.limits.each => line.push_back(told),
            None if there < self.limits.askers => state.waiting.push_back((asker, VecDeque::from([told]))),
            Some(_) => return Err(BusyError::Asker),
            None => return Err(BusyError::House),
        }
        drop(state);
        self.call();
        Ok(coming)
    }

    /// Lets the next jobs begin, as long as there are places.
    fn call(self: &Arc<Queue>) {
        loop {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if state.at_work.len() >= self.limits.at_once {
                return;
            }
            let count = |asker: Asker| state.at_work.iter().filter(|&&at_work| at_work == asker).count();
            let next = state.waiting.iter().position(|(asker, _)| count(*asker) < self.limits.of_one);
            let Some((asker, mut line)) = next.and_then(|next| state.waiting.remove(next)) else { return };
            let next = line.pop_front();
            // The asker goes to the end of the queue, with its other jobs.
            if !line.is_empty() {
                state.waiting.push_back((asker, line));
            }
            let Some(next) = next.filter(|next| !next.is_closed()) else { continue };
            state.at_work.push(asker);
            drop(state);
            // An asker that left just now frees the place by dropping it.
            drop(next.send(Place { queue: self.clone(), asker }));
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut state = self.queue.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = state.at_work.iter().position(|asker| *asker == self.asker) {
            state.at_work.swap_remove(place);
        }
        drop(state);
        self.queue.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::Process;

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
        let theirs = two.try_recv().expect("sixty jobs of another asker don't come first");
        drop(theirs);
        assert!(ones[2].try_recv().is_ok());
    }

    /// The tables of one stranger used to take every place of the computer's moves. Each move solved an endgame, and a
    /// new table's computer waited for seconds on two busy cores.
    #[tokio::test]
    async fn moves_of_one_asker_leave_a_place_for_others() {
        let scheduler = Arc::new(Scheduler::new(Arc::new(Process::default()), true));
        let (go_on, wait) = std::sync::mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let endgames = (0..64).map(|_| {
            let (scheduler, wait) = (scheduler.clone(), wait.clone());
            let endgame = move || {
                let _ = wait.lock().map(|wait| wait.recv());
            };
            tokio::spawn(async move { scheduler.run(Lane::Move, ONE, endgame).await })
        });
        let endgames: Vec<_> = endgames.collect();
        // They are in the queue before the move.
        tokio::task::yield_now().await;
        let moved = scheduler.run(Lane::Move, TWO, || "moved");
        assert_eq!(tokio::time::timeout(Duration::from_secs(60), moved).await, Ok(Ok("moved")));
        drop(go_on);
        for endgame in endgames {
            assert_eq!(endgame.await.expect("no task breaks off"), Ok(()));
        }
    }

    #[test]
    fn what_waits_is_bounded_and_who_leaves_is_passed_over() {
        let queue = Queue::new(1, 2, 2);
        let working = queue.enter(ONE).unwrap().try_recv().unwrap();
        let (left, mut stays) = (queue.enter(ONE).unwrap(), queue.enter(ONE).unwrap());
        assert_eq!(queue.enter(ONE).unwrap_err(), BusyError::Asker, "two of one wait");
        let other = queue.enter(TWO).unwrap();
        assert_eq!(queue.enter(Asker(3)).unwrap_err(), BusyError::House, "two others wait");
        drop(other);
        assert!(queue.enter(Asker(3)).is_ok(), "one of them has left");
        drop(left);
        drop(working);
        assert!(stays.try_recv().is_ok());
        assert!(queue.enter(Asker(3)).unwrap().try_recv().is_ok());
    }
}
