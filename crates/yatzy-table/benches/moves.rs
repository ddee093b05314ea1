//! The cost of a move at the beginning and at the end of a long game: to decide it, and to make the view after it.
//! Both must cost the same, and shared dice must cost no more than others.

// The shell of the law tests has more than this benchmark needs.
#[allow(dead_code)]
#[path = "../tests/laws/shell.rs"]
mod shell;

use shell::Shell;
use std::time::{Duration, Instant};
use yatzy_rules::{Action, Catalogue, DiceSource, Goal, Keep, Phase};
use yatzy_table::{NewRules, NewSeat, NewTable, Request, TableRequest, Token};

/// Number of games, and number of moves that are timed at either end of each.
const GAMES: usize = 20;
const MOVES: usize = 150;

/// The games that are compared in one run, by turns.
const CASES: [(&str, DiceSource, u16); 3] = [
    ("virtual dice, six people", DiceSource::Program, 6),
    ("virtual dice, one person", DiceSource::Program, 1),
    ("shared dice, one person", DiceSource::Shared, 1),
];

fn main() {
    let mut all: [Times; 3] = Default::default();
    for _ in 0..GAMES {
        for (times, (_, source, people)) in all.iter_mut().zip(CASES) {
            let moves = play(source, people);
            let ends = MOVES.min(moves.len() / 2);
            times.early.extend(&moves[..ends]);
            times.late.extend(&moves[moves.len() - ends..]);
            times.length = moves.len();
        }
    }
    for ((what, ..), times) in CASES.iter().zip(all) {
        let [early, late] = [times.early, times.late].map(|mut times: Vec<Duration>| {
            times.sort();
            times[times.len() / 2].as_secs_f64() * 1e6
        });
        let length = times.length;
        println!(
            "{what}: a game of {length} moves, {early:.2} µs a move at its beginning, {late:.2} µs at its end"
        );
    }
}

/// The times of moves at both ends of games, and the length of the last one.
#[derive(Default)]
struct Times {
    early: Vec<Duration>,
    late: Vec<Duration>,
    length: usize,
}

/// Every move of a game, and how long it took.
fn play(source: DiceSource, people: u16) -> Vec<Duration> {
    let rules = NewRules::Listed { id: "triple".to_owned(), options: Vec::new() };
    assert!(Catalogue::get().rules("triple").is_some());
    let seats = (1..=people).map(|number| NewSeat::Here(format!("Player {number}"))).collect();
    let key = Token::from_bytes([7; 32]);
    let new = NewTable { seed: None, rules, source, seats, goal: Goal::Mean, hints: None, key };
    let mut shell = Shell::new(&new, Duration::ZERO);
    let host = shell.host.clone();
    let mut times = Vec::new();
    while let Some(action) = next(&shell) {
        let version = shell.table.version();
        let asked =
            TableRequest::once(&host, version, &format!("key number {version}"), Request::Act(action, None));
        let begun = Instant::now();
        shell.ask(&asked).expect("a legal move");
        let view = shell.view(&host);
        times.push(begun.elapsed());
        assert!(view.version > version);
    }
    times
}

/// Two throws, then the first box that takes something.
fn next(shell: &Shell) -> Option<Action> {
    let game = &shell.table.game;
    match game.phase() {
        Phase::Over => None,
        Phase::Thrown { rethrows, .. } if rethrows < 2 => {
            game.actions().into_iter().find(|action| matches!(action, Action::Enter(_)))
        }
        _ => Some(Action::Throw(Keep::NOTHING)),
    }
}
