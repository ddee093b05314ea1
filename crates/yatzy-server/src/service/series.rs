//! The games that a table plays one after the other: who won how often, and with how many points. Seats are followed
//! from game to game, whatever they are called: names change, and two may share one.

use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use yatzy_store::{Finished, FinishedQuery};

/// What a series has come to, up to one of its games.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// How many games were played to their end.
    pub games: u32,
    /// How each seat of the last game did in them, in the order of seats.
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
    /// The series that a game belongs to, up to this game.
    pub async fn series(&self, seen: &Seen) -> Result<Series, Refused> {
        let query = FinishedQuery { series: Some(seen.saved.series.clone()), ..FinishedQuery::default() };
        let mut games = self.store().finished(&query).await?;
        games.sort_by_key(|game| game.created);
        // While this one goes on, it is those before it.
        let this = games.iter().position(|game| game.id == *seen.id());
        games.truncate(this.map_or(games.len(), |place| place + 1));
        let last = games.last();
        let seat_then = |seat: usize| match this {
            Some(_) => Some(seat),
            None => seat_before(last?, seat),
        };
        let seats = (0..seen.saved.seats.len()).map(|seat| tally(&games, seat_then(seat))).collect();
        Ok(Series { games: games.iter().filter(|game| is_complete(game)).count() as u32, seats })
    }
}

/// Goes back from a seat of the last game to where it sat before.
fn tally(games: &[Finished], mut seat: Option<usize>) -> Tally {
    let mut tally = Tally::default();
    for (i, game) in games.iter().enumerate().rev() {
        if is_complete(game) {
            let result = seat.and_then(|seat| game.seats.get(seat)).map(|(_, _, result)| result);
            tally.totals.push(result.map(|result| result.total));
            tally.won += u32::from(result.is_some_and(|result| result.place == Some(1)));
        }
        let before = i.checked_sub(1).and_then(|before| games.get(before));
        seat = seat.and_then(|seat| seat_before(before?, seat));
    }
    tally.totals.reverse();
    tally
}

/// Of an abandoned game nobody has a place.
fn is_complete(game: &Finished) -> bool {
    game.seats.iter().any(|(_, _, result)| result.place.is_some())
}

/// Where someone sat in the game before: whoever left it is not at the table any more, and whoever began it comes
/// last. Who came late in this game did not sit anywhere.
fn seat_before(before: &Finished, seat: usize) -> Option<usize> {
    let stays = |place: &usize| !is_complete(before) || before.seats[*place].2.place.is_some();
    let mut stayed: Vec<usize> = (0..before.seats.len()).filter(stays).collect();
    if !stayed.is_empty() {
        stayed.rotate_left(1);
    }
    stayed.get(seat).copied()
}
