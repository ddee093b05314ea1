//! A table that plays again and again: who won how often, and with how many points. Seats are followed from game to
//! game, whatever they are called: names change, and two may share one.

use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use yatzy_store::{Finished, FinishedQuery};

/// The games of a series, up to one of them.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// How many games there were. Where they are is not said: an address is known to whoever was told it.
    pub games: usize,
    /// How each seat of the last game did, in the order of seats.
    pub seats: Vec<Tally>,
}

/// How someone did in a series.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The total of each game; `None` where they did not sit yet.
    pub totals: Vec<Option<u32>>,
    /// How many games they won, alone or shared.
    pub won: u32,
}

impl Tally {
    /// The points of all games.
    pub fn points(&self) -> u32 {
        self.totals.iter().flatten().sum()
    }
}

impl App {
    /// The series of a game that is over, up to this game.
    pub async fn series(&self, seen: &Seen) -> Result<Series, Refused> {
        let query = FinishedQuery { series: Some(seen.saved.series.clone()), ..FinishedQuery::default() };
        let mut games = self.store().finished(&query).await?;
        games.sort_by_key(|game| game.created);
        let last = games.iter().position(|game| game.id == *seen.id()).map_or(0, |place| place + 1);
        games.truncate(last);
        Ok(Series::of(&games))
    }
}

impl Series {
    fn of(games: &[Finished]) -> Series {
        let seats = games.last().map_or(0, |game| game.seats.len());
        Series { games: games.len(), seats: (0..seats).map(|seat| tally(games, seat)).collect() }
    }
}

/// Goes back from a seat of the last game to where it sat before.
fn tally(games: &[Finished], seat: usize) -> Tally {
    let (mut tally, mut seat) = (Tally::default(), Some(seat));
    for (i, game) in games.iter().enumerate().rev() {
        let result = seat.and_then(|seat| game.seats.get(seat)).map(|(_, _, result)| result);
        tally.totals.push(result.map(|result| result.total));
        tally.won += u32::from(result.is_some_and(|result| result.place == Some(1)));
        let before = i.checked_sub(1).and_then(|before| games.get(before));
        seat = seat.and_then(|seat| seat_before(before?, seat));
    }
    tally.totals.reverse();
    tally
}

/// Where someone sat in the game before: whoever left it is not at the table any more, and whoever began it comes
/// last. Who came late in this game did not sit anywhere.
fn seat_before(before: &Finished, seat: usize) -> Option<usize> {
    let is_abandoned = before.seats.iter().all(|(_, _, result)| result.place.is_none());
    let stays = |place: &usize| is_abandoned || before.seats[*place].2.place.is_some();
    let mut stayed: Vec<usize> = (0..before.seats.len()).filter(stays).collect();
    if !stayed.is_empty() {
        stayed.rotate_left(1);
    }
    stayed.get(seat).copied()
}
