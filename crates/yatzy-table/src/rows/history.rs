//! Games in lists: unfinished and finished ones.

use crate::{DayGame, GameId, Moment, TokenHash};
use serde::{Deserialize, Serialize};
use yatzy_rules::{DiceSource, Game, Player, Seat};
use yatzy_text::Text;

/// A game that is not over, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = UnfinishedBody))]
pub struct Unfinished {
    /// Its id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: GameId,
    /// The edition; `None` for rules of one's own.
    pub edition: Option<String>,
    /// Whose dice: `program` or `table`.
    #[serde(rename = "dice")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub source: DiceSource,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Moment,
    /// When something last happened.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub touched: Moment,
    /// The names of its seats.
    pub names: Vec<String>,
}

/// A game that is over, as a list shows it. Its record comes with [`Store::game`](crate::Store::game).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FinishedBody))]
pub struct Finished {
    /// Its id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: GameId,
    /// The edition; `None` for rules of one's own.
    pub edition: Option<String>,
    /// The hash of the rules, as 64 hexadecimal digits.
    #[serde(rename = "rules")]
    pub rules_hash: String,
    /// Whose dice: `program` or `table`.
    #[serde(rename = "dice")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub source: DiceSource,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created: Moment,
    /// When it ended.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub ended: Moment,
    /// The first game of its series.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub series: GameId,
    /// How each seat ended.
    pub seats: Vec<FinishedSeat>,
    /// The day whose game it was: `2026-11-18`, or `2026-11-18 again` if it did not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub day: Option<DayGame>,
}

impl Finished {
    /// The seats with their positions.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &FinishedSeat)> {
        (0..).map(Seat).zip(&self.seats)
    }

    /// The shown names of the seats.
    pub fn names(&self, text: Text) -> Vec<String> {
        let seats: Vec<(&str, &Player)> =
            self.seats.iter().map(|seat| (seat.name.as_str(), &seat.player)).collect();
        text.seat_names(&seats)
    }
}

/// A seat of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FinishedSeatBody))]
pub struct FinishedSeat {
    /// The name as it was given.
    pub name: String,
    /// Who played: `person`, `open` or `bot:LEVEL`.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "bot:club"))]
    pub player: Player,
    /// The total.
    pub total: u32,
    /// The place; `None` if it gave up.
    pub place: Option<u16>,
}

impl FinishedSeat {
    /// Whether a person filled their card.
    pub fn is_full(&self) -> bool {
        self.player == Player::Person && self.place.is_some()
    }
}

/// The result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    pub seat: Seat,
    pub total: u32,
    /// The place; `None` if the seat left or the game was abandoned.
    pub place: Option<u16>,
}

impl SeatResult {
    /// The results of a game, in the order of seats; `None` while it goes on. An abandoned game has no places.
    pub fn of(game: &Game) -> Option<Vec<SeatResult>> {
        if game.turn().is_some() {
            return None;
        }
        let standings = game.standings().into_iter();
        let mut results: Vec<SeatResult> = standings
            .map(|standing| SeatResult {
                seat: standing.seat,
                total: standing.total.0,
                place: standing.place.filter(|_| !game.is_abandoned()),
            })
            .collect();
        results.sort_by_key(|result| result.seat);
        Some(results)
    }
}

/// The totals of one set of rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesTotals {
    pub edition: String,
    /// The hash of the rules, as 64 hexadecimal digits.
    pub rules_hash: String,
    /// Number of filled cards.
    pub cards: u32,
    /// The mean total.
    pub mean: f64,
    /// The best total.
    pub best: u32,
    /// The name of the player with the best total.
    pub name: String,
    /// The game with the best total.
    pub game: GameId,
    /// The end of that game.
    pub ended: Moment,
}

/// A filter for finished games. Without holder, series and day, games of a day are left out: others may still play with
/// the same dice.
#[derive(Clone, Debug, Default)]
pub struct FinishedQuery {
    /// Only games of this edition.
    pub edition: Option<String>,
    /// Only games of these rules, as 64 hexadecimal digits.
    pub rules_hash: Option<String>,
    /// Only games of this series.
    pub series: Option<GameId>,
    /// Only games that this device made or held a seat in.
    pub holder: Option<TokenHash>,
    /// Only games that were played to the end.
    pub complete: bool,
    /// Only games of this day.
    pub day: Option<DayGame>,
    /// Only games of any day.
    pub of_days: bool,
    /// Number of games to skip.
    pub skip: u32,
    /// Largest number of games; all if `None`.
    pub limit: Option<u32>,
}
