//! The requirements of every store, tested through the trait alone. Each store runs all chapters.

use std::sync::Arc;
use yatzy_rules::fair::{PlayerBytes, Secret, Verdict};
use yatzy_rules::{
    Action, Catalogue, Date, DiceSource, Event, Face, Game, Hand, Keep, NoDice, Player, Record, Seat, fair,
};
use yatzy_store::{
    Append, Appended, Created, DayGame, FinishedQuery, LogEvent, Moment, Once, RulesTotals, Saved, SavedSeat,
    SeatResult, Sharing, Store, StoreError, StoredAnswer, Token, Zone,
};

/// Passes the names of all chapters to a macro that makes a test of each: one list for all stores.
macro_rules! every_chapter {
    ($chapters:ident) => {
        $chapters!(
            a_game_is_kept_as_it_was_played,
            a_request_has_one_effect,
            answers_are_forgotten_in_time,
            a_stale_request_has_none,
            many_at_once_lose_nothing,
            moves_of_many_tables_stand_each_for_itself,
            seats_change_hands,
            games_to_go_on_with,
            games_that_are_over,
            totals_are_counted_as_game_by_game,
            who_left_is_known_of_a_series,
            a_game_can_be_deleted,
            codes_are_freed,
            a_log_that_breaks_the_rules_is_not_believed,
            a_house_moves_whole,
            a_day_has_one_secret,
            a_document_is_changed_by_compare_and_set,
            games_of_a_day_are_listed_apart,
        );
    };
}

fn two_seats(source: DiceSource) -> Saved {
    let rules = Catalogue::get().rules("ru13").expect("thirteen rounds");
    Saved::local("ru13", rules, source, vec![SavedSeat::person("Анна"), SavedSeat::bot("Bo", "greedy")])
}

async fn read(store: &dyn Store, new: &Saved) -> Result<Saved, StoreError> {
    Ok(store.game(&new.id).await?.expect("the game that was made"))
}

/// The next event of a simple game: one throw, then the first box that takes it.
fn next(saved: &Saved, game: &Game) -> LogEvent {
    let action = *game
        .actions()
        .iter()
        .rev()
        .find(|action| !matches!(action, Action::Throw(keep) if *keep != Keep::NOTHING))
        .expect("the game goes on");
    if !matches!(action, Action::Throw(_)) {
        return LogEvent::play(game.decide(action, &mut NoDice).expect("a listed action"));
    }
    let number = game.next_throw();
    let bytes = Some(PlayerBytes([number as u8; 32])).filter(|_| !number.is_multiple_of(3));
    let seat = game.turn().expect("the game goes on").seat;
    let game_id = saved.id.as_str();
    let request = fair::ThrowRequest { game_id, number, seat, keep: Keep::NOTHING, bytes };
    let secret = saved.secret.expect("the program throws");
    let mut dice =
        |count| Hand::from_faces(fair::throw(secret, &request, count)).expect("as many as asked for");
    LogEvent::Play { event: game.decide(action, &mut dice).expect("a listed action"), bytes }
}

/// A stored game with this many events.
pub async fn played(store: &dyn Store, count: usize) -> Result<Saved, StoreError> {
    let new = two_seats(DiceSource::Program);
    assert_eq!(store.create(&new).await?, Created::Done);
    let mut saved = read(store, &new).await?;
    let mut game = saved.game()?;
    for _ in 0..count {
        let happening = next(&saved, &game);
        game.record(&happening.event().expect("play")).expect("a decided event");
        let append = Append { results: SeatResult::of(&game), ..Append::of(&saved, vec![happening]) };
        let version = saved.version() + 1;
        assert_eq!(store.append(append).await?, Appended::Done { version });
        saved = read(store, &new).await?;
    }
    assert_eq!(saved.game()?, game);
    Ok(saved)
}

