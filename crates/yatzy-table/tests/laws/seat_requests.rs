//! Requests for a seat that another device holds.

use crate::checks::check_rows;
use crate::new_table;
use crate::shell::Shell;
use std::time::Duration;
use yatzy_rules::{DiceSource, Seat};
use yatzy_table::{Moment, OtherNodesPresence, Presence, Refused, Request, TableRequest, Token, Who};

/// A shell's part in requests for seats, as a house does it.
fn request(shell: &mut Shell, who: &Who, seat: Seat) -> Result<u16, Refused> {
    let answer = shell.ask(&TableRequest::now(who, Request::AskForSeat(seat)))?;
    let device = answer.holder.hash().unwrap();
    let (table, now) = (shell.table.clone(), shell.now);
    shell.presence.ask_for_seat(&table, seat, device, now)?;
    Ok(shell.view(&answer.holder).own_request().unwrap().1.number)
}

fn answer(shell: &mut Shell, who: &Who, seat: Seat, number: u16, allow: bool) -> Result<(), Refused> {
    let device = shell.presence.asking_device(seat, number, shell.now);
    let is_unattended = shell.table.is_unattended(&shell.presence, seat, shell.now);
    let request = match allow {
        true => Request::AllowRequest { seat, number, device, is_unattended },
        false => Request::RefuseRequest { seat, number, is_unattended },
    };
    shell.ask(&TableRequest::now(who, request))?;
    let now = shell.now;
    shell.presence.answer_seat_request(seat, number, now);
    Ok(())
}

#[test]
fn a_held_seat_moves_to_the_device_that_asks_and_the_old_tokens_end() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let device = |byte: u8| Who::with(Token::from_bytes([byte; 32]));
    let (host, old, new, other) = (shell.host.clone(), device(9), device(8), device(7));
    let seat = Seat(1);
    let link = shell.links.iter().find(|link| link.seat == seat).unwrap().token;
    shell.ask(&TableRequest::now(&old, Request::TakeOpen { seat, name: None })).unwrap();
    let version = shell.table.version();
    assert!(shell.view(&new).on_other_devices().any(|held| held.seat == seat));
    let number = request(&mut shell, &new, seat).unwrap();
    assert_eq!(request(&mut shell, &new, seat), Ok(number), "asking twice is one request");
    assert_eq!(request(&mut shell, &other, seat), Err(Refused::SeatAsked));
    assert_eq!(shell.table.version(), version, "a request makes no version");
    // The host and the old device see it, and only they may answer.
    let asked = |shell: &Shell, who: &Who| {
        shell.view(who).requests_to_answer().map(|(_, number)| number).collect::<Vec<_>>()
    };
    assert_eq!((asked(&shell, &host), asked(&shell, &old)), (vec![number], vec![number]));
    assert_eq!((asked(&shell, &other), asked(&shell, &new)), (Vec::new(), Vec::new()));
    for who in [&new, &other] {
        assert!(matches!(answer(&mut shell, who, seat, number, true), Err(Refused::NotYours { .. })));
    }
    assert_eq!(answer(&mut shell, &host, seat, number ^ 1, true), Err(Refused::NoSeatRequest));
    answer(&mut shell, &old, seat, number, true).unwrap();
    assert_eq!(shell.table.version(), version + 1);
    assert!(shell.table.holds(&new, seat) && !shell.table.holds(&old, seat));
    // Neither the old link nor one that the old device could derive leads to the seat.
    assert_eq!(shell.table.linked(link), None);
    assert_eq!((shell.table.links_of(&old), shell.view(&new).own_request()), (Vec::new(), None));
    assert!(asked(&shell, &host).is_empty() && asked(&shell, &new).is_empty());
    // The old device asks for it back, and is refused. It has to wait before it asks again.
    let number = request(&mut shell, &old, seat).unwrap();
    assert_eq!(asked(&shell, &new), [number], "the device that was given the seat is asked now");
    answer(&mut shell, &new, seat, number, false).unwrap();
    assert!(shell.view(&old).own_request().is_some_and(|(_, request)| request.is_refused));
    assert_eq!(request(&mut shell, &old, seat), Err(Refused::SeatRefused));
    assert_eq!(answer(&mut shell, &host, seat, number, true), Err(Refused::NoSeatRequest));
    assert!(request(&mut shell, &other, seat).is_ok(), "another device may ask");
    check_rows(&shell);
}

