//! The games that a table plays one after the other: who won how often, and with how many points. Seats are followed
//! from game to game, whatever they are called: names change, and two may share one.

use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use yatzy_rules::{Game, Seat};
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
        let count = seen.saved.seats.len();
        let mut series = Series { games: 0, seats: vec![Tally::default(); count] };
        // Where everyone sat, followed back to the first game. Who came late did not sit anywhere before.
        let mut sat: Vec<Option<usize>> = (0..count).map(Some).collect();
        for game in games.iter().rev() {
            if game.id != *seen.id() {
                let next = self.seats_after(game).await?;
                sat.iter_mut().for_each(|seat| *seat = seat.and_then(|seat| next.get(seat).copied()));
            }
            series.count(game, &sat);
        }
        series.seats.iter_mut().for_each(|tally| tally.totals.reverse());
        Ok(series)
    }

    /// The seats of a game in the order of its rematch. The game itself is asked, for places don't tell who left:
    /// of an abandoned game nobody has one, and who leaves with a full card has theirs.
    async fn seats_after(&self, game: &Finished) -> Result<Vec<usize>, Refused> {
        let Some(saved) = self.store().game(&game.id).await? else { return Ok(Vec::new()) };
        Ok(next_seats(&saved.game()?))
    }
}

impl Series {
    /// Counts a game, by where everyone sat in it. An abandoned one does not count; nobody has a place in it.
    fn count(&mut self, game: &Finished, sat: &[Option<usize>]) {
        if game.seats.iter().all(|(_, _, result)| result.place.is_none()) {
            return;
        }
        self.games += 1;
        for (tally, seat) in self.seats.iter_mut().zip(sat) {
            let result = seat.and_then(|seat| game.seats.get(seat)).map(|(_, _, result)| result);
            tally.totals.push(result.map(|result| result.total));
            tally.won += u32::from(result.is_some_and(|result| result.place == Some(1)));
        }
    }
}

/// The seats of a game that is over, in the order of the next one: whoever left is not at the table any more, and
/// whoever began comes last. If everyone left, they come as they were.
pub(super) fn next_seats(game: &Game) -> Vec<usize> {
    let seats = 0..game.seats();
    let mut stayed: Vec<u16> = seats.clone().filter(|&seat| !game.has_left(Seat(seat))).collect();
    if stayed.is_empty() {
        stayed = seats.collect();
    } else {
        stayed.rotate_left(1);
    }
    stayed.into_iter().map(usize::from).collect()
}
