//! Finished games in lines: the list, the report, every step, and the game log as a file.

use crate::Environment;
use crate::screens::{finished, in_one_line, look, work_out, write_log};
use yatzy_bots::Words;
use yatzy_table::{Refused, View};
use yatzy_text::say;

/// How many games are listed.
const LISTED: usize = 20;
/// Number of the costliest moves that are shown for a seat.
const WORST: usize = 5;

/// The games that are over, numbered.
pub fn finished_games(environment: &Environment) -> Vec<String> {
    let text = environment.text;
    match finished(&environment.connection).wait() {
        Some(Ok(games)) if games.is_empty() => vec![say!(text, "records-none")],
        Some(Ok(games)) => {
            let line = |(i, game)| format!("{}. {}", i + 1, in_one_line(game, text));
            let mut said: Vec<String> = games.iter().take(LISTED).enumerate().map(line).collect();
            said.push(say!(text, "finished-plain-open"));
            said
        }
        Some(Err(rejection)) => vec![rejection.sentence(text)],
        None => vec![Refused::Unavailable.sentence(text, None)],
    }
}

/// One of them, by its number.
pub fn open(environment: &Environment, number: usize) -> Result<View, String> {
    let text = environment.text;
    let games = finished(&environment.connection).wait().and_then(Result::ok).unwrap_or_default();
    let game = number.checked_sub(1).and_then(|place| games.get(place));
    let game = game.ok_or_else(|| say!(text, "finished-none"))?;
    match look(&environment.connection, &game.id).wait() {
        Some(Ok(view)) => Ok(view),
        Some(Err(rejection)) => Err(rejection.sentence(text)),
        None => Err(Refused::Unavailable.sentence(text, None)),
    }
}

/// Luck and skill by seat, the person's own seat first.
pub fn report(environment: &Environment, view: &View) -> Vec<String> {
    let text = environment.text;
    if !view.is_over() {
        return vec![Refused::NotOver.sentence(text, Some(view))];
    }
    let Some(analysis) = work_out(&environment.connection, &view.id).wait().flatten() else {
        return vec![say!(text, "report-unknown")];
    };
    let words = Words { text, names: &view.names, rules: &view.rules };
    let mut said: Vec<String> = analysis.caveat(text).into_iter().collect();
    let mut reports: Vec<_> = analysis.seats.iter().collect();
    reports.sort_by_key(|report| !view.you.seats.contains(&report.seat));
    for report in reports {
        said.push(text.labelled(view.name(text, report.seat), analysis.sentence(text, report.seat)));
        said.push(report.accuracy_sentence(text));
        for (turn, decision) in analysis.worst(report.seat, WORST) {
            let (done, better) = (decision.done_sentence(&words, turn), decision.better_sentence(&words));
            said.push(say!(text, "report-mistake", done = done, better = better));
            said.extend(analysis.why(&words, report.seat, turn, decision));
        }
    }
    said
}

/// Every step of the game.
pub fn replay(environment: &Environment, view: &View) -> Vec<String> {
    let (connection, game, text) = (environment.connection.clone(), view.id.clone(), environment.text);
    let replay = async move { connection.house().replay(&game, &connection.who()).await };
    let replay = match environment.connection.ask(replay).wait() {
        Some(Ok(replay)) => replay,
        Some(Err(rejection)) => return vec![rejection.sentence(text)],
        None => return vec![Refused::Unavailable.sentence(text, None)],
    };
    let steps = (1..=replay.len()).filter_map(|number| replay.step(number));
    let mut said = vec![say!(text, "replay-begins")];
    said.extend(steps.map(|step| view.happened_sentence(text, step.event, step.is_first_throw())));
    said
}

/// Writes the game log into the current folder.
pub fn save(environment: &Environment, view: &View) -> Vec<String> {
    let (connection, game, text) = (environment.connection.clone(), view.id.clone(), environment.text);
    let record = async move { connection.house().record(&game, &connection.who()).await };
    vec![match environment.connection.ask(record).wait() {
        Some(Ok(record)) => write_log(&view.id, &record, text),
        Some(Err(rejection)) => rejection.sentence(text),
        None => Refused::Unavailable.sentence(text, None),
    }]
}
