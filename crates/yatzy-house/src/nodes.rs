//! One of several nodes over the same store: what is in memory is only a cache, checked before it is believed and caught up
//! with what other nodes kept. They nudge where to look; who missed a nudge finds out by looking now and then.

use crate::live::{Live, Notice};
use crate::local::{Inner, LocalHouse, failed};
use std::sync::{Arc, Weak};
use std::time::Duration;
use yatzy_table::{GameId, LogRow, NodeCursor, NodePresence, Nodes, Nudge, Refused};

/// How often it is told who looks here.
const TELL: Duration = Duration::from_millis(500);

/// How often every table that someone watches is looked after, nudge or not.
const LOOK: Duration = Duration::from_secs(2);

/// For how long a node may play the computer's turns at a table before another may: longer than any of them takes to
/// think about.
const COMPUTER: Duration = Duration::from_secs(10);

/// How often a node tries to have them before it waits for someone to look, and how long it pauses before each time.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(150);

/// How long nobody else cleans up after a node did.
const TIDY: Duration = Duration::from_secs(3500);

impl LocalHouse {
    fn nodes(&self) -> Option<&dyn Nodes> {
        self.store().nodes()
    }

    /// How many nodes serve the same tables, this one included.
    pub fn node_count(&self) -> usize {
        self.nodes().map_or(1, Nodes::count)
    }

    /// Listens to the other nodes for as long as the house stands.
    pub(crate) fn follow_others(&self) {
        if self.nodes().is_some() {
            self.runtime().spawn(Box::pin(follow(Arc::downgrade(self.inner()))));
        }
    }