/// The games of an export that never changes, and a request that was answered in the last of them.
#[allow(dead_code)] // only a store that shows its rows needs it
pub async fn seeded(store: &dyn Store) -> Result<(), StoreError> {
    let lines = include_str!("../../../yatzy-table/tests/data/games.jsonl").lines();
    let mut last = None;
    for line in lines {
        if let Ok(yatzy_table::ExportLine::Game(game)) = yatzy_table::ExportLine::read(line) {
            assert!(store.take_in(&game).await?);
            last = Some(game);
        }
    }
    let once = Once { key: "k".into(), stored: StoredAnswer { request: [1; 32], answer: "first".into() } };
    let late = SavedSeat { holder: Some(Token::from_bytes([4; 32]).hash()), ..SavedSeat::bot("", "club") };
    let append = Append {
        at: Moment(1_700_000_100_000),
        once: Some(once),
        seats: vec![(Seat(2), late)],
        ..Append::of(&last.expect("there are games"), vec![LogEvent::Seated { seat: Seat(2), now: None }])
    };
    assert!(matches!(store.append(append).await?, Appended::Done { .. }));
    Ok(())
}

pub async fn a_document_is_changed_by_compare_and_set(store: Arc<dyn Store>) -> Result<(), StoreError> {
    assert_eq!(store.document("match a").await?, None);
    let writers = (0..8).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.put_document("match a", 0, &n.to_string(), Moment(7)).await })
    });
    let mut written = 0;
    for writer in writers.collect::<Vec<_>>() {
        written += u32::from(writer.await.expect("a writer")?);
    }
    assert_eq!(written, 1, "one of them made it");
    assert!(store.put_document("match a", 1, "later", Moment(8)).await?);
    assert!(!store.put_document("match a", 1, "too late", Moment(9)).await?);
    let found = store.document("match a").await?.expect("it was written");
    assert_eq!((found.version, found.body.as_str()), (2, "later"));
    assert!(store.delete_document("match a").await? && !store.delete_document("match a").await?);
    assert_eq!(store.document("match a").await?, None);
    Ok(())
}

pub async fn a_day_has_one_secret(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let (today, before): (Date, Date) = ("2026-11-18".parse().unwrap(), "2026-11-17".parse().unwrap());
    assert_eq!(store.day_secret(today, None).await?, None);
    let nodes = (0..8).map(|node| {
        let store = store.clone();
        tokio::spawn(async move { store.day_secret(today, Some(Secret([node; 32]))).await })
    });
    let mut drawn = Vec::new();
    for node in nodes.collect::<Vec<_>>() {
        drawn.push(node.await.expect("a node")?);
    }
    assert!(drawn.iter().all(|secret| secret.is_some() && *secret == drawn[0]), "{drawn:?}");
    assert_eq!(store.day_secret(today, None).await?, drawn[0]);
    assert_eq!(store.day_secret(before, None).await?, None);
    Ok(())
}

pub async fn games_of_a_day_are_listed_apart(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let host = Token::from_bytes([3; 32]).hash();
    let day = |day: &str| Some(day.parse::<DayGame>().unwrap());
    let mut made = Vec::new();
    for day in [None, day("2026-11-18"), day("2026-11-18 again"), day("2026-11-19")] {
        let sharing = Sharing { day, opens: day.map(|_| Moment(7)), challenge: day.map(|_| "code".into()) };
        let new = Saved { sharing, host: Some(host), ..two_seats(DiceSource::Table) };
        store.create(&new).await?;
        let mut game = new.game()?;
        let event = game.decide(Action::Abandon, &mut NoDice).expect("the host may");
        game.record(&event).expect("a decided event");
        let results = SeatResult::of(&game);
        store.append(Append { results, ..Append::of(&new, vec![LogEvent::play(event)]) }).await?;
        assert_eq!(read(&*store, &new).await?.sharing, new.sharing);
        made.push(new.id);
    }
    let listed = |query: FinishedQuery| {
        let (store, made) = (store.clone(), made.clone());
        async move {
            let games = store.finished(&query).await?;
            let mut places: Vec<usize> =
                games.iter().filter_map(|game| made.iter().position(|id| *id == game.id)).collect();
            places.sort_unstable();
            Ok::<_, StoreError>(places)
        }
    };
    assert_eq!(listed(FinishedQuery::default()).await?, [0]);
    assert_eq!(listed(FinishedQuery { holder: Some(host), ..FinishedQuery::default() }).await?, [0, 1, 2, 3]);
    let of_days = FinishedQuery { holder: Some(host), of_days: true, ..FinishedQuery::default() };
    assert_eq!(listed(of_days).await?, [1, 2, 3]);
    let board = FinishedQuery { day: day("2026-11-18"), ..FinishedQuery::default() };
    assert_eq!(listed(board).await?, [1]);
    Ok(())
}

