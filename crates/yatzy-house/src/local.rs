//! The house itself: a store, the tables in memory, and what is known of rules.

use crate::judge::Judge;
use crate::live::{Glance, Live, Notice};
#[cfg(feature = "system")]
use crate::process::Process;
use crate::queue::{Asker, BusyError, Lane, Scheduler};
use crate::runtime::Runtime;
use crate::series::SeriesMemory;
use crate::settings::Settings;
use crate::tables::Tables;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_table::{
    DecisionContext, GameId, Moment, Refused, Rejection, Store, StoreError, Table, View, ViewContext, Who,
};

/// Tables in this process. Cheap to clone; all clones are one house.
#[derive(Clone)]
pub struct LocalHouse {
    inner: Arc<Inner>,
}

pub(crate) struct Inner {
    store: Arc<dyn Store>,
    scheduler: Arc<Scheduler>,
    judge: Option<Judge>,
    settings: Settings,
    tables: Tables,
    series: SeriesMemory,
    observer: Box<dyn Observer>,
    runtime: Arc<dyn Runtime>,
}

/// Counts what a house does, for whoever runs it.
pub trait Observer: Send + Sync {
    /// A table was made.
    fn made(&self) {}
    /// Something was kept, after so long.
    fn committed(&self, _took: Duration) {}
}

/// Counts nothing.
struct Nobody;

impl Observer for Nobody {}

impl LocalHouse {
    /// A house of this process over a store, where the computer plays by what is known, or not at all.
    #[cfg(feature = "system")]
    pub fn new(store: Arc<dyn Store>, value_source: Option<ValueSource>, settings: Settings) -> LocalHouse {
        LocalHouse::with_observer(store, value_source, settings, Box::new(Nobody))
    }

    /// A house of this process whose doings are counted.
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

    /// A house that runs on something else.
    pub fn on(
        runtime: Arc<dyn Runtime>,
        store: Arc<dyn Store>,
        value_source: Option<ValueSource>,
        settings: Settings,
    ) -> LocalHouse {
        LocalHouse::build(runtime, store, value_source, settings, Box::new(Nobody))
    }

    fn build(
        runtime: Arc<dyn Runtime>,
        store: Arc<dyn Store>,
        value_source: Option<ValueSource>,
        mut settings: Settings,
        observer: Box<dyn Observer>,
    ) -> LocalHouse {
        settings.offers.computer = value_source.is_some();
        let scheduler = Arc::new(Scheduler::new(runtime.clone()));
        let inner = Inner {
            store,
            judge: value_source
                .map(|value_source| Judge::with(scheduler.clone(), value_source, settings.work_steps_back)),
            scheduler,
            tables: Tables::new(runtime.clone(), settings.tables_kept),
            settings,
            series: SeriesMemory::default(),
            observer,
            runtime,
        };
        let house = LocalHouse { inner: Arc::new(inner) };
        house.follow_others();
        house
    }

    pub(crate) fn of(inner: Arc<Inner>) -> LocalHouse {
        LocalHouse { inner }
    }

    pub(crate) fn inner(&self) -> &Arc<Inner> {
        &self.inner
    }

    /// How it behaves.
    pub fn settings(&self) -> &Settings {
        &self.inner.settings
    }

