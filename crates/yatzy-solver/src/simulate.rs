//! Seeded simulation of many solo games. The games are the same on any machine and with any number of threads.
//!
//! Every game has its own stream of dice. Games are played turn by turn in parallel, sorted by position, so that a
//! turn is computed once for equal positions.

use crate::adviser::{Adviser, QueryError, best};
use crate::dice::SeededDice;
use crate::moves::Moves;
use crate::objective::{GreedyObjective, Objective};
use crate::position::Position;
use crate::solution::Solution;
use crate::state_space::bonus_of;
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Hand, Keep, Phase, Points, Ruleset};

/// Number of games played in parallel.
const CHUNK: u64 = 32768;
/// The same from a given position: there are fewer games, and each thread needs some.
const CHUNK_FROM: u64 = 1024;

/// A strategy for simulated games.
#[derive(Clone, Copy)]
pub enum Strategy<'a> {
    /// Perfect solo play.
    Perfect(&'a Solution),
    /// Maximises the expected points of this turn.
    Greedy(&'a Arc<Ruleset>),
    /// A uniformly random action.
    Random(&'a Arc<Ruleset>),
}

impl Strategy<'_> {
    /// The rules that are played.
    pub fn rules(&self) -> &Ruleset {
        match self {
            Strategy::Perfect(solution) => solution.rules(),
            Strategy::Greedy(rules) | Strategy::Random(rules) => rules,
        }
    }
}

/// Plays games and returns their final totals in the order of the game numbers. The dice of a game depend on the seed,
/// its number and the seat only.
pub fn play(strategy: Strategy<'_>, seed: u64, seat: u16, games: Range<u64>) -> Result<Vec<u32>, QueryError> {
    in_chunks(games, CHUNK, |games| {
        let trials = games.map(|game| SimulatedGame::new(seed, seat, game)).collect();
        let greedy;
        let player = match strategy {
            Strategy::Perfect(solution) => SimulatedPlayer::best(solution.adviser()),
            Strategy::Greedy(rules) => {
                greedy = GreedyObjective(Moves::new(rules.clone()));
                SimulatedPlayer::ThisTurn(Adviser::new(&greedy))
            }
            Strategy::Random(rules) => SimulatedPlayer::Random(rules),
        };
        play_chunk(strategy.rules(), player, trials)
    })
}

/// Where played-out games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameStart {
    /// The card at the start of the turn.
    pub position: Position,
    /// The points on it, without the bonus.
    pub points: Points,
    /// The named box, if the turn has one already.
    pub named: Option<Cell>,
    /// The point within the turn.
    pub point: TurnPoint,
}

/// A point within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnPoint {
    /// Before the first throw.
    Start,
    /// A hand on the table, with the rethrows left.
    Thrown(Hand, u16),
    /// Kept dice; the others are thrown with the last of these rethrows.
    Kept(Keep, u16),
}

impl GameStart {
    /// The start of a turn.
    pub fn turn(position: Position, points: Points) -> GameStart {
        GameStart { position, points, named: None, point: TurnPoint::Start }
    }

    /// After an action at this point; `None` if it is not legal here.
    pub fn after(self, rules: &Ruleset, action: Action) -> Option<GameStart> {
        match (action, self.point) {
            (Action::Name(cell), TurnPoint::Start) => Some(GameStart { named: Some(cell), ..self }),
            (Action::Throw(keep), TurnPoint::Thrown(_, rethrows @ 1..)) => {
                Some(GameStart { point: TurnPoint::Kept(keep, rethrows), ..self })
            }
            (Action::Throw(_), TurnPoint::Start) => Some(self),
            (Action::Enter(cell), TurnPoint::Thrown(hand, rethrows)) => {
                let position = self.position;
                let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, self.named);
                let points = rules.entry_points(choices, cell, hand)?;
                let next = position.after(rules, cell, points, rethrows);
                Some(GameStart::turn(next, self.points + points + choices.extra))
            }
            _ => None,
        }
    }
}

/// The end of a game that was played out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayedEnd {
    /// The final total.
    pub total: u32,
    /// The sum over all turns of the difference between the value after and before the turn. Its mean is zero, so it
    /// serves as a control variate.
    pub luck: f64,
    /// The difference between the total and the value after the first turn.
    pub later: f64,
}

/// Plays games from a point of a turn, by an objective that does not depend on the points already on the card. Returns
/// their ends in the order of the game numbers; the dice of a game depend on the seed, the seat and its number only.
pub fn play_from(
    objective: &(dyn Objective + Sync),
    start: GameStart,
    (seed, seat): (u64, u16),
    games: Range<u64>,
) -> Result<Vec<PlayedEnd>, QueryError> {
    in_chunks(games, CHUNK_FROM, |games| {
        let begin = |game| PlayedOut {
            game: SimulatedGame {
                position: start.position,
                points: start.points,
                dice: SeededDice::new(seed, seat, game),
            },
            luck: 0.0,
            after_first: 0.0,
        };
        play_out_chunk(objective, start, games.map(begin).collect())
    })
}

