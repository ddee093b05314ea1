//! Players of several strengths, the coach, and the analysis of a finished game.

mod analysis;
mod bot;
mod coach;
mod contest;
mod dice;
mod knowledge;
mod lattice;
mod level;
mod normal;
mod par;
mod turn_values;
mod values;

pub use analysis::{
    Analysis, AnalysisJson, Bar, Decision, SeatReport, Split, Strokes, ThrowLuck, TurnReport, WinChances,
};
pub use bot::Bot;
pub use coach::{Also, Coach, Hint, Reason, Why, Words};
pub use contest::{Contest, SeatTally, Tally};
pub use dice::SeededDice;
pub use knowledge::{Patience, values_for};
pub use level::{Level, UnknownLevel};
pub use par::ParValues;
pub use turn_values::{Outcome, TurnValues, Valued};
pub use values::{Solved, Values};
pub use yatzy_solver::{Position, QueryError, Statistics, TIE, Variances};
