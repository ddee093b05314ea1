//! Games played out from a card for the highest mean: `play_out RULES GAMES [OPEN]`. Prints their mean total, and what
//! their luck says about it. With no games it only prepares the values, so that the difference is the games' time.

use yatzy_bots::{Budget, CardState, GameStart, PlayedTotals, ValueSource, Values};
use yatzy_rules::{Catalogue, toys::SplitMix};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rules, games, open @ ..] = &args[..] else { return Err("play_out RULES GAMES [OPEN]".into()) };
    let rules = Catalogue::get().rules(rules).ok_or("no such rules")?;
    let values = ValueSource::default().best(&rules, Budget::FOR_A_REPORT);
    let open = open.first().map_or(Ok(rules.cells().len()), |text| text.parse())?;
    let CardState { position, points } = card(&*values, open);
    let start = GameStart::turn(position, points);
    let ends = values.play_out(start, (1, 0), 0..games.parse()?)?;
    let count = ends.len().max(1) as f64;
    let (mut sum, mut luck, mut fair) = (0.0, 0.0, Vec::new());
    for end in &ends {
        sum += f64::from(end.total);
        luck += end.luck;
        fair.push(f64::from(end.total) - end.luck);
    }
    let (mean, error) = yatzy_solver::mean_and_error(&fair);
    println!(
        "{open} open, value {:.3}: mean {:.3}, luck {:.3}, without luck {mean:.3} ± {error:.3}",
        values.value_at(position, points)?,
        sum / count,
        luck / count
    );
    let played = PlayedTotals::new(&ends);
    for total in [0.9, 1.0, 1.1].map(|part| (part * mean) as u32) {
        println!("{total}: {:?}", played.at_least(total));
    }
    Ok(())
}

/// A card filled by single throws.
fn card(values: &dyn Values, open: usize) -> CardState {
    let (rules, mut random) = (values.rules(), SplitMix(open as u64));
    let CardState { mut position, mut points } = CardState::START;
    while position.open(rules).len() > open {
        let hand = random.throw(rules.dice());
        let cells = position.open(rules);
        let choices =
            rules.choices(cells, position.yatzy_scored, hand, cells.top().filter(|_| rules.declares()));
        let earned = |cell| rules.entry_points(choices, cell, hand).unwrap_or_default();
        let Some(cell) = choices.cells().iter().max_by_key(|&cell| earned(cell)) else { break };
        points = points + earned(cell) + choices.extra;
        position = position.after(rules, cell, earned(cell), 1);
    }
    CardState { position, points }
}
