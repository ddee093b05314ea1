//! How far the costs of exercises are off: `choices RULES [EXERCISES] [GAMES] [SEED]`. The best and the tempting choice of
//! each exercise are played out with the same dice, for the highest mean and without their luck.

use yatzy_bots::{GameStart, Practice, PracticeOrder, TurnPoint, ValueSource, practice_values};
use yatzy_rules::{Catalogue, Phase};
use yatzy_solver::{Position, mean_and_error, points_on};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let id = args.first().ok_or("choices RULES [EXERCISES] [GAMES] [SEED]")?;
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse::<u64>());
    let (count, games, seed) = (number(1, 100)?, number(2, 400)?, number(3, 500)?);
    let rules = Catalogue::get().rules(id).ok_or("no such rules")?;
    let values = practice_values(&ValueSource::default(), &rules);
    let practice = Practice::new(values.clone())?;
    let order = PracticeOrder { seed, theme: None, level: None, count: count as u16 };
    let (mut squares, mut noise, mut offs) = (0.0, 0.0, Vec::new());
    for exercise in &practice.exercises(&order)?.exercises {
        let position = exercise.position.read(&rules)?;
        let Phase::Thrown { hand, rethrows } = position.phase else { continue };
        if values.is_exact_turn(Position::of(&rules, &position.card)) {
            continue;
        }
        let turn = GameStart::turn(Position::of(&rules, &position.card), points_on(&rules, &position.card));
        let thrown = GameStart { point: TurnPoint::Thrown(hand, rethrows), ..turn };
        let fair = |action| -> Result<Vec<f64>, Box<dyn std::error::Error>> {
            let start = thrown.after(&rules, action).ok_or("a choice that is not legal")?;
            let ends = values.play_out(start, (seed, 0), 0..games)?;
            Ok(ends.iter().map(|end| f64::from(end.total) - end.luck).collect())
        };
        let pairs = fair(exercise.best.action)?.into_iter().zip(fair(exercise.tempting.action)?);
        let (mean, error) =
            mean_and_error(&pairs.map(|(best, tempting)| best - tempting).collect::<Vec<_>>());
        let off = mean - exercise.tempting.cost;
        let open = turn.position.open(&rules).len();
        println!("{open} open: claimed {:.2}, played {mean:.2} ± {error:.2}", exercise.tempting.cost);
        squares += off * off;
        noise += error * error;
        offs.push(off);
    }
    let (mean, error) = mean_and_error(&offs);
    let spread = ((squares - noise) / offs.len() as f64).max(0.0).sqrt();
    offs.iter_mut().for_each(|off| *off = off.abs());
    offs.sort_by(f64::total_cmp);
    let within = offs[offs.len() * 95 / 100];
    println!("{id}: 95 of 100 within {within:.2}");
    println!("{id}: {} costs off by {mean:.2} ± {error:.2}, root mean square {spread:.2}", offs.len());
    Ok(())
}
