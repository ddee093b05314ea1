//! The runtime of the house in a browser: the host's clock, tasks on one thread, timers and jobs as messages.

use crate::executor::Executor;
use crate::host::{Host, fresh};
use crate::message::{Message, Out, PaperError};
use crate::pending::Pending;
use crate::store::{Port, SolutionCache};
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_house::{Job, Priority, Runtime, Task, Workers};
use yatzy_table::Moment;
use yatzy_wire::RawResponse;

/// State that all parts of the module share.
pub(crate) struct Module {
    pub host: Arc<dyn Host>,
    pub executor: Executor,
    pub timers: Pending<()>,
    pub jobs: Pending<Option<Vec<u8>>>,
    pub files: Pending<Option<Vec<u8>>>,
    /// Parts of a solve that helpers compute.
    pub parts: Pending<Option<Vec<u8>>>,
    pub papers: Pending<Result<Vec<u8>, PaperError>>,
    /// Calls to houses on other devices.
    pub calls: Pending<Option<RawResponse>>,
    pub port: Arc<Port>,
    pub value_source: ValueSource,
    begun: Moment,
}

impl Module {
    pub fn new(host: Arc<dyn Host>) -> Module {
        Module {
            executor: Executor::default(),
            timers: Pending::default(),
            jobs: Pending::default(),
            files: Pending::default(),
            parts: Pending::default(),
            papers: Pending::default(),
            calls: Pending::default(),
            port: Arc::new(Port::new(host.clone())),
            value_source: ValueSource::default(),
            begun: host.now(),
            host,
        }
    }

    /// Sends a message.
    pub fn say(&self, says: Out, bytes: Vec<u8>) {
        self.host.send(&Message { says, bytes }.write());
    }
}

/// The runtime of a house in this module.
pub(crate) struct ModuleRuntime {
    pub module: Arc<Module>,
    /// Whether long jobs are delegated to a worker. A worker does its jobs itself.
    pub delegates: bool,
}

impl Runtime for ModuleRuntime {
    fn now(&self) -> Moment {
        self.module.host.now()
    }

    fn fresh(&self) -> [u8; 32] {
        fresh(&*self.module.host)
    }

    fn uptime(&self) -> Duration {
        self.now().since(self.module.begun)
    }

    fn spawn(&self, task: Task) {
        self.module.executor.spawn(task);
    }

    fn sleep(&self, time: Duration) -> Task {
        let coming = self.module.timers.ask();
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        self.module.say(Out::Wake { id: coming.id(), ms }, Vec::new());
        Box::pin(async move { coming.await.unwrap_or_default() })
    }

    fn work(&self, _: Priority, work: Box<dyn FnOnce() + Send>) -> Task {
        Box::pin(async move { work() })
    }

    fn workers(&self) -> Option<&dyn Workers> {
        self.delegates.then_some(self as &dyn Workers)
    }
}

impl Workers for ModuleRuntime {
    /// A solution in the cache is used before a worker is asked.
    fn run_job(&self, job: Job) -> Task<Option<Vec<u8>>> {
        let module = self.module.clone();
        Box::pin(async move {
            let rules = match &job {
                Job::Solve { .. } => job.rules(),
                _ => None,
            };
            if let Some(rules) = &rules
                && let Some(solved) = SolutionCache::new(&module.port).find(rules).await
            {
                return Some(solved);
            }
            let coming = module.jobs.ask();
            let long = job.is_long(&module.value_source);
            let bytes = serde_json::to_vec(&job).ok()?;
            module.say(Out::Job { id: coming.id(), long, shared: rules.is_some() }, bytes);
            coming.await.flatten()
        })
    }
}
