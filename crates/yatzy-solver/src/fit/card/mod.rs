//! Fitted values of cards where the upper total and chips matter too. They serve MaxiYatzy until its table is made.

#[allow(missing_docs)] // seen through `internals` only
pub(crate) mod basis;

use super::file::{FitError, Measurement};
use super::weights;
use crate::adviser::QueryError;
use crate::last_cells::LastCells;
use crate::moves::Moves;
use crate::objective::Objective;
use crate::position::Position;
use crate::state_space::{Mask, StateSpace};
use basis::Basis;
use sha2::{Digest, Sha256};
use std::sync::{Arc, OnceLock};
use yatzy_rules::{CellSet, Entry, Order, Points, Ruleset};

/// The magic bytes; the last one is the format version.
const MAGIC: &[u8; 8] = b"yatzcrd\x03";

/// Fitted values of the positions of one ruleset.
pub struct CardFit {
    rules: Arc<Ruleset>,
    space: StateSpace,
    basis: Basis,
    /// Positions with at most this many open cells are not fitted.
    exact_cells: usize,
    /// By the number of open cells above that: a weight for each term.
    stages: Vec<Vec<f64>>,
    measured: Measurement,
    played_out: Measurement,
    /// Positions that are not fitted.
    last: LastCells,
    moves: OnceLock<Arc<Moves>>,
}

impl CardFit {
    /// The project's fit of these rules, or of rules that differ only in when chance and zero are allowed; the latter
    /// has no measurement.
    pub fn of(rules: &Arc<Ruleset>) -> Option<CardFit> {
        let built_in: [&[u8]; 2] =
            [include_bytes!("../../../fits/maxi.fit"), include_bytes!("../../../fits/alga-maxi-fi.fit")];
        let own = |rules: &Arc<Ruleset>| {
            let is_own = |bytes: &&&[u8]| {
                bytes.get(MAGIC.len()..).is_some_and(|rest| rest.starts_with(&rules.hash().bytes()))
            };
            built_in.iter().find(is_own).and_then(|bytes| CardFit::from_bytes(bytes, rules.clone()).ok())
        };
        own(rules).or_else(|| {
            let free = ["chance=any", "zero=any"].map(|text| text.parse().expect("a setting of the rules"));
            let kin = own(&Arc::new(rules.with(&free).ok()?))?;
            let last = LastCells::new(rules.clone(), kin.exact_cells);
            let (measured, played_out) = (Measurement::default(), Measurement::default());
            let (rules, moves) = (rules.clone(), OnceLock::new());
            Some(CardFit { rules, measured, played_out, last, moves, ..kin })
        })
    }

    /// The rules that are fitted.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The measured strength at a table, with exact endgames.
    pub fn measured(&self) -> Measurement {
        self.measured
    }

    /// The measured strength in games that are played out many times, which solve fewer of the last cells.
    pub fn played_out(&self) -> Measurement {
        self.played_out
    }

    /// The error of the fitted value of the empty card: its difference to the measured mean plus three standard
    /// errors. `None` without a measurement.
    pub fn error(&self) -> Option<f64> {
        let Measurement { games, mean, standard_error, .. } = self.measured;
        let predicted = self.value(Position::START).ok()?;
        (games > 0).then(|| (predicted - mean).abs() + 3.0 * standard_error)
    }

    /// Positions with at most this many open cells are not fitted but solved.
    pub fn exact_cells(&self) -> usize {
        self.exact_cells
    }

    /// The points that good play still earns, bonus included: fitted, or exact once few cells are open.
    pub fn value(&self, position: Position) -> Result<f64, QueryError> {
        if let Some(exact) = self.last.value(position)? {
            return Ok(exact);
        }
        let mask = position.filled.bits() as Mask;
        let lane = self.space.lanes(mask).of(position.upper.0 as usize);
        let banks = self.space.banks(mask);
        let bank = usize::from(position.chips);
        if bank >= banks {
            return Err(QueryError::Rethrows { found: position.chips, most: banks as u16 - 1 });
        }
        let open = position.open(&self.rules);
        let weights = self.stage(open).ok_or(QueryError::Unreachable)?;
        let mask = self.basis.mask_values(weights, open);
        Ok(mask.lane(lane).at(bank))
    }

