//! Exercises: positions of games with one clearly best choice, a tempting wrong one, and a reason. The same seed gives
//! the same exercises on every machine ([docs/practise.md](../../../docs/practise.md)).

mod generator;
mod position;
mod rating;
mod theme;
mod verdict;

pub use generator::{Exercise, LEVELS, Practice, PracticeOrder, PracticeSet, practice_values};
pub use position::{PositionBody, PositionError, PracticePosition};
pub use rating::Rating;
pub use theme::{Theme, UnknownThemeError};
pub use verdict::{ChoiceOdds, Verdict};
