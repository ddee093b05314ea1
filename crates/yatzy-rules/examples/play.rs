//! A whole game of two players, each by the first box that takes the throw: `cargo run --example play`.

use yatzy_rules::{Action, Catalogue, DiceSource, Face, Game, Hand, Keep, Phase};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Catalogue::get().rules("yatzy").ok_or("the plain game")?;
    let mut game = Game::new(rules, 2, DiceSource::Program);
    // Dice come from outside. A real program asks its machine for randomness.
    let mut state = 1_u64;
    let mut dice = |count: u8| {
        let faces = (0..count).map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Face::ALL[(state >> 33) as usize % 6]
        });
        Hand::from_faces(faces).expect("a game has at most six dice")
    };
    while game.turn().is_some() {
        let action = match game.phase() {
            Phase::Thrown { .. } => {
                let open = game.offers().into_iter().find(|offer| offer.allowed().is_some());
                Action::Enter(open.ok_or("a throw fits somewhere")?.cell)
            }
            _ => Action::Throw(Keep::NOTHING),
        };
        let event = game.decide(action, &mut dice)?;
        game.record(&event)?;
    }
    for standing in game.standings() {
        println!("player {}: {} points", standing.seat.0 + 1, standing.total.0);
    }
    Ok(())
}
