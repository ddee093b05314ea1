//! Sizes of paper, in points: 72 to the inch, the unit of everything drawn here.

use std::str::FromStr;

/// A millimetre in points.
pub const MM: f64 = 72.0 / 25.4;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    /// All sizes.
    pub const ALL: [Paper; 3] = [Paper::A4, Paper::A5, Paper::Letter];

    /// The name, as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::A5 => "a5",
            Paper::Letter => "letter",
        }
    }

    /// Width and height, upright or lying on its side.
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

/// How something lies on paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnPaper {
    /// The paper.
    pub paper: Paper,
    /// Whether it lies on its side.
    pub landscape: bool,
    /// Whether it is in large print.
    pub large: bool,
}

/// What was typed is no size of paper that we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such paper")]
pub struct UnknownPaper;

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(name: &str) -> Result<Paper, UnknownPaper> {
        let name = name.to_ascii_lowercase();
        Paper::ALL.into_iter().find(|paper| paper.name() == name).ok_or(UnknownPaper)
    }
}