pub async fn a_game_is_kept_as_it_was_played(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let saved = played(&*store, 52).await?;
    assert_eq!(saved.version(), 52);
    // The game is over but not sealed: the last entry can still be undone.
    assert_eq!(saved.record(Zone::Utc)?.proof.expect("the program's dice").secret, None);
    let results = SeatResult::of(&saved.game()?);
    let seal = Append { results, ..Append::of(&saved, vec![LogEvent::Sealed]) };
    assert_eq!(store.append(seal).await?, Appended::Done { version: 53 });
    assert_eq!(store.version(&saved.id).await?, Some(53));
    let saved = store.game(&saved.id).await?.expect("it is kept");
    let record = saved.record(Zone::Utc)?;
    assert!(record.game.turn().is_none());
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    let proof = record.proof.expect("the program's dice");
    let Verdict::Verified { without_bytes } = proof.verify(&record.game, None) else {
        panic!("not verified")
    };
    assert_eq!(without_bytes.len(), 8);
    // The secret is revealed only at the end.
    let begun = played(&*store, 3).await?;
    assert_eq!(begun.record(Zone::Utc)?.proof.expect("the program's dice").secret, None);
    Ok(())
}

pub async fn a_request_has_one_effect(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let new = two_seats(DiceSource::Program);
    assert_eq!(store.create(&new).await?, Created::Done);
    assert_eq!(store.create(&new).await?, Created::Before);
    let other = Saved { request: [9; 32], ..new.clone() };
    assert_eq!(store.create(&other).await?, Created::Before);

    let saved = read(&*store, &new).await?;
    assert_eq!(saved.request, new.request);
    let stored = StoredAnswer { request: [1; 32], answer: "first".into() };
    let once = Once { key: "k".into(), stored: stored.clone() };
    let append = Append {
        once: Some(once.clone()),
        ..Append::of(&saved, vec![LogEvent::play(Event::Hinted { seat: Seat(0) })])
    };
    assert_eq!(store.append(append.clone()).await?, Appended::Done { version: 1 });
    assert_eq!(store.append(append.clone()).await?, Appended::Before(stored.clone()));
    assert_eq!(store.answer(&new.id, "k").await?, Some(stored.clone()));
    assert_eq!(store.answer(&new.id, "other").await?, None);
    // Another request with the same key has no effect either, and the first one's digest says that it is another.
    let other = Once { stored: StoredAnswer { request: [2; 32], ..stored.clone() }, ..once };
    assert_eq!(store.append(Append { once: Some(other), ..append }).await?, Appended::Before(stored));
    assert_eq!(store.version(&new.id).await?, Some(1));
    Ok(())
}

