//! The two passes of a turn over the lattice, for any vector of positions.

// The passes use unchecked indices: the edges of a lattice lie within its nodes by construction.
#![allow(unsafe_code)]

use crate::lattice::{Lattice, NodeGroup};
use crate::vector::Vector;

/// Calls a function with the number of faces of a group as a constant. The caller must meet the function's safety
/// conditions.
macro_rules! by_faces {
    ($group:ident, $call:ident::<$vector:ident>($($arg:expr),*)) => {
        match $group.faces {
            1 => $call::<$vector, 1>($($arg),*),
            2 => $call::<$vector, 2>($($arg),*),
            3 => $call::<$vector, 3>($($arg),*),
            4 => $call::<$vector, 4>($($arg),*),
            5 => $call::<$vector, 5>($($arg),*),
            _ => $call::<$vector, 6>($($arg),*),
        }
    };
}

/// The memory of a turn.
pub struct Workspace<V> {
    /// One vector for each node. Between rethrows a hand has the value of its best action, a keep the value of the
    /// best keep within it.
    pub nodes: Vec<V>,
    /// The value of each hand's best entry.
    pub entries: Vec<V>,
}

impl<V: Vector> Workspace<V> {
    pub const fn empty() -> Self {
        Workspace { nodes: Vec::new(), entries: Vec::new() }
    }

    /// Allocates the memory on the first call.
    pub fn prepare(&mut self, lattice: &Lattice) {
        if self.nodes.is_empty() {
            self.nodes = vec![V::splat(0.0); lattice.nodes()];
            self.entries = vec![V::splat(0.0); lattice.hands];
        }
    }

    /// Sets each hand to its best entry: its value without rethrows, and a lower bound with rethrows.
    #[inline(always)]
    pub fn take_entries(&mut self, lattice: &Lattice) {
        self.nodes[lattice.keeps..].copy_from_slice(&self.entries);
    }

    /// The mean of each keep over the next throw.
    #[inline(always)]
    pub fn means(&mut self, lattice: &Lattice) {
        let nodes = &mut self.nodes[..];
        assert_eq!(nodes.len(), lattice.nodes());
        for (keep, larger) in lattice.larger.iter().enumerate().rev() {
            // SAFETY: the edges of a lattice lie within its nodes, and each keep has one such array.
            unsafe {
                let ab = at(nodes, larger[0]).plus(at(nodes, larger[1]));
                let cd = at(nodes, larger[2]).plus(at(nodes, larger[3]));
                let ef = at(nodes, larger[4]).plus(at(nodes, larger[5]));
                *nodes.get_unchecked_mut(keep) = ab.plus(cd).plus(ef).times(1.0 / 6.0);
            }
        }
    }

    /// From the means of the keeps to the best action of each hand, with one more rethrow.
    #[inline(always)]
    pub fn bests(&mut self, lattice: &Lattice) {
        self.take_entries(lattice);
        self.raise(lattice);
    }

    /// From the means of the keeps to the best keep within each node; raises the hands to it.
    #[inline(always)]
    pub fn raise(&mut self, lattice: &Lattice) {
        self.raise_keeps(lattice);
        for group in &lattice.hand_groups {
            // SAFETY: a group of the lattice; the number of its nodes was checked.
            unsafe { by_faces!(group, raise::<V>(&mut self.nodes, group)) };
        }
    }

    /// The mean of the first throw over the raised hands. The hands themselves are not stored.
    #[inline(always)]
    pub fn last_raise(&mut self, lattice: &Lattice) -> V {
        self.raise_keeps(lattice);
        let mut sum = V::splat(0.0);
        for group in &lattice.hand_groups {
            // SAFETY: a group of the lattice; the number of its nodes was checked.
            sum = sum.plus(unsafe { by_faces!(group, raised_sum::<V>(&self.nodes, group)) });
        }
        sum
    }

    #[inline(always)]
    fn raise_keeps(&mut self, lattice: &Lattice) {
        assert_eq!(self.nodes.len(), lattice.nodes());
        for group in &lattice.keep_groups {
            // SAFETY: a group of the lattice, and there is a node for each of its own.
            unsafe { by_faces!(group, raise::<V>(&mut self.nodes, group)) };
        }
    }

    /// The mean over the first throw.
    #[inline(always)]
    pub fn first_throw(&self, lattice: &Lattice) -> V {
        let hands = &self.nodes[lattice.keeps..];
        // Two sums, so that an addition does not wait for the previous one.
        let mut even = V::splat(0.0);
        let mut odd = V::splat(0.0);
        for (pair, chances) in hands.chunks(2).zip(lattice.chances.chunks(2)) {
            even = even.plus(pair[0].times(chances[0]));
            if let [_, value] = pair {
                odd = odd.plus(value.times(chances[1]));
            }
        }
        even.plus(odd)
    }
}

/// # Safety
/// `index` must be the index of a node.
#[inline(always)]
unsafe fn at<V: Vector>(nodes: &[V], index: u16) -> V {
    // SAFETY: the caller's promise.
    unsafe { *nodes.get_unchecked(usize::from(index)) }
}

/// Raises each node to the best of the keeps within it.
///
/// # Safety
/// The group must belong to the lattice of the nodes.
#[inline(always)]
unsafe fn raise<V: Vector, const FACES: usize>(nodes: &mut [V], group: &NodeGroup) {
    for row in group.nodes.chunks_exact(FACES + 1) {
        // SAFETY: the caller's promise.
        unsafe { *nodes.get_unchecked_mut(usize::from(row[0])) = best(nodes, row) };
    }
}

/// The sum of the raised nodes times their probabilities.
///
/// # Safety
/// The group must belong to the lattice of the nodes.
#[inline(always)]
unsafe fn raised_sum<V: Vector, const FACES: usize>(nodes: &[V], group: &NodeGroup) -> V {
    let mut sum = V::splat(0.0);
    for (row, &chance) in group.nodes.chunks_exact(FACES + 1).zip(&group.chances) {
        // SAFETY: the caller's promise.
        sum = sum.plus(unsafe { best(nodes, row) }.times(chance));
    }
    sum
}

/// The best of some nodes.
///
/// # Safety
/// The indices must be indices of nodes.
#[inline(always)]
unsafe fn best<V: Vector>(nodes: &[V], row: &[u16]) -> V {
    // SAFETY: the caller's promise.
    unsafe { row[1..].iter().fold(at(nodes, row[0]), |best, &node| best.max(at(nodes, node))) }
}
