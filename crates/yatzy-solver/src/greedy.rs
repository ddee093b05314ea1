//! A player who thinks no further than this turn: every decision makes the most of the points expected now.
//! It needs no solution and plays any ruleset.

use crate::lattice::Lattice;
use crate::position::Position;
use crate::vector::{One, Vector};
use crate::walk::Workspace;
use yatzy_rules::{Action, Cell, FREE_RETHROWS, Hand, Keep, Phase, Ruleset};

pub(crate) struct Greedy<'a> {
    rules: &'a Ruleset,
    lattice: Lattice,
    /// The turn last thought about: the open cells (as bits), armed or not, and the named box.
    turn: Option<(u64, bool, Option<Cell>)>,
    work: Workspace<One>,
    /// The mean of every keep with 0, 1, … rethrows left afterwards.
    means: Vec<Vec<f64>>,
}

impl<'a> Greedy<'a> {
    pub fn new(rules: &'a Ruleset) -> Greedy<'a> {
        let lattice = Lattice::new(rules.dice());
        let mut work = Workspace::empty();
        work.prepare(&lattice);
        Greedy { rules, lattice, turn: None, work, means: Vec::new() }
    }

    pub fn act(&mut self, position: Position, named: Option<Cell>, phase: Phase) -> Action {
        match phase {
            Phase::Naming => Action::Name(self.name(position)),
            Phase::Thrown { hand, rethrows } => self.with_hand(position, named, hand, rethrows),
            Phase::FirstThrow | Phase::Over => Action::Throw(Keep::NOTHING),
        }
    }

    /// The box that promises the most.
    fn name(&mut self, position: Position) -> Cell {
        let rethrows = position.chips + FREE_RETHROWS;
        let promise = |greedy: &mut Self, cell| {
            greedy.think(position, Some(cell), rethrows);
            greedy.means[usize::from(rethrows)][Hand::EMPTY.index()]
        };
        let open = position.open(self.rules);
        let mut best = (open.top().expect("a box is open"), f64::NEG_INFINITY);
        for cell in open.iter() {
            let value = promise(self, cell);
            if value > best.1 + crate::TIE {
                best = (cell, value);
            }
        }
        best.0
    }

    fn with_hand(&mut self, position: Position, named: Option<Cell>, hand: Hand, rethrows: u16) -> Action {
        let choices = self.rules.choices(position.open(self.rules), position.yatzy_scored, hand, named);
        let points = |cell| self.rules.entry_points(choices, cell, hand).map_or(0, |points| points.0);
        let mut best = (Action::Enter(choices.cells().top().expect("a box is open")), f64::NEG_INFINITY);
        let mut offer = |action, value| {
            if value > best.1 + crate::TIE {
                best = (action, value);
            }
        };
        let extra = f64::from(choices.extra.0);
        choices.cells().iter().for_each(|cell| offer(Action::Enter(cell), extra + f64::from(points(cell))));
        if let Some(left) = rethrows.checked_sub(1) {
            self.think(position, named, left);
            let means = &self.means[usize::from(left)];
            for &keep in self.lattice.keeps_within(hand) {
                offer(Action::Throw(Keep::new(Hand::at(keep.into()))), means[usize::from(keep)]);
            }
        }
        best.0
    }

    /// Works the turn out up to this many rethrows left.
    fn think(&mut self, position: Position, named: Option<Cell>, rethrows: u16) {
        let open = position.open(self.rules);
        let turn = Some((open.bits(), position.yatzy_scored, named));
        if self.turn != turn {
            self.turn = turn;
            self.means.clear();
            for (&hand, entry) in Hand::all(self.rules.dice()).iter().zip(&mut self.work.entries) {
                let choices = self.rules.choices(open, position.yatzy_scored, hand, named);
                let points = |cell| self.rules.entry_points(choices, cell, hand);
                let most = choices.cells().iter().filter_map(points).max().unwrap_or_default();
                *entry = One::splat(f64::from((most + choices.extra).0));
            }
        }
        while self.means.len() <= usize::from(rethrows) {
            if self.means.is_empty() {
                self.work.take_entries(&self.lattice);
            } else {
                self.work.bests(&self.lattice);
            }
            self.work.means(&self.lattice);
            self.means.push(self.work.nodes[..self.lattice.keeps].iter().map(|node| node.0[0]).collect());
        }
    }
}