pub async fn answers_are_forgotten_in_time(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let new = Saved { hints: false, ..two_seats(DiceSource::Table) };
    store.create(&new).await?;
    for (version, key, at) in [(0, "old", 1_000), (1, "young", 2_000)] {
        let saved = read(&*store, &new).await?;
        assert_eq!((saved.version(), saved.hints), (version, false));
        let once = Once { key: key.into(), stored: StoredAnswer { request: [1; 32], answer: key.into() } };
        let append = Append::of(&saved, vec![LogEvent::play(Event::Hinted { seat: Seat(0) })]);
        store.append(Append { once: Some(once), at: Moment(at), ..append }).await?;
    }
    assert_eq!(store.forget_answers(Moment(2_000)).await?, 1);
    assert_eq!(store.answer(&new.id, "old").await?, None);
    let young = StoredAnswer { request: [1; 32], answer: "young".into() };
    assert_eq!(store.answer(&new.id, "young").await?, Some(young));
    // The effect stays.
    assert_eq!(store.version(&new.id).await?, Some(2));
    Ok(())
}

/// For stores of several people. A store for one person keeps everything.
pub async fn unplayed_games_are_forgotten_in_time(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let made = |created| Saved { created: Moment(created), ..two_seats(DiceSource::Table) };
    let [old, older, played, young] = [1_000, 999, 1_000, 2_000].map(made);
    for new in [&old, &older, &played, &young] {
        store.create(new).await?;
    }
    let hint =
        Append::of(&read(&*store, &played).await?, vec![LogEvent::play(Event::Hinted { seat: Seat(0) })]);
    store.append(hint).await?;
    let mut forgotten = Vec::new();
    loop {
        let more = store.forget_unplayed(Moment(2_000)).await?;
        if more.is_empty() {
            break;
        }
        forgotten.extend(more);
    }
    // Other stories of the same store leave unplayed games, too.
    for (game, is_forgotten) in [(&old, true), (&older, true), (&played, false), (&young, false)] {
        assert_eq!(forgotten.contains(&game.id), is_forgotten);
        assert_eq!(store.version(&game.id).await?.is_none(), is_forgotten);
    }
    Ok(())
}

pub async fn a_stale_request_has_none(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let saved = played(&*store, 2).await?;
    let hint = LogEvent::play(Event::Hinted { seat: Seat(1) });
    for expected in [0, 1, 3] {
        let append = Append { expected, ..Append::of(&saved, vec![hint.clone()]) };
        assert_eq!(store.append(append).await?, Appended::Stale { version: 2 });
    }
    assert_eq!(store.game(&saved.id).await?, Some(saved.clone()));
    let gone = Append { game: yatzy_store::GameId::random(), ..Append::of(&saved, vec![hint.clone()]) };
    assert_eq!(store.append(gone).await?, Appended::Gone);
    Ok(())
}

pub async fn many_at_once_lose_nothing(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let new = two_seats(DiceSource::Table);
    store.create(&new).await?;
    // Every task wants every version; each version goes to exactly one.
    let racers = (0..16).map(|_| {
        let (store, new) = (store.clone(), new.clone());
        tokio::spawn(async move {
            let saved = read(&*store, &new).await?;
            let mut won = 0;
            for expected in 0..20 {
                let hint = LogEvent::play(Event::Hinted { seat: Seat(0) });
                let append = Append { expected, ..Append::of(&saved, vec![hint.clone()]) };
                won += u32::from(matches!(store.append(append).await?, Appended::Done { .. }));
            }
            Ok::<u32, StoreError>(won)
        })
    });
    let mut won = 0;
    for racer in racers.collect::<Vec<_>>() {
        won += racer.await.expect("no racer panics")?;
    }
    let saved = read(&*store, &new).await?;
    assert_eq!(won, saved.version());
    assert!(saved.log.iter().zip(1..).all(|(logged, version)| logged.version == version));
    saved.game()?;
    Ok(())
}

