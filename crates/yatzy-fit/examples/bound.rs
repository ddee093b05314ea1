//! An upper bound on TripleYatzy: `bound WAYS [ROUNDS [PRICES [BETTER]]]`. WAYS has one character for each box, see
//! [`Partition::new`]. Prices come from a file or from the fit (`-`). Each round improves them, and the best prices
//! are written to another file.

use std::time::Instant;
use yatzy_fit::{Bound, Partition, Prices, bound_of_prices, prices_of};
use yatzy_rules::Catalogue;
use yatzy_solver::fit::Fitted;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [ways, rest @ ..] = &args[..] else { return Err("bound WAYS [ROUNDS [PRICES [BETTER]]]".into()) };
    let rounds: usize = rest.first().map_or(Ok(1), |text| text.parse())?;
    let rules = Catalogue::get().rules("triple").expect("one of the catalogue's");
    let mut prices: Prices = match rest.get(1).filter(|file| *file != "-") {
        Some(file) => std::fs::read_to_string(file)?
            .lines()
            .map(|line| line.split_whitespace().map(str::parse).collect())
            .collect::<Result<_, _>>()?,
        None => prices_of(&Fitted::of(&rules).ok_or("no fit to take prices from")?, 1, 500),
    };
    println!("every cell always open, at a price: {:.4}", bound_of_prices(&rules, 4_000));
    let partition = Partition::new(&rules, ways);
    let billions = Bound::positions(&rules, &partition) as f64 / 1e9;
    println!("{billions:.3} billion positions");
    let mut lowest = f64::INFINITY;
    for round in 0..rounds {
        let begun = Instant::now();
        let mut told = 0.0;
        let bound = Bound::new(&rules, &partition, &prices, &mut |done| {
            if done > told + 0.1 {
                eprintln!("{:.0} % after {:.0} s", 100.0 * done, begun.elapsed().as_secs_f64());
                told = done;
            }
        });
        let seconds = begun.elapsed().as_secs_f64();
        println!("round {round}: no player expects more than {:.4} ({seconds:.0} s)", bound.total());
        if bound.total() < lowest {
            lowest = bound.total();
            let row =
                |row: &Vec<f64>| row.iter().map(|price| format!("{price:.3} ")).collect::<String>() + "\n";
            if let Some(file) = rest.get(2) {
                std::fs::write(file, prices.iter().map(row).collect::<String>())?;
            }
        }
        if round + 1 == rounds {
            break;
        }
        prices = bound.better(&prices, round, round as u64, 4_000);
    }
    Ok(())
}
