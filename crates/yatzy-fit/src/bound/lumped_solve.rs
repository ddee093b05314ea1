//! Solves the lumped game, sixteen positions at once in four-byte numbers.

// Hands of a group are indexed without bounds checks.
#![allow(unsafe_code)]

use super::lumped_game::{LumpedBox, LumpedGame};
use rayon::prelude::*;
use yatzy_rules::FREE_RETHROWS;
use yatzy_solver::internals::{Vector, Workspace};
use yatzy_solver::multiversion;

/// Outer positions computed together.
pub(super) const LANES: usize = 16;

/// Upper limit of the classes after an entry.
const SLOTS: usize = yatzy_rules::MAX_COLUMNS;

/// Positions are split into those of the outer boxes and those of the inner boxes. Sixteen outer positions with the
/// same number of open columns are computed together, and their inner positions one after the other.
pub(super) struct OuterPositions {
    /// Number of outer boxes; they come first.
    pub boxes: usize,
    /// The vector and the lane of each outer position.
    pub places: Vec<(u32, u8)>,
    /// The outer positions of each vector. The last vector of a layer may repeat one.
    pub vectors: Vec<[u32; LANES]>,
    /// The vectors by number of open columns, from 0.
    pub layers: Vec<std::ops::Range<usize>>,
    /// Number of positions of the inner boxes.
    pub inner: usize,
}

impl OuterPositions {
    pub fn new(game: &LumpedGame<'_>, boxes: usize) -> OuterPositions {
        let size = |boxes: &[LumpedBox]| boxes.iter().map(|own| own.classes.len()).product::<usize>();
        let count = size(&game.boxes[..boxes]);
        let mut by_open: Vec<Vec<u32>> = vec![Vec::new(); SLOTS * boxes + 1];
        for position in 0..count {
            let classes = digits(game, 0..boxes, position);
            let open: usize =
                classes.iter().zip(&game.boxes).map(|(&class, own)| own.classes[class].open).sum();
            by_open[open].push(position as u32);
        }
        let mut outer = OuterPositions {
            boxes,
            places: vec![(0, 0); count],
            vectors: Vec::new(),
            layers: Vec::new(),
            inner: size(&game.boxes[boxes..]),
        };
        for positions in by_open {
            let start = outer.vectors.len();
            for part in positions.chunks(LANES) {
                let mut vector = [part[0]; LANES];
                vector[..part.len()].copy_from_slice(part);
                for (lane, &position) in part.iter().enumerate() {
                    outer.places[position as usize] = (outer.vectors.len() as u32, lane as u8);
                }
                outer.vectors.push(vector);
            }
            outer.layers.push(start..outer.vectors.len());
        }
        outer
    }
}

/// The classes of some boxes, the first being the least significant digit.
pub(super) fn digits(
    game: &LumpedGame<'_>,
    boxes: std::ops::Range<usize>,
    mut position: usize,
) -> Vec<usize> {
    let digit = |own: &LumpedBox| {
        let class = position % own.classes.len();
        position /= own.classes.len();
        class
    };
    game.boxes[boxes].iter().map(digit).collect()
}

pub(super) fn solve_layer(
    game: &LumpedGame<'_>,
    outer: &OuterPositions,
    first: usize,
    before: &[CoarseF32x16],
    own: &mut [CoarseF32x16],
) {
    let solve = |(i, own): (usize, &mut [CoarseF32x16])| {
        let mut work = Workspace::empty();
        work.prepare(game.lattice);
        let lanes = OuterLanes::new(game, outer, first + i);
        let (lanes, work) = (&lanes, &mut work);
        multiversion!(
            game.width,
            solve_vector(
                game: &LumpedGame<'_>,
                lanes: &OuterLanes,
                before: &[CoarseF32x16],
                own: &mut [CoarseF32x16],
                work: &mut Workspace<CoarseF32x16>
            )
        );
    };
    own.par_chunks_mut(outer.inner).enumerate().for_each(solve);
}

/// The next positions and the points of the outer boxes of sixteen positions.
struct OuterLanes {
    /// For each outer box and each of its next classes.
    slots: Vec<Vec<OuterSlot>>,
    is_full: bool,
}

struct OuterSlot {
    /// The start of the inner positions and the lane; `None` if this lane has no such class.
    sources: [Option<(usize, u8)>; LANES],
    pays: Vec<CoarseF32x16>,
}

impl OuterLanes {
    fn new(game: &LumpedGame<'_>, outer: &OuterPositions, vector: usize) -> OuterLanes {
        let positions = outer.vectors[vector];
        let classes = positions.map(|position| digits(game, 0..outer.boxes, position as usize));
        let mut stride = 1;
        let mut slots = Vec::new();
        for (place, own) in game.boxes[..outer.boxes].iter().enumerate() {
            let mut box_slots = Vec::new();
            for slot in 0..SLOTS {
                let mut sources = [None; LANES];
                let mut pays = vec![CoarseF32x16([f32::NEG_INFINITY; LANES]); own.points.len()];
                for lane in 0..LANES {
                    let class = classes[lane][place];
                    let Some(target) = own.classes[class].targets.get(slot) else { continue };
                    let next = positions[lane] as usize - (class - target.class) * stride;
                    let (vector, next_lane) = outer.places[next];
                    sources[lane] = Some((vector as usize * outer.inner, next_lane));
                    pays.iter_mut().zip(&target.pays).for_each(|(pays, &own)| pays.0[lane] = own);
                }
                if sources.iter().any(Option::is_some) {
                    box_slots.push(OuterSlot { sources, pays });
                }
            }
            slots.push(box_slots);
            stride *= own.classes.len();
        }
        OuterLanes { slots, is_full: positions[0] == 0 }
    }
}

