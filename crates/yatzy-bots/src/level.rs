//! How strong a computer player is.

use std::fmt;
use std::str::FromStr;

/// The strength of a bot. From `beginner` on, a level is how many points it throws away in a game of Yatzy
/// on average; `docs/bots.md` has the measured table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each as likely.
    Random,
    /// Takes what this turn pays and never thinks of the next one.
    Greedy,
    /// Throws away about 40 points.
    Beginner,
    /// About 20 points.
    Casual,
    /// About 8 points.
    Club,
    /// About 2.5 points.
    Expert,
    /// The best action there is, as far as the values at hand are exact.
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 7] = [
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
        }
    }

    /// How far it misjudges what a box is worth to it later: a standard deviation, in shares of what an
    /// average turn brings. Measured in Yatzy until the points thrown away were as many as wanted.
    pub(crate) const fn misjudgement(self) -> f64 {
        match self {
            Level::Beginner => 0.34,
            Level::Casual => 0.225,
            Level::Club => 0.128,
            Level::Expert => 0.067,
            Level::Random | Level::Greedy | Level::Perfect => 0.0,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no level is called `{}`", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
