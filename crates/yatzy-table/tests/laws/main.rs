//! Laws that hold at every table, whatever is requested in whatever order, without socket, terminal or disk.
#![allow(clippy::unwrap_used)] // a test may fail where it stands

mod chain;
mod challenge;
mod shell;
mod tables;
mod written;

use proptest::prelude::*;
use shell::Shell;
use std::sync::OnceLock;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{
    Action, Card, Catalogue, DiceSource, Game, Goal, Keep, Phase, Player, Points, Seat, Shown, TableTurn,
};
use yatzy_table::{
    DecisionContext, LogEvent, MAX_SEATS, Moment, NewRules, NewSeat, NewTable, OtherNodesPresence, Presence,
    Refused, Request, Table, TableRequest, Token, TokenHash, View, Who, Zone,
};

/// A random request, made of a few drawn numbers.
#[derive(Clone, Debug)]
enum Wish {
    /// A person takes one of the legal actions, chosen by number.
    Legal(u8, u16),
    /// A person reports a turn of a real table.
    Tell(u8, u16),
    /// A person corrects a turn.
    Correct(u8, u8, u16),
    TakeBack(u8),
    Hint(u8),
    Leave(u8, u8),
    Abandon(u8),
    Join(u8),
    Take(u8, u8),
    /// A person takes the seat of a link, under a name of their own or the seat's.
    Link(u8, u8),
    Relink(u8, u8),
    Rename(u8, u8),
    HandOver(u8, u8),
    Aim(u8, u8, u8),
    Seal,
    /// The last request is retried.
    Again,
    /// The last request's key comes with another request.
    Reuse,
    /// Time passes.
    Wait,
}

fn wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![
        24 => (any::<u8>(), any::<u16>()).prop_map(|(who, which)| Wish::Legal(who, which)),
        8 => (any::<u8>(), any::<u16>()).prop_map(|(who, which)| Wish::Tell(who, which)),
        2 => (any::<u8>(), any::<u8>(), any::<u16>()).prop_map(|(who, turn, which)| Wish::Correct(who, turn, which)),
        3 => any::<u8>().prop_map(Wish::TakeBack),
        1 => any::<u8>().prop_map(Wish::Hint),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Leave(who, seat)),
        1 => any::<u8>().prop_map(|who| if who < 16 { Wish::Abandon(who) } else { Wish::Hint(who) }),
        1 => any::<u8>().prop_map(Wish::Join),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Take(who, seat)),
        2 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Link(who, seat)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Relink(who, seat)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::Rename(who, seat)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(who, seat)| Wish::HandOver(who, seat)),
        2 => (any::<u8>(), any::<u8>(), any::<u8>()).prop_map(|(who, seat, goal)| Wish::Aim(who, seat, goal)),
        1 => Just(Wish::Seal),
        3 => Just(Wish::Again),
        1 => Just(Wish::Reuse),
        1 => Just(Wish::Wait),
    ]
}

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

