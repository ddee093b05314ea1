//! Fits cards to exact turns, backwards over the number of open cells.
//!
//! The kernel computes all upper totals and banks of one set of open cells together, so every seen set yields many
//! exact values. Sets come from games played by the previous fit, half of them with random entries, and in the first
//! round from random positions. Sets of earlier rounds are kept.

use crate::cholesky::solve;
use crate::sampling::{positions, random_positions};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use yatzy_rules::{CellSet, Ruleset};
use yatzy_solver::fit::{CardFit, FitError};
use yatzy_solver::internals::{Lanes, Mask};
use yatzy_solver::{Position, SeededDice, Solver};

/// The effort of a fit of cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardEffort {
    /// Rounds of games and fitting; the first round has no games to learn from.
    pub rounds: usize,
    /// Games of a round; each adds one position to every stage.
    pub games: u64,
    /// Cards with this many open cells are solved exactly, and the fit starts above them.
    pub exact_cells: usize,
}

/// The result of a stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardReport {
    /// From 0.
    pub round: usize,
    /// The number of open cells.
    pub open: usize,
    /// Sets of open cells that were computed.
    pub sets: usize,
    /// Values in the fit.
    pub values: usize,
    /// Root mean square of the residuals.
    pub error: f64,
}

/// Maximum distance of sampled upper totals and chips from a seen position.
const NEAR_UPPER: usize = 8;
const NEAR_CHIPS: usize = 4;
/// Samples near each seen position.
const NEAR: usize = 5;
/// Limit of values of one set of open cells in a stage.
const MOST_OF_A_SET: usize = 96;

/// The seen positions: upper totals and chips by set of filled cells.
type SeenPositions = BTreeMap<Mask, BTreeSet<(usize, usize)>>;

/// Fits these rules. The result depends on the effort and the seed only.
pub fn train_cards(
    rules: Arc<Ruleset>,
    effort: CardEffort,
    seed: u64,
    report: &mut dyn FnMut(CardReport),
) -> Result<CardFit, FitError> {
    let solver = &Solver::new(rules.clone()).map_err(|_| FitError::Rules)?;
    let mut fit = CardFit::empty(rules.clone(), effort.exact_cells)?;
    let cells = rules.cells().len();
    let exact = solver.layer_values(cells - effort.exact_cells);
    let mut pool: Vec<SeenPositions> = vec![SeenPositions::new(); cells + 1];
    for round in 0..effort.rounds {
        let met = if round == 0 {
            random_positions(&rules, seed, 0..effort.games)
        } else {
            let half = 0..effort.games / 2;
            let play =
                |stray: u32, seat: usize| positions(&fit, solver, stray, (seed, seat as u16), half.clone());
            let mut met = play(0, 2 * round);
            met.extend(play(8, 2 * round + 1));
            met
        };
        for position in &met {
            let Position { filled, upper, chips, .. } = *position;
            let here = &mut pool[cells - filled.len()];
            here.entry(filled.bits() as Mask).or_default().insert((upper.0 as usize, chips.into()));
        }
        for (open, met) in pool.iter().enumerate().skip(effort.exact_cells + 1) {
            let stage = open - effort.exact_cells - 1;
            let (_, stages) = fit.parts_mut();
            if stage > 0 {
                stages[stage] = stages[stage - 1].clone();
            }
            let rows = rows(&fit, solver, met, (stage == 0).then_some(&exact));
            let samples = samples(solver, met, &rows, seed ^ (round * 64 + open) as u64);
            let error = fit_stage(&mut fit, stage, &samples);
            report(CardReport { round, open, sets: rows.len(), values: samples.len(), error });
        }
    }
    Ok(fit)
}

