//! Score pads, rule leaflets and charts: one [`Drawing`] each, written as PDF, SVG or PNG.
//!
//! Paper needs the typeface and the syllables of every language, which come with the feature `files`. Without it there
//! are charts for pages of the web, and an [`Order`]: all that paper is to show, as data, for whoever can draw it.
//!
//! What a pad or a leaflet says comes from the rules and from `yatzy-text`; this crate decides where it
//! stands. It does no I/O: drawings become bytes, and whoever asked for them keeps them.

pub mod chart;
// A chart has single dice; rows of them are for paper.
#[cfg_attr(not(feature = "files"), allow(dead_code))]
mod dice;
mod drawing;
#[cfg(feature = "files")]
mod leaflet;
mod name;
mod order;
mod pad;
mod paper;
#[cfg(feature = "files")]
mod paragraph;
mod table;
mod typeface;
mod width;

pub use drawing::{
    Anchor, Area, Drawing, Format, Group, Ink, Item, Outline, Page, Role, Shape, Stroke, SvgStyle,
    UnknownFormat, Words,
};
#[cfg(feature = "files")]
pub use leaflet::LeafletSheet;
pub use name::drawable;
pub use order::{Order, OrderError, OrderGame, OrderPlayers};
#[cfg(feature = "files")]
pub use pad::{Filled, PadSheet, Players};
pub use pad::{MAX_COLUMNS, MAX_PLAYERS, PadError};
pub use paper::{MM, OnPaper, Paper, UnknownPaper};
pub use table::{Replaced, TablePapers};
pub use typeface::{Face, SMALLEST};
