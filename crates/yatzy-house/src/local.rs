//! The house itself: a store, the cached tables, and the analyst.

use crate::analyst::Analyst;
use crate::listener::Listener;
use crate::live_table::{LiveTable, Snapshot, TableStatus};
#[cfg(feature = "system")]
use crate::process::Process;
use crate::queue::{Asker, BusyError, Lane, Scheduler};
use crate::runtime::Runtime;
use crate::series::SeriesCache;
use crate::settings::Settings;
use crate::tables::Tables;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_table::{
    DecisionContext, GameId, Moment, Permission, Refused, Rejection, Store, StoreError, Table, View,
    ViewContext, Who,
};

/// Tables in this process. Cheap to clone; all clones are one house.
#[derive(Clone)]
pub struct LocalHouse {
    state: Arc<HouseState>,
}

pub(crate) struct HouseState {
    store: Arc<dyn Store>,
    scheduler: Arc<Scheduler>,
    analyst: Option<Analyst>,
    settings: Settings,
    tables: Tables,
    series: SeriesCache,
    observer: Box<dyn Observer>,
    runtime: Arc<dyn Runtime>,
}

/// Counts what a house does, for the operator's metrics.
pub trait Observer: Send + Sync {
    /// A table was made.
    fn made(&self) {}
    /// A change was committed; `took` is the time it took.
    fn committed(&self, _took: Duration) {}
}

struct NoObserver;

impl Observer for NoObserver {}

impl LocalHouse {
    /// A house of this process over a store. Without a value source it has no computer and no coach.
    #[cfg(feature = "system")]
    pub fn new(store: Arc<dyn Store>, value_source: Option<ValueSource>, settings: Settings) -> LocalHouse {
        LocalHouse::with_observer(store, value_source, settings, Box::new(NoObserver))
    }

    /// The same with an observer.
    #[cfg(feature = "system")]
    pub fn with_observer(
        store: Arc<dyn Store>,
        value_source: Option<ValueSource>,
        settings: Settings,
        observer: Box<dyn Observer>,
    ) -> LocalHouse {
        let process = Process::stepping_back(settings.work_steps_back);
        LocalHouse::build(Arc::new(process), store, value_source, settings, observer)
    }

    /// A house on another runtime.
    pub fn on(
        runtime: Arc<dyn Runtime>,
        store: Arc<dyn Store>,
        value_source: Option<ValueSource>,
        settings: Settings,
    ) -> LocalHouse {
        LocalHouse::build(runtime, store, value_source, settings, Box::new(NoObserver))
    }

    fn build(
        runtime: Arc<dyn Runtime>,
        store: Arc<dyn Store>,
        value_source: Option<ValueSource>,
        mut settings: Settings,
        observer: Box<dyn Observer>,
    ) -> LocalHouse {
        settings.offers.computer = value_source.is_some();
        let scheduler = Arc::new(Scheduler::new(runtime.clone(), settings.work_steps_back));
        let state = HouseState {
            store,
            analyst: value_source.map(|value_source| Analyst::with(scheduler.clone(), value_source)),
            scheduler,
            tables: Tables::new(runtime.clone(), settings.tables_kept),
            settings,
            series: SeriesCache::default(),
            observer,
            runtime,
        };
        let house = LocalHouse { state: Arc::new(state) };
        house.follow_others();
        house
    }

    pub(crate) fn of(state: Arc<HouseState>) -> LocalHouse {
        LocalHouse { state }
    }

    pub(crate) fn state(&self) -> &Arc<HouseState> {
        &self.state
    }

    pub fn settings(&self) -> &Settings {
        &self.state.settings
    }

    pub fn store(&self) -> &dyn Store {
        &*self.state.store
    }

    /// Deletes the stored answers that are old enough, and returns their number. A later retry still has no second
    /// effect: it names a version that has passed.
    pub async fn forget_answers(&self, now: Moment) -> Result<u64, Refused> {
        if !self.may_tidy().await? {
            return Ok(0);
        }
        let before = before(now, self.settings().answers_kept);
        self.store().forget_answers(before).await.map_err(failed)
    }

    /// Deletes the games in which nothing has happened for long enough since they were made, and returns their number.
    pub async fn forget_unplayed(&self, now: Moment) -> Result<u64, Refused> {
        if !self.may_tidy().await? {
            return Ok(0);
        }
        let before = before(now, self.settings().unplayed_kept);
        let mut count = 0;
        loop {
            let forgotten = self.store().forget_unplayed(before).await.map_err(failed)?;
            if forgotten.is_empty() {
                self.forget_old_matches(before).await?;
                return Ok(count);
            }
            for id in &forgotten {
                let live = self.tables().known(id);
                self.tables().delete(id);
                if let Some(live) = live {
                    self.series_cache().changed(&live.table().saved.series);
                    live.set_status(TableStatus::Gone);
                }
            }
            count += forgotten.len() as u64;
        }
    }

    /// Does work for a request, such as a drawing, in turn with other work. A caller that leaves while it waits has
    /// nothing done.
    pub async fn work_for<T: Send + 'static>(
        &self,
        who: &Who,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BusyError> {
        self.state.scheduler.run(Lane::Moment, Asker::of(who), work).await
    }

