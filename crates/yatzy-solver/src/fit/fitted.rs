//! A ruleset with fitted values, and someone to ask about it: the same questions as of an exact solution.

use super::bound::Prices;
use super::endgame::Endgame;
use super::file::{Fit, FitError, Measured};
use super::play::{Sight, Table, games};
use super::search::Search;
use super::train::{Effort, StageReport, train};
use super::turn::{Turns, Work, only_cells_matter};
use crate::adviser::{Advice, QueryError, best};
use crate::position::{Position, points_on};
use std::ops::Range;
use std::sync::Arc;
use yatzy_rules::{Action, Card, Cell, CellSet, FREE_RETHROWS, Hand, Keep, Phase, Points, Ruleset};

/// How many games are played side by side.
const CHUNK: u64 = 256;

/// Values of every position of a ruleset, fitted until few cells are open and exact from there.
pub struct Fitted {
    rules: Arc<Ruleset>,
    turns: Turns,
    fit: Fit,
    sight: Sight,
}

impl Fitted {
    /// The rules as fitted by the project, if they are among those. Rules that differ only in when chance
    /// and zero are allowed are served by the same fit, their turns and endgames being exact all the same;
    /// how well was not measured then.
    pub fn of(rules: &Arc<Ruleset>) -> Option<Fitted> {
        if !only_cells_matter(rules) {
            return None;
        }
        let built_in: [&[u8]; 1] = [include_bytes!("../../../../fits/triple.fit")];
        if let Some(fit) = built_in.iter().find_map(|bytes| Fit::from_bytes(bytes, rules).ok()) {
            return Fitted::new(rules.clone(), fit).ok();
        }
        let free = ["chance=any", "zero=any"].map(|text| text.parse().expect("a setting of the rules"));
        let free = rules.with(&free).ok()?;
        let mut fit = built_in.iter().find_map(|bytes| Fit::from_bytes(bytes, &free).ok())?;
        fit.rules = rules.hash().bytes();
        fit.measured = Measured::default();
        Fitted::new(rules.clone(), fit).ok()
    }

    /// These rules with a fit made for them.
    pub fn new(rules: Arc<Ruleset>, fit: Fit) -> Result<Fitted, FitError> {
        if !only_cells_matter(&rules) {
            return Err(FitError::MoreThanCells);
        }
        if !fit.is_of(rules.hash()) {
            return Err(FitError::OtherRules);
        }
        Ok(Fitted { turns: Turns::new(&rules), rules, fit, sight: Sight::default() })
    }

    /// Fits these rules. The same effort and seed give the same fit, anywhere.
    pub fn train(
        rules: Arc<Ruleset>,
        effort: Effort,
        seed: u64,
        report: &mut dyn FnMut(StageReport),
    ) -> Result<Fitted, FitError> {
        if !only_cells_matter(&rules) {
            return Err(FitError::MoreThanCells);
        }
        let model = train(&rules, effort, seed, report);
        let fit = Fit { rules: rules.hash().bytes(), model, measured: Measured::default() };
        Fitted::new(rules, fit)
    }

    /// The same player looking another way ahead; what was measured no longer holds.
    #[must_use]
    pub fn looking(mut self, sight: Sight) -> Fitted {
        self.sight = sight;
        self.fit.measured = Measured::default();
        self
    }

    /// The rules that are fitted.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The fit as data.
    pub fn fit(&self) -> &Fit {
        &self.fit
    }

    /// The expected total of this player from the empty card: measured if it was, else as fitted.
    pub fn expected(&self) -> f64 {
        let Measured { games, mean, .. } = self.fit.measured;
        if games > 0 { mean } else { self.fit.predicted() }
    }

    /// How far the fitted value of the empty card may be from what this player scores: what they were
    /// measured to differ by, and three standard errors. `None` if it was not measured.
    pub fn error(&self) -> Option<f64> {
        let Measured { games, mean, standard_error } = self.fit.measured;
        (games > 0).then(|| (self.fit.predicted() - mean).abs() + 3.0 * standard_error)
    }

    /// Whether values of a position with these cells open are exact.
    pub fn is_exact(&self, open: CellSet) -> bool {
        open.len() <= self.sight.exact_cells
    }