fn request_of(wish: &Wish, shell: &Shell) -> Option<(usize, Request)> {
    let view = shell.view(&Who::default());
    let rules = &view.rules;
    let person = |who: &u8| usize::from(*who) % 4;
    let seat = |seat: &u8| Seat(u16::from(*seat) % (view.seats.len() as u16 + 1));
    let told = |which: u16| {
        let hands = yatzy_rules::Hand::all(rules.dice());
        let hand = hands[usize::from(which) % hands.len()];
        let cells: Vec<_> = rules.cells().iter().collect();
        let cell = cells[usize::from(which / 7) % cells.len()];
        let named = rules.declares().then_some(cell);
        let shown = if which.is_multiple_of(5) {
            Shown::Points { points: Points(u32::from(which % 40)), extra_yatzy: false }
        } else {
            Shown::Hand(hand)
        };
        TableTurn { named, shown, throws: Some(1 + which % 3), cell }
    };
    let act = |who: &u8, action| Some((person(who), Request::Act(action, Some(PlayerBytes([*who; 32])))));
    match wish {
        Wish::Legal(who, which) => {
            let actions = view.actions();
            let action = *actions.get(usize::from(*which) % actions.len().max(1))?;
            act(who, action)
        }
        Wish::Tell(who, which) => act(who, Action::Table(told(*which))),
        Wish::Correct(who, turn, which) => {
            let turns: Vec<_> = view.turns().collect();
            let turn = turns.get(usize::from(*turn) % turns.len().max(1))?;
            act(who, Action::Correct { round: turn.round, seat: turn.seat, table: told(*which) })
        }
        Wish::TakeBack(who) => act(who, Action::TakeBack),
        Wish::Hint(who) => act(who, Action::Hint),
        Wish::Leave(who, leaves) => act(who, Action::Leave(seat(leaves))),
        Wish::Abandon(who) => act(who, Action::Abandon),
        Wish::Join(who) => Some((person(who), Request::Join { name: format!("Late {who}") })),
        Wish::Take(who, taken) => {
            Some((person(who), Request::TakeOpen { seat: seat(taken), name: Some("Cleo".into()) }))
        }
        Wish::Link(who, linked) => {
            // These are the first links. A replaced one is invalid.
            let link = shell.links.get(usize::from(*linked) % (shell.links.len() + 1));
            let token = link.map_or(Token::from_bytes([8; 32]), |link| link.token);
            let name = (who % 3 != 0).then(|| format!("Eva {}", who % 5));
            Some((person(who), Request::TakeByLink { token, name }))
        }
        Wish::Relink(who, linked) => Some((person(who), Request::Relink(seat(linked)))),
        Wish::Rename(who, named) => {
            // Every third name is deleted.
            let name = if who % 3 == 0 { String::new() } else { format!("Dora {}", who % 7) };
            Some((person(who), Request::Rename { seat: seat(named), name }))
        }
        Wish::HandOver(who, given) => {
            Some((person(who), Request::HandOver { seat: seat(given), level: "club".into() }))
        }
        Wish::Aim(who, aims, goal) => {
            let goal = match goal % 4 {
                0 => Goal::Mean,
                1 => Goal::Win,
                2 => Goal::Record,
                _ => Goal::AtLeast(u32::from(*goal) + 200),
            };
            Some((person(who), Request::SetGoal { seat: seat(aims), goal }))
        }
        Wish::Seal => Some((3, Request::Seal)),
        Wish::Again | Wish::Reuse | Wish::Wait => None,
    }
}

/// The rows and the table agree, and the game follows its rules.
fn check_rows(shell: &Shell) {
    let again = Table::new(shell.rows.clone()).expect("what was kept replays");
    assert_eq!(again, *shell.table, "what was kept is what is shown");
    assert!(shell.table.saved.seats.len() <= MAX_SEATS);
    assert_eq!(shell.table.saved.seats.len(), usize::from(shell.table.game.seats()));
}

/// A view agrees with the game, and contains nothing that its person may not know.
fn check_view(shell: &Shell, who: &Who) {
    let (view, game) = (shell.view(who), &shell.table.game);
    assert_eq!(view.version, shell.table.version());
    assert_eq!(view.phase, game.phase());
    assert_eq!(view.actions(), game.actions());
    assert_eq!(view.offers, game.offers());
    assert_eq!(view.standings, game.standings());
    assert_eq!(view.turns().count(), game.turns().count());
    for seat in &view.seats {
        assert_eq!(Some(&seat.card), game.card(seat.seat));
        assert_eq!(seat.is_yours, shell.table.holds(who, seat.seat));
        assert!(seat.chips <= seat.card.chips());
    }
    let may_act = view
        .turn_of()
        .is_some_and(|seat| shell.table.may_play(who, seat) && shell.table.level_of(seat).is_none());
    assert_eq!(view.you.to_play, may_act);
    let told = format!("{view:?}");
    let secret = shell.rows.secret;
    assert_eq!(view.secret.is_some(), secret.is_some() && shell.table.is_sealed());
    if let Some(secret) = secret.filter(|_| !shell.table.is_sealed()) {
        assert!(!told.contains(&format!("{:?}", secret.0)), "a secret before its time");
        assert!(!told.contains(&secret.to_string()), "a secret before its time");
    }
    for saved in &shell.rows.seats {
        for hash in [saved.link, saved.holder].into_iter().flatten() {
            assert!(!told.contains(&format!("{:?}", hash.0)), "a hash of a device in a view");
        }
    }
}

