//! Computes the space for everything on a pad. Nothing is drawn here.

use super::grid::Grid;
use super::hint::Hint;
use super::{MAX_COLUMNS, MAX_PLAYERS, PadError, PadSheet, Players};
use crate::dice::row_width;
use crate::drawing::{Area, Page};
use crate::paper::MM;
use crate::typeface::{FontFace, MIN_TYPE_SIZE};
use yatzy_rules::Section;
use yatzy_text::{Guide, PadRow, Row, pad_rows, say};

/// The kind of a line of the pad.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum LineKind {
    /// Player names.
    Names,
    /// Headings of a player's columns: factors or games.
    Heads(Vec<String>),
    /// A box, or a figure that is computed in every column.
    Row(PadRow),
    /// The total over all columns of a player.
    GrandTotal,
    /// Saved chips.
    Chips,
}

/// A line with its name and hint.
#[derive(Clone, Debug)]
pub(super) struct PadLine {
    pub line: LineKind,
    pub name: String,
    pub hint: Hint,
    /// Whether a section of the pad ends with this line.
    pub ends_part: bool,
}

impl PadLine {
    /// The height as a multiple of the height of a box.
    pub fn height(&self) -> f64 {
        match self.line {
            LineKind::Names => 1.25,
            LineKind::Heads(_) => 0.8,
            LineKind::Chips => 1.5,
            LineKind::Row(_) | LineKind::GrandTotal => 1.0,
        }
    }

    /// Whether the line holds a computed sum.
    pub fn is_sum(&self) -> bool {
        matches!(self.line, LineKind::Row(PadRow::Reckoned(_)) | LineKind::GrandTotal)
    }

    pub fn face(&self) -> FontFace {
        if self.is_sum() { FontFace::Bold } else { FontFace::Regular }
    }
}

/// Sizes in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// Largest type size of names.
    pub name: f64,
    /// Largest type size of hints.
    pub hint: f64,
    /// Type size of the title.
    pub title: f64,
    /// Type size of the small print.
    pub small: f64,
    /// Tallest useful row.
    tallest: f64,
    /// Lowest row; below it the pad is split over two pages.
    lowest: f64,
    /// Comfortable width of a column: of a player with one column, and of a player with several.
    pleasant: [f64; 2],
}

impl Sizes {
    fn of(pad: &PadSheet<'_>) -> Sizes {
        let small_paper = pad.paper == crate::Paper::A5;
        if pad.large {
            Sizes {
                name: 17.0,
                hint: 12.0,
                title: if small_paper { 20.0 } else { 26.0 },
                small: 10.0,
                tallest: 15.0 * MM,
                lowest: 8.5 * MM,
                pleasant: [20.0 * MM, 14.0 * MM],
            }
        } else {
            Sizes {
                name: if small_paper { 9.0 } else { 10.5 },
                hint: 8.5,
                title: if small_paper { 14.0 } else { 19.0 },
                small: 7.5,
                tallest: 12.5 * MM,
                lowest: 4.5 * MM,
                pleasant: [16.0 * MM, 9.5 * MM],
            }
        }
    }
}

/// The narrowest column for two handwritten figures.
const NARROWEST: f64 = 6.5 * MM;
/// The widest useful column of a player.
const WIDEST: f64 = 38.0 * MM;
/// The narrowest space for the names of boxes.
const NARROWEST_NAMES: f64 = 24.0 * MM;
/// Number of games on an empty pad of a game that is played in threes.
const GAMES: usize = 3;

/// The layout of a pad on its pages.
pub(super) struct Layout<'a> {
    pub pad: &'a PadSheet<'a>,
    pub sizes: Sizes,
    /// The page without its margins.
    pub area: Area,
    /// The lines of each part; several parts if the pad is split over pages.
    pub parts: Vec<Vec<PadLine>>,
    /// The height of a box in each part.
    rows: Vec<f64>,
    /// The lowest of them.
    row: f64,
    /// The height above the table.
    pub head: f64,
    /// Number of players.
    players: usize,
    /// Number of players per page.
    pub seats: usize,
    /// Number of columns per player.
    pub columns: usize,
    /// The width of one column.
    pub column: f64,
    /// The space for names and hints.
    pub label: Label,
}

/// The space beside the columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    /// Total width.
    pub width: f64,
    /// The side of a die in the hints, if there is space for dice.
    pub die: Option<f64>,
    /// The width of the points in the hints.
    pub pays: f64,
    /// Type sizes of names and hints.
    pub name_size: f64,
    pub hint_size: f64,
}

/// The padding left and right of the text in a cell.
pub(super) const PADDING: f64 = 1.6 * MM;

