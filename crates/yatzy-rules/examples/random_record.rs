//! Plays a random game and prints its record: `cargo run -p yatzy-rules --features toys --example
//! random_record -- EDITION SEATS SEED`.

use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Catalogue, DiceSource, Game, Record, RecordSeat};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (edition, seats, seed) = match &args[..] {
        [edition, seats, seed] => (edition.as_str(), seats.parse().unwrap_or(2), seed.parse().unwrap_or(1)),
        _ => ("yatzy", 2, 1),
    };
    let Some(rules) = Catalogue::get().rules(edition) else {
        eprintln!("no edition `{edition}`");
        return;
    };
    let mut random = SplitMix(seed);
    let mut game = Game::new(rules, seats, DiceSource::Program);
    while game.turn().is_some() {
        let actions = game.actions();
        let action = actions[random.below(actions.len() as u64) as usize];
        let event = game.decide(action, &mut |count| random.throw(count)).expect("a listed action is legal");
        game.record(&event).expect("a decided event is legal");
    }
    let names = ["Anna", "Björn", "Cecilia", "Дарья", "Eino"];
    let seats = (0..usize::from(seats)).map(|seat| RecordSeat::person(names[seat % names.len()])).collect();
    let record = Record { edition: Some(edition.to_owned()), ..Record::new(seats, game) };
    print!("{record}");
}
