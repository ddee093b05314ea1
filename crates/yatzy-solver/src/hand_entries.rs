//! The legal entries of hands on one card, each distinct entry once.

use yatzy_rules::{Cell, CellSet, Entry, Hand, Ruleset};

/// The legal entries of some hands. Filling it again reuses its memory.
#[derive(Clone, Default)]
pub(crate) struct HandEntries {
    /// Every distinct entry, in the order of the hands.
    pub distinct: Vec<Entry>,
    /// The entries of all hands, hand after hand, as indices into `distinct`.
    of_hands: Vec<u16>,
    /// The end of each hand's entries.
    ends: Vec<u32>,
    /// The distinct entries of each cell, as indices.
    by_cell: Vec<Vec<u16>>,
}

impl HandEntries {
    /// Fills it with the entries of hands on a card; `armed` says whether the yatzy box holds points.
    pub fn fill(
        &mut self,
        rules: &Ruleset,
        open: CellSet,
        armed: bool,
        named: Option<Cell>,
        hands: impl Iterator<Item = Hand>,
    ) {
        let HandEntries { distinct, of_hands, ends, by_cell } = self;
        distinct.clear();
        of_hands.clear();
        ends.clear();
        by_cell.resize(rules.cells().len(), Vec::new());
        by_cell.iter_mut().for_each(Vec::clear);
        for hand in hands {
            let choices = rules.choices(open, armed, hand, named);
            for cell in choices.cells().iter() {
                let points = rules.entry_points(choices, cell, hand).expect("one of the choices");
                let entry = Entry { cell, points, extra: choices.extra };
                let of_cell = &mut by_cell[cell.index()];
                let known = of_cell.iter().copied().find(|&index| distinct[usize::from(index)] == entry);
                of_hands.push(known.unwrap_or_else(|| {
                    let index = distinct.len() as u16;
                    distinct.push(entry);
                    of_cell.push(index);
                    index
                }));
            }
            ends.push(of_hands.len() as u32);
        }
    }

    /// The entries of a hand in the order of the card, as indices into `distinct`. `place` is the hand's index in
    /// `hands`.
    #[inline(always)]
    pub fn of(&self, place: usize) -> &[u16] {
        let start = if place == 0 { 0 } else { self.ends[place - 1] as usize };
        &self.of_hands[start..self.ends[place] as usize]
    }
}
