//! The classes of the lumped game, and the prices of sets.

use yatzy_rules::{CellSet, Ruleset};
use yatzy_solver::fit::{Fitted, Lookahead};
use yatzy_solver::internals::games;

/// A partition of the sets of open columns of each box into classes. Bit `i` of a set says whether column `i` is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// The class of each box and set. Sets of fewer columns have lower classes, and the empty set has its own.
    pub(super) classes: Vec<Vec<usize>>,
}

impl Partition {
    /// One character for each box: `4` distinguishes the number of open columns; `5` also whether the last column is
    /// the most valuable one; `6` also whether the most valuable one is the filled one; `l` which column is the last;
    /// `7` that and whether the most valuable one is filled; `8` all sets.
    ///
    /// # Panics
    /// If there are not as many characters as boxes, or not three columns.
    pub fn new(rules: &Ruleset, ways: &str) -> Partition {
        assert_eq!((ways.len(), rules.columns().len()), (rules.boxes().len(), 3));
        // In the order of the sets: none, 1, 2, 12, 3, 13, 23, 123.
        let classes = ways.chars().map(|way| match way {
            '4' => vec![0, 1, 1, 2, 1, 2, 2, 3],
            '5' => vec![0, 1, 1, 3, 2, 3, 3, 4],
            '6' => vec![0, 1, 1, 3, 2, 4, 4, 5],
            'l' => vec![0, 1, 2, 4, 3, 4, 4, 5],
            '7' => vec![0, 1, 2, 4, 3, 5, 5, 6],
            '8' => vec![0, 1, 2, 4, 3, 5, 6, 7],
            _ => panic!("{way} is no way of lumping"),
        });
        Partition { classes: classes.collect() }
    }
}

/// The prices of sets of open columns, by box and set.
pub type Prices = Vec<Vec<f64>>;

/// Prices for a bound from fitted values: the mean difference between sets with the same number of open columns,
/// over positions of seeded games.
pub fn prices_of(fitted: &Fitted, seed: u64, numbers: u64) -> Prices {
    let search = fitted.search();
    let (boxes, columns) = (search.model.boxes, search.model.columns);
    let mut sums = vec![vec![(0.0, 0.0); 1 << columns]; boxes];
    let lookahead = Lookahead { turns: 1, exact_cells: fitted.exact_cells() };
    games(&search, lookahead, 0, (seed, 1), 0..numbers, &mut |trial| {
        for (place, sums) in sums.iter_mut().enumerate() {
            let cells = |set: usize| {
                let bits = (0..columns).map(|i| ((set >> i & 1) as u64) << (i * boxes + place));
                CellSet::from_bits(bits.sum())
            };
            let all = cells((1 << columns) - 1);
            let rest = trial.open.without(all);
            let count = trial.open.and(all).len();
            for (set, sum) in sums.iter_mut().enumerate() {
                if set.count_ones() as usize == count {
                    sum.0 += search.model.value(rest.or(cells(set)));
                    sum.1 += 1.0;
                }
            }
        }
    });
    let mean = |sums: &[(f64, f64)], set: usize| sums[set].0 / sums[set].1.max(1.0);
    // Only differences between sets of the same size matter: the price of the first is zero.
    let first = |set: usize| (1usize << set.count_ones()) - 1;
    let row = |sums: &Vec<(f64, f64)>| {
        (0..sums.len()).map(|set| mean(sums, set) - mean(sums, first(set))).collect()
    };
    sums.iter().map(row).collect()
}
