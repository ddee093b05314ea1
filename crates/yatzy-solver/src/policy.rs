//! The decisions of perfect play for eight lanes at once: probability flows through a turn, from the first throw to
//! the entries. Statistics and distributions are sums over the entries.
//!
//! Among actions within [`crate::TIE`] of the best, the first in the order of [`crate::Adviser::advise`] is taken.

use crate::entries::EntryPlan;
use crate::hand_entries::HandEntries;
use crate::kernel::{Kernel, SlotSource, TurnInput};
use crate::lattice::Lattice;
use crate::multiversion;
use crate::passes::Workspace;
use crate::solve::Solver;
use crate::state_space::Mask;
use crate::vector::{F64x8, Vector};
use yatzy_rules::{Cell, CellSet, Entry, FREE_RETHROWS, Hand};

/// A legal entry with its slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SlotEntry {
    /// The row of values after the entry.
    pub slot: usize,
    pub cell: usize,
    /// The change of the upper total.
    pub shift: usize,
    pub points: u32,
    /// Points of an extra yatzy.
    pub extra: u32,
}

impl SlotEntry {
    /// All points of the entry.
    pub fn earns(self) -> f64 {
        f64::from(self.points + self.extra)
    }
}

/// The legal entries of all hands on one card.
#[derive(Default)]
pub(crate) struct SlotEntries {
    /// The entries.
    pub all: Vec<SlotEntry>,
    /// The entries of all hands, hand after hand, as indices into `all`.
    of_hands: Vec<u16>,
    /// The end of each hand's entries.
    ends: Vec<u32>,
    special: HandEntries,
    /// The card that it was filled for: open cells, whether the yatzy box holds points, and the named box.
    asked: Option<(CellSet, bool, Option<Cell>)>,
}

impl SlotEntries {
    /// Asks the rules about the special hands. The others may go to every allowed cell.
    pub fn fill(&mut self, solver: &Solver, open: CellSet, armed: bool, named: Option<Cell>) {
        if self.asked == Some((open, armed, named)) {
            return;
        }
        self.asked = Some((open, armed, named));
        let (rules, moves) = (&solver.rules, &solver.kernel.moves);
        let entries = &moves.entries;
        let slot_entry = |&Entry { cell, points, extra }: &Entry| {
            let (slot, shift) = entries.target(cell, points);
            SlotEntry { slot, cell: cell.index(), shift, points: points.0, extra: extra.0 }
        };
        let all_hands = Hand::all(rules.dice());
        let hands = entries.special_hands().iter().map(|&rank| all_hands[usize::from(rank)]);
        self.special.fill(rules, open, armed, named, hands);
        self.all.clear();
        self.of_hands.clear();
        self.ends.clear();
        // The cells of hands that are not special, each with the index of its first entry.
        let mut cells = Vec::new();
        for cell in if entries.has_plain { rules.allowed(open) } else { CellSet::EMPTY }.iter() {
            cells.push((cell.index(), self.all.len()));
            self.all.extend(moves.outcomes()[moves.outcomes_of(cell)].iter().map(slot_entry));
        }
        let first_special = self.all.len();
        self.all.extend(self.special.distinct.iter().map(slot_entry));
        let mut special = entries.special_hands().iter().enumerate().peekable();
        for rank in 0..all_hands.len() {
            match special.next_if(|&(_, &special)| usize::from(special) == rank) {
                Some((place, _)) => {
                    let known = self.special.of(place).iter();
                    self.of_hands.extend(known.map(|&entry| first_special as u16 + entry));
                }
                None => {
                    let index =
                        |&(cell, start): &(usize, usize)| (start + entries.group_of(cell, rank)) as u16;
                    self.of_hands.extend(cells.iter().map(index));
                }
            }
            self.ends.push(self.of_hands.len() as u32);
        }
    }

    /// The legal entries of a hand, as indices into `all`.
    #[inline(always)]
    pub fn of(&self, rank: usize) -> &[u16] {
        let start = if rank == 0 { 0 } else { self.ends[rank - 1] as usize };
        &self.of_hands[start..self.ends[rank] as usize]
    }
}

/// Receives every entry of perfect play.
pub(crate) trait EntryVisitor {
    /// The probabilities and values of one bank at the start of a turn.
    fn began(&mut self, _start: F64x8, _value: F64x8) {}

    /// An entry, by its index in [`SlotEntries::all`], with the rethrows left, its value and its probability.
    fn entered(&mut self, rethrows: usize, index: usize, outcome: SlotEntry, value: F64x8, taken: F64x8);

    /// The end of a turn. Later entries belong to other `outcomes`.
    fn sent(&mut self, _outcomes: &SlotEntries) {}
}

/// The memory of one thread.
pub(crate) struct PolicyWorker {
    plan: EntryPlan,
    pub sources: Vec<SlotSource>,
    outcomes: SlotEntries,
    policy: PolicyWorkspace,
    /// The probability of each bank at the start of the turn. Played lanes are removed.
    pub start: Vec<F64x8>,
    now: Vec<F64x8>,
    firsts: Vec<F64x8>,
}

