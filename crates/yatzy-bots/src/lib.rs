//! Computer players of several levels, the coach, and the analysis of a game.

mod action_json;
mod analysis;
mod bot;
mod coach;
mod contest;
mod estimated;
mod goal;
mod level;
mod normal;
mod par;
mod practise;
mod value_source;
mod values;

pub use action_json::ActionJson;
pub use analysis::{
    Analysis, AnalysisJson, Bar, BarGlyphs, Decision, GoalReport, GoalTurn, Mistake, SeatReport, ThrowLuck,
    TurnReport, TurnSplit, WinChances, caveat,
};
pub use bot::Bot;
pub use coach::{Coach, Fact, Gain, Hint, Reason, Words};
pub use contest::{Contest, SeatTally, Tally};
pub use estimated::EstimatedValues;
pub use goal::{
    AssumedPlay, CardState, Chance, CountedChance, GoalHint, GoalObjective, GoalPlanner, GoalQuery,
    PlayedGames, PlayedTotals, win_shares,
};
pub use level::{Level, UnknownLevelError};
pub use par::ParValues;
pub use practise::{
    ChoiceOdds, Exercise, ExerciseJson, LESSON_RULES, LESSONS, LEVELS, Lesson, PositionBody, PositionError,
    Practice, PracticeJson, PracticeOrder, PracticePosition, PracticeSet, Rating, Theme, UnknownThemeError,
    Verdict, level_name, practice_caveat, practice_values,
};
pub use value_source::{Budget, TableFiles, ValueSource};
pub use values::{PerfectPlay, SolvedValues, Values, counted_chances};
/// Smaller differences in points are not reported: the actions are equally good.
pub const WORTH_SAYING: f64 = 0.05;

pub use yatzy_solver::{
    Advice, Adviser, GameStart, Objective, Outcome, Position, QueryError, SeededDice, Statistics, TIE,
    TurnPoint, TurnValues,
};
