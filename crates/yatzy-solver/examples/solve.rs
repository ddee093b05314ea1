//! The expected total of perfect play: `cargo run --release --example solve -- [EDITION]`.

use yatzy_rules::Catalogue;
use yatzy_solver::Solver;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let edition = std::env::args().nth(1).unwrap_or_else(|| "yatzy".to_owned());
    let rules = Catalogue::get().rules(&edition).ok_or("there is no such edition")?;
    let solution = Solver::new(rules)?.solve();
    println!("{edition}: {:.7}", solution.expected());
    Ok(())
}
