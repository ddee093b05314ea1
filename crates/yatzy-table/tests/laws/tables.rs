//! Three tables that are the same in every run. Their written forms are compared byte by byte: here, in the store and
//! on the wire.

use super::shell::Shell;
use std::sync::Arc;
use std::time::Duration;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, Catalogue, Cell, DiceSource, Goal, Keep, Names, Player, Points, Seat, Shown, TableTurn,
};
use yatzy_table::{NewRules, NewSeat, NewTable, Request, TableRequest, Token, Who};

/// The tables by name: one that is over, one with real dice, one in the middle of a turn.
pub fn seeded() -> [(&'static str, Shell); 3] {
    [("small", small()), ("real", real()), ("chips", chips())]
}

fn listed(id: &str) -> NewRules {
    NewRules::Listed { id: id.to_owned(), options: Vec::new() }
}

fn table(new: &NewTable) -> Shell {
    let mut shell = Shell::new(new, Duration::ZERO);
    // The digest of a request is not part of these forms.
    shell.rows.request = [7; 32];
    shell
}

fn link(new: &NewTable, shell: &Shell, seat: u16) -> Who {
    let link = shell.links.iter().find(|link| link.seat == Seat(seat));
    Who::with(link.unwrap_or_else(|| panic!("seat {seat} of {new:?} has a link")).token)
}

fn ask(shell: &mut Shell, who: &Who, request: Request) {
    let asked = TableRequest { version: Some(shell.rows.version()), ..TableRequest::now(who, request) };
    shell.ask(&asked).unwrap_or_else(|refused| panic!("{refused:?}: {asked:?}"));
}

/// A ruleset with three boxes, played to the end against the computer.
fn small() -> Shell {
    let mut draft = Catalogue::get().rules("yatzy").unwrap().draft().clone();
    draft.boxes.truncate(3);
    draft.bonus = None;
    let mut names = Names::default();
    names.insert(None, "title", "Three boxes");
    names.insert(Some("sv"), "ones", "Våra ettor");
    let new = NewTable {
        seed: None,
        rules: NewRules::Own { edition: None, rules: Arc::new(draft.validate().unwrap()), names },
        source: DiceSource::Program,
        seats: vec![NewSeat::Here("Anna".into()), NewSeat::Computer { level: "greedy".into(), name: None }],
        goal: Goal::AtLeast(10),
        hints: Some(true),
        key: Token::from_bytes([1; 32]),
    };
    let mut shell = table(&new);
    let host = shell.host.clone();
    ask(&mut shell, &host, Request::Act(Action::Hint, None));
    while let Some(turn) = shell.table.game.turn() {
        let is_computer = turn.seat == Seat(1);
        let actions = shell.table.game.actions();
        let entered = actions.iter().find(|action| matches!(action, Action::Enter(_)));
        let action = *entered.unwrap_or(&actions[0]);
        if is_computer {
            ask(&mut shell, &Who::default(), Request::Computer(action));
        } else {
            let bytes = matches!(action, Action::Throw(_)).then_some(PlayerBytes([0xab; 32]));
            ask(&mut shell, &host, Request::Act(action, bytes));
        }
    }
    // A game in which nothing can be undone may be sealed already.
    let seal = TableRequest::now(&Who::default(), Request::Seal);
    let _ = shell.ask(&seal);
    shell
}

/// Real dice: turns reported by hand and by points, a correction, seats that change.
fn real() -> Shell {
    let new = NewTable {
        seed: None,
        rules: listed("tactic-da"),
        source: DiceSource::Table,
        seats: vec![NewSeat::Here("Anna".into()), NewSeat::Elsewhere("Anna".into()), NewSeat::Open],
        goal: Goal::Mean,
        hints: None,
        key: Token::from_bytes([2; 32]),
    };
    let mut shell = table(&new);
    let host = shell.host.clone();
    let (guest, late) = (link(&new, &shell, 1), Who::with(Token::from_bytes([9; 32])));
    let told = |cell: Cell, shown| TableTurn { named: Some(cell), shown, throws: Some(2), cell };
    let hand = |text: &str| Shown::Hand(text.parse().unwrap());
    let cell = |shell: &Shell, id: &str| shell.rows.rules.cell(id).unwrap();
    ask(&mut shell, &late, Request::TakeOpen { seat: Seat(2), name: Some("Cleo".into()) });
    let turn = told(cell(&shell, "ones"), hand("1-1-1-4-5"));
    ask(&mut shell, &host, Request::Act(Action::Table(turn), None));
    let points = Shown::Points { points: Points(4), extra_yatzy: false };
    let turn = told(cell(&shell, "ones"), points);
    ask(&mut shell, &guest, Request::Act(Action::Table(turn), None));
    let fixed = told(cell(&shell, "ones"), hand("1-1-4-4-5"));
    ask(&mut shell, &host, Request::Act(Action::Correct { round: 1, seat: Seat(0), table: fixed }, None));
    ask(&mut shell, &host, Request::Join { name: "Late".into() });
    ask(&mut shell, &host, Request::SetGoal { seat: Seat(0), goal: Goal::Win });
    ask(&mut shell, &host, Request::Act(Action::Leave(Seat(3)), None));
    ask(&mut shell, &guest, Request::Rename { seat: Seat(1), name: String::new() });
    shell
}

/// Saved rethrows, and a turn in progress.
fn chips() -> Shell {
    let new = NewTable {
        seed: None,
        rules: listed("alga-maxi-sv"),
        source: DiceSource::Program,
        seats: vec![NewSeat::Here("Björn 🎲".into()), NewSeat::Elsewhere("Bo".into()), NewSeat::Open],
        goal: Goal::Mean,
        hints: Some(false),
        key: Token::from_bytes([3; 32]),
    };
    let mut shell = table(&new);
    let (host, guest) = (shell.host.clone(), link(&new, &shell, 1));
    let throw = |keep| Request::Act(Action::Throw(keep), Some(PlayerBytes([3; 32])));
    ask(&mut shell, &host, throw(Keep::NOTHING));
    let kept = shell.table.game.actions().into_iter().find_map(|action| match action {
        Action::Throw(keep) if keep.dice().len() == 2 => Some(keep),
        _ => None,
    });
    ask(&mut shell, &host, throw(kept.unwrap()));
    let enter = |shell: &Shell| {
        *shell.table.game.actions().iter().find(|action| matches!(action, Action::Enter(_))).unwrap()
    };
    let entered = enter(&shell);
    ask(&mut shell, &host, Request::Act(entered, None));
    ask(&mut shell, &host, Request::Act(Action::TakeBack, None));
    ask(&mut shell, &host, Request::Act(entered, None));
    ask(&mut shell, &guest, Request::Act(Action::Throw(Keep::NOTHING), None));
    assert!(shell.rows.seats.iter().any(|seat| seat.player == Player::Open));
    shell
}
