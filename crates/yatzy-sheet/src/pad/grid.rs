//! Draws one page of a pad: lines, row names and hints at the left, a column for every player.

use super::Players;
use super::figures::Figures;
use super::hint::SUM;
use super::layout::{Layout, LineKind, PADDING, PadLine};
use crate::dice::{row, row_width};
use crate::drawing::{Anchor, Area, Group, Ink, Item, Role, Shape, Stroke, TextLine};
use crate::paragraph::{lines, size_that_fits};
use crate::typeface::{CAPITAL, FontFace, MIN_TYPE_SIZE};
use crate::width::cut;
use std::ops::Range;
use yatzy_text::{say, summary};

/// Line widths: between boxes, between players, around sections.
const HAIR: f64 = 0.5;
const PLAIN: f64 = 0.8;
const HEAVY: f64 = 1.4;

/// One page of a pad.
pub(super) struct Grid<'a> {
    layout: &'a Layout<'a>,
    lines: &'a [PadLine],
    /// The height of a box.
    row_height: f64,
    seats: Range<usize>,
    /// The top left corner of the table.
    x: f64,
    y: f64,
}

impl<'a> Grid<'a> {
    pub fn new(
        layout: &'a Layout<'a>,
        lines: &'a [PadLine],
        row_height: f64,
        seats: Range<usize>,
    ) -> Grid<'a> {
        let columns = layout.columns as f64 * layout.column * seats.len() as f64;
        let spare = (layout.area.width - layout.label.width - columns).max(0.0);
        let (x, y) = (layout.area.x + spare / 2.0, layout.area.y + layout.head);
        Grid { layout, lines, row_height, seats, x, y }
    }

    /// Everything on page `number` of `count`.
    pub fn drawn(&self, number: usize, count: usize) -> Vec<Item> {
        let mut items = self.head();
        items.push(Group::new(Role::Decoration, self.ruling()).into());
        let mut y = self.y;
        let rows = self.lines.iter().map(|line| {
            let height = line.height() * self.row_height;
            y += height;
            Item::from(Group::new(Role::Row, self.row(line, y - height, height)))
        });
        items.push(Group::new(Role::Table, rows.collect()).into());
        items.extend(self.foot(number, count));
        items
    }

    fn width(&self) -> f64 {
        self.layout.label.width + self.seat_width() * self.seats.len() as f64
    }

    fn seat_width(&self) -> f64 {
        self.layout.columns as f64 * self.layout.column
    }

    fn height(&self) -> f64 {
        self.lines.iter().map(PadLine::height).sum::<f64>() * self.row_height
    }

    /// The title, a summary of the rules, and the date.
    fn head(&self) -> Vec<Item> {
        let (pad, sizes, area) = (self.layout.pad, self.layout.sizes, self.layout.area);
        let text = pad.text;
        let (x, width) = (self.x, self.width().max(area.width * 0.6).min(area.right() - self.x));
        let baseline = area.y + sizes.title * 0.85;
        let day = match &pad.date {
            Some(date) => date.clone(),
            None => say!(text, "sheet-date"),
        };
        let line = if pad.date.is_some() { 0.0 } else { sizes.small * 8.0 };
        let day_width = FontFace::Regular.width(&day, sizes.small) + line;
        let title = text.title(pad.names);
        let room = width - day_width - 3.0 * PADDING;
        let size = size_that_fits(&title, FontFace::Bold, sizes.title, room).unwrap_or(MIN_TYPE_SIZE);
        let title = cut(&title, FontFace::Bold, size, room);
        let words = TextLine::new(x, baseline, size, title).face(FontFace::Bold);
        let mut items = vec![Item::from(Group::new(Role::Heading(1), vec![words.into()]))];
        let right = x + width;
        let day = TextLine::new(right - line, baseline, sizes.small, day).anchor(Anchor::End).ink(Ink::Faint);
        items.push(Group::new(Role::Paragraph, vec![day.into()]).into());
        if line > 0.0 {
            let stroke = Stroke::new(Ink::Rule, HAIR);
            let rule = Shape::line((right - line + PADDING, baseline), (right, baseline), stroke);
            items.push(Group::new(Role::Decoration, vec![rule.into()]).into());
        }
        let size = summary(text, pad.rules);
        let fitting = size_that_fits(&size, FontFace::Regular, sizes.small, width).unwrap_or(MIN_TYPE_SIZE);
        let size = cut(&size, FontFace::Regular, fitting, width);
        let words = TextLine::new(x, baseline + sizes.small * 1.7, fitting, size).ink(Ink::Faint);
        items.push(Group::new(Role::Paragraph, vec![words.into()]).into());
        items
    }

    /// The small print below the table.
    fn foot(&self, number: usize, count: usize) -> Vec<Item> {
        let (pad, sizes) = (self.layout.pad, self.layout.sizes);
        let text = pad.text;
        let baseline = self.y + self.height() + sizes.small * 1.6;
        let size = sizes.small.max(MIN_TYPE_SIZE);
        let right = self.x + self.width();
        let page = (count > 1).then(|| say!(text, "sheet-page", page = number, pages = count));
        let about = [pad.id.map(str::to_owned), page].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let about = TextLine::new(right, baseline, size, about).anchor(Anchor::End).ink(Ink::Faint);
        let mut words = Vec::new();
        let sums = self.lines.iter().any(|line| line.hint.pays.contains(SUM));
        let room = self.width() - about.width() - 2.0 * PADDING;
        let legend = match self.layout.label.die {
            Some(_) => say!(text, "sheet-sum-hint", sum = SUM),
            None => say!(text, "sheet-sum-hint-plain", sum = SUM),
        };
        if sums && FontFace::Regular.width(&legend, size) <= room {
            words.push(TextLine::new(self.x, baseline, size, legend).ink(Ink::Faint));
        }
        if !about.words.is_empty() {
            words.push(about);
        }
        words.into_iter().map(|words| Group::new(Role::Paragraph, vec![words.into()]).into()).collect()
    }

    /// Backgrounds and lines. The lines of sections come last, because they are heaviest.
    fn ruling(&self) -> Vec<Item> {
        let (left, right) = (self.x, self.x + self.width());
        let (top, bottom) = (self.y, self.y + self.height());
        let mut grounds = Vec::new();
        let mut rules = Vec::new();
        let mut y = top;
        for line in self.lines {
            let height = line.height() * self.row_height;
            if line.is_sum() {
                grounds.push(Shape::filled(Area::new(left, y, right - left, height), Ink::Wash));
            }
            y += height;
            let heads = matches!(line.line, LineKind::Names | LineKind::Heads(_));
            let stroke = if line.ends_part || heads {
                Stroke::new(Ink::Rule, PLAIN)
            } else {
                Stroke::new(Ink::Line, HAIR)
            };
            rules.push(Shape::line((left, y), (right, y), stroke));
        }
        for seat in 0..self.seats.len() {
            let x = left + self.layout.label.width + self.seat_width() * seat as f64;
            rules.push(Shape::line((x, top), (x, bottom), Stroke::new(Ink::Rule, PLAIN)));
            for column in 1..self.layout.columns {
                let x = x + self.layout.column * column as f64;
                for (from, to) in self.parted_columns() {
                    rules.push(Shape::line((x, from), (x, to), Stroke::new(Ink::Line, HAIR)));
                }
            }
        }
        let frame = Shape {
            outline: crate::drawing::Outline::Rect(Area::new(left, top, right - left, bottom - top), 0.0),
            fill: None,
            stroke: Some(Stroke::new(Ink::Ink, HEAVY)),
        };
        grounds.into_iter().chain(rules).chain([frame]).map(Item::from).collect()
    }

    /// The vertical extents in which the columns of one player are separated by lines.
    fn parted_columns(&self) -> Vec<(f64, f64)> {
        let mut stretches: Vec<(f64, f64)> = Vec::new();
        let mut y = self.y;
        for line in self.lines {
            let height = line.height() * self.row_height;
            if !matches!(line.line, LineKind::Names | LineKind::GrandTotal | LineKind::Chips) {
                match stretches.last_mut() {
                    Some(last) if last.1 == y => last.1 = y + height,
                    _ => stretches.push((y, y + height)),
                }
            }
            y += height;
        }
        stretches
    }

    fn row(&self, line: &PadLine, y: f64, height: f64) -> Vec<Item> {
        let label = Area::new(self.x, y, self.layout.label.width, height);
        let mut cells = vec![Item::from(Group::cell(Role::RowHead, label, 1, self.label(line, label)))];
        for seat in self.seats.clone() {
            let x = label.right() + self.seat_width() * (seat - self.seats.start) as f64;
            let whole = Area::new(x, y, self.seat_width(), height);
            let parts = (0..self.layout.columns).map(|column| Area {
                x: x + self.layout.column * column as f64,
                width: self.layout.column,
                ..whole
            });
            match &line.line {
                LineKind::Names => {
                    cells.push(self.cell(
                        Role::ColumnHead,
                        whole,
                        self.layout.columns,
                        self.name(seat, whole),
                    ));
                }
                LineKind::Heads(heads) => cells.extend(parts.zip(heads).map(|(area, head)| {
                    let words = self.centred(head, area, FontFace::Regular).ink(Ink::Faint);
                    self.cell(Role::ColumnHead, area, 1, vec![words.into()])
                })),
                LineKind::GrandTotal => {
                    let total = self.figure(seat, whole, FontFace::Bold, |figures| figures.total());
                    cells.push(self.cell(Role::Cell, whole, self.layout.columns, total));
                }
                LineKind::Chips => {
                    let chips = self.figure(seat, whole, FontFace::Regular, |figures| figures.chips());
                    cells.push(self.cell(Role::Cell, whole, self.layout.columns, chips));
                }
                LineKind::Row(row) => cells.extend(parts.enumerate().map(|(column, area)| {
                    let figure =
                        self.figure(seat, area, line.face(), |figures| figures.in_column(*row, column));
                    self.cell(Role::Cell, area, 1, figure)
                })),
            }
        }
        cells
    }

    /// A cell. A screen reader skips the empty cells of an empty pad.
    fn cell(&self, role: Role, area: Area, span: usize, items: Vec<Item>) -> Item {
        let silent = items.is_empty() && self.layout.pad.players.are_to_write();
        Group::cell(if silent { Role::Decoration } else { role }, area, span, items).into()
    }

    /// The name of a row, and at the right the dice that its box needs and the points it pays.
    fn label(&self, line: &PadLine, area: Area) -> Vec<Item> {
        let label = self.layout.label;
        let mut middle = area.y + area.height / 2.0;
        let mut items = Vec::new();
        let mut right = area.right() - PADDING;
        let mut name_area = area;
        let stacked = self.is_stacked(line, area);
        if stacked {
            (name_area.height, middle) = (area.height / 2.0, area.y + area.height * 0.72);
        }
        if !line.hint.pays.is_empty() {
            let pays = TextLine::new(
                right,
                middle + label.hint_size * CAPITAL / 2.0,
                label.hint_size,
                &*line.hint.pays,
            )
            .anchor(Anchor::End)
            .ink(Ink::Faint);
            let width = pays.width();
            let mut hint = vec![Item::from(pays)];
            let has_dice = label.die.is_some() && !line.hint.dice.is_empty();
            right -= if has_dice { label.pays.max(width) } else { width } + PADDING;
            if let Some(die) = label.die.filter(|_| has_dice) {
                right -= row_width(line.hint.dice.len(), die);
                hint.extend(row(&line.hint.dice, right, middle - die / 2.0, die).0);
                right -= PADDING;
            }
            items.push(Item::from(Group::new(Role::Figure(line.hint.words.clone()), hint)));
        }
        if stacked {
            right = area.right() - PADDING;
        }
        let left = area.x + PADDING;
        let named = self.named(line, left, right - left, name_area);
        named.into_iter().map(Item::from).chain(items).collect()
    }

    /// Whether the hint stands below the name, because a word of the name would be broken beside it, and the row is high
    /// enough.
    fn is_stacked(&self, line: &PadLine, area: Area) -> bool {
        let label = self.layout.label;
        let beside = area.width - 3.0 * PADDING - FontFace::Regular.width(&line.hint.pays, label.hint_size);
        let widest = line.name.split(' ').map(|word| line.face().width(word, label.name_size));
        let is_high = area.height >= 1.3 * (label.name_size + label.hint_size);
        label.die.is_none() && is_high && !line.hint.pays.is_empty() && widest.fold(0.0, f64::max) > beside
    }

    /// The name of a row in the available width: on one line, smaller, on two lines, or shortened.
    fn named(&self, line: &PadLine, x: f64, width: f64, area: Area) -> Vec<TextLine> {
        let (face, largest) = (line.face(), self.layout.label.name_size);
        let middle = area.y + area.height / 2.0;
        let at = |size: f64, y: f64, words: String| TextLine::new(x, y, size, words).face(face);
        if line.name.is_empty() {
            return Vec::new();
        }
        let one = size_that_fits(&line.name, face, largest, width);
        let two = (area.height / 2.6).min(largest);
        // Two lines in the size of the other names, before one line in a smaller size.
        if one.is_none_or(|size| size < largest) && two >= MIN_TYPE_SIZE {
            let broken = lines(&line.name, self.layout.pad.text.lang(), face, two, width);
            if broken.len() == 2 {
                let step = two * 1.2;
                let first = middle + two * CAPITAL / 2.0 - step / 2.0;
                let placed = broken.into_iter().enumerate();
                return placed.map(|(i, words)| at(two, first + step * i as f64, words)).collect();
            }
        }
        let size = one.unwrap_or(MIN_TYPE_SIZE.min(largest));
        vec![at(size, middle + size * CAPITAL / 2.0, cut(&line.name, face, size, width))]
    }

    /// The name of a player, on one line or two.
    fn name(&self, seat: usize, area: Area) -> Vec<Item> {
        let Players::Filled(cards) = &self.layout.pad.players else { return Vec::new() };
        let Some(name) = cards.get(seat).map(|filled| &*filled.name) else { return Vec::new() };
        let width = area.width - PADDING;
        let (middle, centre) = (area.x + area.width / 2.0, area.y + area.height / 2.0);
        let largest = self.layout.sizes.name.min(area.height * 0.5);
        let at = |size: f64, y: f64, words: String| {
            Item::from(TextLine::new(middle, y, size, words).face(FontFace::Bold).anchor(Anchor::Middle))
        };
        if let Some(size) = size_that_fits(name, FontFace::Bold, largest, width) {
            return vec![at(size, centre + size * CAPITAL / 2.0, name.to_owned())];
        }
        let size = MIN_TYPE_SIZE;
        let mut broken = lines(name, self.layout.pad.text.lang(), FontFace::Bold, size, width);
        let fitting = (area.height / (size * 1.2)) as usize;
        if broken.len() > fitting.min(2) {
            broken = vec![cut(name, FontFace::Bold, size, width)];
        }
        let step = size * 1.2;
        let first = centre + size * CAPITAL / 2.0 - step * (broken.len() - 1) as f64 / 2.0;
        broken.into_iter().enumerate().map(|(i, words)| at(size, first + step * i as f64, words)).collect()
    }

    /// A figure of a player's card; nothing on an empty pad.
    fn figure(
        &self,
        seat: usize,
        area: Area,
        face: FontFace,
        figure: impl Fn(&Figures<'_>) -> String,
    ) -> Vec<Item> {
        let Players::Filled(cards) = &self.layout.pad.players else { return Vec::new() };
        let Some(filled) = cards.get(seat) else { return Vec::new() };
        let figure = figure(&Figures::of(self.layout.pad.rules, filled.card));
        if figure.is_empty() {
            return Vec::new();
        }
        let largest = (area.height * 0.5).min(if self.layout.pad.large { 20.0 } else { 13.0 });
        let size = size_that_fits(&figure, face, largest, area.width - PADDING).unwrap_or(MIN_TYPE_SIZE);
        // Figures are right-aligned, near the middle of a wide column.
        let right = area.x + (area.width + 2.4 * largest.min(area.width / 3.0)) / 2.0;
        let right = right.min(area.right() - PADDING / 2.0);
        let baseline = area.y + (area.height + size * CAPITAL) / 2.0;
        vec![TextLine::new(right, baseline, size, figure).face(face).anchor(Anchor::End).into()]
    }

    fn centred(&self, words: &str, area: Area, face: FontFace) -> TextLine {
        let size = (area.height * 0.5).min(self.layout.sizes.name).max(MIN_TYPE_SIZE);
        let baseline = area.y + (area.height + size * CAPITAL) / 2.0;
        TextLine::new(area.x + area.width / 2.0, baseline, size, words).face(face).anchor(Anchor::Middle)
    }
}
