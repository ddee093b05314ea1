//! The typeface: Noto Sans, which covers all our languages, in two weights.
//!
//! Builds that write files have the font compiled in (`exact.rs`), so that paper looks the same on every
//! machine. A web page is set by the browser in its own font: its charts only need the approximate width of
//! each letter (`rough.rs`), and the half megabyte of outlines is left out.

#![allow(missing_docs, reason = "names say what plain data holds")]

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

/// The smallest type size on paper, in points.
pub const MIN_TYPE_SIZE: f64 = 7.0;

/// Size of the cache of widths: more than any one document needs.
const CACHE_SIZE: usize = 10_000;

/// The height of a capital letter as a fraction of the type size.
pub(crate) const CAPITAL: f64 = 0.714;

/// A weight of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FontFace {
    /// For body text.
    Regular,
    /// For headings and sums.
    Bold,
}

impl FontFace {
    pub const ALL: [FontFace; 2] = [FontFace::Regular, FontFace::Bold];

    /// Whether the typeface has a character. Both weights have the same characters.
    pub fn has(self, c: char) -> bool {
        letters::has(c)
    }

    /// The width of a text at a type size.
    pub fn width(self, words: &str, size: f64) -> f64 {
        // A layout measures the same few texts at many sizes.
        thread_local! {
            static CACHE: RefCell<HashMap<(FontFace, String), f64>> = RefCell::default();
        }
        CACHE.with_borrow_mut(|cache| {
            let key = (self, words.to_owned());
            if let Some(width) = cache.get(&key) {
                return width * size;
            }
            let width = letters::width(self, words);
            if cache.len() >= CACHE_SIZE {
                cache.clear();
            }
            cache.insert(key, width);
            width * size
        })
    }
}
