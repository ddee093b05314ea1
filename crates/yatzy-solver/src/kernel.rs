//! One turn for a vector of upper totals: the inner loop of a solve.
//!
//! A [`TurnInput`] locates the values of the cards after the turn. [`Kernel`] processes the rethrows backwards for one
//! vector after the other: best entry of each hand, mean of each keep, best keep within each hand, up to the first
//! throw.

// Hands of a group are indexed without bounds checks.
#![allow(unsafe_code)]

use crate::entries::EntryPlan;
use crate::lattice::Lattice;
use crate::moves::Moves;
use crate::multiversion;
use crate::multiversion::Width;
use crate::passes::Workspace;
use crate::state_space::Lanes;
use crate::vector::{F64x4, F64x8, Vector};
use std::sync::Arc;
use yatzy_rules::FREE_RETHROWS;

/// The location of one slot's values.
#[derive(Clone, Copy)]
pub struct SlotSource {
    pub slot: usize,
    /// Index of the first value in `TurnInput::table`.
    pub start: usize,
    pub lanes: Lanes,
    /// The largest change of the upper total by an entry into this slot.
    pub step: usize,
}

/// The input of a turn: the values after it, and the possible numbers of rethrows left.
pub(crate) struct TurnInput<'a> {
    pub lanes: Lanes,
    /// Values of the cards with one more filled cell: the lanes of bank 0, of bank 1, and so on.
    pub table: &'a [f64],
    pub sources: &'a [SlotSource],
    pub plan: &'a EntryPlan,
    /// Number of banks at the start of the turn; 1 without chips.
    pub banks: usize,
    pub chips: bool,
}

/// Data shared by all turns of a ruleset.
pub(crate) struct Kernel {
    pub moves: Arc<Moves>,
    pub lattice: &'static Lattice,
    pub width: Width,
    stride: usize,
}

/// The memory of a turn; one for each thread.
pub(crate) struct Scratch {
    eight: Workspace<F64x8>,
    four: Workspace<F64x4>,
    rows: Vec<f64>,
}

impl Kernel {
    pub fn new(moves: Arc<Moves>, longest_step: usize) -> Kernel {
        Kernel {
            lattice: moves.lattice,
            moves,
            width: Width::detect(),
            stride: (F64x8::WIDTH + longest_step).next_multiple_of(8),
        }
    }

    pub fn scratch(&self) -> Scratch {
        Scratch { eight: Workspace::empty(), four: Workspace::empty(), rows: self.rows() }
    }

    /// The offset of a slot's row.
    #[inline(always)]
    pub fn row_start(&self, slot: usize) -> usize {
        slot * self.stride
    }

    /// Memory for the rows of all slots.
    pub fn rows(&self) -> Vec<f64> {
        vec![0.0; self.moves.entries.slots() * self.stride]
    }

