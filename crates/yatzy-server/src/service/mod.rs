//! What can be done at a table: the one layer that pages and API share. It decides who may act, lets the rules
//! decide what is legal, makes it durable, and only then shows it.

mod act;
mod bots;
mod coach;
mod make;
mod records;
mod report;
mod seats;
mod series;

pub use act::{Acted, can_take_back};
pub use bots::{Advised, Bots, Perfect};
pub use coach::{Coached, Question};
pub use make::{Made, NewSeat, NewTable, SeatLink};
pub use records::{COUNTED, EditionRecord, HouseStatistics, Total};
pub use report::Known;
pub use seats::{Taken, linked};

use crate::app::App;
use crate::refused::Refused;
use crate::table::{Live, Notice, Seen};
use crate::who::Who;
use std::sync::Arc;
use yatzy_rules::Seat;
use yatzy_store::{Append, Appended, GameId, Happening, Moment, Once, SavedSeat, SeatResult};

/// The most seats of a table.
pub const MAX_SEATS: usize = 40;

impl App {
    /// The table of a game.
    pub async fn table(&self, id: &GameId) -> Result<Arc<Live>, Refused> {
        self.tables().get(self.store(), id).await?.ok_or(Refused::UnknownGame)
    }

    /// The table of an id as it stands in an address. What is no id is no game either.
    pub async fn table_at(&self, id: &str) -> Result<Arc<Live>, Refused> {
        let id: GameId = id.parse().map_err(|_| Refused::UnknownGame)?;
        self.table(&id).await
    }

    /// The game that waits under a code, however it was typed.
    pub async fn by_code(&self, code: &str) -> Result<GameId, Refused> {
        let letters = code.chars().filter(|c| c.is_ascii_alphanumeric()).take(16);
        let code: String = letters
            .map(|c| match c.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                c => c,
            })
            .collect();
        self.store().by_code(&code).await?.ok_or(Refused::UnknownCode)
    }

    /// Deletes a game for good; for its host.
    pub async fn delete(&self, live: &Live, who: &Who) -> Result<(), Refused> {
        let seen = live.seen();
        if !seen.is_host(who) {
            return Err(Refused::NotHost(seen));
        }
        self.store().delete(seen.id()).await?;
        self.tables().forget(seen.id());
        live.notify(Notice::Gone);
        Ok(())
    }

    /// Makes something durable, then shows it. The caller holds the pen, and has checked that it is legal.
    async fn commit(&self, live: &Arc<Live>, seen: &Arc<Seen>, change: Change) -> Result<Committed, Refused> {
        let mut saved = seen.saved.clone();
        let mut game = seen.game.clone();
        let at = Moment::now();
        let first = seen.version();
        for (what, version) in change.what.iter().zip(first + 1..) {
            if let Some(event) = what.event() {
                game.record(&event).map_err(|refusal| Refused::by_rules(refusal, seen))?;
            }
            saved.log.push(yatzy_store::Logged { version, at, what: *what });
        }
        for (seat, new) in &change.seats {
            match saved.seats.get_mut(usize::from(seat.0)) {
                Some(place) => place.clone_from(new),
                None => saved.seats.push(new.clone()),
            }
        }
        let append = Append {
            game: saved.id.clone(),
            rules: saved.rules.clone(),
            expected: first,
            at,
            what: change.what,
            seats: change.seats,
            results: SeatResult::of(&game),
            once: change.once,
        };
        let written = std::time::Instant::now();
        match self.store().append(append).await? {
            Appended::Done { .. } => {
                self.metrics().committed(written.elapsed());
                let seen = Arc::new(Seen { saved, game });
                live.show(seen.clone());
                self.play_bots(live);
                self.begin_report(&seen);
                Ok(Committed::Now(seen))
            }
            Appended::Before { answer } => Ok(Committed::Before(answer)),
            Appended::OtherRequest => Err(Refused::KeyReused),
            Appended::Stale { .. } => Err(Refused::Stale(self.look_again(live, seen.id()).await?)),
            Appended::Gone => Err(Refused::UnknownGame),
        }
    }

    /// Reads a game again that another node wrote.
    async fn look_again(&self, live: &Live, id: &GameId) -> Result<Arc<Seen>, Refused> {
        let saved = self.store().game(id).await?.ok_or(Refused::UnknownGame)?;
        live.show(Arc::new(Seen::new(saved)?));
        Ok(live.seen())
    }
}

/// Something to be made durable, all of it or nothing.
#[derive(Debug, Default)]
struct Change {
    what: Vec<Happening>,
    seats: Vec<(Seat, SavedSeat)>,
    once: Option<Once>,
}

/// What became of it.
enum Committed {
    /// It happened.
    Now(Arc<Seen>),
    /// It had happened before; this was the answer.
    Before(String),
}