    /// A table in memory, once it is known to be the latest.
    pub(crate) async fn check(&self, live: &Arc<Live>) -> Result<(), Refused> {
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

    /// Who looks at a table through other nodes, as they said last.
    pub(crate) async fn hear_presence(&self, live: &Live) -> Result<(), Refused> {
        let Some(nodes) = self.nodes() else { return Ok(()) };
        let elsewhere = nodes.elsewhere(&[live.id()]).await.map_err(failed)?;
        elsewhere.into_iter().for_each(|elsewhere| live.hear(elsewhere));
        Ok(())
    }

    /// Waits a moment for the computer's turns at a table to be this node's, while there are any: whoever had them last may
    /// be giving them back just now.
    pub(crate) async fn waits_for_computer(&self, live: &Live) -> bool {
        for _ in 0..TRIES {
            if self.has_computer(live).await {
                return true;
            }
            self.runtime().sleep(PAUSE).await;
            if live.table().to_move().is_none() {
                break;
            }
        }
        false
    }

    /// Whether the computer's turns at a table are this node's to play, for now.
    pub(crate) async fn has_computer(&self, live: &Live) -> bool {
        match self.nodes() {
            Some(nodes) => {
                let leased = nodes.lease(&computers_work(&live.id()), COMPUTER).await;
                leased.map_err(failed).unwrap_or(false)
            }
            None => true,
        }
    }

    /// The computer's turns at a table are done: the next ones are whoever's comes first.
    pub(crate) async fn leave_computer(&self, live: &Live) {
        if let Some(nodes) = self.nodes() {
            // What can't be given back runs out.
            let _ = nodes.release(&computers_work(&live.id())).await;
        }
    }

    /// Whether cleaning up is this node's to do.
    pub(crate) async fn has_to_tidy(&self) -> Result<bool, Refused> {
        match self.nodes() {
            Some(nodes) => nodes.lease("tidy", TIDY).await.map_err(failed),
            None => Ok(true),
        }
    }

    /// Tells the other nodes something.
    pub(crate) fn tell_others(&self, nudge: Nudge) {
        if let Some(nodes) = self.nodes() {
            nodes.tell(nudge);
        }
    }

    /// Shows what happened since a version.
    async fn catch_up(
        &self,
        live: &Arc<Live>,
        known: &NodeCursor,
        since: Option<Vec<LogRow>>,
    ) -> Result<(), Refused> {
        let Some(news) = since else {
            self.tables().delete(&known.game);
            live.notify(Notice::Gone);
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

    /// Does what the other nodes nudged at, for the tables that are in memory here.
    async fn heed(&self, nudges: Vec<Nudge>) -> Result<(), Refused> {
        let (mut changed, mut attended) = (Vec::new(), Vec::new());
        for nudge in nudges {
            match nudge {
                Nudge::Changed(game) => changed.extend(self.tables().known(&game)),
                Nudge::Attended(game) => attended.extend(self.tables().known(&game)),
                Nudge::Rematched(game) => {
                    if let Some(live) = self.tables().known(&game) {
                        live.notify(Notice::Rematch);
                    }
                }
                Nudge::Hurried(game) => {
                    if let Some(live) = self.tables().known(&game) {
                        live.computer.hurry(live.table().game.turn().map(|turn| (turn.seat, turn.round)));
                    }
                }
                Nudge::Missed => {
                    // The database may have been gone, and what it knew of who looks where with it.
                    self.tables().all().iter().for_each(|live| live.tell_again());
                    self.look_after(&self.tables().watched()).await?;
                }
            }
        }
        self.catch_all_up(&changed).await?;
        self.hear_all(&attended).await
    }

    /// Looks after tables without having been told to.
    async fn look_after(&self, tables: &[Arc<Live>]) -> Result<(), Refused> {
        self.catch_all_up(tables).await?;
        self.hear_all(tables).await?;
        self.find_rematches(tables).await?;
        // Whose turns nobody plays any more are played by whoever looks first.
        tables.iter().for_each(|live| self.play_computers(live));
        Ok(())
    }

    async fn catch_all_up(&self, tables: &[Arc<Live>]) -> Result<(), Refused> {
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

    async fn hear_all(&self, tables: &[Arc<Live>]) -> Result<(), Refused> {
        let Some(nodes) = self.nodes().filter(|_| !tables.is_empty()) else { return Ok(()) };
        let games: Vec<GameId> = tables.iter().map(|live| live.id()).collect();
        let elsewhere = nodes.elsewhere(&games).await.map_err(failed)?;
        tables.iter().zip(elsewhere).for_each(|(live, elsewhere)| live.hear(elsewhere));
        Ok(())
    }

    /// Tells those who watch a game that is over that its table plays again.
    async fn find_rematches(&self, tables: &[Arc<Live>]) -> Result<(), Refused> {
        let over: Vec<&Arc<Live>> = tables.iter().filter(|live| live.may_be_played_again()).collect();
        let Some(nodes) = self.nodes().filter(|_| !over.is_empty()) else { return Ok(()) };
        // Of a game that nobody here knows, only whether it is there.
        let next = over.iter().map(|live| NodeCursor {
            game: live.table().rematch_id(),
            version: u32::MAX,
            ..known(live)
        });
        let there = nodes.since(&next.collect::<Vec<_>>()).await.map_err(failed)?;
        let found = over.iter().zip(there).filter(|(_, there)| there.is_some());
        found.for_each(|(live, _)| live.notify(Notice::Rematch));
        Ok(())
    }

    /// Tells the other nodes who looks here.
    async fn tell_presence(&self) -> Result<(), Refused> {
        let Some(nodes) = self.nodes() else { return Ok(()) };
        let tables = self.tables().all();
        let attended: Vec<NodePresence> = tables.iter().filter_map(|live| live.to_tell()).collect();
        if attended.is_empty() {
            return Ok(());
        }
        if let Err(error) = nodes.attend(&attended).await {
            tables.iter().for_each(|live| live.tell_again());
            return Err(failed(error));
        }
        attended.into_iter().for_each(|attended| nodes.tell(Nudge::Attended(attended.game)));
        Ok(())
    }
}

/// Listens, tells and looks, until the house is gone.
async fn follow(house: Weak<Inner>) {
    let mut begun = None;
    loop {
        let Some(house) = house.upgrade().map(LocalHouse::of) else { return };
        let Some(nodes) = house.nodes() else { return };
        let runtime = house.runtime();
        let (tell, look) = begun.get_or_insert_with(|| (runtime.uptime() + TELL, runtime.uptime() + LOOK));
        let heard = runtime.within(tell.saturating_sub(runtime.uptime()), nodes.heard()).await;
        #[cfg(feature = "planted")]
        if crate::planted::is("hint-lost") {
            runtime.sleep(tell.saturating_sub(runtime.uptime())).await;
            *tell = runtime.uptime() + TELL;
            continue;
        }
        // What fails now is tried again by the next look; the store has said why.
        if let Some(nudges) = heard {
            let _ = house.heed(nudges).await;
        }
        if runtime.uptime() >= *tell {
            let _ = house.tell_presence().await;
            *tell = runtime.uptime() + TELL;
        }
        if runtime.uptime() >= *look {
            let _ = house.look_after(&house.tables().watched()).await;
            *look = runtime.uptime() + LOOK;
        }
    }
}

fn known(live: &Live) -> NodeCursor {
    let table = live.table();
    NodeCursor { game: table.id().clone(), rules: table.saved.rules.clone(), version: table.version() }
}

fn computers_work(game: &GameId) -> String {
    format!("computer {game}")
}
