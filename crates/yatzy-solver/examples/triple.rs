//! Plays TripleYatzy with a fit: `triple GAMES [TURNS EXACT SEED FILE]`.

use std::time::{Duration, Instant};
use yatzy_rules::toys::SplitMix;
use yatzy_rules::{Catalogue, DiceSource, Game, Phase, Seat};
use yatzy_solver::Sample;
use yatzy_solver::fit::{Fit, Fitted, Measured, Sight};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse());
    let (games, seed) = (number(0, 1_000)?, number(3, 7)?);
    let usual = Sight::default();
    let sight = Sight {
        turns: number(1, usual.turns as u64)? as usize,
        exact_cells: number(2, usual.exact_cells as u64)? as usize,
    };
    let rules = Catalogue::get().rules("triple").expect("one of the catalogue's");
    let fitted = match args.get(4) {
        Some(file) => Fitted::new(rules.clone(), Fit::from_bytes(&std::fs::read(file)?, &rules)?)?,
        None => Fitted::of(&rules).expect("a fit of the project"),
    };
    let fitted = fitted.looking(sight);
    let begun = Instant::now();
    let played = fitted.play_with_luck(seed, 0, 0..games);
    let took = begun.elapsed().as_secs_f64() * 1000.0 / games as f64;
    println!("{sight:?}: {games} games from seed {seed}, {took:.3} ms each");
    let sample = Sample::of(&played.iter().map(|&(total, _)| total).collect::<Vec<_>>());
    println!("mean {:.4} ± {:.4}, deviation {:.3}", sample.mean, sample.standard_error, sample.deviation);
    let found = Measured::of(&played);
    println!("luck taken out {:.4} ± {:.4}", found.mean, found.standard_error);
    println!("predicted {:.4}", fitted.fit().predicted());
    let moves = moves(&fitted, seed, games.min(20))?;
    let share = |part: f64| moves[(moves.len() as f64 * part) as usize];
    println!("a move takes {:?}, 99 of 100 at most {:?}, all {:?}", share(0.5), share(0.99), share(0.9999));
    Ok(())
}

/// How long each question of some games took, sorted.
fn moves(fitted: &Fitted, seed: u64, games: u64) -> Result<Vec<Duration>, Box<dyn std::error::Error>> {
    let mut random = SplitMix(seed);
    let mut times = Vec::new();
    for _ in 0..games {
        let mut adviser = fitted.adviser();
        let mut game = Game::new(fitted.rules().clone(), 1, DiceSource::Program);
        while game.phase() != Phase::Over {
            let card = game.card(Seat(0)).expect("the only seat").clone();
            let begun = Instant::now();
            let action = adviser.best(&card, None, game.phase())?.action;
            times.push(begun.elapsed());
            let event = game.decide(action, &mut |count: u8| random.throw(count))?;
            game.record(&event)?;
        }
    }
    times.sort_unstable();
    Ok(times)
}
