//! Paper sizes in points. A point is 1/72 inch, the unit of every length in this crate.

#![allow(missing_docs, reason = "names say what plain data holds")]

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A millimetre in points.
pub const MM: f64 = 72.0 / 25.4;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 148 × 210 mm.
    A5,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    pub const ALL: [Paper; 3] = [Paper::A4, Paper::A5, Paper::Letter];

    /// The name that people type.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A5 => "a5",
            Paper::Letter => "letter",
        }
    }

    /// Width and height.
    pub fn size(self, landscape: bool) -> (f64, f64) {
        let (short, long) = match self {
            Paper::A4 => (210.0 * MM, 297.0 * MM),
            Paper::A5 => (148.0 * MM, 210.0 * MM),
            Paper::Letter => (612.0, 792.0),
        };
        if landscape { (long, short) } else { (short, long) }
    }

    /// The white border that every printer can leave.
    #[cfg(feature = "files")]
    pub(crate) fn margin(self) -> f64 {
        match self {
            Paper::A5 => 8.0 * MM,
            Paper::A4 | Paper::Letter => 10.0 * MM,
        }
    }
}

/// How a document is laid out on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageSetup {
    pub paper: Paper,
    pub landscape: bool,
    /// Large print.
    pub large: bool,
}

/// The name is not a known paper size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such paper")]
pub struct ParsePaperError;

impl FromStr for Paper {
    type Err = ParsePaperError;

    fn from_str(name: &str) -> Result<Paper, ParsePaperError> {
        let name = name.to_ascii_lowercase();
        Paper::ALL.into_iter().find(|paper| paper.name() == name).ok_or(ParsePaperError)
    }
}
