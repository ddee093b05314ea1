//! Latency of moves without a solution: `moves RULES GAMES [SEED]`. The first hint counts from the start of the
//! program; all later moves are those of the perfect level.

use std::sync::Arc;
use std::time::{Duration, Instant};
use yatzy_bots::{Bot, Coach, EstimatedValues, Level, SeededDice, Values};
use yatzy_rules::{Catalogue, DiceSource, Game};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rules, games, seed @ ..] = &args[..] else { return Err("moves RULES GAMES [SEED]".into()) };
    let (games, seed): (u64, u64) = (games.parse()?, seed.first().map_or(Ok(1), |text| text.parse())?);
    let begun = Instant::now();
    let rules = Catalogue::get().rules(rules).ok_or("no such rules")?;
    let values: Arc<dyn Values> = Arc::new(EstimatedValues::new(rules.clone()));
    Coach::new(values.clone()).hint(&thrown(&rules, seed)?, None)?;
    println!("first hint after {:?}, values off by {:?}", begun.elapsed(), values.error());
    let mut times = Vec::new();
    let mut totals = 0;
    for number in 0..games {
        let mut dice = SeededDice::new(seed, 0, number);
        let mut bot = Bot::new(Level::Perfect, values.clone(), seed)?;
        let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
        loop {
            let begun = Instant::now();
            let Some(action) = bot.choose(&game)? else { break };
            times.push(begun.elapsed());
            let event = game.decide(action, &mut dice)?;
            game.record(&event)?;
        }
        totals += game.standings()[0].total.0;
    }
    times.sort_unstable();
    let share = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    println!("{} moves of {games} games, mean total {:.1}", times.len(), f64::from(totals) / games as f64);
    for (name, part) in [("half", 0.5), ("99 of 100", 0.99), ("all", 1.0)] {
        println!("{name} within {:?}", share(part));
    }
    let sum: Duration = times.iter().sum();
    println!("{:?} a game", sum / games as u32);
    // Where the system provides it.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
    Ok(())
}

/// A game after its first throw.
fn thrown(rules: &Arc<yatzy_rules::Ruleset>, seed: u64) -> Result<Game, Box<dyn std::error::Error>> {
    let mut game = Game::new(rules.clone(), 1, DiceSource::Program);
    let throw = yatzy_rules::Action::Throw(yatzy_rules::Keep::NOTHING);
    let event = game.decide(throw, &mut SeededDice::new(seed, 0, 0))?;
    game.record(&event)?;
    Ok(game)
}