/// Moves at many tables at once, as many as share one commit and one query. A move that can't be made affects
/// no other, and each gets its own reply.
pub async fn moves_of_many_tables_stand_each_for_itself(store: Arc<dyn Store>) -> Result<(), StoreError> {
    for round in 0..3_u32 {
        let mut asked = Vec::new();
        for table in 0..90_u32 {
            let new = two_seats(DiceSource::Table);
            store.create(&new).await?;
            let saved = read(&*store, &new).await?;
            let hint = LogEvent::play(Event::Hinted { seat: Seat(0) });
            let answered = |request: u8| StoredAnswer { request: [request; 32], answer: "1".to_owned() };
            let once = Once { key: format!("key {table}"), stored: answered(7) };
            let once = Some(once).filter(|_| table % 3 != 0);
            let first = Append { once: once.clone(), ..Append::of(&saved, vec![hint]) };
            // In the first round all succeed. Later one is late, one repeats a request, and one reuses
            // another's key.
            let (before, wanted) = match (round, table) {
                (1.., 20) => (Some(first.clone()), Appended::Before(answered(7))),
                (1.., 30) => (Some(Append { once: None, ..first.clone() }), Appended::Stale { version: 1 }),
                (2, 31) => {
                    let other = once.map(|once| Once { stored: answered(8), ..once });
                    (Some(Append { once: other, ..first.clone() }), Appended::Before(answered(8)))
                }
                _ => (None, Appended::Done { version: 1 }),
            };
            if let Some(before) = before {
                assert_eq!(store.append(before).await?, Appended::Done { version: 1 });
            }
            asked.push((first, wanted));
        }
        let asking = asked.iter().map(|(append, _)| {
            let (store, append) = (store.clone(), append.clone());
            tokio::spawn(async move { store.append(append).await })
        });
        for (asking, (append, wanted)) in asking.collect::<Vec<_>>().into_iter().zip(&asked) {
            assert_eq!(asking.await.expect("no task panics")?, *wanted, "{append:?}");
            let kept = store.game(&append.game).await?.expect("the game that was made");
            assert_eq!(kept.version(), 1, "once, by either of them");
        }
    }
    Ok(())
}

pub async fn seats_change_hands(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let (link, device) = (Token::random().hash(), Token::random().hash());
    let open = SavedSeat { player: Player::Open, link: Some(link), ..SavedSeat::person("") };
    let new = Saved { seats: vec![SavedSeat::person("Anna"), open], ..two_seats(DiceSource::Program) };
    store.create(&new).await?;
    let saved = read(&*store, &new).await?;
    let taken = SavedSeat { link: Some(link), holder: Some(device), ..SavedSeat::person("Björn") };
    let late = SavedSeat::person("Cecilia");
    let append = Append {
        seats: vec![(Seat(1), taken.clone()), (Seat(2), late.clone())],
        ..Append::of(
            &saved,
            vec![
                LogEvent::Seated { seat: Seat(1), now: Some(taken.sitting()) },
                LogEvent::play(Event::Joined { seat: Seat(2) }),
            ],
        )
    };
    assert_eq!(store.append(append).await?, Appended::Done { version: 2 });
    let saved = read(&*store, &new).await?;
    assert_eq!(saved.seats, [SavedSeat::person("Anna"), taken, late]);
    assert_eq!((saved.first_seats, saved.game()?.seats()), (2, 3));
    assert_eq!(store.unfinished(Some(device)).await?.len(), 1);
    assert_eq!(store.unfinished(Some(Token::random().hash())).await?, []);
    Ok(())
}

pub async fn games_to_go_on_with(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let host = Token::random().hash();
    let old = Saved { created: Moment(1), host: Some(host), ..two_seats(DiceSource::Table) };
    store.create(&old).await?;
    let late = played(&*store, 1).await?;
    let over = played(&*store, 52).await?;
    let ids: Vec<_> = store.unfinished(None).await?.into_iter().map(|game| game.id).collect();
    assert_eq!(ids, [late.id, old.id.clone()]);
    assert!(!ids.contains(&over.id));
    let own = store.unfinished(Some(host)).await?;
    assert_eq!(own.len(), 1);
    assert_eq!(
        (&own[0].id, own[0].names.as_slice()),
        (&old.id, ["Анна".to_owned(), "Bo".to_owned()].as_slice())
    );
    Ok(())
}

