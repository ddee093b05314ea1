//! The points of a hand in every box: `cargo run --example score -- 6-6-6-5-5 [EDITION]`.

use yatzy_rules::{Catalogue, Hand};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let hand: Hand = words.next().as_deref().unwrap_or("6-6-6-5-5").parse()?;
    let edition = words.next().unwrap_or_else(|| "yatzy".to_owned());
    let rules = Catalogue::get().rules(&edition).ok_or("there is no such edition")?;
    for cell in rules.cells().iter() {
        println!("{:20} {:>3}", rules.cell_id(cell), rules.points(cell, hand).0);
    }
    Ok(())
}
