//! The analysis of a game: luck and skill.
//!
//! Every throw changes the expected total: that is luck, and its mean is zero. Every decision may be worse than the
//! best one: that is its cost, and it is never negative. For every seat, up to rounding:
//!
//! > total + remaining points = expected at the start + luck − cost + turns without throws
//!
//! On a full card no points remain. A turn whose throws were not recorded can't be split into luck and cost and counts
//! as a whole. `docs/analysis.md` has the details.

mod bars;
mod decision;
mod goal;
mod json;
mod seat;
mod sentence;
mod turn;
mod why;
mod win;

pub use bars::{Bar, BarGlyphs};
pub use decision::Decision;
pub use goal::{GoalReport, GoalTurn};
pub use json::AnalysisJson;
pub use seat::SeatReport;
pub use sentence::caveat;
pub use turn::{ThrowLuck, TurnReport, TurnSplit};
pub use why::Mistake;
pub use win::WinChances;

use crate::goal::plays_on;
use crate::{GoalObjective, GoalQuery, QueryError, Values, WORTH_SAYING};
use goal::GoalTracker;
use yatzy_rules::{Game, Goal, Seat, Turn};
use yatzy_text::{Text, say};

/// The analysis of a game by the values of cards.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    /// Whether the values are those of perfect play. Otherwise luck and cost are as good as the estimate.
    pub exact: bool,
    /// The measured error of estimated values.
    pub error: Option<f64>,
    /// In the order of the table.
    pub seats: Vec<SeatReport>,
    /// The chances to win at the start and after every turn; empty if fewer than two seats stayed.
    pub chances: Vec<WinChances>,
    /// Whether these are exact and not counted in games.
    pub exact_chances: bool,
    /// The goals of seats that did not play for the mean, in the order of the table.
    pub goals: Vec<GoalReport>,
    /// The coach's explanations of the costliest choices, if requested.
    explained: Vec<why::Explanation>,
}

impl Analysis {
    /// Analyses a game, finished or not.
    ///
    /// # Panics
    /// If the values belong to other rules than the game.
    pub fn new(values: &dyn Values, game: &Game) -> Result<Analysis, QueryError> {
        Analysis::look_back(values, game, Vec::new(), 0)
    }

    /// The same with exact chances to win for cards with at most `exact_cells` open cells, where that is possible, and
    /// with reports of the goals; `objectives` finds the objective of a goal. It takes some seconds.
    ///
    /// # Panics
    /// If the values belong to other rules than the game.
    pub fn at_length(
        values: &dyn Values,
        game: &Game,
        exact_cells: usize,
        goals: &[Goal],
        objectives: &dyn Fn(&GoalQuery) -> Result<GoalObjective, QueryError>,
    ) -> Result<Analysis, QueryError> {
        let pursued =
            (0..).map(Seat).zip(goals).map(|(seat, &goal)| GoalTracker::new(game, seat, goal, objectives));
        let pursued = pursued.collect::<Result<Vec<_>, QueryError>>()?;
        Analysis::look_back(values, game, pursued.into_iter().flatten().collect(), exact_cells)
    }

    fn look_back(
        values: &dyn Values,
        game: &Game,
        mut pursued: Vec<GoalTracker<'_>>,
        exact_cells: usize,
    ) -> Result<Analysis, QueryError> {
        assert_eq!(game.rules().hash(), values.rules().hash(), "values of the game's own rules");
        let mut seats = (0..game.seats())
            .map(|seat| SeatReport::start(values, Seat(seat)))
            .collect::<Result<Vec<SeatReport>, QueryError>>()?;
        let stays: Vec<bool> = (0..game.seats()).map(|seat| plays_on(game, Seat(seat))).collect();
        let mut chances = WinChances::course(values, &stays, exact_cells);
        chances.note(&seats);
        for turn in turns(game) {
            for pursued in pursued.iter_mut().filter(|pursued| pursued.seat() == turn.seat) {
                let cards = (0..).map(Seat).zip(&seats).map(|(seat, report)| (seat, report.card()));
                pursued.add(turn, cards)?;
            }
            seats[usize::from(turn.seat.0)].add(values, turn)?;
            chances.note(&seats);
        }
        let (exact, error) = (values.is_exact(), values.error());
        let goals = pursued.into_iter().map(|pursued| pursued.finish(game)).collect::<Result<_, _>>()?;
        let (chances, exact_chances) = chances.finish()?;
        Ok(Analysis { exact, error, seats, chances, exact_chances, goals, explained: Vec::new() })
    }

    /// The largest extent of a turn's bars up and down, in points, over all seats, so that all charts share one scale.
    /// At least five.
    pub fn reach(&self) -> (f64, f64) {
        let turns = || self.seats.iter().flat_map(|seat| &seat.turns);
        let up = turns().map(|turn| turn.luck() + turn.whole()).fold(5.0, f64::max);
        let down = turns().map(|turn| (-turn.luck() - turn.whole()).max(turn.cost())).fold(5.0, f64::max);
        (up, down)
    }

    /// The report of a seat's goal; `None` if it played for the mean.
    pub fn goal_of(&self, seat: Seat) -> Option<&GoalReport> {
        self.goals.iter().find(|goal| goal.seat == seat)
    }

    /// How the chances to win were computed.
    pub fn chances_sentence(&self, text: Text) -> String {
        if self.exact_chances {
            say!(text, "goal-chances-exact")
        } else {
            say!(text, "analysis-chances-words")
        }
    }

    /// The costliest decisions of a seat, the worst first, without negligible ones.
    pub fn worst(&self, seat: Seat, most: usize) -> Vec<(&TurnReport, &Decision)> {
        let turns = self.seats.get(usize::from(seat.0)).map_or(&[][..], |report| &report.turns);
        costliest(turns.iter(), WORTH_SAYING, most)
    }
}

/// The costliest decisions of some turns, the worst first, without those below `least`.
fn costliest<'a>(
    turns: impl Iterator<Item = &'a TurnReport>,
    least: f64,
    most: usize,
) -> Vec<(&'a TurnReport, &'a Decision)> {
    let mut costliest: Vec<(&TurnReport, &Decision)> = turns
        .flat_map(|turn| turn.decisions().iter().map(move |decision| (turn, decision)))
        .filter(|(_, decision)| decision.cost >= least)
        .collect();
    costliest.sort_by(|a, b| b.1.cost.total_cmp(&a.1.cost));
    costliest.truncate(most);
    costliest
}

/// The turns with at least one action, including the current one.
fn turns(game: &Game) -> impl Iterator<Item = &Turn> {
    game.turns().chain(game.turn().filter(|turn| turn.named.is_some() || turn.throws() != Some(0)))
}
