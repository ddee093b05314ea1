//! The runtime of a test's house. Its clock stands still but for a millisecond a look. There are two kinds:
//!
//! - Driven by hand: tasks run only within [`TestRuntime::run`], which also moves the clock to the next timer. Background
//!   work waits until the test allows it.
//! - On tokio, with told dice: the computer's moves wait until the test allows them. Background work is not done, and
//!   waiting for it or for an undo ends at once; only the pauses of the computer take their time.

use crate::ToldDice;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use yatzy_house::{Priority, Runtime, Task};
use yatzy_table::{Moment, Table, TableRequest, Token};

/// Longer than any test takes.
pub const NEVER: Duration = Duration::from_secs(3600);

/// Noon of the day on which all tests are played.
const TODAY: i64 = 1_781_956_800_000;

/// How much time passes after a request, if something waits for it.
const AFTER_A_REQUEST: Duration = Duration::from_secs(60);

/// The runtime of a test.
pub struct TestRuntime {
    /// Milliseconds since the start.
    clock: AtomicU64,
    draws: AtomicU64,
    dice: Option<ToldDice>,
    /// Whether background work may be done; on tokio, whether moves may.
    may_think: watch::Sender<bool>,
    by_hand: Option<Mutex<ByHand>>,
    /// The pause before each step of the computer.
    pace: Duration,
}

/// Everything that waits in a runtime driven by hand.
#[derive(Default)]
struct ByHand {
    tasks: Vec<Task>,
    work: Vec<(Priority, Box<dyn FnOnce() + Send>)>,
    /// The time of each timer, in milliseconds since the start.
    timers: Vec<(u64, oneshot::Sender<()>)>,
}

impl TestRuntime {
    /// Driven by hand. Background work waits for [`TestRuntime::let_think`].
    pub fn by_hand() -> Arc<TestRuntime> {
        TestRuntime::new(None, false, Some(Mutex::default()), Duration::ZERO)
    }

    /// On tokio, with told dice, for a house of this pace. The store must not keep secrets.
    pub fn on_tokio(dice: &ToldDice, pace: Duration) -> Arc<TestRuntime> {
        TestRuntime::new(Some(dice.clone()), true, None, pace)
    }

    fn new(
        dice: Option<ToldDice>,
        may_think: bool,
        by_hand: Option<Mutex<ByHand>>,
        pace: Duration,
    ) -> Arc<TestRuntime> {
        let (clock, draws) = (AtomicU64::new(0), AtomicU64::new(0));
        Arc::new(TestRuntime { clock, draws, dice, may_think: watch::Sender::new(may_think), by_hand, pace })
    }

    /// Allows or stops work.
    pub fn let_think(&self, may: bool) {
        self.may_think.send_replace(may);
    }

    /// Waits until work is allowed.
    pub async fn may_think(&self) {
        let _ = self.may_think.subscribe().wait_for(|may| *may).await;
    }

    /// Runs a request by hand, then whatever else can be done within a minute of the test's clock.
    pub fn run<T>(&self, request: impl Future<Output = T>) -> T {
        let mut request = pin!(request);
        let flag = Arc::new(Woken::default());
        let waker = Waker::from(flag.clone());
        let mut context = Context::from_waker(&waker);
        let mut reply = None;
        let mut until = u64::MAX;
        loop {
            if reply.is_none()
                && let Poll::Ready(value) = request.as_mut().poll(&mut context)
            {
                reply = Some(value);
                until = self.clock.load(Ordering::Relaxed) + AFTER_A_REQUEST.as_millis() as u64;
            }
            let goes_on = self.poll_tasks(&mut context, &flag) || self.do_work() || self.ring(until);
            if !goes_on {
                return reply.expect("the request waits for something that never comes");
            }
        }
    }