/// The turns of a mask; `armed` says whether extra yatzys are possible.
pub(crate) struct MaskTurns<'a> {
    pub mask: Mask,
    pub armed: bool,
    /// The values of the next layer.
    pub next_values: &'a [f64],
    /// Values closer than this are equal.
    pub tie: f64,
}

impl PolicyWorker {
    pub fn new(solver: &Solver) -> PolicyWorker {
        PolicyWorker {
            plan: EntryPlan::default(),
            sources: Vec::new(),
            outcomes: SlotEntries::default(),
            policy: PolicyWorkspace::new(&solver.kernel),
            start: Vec::new(),
            now: Vec::new(),
            firsts: Vec::new(),
        }
    }

    /// Plays the turns of eight lanes from the probabilities in `start`. `sources` must be filled.
    pub fn play(&mut self, solver: &Solver, turns: &MaskTurns<'_>, lane: usize, end: &mut impl EntryVisitor) {
        let space = &solver.space;
        let (lanes, banks) = (space.lanes(turns.mask), space.banks(turns.mask));
        let open = solver.rules.cells().without(CellSet::from_bits(turns.mask.into()));
        // Where boxes are named, each lane names the first of the best boxes.
        let mut best = vec![F64x8::splat(f64::NEG_INFINITY); if solver.rules.declares() { banks } else { 0 }];
        for choosing in [true, false] {
            for named in solver.namings(turns.mask).filter(|_| !choosing || solver.rules.declares()) {
                if self.start.iter().all(|start| start.is_zero()) {
                    return;
                }
                solver.kernel.moves.entries.plan(
                    &solver.rules,
                    turns.mask,
                    turns.armed,
                    named,
                    &mut self.plan,
                );
                let turn = TurnInput {
                    lanes,
                    table: turns.next_values,
                    sources: &self.sources,
                    plan: &self.plan,
                    banks,
                    chips: space.chips,
                };
                let flow = PolicyTurn { kernel: &solver.kernel, turn: &turn, lane, tie: turns.tie };
                flow.values(&mut self.policy, &mut self.firsts);
                if choosing {
                    best.iter_mut().zip(&self.firsts).for_each(|(best, &first)| *best = best.max(first));
                    continue;
                }
                self.outcomes.fill(solver, open, turns.armed, named);
                self.now.clear();
                for (bank, (start, &first)) in self.start.iter_mut().zip(&self.firsts).enumerate() {
                    let enough = best.get(bank).map_or(first, |best| best.plus(F64x8::splat(-turns.tie)));
                    let now = start.take_where(first, enough);
                    end.began(now, first);
                    self.now.push(now);
                }
                flow.send(&mut self.policy, &self.outcomes, &self.now, end);
            }
        }
    }
}

/// The memory of the flow of probability.
struct PolicyWorkspace {
    work: Workspace<F64x8>,
    rows: Vec<f64>,
    /// For each number of rethrows left: the best action of each hand, and the best keep within each keep.
    bests: Vec<F64x8>,
    /// For each number of rethrows left: the best entry of each hand.
    entries: Vec<F64x8>,
    /// The probability of each node.
    mass: Vec<F64x8>,
    /// The value and the probability of each entry.
    ends: Vec<(F64x8, F64x8)>,
}

impl PolicyWorkspace {
    fn new(kernel: &Kernel) -> PolicyWorkspace {
        let mut work = Workspace::empty();
        work.prepare(kernel.lattice);
        PolicyWorkspace {
            work,
            rows: kernel.rows(),
            bests: Vec::new(),
            entries: Vec::new(),
            mass: vec![F64x8::splat(0.0); kernel.lattice.nodes()],
            ends: Vec::new(),
        }
    }

    /// Computes the values of a turn for the lanes from `lane` on, and the value of the first throw for each bank.
    #[inline(always)]
    fn values(&mut self, flow: &PolicyTurn<'_>, firsts: &mut Vec<F64x8>) {
        let PolicyTurn { kernel, turn, lane, .. } = *flow;
        let lattice = kernel.lattice;
        let free = usize::from(FREE_RETHROWS);
        self.bests.clear();
        self.entries.clear();
        firsts.clear();
        for rethrows in 0..turn.banks + free {
            if rethrows == 0 || turn.chips {
                kernel.load_rows::<F64x8>(turn, lane, rethrows, &mut self.rows);
                kernel.enter(turn, &mut self.work.entries, &self.rows);
            }
            if rethrows == 0 {
                self.work.take_entries(lattice);
            } else {
                self.work.bests(lattice);
            }
            self.bests.extend_from_slice(&self.work.nodes);
            self.entries.extend_from_slice(&self.work.entries);
            if rethrows >= free {
                firsts.push(self.work.first_throw(lattice));
            }
            self.work.means(lattice);
        }
    }