    /// Someone to ask.
    pub fn adviser(&self) -> FittedAdviser<'_> {
        FittedAdviser {
            fitted: self,
            work: Work::new(&self.turns),
            asked: None,
            endgame: None,
            advice: Vec::with_capacity(128),
        }
    }

    /// Plays games and returns their final totals, in the order of their numbers. A game's dice depend on
    /// the seed, its number and the seat alone.
    pub fn play(&self, seed: u64, seat: u16, numbers: Range<u64>) -> Vec<u32> {
        self.play_with_luck(seed, seat, numbers).into_iter().map(|(total, _)| total).collect()
    }

    /// Plays games, and keeps in mind how well it did.
    pub fn measure(&mut self, seed: u64, numbers: Range<u64>) -> Measured {
        self.fit.measured = Measured::of(&self.play_with_luck(seed, 0, numbers));
        self.fit.measured
    }

    /// What sets of open columns are worth against each other, by box and set: the mean over positions of
    /// games thrown from a seed, wherever as many columns of the box are open. Prices for a [`Bound`](super::Bound).
    pub fn prices(&self, seed: u64, numbers: u64) -> Prices {
        let (boxes, columns) = (self.rules.boxes().len(), self.rules.columns().len());
        let mut sums = vec![vec![(0.0, 0.0); 1 << columns]; boxes];
        let sight = Sight { turns: 1, exact_cells: self.sight.exact_cells };
        games(&self.search(), sight, 0, (seed, 1), 0..numbers, &mut |table| {
            for (place, sums) in sums.iter_mut().enumerate() {
                let cells = |set: usize| {
                    let bits = (0..columns).map(|i| ((set >> i & 1) as u64) << (i * boxes + place));
                    CellSet::from_bits(bits.sum())
                };
                let all = cells((1 << columns) - 1);
                let rest = table.open.without(all);
                let count = table.open.and(all).len();
                for (set, sum) in sums.iter_mut().enumerate() {
                    if set.count_ones() as usize == count {
                        sum.0 += self.fit.model.value(rest.or(cells(set)));
                        sum.1 += 1.0;
                    }
                }
            }
        });
        let mean = |sums: &[(f64, f64)], set: usize| sums[set].0 / sums[set].1.max(1.0);
        // Only differences between sets of as many columns matter: the first of them is priced at nothing.
        let first = |set: usize| (1usize << set.count_ones()) - 1;
        let row = |sums: &Vec<(f64, f64)>| {
            (0..sums.len()).map(|set| mean(sums, set) - mean(sums, first(set))).collect()
        };
        sums.iter().map(row).collect()
    }

    /// Plays games and returns their final totals, each with how much of it was luck: how much better than
    /// they promised its turns ended. The mean of luck is zero, so that total less luck has the mean of the
    /// total, almost without its spread.
    pub fn play_with_luck(&self, seed: u64, seat: u16, numbers: Range<u64>) -> Vec<(u32, f64)> {
        let search = self.search();
        let starts: Vec<u64> = numbers.clone().step_by(CHUNK as usize).collect();
        let chunk = |&start: &u64| {
            games(&search, self.sight, 0, (seed, seat), start..numbers.end.min(start + CHUNK), &mut |_| ())
        };
        #[cfg(feature = "threads")]
        let tables: Vec<Vec<Table>> = {
            use rayon::prelude::*;
            starts.par_iter().map(chunk).collect()
        };
        #[cfg(not(feature = "threads"))]
        let tables: Vec<Vec<Table>> = starts.iter().map(chunk).collect();
        tables.into_iter().flatten().map(|table| (table.points.0, table.luck)).collect()
    }

    fn search(&self) -> Search<'_> {
        Search { rules: &self.rules, turns: &self.turns, model: &self.fit.model }
    }
}

/// Answers questions about fitted values, as [`crate::Adviser`] does about exact ones. It remembers the
/// turn and the endgame that it last looked at.
pub struct FittedAdviser<'a> {
    fitted: &'a Fitted,
    work: Work,
    /// The open cells of the turn that `work` holds.
    asked: Option<CellSet>,
    endgame: Option<Endgame>,
    advice: Vec<Advice>,
}

