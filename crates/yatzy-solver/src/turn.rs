//! The exact values of one turn: of every throw, keep and entry, given the values of cards. Bots, coach, analysis,
//! advice and simulations use it.

use crate::adviser::{Advice, QueryError};
use crate::hand_entries::HandEntries;
use crate::moves::Moves;
use crate::objective::Objective;
use crate::passes::Workspace;
use crate::position::Position;
use crate::vector::F64x1;
use std::sync::Arc;
use yatzy_rules::{Action, Cell, CellSet, Entry, FREE_RETHROWS, Hand, Keep, MAX_CELLS, Points};

/// The values of one turn on one card, with the named box where the rules name boxes.
pub struct TurnValues {
    moves: Arc<Moves>,
    position: Position,
    points: Points,
    named: Option<Cell>,
    tie: f64,
    /// The cells that a hand may go to unless it is special.
    allowed: CellSet,
    /// The cells whose usual outcomes are evaluated.
    used: CellSet,
    /// Entries that are not among the usual outcomes: jokers, and entries with extra points.
    unusual: Vec<Entry>,
    /// The entries of the special hands.
    special: HandEntries,
    /// The outcome of each of their distinct entries. Outcomes after the usual ones refer to `unusual`.
    special_outcomes: Vec<u16>,
    /// The value of each outcome by the rethrows left; a single row without chips.
    outcome_values: Vec<f64>,
    work: Workspace<F64x1>,
    /// The mean of every keep with 0, 1, … rethrows left after it.
    means: Vec<f64>,
    /// Number of rethrows with known means.
    known: usize,
    before_throw: f64,
}

impl TurnValues {
    /// The values of a turn from its start; `points` are on the card already: boxes and extra yatzys.
    ///
    /// # Panics
    /// If the card is full.
    pub fn new(
        objective: &(impl Objective + ?Sized),
        position: Position,
        points: Points,
        named: Option<Cell>,
    ) -> Result<TurnValues, QueryError> {
        let mut turn = TurnValues::empty(objective.moves().clone());
        turn.look_at(objective, position, points, named)?;
        turn.climb_all(objective)?;
        Ok(turn)
    }

    /// The values of a turn for a player who misjudges the rest of the game: an entry is worth more by the errors of all
    /// cells that stay open after it. Every number is the same as with an [`Objective`] that has these errors.
    ///
    /// # Panics
    /// If the card is full.
    pub fn with_errors(
        objective: &(impl Objective + ?Sized),
        position: Position,
        points: Points,
        named: Option<Cell>,
        errors: &[f64; MAX_CELLS],
    ) -> Result<TurnValues, QueryError> {
        let mut turn = TurnValues::empty(objective.moves().clone());
        turn.look_at(objective, position, points, named)?;
        turn.know_entries(objective, turn.rethrows().into())?;
        turn.add_errors(errors);
        turn.climb_all(objective)?;
        Ok(turn)
    }

    /// The same from a whole turn, without asking for its values again. Only keeps with up to this many rethrows before
    /// them are computed; `None` computes the whole turn.
    pub fn misjudged(&self, errors: &[f64; MAX_CELLS], rethrows: Option<u16>) -> TurnValues {
        let mut turn = TurnValues {
            outcome_values: self.outcome_values.clone(),
            unusual: self.unusual.clone(),
            special: self.special.clone(),
            special_outcomes: self.special_outcomes.clone(),
            ..TurnValues::empty(self.moves.clone())
        };
        (turn.position, turn.points, turn.named, turn.tie) =
            (self.position, self.points, self.named, self.tie);
        (turn.allowed, turn.used) = (self.allowed, self.used);
        turn.add_errors(errors);
        match rethrows {
            Some(rethrows) => turn.climb_known(rethrows.into()),
            None => turn.climb_to_first_throw(),
        }
        turn
    }

    fn add_errors(&mut self, errors: &[f64; MAX_CELLS]) {
        let (rows, width) = (self.rows(), self.width());
        let open = self.position.open(self.moves.rules());
        let error_after = |cell: Cell| -> f64 {
            open.without(CellSet::only(cell)).iter().map(|cell| errors[cell.index()]).sum()
        };
        for row in self.outcome_values.chunks_exact_mut(width).take(rows) {
            let (usual, unusual) = row.split_at_mut(self.moves.outcomes().len());
            for cell in self.used.iter() {
                let error = error_after(cell);
                usual[self.moves.outcomes_of(cell)].iter_mut().for_each(|value| *value += error);
            }
            for (entry, value) in self.unusual.iter().zip(unusual) {
                *value += error_after(entry.cell);
            }
        }
    }

