//! The positions of a ruleset and the locations of their values.
//!
//! A position at the start of a turn is a mask of filled cells, the upper total up to the bonus, the chips in the
//! bank, and whether the yatzy box holds points (*armed*). Equivalent upper totals share a *lane*: all totals from the
//! bonus on, and all totals that can no longer reach it. The lanes of a mask depend on its filled upper boxes only.

use crate::SolveError;
use crate::adviser::QueryError;
use crate::position::Position;
use yatzy_rules::{Bonus, Cell, CellSet, Hand, Points, Ruleset};

/// The largest number of cells that can be solved.
pub const MAX_SOLVED_CELLS: usize = 20;

/// The filled cells as bits.
pub type Mask = u32;

/// The distinct upper totals of a mask: `low` stands for itself and everything below, `high` for everything above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanes {
    pub low: usize,
    pub high: usize,
}

#[allow(clippy::len_without_is_empty, reason = "there is always a lane")]
impl Lanes {
    pub fn len(self) -> usize {
        self.high - self.low + 1
    }

    /// The lane of an upper total.
    pub fn of(self, upper: usize) -> usize {
        upper.clamp(self.low, self.high) - self.low
    }
}

/// The masks of a ruleset and the locations of their values in one table.
///
/// The values of a mask are rows of lanes, indexed by `armed` and then by bank. Masks are ordered by their number of
/// filled cells, so a layer is contiguous.
pub struct StateSpace {
    pub cells: usize,
    /// The upper total that earns the bonus; 0 if there is no bonus or it is unreachable.
    pub need: usize,
    bonus: f64,
    pub chips: bool,
    /// The yatzy cell, if the joker rules depend on its points.
    pub joker_cell: Option<usize>,
    /// The reachable masks by their number of filled cells, ascending.
    pub layers: Vec<Vec<Mask>>,
    /// The start of each mask's values; `UNREACHED` for unreachable masks.
    offsets: Vec<u64>,
    /// The start of each layer's values, and the end.
    layer_starts: Vec<u64>,
    /// Indexed by the filled upper cells, gathered to the low bits.
    lanes: Vec<Lanes>,
    upper: Vec<UpperCell>,
}

struct UpperCell {
    bit: usize,
    most: usize,
}

const UNREACHED: u64 = u64::MAX;

impl StateSpace {
    pub fn new(rules: &Ruleset) -> Result<StateSpace, SolveError> {
        let cells = rules.cells().len();
        if cells > MAX_SOLVED_CELLS {
            return Err(SolveError::TooManyCells { cells, most: MAX_SOLVED_CELLS });
        }
        let bonus = reachable_bonus(rules);
        let need = bonus.map_or(0, |bonus| bonus.condition.needed().0 as usize);
        let upper: Vec<UpperCell> = counting_cells(rules)
            .iter()
            .map(|cell| UpperCell { bit: cell.index(), most: rules.max_points(cell).0 as usize })
            .collect();
        let mut space = StateSpace {
            cells,
            need,
            bonus: bonus.map_or(0.0, |bonus| f64::from(bonus.points.0)),
            chips: rules.has_chips(),
            joker_cell: joker_cell(rules).map(Cell::index),
            layers: reachable(rules),
            offsets: vec![UNREACHED; 1 << cells],
            layer_starts: Vec::with_capacity(cells + 2),
            lanes: lanes(&upper, need),
            upper,
        };
        space.place();
        Ok(space)
    }

    /// Assigns the locations.
    fn place(&mut self) {
        let mut next = 0;
        for layer in 0..self.layers.len() {
            self.layer_starts.push(next);
            for i in 0..self.layers[layer].len() {
                let mask = self.layers[layer][i];
                self.offsets[mask as usize] = next;
                next += self.size_of(mask) as u64;
            }
        }
        self.layer_starts.push(next);
    }

    /// The bonus for this upper total on the full card, or zero.
    pub fn at_the_end(&self, upper: usize) -> f64 {
        if upper >= self.need { self.bonus } else { 0.0 }
    }

    pub fn full(&self) -> Mask {
        ((1u64 << self.cells) - 1) as Mask
    }

    pub fn lanes(&self, mask: Mask) -> Lanes {
        let gathered =
            self.upper.iter().enumerate().fold(0, |bits, (i, cell)| bits | (mask >> cell.bit & 1) << i);
        self.lanes[gathered as usize]
    }

    /// Number of banks at the start of a turn: each earlier turn saved two rethrows at most.
    pub fn banks(&self, mask: Mask) -> usize {
        if self.chips { 2 * mask.count_ones() as usize + 1 } else { 1 }
    }

    /// 2 if the yatzy box is filled with points or a zero and that matters, otherwise 1.
    pub fn halves(&self, mask: Mask) -> usize {
        match self.joker_cell {
            Some(cell) if mask >> cell & 1 == 1 => 2,
            _ => 1,
        }
    }

