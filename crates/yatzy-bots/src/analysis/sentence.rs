//! The report in words.

use super::{Analysis, Decision, SeatReport, Split, TurnReport};
use crate::Words;
use crate::coach::rounded;
use yatzy_rules::Seat;
use yatzy_text::{Text, say};

impl Analysis {
    /// The report of a seat in one sentence: "231 points. Perfect play averages 248; your dice were 9 worse
    /// than average, your choices cost 8." Who played alone is told "your".
    pub fn sentence(&self, text: Text, seat: Seat) -> String {
        let Some(report) = self.seats.get(usize::from(seat.0)) else { return String::new() };
        let points = say!(text, "points", points = report.total.0);
        let expected = report.expected.round();
        let (luck, side) = size(report.luck());
        let cost = report.cost().round();
        let (dice, choices) = if self.seats.len() == 1 {
            (
                say!(text, "analysis-your-dice", luck = luck, side = side),
                say!(text, "analysis-your-choices", cost = cost),
            )
        } else {
            (
                say!(text, "analysis-the-dice", luck = luck, side = side),
                say!(text, "analysis-the-choices", cost = cost),
            )
        };
        let (whole, side) = size(report.whole());
        let whole = say!(text, "analysis-whole", whole = whole, side = side);
        match Known::of(report) {
            _ if report.to_come.abs() > 0.5 => {
                let values = &[
                    ("points", points.into()),
                    ("to-come", report.to_come.round().into()),
                    ("expected", expected.into()),
                    ("dice", dice.into()),
                    ("choices", choices.into()),
                ];
                text.say(yatzy_text::key!("analysis-report-so-far"), values)
            }
            Known::Nothing => {
                say!(text, "analysis-report-whole", points = points, expected = expected, whole = whole)
            }
            Known::Everything => say!(
                text,
                "analysis-report",
                points = points,
                expected = expected,
                dice = dice,
                choices = choices
            ),
            Known::Part => say!(
                text,
                "analysis-report-part-whole",
                points = points,
                expected = expected,
                dice = dice,
                choices = choices,
                whole = whole
            ),
        }
    }
}

/// How many of a seat's turns can be told apart.
enum Known {
    Everything,
    Part,
    Nothing,
}

impl Known {
    fn of(report: &SeatReport) -> Known {
        let whole = report.turns.iter().filter(|turn| matches!(turn.split, Split::Whole(_))).count();
        match whole {
            0 => Known::Everything,
            _ if whole == report.turns.len() => Known::Nothing,
            _ => Known::Part,
        }
    }
}

/// A difference as people say it: how much, and which way.
fn size(points: f64) -> (f64, &'static str) {
    (points.abs().round(), if points < 0.0 { "worse" } else { "better" })
}

impl Decision {
    /// The moment and what was done: "Turn 3, 6-6-6-5-5: Enter 28 in Full house".
    pub fn done_sentence(&self, words: &Words<'_>, turn: &TurnReport) -> String {
        let done = words.action(self.done, self.done_points, self.hand);
        match self.hand {
            Some(hand) => {
                say!(words.text, "analysis-mistake", round = turn.round, hand = hand.to_string(), done = done)
            }
            None => say!(words.text, "analysis-mistake-named", round = turn.round, done = done),
        }
    }

    /// What was better, and by how much: "1.2 better: Keep the sixes".
    pub fn better_sentence(&self, words: &Words<'_>) -> String {
        let best = words.action(self.best, self.best_points, self.hand);
        say!(words.text, "analysis-better", best = best, cost = rounded(self.cost))
    }
}
