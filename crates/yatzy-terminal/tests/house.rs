//! The house's shelf: what is kept, who may have it, and what a crash leaves.

#![allow(clippy::unwrap_used)] // a test may fail where it stands

use std::path::Path;
use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Keep, NoDice, Player, Record, RecordSeat};
use yatzy_store::{GameId, Happening, SqliteStore, Store};
use yatzy_terminal::{HouseShelf, Setup, Shelf, ShelfError, Shelved};

fn begun() -> Record {
    let setup = Setup::of_edition(
        "yatzy",
        vec!["Anna".into(), "bot:club".into(), "Björn".into()],
        DiceSource::Program,
    );
    let mut setup = setup.unwrap();
    setup.seats[2].player = Player::computer("greedy");
    let game = Game::new(setup.rules, 3, setup.source);
    Record {
        edition: setup.edition,
        date: yatzy_store::Moment::now().date(),
        ..Record::new(setup.seats, game)
    }
}

/// Lets something happen in a game, and keeps it.
fn act(shelf: &mut dyn Shelf, id: &GameId, record: &mut Record, action: Action) -> Result<(), ShelfError> {
    let dice = &mut |_count: u8| "1-4-4-6-6".parse::<Hand>().unwrap();
    let event = record.game.decide(action, dice).unwrap();
    record.game.record(&event).unwrap();
    shelf.append(id, record, &[Happening::play(event)])
}

/// A game with one throw, kept and put back.
fn thrown(folder: &Path) -> (GameId, Record) {
    let mut shelf = HouseShelf::open(folder).unwrap();
    let (id, mut record) = (shelf.new_id(), begun());
    act(&mut shelf, &id, &mut record, Action::Throw(Keep::NOTHING)).unwrap();
    (id, record)
}

#[test]
fn what_is_kept_is_taken_again() {
    let folder = tempfile::tempdir().unwrap();
    let (id, mut record) = thrown(folder.path());
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    assert_eq!(shelf.unfinished().unwrap(), [Shelved { id: id.clone(), record: record.clone() }]);
    assert_eq!(shelf.newest().unwrap().id, id);
    assert_eq!(shelf.take(&id).unwrap(), record);
    act(&mut shelf, &id, &mut record, Action::Hint).unwrap();
    assert_eq!(shelf.record(&id).unwrap(), record);
}

#[test]
fn a_game_in_someones_hands_is_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let (id, _) = thrown(folder.path());
    let mut one = HouseShelf::open(folder.path()).unwrap();
    let mut other = HouseShelf::open(folder.path()).unwrap();
    one.take(&id).unwrap();
    assert_eq!(other.unfinished().unwrap(), []);
    assert!(matches!(other.take(&id), Err(ShelfError::InUse(_))));
    one.put_back(&id);
    assert_eq!(other.unfinished().unwrap().len(), 1);
    assert!(other.take(&id).is_ok());
}

#[test]
fn a_seat_handed_over_keeps_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (id, mut record) = thrown(folder.path());
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    shelf.take(&id).unwrap();
    record.seats[0].player = Player::computer("expert");
    shelf.append(&id, &record, &[Happening::Seated(yatzy_rules::Seat(0))]).unwrap();
    let seats = [("Anna", "expert"), ("", "club"), ("Björn", "greedy")];
    assert_eq!(
        shelf.record(&id).unwrap().seats,
        seats.map(|(name, level)| RecordSeat::computer(name, level))
    );
}

#[test]
fn a_finished_game_is_history_and_a_choice_taken_back_reopens_it() {
    let folder = tempfile::tempdir().unwrap();
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    let id = shelf.new_id();
    let game = Game::new(rules.clone(), 1, DiceSource::Program);
    let mut record = Record { seats: vec![RecordSeat::person("Anna")], game, ..begun() };
    while record.game.turn().is_some() {
        act(&mut shelf, &id, &mut record, Action::Throw(Keep::NOTHING)).unwrap();
        let cell = record.game.offers().iter().find(|offer| offer.allowed().is_some()).unwrap().cell;
        act(&mut shelf, &id, &mut record, Action::Enter(cell)).unwrap();
    }
    assert_eq!(shelf.unfinished().unwrap(), []);
    let finished = shelf.finished(Some(&rules)).unwrap();
    assert_eq!(finished[0].seats[0].total, record.game.standings()[0].total);
    assert!(finished[0].seats[0].complete);
    let other = Catalogue::get().rules("ru13").unwrap();
    assert_eq!(shelf.finished(Some(&other)).unwrap(), []);
    act(&mut shelf, &id, &mut record, Action::TakeBack).unwrap();
    assert_eq!(shelf.finished(None).unwrap(), []);
    assert_eq!(shelf.unfinished().unwrap().len(), 1);
}

#[test]
fn an_abandoned_game_is_neither_offered_nor_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (id, mut record) = thrown(folder.path());
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    shelf.take(&id).unwrap();
    act(&mut shelf, &id, &mut record, Action::Abandon).unwrap();
    assert_eq!(shelf.unfinished().unwrap(), []);
    assert_eq!(shelf.finished(None).unwrap(), []);
}

