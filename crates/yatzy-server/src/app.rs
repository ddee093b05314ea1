//! The server as a value: a store, the tables in memory, and a router over both.

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::service::{Bots, Perfect};
use crate::table::Tables;
use crate::works::Works;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_bots::Analysis;
use yatzy_rules::RulesHash;
use yatzy_store::{GameId, Store};

/// How many reports are kept in memory, and of how many games it is remembered what perfect play leads to.
const REPORTS: usize = 64;
const PERFECTS: usize = 64;
/// How many rulesets are remembered as prepared.
const PREPARED: usize = 64;

/// A report, by the game and its version; `None` where nobody could tell.
pub(crate) type Reports = Works<(GameId, u32), Option<Arc<Analysis>>>;
/// Perfect play, by the rules; `None` where nobody could tell.
pub(crate) type Perfects = Works<RulesHash, Option<Arc<Perfect>>>;

/// The server. Cheap to clone; all clones are one server.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn Store>,
    bots: Option<Arc<dyn Bots>>,
    config: Config,
    tables: Tables,
    limits: Limits,
    metrics: Metrics,
    prepared: Works<RulesHash, ()>,
    deepened: Works<RulesHash, ()>,
    reports: Reports,
    perfects: Perfects,
    closing: watch::Sender<bool>,
}

impl App {
    /// A server over a store, in which the computer does not play.
    pub fn new(store: Arc<dyn Store>, config: Config) -> App {
        App::with_bots(store, config, None)
    }

    /// A server over a store, with the computer's players.
    pub fn with_bots(store: Arc<dyn Store>, config: Config, bots: Option<Arc<dyn Bots>>) -> App {
        let limits = Limits::new(&config);
        let inner = Inner {
            store,
            bots,
            limits,
            config,
            tables: Tables::default(),
            metrics: Metrics::default(),
            prepared: Works::new(PREPARED),
            deepened: Works::new(PREPARED),
            reports: Works::new(REPORTS),
            perfects: Works::new(PERFECTS),
            closing: watch::Sender::new(false),
        };
        App { inner: Arc::new(inner) }
    }

    /// How it behaves.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// Where games are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.inner.store
    }

    /// The tables in memory.
    pub fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    pub(crate) fn bots(&self) -> Option<Arc<dyn Bots>> {
        self.inner.bots.clone()
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.inner.limits
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.metrics
    }

    pub(crate) fn prepared(&self) -> &Works<RulesHash, ()> {
        &self.inner.prepared
    }

    pub(crate) fn deepened(&self) -> &Works<RulesHash, ()> {
        &self.inner.deepened
    }

    pub(crate) fn reports(&self) -> &Reports {
        &self.inner.reports
    }

    pub(crate) fn perfects(&self) -> &Perfects {
        &self.inner.perfects
    }

    /// Ends every live stream, so that connections can close.
    pub fn close(&self) {
        self.inner.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }
}
