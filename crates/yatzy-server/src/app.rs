//! The server as a value: a house, its limits, and a router over both.

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::{HouseMetrics, Metrics};
use crate::paper_cache::PaperCache;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_bots::ValueSource;
use yatzy_house::LocalHouse;
use yatzy_table::Store;

/// The server. Cheap to clone; all clones are one server.
#[derive(Clone)]
pub struct App {
    state: Arc<AppState>,
}

struct AppState {
    house: LocalHouse,
    config: Config,
    limits: Limits,
    metrics: Arc<Metrics>,
    paper_cache: PaperCache,
    closing: watch::Sender<bool>,
}

impl App {
    /// A server over a store. Without a value source it has no computer and no coach.
    pub fn new(store: Arc<dyn Store>, value_source: Option<ValueSource>, config: Config) -> App {
        let metrics = Arc::new(Metrics::default());
        let observer = Box::new(HouseMetrics(metrics.clone()));
        let house = LocalHouse::with_observer(store, value_source, config.house.clone(), observer);
        App::around(house, config, metrics)
    }

    /// A server around the tables of another part of this process.
    pub fn beside(house: LocalHouse, config: Config) -> App {
        App::around(house, config, Arc::default())
    }

    fn around(house: LocalHouse, config: Config, metrics: Arc<Metrics>) -> App {
        let (limits, closing) = (Limits::new(&config), watch::Sender::new(false));
        App {
            state: Arc::new(AppState {
                house,
                config,
                limits,
                metrics,
                paper_cache: PaperCache::default(),
                closing,
            }),
        }
    }

    pub fn config(&self) -> &Config {
        &self.state.config
    }

    pub fn house(&self) -> &LocalHouse {
        &self.state.house
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.state.limits
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.state.metrics
    }

    pub(crate) fn paper_cache(&self) -> &PaperCache {
        &self.state.paper_cache
    }

    /// Ends every live stream, so that connections can close.
    pub fn close(&self) {
        self.state.closing.send_replace(true);
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.state.closing.subscribe()
    }
}
