//! Contests: many games between bots.

use crate::{Bot, Level, QueryError, SeededDice, Values};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{DiceSource, Game};
use yatzy_solver::TotalHistogram;

/// Bots of given levels, one for each seat. Game `n` depends on its number only, so games can run in parallel and
/// their [`Tally`]s be added.
pub struct Contest {
    levels: Vec<Level>,
    values: Arc<dyn Values>,
    seed: u64,
}

impl Contest {
    /// # Panics
    /// If there is no seat.
    pub fn new(levels: &[Level], values: Arc<dyn Values>, seed: u64) -> Contest {
        assert!(!levels.is_empty(), "a contest has at least one seat");
        Contest { levels: levels.to_vec(), values, seed }
    }

    /// One whole game. The first seat starts.
    pub fn game(&self, number: u64) -> Result<Game, QueryError> {
        let seats = self.levels.len() as u16;
        let mut dice = SeededDice::new(self.seed, 0, number);
        let bot = |&level: &Level| Bot::new(level, self.values.clone(), self.seed ^ number);
        let mut bots = self.levels.iter().map(bot).collect::<Result<Vec<Bot>, QueryError>>()?;
        let mut game = Game::new(self.values.rules().clone(), seats, DiceSource::Program);
        while let Some(seat) = game.turn().map(|turn| turn.seat) {
            let action = bots[usize::from(seat.0)].choose(&game)?.expect("there is a turn to play");
            let event = game.decide(action, &mut dice).expect("a bot chooses among legal actions");
            game.record(&event).expect("what was decided can be recorded");
        }
        Ok(game)
    }

    /// Plays games and counts the results.
    pub fn play(&self, games: Range<u64>) -> Result<Tally, QueryError> {
        let mut tally = Tally::new(self.levels.len());
        for number in games {
            tally.count(&self.game(number)?);
        }
        Ok(tally)
    }
}

/// The results of some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    seats: Vec<SeatTally>,
}

/// The results of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Its totals.
    pub totals: TotalHistogram,
    /// Games won alone.
    pub wins: u64,
    /// Games with a shared first place.
    pub shared: u64,
}

impl Tally {
    /// An empty tally.
    pub fn new(seats: usize) -> Tally {
        Tally { games: 0, seats: vec![SeatTally::default(); seats] }
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The seats.
    pub fn seats(&self) -> &[SeatTally] {
        &self.seats
    }

    /// Counts a finished game.
    pub fn count(&mut self, game: &Game) {
        let standings = game.standings();
        let total = |seat: usize| standings.iter().find(|standing| usize::from(standing.seat.0) == seat);
        let totals: Vec<u32> =
            (0..self.seats.len()).map(|seat| total(seat).map_or(0, |standing| standing.total.0)).collect();
        self.count_totals(&totals);
    }

    /// Counts a game by the totals of its seats.
    pub fn count_totals(&mut self, totals: &[u32]) {
        self.games += 1;
        let most = totals.iter().max();
        let first = totals.iter().filter(|total| Some(*total) == most).count();
        for (seat, total) in self.seats.iter_mut().zip(totals) {
            let is_first = Some(total) == most;
            seat.totals.add(*total);
            seat.wins += u64::from(is_first && first == 1);
            seat.shared += u64::from(is_first && first > 1);
        }
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.totals.merge(&other.totals);
            seat.wins += other.wins;
            seat.shared += other.shared;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_and_shared_places_are_counted_apart() {
        let (mut tally, mut more) = (Tally::new(2), Tally::new(2));
        for totals in [[10, 10], [20, 25], [30, 20]] {
            tally.count_totals(&totals);
        }
        more.count_totals(&[40, 0]);
        tally.add(&more);
        let seats = tally.seats();
        assert_eq!((seats[0].wins, seats[0].shared, seats[1].wins, seats[1].shared), (2, 1, 1, 1));
        assert_eq!((tally.games(), seats[0].totals.mean()), (4, 25.0));
    }
}
