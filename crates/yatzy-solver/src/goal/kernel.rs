//! One turn for a vector of missing points.
//!
//! It is the turn of `crate::kernel` along another axis. There the lanes are upper totals and every slot is one row.
//! Here the upper total is fixed, and every entry has its own row, read at an offset of the entry's points.

// Hands of a group are indexed without bounds checks.
#![allow(unsafe_code)]

use super::rows::{MOST_LANES, MissingRow};
use crate::entries::{EntryPlan, HandGroup};
use crate::kernel::Kernel;
use crate::multiversion;
use crate::passes::Workspace;
use crate::vector::{AccumulateF64, Vector};
use yatzy_rules::FREE_RETHROWS;

/// An entry: the row of the next position, and the points.
#[derive(Clone, Copy)]
pub(crate) struct NextRow<'a> {
    pub row: MissingRow<'a>,
    pub earns: i32,
}

/// The entries of a turn in the order in which [`values`] reads them: one zero for each cell if all plain hands may
/// take it, the groups of plain hands by cell, then the entries of each special hand.
pub(crate) struct GoalTurn<'a> {
    pub plan: &'a EntryPlan,
    pub ways: &'a [NextRow<'a>],
    /// Number of zeros at the start of `ways`.
    pub zeros: usize,
    /// The end of each special hand's entries.
    pub special_ends: &'a [usize],
}

/// The value of a turn with `missing`, `missing + 1`, … points missing, one lane each.
pub(crate) type LaneValues = [f64; MOST_LANES];

/// The values of a turn. Only the lanes of the vector type are meaningful.
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
    // Coarse numbers are differences to the value after one of the entries. Near certainty many choices are almost
    // equal, and the maximum would always pick the one that was rounded up; small differences keep that error small.
    let origin = if V::COARSE { turn.ways[0].row.at_an_end(missing) } else { [0.0; MOST_LANES] };
    enter(kernel, turn, missing, &origin, &mut work.nodes[lattice.keeps..]);
    // The value with fewer rethrows can stay in the place of the entries: one more rethrow never lowers it.
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
                    // SAFETY: the hands of a group are ranks of hands in the lattice.
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

/// The groups of a cell for plain hands, without those that score nothing if zeros are offered to all hands.
#[inline(always)]
pub(crate) fn groups(kernel: &Kernel, cell: usize, zeros_for_all: bool) -> impl Iterator<Item = &HandGroup> {
    let entries = &kernel.moves.entries;
    let groups = if zeros_for_all { entries.paying(cell) } else { entries.groups(cell) };
    groups.iter().filter(|group| !group.hands.is_empty())
}
