//! The moves of a turn under a ruleset, independent of their value: the dice, and the entries of every hand.

use crate::entries::Entries;
use crate::lattice::Lattice;
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Cell, Entry, Points, Ruleset};

/// The moves of a ruleset, prepared once.
pub struct Moves {
    rules: Arc<Ruleset>,
    pub(crate) lattice: &'static Lattice,
    pub(crate) entries: Entries,
    /// Every entry without extra points, by cell and by the groups of [`Entries::groups`].
    outcomes: Vec<Entry>,
    /// The start of each cell's outcomes, and the end.
    starts: Vec<usize>,
}

impl Moves {
    /// Prepares the moves of a ruleset in a millisecond or two.
    pub fn new(rules: Arc<Ruleset>) -> Arc<Moves> {
        let (lattice, entries) = (Lattice::of(rules.dice()), Entries::new(&rules));
        let mut outcomes = Vec::new();
        let mut starts = vec![0];
        for cell in rules.cells().iter() {
            let groups = entries.groups(cell.index()).iter();
            let entry = |points: f64| Entry { cell, points: Points(points as u32), extra: Points::ZERO };
            outcomes.extend(groups.map(|group| entry(group.points)));
            starts.push(outcomes.len());
        }
        Arc::new(Moves { rules, lattice, entries, outcomes, starts })
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Every entry without extra points, ordered by cell.
    pub(crate) fn outcomes(&self) -> &[Entry] {
        &self.outcomes
    }

    /// The range of a cell's outcomes.
    pub(crate) fn outcomes_of(&self, cell: Cell) -> Range<usize> {
        self.starts[cell.index()]..self.starts[cell.index() + 1]
    }

    /// The outcome of a hand in a cell without joker or extra points.
    pub(crate) fn outcome(&self, cell: Cell, rank: usize) -> usize {
        self.starts[cell.index()] + self.entries.group_of(cell.index(), rank)
    }
}
