//! The computer's turns. What it would do is asked of the table and thought about without holding it; the answer
//! comes back as a request, and is refused if the table has moved on.

use crate::live::Live;
use crate::local::LocalHouse;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use yatzy_rules::Action;
use yatzy_table::{LogEvent, MoveQuestion, Refused, Request, Table, TableRequest, Who};

impl LocalHouse {
    /// Lets the computer play, if it is its turn and it does not play already.
    pub(crate) fn play_computers(&self, live: &Arc<Live>) {
        if self.value_source().is_none() || live.table().to_move().is_none() {
            return;
        }
        if live.computer.at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, live) = (self.clone(), live.clone());
        self.runtime().spawn(Box::pin(async move {
            let mine = house.waits_for_computer(&live).await;
            if mine {
                house.play_on(&live).await;
                house.leave_computer(&live).await;
            }
            live.computer.at_work.store(false, Ordering::Release);
            // A turn that came up just now found someone at work still.
            if mine && live.table().to_move().is_some() && live.is_watched() {
                house.play_computers(&live);
            }
        }));
    }

    async fn play_on(&self, live: &Arc<Live>) {
        let mut failures = 0;
        while let Some(question) = live.table().to_move() {
            let turn = (question.seat, question.round);
            live.computer.pause(self.runtime(), turn, self.time_to_think_again(&live.table())).await;
            let Some(action) = self.think(live, question.clone()).await else { return };
            if !self.has_computer(live).await {
                return;
            }
            live.intend(question.version, action);
            live.computer.pause(self.runtime(), turn, self.settings().pace).await;
            let is_open = |table: &Table| table.to_move().is_some_and(|now| question.is_open(&now, table));
            match self.make_move(live, question.version, action, is_open).await {
                Ok(()) => failures = 0,
                // The turn has changed: an entry was taken back, or the seat has another player.
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

    /// How long the computer waits after a person's entry, so that it can be taken back; not after its own.
    fn time_to_think_again(&self, table: &Table) -> Duration {
        let entered = table.saved.log.last().filter(|logged| match logged.what {
            LogEvent::Play { event, .. } => matches!(event, yatzy_rules::Event::Entered { .. }),
            LogEvent::Seated { .. } | LogEvent::Sealed => false,
        });
        match entered.filter(|_| table.taker_back().is_some()) {
            Some(logged) => self.settings().take_back.saturating_sub(self.runtime().now().since(logged.at)),
            None => Duration::ZERO,
        }
    }

    async fn think(&self, live: &Live, question: MoveQuestion) -> Option<Action> {
        let judge = self.judge()?.asked_by(live.asker());
        let values = judge.values_for_a_move(question.game.rules(), question.level).await?;
        let action = judge.think(move || question.answer(values)).await.flatten();
        if action.is_none() {
            tracing::error!("the computer does not know what to do");
        }
        action
    }

    /// Makes a move that was thought about at some version. A change that leaves the turn as it was, such as a new name,
    /// does not matter.
    async fn make_move(
        &self,
        live: &Arc<Live>,
        mut version: u32,
        action: Action,
        is_open: impl Fn(&Table) -> bool,
    ) -> Result<(), Refused> {
        loop {
            match self.keep(live, &computers_request(version, action)).await {
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

    /// Lets the computer play one turn for someone who is away.
    pub(crate) async fn stand_in(
        &self,
        live: &Arc<Live>,
        who: &Who,
        version: Option<u32>,
    ) -> Result<(), Refused> {
        if self.value_source().is_none() {
            return Err(Refused::UnknownBot(yatzy_table::STEP_IN_LEVEL.to_string()));
        }
        let glance = live.glance();
        let patience = self.settings().patience;
        let now = self.runtime().now();
        let mut question = Some(glance.table.step_in(&glance.presence, who, version, now, patience)?);
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

/// How often a computer's turn is tried again before it waits for someone to look at the table.
const MOST_FAILURES: u32 = 20;

fn computers_request(version: u32, action: Action) -> TableRequest {
    TableRequest {
        who: Who::default(),
        version: Some(version),
        key: None,
        request: Request::Computer(action),
    }
}
