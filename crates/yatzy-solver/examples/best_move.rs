//! The best move with a hand on an empty card: `cargo run --release --example best_move -- 6-6-5-5-1 1`.

use yatzy_rules::{Card, Catalogue, Phase};
use yatzy_solver::{Solver, best};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let hand = words.next().as_deref().unwrap_or("6-6-5-5-1").parse()?;
    let rethrows = words.next().as_deref().unwrap_or("1").parse()?;
    let rules = Catalogue::get().rules("yatzy").ok_or("the plain game")?;
    let solution = Solver::new(rules.clone())?.solve();
    let card = Card::filled(&rules, &[], 0, 0)?;
    let mut adviser = solution.adviser();
    let advice = adviser.advise(&card, None, Phase::Thrown { hand, rethrows })?;
    let best = best(advice);
    println!("{:?}: {:.2} points on average", best.action, best.value);
    Ok(())
}
