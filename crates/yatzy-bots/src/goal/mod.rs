//! Goals: the highest mean, a total, or the win.

mod candidates;
mod card_state;
mod hint;
mod planner;
mod played_objective;
mod played_out;
mod query;

pub use card_state::{CardState, win_shares};
pub(crate) use card_state::{TotalDistribution, has_distributions};
pub use hint::GoalHint;
pub use planner::GoalPlanner;
use played_objective::PlayedObjective;
pub use played_out::{CountedChance, PlayedGames, PlayedTotals};
pub(crate) use query::plays_on;
pub use query::{AssumedPlay, Chance, GoalQuery};

use crate::{Advice, Adviser, Objective, Position, QueryError, Values};
use std::sync::Arc;
use yatzy_rules::{Action, Cell, Game, Phase, Points};
use yatzy_solver::{GameStart, TotalObjective, TurnPoint, best};

/// The objective of a goal: the chance to reach it, from 0 to 1.
pub struct GoalObjective {
    objective: Arc<dyn Objective + Send + Sync>,
    /// The games that chances are counted in, unless they are computed.
    played: Option<PlayedGoal>,
    /// The standard error of the opponents' distributions; zero if they are exact.
    others_error: f64,
}

/// A goal whose chances are counted in games of play for the highest mean.
struct PlayedGoal {
    values: Arc<dyn Values>,
    utilities: Arc<[f64]>,
    /// The number of games from one point of a turn.
    games: u64,
}

impl GoalObjective {
    /// The exact chance of at least a total, from a file.
    fn exact(objective: Arc<TotalObjective>) -> GoalObjective {
        GoalObjective { objective, played: None, others_error: 0.0 }
    }

    /// The exact chance of at least a total, solved on demand.
    pub fn planned(planner: &GoalPlanner, total: Points) -> GoalObjective {
        GoalObjective { objective: planner.at_least(total), played: None, others_error: 0.0 }
    }

    /// The chance of at least a total by play for the highest mean, counted in games from this card.
    pub fn played(
        values: &Arc<dyn Values>,
        card: CardState,
        total: Points,
        games: u64,
    ) -> Result<GoalObjective, QueryError> {
        let utilities = (0..=total.0).map(|end| if end < total.0 { 0.0 } else { 1.0 }).collect();
        GoalObjective::counted(values, card, utilities, games)
    }

    fn counted(
        values: &Arc<dyn Values>,
        card: CardState,
        utilities: Arc<[f64]>,
        games: u64,
    ) -> Result<GoalObjective, QueryError> {
        let objective = PlayedObjective::new(values, card, &utilities, games)?;
        let played = Some(PlayedGoal { values: values.clone(), utilities, games });
        Ok(GoalObjective { objective: Arc::new(objective), played, others_error: 0.0 })
    }

    /// The chance to end above all opponents, who play for the highest mean; ties share the win. With a planner it is
    /// that of play for the win, otherwise that of play for the highest mean, counted in games from this card.
    pub fn win(
        values: &Arc<dyn Values>,
        card: CardState,
        others: &[CardState],
        planner: Option<GoalPlanner>,
        games: u64,
    ) -> Result<GoalObjective, QueryError> {
        let (utilities, others_error) = card_state::win_chances(&**values, others, games)?;
        let objective = match planner {
            Some(planner) => {
                GoalObjective { objective: planner.of_totals(&utilities), played: None, others_error: 0.0 }
            }
            None => GoalObjective::counted(values, card, utilities.into(), games)?,
        };
        Ok(GoalObjective { others_error, ..objective })
    }

    /// The values of cards. Where chances are counted, those after a turn are estimates from the games of this card.
    pub fn as_objective(&self) -> &(dyn Objective + Send + Sync) {
        &*self.objective
    }

    /// Whether the chances are exact and not counted in games.
    pub fn is_exact(&self) -> bool {
        self.played.is_none() && self.others_error == 0.0
    }

    /// The play that the chances assume from here on.
    pub fn assumes(&self) -> AssumedPlay {
        if self.played.is_some() { AssumedPlay::ForMean } else { AssumedPlay::ForGoal }
    }

    /// The chance at a point of a turn.
    fn chance_at(&self, start: GameStart) -> Result<Chance, QueryError> {
        let GameStart { position, points, named, point } = start;
        if let Some(goal) = &self.played
            && !position.open(self.objective.rules()).is_empty()
        {
            let played = PlayedTotals::of(&*goal.values, start, goal.games)?;
            return Ok(self.counted_chance(played.mean(|earned| goal.utility(points, earned))));
        }
        let share = match point {
            TurnPoint::Thrown(hand, rethrows) => {
                crate::TurnValues::new(self.as_objective(), position, points, named)?.best(hand, rethrows)
            }
            _ => self.as_objective().value_at(position, points)?,
        };
        Ok(Chance::new(share, self.is_exact()).with_error(self.others_error))
    }

    fn counted_chance(&self, found: CountedChance) -> Chance {
        let error = found.standard_error.hypot(self.others_error);
        Chance { assumes: AssumedPlay::ForMean, ..Chance::new(found.share, false).with_error(error) }
    }

    /// The actions of the seat to play with their chances. Where chances are counted, only the best few by an estimate
    /// are played out, with the same dice, and `wanted` ones; the others are left out.
    pub fn advise(&self, game: &Game, wanted: &[Action]) -> Result<Vec<Advice>, QueryError> {
        let Some((turn, card)) = game.turn().and_then(|turn| Some((turn, game.card(turn.seat)?))) else {
            return Err(QueryError::Over);
        };
        let CardState { position, points } = CardState::of(game.rules(), card);
        self.advise_at(position, points, turn.named, game.phase(), wanted)
    }

    /// The same for a position.
    pub fn advise_at(
        &self,
        position: Position,
        points: Points,
        named: Option<Cell>,
        phase: Phase,
        wanted: &[Action],
    ) -> Result<Vec<Advice>, QueryError> {
        let start = GameStart { position, points, named, point: point_of(phase) };
        let actions = self.estimates(start, phase)?;
        match &self.played {
            Some(goal) => goal.play_candidates(start, actions, wanted),
            None => Ok(actions),
        }
    }

    /// The best action of a position, without its chance: games that can't change it are not played.
    pub fn choose_at(
        &self,
        position: Position,
        points: Points,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<Action, QueryError> {
        let start = GameStart { position, points, named, point: point_of(phase) };
        let actions = self.estimates(start, phase)?;
        match &self.played {
            Some(goal) => goal.choose(start, actions),
            None => Ok(best(&actions).action),
        }
    }

    /// Every action by the objective: exact, or an estimate where chances are counted.
    fn estimates(&self, start: GameStart, phase: Phase) -> Result<Vec<Advice>, QueryError> {
        let mut adviser = Adviser::new(self.as_objective());
        Ok(adviser.advise_position(start.position, start.points, start.named, phase)?.to_vec())
    }
}

fn point_of(phase: Phase) -> TurnPoint {
    match phase {
        Phase::Thrown { hand, rethrows } => TurnPoint::Thrown(hand, rethrows),
        _ => TurnPoint::Start,
    }
}
