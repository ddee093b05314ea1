//! Computer players.
//!
//! A level between `greedy` and `perfect` misjudges values: at the start of each turn every box gets a random error of
//! its future value, and the turn is played well by these wrong values, with some noise in each choice. So the
//! mistakes of a turn are consistent, like those of people: it goes for the wrong box, gives up a box too early, or
//! ignores the bonus.

use crate::{Advice, CardState, GoalObjective, GoalPlanner, Level, Position, QueryError, TurnValues, Values};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::{Arc, OnceLock};
use yatzy_rules::{Action, Cell, CellSet, Game, Keep, MAX_CELLS, Phase, Points, Seat};
use yatzy_solver::{GreedyObjective, best, points_on};

/// With at most this many open cells play for the win is exact; before that the best actions are played out.
const EXACT_CELLS: usize = 8;
/// The same for rules with endgame solvers only, in processor seconds.
const EXACT_SECONDS: f64 = 0.2;

/// The noise of a choice as a share of the misjudgement.
const UNSTEADY: f64 = 0.1;

/// A computer player. Its actions depend on its seed and the game only, so a repeated query gives the same answer,
/// also on another machine.
pub struct Bot {
    level: Level,
    seed: u64,
    values: Arc<dyn Values>,
    /// The mean points of a turn in a column with factor 1.
    average: f64,
    /// The last turn and its values.
    turn: Option<(TurnKey, TurnValues)>,
    /// The last turn that was played for the win, and its objective.
    win: Option<(TurnKey, GoalObjective)>,
    /// Solves play for the win late in the game; created on first use.
    planner: OnceLock<GoalPlanner>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct TurnKey {
    position: Position,
    named: Option<Cell>,
    seat: Seat,
    round: u16,
}

/// The cards of the other seats that stay.
fn opponents(game: &Game, seat: Seat) -> Vec<CardState> {
    let others = (0..game.seats()).map(Seat).filter(|&other| other != seat && !game.has_left(other));
    others.filter_map(|other| game.card(other)).map(|card| CardState::of(game.rules(), card)).collect()
}

impl Bot {
    /// A player of a level, for the rules of the values.
    pub fn new(level: Level, values: Arc<dyn Values>, seed: u64) -> Result<Bot, QueryError> {
        let rules = values.rules();
        let factors: u32 = rules.cells().iter().map(|cell| u32::from(rules.factor_of(cell))).sum();
        let average = values.value(Position::START)? / f64::from(factors);
        Ok(Bot { level, seed, average, values, turn: None, win: None, planner: OnceLock::new() })
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The values that it plays by.
    pub fn values(&self) -> &Arc<dyn Values> {
        &self.values
    }

    /// The action for the current seat; `None` once the game is over.
    ///
    /// # Panics
    /// If the values belong to other rules than the game.
    pub fn choose(&mut self, game: &Game) -> Result<Option<Action>, QueryError> {
        assert_eq!(game.rules().hash(), self.values.rules().hash(), "values of the game's own rules");
        if self.level == Level::Random {
            return Ok(self.any(game));
        }
        let Some((turn, card)) = game.turn().and_then(|turn| Some((turn, game.card(turn.seat)?))) else {
            return Ok(None);
        };
        let key = TurnKey {
            position: Position::of(game.rules(), card),
            named: turn.named,
            seat: turn.seat,
            round: turn.round,
        };
        if self.level == Level::Winner && !matches!(game.phase(), Phase::Over | Phase::FirstThrow) {
            let others = opponents(game, turn.seat);
            if !others.is_empty() {
                let points = points_on(game.rules(), card);
                return self.play_for_the_win(key, points, &others, game.phase()).map(Some);
            }
        }
        Ok(Some(match game.phase() {
            Phase::Over => return Ok(None),
            Phase::FirstThrow => Action::Throw(Keep::NOTHING),
            Phase::Naming => self.name(key)?,
            Phase::Thrown { hand, rethrows } => {
                let actions = self.turn(key)?.actions(hand, rethrows);
                self.pick(&actions, DecisionKind::Throw(turn.throws().unwrap_or_default()), key)
            }
        }))
    }

    /// A random legal action.
    fn any(&self, game: &Game) -> Option<Action> {
        let turn = game.turn()?;
        let actions = game.actions();
        let kind = turn.throws().map_or(DecisionKind::Naming, DecisionKind::Throw);
        let mut random = self.random(turn.seat, turn.round, kind);
        let place = (unit(&mut random) * actions.len() as f64) as usize;
        actions.get(place).copied()
    }

    /// The best action for the win: exact late in the game, otherwise the best few are played out.
    fn play_for_the_win(
        &mut self,
        key: TurnKey,
        points: Points,
        others: &[CardState],
        phase: Phase,
    ) -> Result<Action, QueryError> {
        let turn = TurnKey { named: None, ..key };
        let objective = match self.win.take().filter(|(known, _)| *known == turn) {
            Some((_, objective)) => objective,
            None => self.objective_of_win(CardState { position: key.position, points }, others)?,
        };
        let objective = &self.win.insert((turn, objective)).1;
        objective.choose_at(key.position, points, key.named, phase)
    }

    fn objective_of_win(&self, own: CardState, others: &[CardState]) -> Result<GoalObjective, QueryError> {
        let late = own.position.open(self.values.rules()).len() <= EXACT_CELLS;
        let planner = late.then(|| self.planner()).filter(|planner| match planner {
            GoalPlanner::Games(_) => true,
            GoalPlanner::Endings(_) => planner.seconds(own.position) <= EXACT_SECONDS,
        });
        let games = self.values.games_a_move(own.position);
        GoalObjective::win(&self.values, own, others, planner, games)
    }

    fn name(&mut self, key: TurnKey) -> Result<Action, QueryError> {
        let open = key.position.open(self.values.rules());
        let names = open.iter().map(|cell| {
            let turn = self.look(TurnKey { named: Some(cell), ..key })?;
            Ok((Action::Name(cell), turn.before_throw()))
        });
        let actions = names.collect::<Result<Vec<_>, QueryError>>()?;
        Ok(self.pick(&Advice::among(actions), DecisionKind::Naming, key))
    }

    fn turn(&mut self, key: TurnKey) -> Result<&TurnValues, QueryError> {
        let known = self.turn.take().filter(|(known, _)| *known == key);
        let turn = match known {
            Some((_, turn)) => turn,
            None => self.look(key)?,
        };
        Ok(&self.turn.insert((key, turn)).1)
    }

    /// The turn by the values of this level.
    fn look(&self, key: TurnKey) -> Result<TurnValues, QueryError> {
        if self.level == Level::Greedy {
            let this_turn = GreedyObjective(self.values.moves().clone());
            return TurnValues::new(&this_turn, key.position, Points::ZERO, key.named);
        }
        let errors = self.errors(key.seat, key.round);
        TurnValues::with_errors(&*self.values, key.position, Points::ZERO, key.named, &errors)
    }

    /// The errors of a turn: by how much this level overrates each open cell.
    fn errors(&self, seat: Seat, round: u16) -> [f64; MAX_CELLS] {
        let mut random = self.random(seat, round, DecisionKind::Start);
        let mut errors = [0.0; MAX_CELLS];
        let rules = self.values.rules();
        let wrong = self.misjudgement();
        let cells = if wrong > 0.0 { rules.cells() } else { CellSet::EMPTY };
        for cell in cells.iter() {
            errors[cell.index()] = wrong * f64::from(rules.factor_of(cell)) * gauss(&mut random);
        }
        errors
    }

    /// What [`Bot::choose`] returns for a level between `greedy` and `perfect`, computed from the whole turns of perfect
    /// play: that of the throw, or one for each box that can be named.
    pub(crate) fn choose_from(&self, game: &Game, turns: &[TurnValues]) -> Option<Action> {
        let turn = game.turn()?;
        let errors = self.errors(turn.seat, turn.round);
        let position = turns.first()?.position();
        let key = TurnKey { position, named: turn.named, seat: turn.seat, round: turn.round };
        let (actions, kind) = match game.phase() {
            Phase::Thrown { hand, rethrows } => {
                let actions = turns.first()?.misjudged(&errors, Some(rethrows)).actions(hand, rethrows);
                (actions, DecisionKind::Throw(turn.throws().unwrap_or_default()))
            }
            Phase::Naming => {
                let open = position.open(self.values.rules());
                let named = open
                    .iter()
                    .zip(turns)
                    .map(|(cell, turn)| (Action::Name(cell), turn.misjudged(&errors, None).before_throw()));
                (Advice::among(named), DecisionKind::Naming)
            }
            Phase::FirstThrow | Phase::Over => return None,
        };
        Some(self.pick(&actions, kind, key))
    }

    fn planner(&self) -> GoalPlanner {
        self.planner.get_or_init(|| GoalPlanner::new(self.values.rules().clone())).clone()
    }

    /// The standard deviation of this level's error for a cell with factor 1, in points.
    fn misjudgement(&self) -> f64 {
        self.level.misjudgement(self.values.rules().columns().len()) * self.average
    }

    /// The best action, or with noise an action that seems almost as good.
    fn pick(&self, actions: &[Advice], kind: DecisionKind, key: TurnKey) -> Action {
        let best = best(actions);
        let temperature = self.misjudgement() * UNSTEADY;
        if temperature == 0.0 {
            return best.action;
        }
        let weight = |action: &Advice| ((action.value - best.value) / temperature).exp();
        let all: f64 = actions.iter().map(weight).sum();
        let mut rest = unit(&mut self.random(key.seat, key.round, kind)) * all;
        let drawn = actions.iter().find(|action| {
            rest -= weight(action);
            rest < 0.0
        });
        drawn.unwrap_or(best).action
    }

    /// A random stream for this point of the game, independent of earlier queries.
    fn random(&self, seat: Seat, round: u16, kind: DecisionKind) -> ChaCha8Rng {
        let kind: u64 = match kind {
            DecisionKind::Start => 0,
            DecisionKind::Naming => 1,
            DecisionKind::Throw(throws) => 2 + u64::from(throws),
        };
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        random.set_stream(u64::from(seat.0) << 32 | u64::from(round) << 16 | kind);
        random
    }
}

#[derive(Clone, Copy)]
enum DecisionKind {
    Start,
    Naming,
    Throw(u16),
}

/// A number in [0, 1).
fn unit(random: &mut ChaCha8Rng) -> f64 {
    (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64
}

/// A standard normal number.
fn gauss(random: &mut ChaCha8Rng) -> f64 {
    let (radius, angle) = (1.0 - unit(random), unit(random));
    (-2.0 * radius.ln()).sqrt() * (2.0 * std::f64::consts::PI * angle).cos()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, ValueSource};
    use yatzy_rules::{Catalogue, DiceSource};
    use yatzy_solver::SeededDice;

    /// The judges of exercises choose what the bots of their levels choose.
    #[test]
    fn a_choice_from_known_turns_is_that_of_the_bot() {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let rules = Arc::new(rules.with(&["order=down".parse().unwrap()]).unwrap());
        let values = ValueSource::default().best(&rules, Budget::FOR_PRACTICE);
        let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
        let (mut dice, mut compared) = (SeededDice::new(5, 0, 0), 0);
        let mut player = Bot::new(Level::Casual, values.clone(), 3).unwrap();
        while let Some(turn) = game.turn() {
            if matches!(game.phase(), Phase::Thrown { .. }) {
                let position = Position::of(&rules, game.card(turn.seat).unwrap());
                let known = TurnValues::new(&*values, position, Points::ZERO, None).unwrap();
                for (level, seed) in [(Level::Beginner, 1), (Level::Club, 2), (Level::Expert, 3)] {
                    let mut bot = Bot::new(level, values.clone(), seed).unwrap();
                    let from_turn = bot.choose_from(&game, std::slice::from_ref(&known));
                    assert_eq!(from_turn, bot.choose(&game).unwrap());
                    compared += 1;
                }
            }
            let Some(action) = player.choose(&game).unwrap() else { break };
            let event = game.decide(action, &mut dice).unwrap();
            game.record(&event).unwrap();
        }
        assert!(compared > 60, "{compared}");
    }
}
