//! Today's game: one game a day for each kind of game, with the same dice for everyone.

use crate::{GameId, Moment, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use yatzy_rules::Date;

/// The games of one day, as one device sees them. Totals of others depend on dice that this device has not thrown yet:
/// they are there once its own game is over, or the day is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DayBody))]
pub struct Day {
    /// The day, in UTC.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "2026-11-18"))]
    pub date: Date,
    /// When attempts end and the seeds are published, in milliseconds since 1970; `null` where the seeds follow from
    /// the date, and it is played on honour.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub closes: Option<Moment>,
    /// Whether its games can be started: it is today.
    pub is_today: bool,
    /// The games. An earlier day on which no one played has none.
    pub games: Vec<DayRules>,
}

/// One game of a day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DayRulesBody))]
pub struct DayRules {
    /// The ruleset.
    pub rules: String,
    /// The commitment of its dice, as 64 hexadecimal digits.
    pub commitment: String,
    /// The seed of its dice, as 64 hexadecimal digits, once the day has closed.
    pub seed: Option<String>,
    /// The first attempt of this device.
    pub yours: Option<Attempt>,
    /// How many have finished.
    pub finished: u32,
    /// The best totals, as far as this device may see them.
    pub board: Vec<BoardLine>,
}

/// The attempt of a device that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = AttemptBody))]
pub struct Attempt {
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub game: GameId,
    /// Whether it is over.
    pub over: bool,
    /// The total, if it was played to its end.
    pub total: Option<u32>,
}

/// A line of the board of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = BoardLineBody))]
pub struct BoardLine {
    /// The place; equal totals share one.
    pub place: u32,
    /// The name.
    pub name: String,
    /// The total.
    pub total: u32,
    /// Whether it is the asker's.
    pub yours: bool,
}

/// The days that a device has played, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CalendarBody))]
pub struct Calendar {
    /// Today, in UTC.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "2026-11-18"))]
    pub today: Date,
    /// On how many days in a row, up to today or yesterday, a game was finished.
    pub streak: u32,
    /// The attempts that are over, the latest first.
    pub played: Vec<PlayedDay>,
}

/// An attempt of a device that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PlayedDayBody))]
pub struct PlayedDay {
    /// The day, in UTC.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "2026-11-18"))]
    pub date: Date,
    /// The ruleset.
    pub rules: String,
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub game: GameId,
    /// The total; `null` if it was given up.
    pub total: Option<u32>,
    /// Whether it was the first attempt of the day.
    pub counts: bool,
}

impl Calendar {
    /// The calendar of these attempts.
    pub fn new(today: Date, played: Vec<PlayedDay>) -> Calendar {
        let finished = played.iter().filter(|day| day.counts && day.total.is_some());
        let streak = streak(today, finished.map(|day| day.date));
        Calendar { today, streak, played }
    }

    /// The attempts that count and were finished.
    pub fn finished(&self, rules: &str) -> impl Iterator<Item = (Date, u32)> {
        let counted = self.played.iter().filter(move |day| day.counts && day.rules == rules);
        counted.filter_map(|day| Some((day.date, day.total?)))
    }

    /// The mean total of a game.
    pub fn average(&self, rules: &str) -> Option<f64> {
        let totals: Vec<u32> = self.finished(rules).map(|(_, total)| total).collect();
        let sum: u32 = totals.iter().sum();
        (!totals.is_empty()).then(|| f64::from(sum) / totals.len() as f64)
    }
}

/// How many of these days are in a row up to today, or up to yesterday: a streak does not end in the morning.
pub fn streak(today: Date, days: impl IntoIterator<Item = Date>) -> u32 {
    let back: BTreeSet<i64> = days.into_iter().map(|day| days_since(day, today)).collect();
    let first = if back.contains(&0) { 0 } else { 1 };
    (first..).take_while(|days| back.contains(days)).count() as u32
}

/// Days from one date to another.
pub fn days_since(date: Date, today: Date) -> i64 {
    let number = |date: Date| Moment::noon(date).0.div_euclid(MILLIS_A_DAY);
    number(today) - number(date)
}

const MILLIS_A_DAY: i64 = 86_400_000;

/// When a day's attempts end and its seeds are published: 24 hours after its end.
pub fn day_closes(date: Date) -> Moment {
    Moment(Moment::noon(date).0 + 3 * MILLIS_A_DAY / 2)
}

/// What a turn's choices cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnCost {
    /// Less than a tenth of a point: as good as the best choice.
    None,
    /// Less than three points.
    Little,
    /// Three points or more.
    Much,
}