/// All inner positions of sixteen outer ones.
#[inline(always)]
fn solve_vector(
    game: &LumpedGame<'_>,
    lanes: &OuterLanes,
    before: &[CoarseF32x16],
    own: &mut [CoarseF32x16],
    work: &mut Workspace<CoarseF32x16>,
) {
    let (outer_boxes, inner_boxes) = game.boxes.split_at(lanes.slots.len());
    let mut classes = vec![0; inner_boxes.len()];
    let nothing = CoarseF32x16([f32::NEG_INFINITY; LANES]);
    let mut outer_after = vec![[nothing; SLOTS]; outer_boxes.len()];
    let mut inner_after = vec![[nothing; SLOTS]; inner_boxes.len()];
    for position in 0..own.len() {
        if position > 0 {
            advance(&mut classes, inner_boxes);
        }
        if lanes.is_full && position == 0 {
            continue;
        }
        // The values after entries, and the best zero.
        let mut zero = nothing;
        for (slots, after) in lanes.slots.iter().zip(&mut outer_after) {
            for (slot, after) in slots.iter().zip(after) {
                for (source, after) in slot.sources.iter().zip(&mut after.0) {
                    *after = match source {
                        Some((start, lane)) => before[start + position].0[usize::from(*lane)],
                        None => f32::NEG_INFINITY,
                    };
                }
                zero = zero.max(after.plus(slot.pays[0]));
            }
        }
        let mut stride = 1;
        for ((inner, &class), after) in inner_boxes.iter().zip(&classes).zip(&mut inner_after) {
            for (target, after) in inner.classes[class].targets.iter().zip(after) {
                *after = own[position - (class - target.class) * stride];
                zero = zero.max(after.add(target.pays[0]));
            }
            stride *= inner.classes.len();
        }
        let entries = &mut work.entries[..];
        assert_eq!(entries.len(), game.lattice.hands);
        entries.fill(CoarseF32x16([0.0; LANES]));
        for ((outer, slots), after) in outer_boxes.iter().zip(&lanes.slots).zip(&outer_after) {
            for (i, (_, hands)) in outer.points.iter().enumerate().skip(1) {
                let mut value = nothing;
                for (slot, after) in slots.iter().zip(after) {
                    value = value.max(after.minus(zero).plus(slot.pays[i]));
                }
                // SAFETY: the hands of a box are ranks in the lattice, and there are as many entries as hands.
                unsafe { raise(entries, hands, value) };
            }
        }
        for ((inner, &class), after) in inner_boxes.iter().zip(&classes).zip(&inner_after) {
            if class == 0 {
                continue;
            }
            for (i, (_, hands)) in inner.points.iter().enumerate().skip(1) {
                let mut value = nothing;
                for (target, after) in inner.classes[class].targets.iter().zip(after) {
                    value = value.max(after.minus(zero).add(target.pays[i]));
                }
                // SAFETY: the hands of a box are ranks in the lattice, and there are as many entries as hands.
                unsafe { raise(entries, hands, value) };
            }
        }
        work.take_entries(game.lattice);
        for _ in 0..FREE_RETHROWS {
            work.means(game.lattice);
            work.bests(game.lattice);
        }
        own[position] = work.first_throw(game.lattice).plus(zero);
    }
}

#[inline(always)]
fn advance(classes: &mut [usize], boxes: &[LumpedBox]) {
    for (class, own) in classes.iter_mut().zip(boxes) {
        *class += 1;
        if *class < own.classes.len() {
            return;
        }
        *class = 0;
    }
}

/// Raises the entries of some hands.
///
/// # Safety
/// The hands must be ranks, and there must be an entry for each hand.
#[inline(always)]
unsafe fn raise(entries: &mut [CoarseF32x16], hands: &[u16], value: CoarseF32x16) {
    for &hand in hands {
        // SAFETY: the caller's promise.
        let best = unsafe { entries.get_unchecked_mut(usize::from(hand)) };
        *best = best.max(value);
    }
}

/// Sixteen four-byte numbers.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct CoarseF32x16(pub [f32; LANES]);

impl CoarseF32x16 {
    #[inline(always)]
    fn minus(mut self, other: Self) -> Self {
        for i in 0..LANES {
            self.0[i] -= other.0[i];
        }
        self
    }

    #[inline(always)]
    fn add(mut self, number: f32) -> Self {
        for i in 0..LANES {
            self.0[i] += number;
        }
        self
    }
}

impl Vector for CoarseF32x16 {
    const WIDTH: usize = LANES;

    #[inline(always)]
    fn splat(x: f64) -> Self {
        CoarseF32x16([x as f32; LANES])
    }

    #[inline(always)]
    fn load(row: &[f64]) -> Self {
        CoarseF32x16(std::array::from_fn(|i| row[i] as f32))
    }

    #[inline(always)]
    fn store(self, row: &mut [f64]) {
        row.iter_mut().zip(self.0).for_each(|(slot, x)| *slot = x.into());
    }

    #[inline(always)]
    fn plus(mut self, other: Self) -> Self {
        for i in 0..LANES {
            self.0[i] += other.0[i];
        }
        self
    }

    #[inline(always)]
    fn times(mut self, factor: f64) -> Self {
        for i in 0..LANES {
            self.0[i] *= factor as f32;
        }
        self
    }

    #[inline(always)]
    fn max(mut self, other: Self) -> Self {
        for i in 0..LANES {
            self.0[i] = if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] };
        }
        self
    }
}