    /// Allocates the memory of a turn.
    pub(crate) fn empty(moves: Arc<Moves>) -> TurnValues {
        let mut work = Workspace::empty();
        work.prepare(moves.lattice);
        TurnValues {
            moves,
            position: Position::START,
            points: Points::ZERO,
            named: None,
            tie: 0.0,
            allowed: CellSet::EMPTY,
            used: CellSet::EMPTY,
            unusual: Vec::new(),
            special: HandEntries::default(),
            special_outcomes: Vec::new(),
            outcome_values: Vec::new(),
            work,
            means: Vec::new(),
            known: 0,
            before_throw: f64::NAN,
        }
    }

    /// Switches to another turn without computing it.
    pub(crate) fn look_at(
        &mut self,
        objective: &(impl Objective + ?Sized),
        position: Position,
        points: Points,
        named: Option<Cell>,
    ) -> Result<(), QueryError> {
        let moves = self.moves.clone();
        let open = position.open(moves.rules());
        assert!(!open.is_empty(), "a turn needs an open cell");
        objective.prepare(position, points);
        let same_entries = !self.outcome_values.is_empty()
            && (self.position.filled, self.position.yatzy_scored, self.named)
                == (position.filled, position.yatzy_scored, named);
        (self.position, self.points, self.named, self.tie) = (position, points, named, objective.tie());
        (self.known, self.before_throw) = (0, f64::NAN);
        self.outcome_values.clear();
        self.means.clear();
        if !same_entries {
            let is_plain = moves.entries.has_plain;
            self.allowed = if is_plain { moves.rules().allowed(open) } else { CellSet::EMPTY };
            self.ask_special_hands(open);
        }
        self.evaluate_outcomes(objective)
    }

    /// Asks the rules about the special hands.
    fn ask_special_hands(&mut self, open: CellSet) {
        let moves = &*self.moves;
        let hands = moves.entries.special_hands().iter();
        let hands = hands.map(|&rank| Hand::at(moves.lattice.keeps + usize::from(rank)));
        self.special.fill(moves.rules(), open, self.position.yatzy_scored, self.named, hands);
        self.used = self.allowed;
        self.unusual.clear();
        self.special_outcomes.clear();
        for &entry in &self.special.distinct {
            let mut usual = moves.outcomes_of(entry.cell);
            let outcome = match usual.find(|&usual| moves.outcomes()[usual] == entry) {
                Some(usual) => {
                    self.used = self.used.or(CellSet::only(entry.cell));
                    usual
                }
                None => {
                    self.unusual.push(entry);
                    moves.outcomes().len() + self.unusual.len() - 1
                }
            };
            self.special_outcomes.push(outcome as u16);
        }
    }

    /// Appends the next row of values: the number of rethrows left is the number of rows before it.
    fn evaluate_outcomes(&mut self, objective: &(impl Objective + ?Sized)) -> Result<(), QueryError> {
        let (start, rethrows) = (self.outcome_values.len(), self.rows() as u16);
        let usual = self.moves.outcomes();
        self.outcome_values.resize(start + usual.len() + self.unusual.len(), f64::NEG_INFINITY);
        let row = &mut self.outcome_values[start..];
        for cell in self.used.iter() {
            let range = self.moves.outcomes_of(cell);
            objective.after(self.position, self.points, &usual[range.clone()], rethrows, &mut row[range])?;
        }
        for (entry, value) in self.unusual.iter().zip(&mut row[usual.len()..]) {
            let entry = std::slice::from_ref(entry);
            objective.after(self.position, self.points, entry, rethrows, std::slice::from_mut(value))?;
        }
        Ok(())
    }

    fn width(&self) -> usize {
        self.moves.outcomes().len() + self.unusual.len()
    }

    fn rows(&self) -> usize {
        self.outcome_values.len() / self.width()
    }

    /// The value of each outcome with this many rethrows left.
    fn row(&self, rethrows: usize) -> &[f64] {
        let row = if self.moves.rules().has_chips() { rethrows } else { 0 };
        &self.outcome_values[row * self.width()..][..self.width()]
    }

    /// Evaluates the entries with up to this many rethrows left.
    pub(crate) fn know_entries(
        &mut self,
        objective: &(impl Objective + ?Sized),
        rethrows: usize,
    ) -> Result<(), QueryError> {
        while self.moves.rules().has_chips() && self.rows() <= rethrows {
            self.evaluate_outcomes(objective)?;
        }
        Ok(())
    }

