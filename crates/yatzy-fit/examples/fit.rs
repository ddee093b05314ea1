//! Fits a ruleset and writes the fit to a file: `fit RULES FILE [ROUNDS GAMES EXACT MEASURED SEED]`. `fit RULES FILE
//! played-out` keeps the weights of the file and measures games that are played out by them anew.

use std::sync::Arc;
use std::time::Instant;
use yatzy_fit::{CardEffort, CellEffort, measure_cards, measure_cards_played_out, train_cards, train_cells};
use yatzy_rules::{Catalogue, Ruleset};
use yatzy_solver::EndgameSolver;
use yatzy_solver::fit::{CardFit, Fit, Fitted, Lookahead};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rules, file, numbers @ ..] = &args[..] else {
        return Err("fit RULES FILE [ROUNDS GAMES EXACT MEASURED SEED]".into());
    };
    if numbers.first().is_some_and(|word| word == "played-out") {
        let rules = Catalogue::get().rules(rules).ok_or("no such rules")?;
        let bytes = measured_anew(rules, &std::fs::read(file)?)?;
        return Ok(std::fs::write(file, bytes)?);
    }
    let number = |place: usize, usual: u64| numbers.get(place).map_or(Ok(usual), |text| text.parse());
    let rules = Catalogue::get().rules(rules).ok_or("no such rules")?;
    let bytes = if rules.bonus().is_some() || rules.has_chips() {
        let late = EndgameSolver::new(rules.clone()).cells();
        let (rounds, games) = (number(0, 3)? as usize, number(1, 2_000)?);
        let effort = CardEffort { rounds, games, exact_cells: number(2, 6)? as usize };
        fit_cards(rules, effort, late, number(3, 200)?, number(4, 1)?)?
    } else {
        let effort = CellEffort {
            rounds: number(0, 5)? as usize,
            games: number(1, 8_000)?,
            exact_cells: number(2, 12)? as usize,
            quick_cells: Lookahead::QUICK.exact_cells,
        };
        fit_cells(rules, effort, number(3, 20_000)?, number(4, 1)?)?
    };
    std::fs::write(file, bytes)?;
    Ok(())
}

/// The same weights with the played-out games of the usual seed.
fn measured_anew(rules: Arc<Ruleset>, bytes: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    if let Ok(fit) = CardFit::from_bytes(bytes, rules.clone()) {
        let fit = measure_cards_played_out(fit, u64::MAX - 1, 0..PLAYED_OUT)?;
        println!("at a table {:?}, played out {:?}", fit.measured(), fit.played_out());
        return Ok(fit.to_bytes());
    }
    let mut fitted = Fitted::new(rules.clone(), Fit::from_bytes(bytes, &rules)?)?;
    let played_out = fitted.measure_played_out(u64::MAX - 1, 0..PLAYED_OUT)?;
    println!("at a table {:?}, played out {played_out:?}", fitted.fit().measured());
    Ok(fitted.fit().to_bytes())
}

/// Only the open cells matter.
fn fit_cells(
    rules: Arc<Ruleset>,
    effort: CellEffort,
    measured: u64,
    seed: u64,
) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let begun = Instant::now();
    let mut fitted = train_cells(rules, effort, seed, &mut |stage| {
        if stage.open % 4 == 1 || stage.start.is_some() {
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "round {} open {:2}: {} positions, missed by {:.4}, {seconds:.0} s",
                stage.round, stage.open, stage.positions, stage.error
            );
        }
        if let Some(start) = stage.start {
            println!("round {}: the empty card is worth {start:.4}", stage.round);
        }
    })?;
    fitted = fitted.with_lookahead(Lookahead { turns: 1, exact_cells: effort.exact_cells });
    // Other dice than in training.
    let found = fitted.measure(u64::MAX - seed, 0..measured);
    println!(
        "predicted {:.4}, measured {:.4} ± {:.4} in {} games, deviation {:.2}",
        fitted.fit().predicted(),
        found.mean,
        found.standard_error,
        found.games,
        found.deviation
    );
    println!("played out {:?}", fitted.measure_played_out(u64::MAX - seed, 0..PLAYED_OUT)?);
    Ok(fitted.fit().to_bytes())
}

/// Games that measure how strong played-out games are.
const PLAYED_OUT: u64 = 20_000;
/// Cards with this many open cells are solved exactly when games are played out.
const QUICK_CELLS: usize = 3;

/// The upper total and chips matter too.
fn fit_cards(
    rules: Arc<Ruleset>,
    effort: CardEffort,
    late: usize,
    measured: u64,
    seed: u64,
) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let begun = Instant::now();
    let train = |effort: CardEffort| {
        train_cards(rules.clone(), effort, seed, &mut |stage| {
            let seconds = begun.elapsed().as_secs_f64();
            println!(
                "round {} open {:2}: {} values of {} sets, missed by {:.4}, {seconds:.0} s",
                stage.round, stage.open, stage.values, stage.sets, stage.error
            );
        })
    };
    let fit = train(effort)?;
    println!("predicted {:.4}", fit.value(yatzy_solver::Position::START)?);
    let fit = measure_cards(fit.above(late), late, u64::MAX - seed, 0..measured);
    let found = fit.measured();
    println!(
        "measured {:.4} ± {:.4} in {} games, the last {late} cells exact, {:.0} s",
        found.mean,
        found.standard_error,
        found.games,
        begun.elapsed().as_secs_f64()
    );
    // Games that are played out many times do not solve endgames, but for the last cells.
    let late = train(CardEffort { exact_cells: QUICK_CELLS, ..effort })?;
    let fit = measure_cards_played_out(fit.completed_by(late), u64::MAX - seed, 0..PLAYED_OUT)?;
    println!("played out {:?}", fit.played_out());
    Ok(fit.to_bytes())
}
