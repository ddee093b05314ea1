//! One turn for a vector of numbers of missing points at once.
//!
//! The turn is that of `crate::kernel`, along another axis: there the lanes are upper totals and every slot is one row;
//! here the upper total is fixed, and every entry has a row of its own, read from as many points further down as it earns.

// Groups of hands are gone through unchecked.
#![allow(unsafe_code)]

use super::rows::{MOST_LANES, MissingRow};
use crate::entries::{EntryPlan, HandGroup};
use crate::kernel::Kernel;
use crate::multiversion;
use crate::vector::{AccumulateF64, Vector};
use crate::walk::Workspace;
use yatzy_rules::FREE_RETHROWS;

/// An entry: the row of the position that it leads to, and what it earns.
#[derive(Clone, Copy)]
pub(crate) struct NextRow<'a> {
    pub row: MissingRow<'a>,
    pub earns: i32,
}

/// The entries that a turn can end with, in the order in which [`values`] goes through them: one zero a cell for all plain
/// hands if that is offered, then the groups of plain hands cell by cell, then those of each special hand.
pub(crate) struct GoalTurn<'a> {
    pub plan: &'a EntryPlan,
    pub ways: &'a [NextRow<'a>],
    /// How many of the ways are zeros that are offered to all plain hands.
    pub zeros: usize,
    /// Where the ways of each special hand end.
    pub special_ends: &'a [usize],
}

/// What a turn is worth with so many points missing, and with one, two, … more, a lane each.
pub(crate) type LaneValues = [f64; MOST_LANES];

/// Works out a turn; only as many values as the vector has lanes mean something.
pub(crate) fn values<V: AccumulateF64>(
    kernel: &Kernel,
    turn: &GoalTurn<'_>,
    missing: i32,
    work: &mut Workspace<V>,
) -> LaneValues {
    multiversion!(
        kernel.width,
        values_of_width(
            kernel: &Kernel,
            turn: &GoalTurn<'_>,
            missing: i32,
            work: &mut Workspace<impl AccumulateF64>
        ) -> LaneValues
    )
}

#[inline(always)]
fn values_of_width<V: AccumulateF64>(
    kernel: &Kernel,
    turn: &GoalTurn<'_>,
    missing: i32,
    work: &mut Workspace<V>,
) -> LaneValues {
    let lattice = kernel.lattice;
    work.prepare(lattice);
    // Coarse numbers are told from what one of the entries leads to: near certainty, where many choices are nearly as good
    // as each other and the best of them would always be the one that was rounded up, what is left is small.
    let origin = if V::COARSE { turn.ways[0].row.at_an_end(missing) } else { [0.0; MOST_LANES] };
    enter(kernel, turn, missing, &origin, &mut work.nodes[lattice.keeps..]);
    // A hand's value with fewer rethrows may stay in the place of its entries: one rethrow more is worth no less.
    for _ in 0..FREE_RETHROWS {
        work.means(lattice);
        work.raise(lattice);
    }
    let mut sums = origin;
    for (hand, &chance) in work.nodes[lattice.keeps..].iter().zip(&lattice.chances) {
        hand.add_to(&mut sums, chance);
    }
    sums
}

/// The best entry of each hand.
#[inline(always)]
fn enter<V: Vector>(
    kernel: &Kernel,
    turn: &GoalTurn<'_>,
    missing: i32,
    origin: &LaneValues,
    hands: &mut [V],
) {
    let entries = &kernel.moves.entries;
    assert_eq!(hands.len(), kernel.lattice.hands);
    let (zeros, rest) = turn.ways.split_at(turn.zeros);
    let mut ways = rest.iter();
    if entries.has_plain {
        let zero = zeros.iter().map(|way| way.row.load::<V>(missing - way.earns, origin));
        hands.fill(zero.fold(V::splat(f64::NEG_INFINITY), V::max));
        for cell in turn.plan.allowed.iter() {
            for group in groups(kernel, cell.index(), turn.zeros > 0) {
                let Some(way) = ways.next() else { return };
                let value = way.row.load::<V>(missing - way.earns, origin);
                for &hand in &group.hands {
                    // SAFETY: a group's hands are counted from the first hand and lie in the lattice.
                    let best = unsafe { hands.get_unchecked_mut(usize::from(hand)) };
                    *best = best.max(value);
                }
            }
        }
    }
    let ways = ways.as_slice();
    let mut start = 0;
    for (&hand, &end) in entries.special_hands().iter().zip(turn.special_ends) {
        let values = ways[start..end].iter().map(|way| way.row.load::<V>(missing - way.earns, origin));
        hands[usize::from(hand)] = values.fold(V::splat(f64::NEG_INFINITY), V::max);
        start = end;
    }
}

/// The groups of a cell that plain hands may be entered in; without those that pay nothing where zeros are offered to all.
#[inline(always)]
pub(crate) fn groups(kernel: &Kernel, cell: usize, zeros_for_all: bool) -> impl Iterator<Item = &HandGroup> {
    let entries = &kernel.moves.entries;
    let groups = if zeros_for_all { entries.paying(cell) } else { entries.groups(cell) };
    groups.iter().filter(|group| !group.hands.is_empty())
}