struct PlayedOut {
    game: SimulatedGame,
    luck: f64,
    after_first: f64,
}

fn play_out_chunk(
    objective: &(dyn Objective + Sync),
    start: GameStart,
    mut trials: Vec<PlayedOut>,
) -> Result<Vec<PlayedEnd>, QueryError> {
    let rules = &**objective.rules();
    let turns = start.position.open(rules).len();
    let mut player = SimulatedPlayer::best(Adviser::new(objective));
    let mut order: Vec<usize> = (0..trials.len()).collect();
    for turn in 0..turns {
        let (named, point) = if turn == 0 { (start.named, start.point) } else { (None, TurnPoint::Start) };
        order.sort_by_key(|&i| trials[i].game.place());
        for &i in &order {
            let PlayedOut { game, luck, after_first } = &mut trials[i];
            let (points, mut before) = (f64::from(game.points.0), 0.0);
            let mut is_begun = false;
            let ended = game.throws_from(rules, named, point, |trial, named, phase| {
                // The value of the turn is known once its box is named.
                if !is_begun && phase != Phase::Naming {
                    (is_begun, before) = (true, player.value_of(trial.position, named, point)?);
                }
                player.act(trial, named, phase)
            })?;
            game.enter(rules, ended);
            let after = objective.value_at(game.position, game.points)?;
            *luck += after - points - before;
            if turn == 0 {
                *after_first = after;
            }
        }
    }
    let end = |trial: &PlayedOut| {
        let total = trial.game.total(rules);
        let later = if turns == 0 { 0.0 } else { f64::from(total) - trial.after_first };
        PlayedEnd { total, luck: trial.luck, later }
    };
    Ok(trials.iter().map(end).collect())
}

/// Plays games in chunks of a size, in parallel, and returns the results in order.
pub(crate) fn in_chunks<T: Clone + Send>(
    games: Range<u64>,
    size: u64,
    play: impl Fn(Range<u64>) -> Result<Vec<T>, QueryError> + Sync + Send,
) -> Result<Vec<T>, QueryError> {
    let starts: Vec<u64> = games.clone().step_by(size as usize).collect();
    let chunk = |&start: &u64| play(start..games.end.min(start + size));
    #[cfg(feature = "threads")]
    let totals: Result<Vec<Vec<T>>, QueryError> = {
        use rayon::prelude::*;
        crate::threads::in_parallel(|| starts.par_iter().map(chunk).collect())
    };
    #[cfg(not(feature = "threads"))]
    let totals: Result<Vec<Vec<T>>, QueryError> = starts.iter().map(chunk).collect();
    Ok(totals?.concat())
}

fn play_chunk(
    rules: &Ruleset,
    mut player: SimulatedPlayer<'_>,
    mut trials: Vec<SimulatedGame>,
) -> Result<Vec<u32>, QueryError> {
    let turns = trials.first().map_or(0, |trial| trial.position.open(rules).len());
    let mut order: Vec<usize> = (0..trials.len()).collect();
    for _ in 0..turns {
        order.sort_by_key(|&i| trials[i].place());
        for &i in &order {
            let ended = trials[i].throws(rules, |trial, named, phase| player.act(trial, named, phase))?;
            trials[i].enter(rules, ended);
        }
    }
    Ok(trials.iter().map(|trial| trial.total(rules)).collect())
}

/// A game in progress.
#[allow(missing_docs)]
pub struct SimulatedGame {
    pub position: Position,
    pub points: Points,
    pub dice: SeededDice,
}

/// The end of a turn: the last hand and its entry.
#[allow(missing_docs)]
pub struct TurnEnd {
    pub hand: Hand,
    pub rethrows: u16,
    pub named: Option<Cell>,
    pub cell: Cell,
}

#[allow(missing_docs)]
impl SimulatedGame {
    pub fn new(seed: u64, seat: u16, game: u64) -> SimulatedGame {
        SimulatedGame {
            position: Position::START,
            points: Points::ZERO,
            dice: SeededDice::new(seed, seat, game),
        }
    }

    /// The order in which games with equal positions are neighbours.
    fn place(&self) -> (u64, bool, Points, u16) {
        let Position { filled, yatzy_scored, upper, chips } = self.position;
        (filled.bits(), yatzy_scored, upper, chips)
    }

