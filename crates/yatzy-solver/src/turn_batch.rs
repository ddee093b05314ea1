//! One turn of up to eight positions at once, for games that are played side by side. Each position has a lane. Values
//! and choices are those of an [`Adviser`](crate::Adviser).

use crate::adviser::QueryError;
use crate::moves::Moves;
use crate::multiversion;
use crate::multiversion::Width;
use crate::objective::Objective;
use crate::passes::Workspace;
use crate::position::Position;
use crate::simulate::TurnPoint;
use crate::vector::{F64x8, Vector};
use std::sync::Arc;
use yatzy_rules::{CellSet, Entry, FREE_RETHROWS, Hand, Points};

const FREE: usize = FREE_RETHROWS as usize;

/// The values of a turn in each lane.
pub(crate) struct TurnBatch {
    moves: Arc<Moves>,
    width: Width,
    positions: Vec<Position>,
    tie: f64,
    /// The most rethrows of a lane.
    rethrows: usize,
    /// The cells that hands may go to in some lane unless they are special.
    used: CellSet,
    /// The value of each outcome by the rethrows left; a single row without chips.
    outcomes: Vec<F64x8>,
    /// The best entry of each special hand, in the same rows.
    special: Vec<F64x8>,
    work: Workspace<F64x8>,
    /// The best entry of each hand, in the same rows.
    entries: Vec<F64x8>,
    /// The best action of each hand and the best keep within each keep, by the rethrows left.
    bests: Vec<F64x8>,
    /// The value of the first throw, by the chips.
    firsts: Vec<F64x8>,
    values: Vec<f64>,
}

/// What a hand does.
pub(crate) enum BatchChoice {
    /// Keeps these dice and throws the others.
    Keep(Hand),
    /// Ends the turn with an entry of this value.
    Enter(Entry, f64),
}

impl TurnBatch {
    /// Number of positions at once.
    pub const LANES: usize = F64x8::WIDTH;

    /// `None` if the rules have to be asked about every hand: then lanes save nothing.
    pub fn new(moves: &Arc<Moves>) -> Option<TurnBatch> {
        let mut work = Workspace::empty();
        work.prepare(moves.lattice);
        moves.entries.has_plain.then(|| TurnBatch {
            moves: moves.clone(),
            width: Width::detect(),
            positions: Vec::new(),
            tie: 0.0,
            rethrows: 0,
            used: CellSet::EMPTY,
            outcomes: Vec::new(),
            special: Vec::new(),
            work,
            entries: Vec::new(),
            bests: Vec::new(),
            firsts: Vec::new(),
            values: Vec::new(),
        })
    }

    /// Computes the turns of these positions, at most [`TurnBatch::LANES`].
    pub fn look_at(
        &mut self,
        objective: &(impl Objective + ?Sized),
        positions: &[Position],
    ) -> Result<(), QueryError> {
        let moves = self.moves.clone();
        self.positions.clear();
        self.positions.extend_from_slice(positions);
        self.tie = objective.tie();
        let chips = positions.iter().map(|position| position.chips).max().unwrap_or(0);
        self.rethrows = usize::from(chips) + FREE;
        let rows = self.rows(self.rethrows);
        let none = F64x8::splat(f64::NEG_INFINITY);
        self.outcomes.clear();
        self.outcomes.resize(rows * moves.outcomes().len(), none);
        self.special.clear();
        self.special.resize(rows * moves.entries.special_hands().len(), none);
        self.used = CellSet::EMPTY;
        for (lane, &position) in positions.iter().enumerate() {
            self.evaluate(objective, lane, position)?;
        }
        let batch = self;
        multiversion!(batch.width, TurnBatch::climb(batch: &mut TurnBatch));
        Ok(())
    }

    fn rows(&self, rethrows: usize) -> usize {
        if self.moves.rules().has_chips() { rethrows + 1 } else { 1 }
    }

    /// The row of entries with this many rethrows left.
    #[inline(always)]
    fn row(&self, rethrows: usize) -> usize {
        if self.moves.rules().has_chips() { rethrows } else { 0 }
    }

