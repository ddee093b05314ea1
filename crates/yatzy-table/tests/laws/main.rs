//! Laws that hold at every table, whatever is requested in whatever order, without socket, terminal or disk.
#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod chain;
mod challenge;
mod checks;
mod dice;
mod goals;
mod seat_requests;
mod seats;
mod shell;
mod tables;
mod wish;
mod written;

use checks::{check_allowed, check_offers, check_rows, check_view};
use proptest::prelude::*;
use shell::Shell;
use std::sync::OnceLock;
use std::time::Duration;
use wish::{Wish, request_of, wishes};
use yatzy_bots::ValueSource;
use yatzy_rules::{Card, Catalogue, DiceSource, Game, Seat};
use yatzy_table::{Moment, NewRules, NewSeat, NewTable, Refused, Request, TableRequest, Token, View, Who};

fn new_table(rules: &str, source: DiceSource) -> NewTable {
    // The computer throws no real dice.
    let third = match source {
        DiceSource::Program | DiceSource::Shared => NewSeat::Computer { level: "greedy".into(), name: None },
        DiceSource::Table => NewSeat::Elsewhere("Cleo".into()),
    };
    NewTable {
        seed: None,
        rules: NewRules::Listed { id: rules.to_owned(), options: Vec::new() },
        source,
        seats: vec![NewSeat::Here("Anna".into()), NewSeat::Elsewhere("Björn".into()), third, NewSeat::Open],
        goal: yatzy_rules::Goal::Mean,
        hints: Some(true),
        key: Token::from_bytes([7; 32]),
    }
}

/// The people of a story: the host, a person who came by link, one with a device of their own, a stranger.
fn people(shell: &Shell) -> Vec<Who> {
    let link = shell
        .links
        .iter()
        .find(|link| link.seat == Seat(1))
        .map_or(Token::from_bytes([0; 32]), |link| link.token);
    vec![shell.host.clone(), Who::with(link), Who::with(Token::from_bytes([9; 32])), Who::default()]
}

/// The value source, shared by all stories.
fn value_source() -> &'static ValueSource {
    static VALUES: OnceLock<ValueSource> = OnceLock::new();
    VALUES.get_or_init(ValueSource::default)
}

/// The move of the computer, if it is its turn.
fn computer_request(shell: &Shell) -> Option<TableRequest> {
    let question = shell.table.to_move()?;
    let action = question.answer(value_source().at_once(question.game.rules())).unwrap();
    let who = Who::default();
    Some(TableRequest { who, version: Some(question.version), key: None, request: Request::Computer(action) })
}

fn key(number: usize) -> String {
    format!("{number:0>64}")
}

fn story(rules: &str, source: DiceSource, take_back: Duration, wishes: &[Wish]) {
    let mut shell = Shell::new(&new_table(rules, source), take_back);
    let people = people(&shell);
    let mut last: Option<TableRequest> = None;
    let mut heads = chain::Heads::of(&shell);
    for (number, wish) in wishes.iter().enumerate() {
        // The computer plays as soon as it may.
        if let Some(asked) = computer_request(&shell) {
            shell.ask(&asked).unwrap();
            let stale = shell.ask(&asked);
            assert_eq!(stale, Err(Refused::Stale), "the table has moved on");
        }
        let before = shell.table.clone();
        match wish {
            Wish::Wait => shell.now = Moment(shell.now.0 + 10_000),
            Wish::Again => {
                if let Some(asked) = &last {
                    shell.ask(asked).unwrap();
                    assert_eq!(shell.table, before, "a request has its effect once");
                }
            }
            Wish::Reuse => {
                if let Some(asked) = &last {
                    let other = match &asked.request {
                        Request::TakeByLink { token, .. } => Request::TakeByLink {
                            token: shell
                                .links
                                .iter()
                                .map(|link| link.token)
                                .find(|link| link != token)
                                .unwrap(),
                            name: Some(format!("Other {number}")),
                        },
                        _ => Request::Rename { seat: Seat(0), name: format!("Other {number}") },
                    };
                    let other = if asked.request.is_about_a_seat() {
                        TableRequest { request: other, version: None, ..asked.clone() }
                    } else {
                        TableRequest { version: Some(u32::MAX), ..asked.clone() }
                    };
                    assert_eq!(shell.ask(&other), Err(Refused::KeyReused));
                    assert_eq!(shell.table, before);
                }
            }
            wish => {
                let Some((who, request)) = request_of(wish, &shell) else { continue };
                let seal = request == Request::Seal;
                let asked = TableRequest {
                    who: people[who].clone(),
                    version: (!request.is_about_a_seat() && !seal).then(|| shell.table.version()),
                    key: (!seal).then(|| key(number)),
                    request,
                };
                match shell.ask(&asked) {
                    Ok(answer) => {
                        let stayed = shell.table == before;
                        assert!(stayed || answer.version == shell.table.version());
                        check_allowed(&before, &asked);
                        if let Request::TakeByLink { token, .. } = asked.request {
                            assert_eq!(answer.seat, before.linked(token));
                            assert!(shell.table.holds(&answer.holder, answer.seat.unwrap()));
                        }
                        if !stayed && !seal {
                            last = Some(asked);
                        }
                    }
                    Err(_) => assert_eq!(shell.table, before, "what is refused changes nothing"),
                }
            }
        }
        check_rows(&shell);
        for who in &people {
            check_view(&shell, who);
        }
        check_offers(&shell, &people[number % people.len()]);
        heads.see(&shell);
    }
    heads.check(&shell);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_requests_leads_where_the_rules_say(wishes in prop::collection::vec(wishes(), 1..120)) {
        story("yatzy", DiceSource::Program, Duration::from_secs(3), &wishes);
    }

    #[test]
    fn so_it_does_with_real_dice(wishes in prop::collection::vec(wishes(), 1..120)) {
        story("tactic-da", DiceSource::Table, Duration::from_secs(3), &wishes);
    }

    #[test]
    fn so_it_does_with_chips(wishes in prop::collection::vec(wishes(), 1..80)) {
        story("alga-maxi-sv", DiceSource::Program, Duration::ZERO, &wishes);
    }
}

#[test]
fn a_view_of_every_edition_is_made_before_and_after_a_throw() {
    for edition in Catalogue::get().editions() {
        let mut shell = Shell::new(&new_table(&edition.id, DiceSource::Program), Duration::ZERO);
        let anna = shell.host.clone();
        for number in 0..3 {
            check_view(&shell, &anna);
            let view: View = shell.view(&anna);
            let Some(&action) = view.actions().first() else { break };
            shell
                .ask(&TableRequest::once(&anna, view.version, &key(number), Request::Act(action, None)))
                .unwrap();
        }
        let empty: Card = Card::new(&edition.rules);
        assert_eq!(Game::new(edition.rules.clone(), 1, DiceSource::Program).card(Seat(0)), Some(&empty));
    }
}