    /// The values after entries into one cell, points included: a row for each number of rethrows left, from
    /// `rethrows` on.
    fn rows_after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        if from.open(&self.rules).len() <= self.exact_cells + 1 {
            return self.last.after(from, points, entries, rethrows, out);
        }
        let Some(first) = entries.first() else { return Ok(()) };
        let zero = from.after(&self.rules, first.cell, Points::ZERO, rethrows);
        let open = zero.open(&self.rules);
        let weights = self.stage(open).ok_or(QueryError::Unreachable)?;
        let mask = self.basis.mask_values(weights, open);
        let lanes = self.space.lanes(zero.filled.bits() as Mask);
        let is_upper = self.rules.upper_cells().contains(first.cell);
        let lane = |entry: &Entry| {
            let upper = if is_upper { zero.upper + entry.points } else { zero.upper };
            lanes.of(upper.0 as usize)
        };
        // Points in the lower section leave the upper total and so the value as they are.
        let mut start = 0;
        for alike in entries.chunk_by(|a, b| lane(a) == lane(b)) {
            let values = mask.lane(lane(&alike[0]));
            for (row, bank) in out.chunks_exact_mut(entries.len()).zip(usize::from(zero.chips)..) {
                let rest = values.at(bank);
                for (entry, value) in alike.iter().zip(&mut row[start..]) {
                    *value = f64::from((points + entry.points + entry.extra).0) + rest;
                }
            }
            start += alike.len();
        }
        Ok(())
    }

    /// Appends the values of a mask, by bank and lane.
    #[doc(hidden)]
    pub fn rows(&self, mask: Mask, values: &mut Vec<f64>) {
        let open = self.rules.cells().without(CellSet::from_bits(mask.into()));
        let banks = self.space.banks(mask);
        let weights = self.stage(open).expect("cards with fewer open cells are solved, not fitted");
        self.basis.rows(weights, open, banks, values);
    }

    /// The weights for cards with these cells open.
    fn stage(&self, open: CellSet) -> Option<&[f64]> {
        self.stages.get(open.len().checked_sub(self.exact_cells + 1)?).map(|stage| &stage[..])
    }

    /// The same fit without the stages up to this many open cells.
    #[must_use]
    pub fn above(mut self, exact_cells: usize) -> CardFit {
        self.stages.drain(..exact_cells.saturating_sub(self.exact_cells).min(self.stages.len()));
        self.exact_cells = self.exact_cells.max(exact_cells);
        self.last = LastCells::new(self.rules.clone(), self.exact_cells);
        self
    }

    /// The same fit with the stages of another one below its own. They serve quick play, which does not solve endgames.
    #[must_use]
    pub fn completed_by(mut self, late: CardFit) -> CardFit {
        let missing = self.exact_cells.saturating_sub(late.exact_cells).min(late.stages.len());
        self.stages.splice(..0, late.stages.into_iter().take(missing));
        self.exact_cells -= missing;
        self.last = LastCells::new(self.rules.clone(), self.exact_cells);
        self
    }

    /// The same fit with measurements.
    #[must_use]
    pub fn with_measurements(self, measured: Measurement, played_out: Measurement) -> CardFit {
        CardFit { measured, played_out, ..self }
    }

    /// A fit with zero weights.
    #[doc(hidden)]
    pub fn empty(rules: Arc<Ruleset>, exact_cells: usize) -> Result<CardFit, FitError> {
        let is_plain = rules.joker().is_none() && !rules.declares() && rules.order() == Order::Free;
        if !is_plain || rules.columns().len() != 1 {
            return Err(FitError::Rules);
        }
        let space = StateSpace::new(&rules).map_err(|_| FitError::Rules)?;
        let basis = Basis::new(&rules, &space);
        let fitted = basis.cells.checked_sub(exact_cells).ok_or(FitError::Damaged)?;
        let stages = vec![vec![0.0; basis.terms()]; fitted];
        let (measured, played_out) = (Measurement::default(), Measurement::default());
        let last = LastCells::new(rules.clone(), exact_cells);
        let moves = OnceLock::new();
        Ok(CardFit { rules, space, basis, exact_cells, stages, measured, played_out, last, moves })
    }

    /// The terms of a value, and the weights to be trained.
    #[doc(hidden)]
    pub fn parts_mut(&mut self) -> (&Basis, &mut [Vec<f64>]) {
        (&self.basis, &mut self.stages)
    }

    /// The fit as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.rules.hash().bytes());
        bytes.extend(self.measured.to_bytes());
        bytes.extend(self.played_out.to_bytes());
        bytes.push(self.exact_cells as u8);
        weights::write(self.stages.iter().flatten().copied(), &mut bytes);
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads a fit of these rules.
    pub fn from_bytes(bytes: &[u8], rules: Arc<Ruleset>) -> Result<CardFit, FitError> {
        if !bytes.starts_with(MAGIC) {
            return Err(FitError::Format);
        }
        let (body, checksum) = bytes.split_last_chunk::<32>().ok_or(FitError::Damaged)?;
        if Sha256::digest(body)[..] != checksum[..] {
            return Err(FitError::Damaged);
        }
        let (hash, rest) = body[MAGIC.len()..].split_first_chunk::<32>().ok_or(FitError::Damaged)?;
        if *hash != rules.hash().bytes() {
            return Err(FitError::OtherRules);
        }
        let (measured, rest) = rest.split_first_chunk::<{ Measurement::SIZE }>().ok_or(FitError::Damaged)?;
        let (played_out, rest) =
            rest.split_first_chunk::<{ Measurement::SIZE }>().ok_or(FitError::Damaged)?;
        let (&exact_cells, rest) = rest.split_first().ok_or(FitError::Damaged)?;
        let mut fit = CardFit::empty(rules, exact_cells.into())?;
        let weights = weights::read(rest).ok_or(FitError::Damaged)?;
        if weights.len() != fit.basis.terms() * fit.stages.len() {
            return Err(FitError::Damaged);
        }
        fit.stages.iter_mut().flatten().zip(weights).for_each(|(weight, read)| *weight = read);
        fit.measured = Measurement::from_bytes(measured);
        fit.played_out = Measurement::from_bytes(played_out);
        Ok(fit)
    }
}

