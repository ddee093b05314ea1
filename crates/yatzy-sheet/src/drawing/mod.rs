//! One drawing for page, report and paper: shapes and words at their places, with what they mean to someone
//! who can't see them. Everything that has a look is made of this, and three writers turn it into files:
//! `Drawing::pdf`, [`Drawing::svg`] and `Page::png`. The drawing knows no file format, the writers
//! know no pad.

mod format;
mod ink;
#[cfg(feature = "files")]
mod pdf;
#[cfg(feature = "files")]
mod pen;
#[cfg(feature = "files")]
mod png;
mod svg;

pub use format::{Format, UnknownFormat};
pub use ink::Ink;
pub use svg::SvgStyle;

use crate::typeface::Face;
use yatzy_text::Lang;

/// A document of one or more pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// What it is, for a window's title and a library's catalogue.
    pub title: String,
    /// The language of its words.
    pub lang: Lang,
    /// The pages.
    pub pages: Vec<Page>,
}

/// One page. Places are in points from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// What is on it, what lies below first.
    pub items: Vec<Item>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A shape.
    Shape(Shape),
    /// Words on one line.
    Words(Words),
    /// Several things that are one to the reader.
    Group(Group),
}

/// Things that belong together, and what they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What they are together.
    pub role: Role,
    /// The room they may take, where a line is ruled around it.
    pub area: Option<Area>,
    /// How many columns of a table they span.
    pub span: usize,
    /// Where a click leads, on a page of the web.
    pub link: Option<String>,
    /// The things.
    pub items: Vec<Item>,
}

/// What a group is to someone who hears it read, or reads the tags of a document.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    /// A heading of some level, from 1.
    Heading(u16),
    /// A paragraph, or a part of one.
    Paragraph,
    /// A table of rows.
    Table,
    /// A row of cells.
    Row,
    /// A cell that says what its column holds.
    ColumnHead,
    /// A cell that says what its row holds.
    RowHead,
    /// A cell.
    Cell,
    /// A picture, with what it shows.
    Figure(String),
    /// Lines and fills that say nothing.
    Decoration,
}

/// A shape. What is filled and what is stroked is part of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Its outline.
    pub outline: Outline,
    /// What it is filled with.
    pub fill: Option<Ink>,
    /// How its outline is drawn.
    pub stroke: Option<Stroke>,
}

/// The outline of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rectangle: left, top, width, height, and the radius of its corners.
    Rect(Area, f64),
    /// A circle: the middle and the radius.
    Circle(f64, f64, f64),
    /// Straight lines from point to point.
    Path(Vec<(f64, f64)>),
}

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Area {
    /// A rectangle.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }

    /// The right edge.
    pub fn right(self) -> f64 {
        self.x + self.width
    }

    /// The lower edge.
    pub fn bottom(self) -> f64 {
        self.y + self.height
    }

    fn moved(self, right: f64, down: f64) -> Area {
        Area { x: self.x + right, y: self.y + down, ..self }
    }

    /// What is left inside a border.
    pub fn within(self, border: f64) -> Area {
        Area {
            x: self.x + border,
            y: self.y + border,
            width: (self.width - 2.0 * border).max(0.0),
            height: (self.height - 2.0 * border).max(0.0),
        }
    }
}

/// How a line is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// With what.
    pub ink: Ink,
    /// How wide.
    pub width: f64,
    /// Dash, gap, dash and so on; empty for a whole line.
    pub dashes: Vec<f64>,
}

impl Stroke {
    /// A whole line.
    pub const fn new(ink: Ink, width: f64) -> Stroke {
        Stroke { ink, width, dashes: Vec::new() }
    }
}

/// Words on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    /// Where they stand: left, middle or right, as the anchor says.
    pub x: f64,
    /// The line that they stand on.
    pub y: f64,
    /// The size of the type.
    pub size: f64,
    /// The weight.
    pub face: Face,
    /// The colour.
    pub ink: Ink,
    /// Which part of them stands at the place.
    pub anchor: Anchor,
    /// Turned about the place, in degrees, clockwise.
    pub turned: f64,
    /// The words.
    pub words: String,
}

/// What stands for a character that the typeface lacks.
const LACKING: char = '□';

/// Which part of a line stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

impl Words {
    /// Words in ink that begin at a place. A character that the typeface lacks is an empty box.
    pub fn new(x: f64, y: f64, size: f64, words: impl Into<String>) -> Words {
        let words: String = words.into();
        let words = words.chars().map(|c| if Face::Regular.has(c) { c } else { LACKING }).collect();
        Words { x, y, size, face: Face::Regular, ink: Ink::Ink, anchor: Anchor::Start, turned: 0.0, words }
    }

    /// In another weight.
    pub fn face(self, face: Face) -> Words {
        Words { face, ..self }
    }

    /// In another colour.
    pub fn ink(self, ink: Ink) -> Words {
        Words { ink, ..self }
    }

    /// With another part at the place.
    pub fn anchor(self, anchor: Anchor) -> Words {
        Words { anchor, ..self }
    }

    /// Turned about the place.
    pub fn turned(self, turned: f64) -> Words {
        Words { turned, ..self }
    }

    /// How wide they are.
    pub fn width(&self) -> f64 {
        self.face.width(&self.words, self.size)
    }

    /// Where the first letter begins if they are not turned.
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

    /// A line from place to place.
    pub fn line(from: (f64, f64), to: (f64, f64), stroke: Stroke) -> Shape {
        Shape { outline: Outline::Path(vec![from, to]), fill: None, stroke: Some(stroke) }
    }
}

impl Item {
    /// The same at another place.
    pub fn moved(&self, right: f64, down: f64) -> Item {
        match self {
            Item::Words(words) => Words { x: words.x + right, y: words.y + down, ..words.clone() }.into(),
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

impl From<Words> for Item {
    fn from(words: Words) -> Item {
        Item::Words(words)
    }
}

impl From<Group> for Item {
    fn from(group: Group) -> Item {
        Item::Group(group)
    }
}

impl Group {
    /// Things with a meaning of their own.
    pub fn new(role: Role, items: Vec<Item>) -> Group {
        Group { role, area: None, span: 1, link: None, items }
    }

    /// A cell of a table: its room, the columns that it spans, and what it holds.
    pub fn cell(role: Role, area: Area, span: usize, items: Vec<Item>) -> Group {
        Group { area: Some(area), span, ..Group::new(role, items) }
    }
}
