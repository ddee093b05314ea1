//! Tables in this process, over a store in memory: what is decided is kept, then shown, and the computer plays beside.

use std::sync::Arc;
use std::time::Duration;
use yatzy_bots::ValueSource;
use yatzy_house::{BusyError, LocalHouse, Settings};
use yatzy_rules::{Action, DiceSource, Keep, Player, Seat};
use yatzy_store::SqliteStore;
use yatzy_table::{
    CoachContext, Deferred, GameId, House, Made, Moment, NewRules, NewSeat, NewTable, Refused, Request,
    TableRequest, Token, View, Who,
};
use yatzy_text::{Lang, Text};

fn english() -> Text {
    Text::new(Lang::En)
}

async fn house(settings: Settings) -> LocalHouse {
    let store = SqliteStore::in_memory().await.unwrap();
    LocalHouse::new(Arc::new(store), Some(ValueSource::default()), settings)
}

fn quick() -> Settings {
    Settings { pace: Duration::ZERO, take_back: Duration::ZERO, ..Settings::default() }
}

async fn make(house: &LocalHouse, seats: &[&str]) -> Made {
    let seats = seats.iter().map(|seat| match seat.strip_prefix("bot:") {
        Some(level) => NewSeat::Computer { level: level.to_owned(), name: None },
        None => NewSeat::Here((*seat).to_owned()),
    });
    let new = NewTable {
        seed: None,
        // Boxes in order leave few positions: what the computer asks the solver for is there at once.
        rules: NewRules::Listed { id: "yatzy".into(), options: vec![("order".into(), "down".into())] },
        source: DiceSource::Program,
        seats: seats.collect(),
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    house.make(&Who::default(), &new).await.unwrap()
}

fn key() -> String {
    Token::random().to_hex()
}

async fn act(house: &LocalHouse, who: &Who, view: &View, action: Action) -> View {
    let asked = TableRequest::once(who, view.version, &key(), Request::Act(action, None));
    house.ask(&view.id, asked).await.unwrap().view
}

/// One turn of a person: a throw, and the first box that takes it.
async fn turn(house: &LocalHouse, who: &Who, view: View) -> View {
    let view = act(house, who, &view, Action::Throw(Keep::NOTHING)).await;
    let cell = view.offers.iter().find(|offer| offer.points.is_ok()).unwrap().cell;
    act(house, who, &view, Action::Enter(cell)).await
}

/// Looks until the table is as wanted.
async fn until(house: &LocalHouse, who: &Who, mut view: View, wanted: impl Fn(&View) -> bool) -> View {
    while !wanted(&view) {
        let next = house.look_again(&view.id, who, &view);
        view = tokio::time::timeout(Duration::from_secs(60), next).await.expect("news in time").unwrap();
    }
    view
}

#[tokio::test]
async fn a_whole_game_against_the_computer() {
    let house = house(quick()).await;
    let Made { host, mut view, .. } = make(&house, &["Anna", "bot:greedy"]).await;
    while !view.is_over() {
        view = until(&house, &host, view, |view| view.you.to_play || view.is_over()).await;
        if view.you.to_play {
            view = turn(&house, &host, view).await;
        }
    }
    let view = until(&house, &host, view, |view| view.secret.is_some()).await;
    assert!(view.you.take_back.is_none(), "the dice are open");
    assert_eq!(view.standings.len(), 2);
    let record = house.record(&view.id, &Who::default()).await.unwrap();
    assert_eq!(record.seats[1].player, Player::computer("greedy"));
    assert!(record.proof.unwrap().verify(&record.game, None) != yatzy_rules::fair::Verdict::Unverifiable);
    // What happened is what the log says, step by step.
    let replay = house.replay(&view.id, &Who::default()).await.unwrap();
    assert_eq!(replay.view(replay.len()).unwrap().standings, view.standings);
    let report = loop {
        match house.report(&view.id, &Who::default()).await.unwrap() {
            Deferred::Ready(report) => break report,
            Deferred::Pending => tokio::time::sleep(Duration::from_millis(50)).await,
            Deferred::Unavailable => panic!("the computer judges here"),
        }
    };
    assert_eq!(report.seats.len(), 2);
    let again = house.rematch(&view.id, &host).await.unwrap();
    assert_eq!(again, house.rematch(&view.id, &host).await.unwrap(), "one rematch");
    let next = house.look(&again, &host).await.unwrap();
    assert_eq!(
        (next.series.games, next.seats[0].player.is_computer()),
        (1, true),
        "the first player comes last"
    );
    assert_eq!(house.look(&view.id, &host).await.unwrap().next, Some(again));
}

#[tokio::test]
async fn the_computer_waits_so_that_a_slip_can_be_taken_back() {
    let patient =
        Settings { pace: Duration::ZERO, take_back: Duration::from_secs(3600), ..Settings::default() };
    let house = house(patient).await;
    let Made { host, view, .. } = make(&house, &["Anna", "bot:greedy"]).await;
    let view = turn(&house, &host, view).await;
    assert!(view.computer_plays());
    let back = view.you.take_back.unwrap();
    assert_eq!((back.seat, back.is_yours, back.cell.is_some()), (Seat(0), true, true));
    let view = act(&house, &host, &view, Action::TakeBack).await;
    assert!(view.you.to_play && view.turn.as_ref().unwrap().hand().is_some(), "the dice lie there again");
    let cell = view.offers.iter().find(|offer| offer.points.is_ok()).unwrap().cell;
    let view = act(&house, &host, &view, Action::Enter(cell)).await;
    // A person can hurry the computer, and need not wait.
    house.hurry(&view.id, &host).await.unwrap();
    let view = until(&house, &host, view, |view| view.you.to_play).await;
    assert_eq!(view.last_move().unwrap().seat, Seat(1));
}

#[tokio::test]
async fn what_the_computer_is_about_to_do_is_shown_first() {
    let slow = Settings { pace: Duration::from_secs(3600), take_back: Duration::ZERO, ..Settings::default() };
    let house = house(slow).await;
    let Made { host, view, .. } = make(&house, &["Anna", "bot:greedy"]).await;
    let view = turn(&house, &host, view).await;
    let view = until(&house, &host, view, |view| view.intends.is_some()).await;
    assert_eq!(view.intends, Some(Action::Throw(Keep::NOTHING)));
    assert!(view.computer_plays() && view.turn.unwrap().hand().is_none(), "nothing has happened yet");
}

#[tokio::test]
async fn the_coach_speaks_once_it_was_asked() {
    let house = house(quick()).await;
    let Made { host, view, .. } = make(&house, &["Anna"]).await;
    let view = act(&house, &host, &view, Action::Throw(Keep::NOTHING)).await;
    let unasked = house.advise(&view.id, &host, CoachContext::default(), english()).await.unwrap_err();
    assert_eq!(unasked.refused, Refused::NotAsked);
    let view = act(&house, &host, &view, Action::Hint).await;
    let hint = loop {
        match house.advise(&view.id, &host, CoachContext::default(), english()).await.unwrap() {
            Deferred::Ready(hint) => break hint,
            Deferred::Pending => tokio::time::sleep(Duration::from_millis(50)).await,
            Deferred::Unavailable => panic!("there is a coach"),
        }
    };
    assert!(hint.exact);
    assert!(view.actions().contains(&hint.best));
    let stranger =
        house.advise(&view.id, &Who::default(), CoachContext::default(), english()).await.unwrap_err();
    assert_eq!(stranger.refused, Refused::NotYours { turn_of: Some(Seat(0)) });
}

#[tokio::test]
async fn a_request_that_comes_again_is_answered_as_before() {
    let house = house(quick()).await;
    let Made { host, view, .. } = make(&house, &["Anna"]).await;
    let asked = TableRequest::once(&host, 0, &key(), Request::Act(Action::Throw(Keep::NOTHING), None));
    let first = house.ask(&view.id, asked.clone()).await.unwrap();
    let again = house.ask(&view.id, asked.clone()).await.unwrap();
    assert_eq!(first.answer, again.answer);
    assert_eq!(first.view.turn, again.view.turn, "no die is thrown twice");
    let other = TableRequest { request: Request::Act(Action::Hint, None), ..asked };
    assert_eq!(house.ask(&view.id, other).await.unwrap_err().refused, Refused::KeyReused);
    let stale = TableRequest::once(&host, 0, &key(), Request::Act(Action::Hint, None));
    let refused = house.ask(&view.id, stale).await.unwrap_err();
    assert_eq!(refused.refused, Refused::Stale);
    assert_eq!(refused.view.unwrap().version, 1, "a refusal brings the table as it is");
}

/// Read while being deleted, a game must not come back.
#[tokio::test]
async fn deleted_is_deleted() {
    let house = house(quick()).await;
    for _ in 0..20 {
        let Made { host, view, .. } = make(&house, &["Anna"]).await;
        let reading = {
            let (house, host, id) = (house.clone(), host.clone(), view.id.clone());
            tokio::spawn(async move {
                for _ in 0..20 {
                    let _ = house.look(&id, &host).await;
                    tokio::task::yield_now().await;
                }
            })
        };
        house.delete(&view.id, &host).await.unwrap();
        reading.await.unwrap();
        assert_eq!(house.look(&view.id, &host).await.unwrap_err().refused, Refused::UnknownGame);
    }
}

#[tokio::test]
async fn an_absent_turn_can_be_played_by_the_computer() {
    let house = house(Settings { patience: Duration::ZERO, ..quick() }).await;
    let new = NewTable {
        seed: None,
        rules: NewRules::Listed { id: "yatzy".into(), options: Vec::new() },
        source: DiceSource::Program,
        seats: vec![NewSeat::Elsewhere("Björn".into()), NewSeat::Here("Anna".into())],
        goal: yatzy_rules::Goal::Mean,
        hints: None,
        key: Token::random(),
    };
    let Made { host, view, links, .. } = house.make(&Who::default(), &new).await.unwrap();
    assert_eq!(view.missing().map(|seat| seat.seat).collect::<Vec<_>>(), [Seat(0)]);
    let stranger = house.step_in(&view.id, &Who::default(), None).await.unwrap_err();
    assert_eq!(stranger.refused, Refused::NotYours { turn_of: Some(Seat(0)) });
    let view = house.step_in(&view.id, &host, Some(view.version)).await.unwrap();
    assert_eq!((view.turn_of(), view.last_move().unwrap().seat), (Some(Seat(1)), Seat(0)));
    // A holder of the link counts as present.
    let bjorn = Who::with(links[0].token);
    let view = turn(&house, &host, view).await;
    let seen = house.look(&view.id, &bjorn).await.unwrap();
    assert!(seen.you.to_play);
}

#[tokio::test]
async fn what_is_remembered_of_a_series_is_what_is_kept() {
    let house = house(quick()).await;
    let made = make(&house, &["Anna"]).await;
    let (host, first) = (made.host.clone(), made.view.id.clone());
    let play = async |mut view: View| {
        while !view.is_over() {
            view = turn(&house, &host, view).await;
        }
        view
    };
    let counted = async |id: &GameId| house.look(id, &host).await.unwrap().series.games;
    let over = play(made.view).await;
    assert_eq!(over.series.games, 1, "its own end counts");
    let second = house.rematch(&over.id, &host).await.unwrap();
    assert_eq!((counted(&second).await, counted(&second).await), (1, 1));
    let over = play(house.look(&second, &host).await.unwrap()).await;
    let third = house.rematch(&over.id, &host).await.unwrap();
    assert_eq!((counted(&third).await, counted(&first).await, counted(&second).await), (2, 1, 2));
    house.delete(&second, &host).await.unwrap();
    assert_eq!(counted(&third).await, 1);
    let saved = house.store().game(&first).await.unwrap().unwrap();
    house.delete(&first, &host).await.unwrap();
    assert_eq!(counted(&third).await, 0);
    assert!(house.store().take_in(&saved).await.unwrap());
    house.took_in(&[saved]);
    assert_eq!(counted(&third).await, 1);
}

/// A table without a move is deleted in time, and its subscribers are told.
#[tokio::test]
async fn an_unplayed_game_is_deleted_in_time() {
    let house = house(quick()).await;
    let unplayed = make(&house, &["Anna"]).await;
    let played = make(&house, &["Bo"]).await;
    act(&house, &played.host, &played.view, Action::Throw(Keep::NOTHING)).await;
    let days = |days: i64| Moment(Moment::now().0 + days * 24 * 3600 * 1000);
    assert_eq!(house.forget_unplayed(days(13)).await.unwrap(), 0);
    let watching = {
        let (house, unplayed) = (house.clone(), unplayed.clone());
        tokio::spawn(async move {
            let mut seen = unplayed.view;
            loop {
                match house.look_again(&seen.id, &unplayed.host, &seen).await {
                    Ok(view) => seen = view,
                    Err(rejection) => return rejection.refused,
                }
            }
        })
    };
    tokio::task::yield_now().await;
    assert_eq!(house.forget_unplayed(days(15)).await.unwrap(), 1);
    assert_eq!(watching.await.unwrap(), Refused::UnknownGame);
    let looked = house.look(&unplayed.view.id, &unplayed.host).await;
    assert_eq!(looked.unwrap_err().refused, Refused::UnknownGame);
    assert_eq!(house.look(&played.view.id, &played.host).await.unwrap().version, 1);
}

/// A person who renames seats all the time does not keep the computer from its turn.
#[tokio::test]
async fn new_names_do_not_hold_the_computer_up() {
    let house = house(Settings { pace: Duration::from_millis(300), ..quick() }).await;
    let Made { host, view, .. } = make(&house, &["bot:greedy", "Anna"]).await;
    let mut renames = 0;
    while house.look(&view.id, &host).await.unwrap().turn.unwrap().hand().is_none() {
        assert!(renames < 100, "the computer has not thrown");
        let rename = Request::Rename { seat: Seat(renames % 2), name: format!("Name {renames}") };
        let asked = TableRequest { who: host.clone(), version: None, key: Some(key()), request: rename };
        house.ask(&view.id, asked).await.unwrap();
        renames += 1;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(renames > 1);
}

/// Work for requests waits in a bounded queue, in which askers take turns, and a caller that leaves has nothing done.
#[tokio::test(flavor = "multi_thread")]
async fn work_for_requests_is_bounded() {
    let house = house(quick()).await;
    let [one, two] = [1, 2].map(|origin| Who::default().from_origin(origin));
    let (go, gone) = std::sync::mpsc::channel::<()>();
    let gone = Arc::new(std::sync::Mutex::new(gone));
    let done = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let work = |who: &Who| {
        let (house, who, gone, done) = (house.clone(), who.clone(), gone.clone(), done.clone());
        let work = move || {
            let _ = gone.lock().unwrap().recv();
            done.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        };
        async move { house.work_for(&who, work).await }
    };
    // Two at once, and eight more wait.
    let mut begun = tokio::task::JoinSet::new();
    (0..11).for_each(|_| drop(begun.spawn(work(&one))));
    assert_eq!(begun.join_next().await.unwrap().unwrap(), Err(BusyError::Asker));
    let other = tokio::spawn(work(&two));
    // Their callers leave: what has begun goes on, what waits is skipped.
    begun.shutdown().await;
    (0..3).for_each(|_| go.send(()).unwrap());
    other.await.unwrap().unwrap();
    while done.load(std::sync::atomic::Ordering::SeqCst) < 3 {
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(done.load(std::sync::atomic::Ordering::SeqCst), 3);
}