/// Play by the fit in games that are played out many times.
impl Objective for CardFit {
    fn moves(&self) -> &Arc<Moves> {
        self.moves.get_or_init(|| Moves::new(self.rules.clone()))
    }

    fn value_at(&self, position: Position, points: Points) -> Result<f64, QueryError> {
        Ok(f64::from(points.0) + self.value(position)?)
    }

    fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        self.rows_after(from, points, entries, rethrows, out)
    }

    fn after_each(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        self.rows_after(from, points, entries, 0, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;
    use yatzy_rules::toys::SplitMix;

    #[test]
    fn rows_are_values() {
        let rules = Catalogue::get().rules("maxi").expect("one of the catalogue's");
        let mut fit = CardFit::empty(rules, 10).expect("cards of this kind");
        let mut random = SplitMix(1);
        fit.stages
            .iter_mut()
            .flatten()
            .for_each(|weight| *weight = random.below(2_000) as f64 / 100.0 - 10.0);
        let mut row = Vec::new();
        for _ in 0..40 {
            let mask = (0..9).fold(0, |mask, _| mask | 1 << random.below(20)) as Mask;
            let (lanes, banks) = (fit.space.lanes(mask), fit.space.banks(mask));
            row.clear();
            fit.rows(mask, &mut row);
            assert_eq!(row.len(), banks * lanes.len());
            for (place, value) in row.iter().enumerate() {
                let position = Position {
                    filled: CellSet::from_bits(mask.into()),
                    upper: Points((lanes.low + place % lanes.len()) as u32),
                    chips: (place / lanes.len()) as u16,
                    yatzy_scored: false,
                };
                assert!((fit.value(position).expect("a position of the row") - value).abs() < 1e-9);
            }
        }
    }
}
