//! The server as a value: a store, the tables in memory, and a router over both.

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::service::Bots;
use crate::table::Tables;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_store::Store;

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

    /// Ends every live stream, so that connections can close.
    pub fn close(&self) {
        self.inner.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }
}