pub async fn games_that_are_over(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let saved = played(&*store, 52).await?;
    let begun = played(&*store, 4).await?;
    let abandoned = Append {
        results: Some(vec![SeatResult { seat: Seat(0), total: 4, place: None }]),
        ..Append::of(&begun, vec![LogEvent::play(Event::Abandoned)])
    };
    store.append(abandoned).await?;
    let query = FinishedQuery { edition: Some("ru13".into()), complete: true, ..FinishedQuery::default() };
    let finished = store.finished(&query).await?;
    assert_eq!(finished.len(), 1);
    let game = saved.game()?;
    let totals: Vec<u32> = finished[0].seats.iter().map(|seat| seat.total).collect();
    let expected: Vec<u32> =
        [Seat(0), Seat(1)].map(|seat| game.card(seat).expect("a seat").totals(game.rules()).total.0).into();
    assert_eq!(totals, expected);
    assert_eq!(finished[0].rules_hash, saved.rules.hash().to_string());
    assert_eq!(finished[0].seats[1].player, Player::computer("greedy"));
    // The dice are random: sometimes both seats are first.
    let most = totals.iter().max();
    for seat in &finished[0].seats {
        assert_eq!(seat.place == Some(1), Some(&seat.total) == most);
    }

    assert_eq!(store.finished(&FinishedQuery::default()).await?.len(), 2);
    let of_series = FinishedQuery { series: Some(saved.id.clone()), ..FinishedQuery::default() };
    assert_eq!(store.finished(&of_series).await?.len(), 1);
    let other = FinishedQuery { edition: Some("tactic-sv".into()), ..FinishedQuery::default() };
    assert_eq!(store.finished(&other).await?, []);
    // The games of a device: those it made, and those in which it held a seat.
    let stranger = Token::from_bytes([42; 32]).hash();
    let strangers = FinishedQuery { holder: Some(stranger), ..FinishedQuery::default() };
    assert_eq!(store.finished(&strangers).await?, []);
    let host = Token::random().hash();
    let made = Saved { host: Some(host), ..two_seats(DiceSource::Table) };
    store.create(&made).await?;
    let ended = Append {
        results: Some(Vec::new()),
        ..Append::of(&read(&*store, &made).await?, vec![LogEvent::play(Event::Abandoned)])
    };
    store.append(ended).await?;
    let own = FinishedQuery { holder: Some(host), ..FinishedQuery::default() };
    let ids: Vec<_> = store.finished(&own).await?.into_iter().map(|game| game.id).collect();
    assert_eq!(ids, [made.id]);
    let one = FinishedQuery { limit: Some(1), ..FinishedQuery::default() };
    let first = store.finished(&one).await?;
    let second = store.finished(&FinishedQuery { skip: 1, ..one }).await?;
    assert_eq!((first.len(), second.len()), (1, 1));
    assert_ne!(first[0].id, second[0].id);
    Ok(())
}

pub async fn totals_are_counted_as_game_by_game(store: Arc<dyn Store>) -> Result<(), StoreError> {
    assert_eq!(store.totals().await?, []);
    for count in [52, 52, 7, 52] {
        played(&*store, count).await?;
    }
    let finished = store.finished(&FinishedQuery::default()).await?;
    assert_eq!(finished.len(), 3);
    let (found, expected) = (store.totals().await?, RulesTotals::count(&finished));
    assert_eq!(found.len(), 1, "one set of rules, and the computer's cards don't count");
    assert_eq!((found[0].cards, found[0].best), (3, expected[0].best));
    assert!((found[0].mean - expected[0].mean).abs() < 1e-9);
    assert_eq!(found[0].name, expected[0].name);
    Ok(())
}

