//! Fitted values of cards where the upper total and chips matter too. They serve MaxiYatzy until its table is made.

#[allow(missing_docs)] // seen through `internals` only
pub(crate) mod basis;

use super::file::{FitError, Measurement};
use crate::adviser::QueryError;
use crate::position::Position;
use crate::state_space::{Mask, StateSpace};
use basis::Basis;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use yatzy_rules::{CellSet, Entry, Order, Points, Ruleset};

/// The magic bytes; the last one is the format version.
const MAGIC: &[u8; 8] = b"yatzcrd\x01";

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
            Some(CardFit { rules: rules.clone(), measured: Measurement::default(), ..kin })
        })
    }

    /// The rules that are fitted.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The measured strength, with exact endgames.
    pub fn measured(&self) -> Measurement {
        self.measured
    }

    /// The error of the fitted value of the empty card: its difference to the measured mean plus three standard
    /// errors. `None` without a measurement.
    pub fn error(&self) -> Option<f64> {
        let Measurement { games, mean, standard_error, .. } = self.measured;
        let predicted = self.value(Position::START).ok()?;
        (games > 0).then(|| (predicted - mean).abs() + 3.0 * standard_error)
    }

    /// Positions with at most this many open cells are not fitted and must be solved.
    pub fn exact_cells(&self) -> usize {
        self.exact_cells
    }

    /// The fitted value of a position with more open cells than that, bonus included.
    pub fn value(&self, position: Position) -> Result<f64, QueryError> {
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

    /// The values after entries into one cell, points included, like [`Objective::after`](crate::Objective::after).
    pub fn after(
        &self,
        from: Position,
        points: Points,
        entries: &[Entry],
        rethrows: u16,
        out: &mut [f64],
    ) -> Result<(), QueryError> {
        let Some(first) = entries.first() else { return Ok(()) };
        let next = |entry: &Entry| from.after(&self.rules, entry.cell, entry.points, rethrows);
        let (filled, bank) = (next(first).filled, usize::from(next(first).chips));
        let open = self.rules.cells().without(filled);
        let weights = self.stage(open).ok_or(QueryError::Unreachable)?;
        let mask = self.basis.mask_values(weights, open);
        let lanes = self.space.lanes(filled.bits() as Mask);
        // Points in the lower section leave the upper total and so the value as they are.
        let mut last: Option<(usize, f64)> = None;
        for (entry, value) in entries.iter().zip(out) {
            let lane = lanes.of(next(entry).upper.0 as usize);
            let rest = match last {
                Some((known, rest)) if known == lane => rest,
                _ => mask.lane(lane).at(bank),
            };
            last = Some((lane, rest));
            *value = f64::from((points + entry.points + entry.extra).0) + rest;
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
        self
    }

    /// The same fit with the stages of another one below its own. They serve quick play, which does not solve endgames.
    #[must_use]
    pub fn completed_by(mut self, late: CardFit) -> CardFit {
        let missing = self.exact_cells.saturating_sub(late.exact_cells).min(late.stages.len());
        self.stages.splice(..0, late.stages.into_iter().take(missing));
        self.exact_cells -= missing;
        self
    }

    /// The same fit with a measurement.
    #[must_use]
    pub fn with_measurement(self, measured: Measurement) -> CardFit {
        CardFit { measured, ..self }
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
        Ok(CardFit { rules, space, basis, exact_cells, stages, measured: Measurement::default() })
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
        bytes.push(self.exact_cells as u8);
        for weight in self.stages.iter().flatten() {
            // Weights are rounded to four bytes when they are fitted.
            bytes.extend((*weight as f32).to_le_bytes());
        }
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
        let (measured, weights) =
            rest.split_first_chunk::<{ Measurement::SIZE }>().ok_or(FitError::Damaged)?;
        let (&exact_cells, weights) = weights.split_first().ok_or(FitError::Damaged)?;
        let mut fit = CardFit::empty(rules, exact_cells.into())?;
        if weights.len() != 4 * fit.basis.terms() * fit.stages.len() {
            return Err(FitError::Damaged);
        }
        let numbers =
            weights.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        fit.stages.iter_mut().flatten().zip(numbers).for_each(|(weight, number)| *weight = number.into());
        fit.measured = Measurement::from_bytes(measured);
        Ok(fit)
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