    /// Raises `out`, rows of lanes by bank, to the values of this turn.
    pub fn raise(&self, turn: &TurnInput<'_>, scratch: &mut Scratch, out: &mut [f64]) {
        let kernel = self;
        multiversion!(
            self.width,
            Kernel::raise_blocks(kernel: &Kernel, turn: &TurnInput<'_>, scratch: &mut Scratch, out: &mut [f64])
        );
    }

    /// Wider vectors need fewer instructions, but with them the lattice of five dice does not fit into the L1 cache.
    /// On narrow registers vectors of eight gain nothing.
    #[inline(always)]
    fn raise_blocks(&self, turn: &TurnInput<'_>, scratch: &mut Scratch, out: &mut [f64]) {
        let mut lane = 0;
        while lane < turn.lanes.len() {
            if self.width != Width::Portable && turn.lanes.len() - lane > F64x4::WIDTH {
                self.block(turn, lane, &mut scratch.eight, &mut scratch.rows, out);
                lane += F64x8::WIDTH;
            } else {
                self.block(turn, lane, &mut scratch.four, &mut scratch.rows, out);
                lane += F64x4::WIDTH;
            }
        }
    }

    /// All banks of one vector of lanes.
    #[inline(always)]
    fn block<V: Vector>(
        &self,
        turn: &TurnInput<'_>,
        lane: usize,
        work: &mut Workspace<V>,
        rows: &mut [f64],
        out: &mut [f64],
    ) {
        work.prepare(self.lattice);
        let lanes = turn.lanes.len();
        let width = V::WIDTH.min(lanes - lane);
        // The bank is the number of saved rethrows: a turn adds the free ones, and the rest is saved.
        let free = usize::from(FREE_RETHROWS);
        let last = turn.banks + free - 1;
        for rethrows in 0..=last {
            if rethrows > 0 {
                work.means(self.lattice);
            }
            // Without chips the entries do not change, and the value with fewer rethrows can stay in their place: one
            // more rethrow never lowers it.
            if rethrows == 0 || turn.chips {
                self.load_rows::<V>(turn, lane, rethrows, rows);
                self.enter(turn, &mut work.nodes[self.lattice.keeps..], rows);
            }
            if rethrows > 0 && rethrows < last {
                work.raise(self.lattice);
            }
            if rethrows >= free {
                let mean = if rethrows == last {
                    work.last_raise(self.lattice)
                } else {
                    work.first_throw(self.lattice)
                };
                let row = &mut out[(rethrows - free) * lanes + lane..][..width];
                raise_row(mean, row);
            }
        }
    }

    /// Copies the values after each entry of this vector, padded so that every shift is a plain load.
    #[inline(always)]
    pub fn load_rows<V: Vector>(&self, turn: &TurnInput<'_>, lane: usize, bank: usize, rows: &mut [f64]) {
        let bank = if turn.chips { bank } else { 0 };
        for source in turn.sources {
            let len = source.lanes.len();
            let values = &turn.table[source.start + bank * len..][..len];
            let row = &mut rows[source.slot * self.stride..][..V::WIDTH + source.step];
            // The upper total of the row's first value.
            let upper = turn.lanes.low + lane;
            let below = source.lanes.low.saturating_sub(upper).min(row.len());
            let first = (upper + below).min(source.lanes.high) - source.lanes.low;
            let copied = (len - first).min(row.len() - below);
            row[..below].fill(values[0]);
            row[below..below + copied].copy_from_slice(&values[first..first + copied]);
            row[below + copied..].fill(values[len - 1]);
        }
        for (i, &cells) in turn.plan.zeros.iter().enumerate() {
            let mut best = V::splat(f64::NEG_INFINITY);
            for cell in cells.iter() {
                best = best.max(V::load(&rows[cell.index() * self.stride..]));
            }
            best.store(&mut rows[(self.moves.entries.first_zero() + i) * self.stride..]);
        }
    }

    /// The best entry of each hand.
    #[inline(always)]
    pub fn enter<V: Vector>(&self, turn: &TurnInput<'_>, entries: &mut [V], rows: &[f64]) {
        assert_eq!(entries.len(), self.lattice.hands);
        if self.moves.entries.has_plain {
            entries.fill(V::load(&rows[self.moves.entries.first_zero() * self.stride..]));
            for cell in turn.plan.allowed.iter() {
                for group in self.moves.entries.paying(cell.index()) {
                    let row = &rows[cell.index() * self.stride + group.shift..];
                    let value = V::load(row).plus(V::splat(group.points));
                    for &hand in &group.hands {
                        // SAFETY: the hands of a group are ranks of hands in the lattice.
                        let best = unsafe { entries.get_unchecked_mut(usize::from(hand)) };
                        *best = best.max(value);
                    }
                }
            }
        }
        for (hand, legal) in self.moves.entries.special(turn.plan) {
            let mut best = V::splat(f64::NEG_INFINITY);
            for entry in legal {
                let row = &rows[usize::from(entry.slot) * self.stride + usize::from(entry.shift)..];
                best = best.max(V::load(row).plus(V::splat(entry.points)));
            }
            entries[hand] = best;
        }
    }
}

#[inline(always)]
fn raise_row<V: Vector>(value: V, row: &mut [f64]) {
    let mut lanes = [0.0; F64x8::WIDTH];
    value.store(&mut lanes);
    for (old, new) in row.iter_mut().zip(lanes) {
        *old = old.max(new);
    }
}
