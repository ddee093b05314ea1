//! Everything that a player may do after a throw: `cargo run --example actions`.

use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Keep};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Catalogue::get().rules("yatzy").ok_or("the plain game")?;
    let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
    let thrown: Hand = "6-6-5-5-1".parse()?;
    let event = game.decide(Action::Throw(Keep::NOTHING), &mut |_| thrown)?;
    game.record(&event)?;
    for action in game.actions() {
        match action {
            Action::Enter(cell) => println!("enter {}", rules.cell_id(cell)),
            other => println!("{other:?}"),
        }
    }
    Ok(())
}
