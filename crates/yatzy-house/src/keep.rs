//! Decide, keep, show: the one way in which a table changes.

use crate::live::{Live, Notice};
use crate::local::{LocalHouse, failed};
use crate::queue::Asker;
use std::sync::Arc;
use yatzy_table::{
    Answer, Appended, Created, Decision, GameId, Permission, Refused, Saved, Table, TableRequest, Who,
};

/// How often a request is decided anew that another node came in between of.
const TRIES: u32 = 16;

impl LocalHouse {
    /// What a request leads to is kept, then shown, then answered. What is in memory may be behind what another node kept:
    /// then it is decided anew by the table as it is, and only one who named the version that they saw is refused for it.
    pub(crate) async fn keep(&self, live: &Arc<Live>, asked: &TableRequest) -> Result<Answer, Refused> {
        #[cfg(feature = "planted")]
        let asked = &crate::planted::request(asked);
        let _pen = live.write().await;
        for _ in 0..TRIES {
            if let Some(answer) = self.keep_once(live, asked).await? {
                return Ok(answer);
            }
        }
        Err(Refused::Stale)
    }

    /// Decides and keeps by the table in memory; `None` where it was behind, and has caught up.
    async fn keep_once(&self, live: &Arc<Live>, asked: &TableRequest) -> Result<Option<Answer>, Refused> {
        let table = live.table();
        let (append, decided, answer) = match table.decide(asked, &self.context()) {
            Ok(Decision { append: Some(append), table, answer }) => (append, table, answer),
            // What is written is compared with what is kept by being written, everything else by looking.
            decided => {
                self.check(live).await?;
                if live.table().version() != table.version() {
                    return Ok(None);
                }
                return self.unwritten(live, asked, decided).await.map(Some);
            }
        };
        #[cfg(feature = "planted")]
        {
            if self.acknowledge_early(live, &decided, &append) {
                return Ok(Some(answer));
            }
            crate::planted::show_early(live, &decided).await;
        }
        let begun = self.runtime().uptime();
        match self.store().append(append).await.map_err(failed)? {
            Appended::Done { .. } => {
                self.observer().committed(self.runtime().uptime().saturating_sub(begun));
                self.show(live, decided);
                #[cfg(feature = "planted")]
                {
                    self.repeat_effect(live, asked).await;
                    if crate::planted::refuses_effect(asked) {
                        return Err(Refused::Stale);
                    }
                }
                self.follow_up(live);
                Ok(Some(answer))
            }
            Appended::Before(stored) => {
                // By another node, or by this one before it lost the database in the middle.
                self.read_again(live, table.id()).await?;
                live.table().answer_again(asked, &stored).map(Some)
            }
            Appended::Stale { .. } => {
                self.read_again(live, table.id()).await?;
                Ok(None)
            }
            Appended::Gone => {
                self.tables().delete(table.id());
                live.notify(Notice::Gone);
                Err(Refused::UnknownGame)
            }
        }
    }

    /// The answer where nothing is to be written. A request that had its effect before is refused by the table that has
    /// moved on since.
    async fn unwritten(
        &self,
        live: &Arc<Live>,
        asked: &TableRequest,
        decided: Result<Decision, Refused>,
    ) -> Result<Answer, Refused> {
        let refused = match decided {
            Ok(decision) => return Ok(decision.answer),
            Err(refused) => refused,
        };
        let before = self.answered_before(&live.table(), asked).await?;
        #[cfg(feature = "planted")]
        before.iter().for_each(|_| self.reroll(live, asked));
        before.ok_or(refused)
    }

    /// The answer to a retry; `None` for a request with a new key or without one.
    async fn answered_before(&self, table: &Table, asked: &TableRequest) -> Result<Option<Answer>, Refused> {
        let Some(key) = asked.kept_key() else { return Ok(None) };
        let stored = self.store().answer(table.id(), &key).await.map_err(failed)?;
        stored.map(|stored| table.answer_again(asked, &stored)).transpose()
    }

    /// Reads a game again that someone else wrote.
    pub(crate) async fn read_again(&self, live: &Live, id: &GameId) -> Result<(), Refused> {
        let saved = self.store().game(id).await.map_err(failed)?.ok_or(Refused::UnknownGame)?;
        self.show(live, Arc::new(Table::new(saved).map_err(failed)?));
        Ok(())
    }

    /// What follows once something is kept.
    fn follow_up(&self, live: &Arc<Live>) {
        self.play_computers(live);
        self.find_chances(live);
        self.seal_later(live);
        self.begin_report(live);
    }

    /// Keeps a new game, and opens its table. A game of that id may be there already: `is_retry` says by the digest of
    /// the request that made it whether this request did.
    pub(crate) async fn create(
        &self,
        game: &Saved,
        who: &Who,
        is_retry: impl FnOnce([u8; 32]) -> bool,
    ) -> Result<Arc<Live>, Refused> {
        let created = self.store().create(game).await.map_err(failed)?;
        let live = self.live(&game.id).await?;
        if created == Created::Before && !is_retry(live.table().saved.request) {
            return Err(Refused::KeyReused);
        }
        live.made_by(Asker::of(who));
        self.observer().made();
        self.prepare_for(&live);
        Ok(live)
    }

    /// Deletes a game for good; for its host.
    pub(crate) async fn erase(&self, live: &Live, who: &Who) -> Result<(), Refused> {
        let _pen = live.write().await;
        let table = live.table();
        table.may(who, Permission::Delete)?;
        // Until it is gone it is there: one that could not be deleted stays.
        self.store().delete(table.id()).await.map_err(failed)?;
        self.tables().delete(table.id());
        self.series_memory().changed(&table.saved.series);
        live.notify(Notice::Gone);
        Ok(())
    }
}
