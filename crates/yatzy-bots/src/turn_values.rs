//! One turn, exactly: given what cards are worth at the start of a turn, what every throw, keep and entry
//! of the turn is worth. Values are points still to come, those of this turn included.

use crate::lattice::Lattice;
use crate::{Position, QueryError, TIE, Values};
use std::sync::Arc;
use yatzy_rules::{Action, Cell, Entry, FREE_RETHROWS, Hand, Keep, Points, Ruleset};

/// An action and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued {
    /// The action.
    pub action: Action,
    /// The points still to come after it, on average.
    pub value: f64,
}

/// The values of one turn on one card, with one box named where boxes are named.
pub struct TurnValues {
    rules: Arc<Ruleset>,
    lattice: Lattice,
    /// The legal entries of every hand, in one list.
    entries: Vec<Worth>,
    /// Where the entries of each hand end.
    ends: Vec<u32>,
    /// What the cards that entries lead to are worth, by the rethrows left; one row serves all where there
    /// are no chips.
    nexts: Vec<[f64; SLOTS]>,
    /// By the rethrows left.
    levels: Vec<Level>,
}

#[derive(Clone, Copy)]
struct Worth {
    entry: Entry,
    slot: u16,
}

struct Level {
    /// The best action's value for each hand.
    best: Vec<f64>,
    /// Each keep's value; empty without a rethrow.
    keeps: Vec<f64>,
}

/// Entries into one cell lead to at most eight cards: by the dice that an upper box took, or by whether
/// the yatzy box was scored.
const VARIANTS: usize = 8;
const SLOTS: usize = VARIANTS * yatzy_rules::MAX_CELLS;

impl TurnValues {
    /// The values of a turn from its start.
    ///
    /// # Panics
    /// If the card is full.
    pub fn new(
        values: &(impl Values + ?Sized),
        position: Position,
        named: Option<Cell>,
    ) -> Result<TurnValues, QueryError> {
        let rules = values.rules().clone();
        assert!(!position.open(&rules).is_empty(), "a turn needs an open cell");
        values.prepare(position);
        let lattice = Lattice::new(rules.dice());
        let (entries, ends) = entries(&rules, lattice, position, named);
        let rethrows = FREE_RETHROWS + position.chips;
        let mut turn = TurnValues { lattice, nexts: Vec::new(), levels: Vec::new(), rules, entries, ends };
        turn.nexts = turn.next_values(values, position, rethrows)?;
        let mut stops = turn.stops(0);
        for rethrows in 0..=rethrows {
            if turn.rules.has_chips() && rethrows > 0 {
                stops = turn.stops(rethrows);
            }
            let level = turn.level(rethrows, &stops);
            turn.levels.push(level);
        }
        Ok(turn)
    }

    /// What the cards after each entry are worth, a row for every number of rethrows that may be left.
    fn next_values(
        &self,
        values: &(impl Values + ?Sized),
        position: Position,
        rethrows: u16,
    ) -> Result<Vec<[f64; SLOTS]>, QueryError> {
        let mut known: Vec<Option<Entry>> = vec![None; SLOTS];
        for worth in &self.entries {
            known[usize::from(worth.slot)].get_or_insert(worth.entry);
        }
        let rows = if self.rules.has_chips() { 0..=rethrows } else { 0..=0 };
        rows.map(|chips| {
            let mut row = [0.0; SLOTS];
            for (value, entry) in row.iter_mut().zip(&known) {
                if let Some(entry) = *entry {
                    let next = position.after(&self.rules, entry.cell, entry.points, chips);
                    *value = values.value(next)?;
                }
            }
            Ok(row)
        })
        .collect()
    }

    /// What entering each hand is worth at best with that many rethrows left.
    fn stops(&self, rethrows: u16) -> Vec<f64> {
        let best = |rank: usize| {
            let entries = self.entries_of(rank).iter().map(|&worth| self.worth(worth, rethrows));
            entries.fold(f64::NEG_INFINITY, f64::max)
        };
        (0..self.lattice.hands()).map(best).collect()
    }

    fn level(&self, rethrows: u16, stops: &[f64]) -> Level {
        let below = rethrows.checked_sub(1).and_then(|below| self.levels.get(usize::from(below)));
        let Some(below) = below else { return Level { best: stops.to_vec(), keeps: Vec::new() } };
        let keeps = self.lattice.means(&below.best);
        let on = self.lattice.best_keeps(&keeps);
        Level { best: stops.iter().zip(on).map(|(&stop, on)| stop.max(on)).collect(), keeps }
    }

    fn entries_of(&self, rank: usize) -> &[Worth] {
        let start = if rank == 0 { 0 } else { self.ends[rank - 1] };
        &self.entries[start as usize..self.ends[rank] as usize]
    }

    fn worth(&self, worth: Worth, rethrows: u16) -> f64 {
        let row = if self.rules.has_chips() { usize::from(rethrows) } else { 0 };
        let Entry { points, extra, .. } = worth.entry;
        f64::from((points + extra).0) + self.nexts[row][usize::from(worth.slot)]
    }

    /// The rethrows of a whole turn, chips included.
    pub fn rethrows(&self) -> u16 {
        self.levels.len() as u16 - 1
    }

    /// What the turn is worth before the first throw.
    pub fn before_throw(&self) -> f64 {
        self.mean(&self.levels[self.levels.len() - 1].best)
    }