    /// The values of all entries in one lane.
    fn evaluate(
        &mut self,
        objective: &(impl Objective + ?Sized),
        lane: usize,
        position: Position,
    ) -> Result<(), QueryError> {
        objective.prepare(position, Points::ZERO);
        let moves = self.moves.clone();
        let (rules, usual) = (moves.rules(), moves.outcomes());
        let open = position.open(rules);
        assert!(!open.is_empty(), "a turn needs an open cell");
        let allowed = rules.allowed(open);
        let rows = self.rows(usize::from(position.chips) + FREE);
        for cell in allowed.iter() {
            let range = moves.outcomes_of(cell);
            self.values.resize(rows * range.len(), 0.0);
            objective.after_each(position, Points::ZERO, &usual[range.clone()], &mut self.values)?;
            for (row, values) in self.values.chunks_exact(range.len()).enumerate() {
                let outcomes = &mut self.outcomes[row * usual.len()..][range.clone()];
                outcomes.iter_mut().zip(values).for_each(|(outcome, &value)| outcome.0[lane] = value);
            }
        }
        self.used = self.used.or(allowed);
        let hands = moves.entries.special_hands();
        for (place, &rank) in hands.iter().enumerate() {
            let hand = Hand::at(moves.lattice.keeps + usize::from(rank));
            for row in 0..rows {
                let mut best = f64::NEG_INFINITY;
                self.each_special(objective, lane, hand, row, |_, value| {
                    best = best.max(value);
                    false
                })?;
                self.special[row * hands.len() + place].0[lane] = best;
            }
        }
        Ok(())
    }

