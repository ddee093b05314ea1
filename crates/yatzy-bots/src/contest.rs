//! Many games of bots against each other.

use crate::{Bot, Level, QueryError, SeededDice, Values};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{DiceSource, Game, Points, Seat};

/// Bots of some levels, one a seat, who play game after game. Game `n` is the same whoever plays it and
/// when, so games may be spread over threads and their [`Tally`]s added up.
pub struct Contest {
    levels: Vec<Level>,
    values: Arc<dyn Values>,
    seed: u64,
}

impl Contest {
    /// A contest.
    ///
    /// # Panics
    /// If there is no seat.
    pub fn new(levels: &[Level], values: Arc<dyn Values>, seed: u64) -> Contest {
        assert!(!levels.is_empty(), "a contest has at least one seat");
        Contest { levels: levels.to_vec(), values, seed }
    }

    /// One game, from the first throw to the full cards. The first seat of the contest starts.
    pub fn game(&self, number: u64) -> Result<Game, QueryError> {
        let seats = self.levels.len() as u16;
        let mut dice = SeededDice::new(self.seed, number);
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

    /// A stretch of games, counted up.
    pub fn play(&self, games: Range<u64>) -> Result<Tally, QueryError> {
        let mut tally = Tally::new(self.levels.len());
        for number in games {
            tally.count(&self.game(number)?);
        }
        Ok(tally)
    }
}

/// What came of some games. Whole numbers only, so that adding up is exact in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    seats: Vec<SeatTally>,
}

/// One seat's part of a [`Tally`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    games: u64,
    sum: u64,
    squares: u64,
    /// Games won alone.
    pub wins: u64,
    /// Games whose first place was shared.
    pub shared: u64,
}

impl Tally {
    /// No game yet.
    pub fn new(seats: usize) -> Tally {
        Tally { games: 0, seats: vec![SeatTally::default(); seats] }
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The seats.
    pub fn seats(&self) -> &[SeatTally] {
        &self.seats
    }

    /// Counts a finished game.
    pub fn count(&mut self, game: &Game) {
        self.games += 1;
        let standings = game.standings();
        let first: Vec<Seat> = standings
            .iter()
            .filter(|standing| standing.place == Some(1))
            .map(|standing| standing.seat)
            .collect();
        for standing in &standings {
            if let Some(seat) = self.seats.get_mut(usize::from(standing.seat.0)) {
                seat.count(standing.total, first.contains(&standing.seat), first.len() > 1);
            }
        }
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.games += other.games;
            seat.sum += other.sum;
            seat.squares += other.squares;
            seat.wins += other.wins;
            seat.shared += other.shared;
        }
    }
}

impl SeatTally {
    fn count(&mut self, total: Points, first: bool, shared: bool) {
        let total = u64::from(total.0);
        self.games += 1;
        self.sum += total;
        self.squares += total * total;
        self.wins += u64::from(first && !shared);
        self.shared += u64::from(first && shared);
    }

    /// The mean total.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.games as f64
    }

    /// The standard deviation of the totals; zero for fewer than two games.
    pub fn deviation(&self) -> f64 {
        if self.games < 2 {
            return 0.0;
        }
        // In whole numbers: the squares of large totals lose digits when they are subtracted as floats.
        let (games, sum) = (u128::from(self.games), u128::from(self.sum));
        let spread = games * u128::from(self.squares) - sum * sum;
        (spread as f64 / (games * (games - 1)) as f64).sqrt()
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        self.deviation() / (self.games as f64).sqrt()
    }
}
