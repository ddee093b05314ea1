//! Times a solve for every total: `cargo run --release -p yatzy-solver --example goals -- yatzy`

use std::time::Instant;
use yatzy_rules::Catalogue;
use yatzy_solver::GoalSolver;

fn main() {
    let id = std::env::args().nth(1).unwrap_or_else(|| "yatzy".into());
    let rules = Catalogue::get().rules(&id).expect("an entry of the catalogue");
    let goals = GoalSolver::new(rules).expect("it can be played for any total");
    let begun = Instant::now();
    let chances = goals.chances(&mut |progress| {
        eprintln!("{} turns, {:.3}, {:.1?}", progress.turns, progress.done, begun.elapsed());
    });
    println!("{:?}", begun.elapsed());
    for (total, chance) in chances.iter().enumerate().step_by(10) {
        println!("{total}\t{chance:.9}");
    }
}
