//! The table around a game, out of what the API tells.

use std::time::{Duration, Instant};
use yatzy_rules::Seat;
use yatzy_terminal::Room;
use yatzy_wire::{PlayerBody, SeatBody, SeriesBody, StateBody, seat_of};

/// The longest time to wait for someone that is worth telling.
const LONGEST_WAIT: Duration = Duration::from_secs(86_400);

/// The table of a state, and of a series where that is known, as the asker sees it.
pub fn read(state: &StateBody, series: Option<&SeriesBody>) -> Room {
    let over = state.is_over();
    let seats = |wanted: &dyn Fn(&SeatBody) -> bool| -> Vec<Seat> {
        state.seats.iter().filter(|seat| wanted(seat)).filter_map(|seat| seat_of(seat.seat)).collect()
    };
    let is_away = |seat: &SeatBody| {
        seat.player == PlayerBody::Person && !seat.left && !seat.here && !seat.yours && !over
    };
    let is_open = |seat: &SeatBody| seat.player == PlayerBody::Open;
    let series = series.filter(|series| series.games > 1 || (series.games == 1 && !over));
    let won = series.map(|series| series.won.iter().map(|row| (row.name.clone(), row.games)).collect());
    Room {
        own: seats(&|seat| seat.yours),
        host: state.you.host,
        names: state.seats.iter().map(name).collect(),
        away: seats(&is_away),
        hints: state.hints,
        free: state.you.join || (!over && state.seats.iter().any(is_open)),
        step_in: state
            .you
            .step_in
            .map(|seconds| Instant::now() + Duration::from_secs(seconds).min(LONGEST_WAIT)),
        series: won.unwrap_or_default(),
    }
}

/// The name of a seat. A bot that has none of its own is called by its level, in every language.
fn name(seat: &SeatBody) -> String {
    match &seat.player {
        PlayerBody::Bot(level) if *level == seat.name => seat.player.to_string(),
        _ => seat.name.clone(),
    }
}
