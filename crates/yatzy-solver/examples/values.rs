//! Prints the table of `docs/values.md`: `cargo run --release -p yatzy-solver --example values [-- ID…]`. Without ids
//! it takes every entry of the catalogue that can be solved in memory; entries with the same rules share a line. An
//! argument `option=value` applies to all of them.

use yatzy_rules::{Catalogue, Ruleset, Setting};
use yatzy_solver::Solver;

/// Memory limit of games that are solved by default.
const ENOUGH: u64 = 1 << 30;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (settings, wanted): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|arg| arg.contains('='));
    let settings = settings.iter().map(|text| text.parse()).collect::<Result<Vec<Setting>, _>>()?;
    let mut lines: Vec<(Ruleset, Vec<&str>)> = Vec::new();
    for edition in Catalogue::get().editions() {
        if !wanted.is_empty() && !wanted.contains(&edition.id) {
            continue;
        }
        let Ok(rules) = edition.rules.with(&settings) else { continue };
        match lines.iter_mut().find(|(other, _)| other.hash() == rules.hash()) {
            Some((_, ids)) => ids.push(&edition.id),
            None => lines.push((rules, vec![&edition.id])),
        }
    }
    for (rules, ids) in lines {
        let Ok(solver) = Solver::new(rules.into()) else {
            println!("| {} | too large | |", ids.join(", "));
            continue;
        };
        if wanted.is_empty() && solver.estimate().memory > ENOUGH {
            println!("| {} | not asked for | |", ids.join(", "));
            continue;
        }
        let states = solver.states();
        let solution = solver.solve();
        let statistics = solution.statistics()?;
        println!(
            "| {} | {:.7} | {:.4} | {:.4} | {states} |",
            ids.join(", "),
            solution.expected(),
            statistics.deviation,
            statistics.bonus_chance
        );
    }
    Ok(())
}
