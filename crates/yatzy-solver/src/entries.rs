//! The legal entries of a final throw, in a form that serves a whole vector of upper totals.
//!
//! Legality never depends on the upper total. Where zero and chance are unrestricted, every allowed cell takes every
//! hand for its points, and the lists of paying hands are made once for the ruleset. All other hands are *special*:
//! [`Ruleset::choices`] is asked about them for every mask.

use crate::state_space::{Mask, counting_cells, joker_cell};
use yatzy_rules::{Cell, CellSet, Hand, Points, Ruleset, When};

/// Limit of sets of struck cells whose best zero is computed once for all hands.
const MAX_ZEROS: usize = 8;

/// Hands with the same points in a cell.
pub(crate) struct HandGroup {
    pub points: f64,
    /// The change of the upper total.
    pub shift: usize,
    /// The hands that are not special, as ranks.
    pub hands: Box<[u16]>,
}

/// A legal entry of a special hand.
#[derive(Clone, Copy)]
pub(crate) struct SpecialEntry {
    pub slot: u16,
    pub shift: u16,
    pub points: f64,
}

/// The entries of a ruleset that are the same for all masks.
pub(crate) struct Entries {
    /// For each cell all hands by their points, ascending.
    groups: Vec<Vec<HandGroup>>,
    /// For each cell the group of every hand.
    group_of: Vec<Box<[u8]>>,
    /// The ranks of the special hands.
    special: Vec<u16>,
    /// Whether some hand is not special.
    pub has_plain: bool,
    cells: usize,
    /// The cells whose points count towards the bonus.
    counting: CellSet,
    /// The yatzy cell, if the joker rules depend on its points.
    joker_cell: Option<Cell>,
}

/// The entries of one mask. A *slot* is a row of values that an entry leads to: one for each cell, one for a scored
/// yatzy box where the joker rules need it, and one for the best zero of each set of cells.
#[derive(Default)]
pub(crate) struct EntryPlan {
    /// The cells that hands may go to unless they are special.
    pub allowed: CellSet,
    /// For each special hand the end of its entries.
    ends: Vec<u32>,
    entries: Vec<SpecialEntry>,
    /// Sets of cells whose best zero is computed once.
    pub zeros: Vec<CellSet>,
}

impl Entries {
    pub fn new(rules: &Ruleset) -> Entries {
        let counting = counting_cells(rules);
        let all_special = rules.declares() || rules.zero() != When::Any || rules.chance() != When::Any;
        let is_special = |hand: Hand| all_special || (rules.joker().is_some() && hand.all_alike().is_some());
        let hands = Hand::all(rules.dice());
        let ranked = || hands.iter().enumerate().map(|(rank, &hand)| (rank as u16, hand));
        let mut groups: Vec<Vec<HandGroup>> = Vec::new();
        let mut group_of: Vec<Box<[u8]>> = Vec::new();
        for cell in rules.cells().iter() {
            let mut paying: Vec<(u32, u16)> =
                ranked().map(|(rank, hand)| (rules.points(cell, hand).0, rank)).collect();
            paying.sort_unstable();
            let mut places = vec![0; hands.len()];
            let of_cell = paying.chunk_by(|a, b| a.0 == b.0).enumerate().map(|(place, alike)| {
                alike.iter().for_each(|&(_, rank)| places[usize::from(rank)] = place as u8);
                let plain = |rank: &u16| !is_special(hands[usize::from(*rank)]);
                HandGroup {
                    points: f64::from(alike[0].0),
                    shift: if counting.contains(cell) { alike[0].0 as usize } else { 0 },
                    hands: alike.iter().map(|&(_, rank)| rank).filter(plain).collect(),
                }
            });
            groups.push(of_cell.collect());
            group_of.push(places.into());
        }
        let special: Vec<u16> =
            ranked().filter(|&(_, hand)| is_special(hand)).map(|(rank, _)| rank).collect();
        Entries {
            groups,
            group_of,
            has_plain: special.len() < hands.len(),
            special,
            cells: rules.cells().len(),
            counting,
            joker_cell: joker_cell(rules),
        }
    }

    /// All hands by their points in a cell, ascending.
    pub fn groups(&self, cell: usize) -> &[HandGroup] {
        &self.groups[cell]
    }

    /// The same without hands that score nothing.
    #[inline(always)]
    pub fn paying(&self, cell: usize) -> &[HandGroup] {
        let groups = &self.groups[cell][..];
        if groups[0].points > 0.0 { groups } else { &groups[1..] }
    }

