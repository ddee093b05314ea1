//! One of several nodes over the same store. A table in memory is a cache: it is checked before use, and brought up to
//! date. Nodes nudge each other after a commit; a regular check finds what a lost nudge would have told.

use crate::live_table::{LiveTable, TableStatus};
use crate::local::{HouseState, LocalHouse, failed};
use std::sync::{Arc, Weak};
use std::time::Duration;
use yatzy_table::{GameId, LogRow, NodeCursor, NodePresence, Nodes, Nudge, Refused};

/// Interval for telling the other nodes who is present here.
const TELL: Duration = Duration::from_millis(500);

/// Interval for checking all tables with subscribers.
const LOOK: Duration = Duration::from_secs(2);

/// Lease of the computer's turns at a table: longer than any move takes to compute.
const COMPUTER: Duration = Duration::from_secs(10);

/// Tries for that lease before the node waits for a view of the table, and the pause before each.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(150);

/// Lease of the clean-up.
const TIDY: Duration = Duration::from_secs(3500);

impl LocalHouse {
    fn nodes(&self) -> Option<&dyn Nodes> {
        self.store().nodes()
    }

    /// Number of nodes over the same store, this one included.
    pub fn node_count(&self) -> usize {
        self.nodes().map_or(1, Nodes::count)
    }

    /// Follows the other nodes until the house is dropped.
    pub(crate) fn follow_others(&self) {
        if self.nodes().is_some() {
            self.runtime().spawn(Box::pin(follow(Arc::downgrade(self.state()))));
        }
    }

    /// Brings a cached table up to date.
    pub(crate) async fn check(&self, live: &Arc<LiveTable>) -> Result<(), Refused> {
        let Some(nodes) = self.nodes() else { return Ok(()) };
        #[cfg(feature = "planted")]
        if crate::planted::is("cache-unchecked") {
            return Ok(());
        }
        let known = [known(live)];
        let since = nodes.since(&known).await.map_err(failed)?;
        let [known] = known;
        self.catch_up(live, &known, since.into_iter().next().flatten()).await
    }

    /// Reads who is present through other nodes.
    pub(crate) async fn read_presence(&self, live: &LiveTable) -> Result<(), Refused> {
        let Some(nodes) = self.nodes() else { return Ok(()) };
        let elsewhere = nodes.elsewhere(&[live.id()], self.runtime().now()).await.map_err(failed)?;
        elsewhere.into_iter().for_each(|elsewhere| live.set_presence_elsewhere(elsewhere));
        Ok(())
    }

    /// Waits a moment for the lease of the computer's turns, while there are any: the previous node may be releasing
    /// it.
    pub(crate) async fn wait_for_computer(&self, live: &LiveTable) -> bool {
        for _ in 0..TRIES {
            if self.leases_computer(live).await {
                return true;
            }
            self.runtime().sleep(PAUSE).await;
            if live.table().to_move().is_none() {
                break;
            }
        }
        false
    }

    /// Whether this node has the lease of the computer's turns at a table.
    pub(crate) async fn leases_computer(&self, live: &LiveTable) -> bool {
        match self.nodes() {
            Some(nodes) => {
                let leased = nodes.lease(&computers_work(&live.id()), COMPUTER).await;
                leased.map_err(failed).unwrap_or(false)
            }
            None => true,
        }
    }

    /// Releases that lease.
    pub(crate) async fn release_computer(&self, live: &LiveTable) {
        if let Some(nodes) = self.nodes() {
            // A lease that can't be released expires.
            let _ = nodes.release(&computers_work(&live.id())).await;
        }
    }

    /// Whether this node has the lease of the clean-up.
    pub(crate) async fn may_tidy(&self) -> Result<bool, Refused> {
        match self.nodes() {
            Some(nodes) => nodes.lease("tidy", TIDY).await.map_err(failed),
            None => Ok(true),
        }
    }

    pub(crate) fn nudge_others(&self, nudge: Nudge) {
        if let Some(nodes) = self.nodes() {
            nodes.send(nudge);
        }
    }

    /// Adds the rows since a version, or drops a table whose game is gone.
    async fn catch_up(
        &self,
        live: &Arc<LiveTable>,
        known: &NodeCursor,
        since: Option<Vec<LogRow>>,
    ) -> Result<(), Refused> {
        let Some(news) = since else {
            self.tables().delete(&known.game);
            live.set_status(TableStatus::Gone);
            return Err(Refused::UnknownGame);
        };
        let Some(last) = news.last() else { return Ok(()) };
        let table = live.table();
        if last.version <= table.version() {
            return Ok(());
        }
        match table.after(&news) {
            Some(table) => self.show(live, Arc::new(table)),
            None => self.read_again(live, &known.game).await?,
        }
        self.play_computers(live);
        self.find_chances(live);
        Ok(())
    }

