//! What a final throw may be entered as, prepared so that a whole vector of upper totals is served at once.
//!
//! Legality never depends on the upper total. Where zero and chance are free, every allowed cell takes
//! every hand for what it pays, and the lists of which hand pays what in which cell are made once for the
//! ruleset. Hands for which that is not so are *special*: their entries are asked of [`Ruleset::choices`],
//! mask by mask.

use crate::state_space::{Mask, counting_cells, joker_cell};
use yatzy_rules::{Cell, CellSet, Hand, Points, Ruleset, When};

/// The most sets of struck cells of which the best zero is taken once for all hands.
const MAX_ZEROS: usize = 8;

/// Hands that pay the same in a cell.
pub(crate) struct HandGroup {
    pub points: f64,
    /// How far the upper total moves.
    pub shift: usize,
    /// The hands that are not special, counted from the first hand.
    pub hands: Box<[u16]>,
}

/// One legal entry of a special hand.
#[derive(Clone, Copy)]
pub(crate) struct SpecialEntry {
    pub slot: u16,
    pub shift: u16,
    pub points: f64,
}

/// The entries of a ruleset, as far as they are the same for all masks.
pub(crate) struct Entries {
    /// For each cell all hands by what they pay in it, the least first.
    groups: Vec<Vec<HandGroup>>,
    /// For each cell, hand by hand, the place among its groups.
    group_of: Vec<Box<[u8]>>,
    /// The special hands, counted from the first hand.
    special: Vec<u16>,
    /// Whether any hand is not special.
    pub has_plain: bool,
    cells: usize,
    /// The cells whose points move the upper total in a way that matters.
    counting: CellSet,
    /// The yatzy cell, if jokers ask whether it holds points.
    joker_cell: Option<Cell>,
}

/// The entries of one mask. A *slot* is a row of values that an entry leads to: one for each cell, one for
/// the yatzy box with points in it where jokers ask for that, then the best zero of a set of cells.
#[derive(Default)]
pub(crate) struct EntryPlan {
    /// The cells whose turn it is: hands that are not special may go to any of them.
    pub allowed: CellSet,
    /// For each special hand the end of its entries.
    ends: Vec<u32>,
    entries: Vec<SpecialEntry>,
    /// Sets of cells of which the best zero is wanted.
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

    /// All hands by what they pay in a cell, the least first.
    pub fn groups(&self, cell: usize) -> &[HandGroup] {
        &self.groups[cell]
    }

    /// The same without those that pay nothing.
    #[inline(always)]
    pub fn paying(&self, cell: usize) -> &[HandGroup] {
        let groups = &self.groups[cell][..];
        if groups[0].points > 0.0 { groups } else { &groups[1..] }
    }

    /// A hand's place among the groups of a cell.
    pub fn group_of(&self, cell: usize, rank: usize) -> usize {
        self.group_of[cell][rank].into()
    }

    /// The special hands, counted from the first hand.
    pub fn special_hands(&self) -> &[u16] {
        &self.special
    }

    /// How many slots a plan may speak of.
    pub fn slots(&self) -> usize {
        self.first_zero() + MAX_ZEROS
    }

    /// The slot of the yatzy box with points in it.
    pub fn armed_slot(&self) -> usize {
        self.cells
    }

    /// The slot of the first set of [`EntryPlan::zeros`].
    pub fn first_zero(&self) -> usize {
        self.cells + 1
    }

    /// The slot that an entry leads to, and how far it moves the upper total.
    #[inline(always)]
    pub fn target(&self, cell: Cell, points: Points) -> (usize, usize) {
        let arms = points > Points::ZERO && self.joker_cell == Some(cell);
        let slot = if arms { self.armed_slot() } else { cell.index() };
        (slot, if self.counting.contains(cell) { points.0 as usize } else { 0 })
    }

    /// Makes the plan of a mask. For hands that are not special, the first of the zeros is theirs.
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

    /// Adds the zeros of a hand: as one entry if others have the same, or else one by one.
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

    /// Calls `with` the slot and the upper points of every entry that some hand has under a plan.
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
        // Where every hand scores, nobody has a zero.
        for cell in plan.zeros.iter().flat_map(|zeros| zeros.iter()) {
            if self.groups[cell.index()][0].points == 0.0 {
                with(cell.index(), 0);
            }
        }
    }

    /// Each special hand, counted from the first hand, with its entries.
    pub fn special<'a>(&'a self, plan: &'a EntryPlan) -> impl Iterator<Item = (usize, &'a [SpecialEntry])> {
        let mut start = 0;
        self.special.iter().zip(&plan.ends).map(move |(&rank, &end)| {
            let entries = &plan.entries[start..end as usize];
            start = end as usize;
            (usize::from(rank), entries)
        })
    }
}