    /// Number of values of a mask.
    pub fn size_of(&self, mask: Mask) -> usize {
        self.halves(mask) * self.banks(mask) * self.lanes(mask).len()
    }

    /// The index of a position among the values of its mask and half.
    pub fn within(&self, mask: Mask, half: usize, position: Position) -> Result<usize, QueryError> {
        let (lanes, banks) = (self.lanes(mask), self.banks(mask));
        let bank = usize::from(position.chips);
        if bank >= banks {
            return Err(QueryError::Rethrows { found: position.chips, most: banks as u16 - 1 });
        }
        Ok((half * banks + bank) * lanes.len() + lanes.of(position.upper.0 as usize))
    }

    /// The start of a mask's values; `None` if it is unreachable.
    pub fn offset(&self, mask: Mask) -> Option<u64> {
        self.offsets.get(mask as usize).copied().filter(|&offset| offset != UNREACHED)
    }

    /// The range of a layer's values.
    pub fn layer(&self, filled: usize) -> std::ops::Range<u64> {
        self.layer_starts[filled]..self.layer_starts[filled + 1]
    }

    /// Number of values.
    pub fn size(&self) -> u64 {
        self.layer_starts[self.layers.len()]
    }

    /// The largest change of the upper total by one entry.
    pub fn longest_step(&self) -> usize {
        self.upper.iter().map(|cell| cell.most).max().unwrap_or(0)
    }

    /// Whether points in this cell count towards the bonus.
    pub fn counts(&self, cell: usize) -> bool {
        self.upper.iter().any(|upper| upper.bit == cell)
    }

    /// The reachable masks, each before its successors.
    pub fn in_order(&self) -> Vec<Mask> {
        self.layers.concat()
    }

    /// Memory of the offsets in bytes.
    pub fn offsets_size(&self) -> u64 {
        (self.offsets.len() * 12) as u64
    }
}

/// The bonus, if it is reachable.
fn reachable_bonus(rules: &Ruleset) -> Option<Bonus> {
    let most: Points = rules.upper_cells().iter().map(|cell| rules.max_points(cell)).sum();
    rules.bonus().filter(|bonus| bonus.condition.needed() <= most)
}

/// The bonus for an upper total.
pub(crate) fn bonus_of(rules: &Ruleset, upper: Points) -> Points {
    let earned = rules.bonus().filter(|bonus| upper >= bonus.condition.needed());
    earned.map_or(Points::ZERO, |bonus| bonus.points)
}

/// The cells whose points count towards the bonus.
pub(crate) fn counting_cells(rules: &Ruleset) -> CellSet {
    let counts = reachable_bonus(rules).is_some_and(|bonus| bonus.condition.needed() > Points::ZERO);
    if counts { rules.upper_cells() } else { CellSet::EMPTY }
}

/// The yatzy cell, if the joker rules depend on its points.
pub(crate) fn joker_cell(rules: &Ruleset) -> Option<Cell> {
    rules.joker().and(rules.yatzy_cell())
}

fn lanes(upper: &[UpperCell], need: usize) -> Vec<Lanes> {
    let most: usize = upper.iter().map(|cell| cell.most).sum();
    (0..1usize << upper.len())
        .map(|filled| {
            let reached: usize = upper
                .iter()
                .enumerate()
                .filter(|(i, _)| filled >> i & 1 == 1)
                .map(|(_, cell)| cell.most)
                .sum();
            let to_come = most - reached;
            Lanes { low: need.saturating_sub(to_come + 1), high: need.min(reached) }
        })
        .collect()
}

/// The reachable masks by their number of filled cells.
fn reachable(rules: &Ruleset) -> Vec<Vec<Mask>> {
    let cells = rules.cells();
    let alike: Vec<Hand> = match rules.joker() {
        Some(_) => {
            Hand::all(rules.dice()).iter().copied().filter(|hand| hand.all_alike().is_some()).collect()
        }
        None => Vec::new(),
    };
    let mut layers = vec![Vec::new(); cells.len() + 1];
    let mut reached = vec![false; 1 << cells.len()];
    reached[0] = true;
    // A mask is smaller than all of its successors.
    for mask in 0..reached.len() {
        if !reached[mask] {
            continue;
        }
        layers[mask.count_ones() as usize].push(mask as Mask);
        let open = cells.without(CellSet::from_bits(mask as u64));
        let mut next = rules.allowed(open);
        for &hand in &alike {
            next = next.or(rules.choices(open, true, hand, None).cells());
            next = next.or(rules.choices(open, false, hand, None).cells());
        }
        for cell in next.iter() {
            reached[mask | 1 << cell.index()] = true;
        }
    }
    layers
}
