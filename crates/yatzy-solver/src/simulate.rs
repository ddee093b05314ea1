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
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Hand, Phase, Points, Ruleset};

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

/// Plays games from a card at the start of a turn, by an objective that does not depend on the points already on the
/// card. Returns their final totals in the order of the game numbers; the dice of a game depend on the seed and its
/// number only.
pub fn play_from(
    objective: &(dyn Objective + Sync),
    (position, points): (Position, Points),
    seed: u64,
    games: Range<u64>,
) -> Result<Vec<u32>, QueryError> {
    in_chunks(games, CHUNK_FROM, |games| {
        let start = |game| SimulatedGame { position, points, dice: SeededDice::new(seed, 0, game) };
        let player = SimulatedPlayer::best(Adviser::new(objective));
        play_chunk(objective.rules(), player, games.map(start).collect())
    })
}

fn in_chunks(
    games: Range<u64>,
    size: u64,
    play: impl Fn(Range<u64>) -> Result<Vec<u32>, QueryError> + Sync + Send,
) -> Result<Vec<u32>, QueryError> {
    let starts: Vec<u64> = games.clone().step_by(size as usize).collect();
    let chunk = |&start: &u64| play(start..games.end.min(start + size));
    #[cfg(feature = "threads")]
    let totals: Result<Vec<Vec<u32>>, QueryError> = {
        use rayon::prelude::*;
        crate::threads::in_parallel(|| starts.par_iter().map(chunk).collect())
    };
    #[cfg(not(feature = "threads"))]
    let totals: Result<Vec<Vec<u32>>, QueryError> = starts.iter().map(chunk).collect();
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
        order.sort_by_key(|&i| {
            let position = trials[i].position;
            (position.filled.bits(), position.yatzy_scored, position.upper, position.chips)
        });
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

    /// Plays the throws of a turn; `act` decides.
    pub fn throws(
        &mut self,
        rules: &Ruleset,
        mut act: impl FnMut(&mut SimulatedGame, Option<Cell>, Phase) -> Result<Action, QueryError>,
    ) -> Result<TurnEnd, QueryError> {
        let mut named = None;
        if rules.declares() {
            match act(self, named, Phase::Naming)? {
                Action::Name(cell) => named = Some(cell),
                other => unreachable!("{other:?} instead of naming a box"),
            }
        }
        let mut hand = self.dice.fill_up(Hand::EMPTY, rules.dice());
        let mut rethrows = self.position.chips + FREE_RETHROWS;
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
                actions.extend(yatzy_rules::Keep::all_of(hand).map(Action::Throw));
            }
        }
        _ => actions.extend(open.iter().map(Action::Name)),
    }
    actions[dice.below(actions.len() as u32) as usize]
}