    /// Handles nudges about cached tables.
    async fn handle_nudges(&self, nudges: Vec<Nudge>) -> Result<(), Refused> {
        let (mut changed, mut attended) = (Vec::new(), Vec::new());
        for nudge in nudges {
            match nudge {
                Nudge::Changed(game) => changed.extend(self.tables().known(&game)),
                Nudge::Attended(game) => attended.extend(self.tables().known(&game)),
                Nudge::Rematched(game) => {
                    if let Some(live) = self.tables().known(&game) {
                        live.set_status(TableStatus::Rematch);
                    }
                }
                Nudge::Hurried(game) => {
                    if let Some(live) = self.tables().known(&game) {
                        live.computer.hurry(live.table().game.turn().map(|turn| (turn.seat, turn.round)));
                    }
                }
                Nudge::Missed => {
                    // The database may have lost presence with the connection.
                    self.tables().all().iter().for_each(|live| live.resend_presence());
                    self.refresh(&self.tables().watched()).await?;
                }
            }
        }
        self.catch_up_all(&changed).await?;
        self.read_presence_all(&attended).await
    }

    /// Checks tables without a nudge.
    async fn refresh(&self, tables: &[Arc<LiveTable>]) -> Result<(), Refused> {
        self.catch_up_all(tables).await?;
        self.read_presence_all(tables).await?;
        self.find_rematches(tables).await?;
        // A lease may have expired without its turns being played.
        tables.iter().for_each(|live| self.play_computers(live));
        Ok(())
    }

    async fn catch_up_all(&self, tables: &[Arc<LiveTable>]) -> Result<(), Refused> {
        let Some(nodes) = self.nodes().filter(|_| !tables.is_empty()) else { return Ok(()) };
        let known: Vec<NodeCursor> = tables.iter().map(|live| known(live)).collect();
        let since = nodes.since(&known).await.map_err(failed)?;
        for ((live, known), since) in tables.iter().zip(&known).zip(since) {
            match self.catch_up(live, known, since).await {
                Ok(()) | Err(Refused::UnknownGame) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    async fn read_presence_all(&self, tables: &[Arc<LiveTable>]) -> Result<(), Refused> {
        let Some(nodes) = self.nodes().filter(|_| !tables.is_empty()) else { return Ok(()) };
        let games: Vec<GameId> = tables.iter().map(|live| live.id()).collect();
        let elsewhere = nodes.elsewhere(&games, self.runtime().now()).await.map_err(failed)?;
        tables.iter().zip(elsewhere).for_each(|(live, elsewhere)| live.set_presence_elsewhere(elsewhere));
        Ok(())
    }

    /// Tells the subscribers of finished games about a rematch.
    async fn find_rematches(&self, tables: &[Arc<LiveTable>]) -> Result<(), Refused> {
        let over: Vec<&Arc<LiveTable>> = tables.iter().filter(|live| live.awaits_rematch()).collect();
        let Some(nodes) = self.nodes().filter(|_| !over.is_empty()) else { return Ok(()) };
        // Only whether the game exists.
        let next = over.iter().map(|live| NodeCursor {
            game: live.table().rematch_id(),
            version: u32::MAX,
            ..known(live)
        });
        let there = nodes.since(&next.collect::<Vec<_>>()).await.map_err(failed)?;
        let found = over.iter().zip(there).filter(|(_, there)| there.is_some());
        found.for_each(|(live, _)| live.set_status(TableStatus::Rematch));
        Ok(())
    }

    /// Tells the other nodes who is present here.
    async fn store_presence(&self) -> Result<(), Refused> {
        let Some(nodes) = self.nodes() else { return Ok(()) };
        let tables = self.tables().all();
        let attended: Vec<NodePresence> = tables.iter().filter_map(|live| live.unsent_presence()).collect();
        if attended.is_empty() {
            return Ok(());
        }
        if let Err(error) = nodes.attend(&attended, self.runtime().now()).await {
            tables.iter().for_each(|live| live.resend_presence());
            return Err(failed(error));
        }
        attended.into_iter().for_each(|attended| nodes.send(Nudge::Attended(attended.game)));
        Ok(())
    }
}

/// Handles nudges, presence and regular checks, until the house is dropped.
async fn follow(house: Weak<HouseState>) {
    let mut begun = None;
    loop {
        let Some(house) = house.upgrade().map(LocalHouse::of) else { return };
        let Some(nodes) = house.nodes() else { return };
        let runtime = house.runtime();
        let (tell, look) = begun.get_or_insert_with(|| (runtime.uptime() + TELL, runtime.uptime() + LOOK));
        let heard = runtime.within(tell.saturating_sub(runtime.uptime()), nodes.received()).await;
        #[cfg(feature = "planted")]
        if crate::planted::is("hint-lost") {
            runtime.sleep(tell.saturating_sub(runtime.uptime())).await;
            *tell = runtime.uptime() + TELL;
            continue;
        }
        // Errors were logged, and the next round tries again.
        if let Some(nudges) = heard {
            let _ = house.handle_nudges(nudges).await;
        }
        if runtime.uptime() >= *tell {
            let _ = house.store_presence().await;
            *tell = runtime.uptime() + TELL;
        }
        if runtime.uptime() >= *look {
            let _ = house.refresh(&house.tables().watched()).await;
            *look = runtime.uptime() + LOOK;
        }
    }
}

fn known(live: &LiveTable) -> NodeCursor {
    let table = live.table();
    NodeCursor { game: table.id().clone(), rules: table.saved.rules.clone(), version: table.version() }
}

fn computers_work(game: &GameId) -> String {
    format!("computer {game}")
}
