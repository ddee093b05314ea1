//! One drawing for web pages, reports and paper: shapes and text at fixed positions, with roles for screen
//! readers. Three writers turn it into files: `Drawing::pdf`, [`Drawing::svg`] and `Page::png`. A drawing
//! knows no file format, and the writers know no pad.

#![allow(missing_docs, reason = "names say what plain data holds")]

mod format;
mod ink;
#[cfg(feature = "files")]
mod pdf;
#[cfg(feature = "files")]
mod pen;
#[cfg(feature = "files")]
mod png;
mod svg;

pub use format::{Format, ParseFormatError};
pub use ink::Ink;
pub use svg::SvgStyle;

use crate::typeface::FontFace;
use yatzy_text::Lang;

/// A document of one or more pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// For the window title and the document metadata.
    pub title: String,
    pub lang: Lang,
    pub pages: Vec<Page>,
}

/// One page. Positions are in points from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub width: f64,
    pub height: f64,
    /// In drawing order: the lowest layer first.
    pub items: Vec<Item>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    Shape(Shape),
    /// Text on one line.
    Text(TextLine),
    /// Several items with one meaning.
    Group(Group),
}

/// Items that belong together, with their role.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub role: Role,
    /// The space of a table cell, if it has lines around it.
    pub area: Option<Area>,
    /// Number of table columns it spans.
    pub span: usize,
    /// Link target, on a web page.
    pub link: Option<String>,
    pub items: Vec<Item>,
}

/// The role of a group, for screen readers and document tags.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    /// A heading with its level, from 1.
    Heading(u16),
    /// A paragraph or a part of one.
    Paragraph,
    Table,
    Row,
    /// The heading of a column.
    ColumnHead,
    /// The heading of a row.
    RowHead,
    Cell,
    /// A picture with its description.
    Figure(String),
    /// Lines and fills without meaning.
    Decoration,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub outline: Outline,
    pub fill: Option<Ink>,
    pub stroke: Option<Stroke>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rectangle with its corner radius.
    Rect(Area, f64),
    /// A circle: centre x, centre y, radius.
    Circle(f64, f64, f64),
    /// Straight lines between points.
    Path(Vec<(f64, f64)>),
}

/// A rectangle on a page, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }

    pub fn right(self) -> f64 {
        self.x + self.width
    }

    pub fn bottom(self) -> f64 {
        self.y + self.height
    }

    fn moved(self, right: f64, down: f64) -> Area {
        Area { x: self.x + right, y: self.y + down, ..self }
    }

    /// The area inside a border.
    pub fn within(self, border: f64) -> Area {
        Area {
            x: self.x + border,
            y: self.y + border,
            width: (self.width - 2.0 * border).max(0.0),
            height: (self.height - 2.0 * border).max(0.0),
        }
    }
}

/// The look of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    pub ink: Ink,
    pub width: f64,
    /// Lengths of dash, gap, dash and so on; empty for a solid line.
    pub dashes: Vec<f64>,
}

impl Stroke {
    /// A solid line.
    pub const fn new(ink: Ink, width: f64) -> Stroke {
        Stroke { ink, width, dashes: Vec::new() }
    }
}

/// Text on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// Left edge, centre or right edge, according to the anchor.
    pub x: f64,
    /// The baseline.
    pub y: f64,
    /// The type size.
    pub size: f64,
    pub face: FontFace,
    pub ink: Ink,
    pub anchor: Anchor,
    /// Clockwise rotation about the anchor, in degrees.
    pub turned: f64,
    pub words: String,
}

/// Replaces characters that the typeface lacks.
const MISSING_GLYPH: char = '□';

/// The part of the line that `x` refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl TextLine {
    /// Text that starts at a position. An empty box replaces each character that the typeface lacks.
    pub fn new(x: f64, y: f64, size: f64, words: impl Into<String>) -> TextLine {
        let words: String = words.into();
        let words = words.chars().map(|c| if FontFace::Regular.has(c) { c } else { MISSING_GLYPH }).collect();
        TextLine {
            x,
            y,
            size,
            face: FontFace::Regular,
            ink: Ink::Ink,
            anchor: Anchor::Start,
            turned: 0.0,
            words,
        }
    }

    pub fn face(self, face: FontFace) -> TextLine {
        TextLine { face, ..self }
    }

    pub fn ink(self, ink: Ink) -> TextLine {
        TextLine { ink, ..self }
    }

    pub fn anchor(self, anchor: Anchor) -> TextLine {
        TextLine { anchor, ..self }
    }

    /// Rotates the text about its anchor.
    pub fn turned(self, turned: f64) -> TextLine {
        TextLine { turned, ..self }
    }

    pub fn width(&self) -> f64 {
        self.face.width(&self.words, self.size)
    }

    /// The left edge of the unrotated text.
    #[cfg(feature = "files")]
    pub(crate) fn start(&self) -> f64 {
        match self.anchor {
            Anchor::Start => self.x,
            Anchor::Middle => self.x - self.width() / 2.0,
            Anchor::End => self.x - self.width(),
        }
    }
}

impl Shape {
    /// A filled rectangle.
    pub fn filled(area: Area, ink: Ink) -> Shape {
        Shape { outline: Outline::Rect(area, 0.0), fill: Some(ink), stroke: None }
    }

    /// A straight line.
    pub fn line(from: (f64, f64), to: (f64, f64), stroke: Stroke) -> Shape {
        Shape { outline: Outline::Path(vec![from, to]), fill: None, stroke: Some(stroke) }
    }
}

impl Item {
    /// The item at another position.
    pub fn moved(&self, right: f64, down: f64) -> Item {
        match self {
            Item::Text(words) => TextLine { x: words.x + right, y: words.y + down, ..words.clone() }.into(),
            Item::Shape(shape) => Shape { outline: shape.outline.moved(right, down), ..shape.clone() }.into(),
            Item::Group(group) => {
                let items = group.items.iter().map(|item| item.moved(right, down)).collect();
                let area = group.area.map(|area| area.moved(right, down));
                Group { items, area, ..group.clone() }.into()
            }
        }
    }
}

impl Outline {
    fn moved(&self, right: f64, down: f64) -> Outline {
        match self {
            Outline::Rect(area, radius) => Outline::Rect(area.moved(right, down), *radius),
            Outline::Circle(x, y, radius) => Outline::Circle(x + right, y + down, *radius),
            Outline::Path(points) => {
                Outline::Path(points.iter().map(|(x, y)| (x + right, y + down)).collect())
            }
        }
    }
}

impl From<Shape> for Item {
    fn from(shape: Shape) -> Item {
        Item::Shape(shape)
    }
}

impl From<TextLine> for Item {
    fn from(words: TextLine) -> Item {
        Item::Text(words)
    }
}

impl From<Group> for Item {
    fn from(group: Group) -> Item {
        Item::Group(group)
    }
}

impl Group {
    /// A group without an area or a link.
    pub fn new(role: Role, items: Vec<Item>) -> Group {
        Group { role, area: None, span: 1, link: None, items }
    }

    /// A cell of a table: its area, the number of columns it spans, and its contents.
    pub fn cell(role: Role, area: Area, span: usize, items: Vec<Item>) -> Group {
        Group { area: Some(area), span, ..Group::new(role, items) }
    }
}