/// Whoever played on from somewhere else wins; nothing is written over it.
#[test]
fn a_game_that_moved_on_elsewhere_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let (id, mut record) = thrown(folder.path());
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    shelf.take(&id).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(&folder.path().join(HouseShelf::FILE)).await.unwrap();
        let saved = store.game(&id).await.unwrap().unwrap();
        let hint = record.game.decide(Action::Hint, &mut NoDice).unwrap();
        let append = yatzy_store::Append::of(&saved, vec![Happening::play(hint)]);
        store.append(append).await.unwrap();
    });
    let kept = shelf.record(&id).unwrap();
    let refused = act(&mut shelf, &id, &mut record, Action::Throw(Keep::NOTHING));
    assert!(matches!(refused, Err(ShelfError::InUse(_))));
    assert_eq!(shelf.record(&id).unwrap(), kept);
}

/// A game of the house's page is not ours to go on with, but its result is the house's.
#[test]
fn games_of_the_page_are_the_same_houses() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = HouseShelf::open(folder.path()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let rules = Catalogue::get().rules("yatzy").unwrap();
    let seats = vec![yatzy_store::SavedSeat::person("Anna")];
    let new = yatzy_store::NewGame::local("yatzy", rules.clone(), DiceSource::Table, seats);
    runtime.block_on(async {
        let store = SqliteStore::open(&folder.path().join(HouseShelf::FILE)).await.unwrap();
        store.create(&new).await.unwrap();
    });
    assert_eq!(shelf.unfinished().unwrap(), []);
    runtime.block_on(async {
        let store = SqliteStore::open(&folder.path().join(HouseShelf::FILE)).await.unwrap();
        let saved = store.game(&new.id).await.unwrap().unwrap();
        let result = yatzy_store::SeatResult { seat: yatzy_rules::Seat(0), total: 231, place: Some(1) };
        let append = yatzy_store::Append {
            results: Some(vec![result]),
            ..yatzy_store::Append::of(&saved, vec![Happening::Seated(yatzy_rules::Seat(0))])
        };
        store.append(append).await.unwrap();
    });
    let finished = shelf.finished(Some(&rules)).unwrap();
    assert_eq!((finished[0].seats[0].name.as_str(), finished[0].seats[0].total.0), ("Anna", 231));
}

/// A crash in the middle of a write leaves a torn end of the log. It is recognised and dropped, and the game
/// is there as it was acknowledged.
#[test]
fn a_torn_end_of_the_log_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    let (id, mut record) = (shelf.new_id(), begun());
    act(&mut shelf, &id, &mut record, Action::Throw(Keep::NOTHING)).unwrap();
    let (acknowledged, log) = (record.clone(), "house.db-wal");
    let whole = std::fs::read(folder.path().join(log)).unwrap().len();
    act(&mut shelf, &id, &mut record, Action::Throw(Keep::NOTHING)).unwrap();
    let longer = std::fs::read(folder.path().join(log)).unwrap();
    assert!(longer.len() > whole, "a commit only ever adds to the log");
    // The files as a power cut would leave them: the second commit reached the disk in part.
    for torn in [whole + 1, whole + 500, (whole + longer.len()) / 2, longer.len() - 1] {
        let crashed = tempfile::tempdir().unwrap();
        std::fs::copy(folder.path().join("house.db"), crashed.path().join("house.db")).unwrap();
        std::fs::write(crashed.path().join(log), &longer[..torn]).unwrap();
        let after = HouseShelf::open(crashed.path()).unwrap();
        assert_eq!(after.record(&id).unwrap(), acknowledged, "{torn} of {} bytes", longer.len());
    }
}

#[test]
fn a_folder_that_is_no_folder_is_an_error() {
    let file = tempfile::NamedTempFile::new().unwrap();
    assert!(matches!(HouseShelf::open(file.path()), Err(ShelfError::Io { .. })));
}

/// A house of the version before: its unfinished games are offered, and go on.
#[test]
fn a_house_of_the_version_before_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../yatzy-store/tests/data/house-1.sqlite");
    std::fs::copy(kept, folder.path().join(HouseShelf::FILE)).unwrap();
    let mut shelf = HouseShelf::open(folder.path()).unwrap();
    let ours = shelf.unfinished().unwrap();
    assert_eq!(ours.len(), 3);
    let with_computer = ours.iter().find(|game| game.record.edition.as_deref() == Some("tactic-nb")).unwrap();
    let seats = [RecordSeat::person("Anna"), RecordSeat::computer("", "greedy")];
    assert_eq!(with_computer.record.seats, seats);
    for game in &ours {
        let mut record = shelf.take(&game.id).unwrap();
        act(&mut shelf, &game.id, &mut record, Action::Hint).unwrap();
        assert_eq!(shelf.record(&game.id).unwrap(), record);
    }
    assert_eq!(shelf.finished(None).unwrap().len(), 3);
}
