//! What late cards are worth to someone who plays for something. Lanes are numbers of missing points, as in `crate::goal`.

use super::{Course, Plan, Spot, most_earned};
use crate::adviser::QueryError;
use crate::cache::EndgameCache;
use crate::goal::Utility;
use crate::moves::Moves;
use crate::multiversion;
use crate::position::Position;
use crate::registers::Width;
use crate::vector::{Eight, Vector};
use crate::walk::Workspace;
use crate::worth::Worth;
use std::collections::HashMap;
use std::sync::Arc;
use yatzy_rules::{FREE_RETHROWS, Points, Ruleset};

/// How many rests of games are remembered.
const REMEMBERED: usize = 4;

/// Someone plays for something in the last turns of a game, whatever its rules: [`Worth::worth`] is what the final total
/// will be worth on average. What can follow a position is worked out when the position is asked about.
pub struct Ending {
    moves: Arc<Moves>,
    utility: Utility,
    recent: EndgameCache<Rest>,
}

impl Ending {
    /// To end with at least so many points.
    pub fn at_least(rules: Arc<Ruleset>, total: Points) -> Ending {
        let bonus = rules.bonus().map_or(Points::ZERO, |bonus| bonus.points);
        let highest = Points(most_earned(&rules, rules.cells()) as u32) + bonus;
        Ending::new(rules, Utility::at_least(total, highest))
    }

    /// To end with a total that is worth much; the worths are those of all totals from 0 on, and higher totals are worth
    /// as much as the last.
    pub fn of_totals(rules: Arc<Ruleset>, worths: &[f64]) -> Ending {
        Ending::new(rules, Utility::of_totals(worths))
    }

    fn new(rules: Arc<Ruleset>, utility: Utility) -> Ending {
        Ending { moves: Moves::new(rules), utility, recent: EndgameCache::new(REMEMBERED) }
    }

    fn recall(&self, position: Position, missing: i32) -> Option<f64> {
        self.recent.find(|rest| rest.worth(self.moves.rules(), position, missing))
    }

    fn solve(&self, position: Position, missing: i32) -> Arc<Rest> {
        self.recent.insert(Rest::new(self.moves.rules(), &self.utility, position, missing))
    }
}

impl Worth for Ending {
    fn moves(&self) -> &Arc<Moves> {
        &self.moves
    }

    fn worth(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        let rules = self.moves.rules();
        if !position.filled.without(rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        let missing = self.utility.missing(points);
        if let Some(worth) = self.recall(position, missing) {
            return Ok(worth);
        }
        self.solve(position, missing).worth(rules, position, missing).ok_or(QueryError::Unreachable)
    }

    fn prepare(&self, position: Position, points: Points) {
        let missing = self.utility.missing(points);
        if self.recall(position, missing).is_none() {
            self.solve(position, missing);
        }
    }
}

/// What everything that can follow a position is worth.
struct Rest {
    rows: HashMap<Spot, Rows>,
    /// The most missing points that are known of.
    high: i32,
}

/// A row for each number of chips, by the missing points from `low` on. Rows are longer than they need be, by a vector.
struct Rows {
    low: i32,
    banks: Vec<Vec<f64>>,
}

impl Rest {
    fn new(rules: &Ruleset, utility: &Utility, root: Position, missing: i32) -> Rest {
        let course = Course::new(rules, root);
        let table = Table { course: &course, utility, high: missing, width: Width::detect() };
        let mut rows = HashMap::new();
        let mut next: Vec<Rows> = Vec::new();
        for layer in (0..course.layers.len()).rev() {
            let own = table.layer(layer, &next);
            let done = std::mem::replace(&mut next, own);
            let spots = course.layers.get(layer + 1).into_iter().flatten().map(|turn| turn.spot);
            rows.extend(spots.zip(done));
        }
        rows.extend(course.layers[0].iter().map(|turn| turn.spot).zip(next));
        Rest { rows, high: missing }
    }

    /// What a position is worth; `None` if it does not follow from the one that this began with.
    fn worth(&self, rules: &Ruleset, position: Position, missing: i32) -> Option<f64> {
        let rows = self.rows.get(&Spot::of(rules, position))?;
        let chips = if rules.has_chips() { usize::from(position.chips) } else { 0 };
        let place = usize::try_from(missing - rows.low).ok().filter(|_| missing <= self.high)?;
        rows.banks.get(chips)?.get(place).copied()
    }
}

/// What is worked out, and for whom.
struct Table<'a> {
    course: &'a Course<'a>,
    utility: &'a Utility,
    high: i32,
    width: Width,
}

/// A turn to be thought through: with one box named or none, and from so many missing points on, which stand from a lane on.
#[derive(Clone, Copy)]
struct Turn<'a> {
    plan: &'a Plan,
    missing: i32,
    lane: usize,
    next: &'a [Rows],
}