impl<'a> Layout<'a> {
    pub fn of(pad: &'a PadSheet<'a>) -> Result<Layout<'a>, PadError> {
        let players = match &pad.players {
            Players::Fitting => None,
            Players::Empty(count) => Some(*count),
            Players::Filled(cards) => Some(cards.len()),
        };
        if let Some(found) = players.filter(|players| !(1..=MAX_PLAYERS).contains(players)) {
            return Err(PadError::Players { found });
        }
        if let Some(found) = pad.columns.filter(|columns| !(1..=MAX_COLUMNS).contains(columns)) {
            return Err(PadError::Columns { found });
        }
        let sizes = Sizes::of(pad);
        let (width, height) = pad.paper.size(pad.landscape);
        let area = Area::new(0.0, 0.0, width, height).within(pad.paper.margin());
        let (head, foot) = (sizes.title * 1.5 + sizes.small * 1.5, sizes.small * 2.0);
        let room = area.height - head - foot;
        let (columns, lines) = lines(pad);
        let units = |lines: &[PadLine]| lines.iter().map(PadLine::height).sum::<f64>();
        let mut parts = vec![lines];
        if room / units(&parts[0]) < sizes.lowest {
            parts = parted(parts.remove(0), &say!(pad.text, "sheet-carried"));
        }
        let row = |part: &Vec<PadLine>| (room / units(part)).min(sizes.tallest);
        let rows: Vec<f64> = parts.iter().map(row).collect();
        let row = rows.iter().copied().fold(sizes.tallest, f64::min);
        let mut layout = Layout {
            label: Label { width: 0.0, die: None, pays: 0.0, name_size: 0.0, hint_size: 0.0 },
            pad,
            sizes,
            area,
            parts,
            rows,
            row,
            head,
            players: 0,
            seats: 0,
            columns,
            column: 0.0,
        };
        layout.share(players)?;
        Ok(layout)
    }

    /// Divides the width of the page between names and columns.
    fn share(&mut self, players: Option<usize>) -> Result<(), PadError> {
        let (with_dice, plain) = (self.natural_label(true), self.natural_label(false));
        let per_seat = self.columns as f64;
        let column = |label: Label, seats: usize| (self.area.width - label.width) / (seats as f64 * per_seat);
        let pleasant = self.sizes.pleasant[usize::from(self.columns > 1)];
        let fitting = |label: Label, narrowest: f64| {
            (1..=MAX_COLUMNS).rev().find(|&seats| column(label, seats) >= narrowest)
        };
        let most_here = fitting(with_dice, pleasant).or_else(|| fitting(plain, pleasant)).unwrap_or(1);
        let side_by_side = self.pad.columns.unwrap_or(most_here);
        let players = players.unwrap_or(side_by_side);
        let side_by_side = side_by_side.min(players);
        let pages = players.div_ceil(side_by_side);
        self.players = players;
        self.seats = players.div_ceil(pages);
        self.label = if column(with_dice, self.seats) >= pleasant {
            with_dice
        } else if column(plain, self.seats) >= pleasant {
            plain
        } else {
            // More players side by side than is comfortable: names shrink, down to the smallest type.
            let wanted = self.area.width - pleasant * self.seats as f64 * per_seat;
            let least = NARROWEST_NAMES.min(plain.width);
            Label { width: wanted.clamp(least, plain.width), die: None, ..plain }
        };
        self.column = column(self.label, self.seats);
        if self.column < NARROWEST {
            let least = Label { width: NARROWEST_NAMES.min(plain.width), ..plain };
            return Err(PadError::Narrow { most: fitting(least, NARROWEST).unwrap_or(1) });
        }
        self.column = self.column.min(WIDEST / per_seat.sqrt());
        Ok(())
    }

    /// The preferred space for names and hints.
    fn natural_label(&self, with_dice: bool) -> Label {
        let lines = || self.parts.iter().flatten();
        let name_size = self.sizes.name.min(self.row * 0.6).max(MIN_TYPE_SIZE);
        let hint_size = self.sizes.hint.min(name_size * 0.85).max(MIN_TYPE_SIZE);
        let widest = |width: &dyn Fn(&PadLine) -> f64| lines().map(width).fold(0.0, f64::max);
        let pays = widest(&|line| match line.hint.dice[..] {
            [] => 0.0,
            _ => FontFace::Regular.width(&line.hint.pays, hint_size),
        });
        let die = with_dice.then(|| (self.row * 0.52).min(hint_size * 1.5));
        let width = widest(&|line| {
            let name = line.face().width(&line.name, name_size);
            let dice = die.map_or(0.0, |die| row_width(line.hint.dice.len(), die));
            // A figure in a row without dice may use the space of the dice.
            let figure = if line.hint.dice.is_empty() || !with_dice {
                FontFace::Regular.width(&line.hint.pays, hint_size)
            } else {
                pays + PADDING
            };
            name + dice + figure + if dice + figure > 0.0 { 2.0 * PADDING } else { 0.0 }
        });
        Label { width: width + 2.0 * PADDING, die, pays, name_size, hint_size }
    }

    /// The pages: every part of the pad for every group of players.
    pub fn pages(&self) -> Vec<Page> {
        let players = self.players;
        let groups: Vec<(usize, usize)> = (0..players)
            .step_by(self.seats)
            .map(|first| (first, (first + self.seats).min(players)))
            .collect();
        let count = groups.len() * self.parts.len();
        let parts = || self.parts.iter().zip(self.rows.iter().copied());
        let sheets = groups.iter().flat_map(|seats| parts().map(move |part| (seats, part)));
        let pages = sheets.enumerate().map(|(number, (&(first, last), (part, row)))| {
            let (width, height) = self.pad.paper.size(self.pad.landscape);
            // An empty pad keeps its empty columns for late players.
            let last = if self.pad.players.are_to_write() { first + self.seats } else { last };
            Page { width, height, items: Grid::new(self, part, row, first..last).drawn(number + 1, count) }
        });
        pages.collect()
    }
}

