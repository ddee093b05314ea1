//! Decide, commit, show: the only way to change a table.

use crate::live_table::{LiveTable, TableStatus};
use crate::local::{LocalHouse, failed};
use crate::queue::Asker;
use std::sync::Arc;
use yatzy_table::{
    Answer, Appended, Created, Decision, GameId, Permission, Refused, Saved, Table, TableRequest, Who,
};

/// Retries after losing a race against another node.
const TRIES: u32 = 16;

impl LocalHouse {
    /// Decides a request, commits the result, then shows it. If another node was faster, the request is decided again
    /// by the newer table; only a request that names its version is refused as stale.
    pub(crate) async fn commit(
        &self,
        live: &Arc<LiveTable>,
        asked: &TableRequest,
    ) -> Result<Answer, Refused> {
        #[cfg(feature = "planted")]
        let asked = &crate::planted::request(asked);
        let _lock = live.lock().await;
        for _ in 0..TRIES {
            if let Some(answer) = self.commit_once(live, asked).await? {
                return Ok(answer);
            }
        }
        Err(Refused::Stale)
    }

    /// Decides and commits by the cached table; `None` if that was stale and has been read again.
    async fn commit_once(
        &self,
        live: &Arc<LiveTable>,
        asked: &TableRequest,
    ) -> Result<Option<Answer>, Refused> {
        let table = live.table();
        let context = self.context_with(self.runtime().fresh_for(&table, asked));
        let (append, decided, answer) = match table.decide(asked, &context) {
            Ok(Decision { append: Some(append), table, answer }) => (append, table, answer),
            // A commit checks the version itself; anything else has to check it here.
            decided => {
                self.check(live).await?;
                if live.table().version() != table.version() {
                    return Ok(None);
                }
                return self.answer_without_write(live, asked, decided).await.map(Some);
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
                // By another node, or by this one before it lost its connection to the database.
                self.read_again(live, table.id()).await?;
                live.table().answer_again(asked, &stored).map(Some)
            }
            Appended::Stale { .. } => {
                self.read_again(live, table.id()).await?;
                Ok(None)
            }
            Appended::Gone => {
                self.tables().delete(table.id());
                live.set_status(TableStatus::Gone);
                Err(Refused::UnknownGame)
            }
        }
    }

    /// The answer of a request that writes nothing. A retry is refused by the newer table, so its stored answer is
    /// looked up.
    async fn answer_without_write(
        &self,
        live: &Arc<LiveTable>,
        asked: &TableRequest,
        decided: Result<Decision, Refused>,
    ) -> Result<Answer, Refused> {
        let refused = match decided {
            Ok(decision) => return Ok(decision.answer),
            Err(refused) => refused,
        };
        let before = self.stored_answer(&live.table(), asked).await?;
        #[cfg(feature = "planted")]
        before.iter().for_each(|_| self.reroll(live, asked));
        before.ok_or(refused)
    }

    /// The answer to a retry; `None` for a request with a new key or without one.
    async fn stored_answer(&self, table: &Table, asked: &TableRequest) -> Result<Option<Answer>, Refused> {
        let Some(key) = asked.kept_key() else { return Ok(None) };
        let stored = self.store().answer(table.id(), &key).await.map_err(failed)?;
        stored.map(|stored| table.answer_again(asked, &stored)).transpose()
    }

    /// Reads a game again that another node wrote.
    pub(crate) async fn read_again(&self, live: &LiveTable, id: &GameId) -> Result<(), Refused> {
        let saved = self.store().game(id).await.map_err(failed)?.ok_or(Refused::UnknownGame)?;
        self.show(live, Arc::new(Table::new(saved).map_err(failed)?));
        Ok(())
    }

    /// The work that follows a commit.
    fn follow_up(&self, live: &Arc<LiveTable>) {
        self.play_computers(live);
        self.find_chances(live);
        self.seal_later(live);
        self.end_match_of(&live.table());
        self.begin_report(live);
    }

    /// Stores a new game, and opens its table. A game of that id may exist already: `is_retry` tells by the digest of
    /// its request whether this request made it.
    pub(crate) async fn create(
        &self,
        game: &Saved,
        who: &Who,
        is_retry: impl FnOnce([u8; 32]) -> bool,
    ) -> Result<Arc<LiveTable>, Refused> {
        let created = self.store().create(game).await.map_err(failed)?;
        let live = self.cached_or_read(&game.id).await?;
        if created == Created::Before && !is_retry(live.table().saved.request) {
            return Err(Refused::KeyReused);
        }
        // The computer's first move is scheduled for this asker.
        live.made_by(Asker::of(who));
        let live = self.live(&game.id).await?;
        self.observer().made();
        self.prepare_for(&live);
        Ok(live)
    }

    /// Deletes a game; only its host may.
    pub(crate) async fn erase(&self, live: &LiveTable, who: &Who) -> Result<(), Refused> {
        let _lock = live.lock().await;
        let table = live.table();
        table.may(who, Permission::Delete)?;
        self.check_day_over(&table)?;
        // If the store fails, the game stays.
        self.store().delete(table.id()).await.map_err(failed)?;
        self.forget_match_of(&table).await?;
        self.tables().delete(table.id());
        self.series_cache().changed(&table.saved.series);
        live.set_status(TableStatus::Gone);
        Ok(())
    }
}
