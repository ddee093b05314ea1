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
use crate::turn_batch::{BatchChoice, TurnBatch};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Hand, Keep, Phase, Points, Ruleset};

/// Number of games that a thread plays side by side: the more, the more of them share a turn.
const CHUNK: u64 = 65536;
/// The same at least: each thread needs some.
const LEAST_CHUNK: u64 = 64;

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
    let (rules, greedy) = match strategy {
        Strategy::Perfect(solution) => {
            let start = GameStart::turn(Position::START, Points::ZERO);
            let ends = play_from(solution, start, (seed, seat), games)?;
            return Ok(ends.iter().map(|end| end.total).collect());
        }
        Strategy::Greedy(rules) => (rules, Some(GreedyObjective(Moves::new(rules.clone())))),
        Strategy::Random(rules) => (rules, None),
    };
    in_chunks(games, CHUNK, |games| {
        let trials = games.map(|game| SimulatedGame::new(seed, seat, game)).collect();
        let player = match &greedy {
            Some(greedy) => SimulatedPlayer::ThisTurn(Adviser::new(greedy)),
            None => SimulatedPlayer::Random(rules),
        };
        play_chunk(rules, player, trials)
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
    in_chunks(games, CHUNK, |games| {
        let begin = |game| PlayedOut {
            game: SimulatedGame {
                position: start.position,
                points: start.points,
                dice: SeededDice::new(seed, seat, game),
            },
            luck: 0.0,
            after: 0.0,
            after_first: 0.0,
        };
        play_out_chunk(objective, start, games.map(begin).collect())
    })
}

struct PlayedOut {
    game: SimulatedGame,
    luck: f64,
    /// The value after the last turn.
    after: f64,
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
    let mut batch = TurnBatch::new(objective.moves());
    for turn in 0..turns {
        let (named, point) = if turn == 0 { (start.named, start.point) } else { (None, TurnPoint::Start) };
        match &mut batch {
            Some(batch) => play_turn_side_by_side(objective, batch, point, &mut trials)?,
            None => play_turn(objective, &mut player, (named, point), &mut trials)?,
        }
        if turn == 0 {
            trials.iter_mut().for_each(|trial| trial.after_first = trial.after);
        }
    }
    let end = |trial: &PlayedOut| {
        let total = trial.game.total(rules);
        let later = if turns == 0 { 0.0 } else { f64::from(total) - trial.after_first };
        PlayedEnd { total, luck: trial.luck, later }
    };
    Ok(trials.iter().map(end).collect())
}

/// Plays a turn of every game from a point of it, eight positions at a time.
fn play_turn_side_by_side(
    objective: &(dyn Objective + Sync),
    batch: &mut TurnBatch,
    point: TurnPoint,
    trials: &mut [PlayedOut],
) -> Result<(), QueryError> {
    let rules = &**objective.rules();
    let mut order: Vec<(PlaceKey, u32)> = trials.iter().map(|trial| trial.game.place()).zip(0..).collect();
    order.sort_unstable();
    let mut alike = order.chunk_by(|a, b| a.0 == b.0).peekable();
    let (mut positions, mut lanes) = (Vec::new(), Vec::new());
    while alike.peek().is_some() {
        positions.clear();
        lanes.clear();
        for games in alike.by_ref().take(TurnBatch::LANES) {
            positions.push(trials[games[0].1 as usize].game.position);
            lanes.push(games);
        }
        batch.look_at(objective, &positions)?;
        for (lane, games) in lanes.iter().enumerate() {
            let before = batch.value_of(lane, point);
            for &(_, i) in *games {
                let PlayedOut { game, luck, after, .. } = &mut trials[i as usize];
                let (mut hand, mut rethrows) = game.first_hand(rules, point);
                let (entry, value) = loop {
                    match batch.choose(objective, lane, hand, rethrows)? {
                        BatchChoice::Keep(keep) => {
                            hand = game.dice.fill_up(keep, rules.dice());
                            rethrows -= 1;
                        }
                        BatchChoice::Enter(entry, value) => break (entry, value),
                    }
                };
                *luck += value - before;
                *after = f64::from(game.points.0) + value;
                game.points += entry.points + entry.extra;
                game.position = game.position.after(rules, entry.cell, entry.points, rethrows);
            }
        }
    }
    Ok(())
}

/// Plays a turn of every game from a point of it, one position after the other.
fn play_turn(
    objective: &(dyn Objective + Sync),
    player: &mut SimulatedPlayer<'_>,
    (named, point): (Option<Cell>, TurnPoint),
    trials: &mut [PlayedOut],
) -> Result<(), QueryError> {
    let rules = &**objective.rules();
    let mut order: Vec<usize> = (0..trials.len()).collect();
    order.sort_by_key(|&i| trials[i].game.place());
    for &i in &order {
        let PlayedOut { game, luck, after, .. } = &mut trials[i];
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
        *after = objective.value_at(game.position, game.points)?;
        *luck += *after - points - before;
    }
    Ok(())
}

/// Plays games in chunks of at most a size, in parallel, and returns the results in order.
pub(crate) fn in_chunks<T: Clone + Send>(
    games: Range<u64>,
    most: u64,
    play: impl Fn(Range<u64>) -> Result<Vec<T>, QueryError> + Sync + Send,
) -> Result<Vec<T>, QueryError> {
    let starts = |threads: usize| {
        let each = (games.end - games.start).div_ceil(threads as u64);
        let size = each.clamp(LEAST_CHUNK.min(most), most);
        let chunk = |start: u64| start..games.end.min(start + size);
        games.clone().step_by(size as usize).map(chunk).collect::<Vec<_>>()
    };
    #[cfg(feature = "threads")]
    let totals: Result<Vec<Vec<T>>, QueryError> = {
        use rayon::prelude::*;
        let parts = || starts(rayon::current_num_threads()).into_par_iter();
        crate::threads::in_parallel(|| parts().map(play).collect())
    };
    #[cfg(not(feature = "threads"))]
    let totals: Result<Vec<Vec<T>>, QueryError> = starts(1).into_iter().map(play).collect();
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

/// The order of positions. Turns with as many rethrows are neighbours.
type PlaceKey = (u16, u64, bool, Points);

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
    fn place(&self) -> PlaceKey {
        let Position { filled, yatzy_scored, upper, chips } = self.position;
        (chips, filled.bits(), yatzy_scored, upper)
    }

    /// Plays the throws of a turn; `act` decides.
    pub fn throws(
        &mut self,
        rules: &Ruleset,
        act: impl FnMut(&mut SimulatedGame, Option<Cell>, Phase) -> Result<Action, QueryError>,
    ) -> Result<TurnEnd, QueryError> {
        self.throws_from(rules, None, TurnPoint::Start, act)
    }

    /// The first hand to choose for, with the rethrows left.
    fn first_hand(&mut self, rules: &Ruleset, point: TurnPoint) -> (Hand, u16) {
        match point {
            TurnPoint::Start => {
                (self.dice.fill_up(Hand::EMPTY, rules.dice()), self.position.chips + FREE_RETHROWS)
            }
            TurnPoint::Thrown(hand, rethrows) => (hand, rethrows),
            TurnPoint::Kept(keep, rethrows) => (self.dice.fill_up(keep.dice(), rules.dice()), rethrows - 1),
        }
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
        let (mut hand, mut rethrows) = self.first_hand(rules, point);
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
