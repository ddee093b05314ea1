//! Score pads, rule leaflets and charts: one [`Drawing`] each, written as PDF, SVG or PNG.
//!
//! What a pad or a leaflet says comes from the rules and from `yatzy-text`; this crate decides where it
//! stands. It does no I/O: drawings become bytes, and whoever asked for them keeps them.

pub mod chart;
mod dice;
mod drawing;
mod leaflet;
mod name;
mod pad;
mod paper;
mod paragraph;
mod table;
mod typeface;

pub use drawing::{
    Anchor, Area, Drawing, Format, Group, Ink, Item, Outline, Page, Role, Shape, Stroke, SvgStyle,
    UnknownFormat, Words,
};
pub use leaflet::LeafletSheet;
pub use name::drawable;
pub use pad::{Filled, MAX_COLUMNS, MAX_PLAYERS, PadError, PadSheet, Players};
pub use paper::{MM, OnPaper, Paper, UnknownPaper};
pub use table::{Replaced, TablePapers};
pub use typeface::{Face, SMALLEST};
