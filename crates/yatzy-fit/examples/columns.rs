//! An upper bound on TripleYatzy from games of one, two and three columns: `columns [COLUMNS]`, all three games or one
//! of them. They take 4 MB, 0.9 GB and 4.3 GB.

use std::time::Instant;
use yatzy_fit::ColumnGame;
use yatzy_rules::Catalogue;

fn main() {
    let only: Option<usize> = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let rules = Catalogue::get().rules("triple").expect("one of the catalogue's");
    let mut bound = 0.0;
    for game in ColumnGame::all(&rules) {
        if only.is_some_and(|only| only != game.columns) {
            continue;
        }
        let begun = Instant::now();
        let mut told = 0.0;
        let value = game.value(&rules, &mut |done| {
            if done > told + 0.1 {
                eprintln!("{:.0} % after {:.0} s", 100.0 * done, begun.elapsed().as_secs_f64());
                told = done;
            }
        });
        bound += game.times * value;
        let (columns, positions) = (game.columns, game.positions(&rules));
        println!(
            "{columns} columns: {value:.4}, {positions} positions, {:.0} s",
            begun.elapsed().as_secs_f64()
        );
    }
    match only {
        None => println!("no player expects more than {bound:.4}"),
        Some(_) => println!("the others are left out"),
    }
}
