//! A shelf that forgets: for tests, and for a place without a writable folder.

use super::{Finished, FinishedSeat, Shelf, ShelfError, Shelved};
use yatzy_rules::{Record, Ruleset};
use yatzy_store::{GameId, Happening};

/// Keeps games as long as the program runs.
#[derive(Debug, Default)]
pub struct MemoryShelf {
    /// Newest last.
    games: Vec<Shelved>,
    next: u8,
}

impl Shelf for MemoryShelf {
    fn new_id(&mut self) -> GameId {
        self.next = self.next.wrapping_add(1);
        GameId::from_bytes(&[self.next; 32])
    }

    fn append(&mut self, id: &GameId, record: &Record, _news: &[Happening]) -> Result<(), ShelfError> {
        self.games.retain(|shelved| shelved.id != *id);
        self.games.push(Shelved { id: id.clone(), record: record.clone() });
        Ok(())
    }

    fn take(&mut self, id: &GameId) -> Result<Record, ShelfError> {
        self.record(id)
    }

    fn put_back(&mut self, _id: &GameId) {}

    fn unfinished(&self) -> Result<Vec<Shelved>, ShelfError> {
        let newest_first = self.games.iter().rev();
        Ok(newest_first.filter(|shelved| shelved.record.game.turn().is_some()).cloned().collect())
    }

    fn finished(&self, rules: Option<&Ruleset>) -> Result<Vec<Finished>, ShelfError> {
        let over = self.games.iter().rev().filter(|shelved| shelved.record.game.turn().is_none());
        let of_rules = over
            .filter(|shelved| rules.is_none_or(|rules| shelved.record.game.rules().hash() == rules.hash()));
        Ok(of_rules.filter_map(finished).collect())
    }

    fn record(&self, id: &GameId) -> Result<Record, ShelfError> {
        let found = self.games.iter().find(|shelved| shelved.id == *id);
        found.map(|shelved| shelved.record.clone()).ok_or_else(|| ShelfError::Absent(id.clone()))
    }

    fn newest(&self) -> Option<Shelved> {
        self.games.last().cloned()
    }
}

/// A game as a list shows it; `None` if it was abandoned.
fn finished(shelved: &Shelved) -> Option<Finished> {
    let record = &shelved.record;
    let mut standings = record.game.standings();
    standings.sort_by_key(|standing| standing.seat);
    let seat = |standing: &yatzy_rules::Standing| FinishedSeat {
        name: record.name(standing.seat).to_owned(),
        player: record.player(standing.seat).clone(),
        total: standing.total,
        complete: standing.place.is_some(),
    };
    (!record.game.is_abandoned()).then(|| Finished {
        id: shelved.id.clone(),
        edition: record.edition.clone(),
        rules: record.game.rules().hash(),
        seats: standings.iter().map(seat).collect(),
    })
}