    /// Where games are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.inner.store
    }

    /// Forgets the answers that have been kept for long enough, and says how many. What a later repetition asks
    /// for still happens once only: the version that it saw is a past one.
    pub async fn forget_answers(&self, now: Moment) -> Result<u64, Refused> {
        if !self.has_to_tidy().await? {
            return Ok(0);
        }
        let before = before(now, self.settings().answers_kept);
        self.store().forget_answers(before).await.map_err(failed)
    }

    /// Deletes the games in which nothing has happened for long enough since they were made, and returns their number.
    pub async fn forget_unplayed(&self, now: Moment) -> Result<u64, Refused> {
        if !self.has_to_tidy().await? {
            return Ok(0);
        }
        let before = before(now, self.settings().unplayed_kept);
        let mut count = 0;
        loop {
            let forgotten = self.store().forget_unplayed(before).await.map_err(failed)?;
            if forgotten.is_empty() {
                return Ok(count);
            }
            for id in &forgotten {
                let live = self.tables().known(id);
                self.tables().delete(id);
                if let Some(live) = live {
                    self.series_memory().changed(&live.table().saved.series);
                    live.notify(Notice::Gone);
                }
            }
            count += forgotten.len() as u64;
        }
    }

    /// Does work for a request, such as a drawing, in turn with everyone else. A caller that leaves while it waits has
    /// nothing done.
    pub async fn work_for<T: Send + 'static>(
        &self,
        who: &Who,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, BusyError> {
        self.inner.scheduler.run(Lane::Moment, Asker::of(who), work).await
    }

    /// How many tables are in memory.
    pub fn table_count(&self) -> usize {
        self.inner.tables.count()
    }

    pub(crate) fn runtime(&self) -> &dyn Runtime {
        &*self.inner.runtime
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.inner.tables
    }

    pub(crate) fn series_memory(&self) -> &SeriesMemory {
        &self.inner.series
    }

    pub(crate) fn value_source(&self) -> Option<&ValueSource> {
        self.judge().map(Judge::value_source)
    }

    pub(crate) fn judge(&self) -> Option<&Judge> {
        self.inner.judge.as_ref()
    }

    /// The judge, asked on behalf of whoever made a table.
    pub(crate) fn judge_of(&self, live: &Live) -> Option<Judge> {
        self.judge().map(|judge| judge.asked_by(live.asker()))
    }

    pub(crate) fn observer(&self) -> &dyn Observer {
        &*self.inner.observer
    }

    /// The context of a decision made now.
    pub(crate) fn context(&self) -> DecisionContext {
        let (now, fresh) = (self.runtime().now(), self.runtime().fresh());
        DecisionContext {
            now,
            fresh,
            take_back: self.inner.settings.take_back,
            zone: self.inner.settings.offers.zone,
        }
    }

    /// The table of a game. One that is over long enough is sealed before anyone sees it.
    pub async fn live(&self, id: &GameId) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.tables().known(id) {
            self.check(&live).await?;
        }
        let live = self.at_hand(id).await?;
        #[cfg(feature = "planted")]
        if crate::planted::forgets(&live.table(), self.runtime().now()) {
            return Err(Refused::UnknownGame);
        }
        self.play_computers(&live);
        self.find_chances(&live);
        Ok(live)
    }

    /// The table of a game as it is in memory, which may be behind what another node kept.
    pub(crate) async fn at_hand(&self, id: &GameId) -> Result<Arc<Live>, Refused> {
        let live = match self.tables().known(id) {
            Some(live) => live,
            None => self.read(id).await?,
        };
        self.seal_in_time(&live).await;
        Ok(live)
    }

    async fn read(&self, id: &GameId) -> Result<Arc<Live>, Refused> {
        let live = self.tables().get(self.store(), id).await.map_err(failed)?.ok_or(Refused::UnknownGame)?;
        self.hear_presence(&live).await?;
        Ok(live)
    }

    /// The table as someone sees it.
    pub async fn view_of(&self, glance: &Glance, who: &Who) -> Result<View, Refused> {
        let table = &glance.table;
        let next = self.next_game(table).await?;
        let series = self.series(table).await?;
        let settings = self.settings();
        let context = ViewContext {
            presence: &glance.presence,
            now: self.runtime().now(),
            patience: self.value_source().map(|_| settings.patience),
            take_back: settings.take_back,
            intends: glance.intends,
            chances: &glance.chances,
            next,
            series,
        };
        let mut view = View::of(table, who, context);
        view.coach &= self.value_source().is_some();
        Ok(view)
    }

    /// A refusal about a table, with the table as the asker sees it.
    pub(crate) async fn reject(&self, live: &Live, who: &Who, refused: Refused) -> Rejection {
        let view = match refused {
            Refused::UnknownGame | Refused::Unavailable | Refused::Damaged => None,
            _ => self.view_of(&live.glance(), who).await.ok().map(Box::new),
        };
        Rejection { refused, view }
    }

    /// The rematch of a game, if there is one.
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

/// Logs what went wrong in the store.
pub fn failed(error: StoreError) -> Refused {
    tracing::error!(error = &error as &dyn std::error::Error, "the store failed");
    Refused::from(&error)
}
