//! The games that a table plays one after the other.

use serde::{Deserialize, Serialize};
use yatzy_table::{SeatSeries, Series};

/// The games that a table has played, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeriesBody {
    /// How many were played to their end.
    pub games: u32,
    /// How many of them each player of this game has won.
    pub won: Vec<WonBody>,
    /// The id of the game that the table went on to; `null` if there is none yet.
    pub next: Option<String>,
}

/// Games won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WonBody {
    /// By whom.
    pub name: String,
    /// How many.
    pub games: u32,
}

/// The games that a table has played so far, seat by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSeriesBody {
    /// How many were played to their end.
    pub games: u32,
    /// How each seat of this game did in them.
    pub seats: Vec<SeatSeriesBody>,
}

/// How someone did in a series.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatSeriesBody {
    /// The total of each game; `null` where they did not sit yet.
    pub totals: Vec<Option<u32>>,
    /// How many games they won, alone or shared.
    pub won: u32,
}

impl TableSeriesBody {
    pub(crate) fn of(series: &Series) -> TableSeriesBody {
        let seat = |seat: &SeatSeries| SeatSeriesBody { totals: seat.totals.clone(), won: seat.won };
        TableSeriesBody { games: series.games, seats: series.seats.iter().map(seat).collect() }
    }

    pub(crate) fn read(&self) -> Series {
        let seat = |seat: &SeatSeriesBody| SeatSeries { totals: seat.totals.clone(), won: seat.won };
        Series { games: self.games, seats: self.seats.iter().map(seat).collect() }
    }
}