    /// Computes the values of keeps with up to this many rethrows before them.
    pub(crate) fn climb(
        &mut self,
        objective: &(impl Objective + ?Sized),
        rethrows: usize,
    ) -> Result<(), QueryError> {
        self.know_entries(objective, rethrows)?;
        self.climb_known(rethrows);
        Ok(())
    }

    /// The same once the entries are evaluated.
    fn climb_known(&mut self, rethrows: usize) {
        while self.known < rethrows {
            self.rise();
            self.work.means(self.moves.lattice);
            let keeps = &self.work.nodes[..self.moves.lattice.keeps];
            self.means.extend(keeps.iter().map(|node| node.0[0]));
            self.known += 1;
        }
    }

    /// Computes the whole turn.
    pub(crate) fn climb_all(&mut self, objective: &(impl Objective + ?Sized)) -> Result<(), QueryError> {
        if self.before_throw.is_nan() {
            self.know_entries(objective, self.rethrows().into())?;
            self.climb_to_first_throw();
        }
        Ok(())
    }

    fn climb_to_first_throw(&mut self) {
        self.climb_known(self.rethrows().into());
        self.rise();
        self.before_throw = self.work.first_throw(self.moves.lattice).0[0];
    }

    /// From the means of the keeps to the best action of each hand, with `known` rethrows left.
    fn rise(&mut self) {
        if self.known == 0 || self.moves.rules().has_chips() {
            self.enter();
        }
        if self.known == 0 {
            self.work.take_entries(self.moves.lattice);
        } else {
            self.work.bests(self.moves.lattice);
        }
    }

    /// The best entry of each hand.
    fn enter(&mut self) {
        let mut stops = std::mem::take(&mut self.work.entries);
        let row = self.row(self.known);
        let entries = &self.moves.entries;
        if entries.has_plain {
            // A zero that is worth no more than any points in the same cell can be offered to every hand at once.
            let mut zero = f64::NEG_INFINITY;
            let mut alone = CellSet::EMPTY;
            for cell in self.allowed.iter() {
                let values = &row[self.moves.outcomes_of(cell)];
                if entries.groups(cell.index())[0].points > 0.0 {
                    continue;
                }
                if values.iter().all(|&value| value >= values[0]) {
                    zero = zero.max(values[0]);
                } else {
                    alone = alone.or(CellSet::only(cell));
                }
            }
            stops.fill(F64x1([zero]));
            for cell in self.allowed.iter() {
                let groups = entries.groups(cell.index()).iter().zip(&row[self.moves.outcomes_of(cell)]);
                for (group, &value) in groups.filter(|(group, _)| group.points > 0.0 || alone.contains(cell))
                {
                    for &hand in &group.hands {
                        let stop = &mut stops[usize::from(hand)].0[0];
                        *stop = stop.max(value);
                    }
                }
            }
        }
        for (place, &rank) in entries.special_hands().iter().enumerate() {
            let values = self.special_of(place).map(|outcome| row[outcome]);
            stops[usize::from(rank)] = F64x1([values.fold(f64::NEG_INFINITY, f64::max)]);
        }
        self.work.entries = stops;
    }

    /// The outcomes of a special hand, by its index among the special hands.
    fn special_of(&self, place: usize) -> impl Iterator<Item = usize> {
        self.special.of(place).iter().map(|&entry| self.special_outcomes[usize::from(entry)].into())
    }

    /// The legal entries of a hand in the order of the card, as outcomes.
    fn outcomes_of(&self, hand: Hand) -> impl Iterator<Item = usize> {
        let rank = hand.index() - self.moves.lattice.keeps;
        let special = self.moves.entries.special_hands().binary_search(&(rank as u16)).ok();
        let plain = if special.is_some() { CellSet::EMPTY } else { self.allowed };
        let plain = plain.iter().map(move |cell| self.moves.outcome(cell, rank));
        plain.chain(special.into_iter().flat_map(|place| self.special_of(place)))
    }

    fn entry(&self, outcome: usize) -> Entry {
        let usual = self.moves.outcomes();
        usual.get(outcome).copied().unwrap_or_else(|| self.unusual[outcome - usual.len()])
    }

    /// The position at the start of the turn.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Rethrows of a whole turn, chips included.
    pub fn rethrows(&self) -> u16 {
        self.position.chips + FREE_RETHROWS
    }

    /// The value before the first throw.
    pub fn before_throw(&self) -> f64 {
        self.before_throw
    }