impl<'a> FittedAdviser<'a> {
    /// Whom it speaks for.
    pub fn fitted(&self) -> &'a Fitted {
        self.fitted
    }

    /// The expected final total from the start of a turn on this card.
    pub fn value(&mut self, card: &Card) -> Result<f64, QueryError> {
        let points = f64::from(points_on(&self.fitted.rules, card).0);
        if card.open().is_empty() {
            return Ok(points);
        }
        self.look_at(card.open())?;
        Ok(points + self.work.values.0[0])
    }

    /// Every distinct action at this moment: the first throw; else entries in the order of the card, then
    /// rethrows in the order of [`Keep::all_of`]. [`best`] finds the best of them.
    pub fn advise(
        &mut self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        let rules = &self.fitted.rules;
        self.advise_position(Position::of(rules, card), points_on(rules, card), named, phase)
    }

    /// The same for a position, with the points that were made on the way to it.
    pub fn advise_position(
        &mut self,
        position: Position,
        points: Points,
        named: Option<Cell>,
        phase: Phase,
    ) -> Result<&[Advice], QueryError> {
        if named.is_some() {
            return Err(QueryError::Named);
        }
        let open = position.open(&self.fitted.rules);
        let base = f64::from(points.0);
        self.advice.clear();
        match phase {
            Phase::Over => return Err(QueryError::Over),
            Phase::Naming => return Err(QueryError::Named),
            Phase::FirstThrow => {
                self.look_at(open)?;
                let value = base + self.work.values.0[0];
                self.push(Action::Throw(Keep::NOTHING), None, value);
            }
            Phase::Thrown { hand, rethrows } => self.advise_hand(open, base, hand, rethrows)?,
        }
        let most = self.advice.iter().map(|advice| advice.value).fold(f64::NEG_INFINITY, f64::max);
        for advice in &mut self.advice {
            advice.cost = most - advice.value;
        }
        Ok(&self.advice)
    }

    /// The best action at this moment.
    pub fn best(&mut self, card: &Card, named: Option<Cell>, phase: Phase) -> Result<Advice, QueryError> {
        self.advise(card, named, phase).map(|advice| *best(advice))
    }

    /// What an action costs against the best one; `None` if it is not possible.
    pub fn loss(
        &mut self,
        card: &Card,
        named: Option<Cell>,
        phase: Phase,
        action: Action,
    ) -> Result<Option<f64>, QueryError> {
        let advice = self.advise(card, named, phase)?;
        Ok(advice.iter().find(|advice| advice.action == action).map(|advice| advice.cost))
    }

    fn push(&mut self, action: Action, points: Option<Points>, value: f64) {
        self.advice.push(Advice { action, points, value, cost: 0.0 });
    }

    fn advise_hand(&mut self, open: CellSet, base: f64, hand: Hand, rethrows: u16) -> Result<(), QueryError> {
        let fitted = self.fitted;
        let rules = &fitted.rules;
        if hand.len() != rules.dice() {
            return Err(QueryError::Dice { expected: rules.dice(), found: hand.len() });
        }
        if rethrows > FREE_RETHROWS {
            return Err(QueryError::Rethrows { found: rethrows, most: FREE_RETHROWS });
        }
        self.look_at(open)?;
        for cell in rules.choices(open, false, hand, None).cells().iter() {
            let points = rules.points(cell, hand);
            let value = base + f64::from(points.0) + self.work.after[cell.index()].0[0];
            self.push(Action::Enter(cell), Some(points), value);
        }
        if let Some(left) = rethrows.checked_sub(1) {
            for &keep in fitted.turns.lattice.keeps_within(hand) {
                let value = base + self.work.means[usize::from(left)][usize::from(keep)].0[0];
                self.push(Action::Throw(Keep::new(Hand::at(keep.into()))), None, value);
            }
        }
        Ok(())
    }

    /// Works out a turn, unless it is the one looked at last.
    fn look_at(&mut self, open: CellSet) -> Result<(), QueryError> {
        if open.is_empty() {
            return Err(QueryError::Over);
        }
        if !open.without(self.fitted.rules.cells()).is_empty() {
            return Err(QueryError::Unreachable);
        }
        if self.asked == Some(open) {
            return Ok(());
        }
        self.asked = None;
        let search = self.fitted.search();
        let after = if self.fitted.is_exact(open) {
            let known = self.endgame.as_ref().is_some_and(|endgame| endgame.value(open).is_some());
            if !known {
                self.endgame = Some(Endgame::solve(search.rules, search.turns, open, &mut self.work));
            }
            self.endgame.as_ref().expect("it was solved").after(open)
        } else {
            search.after(&[open], self.fitted.sight.turns, &mut self.work)
        };
        search.think(&[open], &after, &mut self.work, true);
        self.asked = Some(open);
        Ok(())
    }
}
