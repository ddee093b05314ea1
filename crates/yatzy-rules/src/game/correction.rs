//! Corrections: one finished turn is replaced, and all later turns are replayed.

use super::{DiceSource, Entry, Game, Refusal, Step, TableTurn, Turn};
use crate::{Event, Seat};

impl Game {
    /// The game with one turn replaced, and the new entry of that turn. Refused with the first later turn
    /// that would become illegal.
    pub(super) fn corrected(
        &self,
        round: u16,
        seat: Seat,
        table: &TableTurn,
    ) -> Result<(Game, Entry), Refusal> {
        if self.source() != DiceSource::Table {
            return Err(Refusal::ThrowStands);
        }
        let is_it = |step: &Step| matches!(step, Step::Turn(turn) if (turn.round, turn.seat) == (round, seat) && turn.entry.is_some());
        let place = self.steps.iter().position(is_it).ok_or(Refusal::NoSuchTurn { round, seat })?;
        let mut game = Game::new(self.rules().clone(), self.first_seats(), self.source());
        let mut written = None;
        for (i, step) in self.steps.iter().enumerate() {
            match step {
                Step::Turn(turn) if i == place => written = Some(game.replace(turn, table)?),
                Step::Turn(turn) => game.repeat(turn).map_err(|because| later(turn, because))?,
                Step::Joined(seat) => game.record(&Event::Joined { seat: *seat })?,
                Step::Left(seat) => game.record(&Event::Left { seat: *seat })?,
                Step::Abandoned => game.record(&Event::Abandoned)?,
            }
        }
        if let Some(turn) = &self.turn {
            game.repeat(turn).map_err(|because| later(turn, because))?;
        }
        Ok((game, written.expect("the turn was found among the steps")))
    }

    /// Plays the corrected turn and keeps the old one as crossed out.
    fn replace(&mut self, before: &Turn, table: &TableTurn) -> Result<Entry, Refusal> {
        let seat = before.seat;
        let entry = self.table_entry(table)?;
        let now = self.now();
        now.hinted = before.hinted;
        now.crossed_out.clone_from(&before.crossed_out);
        now.crossed_out.push(Turn { crossed_out: Vec::new(), ..before.clone() });
        self.record(&Event::Tabled { seat, table: *table, entry })?;
        Ok(entry)
    }
}

fn later(turn: &Turn, because: Refusal) -> Refusal {
    Refusal::LaterTurn { round: turn.round, seat: turn.seat, because: Box::new(because) }
}
