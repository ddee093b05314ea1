//! The legend below a chart.

use super::Frame;
use super::axis::hatched;
use crate::drawing::{Area, Group, Ink, Item, Outline, Role, Shape, Stroke, TextLine};
use crate::typeface::{CAPITAL, FontFace};
use crate::width::cut;

/// The look of a legend entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A solid bar.
    Bar,
    /// An outlined bar.
    Hollow,
    Hatched(Ink),
    Pale,
    /// A line with the dash pattern of this kind.
    Line(usize),
    /// A shape of this kind.
    Dot(usize),
    /// A vertical mark.
    Tick,
    /// A horizontal mark.
    Cross,
}

/// Number of distinct lines and shapes; after that they repeat.
pub(super) const KINDS: usize = 6;

/// The stroke of a kind of line. Kinds differ in their dashes.
pub(super) fn line_stroke(kind: usize) -> Stroke {
    let dashes: [&[f64]; KINDS] =
        [&[], &[6.0, 3.0], &[1.5, 2.0], &[8.0, 2.5, 1.5, 2.5], &[3.0, 2.0], &[8.0, 2.0, 1.5, 2.0, 1.5, 2.0]];
    let ink = if kind.is_multiple_of(2) { Ink::Ink } else { Ink::Accent };
    Stroke { dashes: dashes[kind % KINDS].to_vec(), ..Stroke::new(ink, 1.4) }
}

/// A centred shape of a kind. Kinds differ in outline and fill.
pub(super) fn dot(kind: usize, x: f64, y: f64, size: f64) -> Item {
    let r = size / 2.0;
    let ink = if kind.is_multiple_of(2) { Ink::Ink } else { Ink::Accent };
    let path = |points: &[(f64, f64)]| {
        let mut points: Vec<(f64, f64)> = points.iter().map(|(dx, dy)| (x + dx * r, y + dy * r)).collect();
        points.extend(points.first().copied());
        Outline::Path(points)
    };
    let outline = match kind % KINDS {
        0 => Outline::Circle(x, y, r),
        1 => path(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]),
        2 => path(&[(0.0, -1.1), (1.0, 0.8), (-1.0, 0.8)]),
        3 => path(&[(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]),
        4 => Outline::Circle(x, y, r),
        _ => path(&[(-1.0, -0.8), (1.0, -0.8), (0.0, 1.1)]),
    };
    let fill = if kind % KINDS == 4 { Ink::Paper } else { ink };
    Shape { outline, fill: Some(fill), stroke: Some(Stroke::new(ink, 0.9)) }.into()
}

/// The legend below `top`, in as many lines as needed. Returns its items and its height.
pub(super) fn legend(frame: Frame, top: f64, left: f64, entries: &[(Mark, String)]) -> (Vec<Item>, f64) {
    let (size, line) = (frame.size, frame.size * 1.6);
    let sample = size * 2.4;
    let (mut x, mut y) = (left, top);
    let mut items = Vec::new();
    for (mark, words) in entries {
        let room = frame.width - left - sample - size * 0.5;
        let words = cut(words, FontFace::Regular, size, room);
        let width = sample + size * 0.5 + FontFace::Regular.width(&words, size);
        if x > left && x + width > frame.width {
            x = left;
            y += line;
        }
        let middle = y + line / 2.0;
        items.push(Group::new(Role::Decoration, drawn(*mark, x, middle, sample, size)).into());
        let words = TextLine::new(x + sample + size * 0.5, middle + size * CAPITAL / 2.0, size, words);
        items.push(Group::new(Role::Paragraph, vec![words.into()]).into());
        x += width + size * 1.4;
    }
    let height = if entries.is_empty() { 0.0 } else { y + line - top };
    (items, height)
}

fn drawn(mark: Mark, x: f64, middle: f64, width: f64, size: f64) -> Vec<Item> {
    let bar = Area::new(x, middle - size * 0.35, width, size * 0.7);
    match mark {
        Mark::Bar => vec![Shape::filled(bar, Ink::Ink).into()],
        Mark::Pale => vec![pale(bar)],
        Mark::Hollow => vec![hollow(bar)],
        Mark::Hatched(ink) => hatched(bar, ink),
        Mark::Line(kind) => vec![Shape::line((x, middle), (x + width, middle), line_stroke(kind)).into()],
        Mark::Dot(kind) => vec![dot(kind, x + width / 2.0, middle, size * 0.7)],
        Mark::Tick => {
            let x = x + width / 2.0;
            vec![Shape::line((x, bar.y), (x, bar.bottom()), Stroke::new(Ink::Accent, 1.6)).into()]
        }
        Mark::Cross => {
            vec![Shape::line((x, middle), (x + width, middle), Stroke::new(Ink::Accent, 1.8)).into()]
        }
    }
}

/// A pale bar behind other marks.
pub(super) fn pale(area: Area) -> Item {
    let stroke = Some(Stroke::new(Ink::Line, 0.6));
    Shape { outline: Outline::Rect(area, 0.0), fill: Some(Ink::Wash), stroke }.into()
}

/// A bar with an outline only.
pub(super) fn hollow(area: Area) -> Item {
    let stroke = Some(Stroke::new(Ink::Ink, 0.9));
    Shape { outline: Outline::Rect(area, 0.0), fill: Some(Ink::Paper), stroke }.into()
}
