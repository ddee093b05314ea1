//! The figures in the cells of a card.

use yatzy_rules::{Card, Points, Ruleset};
use yatzy_text::{Figure, PadRow, Row};

/// A struck box: an entry of zero.
const STRUCK: &str = "–";

/// Reads the figures of one card.
pub(crate) struct Figures<'a> {
    rules: &'a Ruleset,
    card: &'a Card,
}

impl<'a> Figures<'a> {
    pub fn of(rules: &'a Ruleset, card: &'a Card) -> Figures<'a> {
        Figures { rules, card }
    }

    /// The figure in a row and column; empty where nothing is entered yet.
    pub fn in_column(&self, row: PadRow, column: usize) -> String {
        let figure = Figure::of(self.rules, self.card, row, column);
        match (row, figure) {
            (_, Figure::Open | Figure::Pace(_)) => String::new(),
            (_, Figure::Lost) => STRUCK.to_owned(),
            (PadRow::Box(_) | PadRow::Reckoned(Row::YatzyBonus), figure) => written(figure.points()),
            (_, figure) => figure.points().to_string(),
        }
    }

    pub fn total(&self) -> String {
        self.card.totals(self.rules).total.to_string()
    }

    /// Chips left.
    pub fn chips(&self) -> String {
        self.card.chips().to_string()
    }
}

fn written(points: Points) -> String {
    if points == Points::ZERO { STRUCK.to_owned() } else { points.to_string() }
}
