//! How strong a computer player is.

use std::fmt;
use std::str::FromStr;

/// The strength of a bot. From `beginner` on, a level is the share of the points that it throws away on
/// average; `docs/bots.md` has the measured tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each as likely.
    Random,
    /// Takes what this turn pays and never thinks of the next one.
    Greedy,
    /// Throws away about 16 % of the points: 40 in Yatzy.
    Beginner,
    /// About 8 %: 20 in Yatzy.
    Casual,
    /// About 3 %: 8 in Yatzy.
    Club,
    /// About 1 %: 2.5 in Yatzy.
    Expert,
    /// The best action there is, as far as the values at hand are exact.
    Perfect,
    /// Plays for the win where others play too, else as [`Level::Perfect`].
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

    /// The levels that play for points, the weakest first: alone, each loses less than the one before.
    pub const FOR_POINTS: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::Beginner,
        Level::Casual,
        Level::Club,
        Level::Expert,
        Level::Perfect,
    ];

    /// The level's name on the command line and in the API.
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

    /// How far it misjudges what a cell is worth to it later: a standard deviation, in shares of what an
    /// average turn in that cell's column brings. Measured, with one column in Yatzy and with several in
    /// TripleYatzy, until the share of the points thrown away was as wanted: where there are more cells to
    /// choose from, small errors cost more.
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

/// A name that no level has.
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
