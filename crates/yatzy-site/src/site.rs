//! The module: handles every message.

use crate::answer::IncomingRequest;
use crate::device::Device;
use crate::host::Host;
use crate::message::{In, Message, Out, PaperError};
use crate::runtime::{Module, ModuleRuntime};
use crate::store::{IndexedStore, SolutionCache};
use crate::together::GuestCall;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;
use yatzy_house::{Analyst, Job, LocalHouse, Settings};
use yatzy_pages::Deployment;
use yatzy_solver::Solver;
use yatzy_table::{HouseOffers, RulesAnalysis, Zone};
use yatzy_text::Lang;
use yatzy_wire::RawResponse;
use yatzy_wire::client::RemoteHouse;

/// Number of results of jobs that are cached for a retry: the service worker loses its state when it sleeps.
const REMEMBERED: usize = 16;

/// The house in a browser. All clones share one state.
#[derive(Clone)]
pub struct Site {
    pub(crate) inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub module: Arc<Module>,
    pub house: LocalHouse,
    /// The store of the games.
    pub store: Arc<IndexedStore>,
    pub device: Device,
    /// Computes jobs of another module.
    job_runner: Analyst,
    started: Mutex<Started>,
    /// Open streams. Dropping the sender ends one.
    streams: Mutex<HashMap<u64, oneshot::Sender<()>>>,
    outcomes: Mutex<VecDeque<(Vec<u8>, Vec<u8>)>>,
    /// The houses of other devices that were asked last, each with the language.
    pub visited: Mutex<VecDeque<(String, &'static str, RemoteHouse)>>,
    /// The features of this house.
    pub offers: HouseOffers,
    /// Perfect play, for the houses of other devices as well.
    pub analysis: Arc<dyn RulesAnalysis>,
    /// The solver for parts of another worker's solve.
    pub helped: Mutex<Option<Arc<Solver>>>,
}

/// The facts of the first message.
#[derive(Clone, Debug, Default)]
pub(crate) struct Started {
    pub site: yatzy_pages::Site,
    /// The first language of the device that is supported.
    pub lang: Option<Lang>,
}

impl Site {
    /// A house on this host, in this time zone.
    pub fn new(host: Arc<dyn Host>, zone: Zone) -> Site {
        let module = Arc::new(Module::new(host));
        let inside = |delegates: bool| Arc::new(ModuleRuntime { module: module.clone(), delegates });
        let store = Arc::new(IndexedStore::new(module.port.clone()));
        let offers = HouseOffers { address: None, zone, ..Settings::default().offers };
        let settings = Settings { offers: offers.clone(), open_days: true, ..Settings::default() };
        let house = LocalHouse::on(inside(true), store.clone(), Some(module.value_source.clone()), settings);
        let inner = Inner {
            device: Device::new(module.port.clone()),
            visited: Mutex::default(),
            offers,
            analysis: Arc::new(Analyst::on(inside(true), module.value_source.clone())),
            job_runner: Analyst::on(inside(false), module.value_source.clone()),
            house,
            store,
            module,
            started: Mutex::default(),
            streams: Mutex::default(),
            outcomes: Mutex::default(),
            helped: Mutex::default(),
        };
        Site { inner: Arc::new(inner) }
    }

    /// Handles a message, and runs all tasks that became ready.
    pub fn tell(&self, message: &[u8]) {
        match Message::read(message) {
            Some(message) => self.hear(message),
            None => self.inner.module.host.complain("a message that can't be read"),
        }
        self.inner.module.executor.run();
    }

