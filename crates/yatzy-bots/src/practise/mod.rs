//! Exercises: positions of games with one clearly best choice, a tempting wrong one, and a reason. The same seed gives
//! the same exercises on every machine ([docs/practise.md](../../../docs/practise.md)).

mod generator;
mod json;
mod lesson;
mod position;
mod rating;
mod theme;
mod verdict;
mod words;

pub use generator::{Exercise, LEVELS, Practice, PracticeOrder, PracticeSet, practice_values};
pub use json::{ExerciseJson, PracticeJson};
pub use lesson::{LESSON_RULES, LESSONS, Lesson};
pub use position::{PositionBody, PositionError, PracticePosition};
pub use rating::Rating;
pub use theme::{Theme, UnknownThemeError};
pub use verdict::{ChoiceOdds, Verdict};
pub use words::{level_name, practice_caveat};
