//! What perfect play does, for eight lanes at once: probability is sent through a turn, from the first
//! throw to the entries. Statistics and distributions are sums over where it ends up.
//!
//! Among actions within [`TIE`] of the best, the first in the order of [`crate::Adviser::advise`] is done.

// Calls into functions compiled for certain registers, which the machine was asked about.
#![allow(unsafe_code)]

use crate::adviser::TIE;
use crate::kernel::{Kernel, Turn, Width};
use crate::shape::Shape;
use crate::vector::{Eight, Vector};
use crate::walk::Workspace;
use yatzy_rules::{Cell, CellSet, FREE_RETHROWS, Hand, Ruleset};

/// One legal entry of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outcome {
    /// The row of values it leads to.
    pub slot: usize,
    /// The cell it fills.
    pub cell: usize,
    /// How far the upper total moves.
    pub shift: usize,
    /// What is written.
    pub points: u32,
    /// What an extra yatzy earns on top.
    pub extra: u32,
}

impl Outcome {
    /// All that the entry earns now.
    pub fn earns(self) -> f64 {
        f64::from(self.points + self.extra)
    }
}

/// All legal entries of all hands on one card.
#[derive(Default)]
pub(crate) struct Outcomes {
    /// The different entries there are.
    pub all: Vec<Outcome>,
    /// For each hand, in the order of the card, indices into `all`.
    legal: Vec<u16>,
    ends: Vec<u32>,
    /// The entries of each slot, as indices into `all`.
    by_slot: Vec<Vec<u16>>,
    /// What all this was asked for: open cells, armed or not, and the named box.
    asked: Option<(CellSet, bool, Option<Cell>)>,
}

impl Outcomes {
    /// Asks the rules about every hand.
    pub fn fill(
        &mut self,
        rules: &Ruleset,
        shape: &Shape,
        kernel: &Kernel,
        open: CellSet,
        armed: bool,
        named: Option<Cell>,
    ) {
        if self.asked == Some((open, armed, named)) {
            return;
        }
        self.asked = Some((open, armed, named));
        self.all.clear();
        self.legal.clear();
        self.ends.clear();
        self.by_slot.resize(kernel.entries.slots(), Vec::new());
        self.by_slot.iter_mut().for_each(Vec::clear);
        for &hand in Hand::all(rules.dice()) {
            let choices = rules.choices(open, armed, hand, named);
            for cell in choices.cells().iter() {
                let points = rules.entry_points(choices, cell, hand).expect("one of the choices").0;
                let arms = points > 0 && shape.joker_cell == Some(cell.index());
                let outcome = Outcome {
                    slot: if arms { kernel.entries.armed_slot() } else { cell.index() },
                    cell: cell.index(),
                    shift: if shape.counts(cell.index()) { points as usize } else { 0 },
                    points,
                    extra: choices.extra.0,
                };
                let slot = &mut self.by_slot[outcome.slot];
                let known = slot.iter().copied().find(|&index| self.all[usize::from(index)] == outcome);
                let index = known.unwrap_or_else(|| {
                    let index = self.all.len() as u16;
                    self.all.push(outcome);
                    slot.push(index);
                    index
                });
                self.legal.push(index);
            }
            self.ends.push(self.legal.len() as u32);
        }
    }

    fn of(&self, rank: usize) -> &[u16] {
        let start = if rank == 0 { 0 } else { self.ends[rank - 1] as usize };
        &self.legal[start..self.ends[rank] as usize]
    }
}

/// Hears of every entry that is made.
pub(crate) trait End {
    /// With this many rethrows left, the entry of this index in [`Outcomes::all`] was made, with its value
    /// and its probability.
    fn entered(&mut self, rethrows: usize, index: usize, outcome: Outcome, value: Eight, taken: Eight);
}

/// The memory that probability is sent through.
pub(crate) struct Policy {
    work: Workspace<Eight>,
    rows: Vec<f64>,
    /// The value of each hand's best action, for each number of rethrows left.
    hands: Vec<Eight>,
    /// The value of each hand's best entry, for each number of rethrows left.
    entries: Vec<Eight>,
    /// The mean of each keep, for each number of rethrows left afterwards.
    means: Vec<Eight>,
    /// The probability of each node.
    mass: Vec<Eight>,
}

impl Policy {
    pub fn new(kernel: &Kernel) -> Policy {
        let mut work = Workspace::empty();
        work.prepare(&kernel.lattice);
        let mass = vec![Eight::splat(0.0); kernel.lattice.nodes()];
        Policy { work, rows: kernel.rows(), hands: Vec::new(), entries: Vec::new(), means: Vec::new(), mass }
    }

    /// Works out the values of a turn for the lanes from `lane` on, and returns the value of the first
    /// throw for each bank.
    #[inline(always)]
    fn values(&mut self, kernel: &Kernel, turn: &Turn<'_>, lane: usize, firsts: &mut Vec<Eight>) {
        let lattice = &kernel.lattice;
        let free = usize::from(FREE_RETHROWS);
        self.hands.clear();
        self.entries.clear();
        self.means.clear();
        firsts.clear();
        for rethrows in 0..turn.banks + free {
            if rethrows == 0 || turn.chips {
                kernel.load_rows::<Eight>(turn, lane, rethrows, &mut self.rows);
                kernel.enter(turn, &mut self.work, &self.rows);
            }
            if rethrows == 0 {
                self.work.last_throw(lattice);
            } else {
                self.work.bests(lattice);
            }
            self.hands.extend_from_slice(&self.work.nodes[lattice.keeps..]);
            self.entries.extend_from_slice(&self.work.entries);
            if rethrows >= free {
                firsts.push(self.work.first_throw(lattice));
            }
            self.work.means(lattice);
            self.means.extend_from_slice(&self.work.nodes[..lattice.keeps]);
        }
    }

