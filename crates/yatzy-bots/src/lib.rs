//! Players of several strengths, the coach, and the analysis of a finished game.

mod action_json;
mod analysis;
mod bot;
mod coach;
mod contest;
mod estimated;
mod goal;
mod knowledge;
mod level;
mod normal;
mod par;
mod values;

pub use action_json::ActionJson;
pub use analysis::{
    Analysis, AnalysisJson, Bar, Decision, GoalReport, GoalTurn, SeatReport, Split, Strokes, ThrowLuck,
    TurnReport, WinChances, caveat,
};
pub use bot::Bot;
pub use coach::{Brings, Coach, Fact, Hint, Reason, Words};
pub use contest::{Contest, SeatTally, Tally};
pub use estimated::Estimated;
pub use goal::{Aim, Chance, Errand, GoalHint, Opponent, Planner, win_shares};
pub use knowledge::{Budget, Knowledge, TableFiles};
pub use level::{Level, UnknownLevel};
pub use par::ParValues;
pub use values::{PerfectPlay, Solved, Values, counted_chances};
/// Less than this, in points, is nothing that a person should be told of: two actions are as good as each other.
pub const WORTH_SAYING: f64 = 0.05;

pub use yatzy_solver::{
    Advice, Adviser, Objective, Outcome, Position, QueryError, SeededDice, Statistics, TIE, TurnValues,
    Variances,
};
