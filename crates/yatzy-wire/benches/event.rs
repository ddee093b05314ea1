//! The processor time of one event for a server and one client, early and late in a long game: with the whole game as a
//! record, and with the events that the client does not have yet.

// What the laws of the table need beside that is not needed here.
#[allow(dead_code)]
#[path = "../../yatzy-table/tests/laws/shell.rs"]
mod shell;

use shell::Shell;
use std::hint::black_box;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, DiceSource, Goal, Keep, Phase};
use yatzy_table::{NewRules, NewSeat, NewTable, Request, TableLog, TableRequest, Token, View};
use yatzy_text::{Lang, Text};
use yatzy_wire::{GameAtVersion, StateBody};

/// Timed events at either end of the game.
const EVENTS: usize = 100;

fn main() {
    let (mut whole, mut after) = (Vec::new(), Vec::new());
    play(|view, shell, known| {
        let text = Text::new(Lang::En);
        let before = Instant::now();
        let seen = arrives(&StateBody::of(view, text).with_turns(view), None).0;
        whole.push(before.elapsed());
        assert_eq!(&seen, view);
        let log =
            TableLog { first_seats: shell.table.saved.first_seats, rows: shell.table.saved.log.clone() };
        let before = Instant::now();
        let version = known.as_ref().map_or(0, |known| known.version);
        let state = StateBody::of(view, text).with_events(view, &log, version);
        let (seen, next) = arrives(&state, known.as_ref());
        after.push(before.elapsed());
        assert_eq!(&seen, view);
        *known = Some(next);
    });
    println!("a game of {} events, median of {EVENTS}:", whole.len());
    for (name, times) in [("the whole game", whole), ("the events after", after)] {
        let early = median(times.iter().skip(1).take(EVENTS));
        let late = median(times.iter().rev().take(EVENTS));
        println!("{name}: {early:.0} µs at its beginning, {late:.0} µs at its end");
    }
}

/// From the server's body to the client's view.
fn arrives(state: &StateBody, known: Option<&GameAtVersion>) -> (View, GameAtVersion) {
    let json = serde_json::to_string(state).expect("a body");
    let body: StateBody = serde_json::from_str(black_box(&json)).expect("the same body");
    body.read(known).expect("a view")
}

fn median<'a>(times: impl Iterator<Item = &'a Duration>) -> f64 {
    let mut times: Vec<Duration> = times.copied().collect();
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1e6
}

/// A game for four, with every view of its host.
fn play(mut show: impl FnMut(&View, &Shell, &mut Option<GameAtVersion>)) {
    let new = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "triple".to_owned(), options: Vec::new() },
        source: DiceSource::Program,
        seats: (1..=4).map(|number| NewSeat::Here(format!("Player {number}"))).collect(),
        goal: Goal::Mean,
        hints: None,
        key: Token::from_bytes([7; 32]),
    };
    let mut shell = Shell::new(&new, Duration::ZERO);
    let (who, mut known) = (shell.host.clone(), None);
    for number in 0_u32.. {
        let view = shell.view(&who);
        show(&view, &shell, &mut known);
        let action = match view.phase {
            Phase::Over => return,
            Phase::Thrown { hand, rethrows } if rethrows > 0 => {
                Action::Throw(Keep::all_of(hand).next().unwrap_or(Keep::NOTHING))
            }
            _ => view.actions()[0],
        };
        let asked =
            TableRequest::once(&who, view.version, &format!("{number:0>64}"), Request::Act(action, None));
        shell.ask(&asked).expect("a legal move");
    }
}
