//! The server as a value: a house, its limits, and a router over both.

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::{HouseMetrics, Metrics};
use crate::papers::Papers;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_bots::ValueSource;
use yatzy_house::LocalHouse;
use yatzy_table::Store;

/// The server. Cheap to clone; all clones are one server.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

struct Inner {
    house: LocalHouse,
    config: Config,
    limits: Limits,
    metrics: Arc<Metrics>,
    papers: Papers,
    closing: watch::Sender<bool>,
}

impl App {
    /// A server over a store, in which the computer plays by what is known, or not at all.
    pub fn new(store: Arc<dyn Store>, value_source: Option<ValueSource>, config: Config) -> App {
        let metrics = Arc::new(Metrics::default());
        let observer = Box::new(HouseMetrics(metrics.clone()));
        let house = LocalHouse::with_observer(store, value_source, config.house.clone(), observer);
        App::around(house, config, metrics)
    }

    /// A server around tables that someone else in this process plays at, too.
    pub fn beside(house: LocalHouse, config: Config) -> App {
        App::around(house, config, Arc::default())
    }

    fn around(house: LocalHouse, config: Config, metrics: Arc<Metrics>) -> App {
        let (limits, closing) = (Limits::new(&config), watch::Sender::new(false));
        App { inner: Arc::new(Inner { house, config, limits, metrics, papers: Papers::default(), closing }) }
    }

    /// How it behaves.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// The tables.
    pub fn house(&self) -> &LocalHouse {
        &self.inner.house
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.inner.limits
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.inner.metrics
    }

    pub(crate) fn papers(&self) -> &Papers {
        &self.inner.papers
    }

    /// Ends every live stream, so that connections can close.
    pub fn close(&self) {
        self.inner.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.inner.closing.subscribe()
    }
}
