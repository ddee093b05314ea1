//! What someone sees is what they see after it was sent: at any table, at any moment, for anyone.
#![allow(clippy::unwrap_used)] // a test may fail where it stands

#[path = "../../../yatzy-table/tests/laws/shell.rs"]
#[allow(dead_code)]
mod shell;
#[path = "../../../yatzy-table/tests/laws/tables.rs"]
mod tables;
mod written;

use proptest::prelude::*;
use shell::Shell;
use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_rules::{
    Action, Catalogue, DiceSource, Goal, Hand, Keep, Names, Player, Points, Ruleset, Seat, Shown, TableTurn,
};
use yatzy_table::{
    GameId, MAX_SEATS, NewRules, NewSeat, NewTable, Request, SeatSeries, Series, TableLog, TableRequest,
    Token, View, Who,
};
use yatzy_text::{Lang, Text};
use yatzy_wire::{BodyError, GameAtVersion, StateBody};

/// Sends a view, and reads what arrives.
fn arrives(view: &View, text: Text) -> View {
    let json = serde_json::to_string(&StateBody::of(view, text).with_turns(view)).unwrap();
    let body: StateBody = serde_json::from_str(&json).expect(&json);
    body.view().unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// Sends only the events after what a client knows, and reads what arrives.
fn follows(view: &View, shell: &Shell, known: &mut Option<GameAtVersion>) -> View {
    let saved = &shell.table.saved;
    let log = TableLog { first_seats: saved.first_seats, rows: saved.log.clone() };
    let after = known.as_ref().map_or(0, |known| known.version);
    let body = StateBody::of(view, Text::new(Lang::En)).with_events(view, &log, after);
    assert_eq!(body.turns.is_some(), after == 0, "a client that has the game is not sent it again");
    let json = serde_json::to_string(&body).unwrap();
    let body: StateBody = serde_json::from_str(&json).expect(&json);
    let (view, game) = body.read(known.as_ref()).unwrap_or_else(|error| panic!("{error}: {json}"));
    *known = Some(game);
    view
}

fn new_table(rules: NewRules, source: DiceSource) -> NewTable {
    // The computer has no hands for real dice.
    let third = match source {
        DiceSource::Program | DiceSource::Shared => NewSeat::Computer { level: "greedy".into(), name: None },
        DiceSource::Table => NewSeat::Elsewhere("Cleo".into()),
    };
    NewTable {
        seed: None,
        rules,
        source,
        seats: vec![NewSeat::Here("Anna".into()), NewSeat::Elsewhere("Anna".into()), third, NewSeat::Open],
        goal: yatzy_rules::Goal::Mean,
        hints: Some(true),
        key: Token::from_bytes([7; 32]),
    }
}

fn listed(id: &str) -> NewRules {
    NewRules::Listed { id: id.to_owned(), options: Vec::new() }
}

fn told(rules: &Ruleset, which: u16) -> TableTurn {
    let hands = Hand::all(rules.dice());
    let cells: Vec<_> = rules.cells().iter().collect();
    let cell = cells[usize::from(which / 7) % cells.len()];
    let shown = if which.is_multiple_of(5) {
        Shown::Points { points: Points(u32::from(which % 40)), extra_yatzy: false }
    } else {
        Shown::Hand(hands[usize::from(which) % hands.len()])
    };
    TableTurn { named: rules.declares().then_some(cell), shown, throws: Some(1 + which % 3), cell }
}

/// A request by two drawn numbers. Most go on with the game.
fn request(view: &View, kind: u8, which: u16) -> Request {
    let seat = Seat(which % (view.seats.len() as u16));
    let action = match kind {
        0..=1 => Action::TakeBack,
        2 => Action::Hint,
        3 => Action::Leave(seat),
        4 => return Request::Join { name: "Late".into() },
        5 => return Request::TakeOpen { seat, name: Some("Cleo".into()) },
        6 => return Request::Rename { seat, name: String::new() },
        7 => return Request::HandOver { seat, level: "club".into() },
        8 if which.is_multiple_of(2) => {
            return Request::SetGoal { seat, goal: Goal::AtLeast(u32::from(which)) };
        }
        8 => return Request::Seal,
        9..=10 => {
            let turns: Vec<_> = view.turns().collect();
            let Some(turn) = turns.get(usize::from(which) % turns.len().max(1)) else { return Request::Seal };
            Action::Correct { round: turn.round, seat: turn.seat, table: told(&view.rules, which) }
        }
        11 if which.is_multiple_of(16) => Action::Abandon,
        _ if view.source == DiceSource::Table && kind.is_multiple_of(2) => {
            Action::Table(told(&view.rules, which))
        }
        _ => {
            let actions = view.actions();
            let enters = actions.iter().filter(|action| matches!(action, Action::Enter(_)));
            let wanted: Vec<_> =
                if kind.is_multiple_of(3) { enters.copied().collect() } else { actions.clone() };
            let wanted = if wanted.is_empty() { actions } else { wanted };
            wanted
                .get(usize::from(which) % wanted.len().max(1))
                .copied()
                .unwrap_or(Action::Throw(Keep::NOTHING))
        }
    };
    Request::Act(action, None)
}

/// Plays a story, and sends what everyone sees after each of its moments.
fn story(new: &NewTable, take_back: Duration, wishes: &[(u8, u16)]) {
    let value_source = ValueSource::default();
    let mut shell = Shell::new(new, take_back);
    let link = Token::from_bytes(new.key.derive("yatzy seat", &1_u16.to_be_bytes()));
    let people = [shell.host.clone(), Who::with(link), Who::default()];
    let mut known = [None, None, None];
    for (number, &(kind, which)) in wishes.iter().enumerate() {
        let computers = shell.table.to_move().filter(|_| shell.table.game.source() == DiceSource::Program);
        let asked = match &computers {
            Some(question) => {
                let action = question.answer(value_source.at_once(question.game.rules())).unwrap();
                TableRequest {
                    who: Who::default(),
                    version: Some(question.version),
                    key: None,
                    request: Request::Computer(action),
                }
            }
            None => {
                let view = shell.view(&people[0]);
                let to_play =
                    people.iter().find(|who| view.turn_of().is_some_and(|seat| shell.table.holds(who, seat)));
                let who = to_play.filter(|_| kind > 7).unwrap_or(&people[usize::from(which) % 2]).clone();
                let key = Some(format!("{number:0>64}"));
                TableRequest { who, version: None, key, request: request(&view, kind, which) }
            }
        };
        // What is refused changes nothing, and is looked at all the same.
        let _ = shell.ask(&asked);
        shell.presence.comes(&[Seat(which % 4)]);
        for ((who, lang), known) in people.iter().zip([Lang::En, Lang::Sv, Lang::De]).zip(&mut known) {
            let mut view = shell.view(who);
            view.intends = view.actions().first().copied().filter(|_| kind.is_multiple_of(2));
            view.next = kind.is_multiple_of(5).then(|| GameId::from_bytes(&[kind; 32]));
            let totals = vec![None, Some(u32::from(which))];
            view.series = Series { games: 2, seats: vec![SeatSeries { totals, won: 1 }] };
            view.watchers = u32::from(kind);
            assert_eq!(arrives(&view, Text::new(lang)), view);
            // Some miss a few events, and are told them together later.
            if !which.is_multiple_of(3) || *who == people[0] {
                assert_eq!(follows(&view, &shell, known), view);
            }
        }
        assert!(shell.table.saved.seats.len() <= MAX_SEATS);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn with_the_programs_dice(wishes in prop::collection::vec((0..40_u8, any::<u16>()), 1..150)) {
        story(&new_table(listed("yatzy"), DiceSource::Program), Duration::from_secs(3), &wishes);
    }

    #[test]
    fn with_real_dice(wishes in prop::collection::vec((0..40_u8, any::<u16>()), 1..100)) {
        story(&new_table(listed("tactic-da"), DiceSource::Table), Duration::from_secs(3), &wishes);
    }

    #[test]
    fn with_chips(wishes in prop::collection::vec((0..40_u8, any::<u16>()), 1..100)) {
        story(&new_table(listed("alga-maxi-sv"), DiceSource::Program), Duration::ZERO, &wishes);
    }
}

/// Rules of one's own travel with the view, and so do their names.
#[test]
fn rules_of_ones_own_travel_along() {
    let rules = Catalogue::get().rules("triple").unwrap();
    let mut names = Names::default();
    names.insert(None, "title", "Our own");
    names.insert(Some("sv"), "pair", "Par på oss");
    for edition in [None, Some("yatzy".to_owned())] {
        let rules = NewRules::Own { edition, rules: Arc::clone(&rules), names: names.clone() };
        let shell = Shell::new(&new_table(rules, DiceSource::Table), Duration::ZERO);
        let view = shell.view(&shell.host);
        let read = arrives(&view, Text::new(Lang::Sv));
        assert_eq!(read, view);
        assert_eq!(Text::new(Lang::Sv).title(&read.names), "Our own");
    }
}

#[test]
fn every_edition_travels() {
    for edition in Catalogue::get().editions() {
        for source in [DiceSource::Program, DiceSource::Table] {
            let shell = Shell::new(&new_table(listed(&edition.id), source), Duration::ZERO);
            let view = shell.view(&shell.host);
            assert_eq!(arrives(&view, Text::new(Lang::En)), view, "{}", edition.id);
        }
    }
}

/// Without its turns a state is for looking at, and a forged one is no view.
#[test]
fn what_was_not_told_is_not_made_up() {
    let shell = Shell::new(&new_table(listed("yatzy"), DiceSource::Program), Duration::ZERO);
    let view = shell.view(&shell.host);
    let short = StateBody::of(&view, Text::new(Lang::En));
    assert_eq!(short.view(), Err(BodyError::Field("turns")));
    let whole = short.with_turns(&view);
    let seats = whole.seats[..2].to_vec();
    assert_eq!(StateBody { seats, ..whole.clone() }.view(), Err(BodyError::Field("seats")));
    let turns = whole.turns.as_deref().map(|turns| format!("{turns}1 1 6-6-6-6-6 = ones 30\n"));
    assert_eq!(StateBody { turns, ..whole }.view(), Err(BodyError::Field("turns")));
    assert!(view.seats.iter().any(|seat| seat.player == Player::Open));
}

/// A server whose database was restored from a backup may go on otherwise than a client has seen.
#[test]
fn events_of_another_game_are_not_taken_for_the_known_one() {
    let text = Text::new(Lang::En);
    let play = |cell: &str| {
        let mut shell = Shell::new(&new_table(listed("yatzy"), DiceSource::Table), Duration::ZERO);
        let mut known = None;
        let rules = shell.table.saved.rules.clone();
        let mut tell = |hand: &str, cell: &str, number: u8| {
            let (shown, cell) = (Shown::Hand(rules.read_hand(hand).unwrap()), rules.cell(cell).unwrap());
            let turn = TableTurn { named: None, shown, throws: Some(1), cell };
            let key = format!("{number:0>64}");
            let request = Request::Act(Action::Table(turn), None);
            shell.ask(&TableRequest::once(&shell.host.clone(), number.into(), &key, request)).unwrap();
        };
        tell("66655", cell, 0);
        tell("55555", "fives", 1);
        let view = shell.view(&shell.host);
        follows(&view, &shell, &mut known);
        (shell, view, known.unwrap())
    };
    let (_, _, known) = play("sixes");
    let (shell, view, same) = play("chance");
    let log = TableLog { first_seats: 4, rows: shell.table.saved.log.clone() };
    let state = |after| StateBody::of(&view, text).with_events(&view, &log, after);
    assert_eq!(state(2).read(Some(&same)).unwrap().0, view);
    assert_eq!(state(2).read(Some(&known)).err(), Some(BodyError::Field("seats")));
    assert_eq!(state(1).read(Some(&known)).err(), Some(BodyError::Field("events")));
    assert_eq!(state(2).read(None).err(), Some(BodyError::Field("turns")));
    assert_eq!(state(3).read(Some(&known)).unwrap().0, view, "a version that the server has not reached");
}
