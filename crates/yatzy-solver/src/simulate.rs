//! Many solo games, thrown from a seed: the same games on any machine and any number of threads.
//!
//! Every game has a stream of dice of its own. Games are played side by side, turn by turn, those that
//! stand alike next to each other, so that a turn is thought through once for all of them.

use crate::adviser::{Adviser, QueryError, best};
use crate::dice::Dice;
use crate::greedy::Greedy;
use crate::position::Position;
use crate::solution::Solution;
use std::ops::Range;
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Hand, Phase, Points, Ruleset};

/// How many games are played side by side.
const CHUNK: u64 = 32768;

/// How a seat plays.
#[derive(Clone, Copy)]
pub enum Strategy<'a> {
    /// Perfect solo play.
    Perfect(&'a Solution),
    /// Makes the most of the points expected this turn.
    Greedy(&'a Ruleset),
    /// Any action, each as likely as the others.
    Random(&'a Ruleset),
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

/// Plays games and returns their final totals, in the order of their numbers. A game's dice depend on the
/// seed, its number and the seat alone.
pub fn play(strategy: Strategy<'_>, seed: u64, seat: u16, games: Range<u64>) -> Result<Vec<u32>, QueryError> {
    let starts: Vec<u64> = games.clone().step_by(CHUNK as usize).collect();
    let chunk = |&start: &u64| play_chunk(strategy, seed, seat, start..games.end.min(start + CHUNK));
    #[cfg(feature = "threads")]
    let totals: Result<Vec<Vec<u32>>, QueryError> = {
        use rayon::prelude::*;
        starts.par_iter().map(chunk).collect()
    };
    #[cfg(not(feature = "threads"))]
    let totals: Result<Vec<Vec<u32>>, QueryError> = starts.iter().map(chunk).collect();
    Ok(totals?.concat())
}

fn play_chunk(
    strategy: Strategy<'_>,
    seed: u64,
    seat: u16,
    games: Range<u64>,
) -> Result<Vec<u32>, QueryError> {
    let rules = strategy.rules();
    let mut player = Player::new(strategy);
    let mut tables: Vec<Table> = games.map(|game| Table::new(seed, seat, game)).collect();
    let mut order: Vec<usize> = (0..tables.len()).collect();
    for _ in 0..rules.cells().len() {
        order.sort_by_key(|&i| {
            let position = tables[i].position;
            (position.filled.bits(), position.yatzy_scored, position.upper, position.chips)
        });
        for &i in &order {
            tables[i].turn(rules, &mut player)?;
        }
    }
    Ok(tables.iter().map(|table| table.total(rules)).collect())
}

/// One game on its way.
struct Table {
    position: Position,
    points: Points,
    dice: Dice,
}

impl Table {
    fn new(seed: u64, seat: u16, game: u64) -> Table {
        Table { position: Position::START, points: Points::ZERO, dice: Dice::new(seed, seat, game) }
    }

    fn turn(&mut self, rules: &Ruleset, player: &mut Player<'_>) -> Result<(), QueryError> {
        let mut named = None;
        if rules.declares() {
            match player.act(self, named, Phase::Naming)? {
                Action::Name(cell) => named = Some(cell),
                other => unreachable!("{other:?} instead of naming a box"),
            }
        }
        let mut hand = self.dice.throw(Hand::EMPTY, rules.dice());
        let mut rethrows = self.position.chips + FREE_RETHROWS;
        loop {
            match player.act(self, named, Phase::Thrown { hand, rethrows })? {
                Action::Throw(keep) => {
                    hand = self.dice.throw(keep.dice(), rules.dice());
                    rethrows -= 1;
                }
                Action::Enter(cell) => {
                    self.enter(rules, hand, named, cell, rethrows);
                    return Ok(());
                }
                other => unreachable!("{other:?} with a hand on the table"),
            }
        }
    }

    fn enter(&mut self, rules: &Ruleset, hand: Hand, named: Option<Cell>, cell: Cell, rethrows: u16) {
        let position = self.position;
        let choices = rules.choices(position.open(rules), position.yatzy_scored, hand, named);
        let points = rules.entry_points(choices, cell, hand).expect("players do what is legal");
        self.points += points + choices.extra;
        self.position = position.after(rules, cell, points, rethrows);
    }

    fn total(&self, rules: &Ruleset) -> u32 {
        let bonus = rules.bonus().filter(|bonus| self.position.upper >= bonus.condition.needed());
        (self.points + bonus.map_or(Points::ZERO, |bonus| bonus.points)).0
    }
}

enum Player<'a> {
    Perfect(Box<Adviser<'a>>),
    Greedy(Box<Greedy<'a>>),
    Random(&'a Ruleset),
}

impl<'a> Player<'a> {
    fn new(strategy: Strategy<'a>) -> Player<'a> {
        match strategy {
            Strategy::Perfect(solution) => Player::Perfect(Box::new(solution.adviser())),
            Strategy::Greedy(rules) => Player::Greedy(Box::new(Greedy::new(rules))),
            Strategy::Random(rules) => Player::Random(rules),
        }
    }

    fn act(&mut self, table: &mut Table, named: Option<Cell>, phase: Phase) -> Result<Action, QueryError> {
        let position = table.position;
        match self {
            Player::Perfect(adviser) => {
                Ok(best(adviser.advise_position(position, Points::ZERO, named, phase)?).action)
            }
            Player::Greedy(greedy) => Ok(greedy.act(position, named, phase)),
            Player::Random(rules) => Ok(at_random(rules, position, named, phase, &mut table.dice)),
        }
    }
}

fn at_random(
    rules: &Ruleset,
    position: Position,
    named: Option<Cell>,
    phase: Phase,
    dice: &mut Dice,
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

/// What a number of totals says.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// How many there are.
    pub games: u64,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// The standard error of the mean.
    pub standard_error: f64,
    /// How often each total came up, from 0 on.
    pub histogram: Vec<u64>,
}

impl Sample {
    /// Sums totals up.
    pub fn of(totals: &[u32]) -> Sample {
        let mut histogram = vec![0; totals.iter().max().map_or(0, |&most| most as usize + 1)];
        for &total in totals {
            histogram[total as usize] += 1;
        }
        let games = totals.len() as f64;
        let mean = totals.iter().map(|&total| f64::from(total)).sum::<f64>() / games;
        let squares: f64 = totals.iter().map(|&total| (f64::from(total) - mean).powi(2)).sum();
        let deviation = (squares / (games - 1.0).max(1.0)).sqrt();
        Sample {
            games: totals.len() as u64,
            mean,
            deviation,
            standard_error: deviation / games.sqrt(),
            histogram,
        }
    }
}
