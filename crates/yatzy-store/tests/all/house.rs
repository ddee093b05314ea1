//! A database of the version before, made by its program through web and terminal. It opens, every game
//! replays, and play continues.

use std::collections::BTreeMap;
use std::path::Path;
use yatzy_rules::{Action, DiceSource, Game, Hand, Player, Record, Refusal, Seat, Shown, TableTurn};
use yatzy_store::{
    Append, Appended, FinishedQuery, GameId, LogEvent, Saved, SeatResult, SqliteStore, Store, Zone,
};

/// Opens a copy, because opening migrates the file.
async fn house() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/house-1.sqlite");
    std::fs::copy(kept, &path).unwrap();
    (folder, SqliteStore::open(&path).await.unwrap())
}

async fn ids(store: &SqliteStore) -> (Vec<GameId>, Vec<GameId>) {
    let unfinished = store.unfinished(None).await.unwrap();
    let finished = store.finished(&FinishedQuery::default()).await.unwrap();
    (unfinished.into_iter().map(|game| game.id).collect(), finished.into_iter().map(|game| game.id).collect())
}

async fn saved(store: &SqliteStore, id: &GameId) -> Saved {
    store.game(id).await.unwrap().unwrap()
}

#[tokio::test]
async fn every_game_of_the_version_before_replays() {
    let (_folder, store) = house().await;
    let (unfinished, finished) = ids(&store).await;
    assert_eq!((unfinished.len(), finished.len()), (11, 4));
    let mut editions: BTreeMap<Option<String>, usize> = BTreeMap::new();
    for id in unfinished.iter().chain(&finished) {
        let saved = saved(&store, id).await;
        let record = saved.record(Zone::Utc).unwrap();
        assert_eq!(record.game.turn().is_none(), finished.contains(id));
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()), "{record}");
        if let Some(proof) = record.proof.as_ref().filter(|proof| proof.secret.is_some()) {
            let verdict = proof.verify(&record.game, None);
            assert!(matches!(verdict, yatzy_rules::fair::Verdict::Verified { .. }), "{verdict:?}");
        }
        *editions.entry(saved.edition).or_default() += 1;
    }
    let own_rules = editions.get(&None).copied();
    assert_eq!((editions.len(), own_rules), (9, Some(2)));
}

#[tokio::test]
async fn every_kind_of_seat_is_what_it_was() {
    let (_folder, store) = house().await;
    let (unfinished, finished) = ids(&store).await;
    let mut seats = Vec::new();
    for id in unfinished.iter().chain(&finished) {
        seats.extend(saved(&store, id).await.record(Zone::Utc).unwrap().seats);
    }
    let has =
        |name: &str, player: &Player| seats.iter().any(|seat| seat.name == name && seat.player == *player);
    for (name, player) in [
        ("Anna", Player::Person),
        ("Mormor 👵", Player::Person),
        // A name never decides who plays.
        ("Anna bot:club", Player::Person),
        ("bot:perfect", Player::Person),
        // Deleted, or without visible characters.
        ("", Player::Person),
        ("", Player::Open),
        ("", Player::computer("greedy")),
        ("Robo", Player::computer("random")),
    ] {
        assert!(has(name, &player), "{name} {player}");
    }
}

#[tokio::test]
async fn every_game_of_the_version_before_goes_on() {
    let (_folder, store) = house().await;
    let (unfinished, _) = ids(&store).await;
    for id in &unfinished {
        let saved = saved(&store, id).await;
        let mut game = saved.game().unwrap();
        let mut what = Vec::new();
        while game.turn().is_some() {
            let event = game.decide(some_action(&game), &mut |count: u8| Hand::all(count)[0]).unwrap();
            game.record(&event).unwrap();
            what.push(LogEvent::play(event));
        }
        let append = Append { results: SeatResult::of(&game), ..Append::of(&saved, what) };
        let version = saved.version() + append.what.len() as u32;
        assert_eq!(store.append(append).await.unwrap(), Appended::Done { version });
        assert_eq!(store.game(id).await.unwrap().unwrap().game().unwrap(), game);
    }
    assert_eq!(ids(&store).await.0, []);
}

/// With real dice: the first cell that takes the hand. Otherwise: the first box, after one throw.
fn some_action(game: &Game) -> Action {
    let actions = game.actions();
    let enters = |action: &&Action| matches!(action, Action::Enter(_));
    if game.source() == DiceSource::Program {
        return *actions.iter().find(enters).unwrap_or(&actions[0]);
    }
    let hand = Hand::all(game.rules().dice())[0];
    let offers = game.offers_of(hand);
    let cell = offers.iter().find(|offer| offer.allowed().is_some()).unwrap().cell;
    Action::Table(TableTurn { named: None, shown: Shown::Hand(hand), throws: None, cell })
}

#[tokio::test]
async fn a_correction_of_the_version_before_shows_and_can_be_corrected_again() {
    let (_folder, store) = house().await;
    let (unfinished, _) = ids(&store).await;
    let mut corrected = None;
    for id in &unfinished {
        let saved = saved(&store, id).await;
        let game = saved.game().unwrap();
        if game.turn_at(1, Seat(1)).is_some_and(|turn| !turn.crossed_out.is_empty()) {
            corrected = Some((saved, game));
        }
    }
    let (saved, game) = corrected.unwrap();
    let cell = game.turn_at(1, Seat(1)).unwrap().entry.unwrap().cell;
    let shown = Shown::Hand("6-6-6-6-1".parse().unwrap());
    let table = TableTurn { named: None, shown, throws: None, cell };
    let again = Action::Correct { round: 1, seat: Seat(1), table };
    let event = game.decide(again, &mut yatzy_rules::NoDice).unwrap();
    store.append(Append::of(&saved, vec![LogEvent::play(event)])).await.unwrap();
    let now = store.game(&saved.id).await.unwrap().unwrap().game().unwrap();
    assert_eq!(now.turn_at(1, Seat(1)).unwrap().crossed_out.len(), 2);
    let wrong = Action::Correct { round: 9, seat: Seat(1), table };
    assert!(matches!(now.decide(wrong, &mut yatzy_rules::NoDice), Err(Refusal::NoSuchTurn { .. })));
}
