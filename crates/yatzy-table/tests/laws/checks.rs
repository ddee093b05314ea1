//! What holds after every request.

use crate::key;
use crate::shell::Shell;
use std::time::Duration;
use yatzy_rules::{Action, DiceSource, Goal, Player, Shown, TableTurn};
use yatzy_table::{
    DecisionContext, MAX_SEATS, Refused, Request, Table, TableRequest, TokenHash, View, Who, Zone,
};

/// The rows and the table agree, and the game follows its rules.
pub fn check_rows(shell: &Shell) {
    let again = Table::new(shell.rows.clone()).expect("what was kept replays");
    assert_eq!(again, *shell.table, "what was kept is what is shown");
    assert!(shell.table.saved.seats.len() <= MAX_SEATS);
    assert_eq!(shell.table.saved.seats.len(), usize::from(shell.table.game.seats()));
}

/// A view agrees with the game, and contains nothing that its person may not know.
pub fn check_view(shell: &Shell, who: &Who) {
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
pub fn check_offers(shell: &Shell, who: &Who) {
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
            view.may_set_goal(seat)
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

/// A request that had an effect was allowed. This is a second implementation of the permissions.
pub fn check_allowed(before: &Table, asked: &TableRequest) {
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
