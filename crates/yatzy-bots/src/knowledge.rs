//! Which values a program gets for a game: exact ones where a solve is quick enough, else an estimate.

use crate::{Estimated, Solved, Values};
use std::sync::Arc;
use yatzy_rules::Ruleset;
use yatzy_solver::Solver;

/// What a solve may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patience {
    /// Processor seconds.
    pub cpu_seconds: f64,
    /// Bytes of memory.
    pub memory: u64,
}

impl Patience {
    /// Someone is waiting for a first move: games of five dice without chips or named boxes.
    pub const MOMENT: Patience = Patience { cpu_seconds: 3.0, memory: 512 << 20 };
    /// Someone waits for a report: every game of five dice.
    pub const COFFEE: Patience = Patience { cpu_seconds: 60.0, memory: 2 << 30 };
    /// Nobody waits for a solve.
    pub const NONE: Patience = Patience { cpu_seconds: 0.0, memory: 0 };
}

/// The best values to be had for some rules: solved now if that takes no more than `patience`, else
/// estimated, with the late game exact. Whoever has a solution, from a table file say, wraps it in [`Solved`] instead.
pub fn values_for(rules: Arc<Ruleset>, patience: Patience) -> Arc<dyn Values> {
    let solver = Solver::new(rules.clone()).ok().filter(|solver| {
        let takes = solver.estimate();
        takes.cpu_seconds <= patience.cpu_seconds && takes.memory <= patience.memory
    });
    match solver {
        Some(solver) => Arc::new(Solved::new(Arc::new(solver.solve()))),
        None => Arc::new(Estimated::new(rules)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::Catalogue;

    #[test]
    fn every_edition_has_values_of_some_kind() {
        for (id, patience, exact, measured) in [
            ("yatzy", Patience::MOMENT, true, false),
            ("yahtzee", Patience::MOMENT, true, false),
            ("yatzy", Patience::NONE, false, false),
            ("maxi", Patience::COFFEE, false, true),
            ("alga-maxi-fi", Patience::MOMENT, false, true),
            ("triple", Patience::COFFEE, false, true),
            ("alga-triple-fi", Patience::NONE, false, true),
        ] {
            let rules = Catalogue::get().rules(id).expect("an entry of the catalogue");
            let values = values_for(rules, patience);
            assert_eq!((values.is_exact(), values.error().is_some()), (exact, measured), "{id}");
        }
    }
}
