//! The rows of a pad from top to bottom, the figures in them, and the names that sentences about a game need.

use crate::{PadNames, Text, say, shown};
use yatzy_rules::{Card, Cell, CellSet, Points, Ruleset, Seat, Section};

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
    /// The sum of the upper boxes. If players have several columns, the sum of each column.
    Sum,
    /// The upper bonus.
    Bonus,
    /// The sum of the upper boxes with their bonus.
    UpperTotal,
    /// The points of extra yatzys.
    YatzyBonus,
    /// The sum of the lower boxes.
    LowerSum,
    /// The total of a player, over all of their columns.
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

/// What stands in one column of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// An open box, or the bonus before the first upper box.
    Open,
    /// Entered or computed points.
    Points(Points),
    /// The bonus, as long as it can be earned: the points ahead of the usual way, negative if behind.
    Pace(i64),
    /// The bonus, once it can't be earned any more.
    Lost,
}

impl Figure {
    /// What stands in a row of a card, in one of its columns.
    pub fn of(rules: &Ruleset, card: &Card, row: PadRow, column: usize) -> Figure {
        let row = match row {
            PadRow::Box(place) => {
                let cell = Cell::at(column * rules.boxes().len() + place);
                let points = cell.and_then(|cell| card.points(rules, cell));
                return points.map_or(Figure::Open, Figure::Points);
            }
            PadRow::Reckoned(row) => row,
        };
        let totals = card.totals(rules);
        let Some(sums) = totals.columns.get(column) else { return Figure::Open };
        Figure::Points(match row {
            Row::Sum if rules.columns().len() > 1 => sums.total,
            Row::Sum => sums.upper,
            Row::Bonus => {
                let is_begun = card.open().and(rules.upper_cells()) != rules.upper_cells();
                return match &sums.race {
                    Some(race) if race.missing == Points::ZERO => Figure::Points(race.points),
                    Some(race) if is_begun && race.open => Figure::Pace(race.pace),
                    Some(_) if is_begun => Figure::Lost,
                    _ => Figure::Open,
                };
            }
            Row::UpperTotal => sums.upper + sums.bonus,
            Row::YatzyBonus => totals.extra,
            Row::LowerSum => sums.lower,
            Row::Total => totals.total,
        })
    }

    /// The points; zero as long as there are none.
    pub fn points(self) -> Points {
        match self {
            Figure::Points(points) => points,
            Figure::Open | Figure::Pace(_) | Figure::Lost => Points::ZERO,
        }
    }
}

/// The letters of the keys that choose boxes. Letters of commands are left out (coach, rules in force, leave, undo),
/// so that a box has the same letter on every pad.
const LETTERS: &str = "abdefghjklmnoprstvwxyz";

/// The letter of a box, by its index in [`Ruleset::boxes`].
pub fn box_letter(place: usize) -> Option<char> {
    LETTERS.chars().nth(place)
}

/// The index of the box with a letter.
pub fn box_of_letter(letter: char) -> Option<usize> {
    LETTERS.chars().position(|other| other == letter.to_ascii_lowercase())
}

/// The rows of a pad in the order of the leaflets: the sum and the bonus below the upper boxes, with jokers also the
/// extra yatzys and the sums of both sections, and above the total the sum of each column if there are several.
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
    rows.extend((rules.columns().len() > 1).then_some(PadRow::Reckoned(Row::Sum)));
    rows.push(PadRow::Reckoned(Row::Total));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, MAX_BOXES};

    #[test]
    fn rows_stand_as_on_the_leaflets() {
        let reckoned = |id: &str| -> Vec<&str> {
            let rows = pad_rows(&Catalogue::get().rules(id).unwrap()).into_iter();
            rows.filter_map(|row| if let PadRow::Reckoned(row) = row { Some(row.id()) } else { None })
                .collect()
        };
        assert_eq!(reckoned("yatzy"), ["sum", "bonus", "total"]);
        assert_eq!(reckoned("triple"), ["sum", "total"]);
        assert_eq!(reckoned("ru13"), ["sum", "bonus", "upper-total", "yatzy-bonus", "lower-sum", "total"]);
    }

    #[test]
    fn a_bonus_is_open_then_a_race_then_earned_or_lost() {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let after = |entries: &[(usize, u32)]| {
            let entries: Vec<(Cell, Points)> =
                entries.iter().map(|&(place, points)| (Cell::at(place).unwrap(), Points(points))).collect();
            let card = Card::filled(&rules, &entries, 0, 0).unwrap();
            Figure::of(&rules, &card, PadRow::Reckoned(Row::Bonus), 0)
        };
        assert_eq!(after(&[(14, 50)]), Figure::Open);
        assert_eq!(after(&[(0, 2)]), Figure::Pace(-1));
        assert_eq!(after(&[(5, 0), (4, 0)]), Figure::Lost);
        assert_eq!(after(&[(5, 30), (4, 25), (3, 8)]), Figure::Points(Points(50)));
    }

    #[test]
    fn every_box_has_a_letter_that_is_no_command() {
        for place in 0..MAX_BOXES {
            let letter = box_letter(place).unwrap();
            assert_eq!(box_of_letter(letter.to_ascii_uppercase()), Some(place));
            assert!(!"ciqu".contains(letter));
        }
        assert_eq!(box_of_letter('q'), None);
    }
}
