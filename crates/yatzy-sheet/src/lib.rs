//! Score pads, rule leaflets and charts: one [`Drawing`] each, written as PDF, SVG or PNG.
//!
//! Paper needs the typeface and the hyphenation patterns of every language. The feature `files` brings both.
//! Without it the crate draws charts for web pages and makes an [`Order`]: the contents of a paper as data,
//! for another process to draw.
//!
//! The contents of a pad or a leaflet come from the rules and from `yatzy-text`; this crate decides the
//! layout. It does no I/O: a drawing becomes bytes, and the caller stores them.

pub mod chart;
// Charts draw single dice; only paper has rows of them.
#[cfg_attr(not(feature = "files"), allow(dead_code))]
mod dice;
mod drawing;
#[cfg(feature = "files")]
mod exercises;
#[cfg(feature = "files")]
mod flow;
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
    Anchor, Area, Drawing, Format, Group, Ink, Item, Outline, Page, ParseFormatError, Role, Shape, Stroke,
    SvgStyle, TextLine,
};
#[cfg(feature = "files")]
pub use exercises::{ExerciseSheet, SheetExercise};
#[cfg(feature = "files")]
pub use leaflet::LeafletSheet;
pub use name::drawable;
pub use order::{Order, OrderCard, OrderError, OrderGame, OrderPlayers};
#[cfg(feature = "files")]
pub use pad::{Filled, PadSheet, Players};
pub use pad::{MAX_COLUMNS, MAX_PLAYERS, PadError};
pub use paper::{MM, PageSetup, Paper, ParsePaperError};
pub use table::{ReplacedName, TablePapers};
pub use typeface::{FontFace, MIN_TYPE_SIZE};