    fn hand(&self) -> std::sync::MutexGuard<'_, ByHand> {
        self.by_hand.as_ref().expect("a runtime driven by hand").lock().unwrap()
    }

    /// Polls every task once. Returns whether any came further.
    fn poll_tasks(&self, context: &mut Context<'_>, flag: &Woken) -> bool {
        flag.0.store(false, Ordering::Relaxed);
        let mut tasks = std::mem::take(&mut self.hand().tasks);
        let count = tasks.len();
        tasks.retain_mut(|task| task.as_mut().poll(context).is_pending());
        let ended = tasks.len() < count;
        let mut hand = self.hand();
        let begun = !hand.tasks.is_empty();
        tasks.append(&mut hand.tasks);
        hand.tasks = tasks;
        ended || begun || flag.0.load(Ordering::Relaxed)
    }

    /// Does the first work that may be done. Returns whether there was any.
    fn do_work(&self) -> bool {
        let may_think = *self.may_think.borrow();
        let mut hand = self.hand();
        let next = hand.work.iter().position(|(priority, _)| may_think || *priority == Priority::Move);
        let Some((_, work)) = next.map(|next| hand.work.remove(next)) else { return false };
        drop(hand);
        work();
        true
    }

    /// Moves the clock to the next timer, if it is not after this time. Returns whether there was one.
    fn ring(&self, until: u64) -> bool {
        let mut hand = self.hand();
        hand.timers.retain(|(_, timer)| !timer.is_closed());
        let next = (0..hand.timers.len()).min_by_key(|&i| hand.timers[i].0);
        let Some(next) = next.filter(|&next| hand.timers[next].0 <= until) else { return false };
        let (at, timer) = hand.timers.remove(next);
        self.clock.fetch_max(at, Ordering::Relaxed);
        timer.send(()).is_ok()
    }
}

#[derive(Default)]
struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Woken>) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Runtime for TestRuntime {
    fn now(&self) -> Moment {
        Moment(TODAY + self.clock.fetch_add(1, Ordering::Relaxed) as i64)
    }

    fn fresh(&self) -> [u8; 32] {
        let draw = self.draws.fetch_add(1, Ordering::Relaxed);
        Token::from_bytes([7; 32]).derive("a test", &draw.to_be_bytes())
    }

    fn fresh_for(&self, table: &Table, asked: &TableRequest) -> [u8; 32] {
        let told = self.dice.as_ref().and_then(|dice| dice.bytes_for(table, asked));
        told.unwrap_or_else(|| self.fresh())
    }

    fn uptime(&self) -> Duration {
        Duration::from_millis(self.clock.load(Ordering::Relaxed))
    }

    fn spawn(&self, task: Task) {
        match &self.by_hand {
            Some(hand) => hand.lock().unwrap().tasks.push(task),
            None => drop(tokio::spawn(task)),
        }
    }

    fn sleep(&self, time: Duration) -> Task {
        let Some(hand) = &self.by_hand else {
            let is_pause = time == self.pace || time >= NEVER;
            return Box::pin(tokio::time::sleep(if is_pause { time } else { Duration::ZERO }));
        };
        let (timer, rings) = oneshot::channel();
        let at = self.clock.load(Ordering::Relaxed) + time.as_millis() as u64;
        hand.lock().unwrap().timers.push((at, timer));
        Box::pin(async move { drop(rings.await) })
    }

    fn work(&self, priority: Priority, work: Box<dyn FnOnce() + Send>) -> Task {
        let (told, over) = oneshot::channel::<()>();
        let work = Box::new(move || {
            work();
            drop(told);
        });
        match &self.by_hand {
            Some(hand) => hand.lock().unwrap().work.push((priority, work)),
            None if priority == Priority::Background => return Box::pin(std::future::pending()),
            None => {
                let mut may_think = self.may_think.subscribe();
                tokio::spawn(async move {
                    if may_think.wait_for(|may| *may).await.is_ok() {
                        drop(tokio::task::spawn_blocking(work).await);
                    }
                });
            }
        }
        Box::pin(async move { drop(over.await) })
    }
}
