//! Exact endgames for any rules: chips, named boxes, six dice, three columns.
//!
//! Games that can be enumerated as a whole have their own solvers. This module makes no assumption about the rules: it
//! asks them about every hand, and finds the reachable positions by exploring them. The cost grows quickly, so it
//! serves positions with a few open cells; [`seconds`] estimates the cost.

mod distribution;
mod objective;

pub use distribution::endgame_distribution;
pub use objective::EndgameObjective;

use crate::estimate::SECONDS_AN_EDGE;
use crate::hand_entries::HandEntries;
use crate::lattice::Lattice;
use crate::position::Position;
use std::collections::HashMap;
use yatzy_rules::{Cell, CellSet, Entry, FREE_RETHROWS, Hand, Points, Ruleset};

/// Limit of open cells.
const MOST_CELLS: usize = 8;

/// A card at the start of a turn without its chips; the upper total is capped at the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct CardKey {
    filled: CellSet,
    upper: Points,
    yatzy_scored: bool,
}

impl CardKey {
    fn of(rules: &Ruleset, position: Position) -> CardKey {
        let most = rules.bonus().map_or(Points::ZERO, |bonus| bonus.condition.needed());
        let Position { filled, upper, yatzy_scored, .. } = position;
        CardKey { filled, upper: upper.min(most), yatzy_scored: yatzy_scored && rules.joker().is_some() }
    }

    fn position(self) -> Position {
        Position { filled: self.filled, upper: self.upper, yatzy_scored: self.yatzy_scored, chips: 0 }
    }

    /// The bonus of a full card.
    fn bonus(self, rules: &Ruleset) -> Points {
        let bonus = rules.bonus().filter(|bonus| self.upper >= bonus.condition.needed());
        bonus.map_or(Points::ZERO, |bonus| bonus.points)
    }
}

/// The result of an entry: the index of the next card in the next layer, and the points.
#[derive(Clone, Copy)]
struct Branch {
    next: usize,
    earns: usize,
}

/// The branches of a turn with one named box, or none.
struct TurnBranches {
    branches: Vec<Branch>,
    /// The distinct entries; a branch has the same index as its entry.
    entries: HandEntries,
}

/// A card and its turn; a full card has no turn.
struct GraphNode {
    key: CardKey,
    /// One for each box that can be named, or a single one.
    plans: Vec<TurnBranches>,
}

/// All positions that can follow a root: one layer for each turn.
struct PositionGraph<'a> {
    rules: &'a Ruleset,
    lattice: &'static Lattice,
    root: Position,
    layers: Vec<Vec<GraphNode>>,
}

impl<'a> PositionGraph<'a> {
    fn new(rules: &'a Ruleset, root: Position) -> PositionGraph<'a> {
        let mut layers = Vec::new();
        let mut keys = vec![CardKey::of(rules, root)];
        while !keys.is_empty() {
            let mut next = NextLayer::default();
            layers.push(keys.iter().map(|&key| turn(rules, key, &mut next)).collect());
            keys = next.keys;
        }
        PositionGraph { rules, lattice: Lattice::of(rules.dice()), root, layers }
    }

    /// Number of banks at the start of a turn.
    fn banks(&self, layer: usize) -> usize {
        match self.rules.has_chips() {
            true => usize::from(self.root.chips) + usize::from(FREE_RETHROWS) * layer + 1,
            false => 1,
        }
    }

    /// The bank after a turn that ends with this many rethrows left.
    fn bank_after(&self, rethrows: usize) -> usize {
        if self.rules.has_chips() { rethrows } else { 0 }
    }
}

/// The cards of the next layer.
#[derive(Default)]
struct NextLayer {
    keys: Vec<CardKey>,
    places: HashMap<CardKey, usize>,
}

impl NextLayer {
    fn place(&mut self, key: CardKey) -> usize {
        *self.places.entry(key).or_insert_with(|| {
            self.keys.push(key);
            self.keys.len() - 1
        })
    }
}

fn turn(rules: &Ruleset, key: CardKey, next: &mut NextLayer) -> GraphNode {
    let open = key.position().open(rules);
    let named: Vec<Option<Cell>> = match rules.declares() {
        _ if open.is_empty() => Vec::new(),
        true => open.iter().map(Some).collect(),
        false => vec![None],
    };
    GraphNode { key, plans: named.into_iter().map(|named| plan(rules, key, open, named, next)).collect() }
}

fn plan(
    rules: &Ruleset,
    key: CardKey,
    open: CellSet,
    named: Option<Cell>,
    next: &mut NextLayer,
) -> TurnBranches {
    let mut entries = HandEntries::default();
    entries.fill(rules, open, key.yatzy_scored, named, Hand::all(rules.dice()).iter().copied());
    let branch = |&Entry { cell, points, extra }: &Entry| {
        let after = CardKey::of(rules, key.position().after(rules, cell, points, 0));
        Branch { next: next.place(after), earns: (points + extra).0 as usize }
    };
    TurnBranches { branches: entries.distinct.iter().map(branch).collect(), entries }
}

/// Upper limit of the points of these cells, with an extra yatzy in each turn.
fn most_earned(rules: &Ruleset, cells: CellSet) -> usize {
    let extra = rules.joker().map_or(0, |joker| joker.extra.0);
    cells.iter().map(|cell| (rules.max_points(cell).0 + extra) as usize).sum()
}

/// Estimate of the processor seconds to solve everything that can follow a position.
pub fn seconds(rules: &Ruleset, root: Position) -> f64 {
    let cells: Vec<Cell> = root.open(rules).iter().collect();
    if cells.len() > MOST_CELLS {
        return f64::INFINITY;
    }
    let needed = rules.bonus().map_or(0, |bonus| bonus.condition.needed().0.saturating_sub(root.upper.0));
    let lattice = Lattice::of(rules.dice());
    let passes = |bits: usize| {
        let filled = || cells.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, &cell)| cell);
        let set = filled().fold(CellSet::EMPTY, |set, cell| set.or(CellSet::only(cell)));
        let turns = set.len();
        // Reachable upper totals: about one for each number of dice with a face.
        let uppers = filled().filter(|&cell| rules.upper_cells().contains(cell)).count() as u32;
        let uppers = (usize::from(rules.dice()) + 1).pow(uppers).min(needed as usize + 1);
        let chips = if rules.has_chips() { usize::from(root.chips) + 2 * turns } else { 0 };
        let named = if rules.declares() { cells.len() - turns } else { 1 };
        let vectors = most_earned(rules, set) / 8 + 1;
        uppers * (chips + usize::from(FREE_RETHROWS)) * named * vectors
    };
    let passes: usize = (0..(1 << cells.len()) - 1).map(passes).sum();
    (passes * 2 * lattice.keeps * 6) as f64 * SECONDS_AN_EDGE
}
