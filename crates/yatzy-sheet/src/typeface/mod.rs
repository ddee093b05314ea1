//! The typeface: Noto Sans, which draws all our languages, in two weights.
//!
//! Whoever writes files has it compiled in (`exact.rs`), so that paper looks the same on every machine. Pages of the web
//! are set by the browser in its own type: for their charts it is enough to know how wide each letter is (`rough.rs`),
//! and half a megabyte of outlines stays away.

#[cfg(feature = "files")]
mod exact;
#[cfg(any(test, not(feature = "files")))]
mod rough;

#[cfg(feature = "files")]
pub(crate) use exact::Glyph;

#[cfg(feature = "files")]
use exact as letters;
#[cfg(not(feature = "files"))]
use rough as letters;
use std::cell::RefCell;
use std::collections::HashMap;

/// The smallest type on paper, in points.
pub const SMALLEST: f64 = 7.0;

/// How many widths are remembered: more than any one document asks for.
const MOST_KNOWN: usize = 10_000;

/// The height of a capital over the size of the type.
pub(crate) const CAPITAL: f64 = 0.714;

/// A weight of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// For what is read.
    Regular,
    /// For headings and sums.
    Bold,
}

impl Face {
    /// Both weights.
    pub const ALL: [Face; 2] = [Face::Regular, Face::Bold];

    /// Whether the typeface can draw a character. Both weights draw the same ones.
    pub fn has(self, c: char) -> bool {
        letters::has(c)
    }

    /// How wide words are at a size.
    pub fn width(self, words: &str, size: f64) -> f64 {
        // The same few words are asked for at many sizes until everything has its place.
        thread_local! {
            static KNOWN: RefCell<HashMap<(Face, String), f64>> = RefCell::default();
        }
        KNOWN.with_borrow_mut(|known| {
            let key = (self, words.to_owned());
            if let Some(width) = known.get(&key) {
                return width * size;
            }
            let width = letters::width(self, words);
            if known.len() >= MOST_KNOWN {
                known.clear();
            }
            known.insert(key, width);
            width * size
        })
    }
}
