//! Queries for the objective of a seat with a goal, and its chance.

use super::{CardState, GoalObjective, GoalPlanner};
use crate::{QueryError, ValueSource};
use std::sync::Arc;
use yatzy_rules::{Game, Goal, Phase, Points, Ruleset, Seat};
use yatzy_solver::{GameStart, TurnPoint};

/// The first look at a chance and a turn of a report have this part of the games.
const FIRST_LOOK: u64 = 8;

/// A chance in whole millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ChanceBody))]
pub struct Chance {
    /// How many of a million.
    pub millionths: u32,
    /// Whether it is exact and not counted in games.
    pub exact: bool,
    /// The standard error of a counted chance, in millionths too; zero if it is exact.
    #[cfg_attr(feature = "serde", serde(default))]
    pub standard_error: u32,
    /// The play that it assumes from here on.
    #[cfg_attr(feature = "serde", serde(default))]
    pub assumes: AssumedPlay,
}

/// The play that a chance assumes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AssumedPlay {
    /// The best play for the goal.
    #[default]
    ForGoal,
    /// Play for the highest average.
    ForMean,
}

impl Chance {
    /// From a number between 0 and 1.
    pub fn new(share: f64, exact: bool) -> Chance {
        let (standard_error, assumes) = (0, AssumedPlay::ForGoal);
        Chance { millionths: (share.clamp(0.0, 1.0) * 1e6).round() as u32, exact, standard_error, assumes }
    }

    /// The same chance with a standard error.
    #[must_use]
    pub fn with_error(self, error: f64) -> Chance {
        Chance { standard_error: (error * 1e6).round() as u32, ..self }
    }

    /// A number between 0 and 1.
    pub fn share(self) -> f64 {
        f64::from(self.millionths) / 1e6
    }

    /// Whether it is shown as under or over a bound, or as nothing or certainty.
    pub fn rounds_to_all_or_nothing(self) -> bool {
        self.share() < ROUNDS_TO_NOTHING || 1.0 - self.share() < ROUNDS_TO_NOTHING
    }
}

/// Smaller shares are shown as "under 0.1%".
pub(super) const ROUNDS_TO_NOTHING: f64 = 0.0005;

/// The goal of a seat, with its card at the start of its turn and the cards of its opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalQuery {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// What it plays for.
    pub goal: Goal,
    /// Its own card.
    pub own: CardState,
    /// The cards of opponents that stay, if they matter.
    pub others: Vec<CardState>,
}

impl GoalQuery {
    /// The query of a seat; `None` if its goal is the mean. A single player's win is the mean, and so is a record
    /// without a known total.
    pub fn new(game: &Game, seat: Seat, goal: Goal) -> Option<GoalQuery> {
        let rules = game.rules();
        let of = |seat: Seat| game.card(seat).map(|card| CardState::of(rules, card));
        let others = match goal {
            Goal::Mean | Goal::Record => return None,
            Goal::AtLeast(_) => Vec::new(),
            Goal::Win => {
                let others = (0..game.seats()).map(Seat).filter(|&other| other != seat);
                others.filter(|&other| plays_on(game, other)).filter_map(of).collect()
            }
        };
        let is_alone = goal == Goal::Win && others.is_empty();
        (!is_alone).then(|| Some(GoalQuery { rules: rules.clone(), goal, own: of(seat)?, others }))?
    }

    /// Whether [`GoalQuery::objective`] needs values of the mean: there are no exact chances, or opponents matter.
    pub fn needs_values(&self, value_source: &ValueSource, seconds: f64) -> bool {
        match self.goal {
            Goal::AtLeast(total) => {
                value_source.total_objective(&self.rules, Points(total)).is_none()
                    && self.planner(value_source, seconds).is_none()
            }
            _ => true,
        }
    }

    /// The objective: exact if a file of all totals exists or the endgame takes at most this many processor seconds,
    /// otherwise counted in games.
    pub fn objective(&self, value_source: &ValueSource, seconds: f64) -> Result<GoalObjective, QueryError> {
        self.objective_by(value_source, seconds, 1)
    }

    /// The same for one turn of a report, which has many: counted in fewer games.
    pub fn report_objective(
        &self,
        value_source: &ValueSource,
        seconds: f64,
    ) -> Result<GoalObjective, QueryError> {
        self.objective_by(value_source, seconds, FIRST_LOOK)
    }

    fn objective_by(
        &self,
        value_source: &ValueSource,
        seconds: f64,
        part: u64,
    ) -> Result<GoalObjective, QueryError> {
        let planner = self.planner(value_source, seconds);
        let values = value_source.at_once(&self.rules);
        let games = values.games_of(self.own.position) / part;
        let total = match self.goal {
            Goal::AtLeast(total) => Points(total),
            _ => return GoalObjective::win(&values, self.own, &self.others, planner, games),
        };
        match (value_source.total_objective(&self.rules, total), planner) {
            (Some(objective), _) => Ok(GoalObjective::exact(objective)),
            (None, Some(planner)) => Ok(GoalObjective::planned(&planner, total)),
            (None, None) => GoalObjective::played(&values, self.own, total, games),
        }
    }

    /// The objective without long work: from a file, or counted in fewer games.
    pub fn objective_at_once(&self, value_source: &ValueSource) -> Result<GoalObjective, QueryError> {
        let values = value_source.at_once(&self.rules);
        let games = values.games_of(self.own.position) / FIRST_LOOK;
        let Goal::AtLeast(total) = self.goal else {
            return GoalObjective::win(&values, self.own, &self.others, None, games);
        };
        match value_source.total_objective(&self.rules, Points(total)) {
            Some(objective) => Ok(GoalObjective::exact(objective)),
            None => GoalObjective::played(&values, self.own, Points(total), games),
        }
    }

    fn planner(&self, value_source: &ValueSource, seconds: f64) -> Option<GoalPlanner> {
        Some(value_source.planner(&self.rules))
            .filter(|planner| planner.seconds(self.own.position) <= seconds)
    }
}

impl GoalObjective {
    /// The chance of a seat now, including the current hand in its own turn.
    pub fn chance(&self, game: &Game, seat: Seat) -> Result<Chance, QueryError> {
        let card = game.card(seat).ok_or(QueryError::Unreachable)?;
        let CardState { position, points } = CardState::of(game.rules(), card);
        let turn = game.turn().filter(|turn| turn.seat == seat);
        let start = GameStart::turn(position, points);
        self.chance_at(match (turn, game.phase()) {
            (Some(turn), Phase::Thrown { hand, rethrows }) => {
                GameStart { named: turn.named, point: TurnPoint::Thrown(hand, rethrows), ..start }
            }
            (Some(turn), _) => GameStart { named: turn.named, ..start },
            _ => start,
        })
    }
}

/// Whether a seat stays: it has not left, or its card is full.
pub(crate) fn plays_on(game: &Game, seat: Seat) -> bool {
    let full = game.card(seat).is_some_and(|card| card.open().is_empty());
    full || !game.has_left(seat)
}