    fn hear(&self, Message { says, bytes }: Message<In>) {
        let module = &self.inner.module;
        match says {
            In::Start { origin, base, langs } => self.start(origin, base, &langs),
            In::Request { id, method, path, query, fragment, last_event, foreign } => {
                let asked =
                    IncomingRequest { id, method, path, query, fragment, last_event, foreign, body: bytes };
                let site = self.clone();
                module.executor.spawn(Box::pin(async move { site.answer(asked).await }));
            }
            In::Call { id, method, path, token, lang } => {
                let call = GuestCall { id, method, path, token, lang, body: bytes };
                let site = self.clone();
                module.executor.spawn(Box::pin(async move { site.answer_guest(call).await }));
            }
            In::Called { id, ok, status, version } => {
                let text = String::from_utf8(bytes).ok().filter(|_| ok);
                module.calls.answer(id, text.map(|text| RawResponse { status, version, text }));
            }
            In::Left { id } => drop(self.streams().remove(&id)),
            In::Kept { id, ok, got, why } => module.port.kept(id, ok, got, why, bytes),
            In::Rang { id } => module.timers.answer(id, ()),
            In::Fetched { id, ok } => module.files.answer(id, ok.then_some(bytes)),
            In::Drawn { id, ok, why } => {
                let drawn = if ok { Ok(bytes) } else { Err(why.unwrap_or(PaperError::Away)) };
                module.papers.answer(id, drawn);
            }
            In::Worked { id, ok } => module.jobs.answer(id, ok.then_some(bytes)),
            In::Job { id, helpers } => {
                let site = self.clone();
                module.executor.spawn(Box::pin(async move { site.work(id, helpers, &bytes).await }));
            }
            In::Part { id, part } => self.help(id, &part, &bytes),
            In::Helped { id, ok } => module.parts.answer(id, ok.then_some(bytes)),
        }
    }

    fn start(&self, origin: String, base: String, langs: &[String]) {
        let lang = langs.iter().find_map(|lang| Lang::parse(lang));
        let site = yatzy_pages::Site { deployment: Deployment::Browser, origin, base };
        *self.inner.started.lock().unwrap_or_else(PoisonError::into_inner) = Started { site, lang };
        let site = self.clone();
        // Expired answers are deleted in the background.
        self.inner.module.executor.spawn(Box::pin(async move {
            let now = site.inner.module.host.now();
            let _ = site.inner.house.forget_answers(now).await;
        }));
    }

    pub(crate) fn started(&self) -> Started {
        self.inner.started.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn streams(&self) -> MutexGuard<'_, HashMap<u64, oneshot::Sender<()>>> {
        self.inner.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does a job, and sends its result. A solution is cached on the device after it was sent.
    async fn work(&self, id: u64, helpers: usize, written: &[u8]) {
        let module = &self.inner.module;
        let Some(job) = serde_json::from_slice(written).ok() else {
            return module.say(Out::Worked { id, ok: false }, Vec::new());
        };
        let outcome = self.outcome(written, &job, helpers).await;
        let solved = outcome.clone().filter(|_| matches!(job, Job::Solve { .. }));
        module.say(Out::Worked { id, ok: outcome.is_some() }, outcome.unwrap_or_default());
        if let Some((solved, rules)) = solved.zip(job.rules()) {
            SolutionCache::new(&module.port).put(&rules, solved).await;
        }
    }

    /// The result of a job, with solutions from the cache.
    async fn outcome(&self, written: &[u8], job: &Job, helpers: usize) -> Option<Vec<u8>> {
        let outcomes = || self.inner.outcomes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, outcome)) = outcomes().iter().find(|(job, _)| job == written) {
            return Some(outcome.clone());
        }
        let rules = job.rules()?;
        if let Job::Advice { lang, .. } = job {
            self.learn(Lang::parse(lang)?).await?;
        }
        if !self.inner.module.value_source.at_once(&rules).is_exact()
            && let Some(solved) = SolutionCache::new(&self.inner.module.port).find(&rules).await
        {
            // An unusable solution is computed again.
            self.inner.job_runner.add_solution(&rules, &solved);
        }
        if matches!(job, Job::Solve { .. }) && helpers > 0 {
            self.solve_in_parallel(&rules, helpers).await;
        }
        let outcome = self.inner.job_runner.run_job(job).await?;
        // Only solutions are cached.
        if !matches!(job, Job::Solve { .. }) {
            let mut outcomes = outcomes();
            outcomes.push_front((written.to_vec(), outcome.clone()));
            outcomes.truncate(REMEMBERED);
        }
        Some(outcome)
    }
}