/// Everything that a view offers is accepted, and everything else is refused.
fn check_offers(shell: &Shell, who: &Who) {
    let view = shell.view(who);
    let (you, table) = (&view.you, shell.table.clone());
    let context =
        DecisionContext { now: shell.now, fresh: [1; 32], take_back: shell.take_back, zone: Zone::Utc };
    let decide = |request: Request| {
        let asked = TableRequest { key: Some(key(999_999)), ..TableRequest::now(who, request) };
        table.decide(&asked, &context).map(|decision| decision.append.is_some())
    };
    let act = |action: Action| decide(Request::Act(action, None));
    let plays = match view.source {
        DiceSource::Program | DiceSource::Shared => {
            view.actions().into_iter().take(1).any(|action| act(action).is_ok())
        }
        DiceSource::Table => legal_turn(&view).is_some_and(|turn| act(Action::Table(turn)).is_ok()),
    };
    assert_eq!(plays, you.to_play);
    assert_eq!(act(Action::Hint).is_ok(), you.to_play);
    assert_eq!(act(Action::TakeBack).is_ok(), you.take_back.is_some_and(|back| back.is_yours));
    assert_eq!(act(Action::Abandon).is_ok(), you.is_host && !view.is_over());
    assert_eq!(decide(Request::Join { name: "Late".into() }).is_ok(), you.may_join);
    let entered = view.turns().find_map(|turn| Some((turn, turn.entry?.cell)));
    if let (DiceSource::Table, Some((turn, cell))) = (view.source, entered) {
        let shown = Shown::Hand(turn.hand().unwrap_or_default());
        let table = TableTurn { named: None, shown, throws: None, cell };
        let corrected = act(Action::Correct { round: turn.round, seat: turn.seat, table });
        assert_eq!(!matches!(corrected, Err(Refused::NotYours { .. })), you.may_write);
    }
    for seat in &view.seats {
        let owns = you.is_host || you.seats.contains(&seat.seat);
        let name = "Another name".to_owned();
        assert_eq!(decide(Request::Rename { seat: seat.seat, name }).is_ok(), owns);
        assert_eq!(
            decide(Request::SetGoal { seat: seat.seat, goal: Goal::AtLeast(300) }).is_ok(),
            view.may_aim(seat)
        );
        let may_ask = seat.player == Player::Person && !seat.is_yours && !seat.has_left && !view.is_over();
        assert_eq!(decide(Request::AskForSeat(seat.seat)).is_ok(), may_ask);
        let device = Some(TokenHash([7; 32]));
        let plays = view.seats.iter().any(|seat| seat.is_yours && !seat.has_left);
        for (is_unattended, may) in [(false, owns), (true, owns || plays)] {
            let (seat, number) = (seat.seat, 1);
            let allow = Request::AllowRequest { seat, number, device, is_unattended };
            let answers = [allow, Request::RefuseRequest { seat, number, is_unattended }];
            assert!(answers.into_iter().all(|answer| decide(answer).is_ok() == may));
        }
        // Open and expected seats are offered to people without one. No seat that a device holds can be taken.
        let take =
            |name: Option<&str>| decide(Request::TakeOpen { seat: seat.seat, name: name.map(str::to_owned) });
        if you.open_seat == Some(seat.seat) || (you.is_watching() && seat.is_awaited) {
            assert_eq!(take(Some("Cleo")), Ok(true));
            assert_eq!(take(None).is_ok(), !seat.name.is_empty(), "an expected person keeps the name");
        } else if you.is_watching() && !view.is_over() {
            let is_open = seat.player == Player::Open && !seat.has_left;
            assert_eq!(take(Some("Cleo")).is_ok(), is_open);
        }
    }
    let (presence, patience) = (&shell.presence, Duration::from_secs(60));
    let steps_in = table.step_in(presence, who, None, shell.now, patience);
    assert_eq!(steps_in.is_ok(), you.step_in == Some(Duration::ZERO));
}