    /// The value of a hand with this many rethrows left, chips included.
    pub fn best(&self, hand: Hand, rethrows: u16) -> f64 {
        let row = self.row(rethrows.into());
        let entries = self.outcomes_of(hand).map(|outcome| row[outcome]);
        let keeps = self.keeps_of(hand, rethrows).map(|(_, value)| value);
        entries.chain(keeps).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The value of a keep with this many rethrows left before it; `None` without a rethrow.
    pub fn keep(&self, keep: Keep, rethrows: u16) -> Option<f64> {
        self.means_before(rethrows).get(keep.dice().index()).copied()
    }

    /// The entry of a hand into a cell and its value; `None` if it is illegal.
    pub fn enter_into(&self, hand: Hand, rethrows: u16, cell: Cell) -> Option<(Entry, f64)> {
        let outcome = self.outcomes_of(hand).find(|&outcome| self.entry(outcome).cell == cell)?;
        Some((self.entry(outcome), self.row(rethrows.into())[outcome]))
    }

    /// The mean of each keep with this many rethrows before it.
    fn means_before(&self, rethrows: u16) -> &[f64] {
        let keeps = self.moves.lattice.keeps;
        rethrows.checked_sub(1).map_or(&[], |left| &self.means[usize::from(left) * keeps..][..keeps])
    }

    fn keeps_of(&self, hand: Hand, rethrows: u16) -> impl Iterator<Item = (usize, f64)> {
        let means = self.means_before(rethrows);
        let keeps = if rethrows == 0 { &[] } else { self.moves.lattice.keeps_within(hand) };
        keeps.iter().map(move |&keep| (usize::from(keep), means[usize::from(keep)]))
    }

    /// Every legal action of a hand in the order of tie-breaking: entries in the order of the card, then keeps in the
    /// order of [`Keep::all_of`].
    pub fn actions(&self, hand: Hand, rethrows: u16) -> Vec<Advice> {
        let mut actions = Vec::new();
        self.list(hand, rethrows, &mut actions);
        Advice::compare(&mut actions, self.tie);
        actions
    }

    /// Appends every legal action of a hand, without costs.
    pub(crate) fn list(&self, hand: Hand, rethrows: u16, actions: &mut Vec<Advice>) {
        let row = self.row(rethrows.into());
        actions.extend(self.outcomes_of(hand).map(|outcome| {
            let Entry { cell, points, .. } = self.entry(outcome);
            Advice::new(Action::Enter(cell), Some(points), row[outcome])
        }));
        actions.extend(
            self.keeps_of(hand, rethrows)
                .map(|(keep, value)| Advice::new(Action::Throw(Keep::new(Hand::at(keep))), None, value)),
        );
    }

    /// The outcome of best play of the rest of the turn after a keep, with this many rethrows left before it: for each
    /// cell the chance of points and their mean. Exact. Cells that never score are left out.
    pub fn outcomes(&self, keep: Keep, rethrows: u16) -> Vec<Outcome> {
        let lattice = self.moves.lattice;
        let mut outcomes = OutcomeSums::default();
        let mut kept = vec![0.0; lattice.keeps];
        kept[keep.dice().index()] = 1.0;
        for rethrows in (0..rethrows).rev() {
            let hands = lattice.thrown(std::mem::replace(&mut kept, vec![0.0; lattice.keeps]));
            for (rank, &chance) in hands.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                match self.choose(Hand::at(lattice.keeps + rank), rethrows) {
                    Choice::Keep(keep) => kept[keep] += chance,
                    Choice::Enter(entry) => outcomes.add(entry, chance),
                }
            }
        }
        outcomes.finish()
    }

    /// The first of the best actions of a hand.
    fn choose(&self, hand: Hand, rethrows: u16) -> Choice {
        let enough = self.best(hand, rethrows) - self.tie;
        let row = self.row(rethrows.into());
        let entry = self.outcomes_of(hand).find(|&outcome| row[outcome] >= enough);
        let keep = || self.keeps_of(hand, rethrows).find(|&(_, value)| value >= enough);
        match entry {
            Some(outcome) => Choice::Enter(self.entry(outcome)),
            None => Choice::Keep(keep().expect("one of them is the best").0),
        }
    }
}

enum Choice {
    Enter(Entry),
    Keep(usize),
}

/// The points of a cell at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The cell.
    pub cell: Cell,
    /// The chance that the turn ends with points in the cell.
    pub chance: f64,
    /// The mean of these points.
    pub points: f64,
}

#[derive(Default)]
struct OutcomeSums(Vec<Outcome>);

impl OutcomeSums {
    fn add(&mut self, Entry { cell, points, .. }: Entry, chance: f64) {
        if points == Points::ZERO {
            return;
        }
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