    /// Shows the entries of a special hand in the order of the card, until one is taken.
    fn each_special(
        &self,
        objective: &(impl Objective + ?Sized),
        lane: usize,
        hand: Hand,
        rethrows: usize,
        mut take: impl FnMut(Entry, f64) -> bool,
    ) -> Result<(), QueryError> {
        let (position, rules) = (self.positions[lane], self.moves.rules());
        let open = position.open(rules);
        let allowed = rules.allowed(open);
        let choices = rules.choices(open, position.yatzy_scored, hand, None);
        let row = &self.outcomes[self.row(rethrows) * self.moves.outcomes().len()..];
        for cell in choices.cells().iter() {
            let points = rules.entry_points(choices, cell, hand).expect("one of the choices");
            let entry = Entry { cell, points, extra: choices.extra };
            let mut usual = self.moves.outcomes_of(cell);
            let known = usual.find(|&outcome| self.moves.outcomes()[outcome] == entry);
            let mut value = [0.0];
            match known.filter(|_| allowed.contains(cell)) {
                Some(outcome) => value = [row[outcome].0[lane]],
                None => objective.after(position, Points::ZERO, &[entry], rethrows as u16, &mut value)?,
            }
            if take(entry, value[0]) {
                break;
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn climb(&mut self) {
        let lattice = self.moves.lattice;
        self.entries.clear();
        self.bests.clear();
        self.firsts.clear();
        for rethrows in 0..=self.rethrows {
            if rethrows == 0 || self.moves.rules().has_chips() {
                self.enter(rethrows);
                self.entries.extend_from_slice(&self.work.entries);
            }
            if rethrows == 0 {
                self.work.take_entries(lattice);
            } else {
                self.work.means(lattice);
                self.work.bests(lattice);
            }
            self.bests.extend_from_slice(&self.work.nodes);
            if rethrows >= FREE {
                self.firsts.push(self.work.first_throw(lattice));
            }
        }
    }

    /// The best entry of each hand.
    #[inline(always)]
    fn enter(&mut self, rethrows: usize) {
        let moves = &*self.moves;
        let (entries, count) = (&moves.entries, moves.outcomes().len());
        let row = &self.outcomes[rethrows * count..][..count];
        let best = &mut self.work.entries[..];
        // A zero that is worth no more than any points in the same cell can be offered to every hand at once.
        let mut zero = F64x8::splat(f64::NEG_INFINITY);
        let mut alone = CellSet::EMPTY;
        for cell in self.used.iter() {
            let values = &row[moves.outcomes_of(cell)];
            if entries.groups(cell.index())[0].points > 0.0 {
                continue;
            }
            if values.iter().all(|value| value.no_lane_below(values[0])) {
                zero = zero.max(values[0]);
            } else {
                alone = alone.or(CellSet::only(cell));
            }
        }
        best.fill(zero);
        for cell in self.used.iter() {
            let groups = entries.groups(cell.index()).iter().zip(&row[moves.outcomes_of(cell)]);
            for (group, &value) in groups {
                if group.points > 0.0 || alone.contains(cell) {
                    for &hand in &group.hands {
                        let best = &mut best[usize::from(hand)];
                        *best = best.max(value);
                    }
                }
            }
        }
        let special = entries.special_hands();
        let row = &self.special[rethrows * special.len()..][..special.len()];
        for (&rank, &value) in special.iter().zip(row) {
            best[usize::from(rank)] = value;
        }
    }

    /// The value of a lane at a point of its turn.
    pub fn value_of(&self, lane: usize, point: TurnPoint) -> f64 {
        let lattice = self.moves.lattice;
        let bests = |rethrows: u16| &self.bests[usize::from(rethrows) * lattice.nodes()..][..lattice.nodes()];
        match point {
            TurnPoint::Start => self.firsts[usize::from(self.positions[lane].chips)].0[lane],
            TurnPoint::Thrown(hand, rethrows) => bests(rethrows)[hand.index()].0[lane],
            TurnPoint::Kept(keep, rethrows) => {
                let mut kept = vec![0.0; lattice.keeps];
                kept[keep.dice().index()] = 1.0;
                let hands = bests(rethrows - 1)[lattice.keeps..].iter().map(|best| best.0[lane]);
                lattice.thrown(kept).iter().zip(hands).map(|(chance, best)| chance * best).sum()
            }
        }
    }

    /// The first of the best actions of a hand: entries in the order of the card, then keeps in the order of
    /// [`Keep::all_of`](yatzy_rules::Keep::all_of).
    pub fn choose(
        &self,
        objective: &(impl Objective + ?Sized),
        lane: usize,
        hand: Hand,
        rethrows: u16,
    ) -> Result<BatchChoice, QueryError> {
        let (lattice, rethrows) = (self.moves.lattice, usize::from(rethrows));
        let (node, row) = (hand.index(), self.row(rethrows));
        let rank = node - lattice.keeps;
        let bests = &self.bests[rethrows * lattice.nodes()..][..lattice.nodes()];
        let enough = bests[node].0[lane] - self.tie;
        if self.entries[row * lattice.hands + rank].0[lane] >= enough {
            return self.entry(objective, lane, hand, rethrows, enough);
        }
        // A keep is found by the best keep within each node, which is looked at before the node itself.
        let mut keep = node;
        while let Some(&smaller) =
            lattice.smaller(keep).iter().find(|&&smaller| bests[usize::from(smaller)].0[lane] >= enough)
        {
            keep = smaller.into();
        }
        Ok(BatchChoice::Keep(Hand::at(keep)))
    }

    /// The first entry that is worth enough.
    fn entry(
        &self,
        objective: &(impl Objective + ?Sized),
        lane: usize,
        hand: Hand,
        rethrows: usize,
        enough: f64,
    ) -> Result<BatchChoice, QueryError> {
        let moves = &*self.moves;
        let rank = hand.index() - moves.lattice.keeps;
        let mut found = None;
        if moves.entries.special_hands().binary_search(&(rank as u16)).is_ok() {
            self.each_special(objective, lane, hand, rethrows, |entry, value| {
                found = (value >= enough).then_some((entry, value));
                found.is_some()
            })?;
        } else {
            let row = &self.outcomes[self.row(rethrows) * moves.outcomes().len()..];
            let allowed = moves.rules().allowed(self.positions[lane].open(moves.rules()));
            found = allowed.iter().find_map(|cell| {
                let outcome = moves.outcome(cell, rank);
                let value = row[outcome].0[lane];
                (value >= enough).then_some((moves.outcomes()[outcome], value))
            });
        }
        let (entry, value) = found.expect("the best entry is one of them");
        Ok(BatchChoice::Enter(entry, value))
    }
}