/// A legal turn of the seat to play at a real table.
fn legal_turn(view: &View) -> Option<TableTurn> {
    let open = view.card(view.turn_of()?)?.open();
    let named =
        |cell| Some(cell).filter(|_| view.rules.declares() && view.turn.as_ref().unwrap().named.is_none());
    let hand = yatzy_rules::Hand::all(view.rules.dice())[0];
    let told = |cell| (cell, named(cell));
    let legal = open.iter().map(told).find(|(cell, named)| {
        view.offers_of(hand, *named).iter().any(|offer| offer.cell == *cell && offer.points.is_ok())
    });
    let (cell, named) = legal?;
    let throws = view.rules.has_chips().then_some(1);
    Some(TableTurn { named, shown: Shown::Hand(hand), throws, cell })
}

/// The value source, shared by all stories.
fn value_source() -> &'static ValueSource {
    static KNOWLEDGE: OnceLock<ValueSource> = OnceLock::new();
    KNOWLEDGE.get_or_init(ValueSource::default)
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
        if let Some(question) = shell.table.to_move() {
            let action = question.answer(value_source().at_once(question.game.rules())).unwrap();
            let asked = TableRequest {
                who: Who::default(),
                version: Some(question.version),
                key: None,
                request: Request::Computer(action),
            };
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

/// A request that had an effect was allowed. This is a second implementation of the permissions.
fn check_allowed(before: &Table, asked: &TableRequest) {
    let who = &asked.who;
    let sits = !before.seats_of(who).is_empty();
    match &asked.request {
        Request::Act(Action::Abandon, _) => assert!(before.is_host(who)),
        Request::Act(Action::Leave(seat), _) => assert!(before.is_host(who) || before.holds(who, *seat)),
        Request::Act(..) if before.game.source() == DiceSource::Table => assert!(sits || before.is_host(who)),
        Request::Act(Action::TakeBack, _) => assert!(before.holds(who, before.taker_back().unwrap())),
        Request::Act(..) => assert!(before.holds(who, before.game.turn().unwrap().seat)),
        Request::Relink(seat)
        | Request::Rename { seat, .. }
        | Request::HandOver { seat, .. }
        | Request::AllowRequest { seat, .. }
        | Request::RefuseRequest { seat, .. } => {
            assert!(before.is_host(who) || before.holds(who, *seat));
        }
        Request::AskForSeat(seat) => {
            assert!(before.seat(*seat).is_some_and(|saved| saved.player == Player::Person));
            assert!(!before.holds(who, *seat) && !before.is_over());
        }
        Request::SetGoal { seat, goal } => {
            assert!(before.holds(who, *seat) && !before.is_over() && *goal != Goal::Record);
        }
        Request::TakeOpen { seat, .. } => {
            let saved = before.seat(*seat).unwrap();
            let kept = saved.player == Player::Person && saved.link.is_some() && saved.holder.is_none();
            let free = (saved.player == Player::Open || kept) && !before.game.has_left(*seat);
            assert!(free || before.holds(who, *seat));
        }
        Request::Join { .. } => assert_eq!(before.game.turn().unwrap().round, 1),
        Request::TakeByLink { token, .. } => assert!(before.linked(*token).is_some()),
        Request::Computer(_) | Request::Seal | Request::Close | Request::Open => {}
    }
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

/// A game alone, to its last entry.
fn played_out(take_back: Duration) -> (Shell, Who) {
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
    while let Some(question) = shell.table.to_move() {
        let action = question.answer(value_source().at_once(question.game.rules())).unwrap();
        let asked = TableRequest {
            who: Who::default(),
            version: Some(question.version),
            key: None,
            request: Request::Computer(action),
        };
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

#[test]
fn what_someone_plays_for_is_seen_kept_and_theirs_to_say() {
    let new = NewTable { goal: Goal::AtLeast(300), ..new_table("yatzy", DiceSource::Program) };
    let mut shell = Shell::new(&new, Duration::ZERO);
    let host = shell.host.clone();
    let goals = |shell: &Shell| shell.view(&host).seats.iter().map(|seat| seat.goal).collect::<Vec<_>>();
    // Only the people at the host's device get this goal. The others set their own.
    assert_eq!(goals(&shell), [Goal::AtLeast(300), Goal::Mean, Goal::Mean, Goal::Mean]);
    let aim = |who: &Who, seat: u16, goal: Goal| {
        TableRequest::now(who, Request::SetGoal { seat: Seat(seat), goal })
    };
    assert!(
        matches!(shell.ask(&aim(&host, 1, Goal::Win)), Err(Refused::NotYours { .. })),
        "not even the host"
    );
    assert_eq!(
        shell.ask(&aim(&host, 0, Goal::Record)),
        Err(Refused::NoRecord),
        "a house looks up which total that is"
    );
    let too_high = shell.ask(&aim(&host, 0, Goal::AtLeast(375))).map(drop);
    assert_eq!(too_high, Err(Refused::GoalTooHigh { most: Points(374) }));
    shell.ask(&aim(&host, 0, Goal::Win)).unwrap();
    assert_eq!(goals(&shell)[0], Goal::Win);
    let version = shell.table.version();
    shell.ask(&aim(&host, 0, Goal::Win)).unwrap();
    assert_eq!(shell.table.version(), version, "nothing changed");
    assert_eq!(shell.table.saved.record(Zone::Utc).unwrap().seats[0].goal, Goal::Win);
    let english = yatzy_text::Text::new(yatzy_text::Lang::En);
    assert_eq!(shell.view(&host).seats[0].goal_sentence(english).as_deref(), Some("Goal: to win"));
    let question = shell.table.chances().unwrap();
    assert_eq!(
        question.goal_queries().iter().map(|query| query.is_some()).collect::<Vec<_>>(),
        [true, false, false, false]
    );
    shell.ask(&aim(&host, 0, Goal::Mean)).unwrap();
    assert!(shell.table.chances().is_none());
}

#[test]
fn a_game_that_is_over_is_played_for_nothing_else() {
    let (mut shell, anna) = played_out(Duration::ZERO);
    let aim = TableRequest::now(&anna, Request::SetGoal { seat: Seat(0), goal: Goal::AtLeast(1) });
    assert!(matches!(shell.ask(&aim), Err(Refused::Rules(_))));
}

#[test]
fn an_expected_seat_is_taken_once_by_a_device_that_knows_the_table() {
    let mut shell = Shell::new(&new_table("yatzy", DiceSource::Program), Duration::ZERO);
    let (kaj, other) = (Who::with(Token::from_bytes([9; 32])), Who::with(Token::from_bytes([8; 32])));
    let take =
        |who: &Who, seat: u16| TableRequest::now(who, Request::TakeOpen { seat: Seat(seat), name: None });
    assert_eq!(shell.view(&kaj).expected().map(|seat| seat.seat).collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(shell.view(&kaj).namesakes("  BJO\u{308}RN").first().map(|seat| seat.seat), Some(Seat(1)));
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
