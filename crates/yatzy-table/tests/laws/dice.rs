//! When the dice become public, and what can be undone until then.

use crate::shell::Shell;
use crate::{computer_request, key, new_table};
use std::time::Duration;
use yatzy_rules::{Action, DiceSource, Keep, Phase, Seat};
use yatzy_table::{LogEvent, Moment, NewSeat, NewTable, Refused, Request, Table, TableRequest, Who, Zone};

/// A game alone, to its last entry.
pub fn played_out(take_back: Duration) -> (Shell, Who) {
    let new =
        NewTable { seats: vec![NewSeat::Here("Anna".into())], ..new_table("yatzy", DiceSource::Program) };
    let mut shell = Shell::new(&new, take_back);
    let anna = shell.host.clone();
    while !shell.table.is_over() {
        let action = *shell.view(&anna).actions().last().unwrap();
        let action = match shell.table.game.phase() {
            Phase::FirstThrow => Action::Throw(Keep::NOTHING),
            _ => action,
        };
        let asked = TableRequest::once(
            &anna,
            shell.table.version(),
            &key(shell.rows.log.len()),
            Request::Act(action, None),
        );
        shell.ask(&asked).unwrap();
    }
    (shell, anna)
}

#[test]
fn the_dice_are_laid_open_when_nothing_can_be_taken_back_any_more() {
    let (mut shell, anna) = played_out(Duration::from_secs(3));
    let take_back = |shell: &Shell| {
        TableRequest::once(
            &anna,
            shell.table.version(),
            &key(1000 + shell.rows.log.len()),
            Request::Act(Action::TakeBack, None),
        )
    };
    let seal = TableRequest::now(&Who::default(), Request::Seal);
    assert_eq!(shell.view(&anna).secret, None, "the last entry can still be taken back");
    assert!(
        shell.rows.record(Zone::Utc).unwrap().proof.unwrap().secret.is_none(),
        "nor does the record tell"
    );
    assert_eq!(shell.ask(&seal), Err(Refused::NotOver));
    shell.ask(&take_back(&shell)).unwrap();
    assert!(!shell.table.is_over());
    let cell = shell.view(&anna).offers.iter().find(|offer| offer.points.is_ok()).unwrap().cell;
    let entered = Request::Act(Action::Enter(cell), None);
    shell.ask(&TableRequest::once(&anna, shell.table.version(), &key(2000), entered)).unwrap();
    shell.now = Moment(shell.now.0 + 3_000);
    // The game is not sealed yet, and still it is too late to undo.
    assert!(shell.ask(&take_back(&shell)).is_err());
    shell.ask(&seal).unwrap();
    assert_eq!(shell.rows.log.last().unwrap().what, LogEvent::Sealed);
    assert!(shell.view(&anna).secret.is_some());
    // A clock that is set back does not allow an undo again.
    shell.now = Moment(shell.now.0 - 100_000);
    assert!(shell.ask(&take_back(&shell)).is_err());
}

#[test]
fn without_time_to_undo_the_last_entry_seals() {
    let (shell, anna) = played_out(Duration::ZERO);
    assert!(shell.table.is_sealed());
    assert!(shell.view(&anna).secret.is_some());
    let record = shell.rows.record(Zone::Utc).unwrap();
    assert_eq!(record.proof.unwrap().secret, shell.rows.secret);
}

#[test]
fn a_game_without_a_secret_plays_on_by_the_worlds_dice() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    shell.rows.secret = None;
    shell.table = Table::new(shell.rows.clone()).unwrap().into();
    let throw = Request::Act(Action::Throw(Keep::NOTHING), None);
    shell.ask(&TableRequest::once(&shell.host.clone(), 0, &key(1), throw)).unwrap();
    assert_eq!(shell.view(&shell.host).turn.unwrap().hand().map(|hand| hand.len()), Some(5));
    assert_eq!(shell.view(&shell.host).commitment, None);
}

#[test]
fn what_the_computer_chose_stands() {
    let new = NewTable {
        seats: vec![NewSeat::Computer { level: "greedy".into(), name: None }, NewSeat::Here("Anna".into())],
        ..new_table("yatzy", DiceSource::Program)
    };
    let mut shell = Shell::new(&new, Duration::from_secs(3));
    while let Some(asked) = computer_request(&shell) {
        shell.ask(&asked).unwrap();
    }
    let view = shell.view(&shell.host);
    assert_eq!(view.you.take_back, None);
    let last = view.last_move().unwrap();
    assert_eq!((last.seat, last.round), (Seat(0), 1));
    let back = TableRequest::once(
        &shell.host.clone(),
        shell.table.version(),
        &key(1),
        Request::Act(Action::TakeBack, None),
    );
    assert!(shell.ask(&back).is_err());
}
