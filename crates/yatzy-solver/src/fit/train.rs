//! Fitting a model to exact turns, backwards over the number of open cells.
//!
//! Positions come from games played with the last fit, half of them straying now and then, so that the
//! positions after a poor entry are not unknown land; positions of earlier rounds are kept. The value of a
//! position is the exact turn above the fitted values with one cell less, free of any noise of dice, so a
//! fit has only its own coarseness to fear. Features are present or absent: sums of their products are
//! counts of bits, exact and fast.

use super::endgame::Endgame;
use super::model::{Model, Stage};
use super::play::{Sight, games};
use super::search::Search;
use super::turn::{Turns, Work};
use std::collections::BTreeSet;
use yatzy_rules::{CellSet, Ruleset};

/// How much work goes into a fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// How often games are played and all weights fitted anew.
    pub rounds: usize,
    /// The games of a round; each brings one position to every stage.
    pub games: u64,
    /// With so many cells open, the last round takes values from endgames solved outright, and fits only
    /// from there on.
    pub exact_cells: usize,
}

/// How a stage came out, for those who watch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageReport {
    /// The round, from 0.
    pub round: usize,
    /// The number of open cells.
    pub open: usize,
    /// The positions fitted to.
    pub positions: usize,
    /// The root of the mean square of what the fit misses by.
    pub error: f64,
    /// The fitted value of the empty card, once it is there.
    pub start: Option<f64>,
}

pub(crate) fn train(
    rules: &Ruleset,
    effort: Effort,
    seed: u64,
    report: &mut dyn FnMut(StageReport),
) -> Model {
    let turns = Turns::new(rules);
    let mut work = Work::new(&turns);
    let cells = rules.cells();
    let mut model = pars(rules, &turns, &mut work);
    let mut pool: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); cells.len() + 1];
    for round in 0..effort.rounds {
        let search = Search { rules, turns: &turns, model: &model };
        for (half, stray) in [0, 12].into_iter().enumerate() {
            let sight = Sight { turns: 1, exact_cells: 0 };
            let stream = (seed, (2 * round + half) as u16);
            games(&search, sight, stray, stream, 0..effort.games / 2, &mut |table| {
                pool[table.open.len()].insert(table.open.bits());
            });
        }
        let mut next = Model::empty(rules);
        let is_last = round + 1 == effort.rounds;
        let first = if is_last { effort.exact_cells.clamp(1, cells.len()) } else { 1 };
        for (open, seen) in pool.iter().enumerate().skip(first) {
            let positions: Vec<CellSet> = seen.iter().map(|&bits| CellSet::from_bits(bits)).collect();
            let values: Vec<f64> = if open == first {
                next.stages[open] = model.stages[open].clone();
                let solve = |&open: &CellSet| Endgame::solve(rules, &turns, open, &mut work).start();
                positions.iter().map(solve).collect()
            } else {
                next.stages[open] = next.stages[open - 1].clone();
                Search { rules, turns: &turns, model: &next }.values(&positions, 1, &mut work)
            };
            let error = fit(&mut next, open, &positions, &values);
            let start = (open == cells.len()).then(|| next.value(cells));
            report(StageReport { round, open, positions: positions.len(), error, start });
        }
        model = next;
    }
    model
}

/// Every cell for itself: the value of the game in which it alone is open.
pub(crate) fn pars(rules: &Ruleset, turns: &Turns, work: &mut Work) -> Model {
    let empty = Model::empty(rules);
    let alone: Vec<CellSet> = rules.cells().iter().map(CellSet::only).collect();
    let pars = Search { rules, turns, model: &empty }.values(&alone, 1, work);
    Model::of_pars(empty.boxes, empty.columns, &pars)
}

/// Fits the weights of a stage, starting from those it has; returns the error left.
fn fit(model: &mut Model, open: usize, positions: &[CellSet], values: &[f64]) -> f64 {
    let misses: Vec<f64> =
        positions.iter().zip(values).map(|(&position, value)| value - model.formal(open, position)).collect();
    let features = Features::new(model, positions);
    let count = features.columns.len();
    let mut matrix = vec![0.0; count * count];
    for i in 0..count {
        for j in 0..=i {
            matrix[i * count + j] = features.together(i, j);
        }
    }
    let mut weights: Vec<f64> = (0..count).map(|i| features.sum(i, &misses)).collect();
    // A feature that was hardly seen keeps the weight it has in the stage below.
    let ridge = 1e-4 * positions.len() as f64 + 0.3;
    (0..count).for_each(|i| matrix[i * count + i] += ridge);
    matrix[0] -= ridge;
    solve(&mut matrix, &mut weights, count);
    features.add(&mut model.stages[open], &weights);
    let square = |(&position, value): (&CellSet, &f64)| (value - model.formal(open, position)).powi(2);
    let squares: f64 = positions.iter().zip(values).map(square).sum();
    (squares / positions.len() as f64).sqrt()
}

