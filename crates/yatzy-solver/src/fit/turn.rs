//! One turn where only the open cells matter, for eight positions at once.
//!
//! Given the values after every entry, the turn is exact: the best entry of each hand, then the two passes of the
//! lattice.

// Hands of a group are indexed without bounds checks.
#![allow(unsafe_code)]

use crate::lattice::Lattice;
use crate::multiversion;
use crate::multiversion::Width;
use crate::passes::Workspace;
use crate::vector::{F64x8, Vector};
use yatzy_rules::{Cell, CellSet, FREE_RETHROWS, Hand, MAX_CELLS, Ruleset, When};

/// Number of positions computed together.
pub const LANES: usize = F64x8::WIDTH;

/// Data shared by all turns of a ruleset.
pub struct CellTurns {
    pub lattice: &'static Lattice,
    /// For each box the scoring hands, grouped by points.
    boxes: Vec<Vec<BoxGroup>>,
    /// The factor of each column.
    factors: Vec<f64>,
    /// The box of each cell.
    box_of: Vec<usize>,
    /// Whether any open cell may take any hand.
    free: bool,
    width: Width,
}

/// Hands with the same points in a box.
struct BoxGroup {
    points: f64,
    /// Ranks of the hands.
    hands: Box<[u16]>,
}

/// The memory of eight turns.
pub struct CellWorkspace {
    /// The value after an entry into each cell; minus infinity if it is not open.
    pub after: Vec<F64x8>,
    /// The mean of every keep, by the rethrows left after it.
    pub means: [Vec<F64x8>; FREE_RETHROWS as usize],
    passes: Workspace<F64x8>,
    /// The values of the eight positions.
    pub values: F64x8,
}

impl CellWorkspace {
    pub fn new(turns: &CellTurns) -> CellWorkspace {
        let mut passes = Workspace::empty();
        passes.prepare(turns.lattice);
        let means = vec![F64x8::splat(0.0); turns.lattice.keeps];
        CellWorkspace {
            after: vec![F64x8::splat(f64::NEG_INFINITY); turns.box_of.len()],
            means: [means.clone(), means],
            passes,
            values: F64x8::splat(0.0),
        }
    }

    /// Resets the values after entries.
    pub fn clear(&mut self) {
        self.after.fill(F64x8::splat(f64::NEG_INFINITY));
    }

    /// The best entry of a hand.
    pub fn entry(&self, rank: usize, lane: usize) -> f64 {
        self.passes.entries[rank].0[lane]
    }
}

impl CellTurns {
    /// # Panics
    /// If more than the open cells matters in these rules: see [`only_cells_matter`].
    pub fn new(rules: &Ruleset) -> CellTurns {
        assert!(only_cells_matter(rules), "only open cells matter here");
        let boxes = rules.boxes().len();
        let hands = Hand::all(rules.dice());
        let groups = (0..boxes).map(|place| {
            let mut paying: Vec<(u16, u16)> = hands
                .iter()
                .enumerate()
                .map(|(rank, &hand)| (rules.box_points(hand)[place], rank as u16))
                .filter(|&(points, _)| points > 0)
                .collect();
            paying.sort_unstable();
            paying
                .chunk_by(|a, b| a.0 == b.0)
                .map(|alike| BoxGroup {
                    points: f64::from(alike[0].0),
                    hands: alike.iter().map(|&(_, rank)| rank).collect(),
                })
                .collect()
        });
        CellTurns {
            lattice: Lattice::of(rules.dice()),
            boxes: groups.collect(),
            factors: rules.columns().iter().map(|&factor| f64::from(factor)).collect(),
            box_of: (0..rules.cells().len()).map(|cell| cell % boxes).collect(),
            free: rules.zero() == When::Any && rules.chance() == When::Any,
            width: Width::detect(),
        }
    }

    /// The same with any hand allowed in any open cell, whatever the rules say about chance and zero.
    pub fn relaxed(rules: &Ruleset) -> CellTurns {
        CellTurns { free: true, ..CellTurns::new(rules) }
    }