impl TurnCost {
    /// The class of a cost in points of the expected total.
    pub fn of(cost: f64) -> TurnCost {
        match cost {
            cost if cost < 0.1 => TurnCost::None,
            cost if cost < 3.0 => TurnCost::Little,
            _ => TurnCost::Much,
        }
    }

    /// The coloured square of a shared result. Blue, yellow and red differ for colour-blind people too.
    pub fn square(self) -> &'static str {
        match self {
            TurnCost::None => "🟦",
            TurnCost::Little => "🟨",
            TurnCost::Much => "🟥",
        }
    }
}

/// The costs of the turns as squares, in lines of about the same length, of at most ten.
pub fn squares(costs: &[TurnCost]) -> String {
    let length = costs.len().div_ceil(costs.len().div_ceil(10).max(1)).max(1);
    let lines = costs.chunks(length).map(|line| line.iter().map(|cost| cost.square()).collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}

impl Attempt {
    /// The attempt at a table.
    pub fn of(view: &View) -> Attempt {
        let total = view.standings.first().filter(|_| view.is_over() && !view.abandoned);
        let total = total.filter(|standing| standing.place.is_some());
        Attempt { game: view.id.clone(), over: view.is_over(), total: total.map(|standing| standing.total.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(date: &str, total: Option<u32>, counts: bool) -> PlayedDay {
        let game = GameId::from_bytes(&[7; 32]);
        PlayedDay { date: date.parse().unwrap(), rules: "yatzy".to_owned(), game, total, counts }
    }

    #[test]
    fn a_streak_ends_with_a_day_that_was_not_finished() {
        let days = vec![
            played("2026-03-01", Some(240), true),
            played("2026-02-28", Some(200), true),
            played("2026-02-28", Some(300), false),
            played("2026-02-27", None, true),
            played("2026-02-26", Some(250), true),
        ];
        let streak =
            |today: &str, days: &[PlayedDay]| Calendar::new(today.parse().unwrap(), days.to_vec()).streak;
        assert_eq!(streak("2026-03-01", &days), 2);
        assert_eq!(streak("2026-03-02", &days), 2, "today is not over");
        assert_eq!(streak("2026-03-03", &days), 0);
        assert_eq!(streak("2026-02-28", &days[1..]), 1);
        assert_eq!(streak("2026-02-28", &[]), 0);
        let calendar = Calendar::new("2026-03-01".parse().unwrap(), days);
        assert_eq!(calendar.average("yatzy"), Some(230.0));
        assert_eq!(calendar.average("maxi"), None);
    }

    #[test]
    fn a_day_closes_a_day_after_its_end() {
        assert_eq!(day_closes("1970-01-01".parse().unwrap()), Moment(2 * MILLIS_A_DAY));
    }

    #[test]
    fn squares_tell_what_choices_cost() {
        let costs = [0.0, 0.099, 0.1, 2.99, 3.0, 40.0, 0.0, 0.0, 0.0, 0.0, 3.0].map(TurnCost::of);
        assert_eq!(squares(&costs), "🟦🟦🟨🟨🟥🟥\n🟦🟦🟦🟦🟥");
        assert_eq!((squares(&costs[..8]).lines().count(), squares(&[])), (1, String::new()));
    }
}
