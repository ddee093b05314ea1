//! Fits a ruleset and writes the fit to a file: `fit RULES FILE [ROUNDS GAMES EXACT MEASURED SEED]`.

use std::time::Instant;
use yatzy_rules::Catalogue;
use yatzy_solver::fit::{Effort, Fitted, Sight};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rules, file, numbers @ ..] = &args[..] else {
        return Err("fit RULES FILE [ROUNDS GAMES EXACT MEASURED SEED]".into());
    };
    let number = |place: usize, usual: u64| numbers.get(place).map_or(Ok(usual), |text| text.parse());
    let effort = Effort {
        rounds: number(0, 5)? as usize,
        games: number(1, 8_000)?,
        exact_cells: number(2, 12)? as usize,
    };
    let (measured, seed) = (number(3, 20_000)?, number(4, 1)?);
    let rules = Catalogue::get().rules(rules).ok_or("no such rules")?;
    let begun = Instant::now();
    let mut fitted = Fitted::train(rules, effort, seed, &mut |stage| {
        if stage.open % 4 == 1 || stage.start.is_some() {
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "round {} open {:2}: {} positions, missed by {:.4}, {seconds:.0} s",
                stage.round, stage.open, stage.positions, stage.error
            );
        }
        if let Some(start) = stage.start {
            println!("round {}: the empty card is worth {start:.4}", stage.round);
        }
    })?;
    fitted = fitted.looking(Sight { turns: 1, exact_cells: effort.exact_cells });
    // Other dice than those of the games that the fit comes from.
    let found = fitted.measure(u64::MAX - seed, 0..measured);
    println!(
        "predicted {:.4}, measured {:.4} ± {:.4} in {} games, deviation {:.2}",
        fitted.fit().predicted(),
        found.mean,
        found.standard_error,
        found.games,
        found.deviation
    );
    std::fs::write(file, fitted.fit().to_bytes())?;
    Ok(())
}
