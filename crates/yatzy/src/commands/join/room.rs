//! The table around a game, out of what the API tells.

use serde_json::Value;
use std::time::{Duration, Instant};
use yatzy_rules::{Player, RecordSeat, Seat};
use yatzy_terminal::Room;

/// The table of a state and a series, as the asker sees it. What is missing is taken for nothing.
pub fn read(state: &Value, series: &Value) -> Room {
    let you = &state["you"];
    let seats = || (0..).map(Seat).zip(state["seats"].as_array().into_iter().flatten());
    let over = state["phase"] == "over";
    let is_away = |seat: &Value| {
        let person = seat["player"] == "person" && seat["left"] == false;
        person && seat["here"] == false && seat["yours"] == false && !over
    };
    let won = series["won"].as_array().into_iter().flatten();
    let won = won.filter_map(|row| Some((row["name"].as_str()?.to_owned(), row["games"].as_u64()? as u32)));
    let is_series = series["games"].as_u64().is_some_and(|games| games > 1 || (games == 1 && !over));
    Room {
        own: seats().filter(|(_, seat)| seat["yours"] == true).map(|(seat, _)| seat).collect(),
        host: you["host"] == true,
        seats: seats().map(|(_, seat)| who(seat)).collect(),
        away: seats().filter(|(_, seat)| is_away(seat)).map(|(seat, _)| seat).collect(),
        hints: state["hints"] == true,
        free: you["join"] == true || (!over && seats().any(|(_, seat)| seat["player"] == "open")),
        step_in: you["step_in"]
            .as_u64()
            .map(|seconds| Instant::now() + Duration::from_secs(seconds.min(86_400))),
        series: if is_series { won.collect() } else { Vec::new() },
    }
}

/// Who sits on a seat. A computer that has no name of its own is called by its level, in every language.
fn who(seat: &Value) -> RecordSeat {
    let name = seat["name"].as_str().unwrap_or_default();
    let player: Player = seat["player"].as_str().and_then(|player| player.parse().ok()).unwrap_or_default();
    let own = if player.level() == Some(name) { "" } else { name };
    RecordSeat { player, ..RecordSeat::person(own) }
}