/// The number of columns of a player, and the lines of the pad from top to bottom.
fn lines(pad: &PadSheet<'_>) -> (usize, Vec<PadLine>) {
    let (text, rules, names) = (pad.text, pad.rules, pad.names);
    let guide = Guide::new(text, rules, names, None);
    let factors = rules.columns();
    // Empty pads of games with jokers have space for three games. A played game fills one of them.
    let games = rules.joker().is_some() && pad.players.are_to_write();
    let heads: Vec<String> = if factors.len() > 1 {
        factors.iter().map(|factor| format!("×{factor}")).collect()
    } else if games {
        (1..=GAMES).map(|game| game.to_string()).collect()
    } else {
        Vec::new()
    };
    let columns = heads.len().max(1);
    let plain =
        |line: LineKind, name: String| PadLine { line, name, hint: Hint::default(), ends_part: false };
    let mut lines = vec![plain(LineKind::Names, say!(text, "sheet-name"))];
    if !heads.is_empty() {
        let name = if factors.len() > 1 { String::new() } else { say!(text, "sheet-game") };
        lines.push(plain(LineKind::Heads(heads), name));
    }
    let rows = pad_rows(rules);
    let count = rows.len();
    for (i, &row) in rows.iter().enumerate() {
        let line = match row {
            PadRow::Reckoned(Row::Total) if factors.len() > 1 => LineKind::GrandTotal,
            row => LineKind::Row(row),
        };
        let (name, hint) = match row {
            PadRow::Box(place) => {
                let guide = &guide.boxes[place];
                (guide.name.clone(), Hint::of_box(rules, &rules.boxes()[place], guide.rule.clone()))
            }
            PadRow::Reckoned(row) => (text.row_name(names, row), Hint::of_row(rules, row, &guide)),
        };
        let section = |row: Option<&PadRow>| match row {
            Some(PadRow::Box(place)) => Some(rules.boxes()[*place].section()),
            _ => None,
        };
        // The upper section ends before the lower boxes, and the lower section before the final sums.
        let next = rows.get(i + 1);
        let ends_part = match section(next) {
            Some(Section::Lower) => section(Some(&row)) != Some(Section::Lower),
            Some(Section::Upper) => false,
            None => i + 1 == count || matches!((row, next), (PadRow::Box(_), Some(PadRow::Reckoned(_)))),
        };
        lines.push(PadLine { line, name, hint, ends_part });
    }
    if rules.has_chips() {
        lines.push(plain(LineKind::Chips, say!(text, "sheet-chips")));
    }
    (columns, lines)
}

/// Splits the pad into two parts, each below the player names: the upper boxes with their sums, and the rest, which
/// begins with what is carried over.
fn parted(lines: Vec<PadLine>, carried: &str) -> Vec<Vec<PadLine>> {
    let is_head = |titled: &PadLine| matches!(titled.line, LineKind::Names | LineKind::Heads(_));
    let is_box = |titled: &PadLine| matches!(titled.line, LineKind::Row(PadRow::Box(_)));
    let heads: Vec<PadLine> = lines.iter().filter(|line| is_head(line)).cloned().collect();
    let body: Vec<PadLine> = lines.iter().filter(|line| !is_head(line)).cloned().collect();
    // The next part begins at the first box after a line that ends a section.
    let cut = body
        .iter()
        .zip(body.iter().skip(1))
        .position(|(line, next)| line.ends_part && is_box(next))
        .map(|place| place + 1);
    let Some(cut) = cut else { return vec![lines] };
    let (upper, lower) = body.split_at(cut);
    // Without sums in the upper part there is nothing to carry.
    let carried = upper.iter().any(PadLine::is_sum).then(|| PadLine {
        line: LineKind::Row(PadRow::Reckoned(Row::UpperTotal)),
        name: carried.to_owned(),
        hint: Hint::default(),
        ends_part: true,
    });
    let upper = heads.iter().chain(upper).cloned().collect();
    let lower = heads.iter().chain(&carried).chain(lower).cloned().collect();
    vec![upper, lower]
}
