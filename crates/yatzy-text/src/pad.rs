//! The rows of a pad from top to bottom, and the names that sentences about a game need.

use crate::{PadNames, Text, say, shown};
use yatzy_rules::{Cell, CellSet, Ruleset, Seat, Section};

/// The context of a sentence: the names of boxes and seats.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct Pad<'a> {
    pub rules: &'a Ruleset,
    /// The names of the boxes.
    pub names: &'a PadNames,
    /// The names of the seats; a seat without a name is called by its number.
    pub seats: &'a [String],
}

impl Pad<'_> {
    /// The name of a seat.
    pub fn seat(&self, text: Text, seat: Seat) -> String {
        let name = self.seats.get(usize::from(seat.0)).map(|name| shown(name));
        name.unwrap_or_else(|| say!(text, "seat-number", seat = seat.number()))
    }

    /// The name of a cell.
    pub fn cell(&self, text: Text, cell: Cell) -> String {
        text.cell_name(self.names, self.rules, cell)
    }

    /// The names of cells: `a, b or c`.
    pub fn cells(&self, text: Text, cells: CellSet) -> String {
        text.any_of(&cells.iter().map(|cell| self.cell(text, cell)).collect::<Vec<_>>())
    }
}

/// A computed row of a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum Row {
    /// The sum of the upper boxes.
    Sum,
    /// The upper bonus.
    Bonus,
    /// The sum of the upper boxes with their bonus.
    UpperTotal,
    /// The points of extra yatzys.
    YatzyBonus,
    /// The sum of the lower boxes.
    LowerSum,
    Total,
}

impl Row {
    /// All rows.
    pub const ALL: [Row; 6] =
        [Row::Sum, Row::Bonus, Row::UpperTotal, Row::YatzyBonus, Row::LowerSum, Row::Total];

    /// The id in files and locales.
    pub const fn id(self) -> &'static str {
        match self {
            Row::Sum => "sum",
            Row::Bonus => "bonus",
            Row::UpperTotal => "upper-total",
            Row::YatzyBonus => "yatzy-bonus",
            Row::LowerSum => "lower-sum",
            Row::Total => "total",
        }
    }
}

/// A row of a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub enum PadRow {
    /// The index of a box in [`Ruleset::boxes`].
    Box(usize),
    Reckoned(Row),
}

/// The rows of a pad in the order of the leaflets: the sum and the bonus below the upper boxes, and with
/// jokers also the extra yatzys and the sums of both sections.
pub fn pad_rows(rules: &Ruleset) -> Vec<PadRow> {
    let boxes = |section: Section| {
        let places = rules.boxes().iter().enumerate().filter(move |(_, rule)| rule.section() == section);
        places.map(|(place, _)| PadRow::Box(place))
    };
    let mut rows: Vec<PadRow> = boxes(Section::Upper).collect();
    if rules.bonus().is_some() {
        rows.extend([PadRow::Reckoned(Row::Sum), PadRow::Reckoned(Row::Bonus)]);
        rows.extend(rules.joker().map(|_| PadRow::Reckoned(Row::UpperTotal)));
    }
    rows.extend(boxes(Section::Lower));
    if rules.joker().is_some() {
        rows.extend([PadRow::Reckoned(Row::YatzyBonus), PadRow::Reckoned(Row::LowerSum)]);
    }
    rows.push(PadRow::Reckoned(Row::Total));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn rows_stand_as_on_the_leaflets() {
        let reckoned = |id: &str| -> Vec<&str> {
            let rows = pad_rows(&Catalogue::get().rules(id).unwrap()).into_iter();
            rows.filter_map(|row| if let PadRow::Reckoned(row) = row { Some(row.id()) } else { None })
                .collect()
        };
        assert_eq!(reckoned("yatzy"), ["sum", "bonus", "total"]);
        assert_eq!(reckoned("triple"), ["total"]);
        assert_eq!(reckoned("ru13"), ["sum", "bonus", "upper-total", "yatzy-bonus", "lower-sum", "total"]);
    }
}
