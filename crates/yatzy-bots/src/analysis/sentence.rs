//! The report in words.

use super::{Analysis, Decision, SeatReport, TurnReport, TurnSplit};
use crate::Words;
use crate::coach::{rounded, rounded_up};
use yatzy_rules::Seat;
use yatzy_text::{Text, say};

impl Analysis {
    /// The report of a seat in a sentence or two: "231 points. Perfect play averages 248 points; your dice gave
    /// 9 points less than average, your choices cost 8 points." A single player is addressed as "your".
    pub fn sentence(&self, text: Text, seat: Seat) -> String {
        let Some(report) = self.seats.get(usize::from(seat.0)) else { return String::new() };
        let points = say!(text, "points", points = report.total.0);
        let points = match report.to_come.round() {
            0.0 => points,
            to_come => say!(text, "analysis-so-far", points = points, more = to_come),
        };
        let expected = report.expected.round();
        let average = if self.exact {
            say!(text, "analysis-perfect", expected = expected)
        } else {
            say!(text, "analysis-estimated", expected = expected)
        };
        let clauses = self.clauses(text, report).join(", ");
        if clauses.is_empty() {
            return say!(text, "analysis-report-unplayed", points = points, average = average);
        }
        say!(text, "analysis-report", points = points, average = average, clauses = clauses)
    }

    /// The caveat for estimated values, with their error if it was measured.
    pub fn caveat(&self, text: Text) -> Option<String> {
        (!self.exact).then(|| caveat(text, self.error))
    }

    /// The changes of the total: the dice, the choices, and turns that can't be split.
    fn clauses(&self, text: Text, report: &SeatReport) -> Vec<String> {
        let mut clauses = Vec::new();
        let wholes = report.turns.iter().filter(|turn| matches!(turn.split, TurnSplit::Whole(_))).count();
        if wholes < report.turns.len() {
            let (luck, side) = size(report.luck());
            let cost = report.cost().round();
            clauses.extend(if self.seats.len() == 1 {
                [
                    say!(text, "analysis-your-dice", luck = luck, side = side),
                    say!(text, "analysis-your-choices", cost = cost),
                ]
            } else {
                [
                    say!(text, "analysis-the-dice", luck = luck, side = side),
                    say!(text, "analysis-the-choices", cost = cost),
                ]
            });
        }
        if wholes > 0 {
            let (whole, side) = size(report.whole());
            clauses.push(say!(text, "analysis-whole", whole = whole, side = side));
        }
        clauses
    }
}

impl SeatReport {
    /// The accuracy, and what it means.
    pub fn accuracy_sentence(&self, text: Text) -> String {
        let Some(accuracy) = self.accuracy() else { return say!(text, "analysis-no-accuracy") };
        let share = accuracy / 100.0;
        // 0 and 100 per cent need no decimals.
        let decimals = if (0.0005..0.9995).contains(&share) { 1 } else { 0 };
        let figure = say!(text, "analysis-accuracy", accuracy = text.percent(share, decimals));
        let (perfect, blind) = (text.percent(1.0, 0), text.percent(0.0, 0));
        format!("{figure}. {}", say!(text, "report-accuracy", perfect = perfect, blind = blind))
    }
}

/// The caveat for figures from estimated values.
pub fn caveat(text: Text, error: Option<f64>) -> String {
    match error {
        Some(error) => say!(text, "analysis-fitted", error = rounded_up(error)),
        None => say!(text, "analysis-estimate"),
    }
}

/// The size and the direction of a difference.
fn size(points: f64) -> (f64, &'static str) {
    (points.abs().round(), if points < 0.0 { "worse" } else { "better" })
}

impl Decision {
    /// The point of the game and the action: "Turn 3, 6-6-6-5-5: entered 28 in Full house".
    pub fn done_sentence(&self, words: &Words<'_>, turn: &TurnReport) -> String {
        let done = words.done(self.done, self.done_points, self.hand);
        match self.hand {
            Some(hand) => {
                say!(words.text, "analysis-mistake", round = turn.round, hand = hand.to_string(), done = done)
            }
            None => say!(words.text, "analysis-mistake-named", round = turn.round, done = done),
        }
    }

    /// The better choice and its gain: "Better by 1.2 points: keeping the sixes".
    pub fn better_sentence(&self, words: &Words<'_>) -> String {
        let best = words.better(self.best, self.best_points, self.hand);
        say!(words.text, "analysis-better", best = best, cost = rounded(self.cost))
    }
}
