//! One turn for eight numbers of missing points at once.
//!
//! The turn is that of `crate::kernel`, along another axis: there the lanes are upper totals and every slot is one row;
//! here the upper total is fixed, and every entry has a row of its own, read from as many points further down as it earns.

// The vector width is chosen at run time.
#![allow(unsafe_code)]

use super::rows::Row;
use crate::entries::{Group, Plan};
use crate::kernel::Kernel;
use crate::registers::Width;
use crate::vector::{Eight, Vector};
use crate::walk::Workspace;
use yatzy_rules::FREE_RETHROWS;

/// An entry: the row of the position that it leads to, and what it earns.
#[derive(Clone, Copy)]
pub(crate) struct Way<'a> {
    pub row: Row<'a>,
    pub earns: i32,
}

/// The entries that a turn can end with, in the order in which [`values`] goes through them: one zero a cell for all plain
/// hands if that is offered, then the groups of plain hands cell by cell, then those of each special hand.
pub(crate) struct Turn<'a> {
    pub plan: &'a Plan,
    pub ways: &'a [Way<'a>],
    /// How many of the ways are zeros that are offered to all plain hands.
    pub zeros: usize,
    /// Where the ways of each special hand end.
    pub special_ends: &'a [usize],
}

/// What a turn is worth with so many points missing, and with one, two, … seven more.
pub(crate) fn values(kernel: &Kernel, turn: &Turn<'_>, missing: i32, work: &mut Workspace<Eight>) -> Eight {
    match kernel.width {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: `Width::detect` found the features on this machine.
        Width::Avx512 => unsafe { values_avx512(kernel, turn, missing, work) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Width::Avx2 => unsafe { values_avx2(kernel, turn, missing, work) },
        Width::Portable => values_of_width(kernel, turn, missing, work),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")]
fn values_avx512(kernel: &Kernel, turn: &Turn<'_>, missing: i32, work: &mut Workspace<Eight>) -> Eight {
    values_of_width(kernel, turn, missing, work)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma")]
fn values_avx2(kernel: &Kernel, turn: &Turn<'_>, missing: i32, work: &mut Workspace<Eight>) -> Eight {
    values_of_width(kernel, turn, missing, work)
}

#[inline(always)]
fn values_of_width(kernel: &Kernel, turn: &Turn<'_>, missing: i32, work: &mut Workspace<Eight>) -> Eight {
    let lattice = kernel.lattice;
    work.prepare(lattice);
    enter(kernel, turn, missing, &mut work.nodes[lattice.keeps..]);
    // A hand's value with fewer rethrows may stay in the place of its entries: one rethrow more is worth no less.
    for _ in 1..FREE_RETHROWS {
        work.means(lattice);
        work.raise(lattice);
    }
    work.means(lattice);
    work.last_raise(lattice)
}

/// The best entry of each hand.
#[inline(always)]
fn enter(kernel: &Kernel, turn: &Turn<'_>, missing: i32, hands: &mut [Eight]) {
    let entries = &kernel.moves.entries;
    assert_eq!(hands.len(), kernel.lattice.hands);
    let (zeros, rest) = turn.ways.split_at(turn.zeros);
    let mut ways = rest.iter();
    if entries.has_plain {
        let zero = zeros.iter().map(|way| way.row.load(missing - way.earns));
        hands.fill(zero.fold(Eight::splat(f64::NEG_INFINITY), Eight::max));
        for cell in turn.plan.allowed.iter() {
            for group in groups(kernel, cell.index(), turn.zeros > 0) {
                let Some(way) = ways.next() else { return };
                let value = way.row.load(missing - way.earns);
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
        let values = ways[start..end].iter().map(|way| way.row.load(missing - way.earns));
        hands[usize::from(hand)] = values.fold(Eight::splat(f64::NEG_INFINITY), Eight::max);
        start = end;
    }
}

/// The groups of a cell that plain hands may be entered in; without those that pay nothing where zeros are offered to all.
#[inline(always)]
pub(crate) fn groups(kernel: &Kernel, cell: usize, zeros_for_all: bool) -> impl Iterator<Item = &Group> {
    let entries = &kernel.moves.entries;
    let groups = if zeros_for_all { entries.paying(cell) } else { entries.groups(cell) };
    groups.iter().filter(|group| !group.hands.is_empty())
}