    /// Sends the probability `start` of each bank through the turn, and tells `end` where it goes.
    #[inline(always)]
    fn send(
        &mut self,
        kernel: &Kernel,
        turn: &Turn<'_>,
        lane: usize,
        outcomes: &Outcomes,
        start: &[Eight],
        end: &mut impl End,
    ) {
        let lattice = &kernel.lattice;
        let free = usize::from(FREE_RETHROWS);
        self.mass.fill(Eight::splat(0.0));
        for rethrows in (0..turn.banks + free).rev() {
            if let Some(&start) = rethrows.checked_sub(free).and_then(|bank| start.get(bank)) {
                for (mass, &chance) in self.mass[lattice.keeps..].iter_mut().zip(&lattice.chances) {
                    *mass = mass.plus(start.times(chance));
                }
            }
            kernel.load_rows::<Eight>(turn, lane, rethrows, &mut self.rows);
            for rank in 0..lattice.hands {
                let mut rest = self.mass[lattice.keeps + rank];
                if rest.is_zero() {
                    continue;
                }
                self.mass[lattice.keeps + rank] = Eight::splat(0.0);
                let enough = self.hands[rethrows * lattice.hands + rank].plus(Eight::splat(-TIE));
                let enters = self.entries[rethrows * lattice.hands + rank].any_at_least(enough);
                for &index in if enters { outcomes.of(rank) } else { &[] } {
                    let outcome = outcomes.all[usize::from(index)];
                    let row = &self.rows[kernel.row_start(outcome.slot) + outcome.shift..];
                    let value = Eight::load(row).plus(Eight::splat(outcome.earns()));
                    let taken = rest.take_where(value, enough);
                    if !taken.is_zero() {
                        end.entered(rethrows, usize::from(index), outcome, value, taken);
                    }
                }
                if rethrows == 0 || rest.is_zero() {
                    continue;
                }
                let means = &self.means[(rethrows - 1) * lattice.keeps..][..lattice.keeps];
                for &keep in lattice.keeps_of(rank) {
                    let taken = rest.take_where(means[usize::from(keep)], enough);
                    let mass = &mut self.mass[usize::from(keep)];
                    *mass = mass.plus(taken);
                    if rest.is_zero() {
                        break;
                    }
                }
            }
            for (keep, larger) in lattice.larger.iter().enumerate() {
                let mass = self.mass[keep].times(1.0 / 6.0);
                if mass.is_zero() {
                    continue;
                }
                self.mass[keep] = Eight::splat(0.0);
                for &node in larger {
                    let node = &mut self.mass[usize::from(node)];
                    *node = node.plus(mass);
                }
            }
        }
    }
}

/// [`Policy::values`] and [`Policy::send`], compiled for the widest registers that the machine has.
pub(crate) struct Flow<'a> {
    pub kernel: &'a Kernel,
    pub turn: &'a Turn<'a>,
    pub lane: usize,
}

impl Flow<'_> {
    pub fn values(&self, policy: &mut Policy, firsts: &mut Vec<Eight>) {
        match self.kernel.width {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: these features were found on this machine.
            Width::Avx512 => unsafe { self.values_avx512(policy, firsts) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as above.
            Width::Avx2 => unsafe { self.values_avx2(policy, firsts) },
            Width::Portable => policy.values(self.kernel, self.turn, self.lane, firsts),
        }
    }

    pub fn send(&self, policy: &mut Policy, outcomes: &Outcomes, start: &[Eight], end: &mut impl End) {
        match self.kernel.width {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: these features were found on this machine.
            Width::Avx512 => unsafe { self.send_avx512(policy, outcomes, start, end) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as above.
            Width::Avx2 => unsafe { self.send_avx2(policy, outcomes, start, end) },
            Width::Portable => policy.send(self.kernel, self.turn, self.lane, outcomes, start, end),
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")]
    fn values_avx512(&self, policy: &mut Policy, firsts: &mut Vec<Eight>) {
        policy.values(self.kernel, self.turn, self.lane, firsts);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma")]
    fn values_avx2(&self, policy: &mut Policy, firsts: &mut Vec<Eight>) {
        policy.values(self.kernel, self.turn, self.lane, firsts);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")]
    fn send_avx512(&self, policy: &mut Policy, outcomes: &Outcomes, start: &[Eight], end: &mut impl End) {
        policy.send(self.kernel, self.turn, self.lane, outcomes, start, end);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,fma")]
    fn send_avx2(&self, policy: &mut Policy, outcomes: &Outcomes, start: &[Eight], end: &mut impl End) {
        policy.send(self.kernel, self.turn, self.lane, outcomes, start, end);
    }
}
