//! Decide, keep, show: the one way in which a table changes.

use crate::live::{Live, Notice};
use crate::local::{LocalHouse, failed};
use crate::queue::Asker;
use std::sync::Arc;
use yatzy_table::{Answer, Appended, Asked, Created, GameId, NewGame, Refused, Table, Who};

impl LocalHouse {
    /// What a request leads to is kept, then shown, then answered.
    pub(crate) async fn keep(&self, live: &Arc<Live>, asked: &Asked) -> Result<Answer, Refused> {
        #[cfg(feature = "planted")]
        let asked = &crate::planted::request(asked);
        let _pen = live.write().await;
        let table = live.table();
        let decision = match table.decide(asked, &self.world()) {
            Ok(decision) => decision,
            // A request that had its effect before is refused by the table that has moved on.
            Err(refused) => {
                let before = self.answered_before(&table, asked).await?;
                #[cfg(feature = "planted")]
                before.iter().for_each(|_| self.reroll(live, asked));
                return before.ok_or(refused);
            }
        };
        let Some(append) = decision.append else { return Ok(decision.answer) };
        #[cfg(feature = "planted")]
        {
            if self.acknowledge_early(live, &decision.table, &append) {
                return Ok(decision.answer);
            }
            crate::planted::show_early(live, &decision.table).await;
        }
        let begun = self.runtime().uptime();
        match self.store().append(append).await.map_err(failed)? {
            Appended::Done { .. } => {
                self.observer().committed(self.runtime().uptime().saturating_sub(begun));
                live.show(decision.table);
                self.follow_up(live);
                Ok(decision.answer)
            }
            Appended::Before { answer } => {
                // By another node, or by this one before it lost the database in the middle.
                self.read_again(live, table.id()).await?;
                live.table().answer_again(asked, &answer).ok_or(Refused::Unavailable)
            }
            Appended::OtherRequest => Err(Refused::KeyReused),
            Appended::Stale { .. } => {
                self.read_again(live, table.id()).await?;
                Err(Refused::Stale)
            }
            Appended::Gone => {
                self.tables().delete(table.id());
                live.notify(Notice::Gone);
                Err(Refused::UnknownGame)
            }
        }
    }

    /// What a request with this key was answered before, if it was this very request.
    async fn answered_before(&self, table: &Table, asked: &Asked) -> Result<Option<Answer>, Refused> {
        let Some(key) = asked.kept_key() else { return Ok(None) };
        match self.store().answer(table.id(), &key, asked.digest()).await.map_err(failed)? {
            None => Ok(None),
            Some(Appended::Before { answer }) => {
                table.answer_again(asked, &answer).map(Some).ok_or(Refused::Unavailable)
            }
            Some(_) => Err(Refused::KeyReused),
        }
    }

    /// Reads a game again that someone else wrote.
    pub(crate) async fn read_again(&self, live: &Live, id: &GameId) -> Result<(), Refused> {
        let saved = self.store().game(id).await.map_err(failed)?.ok_or(Refused::UnknownGame)?;
        live.show(Arc::new(Table::new(saved).map_err(failed)?));
        Ok(())
    }

    /// What follows once something is kept.
    fn follow_up(&self, live: &Arc<Live>) {
        self.play_computers(live);
        self.find_chances(live);
        self.seal_later(live);
        self.begin_report(live);
    }

    /// Keeps a new game, and opens its table.
    pub(crate) async fn create(&self, game: &NewGame, who: &Who) -> Result<Arc<Live>, Refused> {
        if self.store().create(game).await.map_err(failed)? == Created::OtherRequest {
            return Err(Refused::KeyReused);
        }
        let live = self.live(&game.id).await?;
        live.made_by(Asker::of(who));
        self.observer().made();
        self.prepare_for(&live);
        Ok(live)
    }

    /// Deletes a game for good; for its host.
    pub(crate) async fn erase(&self, live: &Live, who: &Who) -> Result<(), Refused> {
        let _pen = live.write().await;
        let table = live.table();
        if !table.is_host(who) {
            return Err(Refused::NotHost);
        }
        // Until it is gone it is there: one that could not be deleted stays.
        self.store().delete(table.id()).await.map_err(failed)?;
        self.tables().delete(table.id());
        live.notify(Notice::Gone);
        Ok(())
    }
}
