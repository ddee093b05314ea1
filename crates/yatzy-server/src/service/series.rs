//! The games that a table plays one after the other.

use crate::app::App;
use crate::refused::Refused;
use crate::table::Seen;
use yatzy_store::FinishedQuery;

/// What a series has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    /// How many games were played to their end.
    pub games: u32,
    /// How many of them each player of a table has won, by name.
    pub won: Vec<(String, u32)>,
}

impl App {
    /// The series that a game belongs to, for those who play it.
    pub async fn series(&self, seen: &Seen) -> Result<Series, Refused> {
        let series = Some(seen.saved.series.clone());
        let query = FinishedQuery { series, complete: true, ..FinishedQuery::default() };
        let games = self.store().finished(&query).await?;
        let won = |name: &str| {
            let winners =
                games.iter().flat_map(|game| &game.seats).filter(|(_, _, result)| result.place == Some(1));
            winners.filter(|(winner, _, _)| winner == name).count() as u32
        };
        let won = seen.saved.seats.iter().map(|seat| (seat.name.clone(), won(&seat.name))).collect();
        Ok(Series { games: games.len() as u32, won })
    }
}
