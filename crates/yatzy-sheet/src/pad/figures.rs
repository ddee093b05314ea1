//! The figures in the cells of a card.

use yatzy_rules::{Card, Cell, Points, Ruleset};
use yatzy_text::{PadRow, Row};

/// A struck box: an entry of zero.
const STRUCK: &str = "–";

/// Reads the figures of one card.
pub(super) struct Figures<'a> {
    rules: &'a Ruleset,
    card: &'a Card,
}

impl<'a> Figures<'a> {
    pub fn of(rules: &'a Ruleset, card: &'a Card) -> Figures<'a> {
        Figures { rules, card }
    }

    /// The figure in a row and column; empty where nothing is entered yet.
    pub fn in_column(&self, row: PadRow, column: usize) -> String {
        let totals = self.card.totals(self.rules);
        let sums = &totals.columns[column];
        match row {
            PadRow::Box(place) => {
                let cell = Cell::at(column * self.rules.boxes().len() + place);
                let points = cell.and_then(|cell| self.card.points(self.rules, cell));
                points.map_or_else(String::new, written)
            }
            PadRow::Reckoned(row) => match row {
                Row::Sum if self.rules.columns().len() > 1 => sums.total.to_string(),
                Row::Sum => sums.upper.to_string(),
                Row::Bonus => match &sums.race {
                    Some(race) if race.missing == Points::ZERO => race.points.to_string(),
                    Some(race) if !race.open => STRUCK.to_owned(),
                    _ => String::new(),
                },
                Row::UpperTotal => (sums.upper + sums.bonus).to_string(),
                Row::YatzyBonus => written(totals.extra),
                Row::LowerSum => sums.lower.to_string(),
                Row::Total => sums.total.to_string(),
            },
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
