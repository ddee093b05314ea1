//! Players of several strengths, the coach, and the analysis of a finished game.

mod analysis;
mod bot;
mod coach;
mod contest;
mod dice;
mod estimated;
mod knowledge;
mod lattice;
mod level;
mod normal;
mod par;
mod turn_values;
mod values;

pub use analysis::{
    Analysis, AnalysisJson, Bar, Decision, SeatReport, Split, Strokes, ThrowLuck, TurnReport, WinChances,
    caveat,
};
pub use bot::Bot;
pub use coach::{Also, Coach, Hint, Reason, Why, Words, advise};
pub use contest::{Contest, SeatTally, Tally};
pub use dice::SeededDice;
pub use estimated::Estimated;
pub use knowledge::{Budget, Knowledge, TableFiles};
pub use level::{Level, UnknownLevel};
pub use par::ParValues;
pub use turn_values::{Outcome, TurnValues, Valued};
pub use values::{Solved, Values};
pub use yatzy_solver::{Position, QueryError, Statistics, TIE, Variances};