    fn mean(&self, hands: &[f64]) -> f64 {
        self.lattice.means(hands)[0]
    }

    /// What a hand is worth with that many rethrows left, chips included.
    pub fn best(&self, hand: Hand, rethrows: u16) -> f64 {
        self.levels[usize::from(rethrows)].best[self.lattice.rank(hand)]
    }

    /// What a keep is worth with that many rethrows left before it; `None` without any.
    pub fn keep(&self, keep: Keep, rethrows: u16) -> Option<f64> {
        self.levels[usize::from(rethrows)].keeps.get(keep.dice().index()).copied()
    }

    /// What entering a hand is worth, and what it writes; `None` where the rules refuse it.
    pub fn enter(&self, hand: Hand, rethrows: u16, cell: Cell) -> Option<(Entry, f64)> {
        let entries = self.entries_of(self.lattice.rank(hand)).iter();
        let worth = entries.copied().find(|worth| worth.entry.cell == cell)?;
        Some((worth.entry, self.worth(worth, rethrows)))
    }

    /// Every legal action of a hand, in the order in which the solver breaks ties: entries in the order of
    /// the card, then keeps in the order of [`Keep::all_of`].
    pub fn actions(&self, hand: Hand, rethrows: u16) -> Vec<Valued> {
        let entries = self.entries_of(self.lattice.rank(hand)).iter();
        let entries = entries.map(|&worth| Valued {
            action: Action::Enter(worth.entry.cell),
            value: self.worth(worth, rethrows),
        });
        let keeps = Keep::all_of(hand).filter_map(|keep| {
            Some(Valued { action: Action::Throw(keep), value: self.keep(keep, rethrows)? })
        });
        entries.chain(keeps).collect()
    }

    /// Where best play of the rest of this turn leads from a keep: for each cell the chance that it takes
    /// points, and how many on average when it does. Exact. Cells that never do are left out.
    pub fn outcomes(&self, keep: Keep, rethrows: u16) -> Vec<Outcome> {
        let mut outcomes = Outcomes::default();
        let mut hands = self.lattice.after(keep);
        for rethrows in (0..rethrows).rev() {
            let mut kept = vec![0.0; self.lattice.keeps()];
            for (rank, &chance) in hands.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                match best_of(&self.actions(self.lattice.hand(rank), rethrows)).action {
                    Action::Throw(keep) => kept[keep.dice().index()] += chance,
                    Action::Enter(cell) => {
                        let hand = self.lattice.hand(rank);
                        outcomes.add(self.enter(hand, rethrows, cell).map(|(entry, _)| entry), chance);
                    }
                    _ => {}
                }
            }
            hands = self.lattice.spread(kept);
        }
        outcomes.finish()
    }
}

/// The best of some actions, the first of equals.
///
/// # Panics
/// If there is none.
pub(crate) fn best_of(actions: &[Valued]) -> Valued {
    let most = actions.iter().map(|action| action.value).fold(f64::NEG_INFINITY, f64::max);
    *actions.iter().find(|action| action.value >= most - TIE).expect("a hand can always be entered")
}

/// What a cell may get in the rest of a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The cell.
    pub cell: Cell,
    /// The chance that the turn ends with points in it.
    pub chance: f64,
    /// The points it then takes, on average.
    pub points: f64,
}

#[derive(Default)]
struct Outcomes(Vec<Outcome>);

impl Outcomes {
    fn add(&mut self, entry: Option<Entry>, chance: f64) {
        let Some(Entry { cell, points, .. }) = entry.filter(|entry| entry.points > Points::ZERO) else {
            return;
        };
        let points = chance * f64::from(points.0);
        match self.0.iter_mut().find(|outcome| outcome.cell == cell) {
            Some(outcome) => {
                outcome.chance += chance;
                outcome.points += points;
            }
            None => self.0.push(Outcome { cell, chance, points }),
        }
    }

    fn finish(mut self) -> Vec<Outcome> {
        for outcome in &mut self.0 {
            outcome.points /= outcome.chance;
        }
        self.0.sort_by(|a, b| b.chance.total_cmp(&a.chance).then(a.cell.cmp(&b.cell)));
        self.0
    }
}

fn entries(
    rules: &Ruleset,
    lattice: Lattice,
    position: Position,
    named: Option<Cell>,
) -> (Vec<Worth>, Vec<u32>) {
    let open = position.open(rules);
    let mut entries = Vec::with_capacity(lattice.hands() * open.len());
    let mut ends = Vec::with_capacity(lattice.hands());
    for rank in 0..lattice.hands() {
        let hand = lattice.hand(rank);
        let choices = rules.choices(open, position.yatzy_scored, hand, named);
        for cell in choices.cells().iter() {
            let points = rules.entry_points(choices, cell, hand).unwrap_or_default();
            let entry = Entry { cell, points, extra: choices.extra };
            entries.push(Worth { entry, slot: slot(rules, entry, hand) });
        }
        ends.push(entries.len() as u32);
    }
    (entries, ends)
}

/// Which of a cell's next cards an entry leads to.
fn slot(rules: &Ruleset, entry: Entry, hand: Hand) -> u16 {
    let variant = match rules.box_of(entry.cell).needs {
        _ if entry.points == Points::ZERO => 0,
        yatzy_rules::Needs::Face(face) => usize::from(hand.count(face)),
        _ => 1,
    };
    (entry.cell.index() * VARIANTS + variant) as u16
}