    /// The group of a hand among the groups of a cell.
    pub fn group_of(&self, cell: usize, rank: usize) -> usize {
        self.group_of[cell][rank].into()
    }

    pub fn special_hands(&self) -> &[u16] {
        &self.special
    }

    /// Number of slots.
    pub fn slots(&self) -> usize {
        self.first_zero() + MAX_ZEROS
    }

    /// The slot of a scored yatzy box.
    pub fn armed_slot(&self) -> usize {
        self.cells
    }

    /// The slot of the first set of [`EntryPlan::zeros`].
    pub fn first_zero(&self) -> usize {
        self.cells + 1
    }

    /// The slot of an entry, and its change of the upper total.
    #[inline(always)]
    pub fn target(&self, cell: Cell, points: Points) -> (usize, usize) {
        let arms = points > Points::ZERO && self.joker_cell == Some(cell);
        let slot = if arms { self.armed_slot() } else { cell.index() };
        (slot, if self.counting.contains(cell) { points.0 as usize } else { 0 })
    }

    /// Computes the plan of a mask. The first set of zeros belongs to the hands that are not special.
    pub fn plan(&self, rules: &Ruleset, mask: Mask, armed: bool, named: Option<Cell>, plan: &mut EntryPlan) {
        let open = rules.cells().without(CellSet::from_bits(mask.into()));
        plan.allowed = rules.allowed(open);
        plan.ends.clear();
        plan.entries.clear();
        plan.zeros.clear();
        if self.has_plain {
            plan.zeros.push(plan.allowed);
        }
        let hands = Hand::all(rules.dice());
        for &rank in &self.special {
            let hand = hands[usize::from(rank)];
            let choices = rules.choices(open, armed, hand, named);
            let extra = f64::from(choices.extra.0);
            for cell in choices.score.iter() {
                let points = rules.entry_points(choices, cell, hand).expect("a scoring cell");
                let (slot, shift) = self.target(cell, points);
                let points = f64::from(points.0) + extra;
                plan.entries.push(SpecialEntry { slot: slot as u16, shift: shift as u16, points });
            }
            self.strike(choices.strike, extra, plan);
            plan.ends.push(plan.entries.len() as u32);
        }
    }

    /// Adds the zeros of a hand: one entry if the set of cells has a slot, otherwise one entry for each cell.
    fn strike(&self, cells: CellSet, extra: f64, plan: &mut EntryPlan) {
        let known = plan.zeros.iter().position(|&zeros| zeros == cells);
        let zero = match known {
            _ if cells.len() < 2 => None,
            None if plan.zeros.len() < MAX_ZEROS => {
                plan.zeros.push(cells);
                Some(plan.zeros.len() - 1)
            }
            known => known,
        };
        let entry = |slot: usize| SpecialEntry { slot: slot as u16, shift: 0, points: extra };
        match zero {
            Some(zero) => plan.entries.push(entry(self.first_zero() + zero)),
            None => plan.entries.extend(cells.iter().map(|cell| entry(cell.index()))),
        }
    }

    /// Calls `with` the slot and the upper points of every possible entry.
    pub fn for_each(&self, plan: &EntryPlan, with: &mut impl FnMut(usize, usize)) {
        if self.has_plain {
            for cell in plan.allowed.iter() {
                let groups = self.paying(cell.index()).iter().filter(|group| !group.hands.is_empty());
                groups.for_each(|group| with(cell.index(), group.shift));
            }
        }
        for entry in &plan.entries {
            if usize::from(entry.slot) < self.first_zero() {
                with(entry.slot.into(), entry.shift.into());
            }
        }
        // In a cell where every hand scores, a zero is impossible.
        for cell in plan.zeros.iter().flat_map(|zeros| zeros.iter()) {
            if self.groups[cell.index()][0].points == 0.0 {
                with(cell.index(), 0);
            }
        }
    }

    /// The rank and the entries of each special hand.
    pub fn special<'a>(&'a self, plan: &'a EntryPlan) -> impl Iterator<Item = (usize, &'a [SpecialEntry])> {
        let mut start = 0;
        self.special.iter().zip(&plan.ends).map(move |(&rank, &end)| {
            let entries = &plan.entries[start..end as usize];
            start = end as usize;
            (usize::from(rank), entries)
        })
    }
}