    /// Answers a page in turn with others that take much processor time. Unlike [`LocalHouse::work_for`], the work may
    /// wait for this house.
    pub async fn answer_for<T: Send + 'static>(
        &self,
        who: &Who,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BusyError> {
        self.state.scheduler.run(Lane::Page, Asker::of(who), work).await
    }

    /// Number of tables in memory.
    pub fn table_count(&self) -> usize {
        self.state.tables.count()
    }

    pub(crate) fn runtime(&self) -> &dyn Runtime {
        &*self.state.runtime
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.state.tables
    }

    pub(crate) fn series_cache(&self) -> &SeriesCache {
        &self.state.series
    }

    pub(crate) fn value_source(&self) -> Option<&ValueSource> {
        self.analyst().map(Analyst::value_source)
    }

    pub(crate) fn analyst(&self) -> Option<&Analyst> {
        self.state.analyst.as_ref()
    }

    /// The analyst, working for the device that made a table.
    pub(crate) fn analyst_of(&self, live: &LiveTable) -> Option<Analyst> {
        self.analyst().map(|analyst| analyst.asked_by(live.asker()))
    }

    pub(crate) fn observer(&self) -> &dyn Observer {
        &*self.state.observer
    }

    pub(crate) fn context(&self) -> DecisionContext {
        self.context_with(self.runtime().fresh())
    }

    pub(crate) fn context_with(&self, fresh: [u8; 32]) -> DecisionContext {
        let Settings { take_back, offers, .. } = self.settings();
        DecisionContext { now: self.runtime().now(), fresh, take_back: *take_back, zone: offers.zone }
    }

    /// The table of a game, checked against the other nodes. A game that has been over for long enough is sealed first.
    pub async fn live(&self, id: &GameId) -> Result<Arc<LiveTable>, Refused> {
        if let Some(live) = self.tables().known(id) {
            self.check(&live).await?;
        }
        let live = self.cached_or_read(id).await?;
        #[cfg(feature = "planted")]
        if crate::planted::forgets(&live.table(), self.runtime().now()) {
            return Err(Refused::UnknownGame);
        }
        self.play_computers(&live);
        self.find_chances(&live);
        Ok(live)
    }

    /// The same, if the asker may see the table.
    pub(crate) async fn visible(&self, id: &GameId, who: &Who) -> Result<Arc<LiveTable>, Refused> {
        let live = self.live(id).await?;
        live.table().may(who, Permission::See)?;
        Ok(live)
    }

    /// The table of a game from memory or the store. It may be behind what another node committed.
    pub(crate) async fn cached_or_read(&self, id: &GameId) -> Result<Arc<LiveTable>, Refused> {
        let live = match self.tables().known(id) {
            Some(live) => live,
            None => self.read(id).await?,
        };
        self.seal_in_time(&live).await;
        Ok(live)
    }

    async fn read(&self, id: &GameId) -> Result<Arc<LiveTable>, Refused> {
        let live = self.tables().get(self.store(), id).await.map_err(failed)?.ok_or(Refused::UnknownGame)?;
        self.read_presence(&live).await?;
        Ok(live)
    }

    /// Subscribes the asker to a table's news, if they may see the table.
    pub async fn listen(&self, id: &GameId, who: &Who, after: Option<u32>) -> Result<Listener, Refused> {
        Ok(Listener::new(&self.visible(id, who).await?, who, after))
    }

    /// The view of a snapshot for one person.
    pub async fn view_of(&self, snapshot: &Snapshot, who: &Who) -> Result<View, Refused> {
        let table = &snapshot.table;
        table.may(who, Permission::See)?;
        let next = self.next_game(table).await?;
        let series = self.series(table).await?;
        let settings = self.settings();
        let context = ViewContext {
            presence: &snapshot.presence,
            now: self.runtime().now(),
            patience: self.value_source().map(|_| settings.patience),
            take_back: settings.take_back,
            intends: snapshot.intends,
            chances: &snapshot.chances,
            next,
            series,
        };
        let mut view = View::of(table, who, context);
        view.coach &= self.value_source().is_some();
        Ok(view)
    }

    /// A refusal with the current view of the asker.
    pub(crate) async fn reject(&self, live: &LiveTable, who: &Who, refused: Refused) -> Rejection {
        let view = match refused {
            Refused::UnknownGame | Refused::Unavailable | Refused::Damaged => None,
            _ => self.view_of(&live.snapshot(), who).await.ok().map(Box::new),
        };
        Rejection { refused, view }
    }

    /// The id of the rematch, if it was made.
    async fn next_game(&self, table: &Table) -> Result<Option<GameId>, Refused> {
        if !table.is_over() {
            return Ok(None);
        }
        let id = table.rematch_id();
        Ok(self.store().version(&id).await.map_err(failed)?.map(|_| id))
    }
}

fn before(now: Moment, kept: Duration) -> Moment {
    Moment(now.0.saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX)))
}

/// `None` for a game that is not there, because it was deleted or never made.
pub(crate) fn if_any<T>(found: Result<T, Refused>) -> Result<Option<T>, Refused> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Refused::UnknownGame) => Ok(None),
        Err(refused) => Err(refused),
    }
}

/// Logs an error of the store, and turns it into a refusal.
pub fn failed(error: StoreError) -> Refused {
    tracing::error!(error = &error as &dyn std::error::Error, "the store failed");
    Refused::from(&error)
}
