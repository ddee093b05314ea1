//! Seats that are taken, by a key, a link or a name.

use crate::shell::Shell;
use crate::{key, new_table};
use std::time::Duration;
use yatzy_rules::{DiceSource, Seat};
use yatzy_table::{Newcomer, Refused, Request, TableRequest, Token, Who};

#[test]
fn joining_five_times_with_one_key_is_one_seat_and_one_link() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let asked = TableRequest {
        who: Who::default(),
        version: None,
        key: Some(key(1)),
        request: Request::Join { name: "Elsa".into() },
    };
    let first = shell.ask(&asked).unwrap();
    for _ in 0..4 {
        assert_eq!(shell.ask(&asked).unwrap(), first);
    }
    assert_eq!(shell.table.saved.seats.len(), 5);
    assert!(shell.table.holds(&first.holder, first.seat.unwrap()));
    assert!(shell.table.holds(&Who::with(first.link.unwrap().token), Seat(4)));
    // A key that could be guessed is refused for a seat.
    let short = TableRequest { key: Some("12345678".into()), ..asked };
    assert_eq!(shell.ask(&short), Err(Refused::Field { field: "key" }));
}

#[test]
fn one_key_with_another_link_is_refused() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Table), Duration::ZERO);
    let link = |seat: u16, shell: &Shell| {
        let link = shell.links.iter().find(|link| link.seat == Seat(seat)).unwrap();
        Request::TakeByLink { token: link.token, name: Some("Dora".into()) }
    };
    let who = Who::with(Token::from_bytes([9; 32]));
    let first = TableRequest { who, version: None, key: Some(key(1)), request: link(1, &shell) };
    shell.ask(&first).unwrap();
    let other = TableRequest { request: link(2, &shell), ..first.clone() };
    let before = shell.table.clone();
    assert_eq!(shell.ask(&other), Err(Refused::KeyReused));
    assert_eq!(shell.table, before);
    assert_eq!(shell.ask(&first).unwrap().seat, Some(Seat(1)), "the first request again is a retry");
    assert!(!shell.table.holds(&other.who, Seat(2)));
}

#[test]
fn an_expected_seat_is_taken_once_by_a_device_that_knows_the_table() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let (kaj, other) = (Who::with(Token::from_bytes([9; 32])), Who::with(Token::from_bytes([8; 32])));
    let take =
        |who: &Who, seat: u16| TableRequest::now(who, Request::TakeOpen { seat: Seat(seat), name: None });
    assert_eq!(shell.view(&kaj).expected().map(|seat| seat.seat).collect::<Vec<_>>(), [Seat(1)]);
    let view = shell.view(&kaj);
    let newcomer = |name: &str| match view.newcomer(name) {
        Newcomer::Expected(seat) => ("expected", Some(seat.seat)),
        Newcomer::Taken(seat) => ("taken", Some(seat.seat)),
        Newcomer::New => ("new", None),
        Newcomer::NoSeat => ("no seat", None),
    };
    assert_eq!(newcomer("  BJO\u{308}RN"), ("expected", Some(Seat(1))));
    assert_eq!((newcomer("anna"), newcomer("Kaj")), (("taken", Some(Seat(0))), ("new", None)));
    // The seat that a form wants, and one that was not there when it was shown, are the form's own.
    assert_eq!(view.newcomer_by_form("Anna", Some(Seat(0)), 4), Newcomer::New);
    assert_eq!(view.newcomer_by_form("Anna", None, 0), Newcomer::New);
    assert_eq!(shell.ask(&take(&kaj, 1)).unwrap().seat, Some(Seat(1)));
    assert_eq!(shell.table.seat(Seat(1)).unwrap().name, "Björn");
    assert!(shell.table.holds(&kaj, Seat(1)) && !shell.view(&kaj).may_sit());
    // A seat that a device holds, the host's among them, is not taken this way; asking for it again changes nothing.
    let version = shell.table.version();
    for (who, seat) in [(&other, 1), (&other, 0), (&kaj, 0)] {
        assert_eq!(shell.ask(&take(who, seat)), Err(Refused::SeatTaken));
    }
    assert_eq!(shell.ask(&take(&kaj, 1)).unwrap().seat, Some(Seat(1)));
    assert_eq!(shell.table.version(), version);
    // The personal link still moves the seat.
    let link = shell.links.iter().find(|link| link.seat == Seat(1)).unwrap().token;
    shell.ask(&TableRequest::now(&other, Request::TakeByLink { token: link, name: None })).unwrap();
    assert!(shell.table.holds(&other, Seat(1)) && !shell.table.holds(&kaj, Seat(1)));
}

#[test]
fn a_player_by_link_is_not_awaited() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let host = shell.host.clone();
    let awaited = |shell: &Shell| -> Vec<Seat> {
        shell.view(&host).seats.iter().filter(|seat| seat.is_awaited).map(|seat| seat.seat).collect()
    };
    let before = awaited(&shell);
    let guest = *before.first().expect("someone is waited for");
    shell.presence.comes(&[guest]);
    assert_eq!(awaited(&shell), before[1..]);
    let now = shell.now;
    shell.presence.goes(&[guest], now);
    assert_eq!(awaited(&shell), before);
}