    /// Plays the throws of a turn; `act` decides.
    pub fn throws(
        &mut self,
        rules: &Ruleset,
        act: impl FnMut(&mut SimulatedGame, Option<Cell>, Phase) -> Result<Action, QueryError>,
    ) -> Result<TurnEnd, QueryError> {
        self.throws_from(rules, None, TurnPoint::Start, act)
    }

    fn throws_from(
        &mut self,
        rules: &Ruleset,
        mut named: Option<Cell>,
        point: TurnPoint,
        mut act: impl FnMut(&mut SimulatedGame, Option<Cell>, Phase) -> Result<Action, QueryError>,
    ) -> Result<TurnEnd, QueryError> {
        if rules.declares() && named.is_none() {
            match act(self, named, Phase::Naming)? {
                Action::Name(cell) => named = Some(cell),
                other => unreachable!("{other:?} instead of naming a box"),
            }
        }
        let (mut hand, mut rethrows) = match point {
            TurnPoint::Start => {
                (self.dice.fill_up(Hand::EMPTY, rules.dice()), self.position.chips + FREE_RETHROWS)
            }
            TurnPoint::Thrown(hand, rethrows) => (hand, rethrows),
            TurnPoint::Kept(keep, rethrows) => (self.dice.fill_up(keep.dice(), rules.dice()), rethrows - 1),
        };
        loop {
            match act(self, named, Phase::Thrown { hand, rethrows })? {
                Action::Throw(keep) => {
                    hand = self.dice.fill_up(keep.dice(), rules.dice());
                    rethrows -= 1;
                }
                Action::Enter(cell) => return Ok(TurnEnd { hand, rethrows, named, cell }),
                other => unreachable!("{other:?} with a hand on the table"),
            }
        }
    }

    /// Enters the last hand.
    pub fn enter(&mut self, rules: &Ruleset, TurnEnd { hand, rethrows, named, cell }: TurnEnd) {
        let position = self.position;
        let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, named);
        let points = rules.entry_points(choices, cell, hand).expect("players do what is legal");
        self.points += points + choices.extra;
        self.position = position.after(rules, cell, points, rethrows);
    }

    fn total(&self, rules: &Ruleset) -> u32 {
        (self.points + bonus_of(rules, self.position.upper)).0
    }
}

enum SimulatedPlayer<'a> {
    /// With the last position where a box was named.
    Best(Adviser<'a>, Option<(Position, Action)>),
    /// Ignores the contents of the card, so turns with the same open cells are equal.
    ThisTurn(Adviser<'a>),
    Random(&'a Ruleset),
}

impl<'a> SimulatedPlayer<'a> {
    fn best(adviser: Adviser<'a>) -> SimulatedPlayer<'a> {
        SimulatedPlayer::Best(adviser, None)
    }

    /// The value of a point of a turn, without the points on the card; zero for players who know no values.
    fn value_of(
        &mut self,
        position: Position,
        named: Option<Cell>,
        point: TurnPoint,
    ) -> Result<f64, QueryError> {
        match self {
            SimulatedPlayer::Best(adviser, _) => adviser.value_of(position, named, point),
            SimulatedPlayer::ThisTurn(_) | SimulatedPlayer::Random(_) => Ok(0.0),
        }
    }

    fn act(
        &mut self,
        trial: &mut SimulatedGame,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<Action, QueryError> {
        let position = trial.position;
        match self {
            SimulatedPlayer::Best(_, Some((known, action)))
                if phase == Phase::Naming && *known == position =>
            {
                Ok(*action)
            }
            SimulatedPlayer::Best(adviser, last_named) => {
                let action = best(adviser.advise_position(position, Points::ZERO, named, phase)?).action;
                if phase == Phase::Naming {
                    *last_named = Some((position, action));
                }
                Ok(action)
            }
            SimulatedPlayer::ThisTurn(adviser) => {
                let alike = Position { upper: Points::ZERO, ..position };
                Ok(best(adviser.advise_position(alike, Points::ZERO, named, phase)?).action)
            }
            SimulatedPlayer::Random(rules) => Ok(at_random(rules, position, named, phase, &mut trial.dice)),
        }
    }
}

fn at_random(
    rules: &Ruleset,
    position: Position,
    named: Option<Cell>,
    phase: Phase,
    dice: &mut SeededDice,
) -> Action {
    let open = position.open(rules);
    let mut actions: Vec<Action> = Vec::new();
    match phase {
        Phase::Thrown { hand, rethrows } => {
            let choices = rules.choices(open, position.yatzy_scored, hand, named);
            actions.extend(choices.cells().iter().map(Action::Enter));
            if rethrows > 0 {
                actions.extend(Keep::all_of(hand).map(Action::Throw));
            }
        }
        _ => actions.extend(open.iter().map(Action::Name)),
    }
    actions[dice.below(actions.len() as u32) as usize]
}