/// The exact turns above the values with one open cell less, for every seen set: fitted values, or the exact layer.
fn rows(fit: &CardFit, solver: &Solver, met: &SeenPositions, exact: Option<&Vec<f64>>) -> Vec<TurnRow> {
    let sets: Vec<(&Mask, &BTreeSet<(usize, usize)>)> = met.iter().collect();
    let row = |&(&mask, near): &(&Mask, &BTreeSet<(usize, usize)>)| {
        let (mut sources, mut table) = (Vec::new(), Vec::new());
        match exact {
            Some(_) => {
                let next = solver.space().layer(mask.count_ones() as usize + 1);
                solver.sources(mask, 0, next.start, &mut sources);
            }
            None => {
                solver.sources(mask, 0, 0, &mut sources);
                for source in &mut sources {
                    source.start = table.len();
                    fit.rows(mask | 1 << source.slot, &mut table);
                }
            }
        }
        // Only the lanes and banks that are sampled.
        let all = solver.space().lanes(mask);
        let uppers = near.iter().map(|&(upper, _)| upper);
        let low = uppers.clone().min().unwrap_or(0).saturating_sub(NEAR_UPPER).clamp(all.low, all.high);
        let high = (uppers.max().unwrap_or(0) + NEAR_UPPER).clamp(all.low, all.high);
        let chips = near.iter().map(|&(_, chips)| chips).max().unwrap_or(0);
        let banks = solver.space().banks(mask).min(chips + NEAR_CHIPS + 1);
        let lanes = Lanes { low, high };
        let values = solver.turn_values(mask, lanes, banks, &sources, exact.unwrap_or(&table));
        TurnRow { lanes, banks, values }
    };
    sets.par_iter().map(row).collect()
}

/// The exact turns of a set of open cells, by bank and lane.
struct TurnRow {
    lanes: Lanes,
    banks: usize,
    values: Vec<f64>,
}

/// The lane and the chips of a position, and its exact value.
struct Sample {
    open: CellSet,
    lane: usize,
    chips: usize,
    value: f64,
}

/// The values of seen positions and of positions near them.
fn samples(solver: &Solver, met: &SeenPositions, rows: &[TurnRow], seed: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (number, ((&mask, near), row)) in met.iter().zip(rows).enumerate() {
        let mut dice = SeededDice::new(seed, u16::MAX, number as u64);
        let open = solver.rules().cells().without(CellSet::from_bits(mask.into()));
        let all = solver.space().lanes(mask);
        // Spread evenly over the seen positions of this set if there are many.
        let step = near.len().div_ceil(MOST_OF_A_SET / (NEAR + 1));
        for &(upper, chips) in near.iter().step_by(step) {
            let mut add = |upper: usize, chips: usize| {
                let (place, chips) = (row.lanes.of(upper), chips.min(row.banks - 1));
                let value = row.values[chips * row.lanes.len() + place];
                samples.push(Sample { open, lane: all.of(row.lanes.low + place), chips, value });
            };
            add(upper, chips);
            let mut about = |most: usize| {
                let half = most as u32 + 1;
                (dice.below(half) + dice.below(half)) as usize
            };
            for _ in 0..NEAR {
                let (upper, chips) = (upper + about(NEAR_UPPER), chips + about(NEAR_CHIPS));
                add(upper.saturating_sub(NEAR_UPPER), chips.saturating_sub(NEAR_CHIPS));
            }
        }
    }
    samples
}

/// Fits the weights of a stage, starting from its current ones; returns the root mean square of the residuals.
fn fit_stage(fit: &mut CardFit, stage: usize, samples: &[Sample]) -> f64 {
    let (basis, stages) = fit.parts_mut();
    let count = basis.terms();
    let stage = &mut stages[stage];
    let mut matrix = vec![0.0; count * count];
    let mut right = vec![0.0; count];
    let mut terms = Vec::new();
    let told = |stage: &[f64], terms: &[(usize, f64)]| -> f64 {
        terms.iter().map(|&(term, share)| stage[term] * share).sum()
    };
    for sample in samples {
        basis.of(sample.open, sample.lane, sample.chips, &mut terms);
        terms.sort_unstable_by_key(|&(term, _)| term);
        let miss = sample.value - told(stage, &terms);
        for (place, &(term, share)) in terms.iter().enumerate() {
            right[term] += share * miss;
            let row = &mut matrix[term * count..][..=term];
            for &(other, part) in &terms[..=place] {
                row[other] += share * part;
            }
        }
    }
    // Rarely seen terms keep the weight of the stage below.
    let ridge = 1e-6 * samples.len() as f64 + 0.05;
    (1..count).for_each(|i| matrix[i * count + i] += ridge);
    solve(&mut matrix, &mut right, count);
    for (weight, more) in stage.iter_mut().zip(&right) {
        *weight = f64::from((*weight + more) as f32);
    }
    let mut squares = 0.0;
    for sample in samples {
        basis.of(sample.open, sample.lane, sample.chips, &mut terms);
        squares += (sample.value - told(stage, &terms)).powi(2);
    }
    (squares / samples.len() as f64).sqrt()
}