pub async fn who_left_is_known_of_a_series(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let saved = played(&*store, 3).await?;
    assert_eq!(store.leavers(&saved.series).await?, []);
    store.append(Append::of(&saved, vec![LogEvent::play(Event::Left { seat: Seat(1) })])).await?;
    assert_eq!(store.leavers(&saved.series).await?, [(saved.id.clone(), Seat(1))]);
    let other = played(&*store, 1).await?;
    assert_eq!(store.leavers(&other.series).await?, []);
    Ok(())
}

pub async fn a_game_can_be_deleted(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let saved = played(&*store, 2).await?;
    assert!(store.delete(&saved.id).await?);
    assert!(!store.delete(&saved.id).await?);
    assert_eq!(store.game(&saved.id).await?, None);
    assert_eq!(store.version(&saved.id).await?, None);
    Ok(())
}

pub async fn codes_are_freed(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let first = Saved { code: Some("k7m2qx".into()), ..two_seats(DiceSource::Table) };
    let second = Saved { id: yatzy_store::GameId::random(), ..first.clone() };
    store.create(&first).await?;
    store.create(&second).await?;
    assert_eq!(store.by_code("k7m2qx").await?, Some(first.id.clone()));
    assert_eq!(read(&*store, &second).await?.code, None);
    let saved = read(&*store, &first).await?;
    let abandon = LogEvent::play(Event::Abandoned);
    store.append(Append { results: Some(Vec::new()), ..Append::of(&saved, vec![abandon]) }).await?;
    assert_eq!(store.by_code("k7m2qx").await?, None);
    Ok(())
}

pub async fn a_log_that_breaks_the_rules_is_not_believed(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let saved = played(&*store, 1).await?;
    let six = Face::ALL[5];
    let fell = Hand::alike(six, 5).expect("five dice");
    let twice = Event::Thrown { seat: Seat(1), keep: Keep::NOTHING, fell };
    store.append(Append::of(&saved, vec![LogEvent::play(twice)])).await?;
    let saved = store.game(&saved.id).await?.expect("it is still kept");
    assert!(matches!(saved.game(), Err(StoreError::Forged { .. })));
    Ok(())
}

pub async fn a_house_moves_whole(store: Arc<dyn Store>) -> Result<(), StoreError> {
    let over = played(&*store, 52).await?;
    let begun = played(&*store, 7).await?;
    // A seat that joined late, and a code that is still valid.
    let new = Saved { code: Some("q2w3e4".into()), ..two_seats(DiceSource::Table) };
    store.create(&new).await?;
    let saved = read(&*store, &new).await?;
    let joined = vec![LogEvent::play(Event::Joined { seat: Seat(2) })];
    let late = SavedSeat::person("Cecilia");
    store.append(Append { seats: vec![(Seat(2), late)], ..Append::of(&saved, joined) }).await?;

    let ids = store.ids(None, 100).await?;
    assert!(ids.is_sorted() && ids.len() == 3, "{ids:?}");
    assert_eq!(store.ids(None, 2).await?, ids[..2]);
    assert_eq!(store.ids(Some(&ids[1]), 100).await?, ids[2..]);
    let mut games = Vec::new();
    for id in &ids {
        games.push(store.game(id).await?.expect("a game that is listed"));
    }
    let finished = store.finished(&FinishedQuery::default()).await?;
    for game in &games {
        assert!(!store.take_in(game).await?, "it is here already");
        assert!(store.delete(&game.id).await?);
        assert!(store.take_in(game).await?);
        assert_eq!(store.game(&game.id).await?.as_ref(), Some(game));
    }
    assert_eq!(store.finished(&FinishedQuery::default()).await?, finished);
    assert_eq!(finished[0].id, over.id);
    assert_eq!(store.by_code("q2w3e4").await?, Some(new.id.clone()));
    // Play continues with the same dice.
    let game = begun.game()?;
    let append = Append::of(&begun, vec![next(&begun, &game)]);
    assert_eq!(store.append(append).await?, Appended::Done { version: 8 });
    Ok(())
}
