//! The computer's turns. A move is computed without a lock on the table, comes back as a request, and is refused if the
//! table has changed.

use crate::live_table::LiveTable;
use crate::local::LocalHouse;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use yatzy_rules::Action;
use yatzy_table::{LogEvent, MoveQuestion, Refused, Request, Table, TableRequest, Who};

impl LocalHouse {
    /// Starts the computer's turn, if it is due and no task plays it yet.
    pub(crate) fn play_computers(&self, live: &Arc<LiveTable>) {
        if self.value_source().is_none() || live.table().to_move().is_none() {
            return;
        }
        if live.computer.at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        self.runtime().spawn(Box::pin(async move {
            let mine = house.wait_for_computer(&live).await;
            if mine {
                house.play_on(&live).await;
                house.release_computer(&live).await;
            }
            live.computer.at_work.store(false, Ordering::Release);
            // A turn that became due just now found this task still running.
            if mine && live.table().to_move().is_some() && live.is_watched() {
                house.play_computers(&live);
            }
        }));
    }

    async fn play_on(&self, live: &Arc<LiveTable>) {
        let mut failures = 0;
        while let Some(question) = live.table().to_move() {
            let turn = (question.seat, question.round);
            live.computer.pause(self.runtime(), turn, self.undo_time(&live.table())).await;
            let Some(action) = self.think(live, question.clone()).await else { return };
            if !self.leases_computer(live).await {
                return;
            }
            live.intend(question.version, action);
            live.computer.pause(self.runtime(), turn, self.settings().pace).await;
            let is_open = |table: &Table| table.to_move().is_some_and(|now| question.is_open(&now, table));
            match self.make_move(live, question.version, action, is_open).await {
                Ok(()) => failures = 0,
                // The turn has changed: an entry was undone, or the seat has another player.
                Err(Refused::Stale) => {}
                Err(Refused::UnknownGame) => return,
                Err(refused) => {
                    failures += 1;
                    tracing::warn!(code = refused.code(), "the computer could not play");
                    if failures > MOST_FAILURES {
                        return;
                    }
                    self.runtime().sleep(self.settings().pace.max(Duration::from_millis(200))).await;
                }
            }
        }
    }

    /// How long the computer waits after a person's entry, so that it can be undone; not after its own.
    fn undo_time(&self, table: &Table) -> Duration {
        let entered = table.saved.log.last().filter(|logged| match logged.what {
            LogEvent::Play { event, .. } => matches!(event, yatzy_rules::Event::Entered { .. }),
            LogEvent::Seated { .. } | LogEvent::Sealed | LogEvent::Opened => false,
        });
        match entered.filter(|_| table.taker_back().is_some()) {
            Some(logged) => self.settings().take_back.saturating_sub(self.runtime().now().since(logged.at)),
            None => Duration::ZERO,
        }
    }

    async fn think(&self, live: &LiveTable, question: MoveQuestion) -> Option<Action> {
        let analyst = self.analyst()?.asked_by(live.asker());
        let action = match analyst.move_elsewhere(&live.table(), &question).await {
            Some(action) => Some(action),
            None => analyst.move_here(question).await,
        };
        if action.is_none() {
            tracing::error!("the computer does not know what to do");
        }
        action
    }

    /// Makes a move that was computed at some version. A change that leaves the turn as it was, such as a new name,
    /// does not matter.
    async fn make_move(
        &self,
        live: &Arc<LiveTable>,
        mut version: u32,
        action: Action,
        is_open: impl Fn(&Table) -> bool,
    ) -> Result<(), Refused> {
        loop {
            match self.commit(live, &computers_request(version, action)).await {
                Err(Refused::Stale) => {
                    let table = live.table();
                    if table.version() == version || !is_open(&table) {
                        return Err(Refused::Stale);
                    }
                    version = table.version();
                }
                made => return made.map(drop),
            }
        }
    }

    /// Plays one turn for a person who is away.
    pub(crate) async fn play_absent_turn(
        &self,
        live: &Arc<LiveTable>,
        who: &Who,
        version: Option<u32>,
    ) -> Result<(), Refused> {
        if self.value_source().is_none() {
            return Err(Refused::UnknownBot(yatzy_table::STEP_IN_LEVEL.to_string()));
        }
        let snapshot = live.snapshot();
        let patience = self.settings().patience;
        let now = self.runtime().now();
        let mut question = Some(snapshot.table.step_in(&snapshot.presence, who, version, now, patience)?);
        while let Some(asked) = question {
            let (seat, round) = (asked.seat, asked.round);
            let action = self.think(live, asked.clone()).await.ok_or(Refused::Unavailable)?;
            let is_open = |table: &Table| {
                table.continue_step_in(seat, round).is_some_and(|now| asked.is_open(&now, table))
            };
            self.make_move(live, asked.version, action, is_open).await?;
            question = live.table().continue_step_in(seat, round);
        }
        Ok(())
    }
}

/// Retries of a computer's turn, before it waits for a view of the table.
const MOST_FAILURES: u32 = 20;

fn computers_request(version: u32, action: Action) -> TableRequest {
    TableRequest {
        who: Who::default(),
        version: Some(version),
        key: None,
        request: Request::Computer(action),
    }
}
