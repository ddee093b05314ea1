//! A bound in which every cell is always open.

use yatzy_rules::{Cell, Ruleset};
use yatzy_solver::internals::{CellTurns, CellWorkspace, LANES as TURN_LANES};

/// A quick bound: every cell is always open, at a price. A game enters every cell once, so its total is the sum of all
/// prices plus the sum of points minus price over all turns. A real turn has no more options than one with every cell
/// open, so the sum of prices and as many such turns as there are cells is a bound for any prices. The prices take
/// `steps` steps of gradient descent.
pub fn bound_of_prices(rules: &Ruleset, steps: usize) -> f64 {
    let turns = CellTurns::relaxed(rules);
    let mut work = CellWorkspace::new(&turns);
    let cells: Vec<Cell> = rules.cells().iter().collect();
    let count = cells.len() as f64;
    let mut values = |rows: &[Vec<f64>]| -> Vec<f64> {
        let mut values = Vec::with_capacity(rows.len());
        for rows in rows.chunks(work.values.0.len()) {
            work.clear();
            for (lane, row) in rows.iter().enumerate() {
                row.iter().zip(&mut work.after).for_each(|(price, after)| after.0[lane] = -price);
            }
            turns.think(rules, &[rules.cells(); TURN_LANES], &mut work, false);
            values.extend(&work.values.0[..rows.len()]);
        }
        values
    };
    let mut prices: Vec<f64> = cells.iter().map(|&cell| f64::from(rules.max_points(cell).0) / 2.0).collect();
    let mut lowest = f64::INFINITY;
    for step in 0..steps {
        // The slope of a price is one minus the expected use of its cell, by a difference quotient.
        const LITTLE: f64 = 1e-4;
        let mut rows = vec![prices.clone(); cells.len() + 1];
        (0..cells.len()).for_each(|i| rows[i][i] += LITTLE);
        let values = values(&rows);
        let now = values[cells.len()];
        lowest = lowest.min(prices.iter().sum::<f64>() + count * now);
        for (i, price) in prices.iter_mut().enumerate() {
            let uses = count * (now - values[i]) / LITTLE;
            let reach = f64::from(rules.max_points(cells[i]).0);
            *price += 0.2 * reach * (uses - 1.0).clamp(-1.0, 1.0) / (1.0 + step as f64 / 20.0);
        }
    }
    lowest
}