/// The phone of the host is lost, and with it the one that could allow another.
#[test]
fn every_player_answers_for_a_host_who_is_away() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let device = |byte: u8| Who::with(Token::from_bytes([byte; 32]));
    let (host, player, new, stranger) = (shell.host.clone(), device(9), device(8), device(7));
    let (lost, other) = (Seat(0), Seat(1));
    shell.ask(&TableRequest::now(&player, Request::TakeOpen { seat: other, name: None })).unwrap();
    shell.presence.comes(&[other]);
    shell.presence.comes(&[lost]);
    let gone = shell.now;
    shell.presence.goes(&[lost], gone);
    let offered = |shell: &Shell, who: &Who| shell.view(who).requests_to_answer().count();
    // A moment before the two minutes are over, and then.
    shell.now = Moment(gone.0 + 119_800);
    let number = request(&mut shell, &new, lost).unwrap();
    assert!(shell.view(&new).own_request().is_some_and(|(_, request)| !request.is_unattended));
    assert_eq!(offered(&shell, &player), 0);
    assert!(matches!(answer(&mut shell, &player, lost, number, true), Err(Refused::NotYours { .. })));
    shell.now = Moment(gone.0 + 120_000);
    assert!(shell.view(&new).own_request().is_some_and(|(_, request)| request.is_unattended));
    assert_eq!((offered(&shell, &player), offered(&shell, &stranger)), (1, 0));
    for who in [&stranger, &new] {
        assert!(matches!(answer(&mut shell, who, lost, number, true), Err(Refused::NotYours { .. })));
    }
    // The host comes back: it is their seat again, and only theirs to give.
    let now = shell.now;
    shell.presence.touch(&[lost], now);
    assert_eq!((offered(&shell, &player), offered(&shell, &host)), (0, 1));
    assert!(matches!(answer(&mut shell, &player, lost, number, true), Err(Refused::NotYours { .. })));
    shell.now = Moment(now.0 + 120_000);
    let number = request(&mut shell, &new, lost).unwrap();
    answer(&mut shell, &player, lost, number, true).unwrap();
    assert!(shell.table.holds(&new, lost) && !shell.table.holds(&host, lost));
    // The old device stays the host, and can make a link to take the seat back.
    assert!(shell.table.is_host(&host));
    assert!(shell.ask(&TableRequest::now(&host, Request::Relink(lost))).is_ok());
    check_rows(&shell);
}

#[test]
fn a_request_for_a_seat_expires_after_two_minutes() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let (host, new) = (shell.host.clone(), Who::with(Token::from_bytes([8; 32])));
    let number = request(&mut shell, &new, Seat(0)).unwrap();
    let asked_at = shell.presence.seat_requests(shell.now)[0].at;
    shell.now = Moment(asked_at.0 + 119_999);
    assert!(shell.view(&host).requests_to_answer().next().is_some());
    shell.now = Moment(asked_at.0 + 120_000);
    assert_eq!((shell.view(&host).requests_to_answer().count(), shell.view(&new).own_request()), (0, None));
    assert_eq!(answer(&mut shell, &host, Seat(0), number, true), Err(Refused::NoSeatRequest));
    assert!(shell.table.holds(&host, Seat(0)));
    let now = shell.now;
    shell.presence.forget_seat_requests(now);
    assert!(shell.presence.seat_request_states().is_empty());
    // Then it may ask again, also if another node knew of the first request and its answer.
    assert_eq!(request(&mut shell, &new, Seat(0)), Ok(number));
}

#[test]
fn a_request_at_another_node_is_seen_answered_and_not_asked_twice() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let (host, new) = (shell.host.clone(), Who::with(Token::from_bytes([8; 32])));
    let mut elsewhere = Presence::since(shell.now);
    elsewhere.ask_for_seat(&shell.table, Seat(0), new.hash().unwrap(), shell.now).unwrap();
    let told = elsewhere.told(shell.table.id()).requests;
    shell.presence.hear(OtherNodesPresence { requests: told, ..OtherNodesPresence::default() });
    let number = shell.view(&host).requests_to_answer().next().unwrap().1;
    answer(&mut shell, &host, Seat(0), number, false).unwrap();
    // The first node learns the answer.
    let told = shell.presence.told(shell.table.id()).requests;
    elsewhere.hear(OtherNodesPresence { requests: told, ..OtherNodesPresence::default() });
    assert!(elsewhere.seat_requests(shell.now).iter().all(|request| request.is_answered));
    let again = elsewhere.ask_for_seat(&shell.table, Seat(0), new.hash().unwrap(), shell.now);
    assert_eq!(again, Err(Refused::SeatRefused));
}