/// Which positions have which features, as columns of bits: the constant, cells, pairs, whole boxes.
struct Features {
    columns: Vec<Vec<u64>>,
    cells: usize,
    boxes: usize,
}

impl Features {
    fn new(model: &Model, positions: &[CellSet]) -> Features {
        let cells = model.boxes * model.columns;
        let column = |has: &dyn Fn(CellSet) -> bool| -> Vec<u64> {
            let word = |part: &[CellSet]| {
                part.iter().enumerate().fold(0, |word, (i, &position)| word | u64::from(has(position)) << i)
            };
            positions.chunks(64).map(word).collect()
        };
        let mut columns = vec![column(&|_| true)];
        columns.extend((0..cells).map(|cell| column(&|position| position.bits() >> cell & 1 == 1)));
        for i in 0..cells {
            for j in 0..i {
                let both = columns[1 + i].iter().zip(&columns[1 + j]).map(|(a, b)| a & b).collect();
                columns.push(both);
            }
        }
        if model.columns == 3 {
            columns.extend((0..model.boxes).map(|place| column(&|position| model.is_whole(position, place))));
        }
        Features { columns, cells, boxes: model.boxes }
    }

    fn together(&self, i: usize, j: usize) -> f64 {
        let both = self.columns[i].iter().zip(&self.columns[j]).map(|(a, b)| (a & b).count_ones());
        f64::from(both.sum::<u32>())
    }

    fn sum(&self, i: usize, of: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (&word, part) in self.columns[i].iter().zip(of.chunks(64)) {
            let mut word = word;
            while word != 0 {
                sum += part[word.trailing_zeros() as usize];
                word &= word - 1;
            }
        }
        sum
    }

    /// Adds weights, rounded to what a file keeps of them.
    fn add(&self, stage: &mut Stage, weights: &[f64]) {
        let kept = |weight: f64| f64::from(weight as f32);
        let mut weights = weights.iter();
        let mut next = || weights.next().copied().unwrap_or(0.0);
        stage.constant = kept(stage.constant + next());
        stage.cells.iter_mut().for_each(|weight| *weight = kept(*weight + next()));
        for i in 0..self.cells {
            for j in 0..i {
                let weight = kept(stage.pairs[i * self.cells + j] + next());
                stage.pairs[i * self.cells + j] = weight;
                stage.pairs[j * self.cells + i] = weight;
            }
        }
        stage.whole[..self.boxes].iter_mut().for_each(|weight| *weight = kept(*weight + next()));
    }
}

/// Solves a symmetric positive system, of which the lower half is given, by Cholesky's method.
pub(crate) fn solve(matrix: &mut [f64], right: &mut [f64], count: usize) {
    for i in 0..count {
        let (above, row) = matrix.split_at_mut(i * count);
        for j in 0..i {
            let other = &above[j * count..][..=j];
            row[j] = (row[j] - dot(&row[..j], &other[..j])) / other[j];
        }
        row[i] = (row[i] - dot(&row[..i], &row[..i])).sqrt();
    }
    for i in 0..count {
        let row = &matrix[i * count..][..=i];
        right[i] = (right[i] - dot(&row[..i], &right[..i])) / row[i];
    }
    for i in (0..count).rev() {
        right[i] /= matrix[i * count + i];
        let (value, row) = (right[i], &matrix[i * count..][..i]);
        right[..i].iter_mut().zip(row).for_each(|(x, weight)| *x -= value * weight);
    }
}

/// Eight sums side by side: fast, and always added up in the same order.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (a_parts, b_parts) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f64 = a_parts.remainder().iter().zip(b_parts.remainder()).map(|(x, y)| x * y).sum();
    for (x, y) in a_parts.zip(b_parts) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
        }
    }
    sums.iter().sum::<f64>() + rest
}
