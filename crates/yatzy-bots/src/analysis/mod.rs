//! A game looked back at: what was luck, and what was skill.
//!
//! Every throw moves the expected total up or down: that is luck, and it averages zero. Every decision may
//! fall short of the best one: that is its cost, and it is never negative. What is left is an identity, for
//! every seat and exact to rounding:
//!
//! > total + still to come = expected at the start + luck − cost + turns told as a whole
//!
//! On a full card nothing is still to come. A turn told from the table without its throws can't be split
//! into luck and cost: it counts as a whole. `docs/analysis.md` says it at length.

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
pub use win::WinChances;

use crate::goal::plays_on;
use crate::{GoalObjective, GoalQuery, QueryError, Values, WORTH_SAYING};
use goal::GoalTracker;
use yatzy_rules::{Game, Goal, Seat, Turn};
use yatzy_text::{Text, say};

/// What a game looks like to someone who knows what cards are worth.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    /// Whether the values are those of perfect play. If not, luck and cost are as good as the estimate.
    pub exact: bool,
    /// How far estimated values may be off, where that was measured.
    pub error: Option<f64>,
    /// Every seat, in the order of the table.
    pub seats: Vec<SeatReport>,
    /// Who was how likely to win, at the start and after every turn; empty if fewer than two seats played on.
    pub chances: Vec<WinChances>,
    /// Whether those are exact, and not by the normal law.
    pub exact_chances: bool,
    /// What became of it for each seat that played for something else than the mean, in the order of the table.
    pub goals: Vec<GoalReport>,
    /// What the coach says of the costliest choices, where it was asked.
    explained: Vec<why::Explanation>,
}

impl Analysis {
    /// Looks back at a game, finished or not.
    ///
    /// # Panics
    /// If the game is played by other rules than the values are for.
    pub fn new(values: &dyn Values, game: &Game) -> Result<Analysis, QueryError> {
        Analysis::look_back(values, game, Vec::new(), 0)
    }

    /// The same with chances to win that are exact, where that can be done, of cards with at most so many open cells; and
    /// with what became of it for those who played for something else than the mean, where `objectives` says what cards are then
    /// worth. It takes some seconds.
    ///
    /// # Panics
    /// As above.
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

    /// How far the bars of any seat's turn reach up and down, in points: one scale for all seats, so that their
    /// charts can be compared. Never less than five, for a game in which nothing happened.
    pub fn reach(&self) -> (f64, f64) {
        let turns = || self.seats.iter().flat_map(|seat| &seat.turns);
        let up = turns().map(|turn| turn.luck() + turn.whole()).fold(5.0, f64::max);
        let down = turns().map(|turn| (-turn.luck() - turn.whole()).max(turn.cost())).fold(5.0, f64::max);
        (up, down)
    }

    /// What became of a seat's goal; `None` if it played for the mean.
    pub fn goal_of(&self, seat: Seat) -> Option<&GoalReport> {
        self.goals.iter().find(|goal| goal.seat == seat)
    }

    /// What the chances to win rest on.
    pub fn chances_sentence(&self, text: Text) -> String {
        if self.exact_chances {
            say!(text, "goal-chances-exact")
        } else {
            say!(text, "analysis-chances-words")
        }
    }

    /// The costliest decisions of a seat, the worst first; none that cost nothing worth speaking of.
    pub fn worst(&self, seat: Seat, most: usize) -> Vec<(&TurnReport, &Decision)> {
        let turns = self.seats.get(usize::from(seat.0)).map_or(&[][..], |report| &report.turns);
        let mut worst: Vec<(&TurnReport, &Decision)> = turns
            .iter()
            .flat_map(|turn| turn.decisions().iter().map(move |decision| (turn, decision)))
            .filter(|(_, decision)| decision.cost >= WORTH_SAYING)
            .collect();
        worst.sort_by(|a, b| b.1.cost.total_cmp(&a.1.cost));
        worst.truncate(most);
        worst
    }
}

/// The turns that anything happened in, the one in progress included.
fn turns(game: &Game) -> impl Iterator<Item = &Turn> {
    game.turns().chain(game.turn().filter(|turn| turn.named.is_some() || turn.throws() != Some(0)))
}
