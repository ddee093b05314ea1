//! Fits a model to exact turns, backwards over the number of open cells.
//!
//! Positions come from games played by the previous fit. Half of the games contain random entries, so that positions
//! after a poor entry are covered too. Positions of earlier rounds are kept. The value of a position is the exact turn
//! above the fitted values with one open cell less, so it has no sampling noise. Features are bits, and the sums of
//! their products are exact bit counts.

use crate::cholesky::solve;
use std::collections::BTreeSet;
use std::sync::Arc;
use yatzy_rules::{CellSet, Ruleset};
use yatzy_solver::fit::{Fit, FitError, Fitted, Lookahead};
use yatzy_solver::internals::{
    CellEndgame, CellTurns, CellWorkspace, Model, Search, Stage, games, only_cells_matter, pars,
};

/// The effort of a fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellEffort {
    /// Rounds of games and fitting.
    pub rounds: usize,
    /// Games of a round; each adds one position to every stage.
    pub games: u64,
    /// In the last round the stage of this many open cells is fitted to exact endgames.
    pub exact_cells: usize,
    /// So are the stages below, down to this many. They serve games that are played out many times.
    pub quick_cells: usize,
}

/// The result of a stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageReport {
    /// From 0.
    pub round: usize,
    /// The number of open cells.
    pub open: usize,
    /// Positions in the fit.
    pub positions: usize,
    /// Root mean square of the residuals.
    pub error: f64,
    /// The fitted value of the empty card, after the last stage.
    pub start: Option<f64>,
}

/// Fits these rules. The result depends on the effort and the seed only.
pub fn train_cells(
    rules: Arc<Ruleset>,
    effort: CellEffort,
    seed: u64,
    report: &mut dyn FnMut(StageReport),
) -> Result<Fitted, FitError> {
    if !only_cells_matter(&rules) {
        return Err(FitError::Rules);
    }
    let fit = Fit::new(&rules, train(&rules, effort, seed, report));
    Fitted::new(rules, fit)
}

fn train(rules: &Ruleset, effort: CellEffort, seed: u64, report: &mut dyn FnMut(StageReport)) -> Model {
    let turns = CellTurns::new(rules);
    let mut work = CellWorkspace::new(&turns);
    let cells = rules.cells();
    let mut model = pars(rules, &turns, &mut work);
    let mut pool: Vec<BTreeSet<u64>> = vec![BTreeSet::new(); cells.len() + 1];
    for round in 0..effort.rounds {
        let search = Search { rules, turns: &turns, model: &model };
        for (half, stray) in [0, 12].into_iter().enumerate() {
            let lookahead = Lookahead { turns: 1, exact_cells: 0 };
            let stream = (seed, (2 * round + half) as u16);
            games(&search, lookahead, stray, stream, 0..effort.games / 2, &mut |table| {
                pool[table.open.len()].insert(table.open.bits());
            });
        }
        let mut next = Model::empty(rules);
        let is_last = round + 1 == effort.rounds;
        let first = if is_last { effort.exact_cells.clamp(1, cells.len()) } else { 1 };
        let lowest = if is_last { first.min(effort.quick_cells) } else { first };
        for (open, seen) in pool.iter().enumerate().skip(lowest) {
            let positions: Vec<CellSet> = seen.iter().map(|&bits| CellSet::from_bits(bits)).collect();
            let values: Vec<f64> = if open <= first {
                next.stages[open] = model.stages[open].clone();
                let solve = |&open: &CellSet| CellEndgame::solve(rules, &turns, open, &mut work).start();
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

/// Fits the weights of a stage, starting from its current ones; returns the root mean square of the residuals.
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
    // Rarely seen features keep the weight of the stage below.
    let ridge = 1e-4 * positions.len() as f64 + 0.3;
    (0..count).for_each(|i| matrix[i * count + i] += ridge);
    matrix[0] -= ridge;
    solve(&mut matrix, &mut weights, count);
    features.add(&mut model.stages[open], &weights);
    let square = |(&position, value): (&CellSet, &f64)| (value - model.formal(open, position)).powi(2);
    let squares: f64 = positions.iter().zip(values).map(square).sum();
    (squares / positions.len() as f64).sqrt()
}

/// The features of positions as columns of bits: the constant, cells, pairs, whole boxes.
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

    /// Adds weights, rounded to the precision of the file.
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