    /// Sends the probability `start` of each bank through the turn, and reports the entries to `end`.
    ///
    /// The probability of a hand moves down the lattice, one die at a time, towards the first keep that is as good as
    /// the best. One comparison with the best value within a node decides whether to move there. Probability that
    /// finds no such node stays: then the node's own mean is the best.
    #[inline(always)]
    fn send(
        &mut self,
        flow: &PolicyTurn<'_>,
        outcomes: &SlotEntries,
        start: &[F64x8],
        end: &mut impl EntryVisitor,
    ) {
        let PolicyTurn { kernel, turn, lane, tie } = *flow;
        let lattice = kernel.lattice;
        let free = usize::from(FREE_RETHROWS);
        let tie = F64x8::splat(-tie);
        let mass = &mut self.mass[..];
        mass.fill(F64x8::splat(0.0));
        for rethrows in (0..turn.banks + free).rev() {
            if let Some(&start) = rethrows.checked_sub(free).and_then(|bank| start.get(bank)) {
                for (mass, &chance) in mass[lattice.keeps..].iter_mut().zip(&lattice.chances) {
                    *mass = mass.plus(start.times(chance));
                }
            }
            kernel.load_rows::<F64x8>(turn, lane, rethrows, &mut self.rows);
            self.ends.clear();
            self.ends.extend(outcomes.all.iter().map(|outcome| {
                let row = &self.rows[kernel.row_start(outcome.slot) + outcome.shift..];
                (F64x8::load(row).plus(F64x8::splat(outcome.earns())), F64x8::splat(0.0))
            }));
            let bests = &self.bests[rethrows * lattice.nodes()..][..lattice.nodes()];
            let entries = &self.entries[rethrows * lattice.hands..][..lattice.hands];
            for group in &lattice.hand_groups {
                for row in group.rows() {
                    let node = usize::from(row[0]);
                    let mut rest = std::mem::replace(&mut mass[node], F64x8::splat(0.0));
                    if rest.is_zero() {
                        continue;
                    }
                    let enough = bests[node].plus(tie);
                    let rank = node - lattice.keeps;
                    let enters = entries[rank].any_at_least(enough);
                    for &index in if enters { outcomes.of(rank) } else { &[] } {
                        let (value, taken) = &mut self.ends[usize::from(index)];
                        *taken = taken.plus(rest.take_where(*value, enough));
                    }
                    if rethrows > 0 {
                        pass_down(mass, bests, &row[1..], rest, enough);
                    }
                }
            }
            if rethrows > 0 {
                for group in lattice.keep_groups.iter().rev() {
                    for row in group.rows() {
                        let node = usize::from(row[0]);
                        if !mass[node].is_zero() {
                            let enough = bests[node].plus(tie);
                            mass[node] = pass_down(mass, bests, &row[1..], mass[node], enough);
                        }
                    }
                }
                throw(mass, lattice);
            }
            for ((index, &outcome), &(value, taken)) in outcomes.all.iter().enumerate().zip(&self.ends) {
                if !taken.is_zero() {
                    end.entered(rethrows, index, outcome, value, taken);
                }
            }
        }
        end.sent(outcomes);
    }
}

/// Moves each lane of `rest` to the first smaller node with a good enough keep within it, and returns the remainder.
#[inline(always)]
fn pass_down(mass: &mut [F64x8], bests: &[F64x8], smaller: &[u16], mut rest: F64x8, enough: F64x8) -> F64x8 {
    // Without a test whether anything is left: it would often be mispredicted.
    for &node in smaller {
        let node = usize::from(node);
        mass[node] = mass[node].plus(rest.take_where(bests[node], enough));
    }
    rest
}

/// Throws the dice that are not kept, one at a time, up to the hands.
#[inline(always)]
fn throw(mass: &mut [F64x8], lattice: &Lattice) {
    for (keep, larger) in lattice.larger.iter().enumerate() {
        let share = mass[keep].times(1.0 / 6.0);
        if share.is_zero() {
            continue;
        }
        mass[keep] = F64x8::splat(0.0);
        for &node in larger {
            let node = &mut mass[usize::from(node)];
            *node = node.plus(share);
        }
    }
}

/// A turn of the lanes from `lane` on.
struct PolicyTurn<'a> {
    kernel: &'a Kernel,
    turn: &'a TurnInput<'a>,
    lane: usize,
    tie: f64,
}

impl PolicyTurn<'_> {
    fn values(&self, policy: &mut PolicyWorkspace, firsts: &mut Vec<F64x8>) {
        let flow = self;
        multiversion!(
            self.kernel.width,
            PolicyWorkspace::values(policy: &mut PolicyWorkspace, flow: &PolicyTurn<'_>, firsts: &mut Vec<F64x8>)
        );
    }

    fn send(
        &self,
        policy: &mut PolicyWorkspace,
        outcomes: &SlotEntries,
        start: &[F64x8],
        end: &mut impl EntryVisitor,
    ) {
        let flow = self;
        multiversion!(
            self.kernel.width,
            PolicyWorkspace::send(
                policy: &mut PolicyWorkspace,
                flow: &PolicyTurn<'_>,
                outcomes: &SlotEntries,
                start: &[F64x8],
                end: &mut impl EntryVisitor
            )
        );
    }
}