/// What a thread needs.
struct Work {
    walk: Workspace<Eight>,
    ends: Vec<Eight>,
}

impl Table<'_> {
    fn layer(&self, layer: usize, next: &[Rows]) -> Vec<Rows> {
        let work = || {
            let mut walk = Workspace::empty();
            walk.prepare(self.course.lattice);
            Work { walk, ends: Vec::new() }
        };
        let turns = 0..self.course.layers[layer].len();
        #[cfg(feature = "threads")]
        {
            use rayon::prelude::*;
            turns.into_par_iter().map_init(work, |work, place| self.rows(layer, place, next, work)).collect()
        }
        #[cfg(not(feature = "threads"))]
        {
            let mut work = work();
            turns.map(|place| self.rows(layer, place, next, &mut work)).collect()
        }
    }

    fn rows(&self, layer: usize, place: usize, next: &[Rows], work: &mut Work) -> Rows {
        let (course, turn) = (self.course, &self.course.layers[layer][place]);
        let since = turn.spot.filled.without(course.root.filled);
        let low = self.high - most_earned(course.rules, since) as i32;
        let lanes = (self.high - low) as usize + 1;
        let length = lanes.next_multiple_of(Eight::WIDTH) + Eight::WIDTH;
        let bonus = course.rules.bonus().map_or(0, |bonus| bonus.points.0 as i32);
        let open = turn.spot.position().open(course.rules);
        let to_come = most_earned(course.rules, open) as i32 + bonus;
        let mut rows = Rows { low, banks: vec![vec![f64::NEG_INFINITY; length]; course.banks(layer)] };
        for lane in (0..length).step_by(Eight::WIDTH) {
            let missing = low + lane as i32;
            let last = missing + Eight::WIDTH as i32 - 1;
            let settled = if last <= self.utility.low {
                Some(self.utility.most())
            } else if missing - to_come >= self.utility.high() {
                Some(self.utility.least())
            } else {
                None
            };
            if let Some(worth) = settled {
                rows.banks.iter_mut().for_each(|row| row[lane..][..Eight::WIDTH].fill(worth));
            } else if open.is_empty() {
                let bonus = turn.spot.bonus(course.rules).0 as i32;
                for (i, missing) in (missing..=last).enumerate() {
                    let worth = self.worth_of(missing - bonus);
                    rows.banks.iter_mut().for_each(|row| row[lane + i] = worth);
                }
            } else if missing <= self.high {
                for plan in &turn.plans {
                    self.think(&Turn { plan, missing, lane, next }, work, &mut rows);
                }
            }
        }
        rows
    }

    fn worth_of(&self, missing: i32) -> f64 {
        let place = missing.clamp(self.utility.low, self.utility.high()) - self.utility.low;
        self.utility.worths[place as usize]
    }

    /// One turn with eight numbers of missing points, for every number of chips at once: what a turn is worth with so many
    /// rethrows left does not depend on how many there were.
    fn think(&self, turn: &Turn<'_>, work: &mut Work, rows: &mut Rows) {
        let table = self;
        multiversion!(
            self.width,
            Table::think_anywhere(table: &Table<'_>, turn: &Turn<'_>, work: &mut Work, rows: &mut Rows)
        );
    }

    #[inline(always)]
    fn think_anywhere(&self, turn: &Turn<'_>, work: &mut Work, rows: &mut Rows) {
        let (course, lattice) = (self.course, self.course.lattice);
        let Turn { plan, missing, lane, next } = *turn;
        let free = usize::from(FREE_RETHROWS);
        for rethrows in 0..rows.banks.len() + free {
            if rethrows == 0 || course.rules.has_chips() {
                let bank = course.bank_after(rethrows);
                work.ends.clear();
                for end in &plan.ends {
                    let next = &next[end.next];
                    let place = (missing - end.earns as i32 - next.low) as usize;
                    work.ends.push(Eight::load(&next.banks[bank][place..]));
                }
                for (rank, entry) in work.walk.entries.iter_mut().enumerate() {
                    let mut best = Eight::splat(f64::NEG_INFINITY);
                    for &end in plan.entries.of(rank) {
                        best = best.max(work.ends[usize::from(end)]);
                    }
                    *entry = best;
                }
            }
            if rethrows == 0 {
                work.walk.take_entries(lattice);
            } else {
                work.walk.means(lattice);
                work.walk.bests(lattice);
            }
            if let Some(bank) = rethrows.checked_sub(free) {
                let row = &mut rows.banks[bank][lane..];
                work.walk.first_throw(lattice).max(Eight::load(row)).store(row);
            }
        }
    }
}
