//! The games that a table plays one after the other: wins and points of each seat. Seats are followed by position and
//! not by name, because names change and may be equal.

use crate::FinishedSeat;
use serde::{Deserialize, Serialize};
use yatzy_rules::Seat;

/// What a series has come to, up to one of its games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TableSeriesBody))]
pub struct Series {
    /// How many games were played to their end.
    pub games: u32,
    /// How each seat of the last game did in them, in the order of seats.
    pub seats: Vec<SeatSeries>,
}

/// How someone did in a series.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SeatSeriesBody))]
pub struct SeatSeries {
    /// The total of each game; `None` where they did not sit yet.
    pub totals: Vec<Option<u32>>,
    /// How many games they won, alone or shared.
    pub won: u32,
}

impl SeatSeries {
    /// The points of all games.
    pub fn points(&self) -> u32 {
        self.totals.iter().flatten().sum()
    }
}

impl Series {
    /// A series with this many seats and no games.
    pub fn of_seats(count: usize) -> Series {
        Series { games: 0, seats: vec![SeatSeries::default(); count] }
    }

    /// Adds a game, the latest first. `results` are its results by seat, `sat` is the seat of each row in that game.
    /// An abandoned game does not count: no seat has a place in it.
    pub fn count(&mut self, results: &[FinishedSeat], sat: &[Option<usize>]) {
        if results.iter().all(|result| result.place.is_none()) {
            return;
        }
        self.games += 1;
        for (tally, seat) in self.seats.iter_mut().zip(sat) {
            let result = seat.and_then(|seat| results.get(seat));
            tally.totals.insert(0, result.map(|result| result.total));
            tally.won += u32::from(result.is_some_and(|result| result.place == Some(1)));
        }
    }
}

/// The seats of the next game, in order. Seats that left are dropped, and the seat that began comes last. If every
/// seat left, the order stays. Places don't show who left: in an abandoned game no seat has one, and a seat that
/// leaves with a full card keeps its place.
pub fn next_seats(seats: usize, has_left: impl Fn(Seat) -> bool) -> Vec<usize> {
    let mut stayed: Vec<usize> = (0..seats).filter(|&seat| !has_left(Seat(seat as u16))).collect();
    if stayed.is_empty() {
        return (0..seats).collect();
    }
    stayed.rotate_left(1);
    stayed
}