    /// Computes the turns of eight positions, given [`CellWorkspace::after`]; the means of keeps on request.
    pub fn think(&self, rules: &Ruleset, opens: &[CellSet; LANES], work: &mut CellWorkspace, means: bool) {
        let turns = self;
        multiversion!(
            self.width,
            CellTurns::think_anywhere(
                turns: &CellTurns,
                rules: &Ruleset,
                opens: &[CellSet; LANES],
                work: &mut CellWorkspace,
                means: bool
            )
        );
    }

    #[inline(always)]
    fn think_anywhere(
        &self,
        rules: &Ruleset,
        opens: &[CellSet; LANES],
        work: &mut CellWorkspace,
        means: bool,
    ) {
        if self.free {
            self.enter(opens, work);
        } else {
            self.enter_legally(rules, opens, work);
        }
        work.passes.take_entries(self.lattice);
        for rethrows in 0..usize::from(FREE_RETHROWS) {
            work.passes.means(self.lattice);
            if means {
                work.means[rethrows].copy_from_slice(&work.passes.nodes[..self.lattice.keeps]);
            }
            work.passes.bests(self.lattice);
        }
        work.values = work.passes.first_throw(self.lattice);
    }

    /// The best entry of each hand, where every open cell takes every hand.
    #[inline(always)]
    fn enter(&self, opens: &[CellSet; LANES], work: &mut CellWorkspace) {
        let open = opens.iter().fold(CellSet::EMPTY, |all, &open| all.or(open)).bits();
        let mut zero = F64x8::splat(f64::NEG_INFINITY);
        for after in &work.after {
            zero = zero.max(*after);
        }
        let entries = &mut work.passes.entries[..];
        assert_eq!(entries.len(), self.lattice.hands);
        entries.fill(zero);
        let count = self.boxes.len();
        for (place, groups) in self.boxes.iter().enumerate() {
            let mut columns = [(0.0, F64x8::splat(f64::NEG_INFINITY)); yatzy_rules::MAX_COLUMNS];
            let mut used = 0;
            for (column, &factor) in self.factors.iter().enumerate() {
                let cell = column * count + place;
                if open >> cell & 1 == 1 {
                    columns[used] = (factor, work.after[cell]);
                    used += 1;
                }
            }
            if used == 0 {
                continue;
            }
            for group in groups {
                let mut value = F64x8::splat(f64::NEG_INFINITY);
                for &(factor, after) in &columns[..used] {
                    value = value.max(after.plus(F64x8::splat(factor * group.points)));
                }
                for &hand in &group.hands {
                    // SAFETY: the hands of a group are ranks of hands in the lattice.
                    let best = unsafe { entries.get_unchecked_mut(usize::from(hand)) };
                    *best = best.max(value);
                }
            }
        }
    }

    /// The same where the rules restrict the entries.
    fn enter_legally(&self, rules: &Ruleset, opens: &[CellSet; LANES], work: &mut CellWorkspace) {
        for (&hand, entry) in Hand::all(rules.dice()).iter().zip(&mut work.passes.entries) {
            for (lane, &open) in opens.iter().enumerate() {
                let choices = rules.choices(open, false, hand, None);
                let value =
                    |cell: Cell| f64::from(rules.points(cell, hand).0) + work.after[cell.index()].0[lane];
                entry.0[lane] = choices.cells().iter().map(value).fold(f64::NEG_INFINITY, f64::max);
            }
        }
    }
}

/// Whether the rest of a game depends on the open cells only: no bonus, chips, jokers or named boxes.
pub fn only_cells_matter(rules: &Ruleset) -> bool {
    rules.bonus().is_none()
        && rules.joker().is_none()
        && !rules.has_chips()
        && !rules.declares()
        && rules.order() == yatzy_rules::Order::Free
        && rules.cells().len() <= MAX_CELLS
}
