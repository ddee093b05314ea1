//! Levels of computer players.

use std::fmt;
use std::str::FromStr;

/// The strength of a bot. From `beginner` on a level is defined by its mean loss of points; `docs/bots.md` has the
/// measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A random legal action.
    Random,
    /// Maximises the points of this turn.
    Greedy,
    /// Loses about 16 % of the points: 40 in Yatzy.
    Beginner,
    /// About 8 %: 20 in Yatzy.
    Casual,
    /// About 3 %: 8 in Yatzy.
    Club,
    /// About 1 %: 2.5 in Yatzy.
    Expert,
    /// The best action by the available values.
    Perfect,
    /// Plays for the win against others, otherwise as [`Level::Perfect`].
    Winner,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Greedy,
        Level::Beginner,
        Level::Casual,
        Level::Club,
        Level::Expert,
        Level::Perfect,
        Level::Winner,
    ];

    /// The levels that play for points, the weakest first.
    pub const FOR_POINTS: [Level; 7] = *Level::ALL.first_chunk().expect("the last level plays for the win");

    /// The name on the command line and in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Perfect => "perfect",
            Level::Winner => "winner",
        }
    }

    /// The standard deviation of its error for the future value of a cell, as a share of the mean points of a turn in
    /// that column. Calibrated to the loss of each level, for one column in Yatzy and for several in TripleYatzy: with
    /// more cells to choose from, small errors cost more.
    pub(crate) const fn misjudgement(self, columns: usize) -> f64 {
        let (one, several) = match self {
            Level::Beginner => (0.34, 0.355),
            Level::Casual => (0.225, 0.19),
            Level::Club => (0.128, 0.093),
            Level::Expert => (0.067, 0.044),
            Level::Random | Level::Greedy | Level::Perfect | Level::Winner => (0.0, 0.0),
        };
        if columns == 1 { one } else { several }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// An unknown level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevelError(pub String);

impl fmt::Display for UnknownLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called `{}`", self.0)
    }
}

impl std::error::Error for UnknownLevelError {}

impl FromStr for Level {
    type Err = UnknownLevelError;

    fn from_str(text: &str) -> Result<Level, UnknownLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.id() == text)
            .ok_or_else(|| UnknownLevelError(text.to_owned()))
    }
}
