//! Plays TripleYatzy with a fit: `triple GAMES [TURNS EXACT SEED FILE]`.

use std::time::Instant;
use yatzy_rules::Catalogue;
use yatzy_solver::TotalHistogram;
use yatzy_solver::fit::{Fit, Fitted, Lookahead, Measurement};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse());
    let (games, seed) = (number(0, 1_000)?, number(3, 7)?);
    let rules = Catalogue::get().rules("triple").expect("one of the catalogue's");
    let usual = Lookahead::of(&rules);
    let lookahead = Lookahead {
        turns: number(1, usual.turns as u64)? as usize,
        exact_cells: number(2, usual.exact_cells as u64)? as usize,
    };
    let fitted = match args.get(4) {
        Some(file) => Fitted::new(rules.clone(), Fit::from_bytes(&std::fs::read(file)?, &rules)?)?,
        None => Fitted::of(&rules).expect("a fit of the project"),
    };
    let fitted = fitted.with_lookahead(lookahead);
    let begun = Instant::now();
    let played = fitted.play(seed, 0, 0..games);
    let took = begun.elapsed().as_secs_f64() * 1000.0 / games as f64;
    println!("{lookahead:?}: {games} games from seed {seed}, {took:.3} ms each");
    let sample = TotalHistogram::of(&played.iter().map(|game| game.total).collect::<Vec<_>>());
    println!(
        "mean {:.4} ± {:.4}, deviation {:.3}",
        sample.mean(),
        sample.standard_error(),
        sample.deviation()
    );
    let found = Measurement::of(&played);
    println!("luck taken out {:.4} ± {:.4}", found.mean, found.standard_error);
    println!("predicted {:.4}", fitted.fit().predicted());
    Ok(())
}
