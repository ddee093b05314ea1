//! A house moves with its matches and days: what was begun goes on elsewhere with the same dice.

use std::sync::Arc;
use std::time::Duration;
use yatzy_house::{LocalHouse, Settings};
use yatzy_rules::{Action, Catalogue, DiceSource, Hand, Keep};
use yatzy_store::{SqliteStore, StoreError};
use yatzy_table::{
    ExportReader, GameId, House, MatchPhase, MatchRequest, Moment, NewAttempt, NewMatch, NewMatchSeat,
    NewRules, Request, TableRequest, Token, View, Who, export, import_line,
};

fn device(number: u8) -> Who {
    Who::with(Token::from_bytes([number; 32]))
}

fn house(store: Arc<SqliteStore>) -> LocalHouse {
    let settings = Settings { take_back: Duration::ZERO, ..Settings::default() };
    LocalHouse::new(store, None, settings)
}

async fn act(house: &LocalHouse, who: &Who, game: &GameId, action: Action) -> View {
    house.ask(game, TableRequest::now(who, Request::Act(action, None))).await.unwrap().view
}

/// Throws once and enters the first box, for some turns. Returns the hands.
async fn turns(house: &LocalHouse, who: &Who, game: &GameId, count: usize) -> Vec<Hand> {
    let mut hands = Vec::new();
    for _ in 0..count {
        let view = act(house, who, game, Action::Throw(Keep::NOTHING)).await;
        hands.extend(view.turn.as_ref().and_then(|turn| turn.hand()));
        let enter = view.actions().into_iter().find(|action| matches!(action, Action::Enter(_)));
        act(house, who, game, enter.unwrap()).await;
    }
    hands
}

/// All games of a store in another one, read as from a file.
async fn moved(from: &SqliteStore) -> Arc<SqliteStore> {
    let mut lines = Vec::new();
    let put = |line: yatzy_table::ExportLine| -> Result<(), StoreError> {
        lines.push(line.write().unwrap());
        Ok(())
    };
    export(from, put).await.unwrap();
    let to = Arc::new(SqliteStore::in_memory().await.unwrap());
    for repeated in [false, true] {
        let mut reader = ExportReader::default();
        for line in &lines {
            if let Some(line) = reader.read(line).unwrap() {
                let is_new = import_line(&*to, &line, Moment::now()).await.unwrap();
                let is_day = matches!(line, yatzy_table::ExportLine::Day(..));
                assert!(is_day || is_new != repeated, "{line:?}");
            }
        }
        reader.finish().unwrap();
    }
    to
}

#[tokio::test]
async fn a_match_goes_on_after_a_move() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let (before, anna, bo) = (house(store.clone()), device(1), device(2));
    let seat =
        |name: &str, n: u8| NewMatchSeat { name: name.into(), bytes: None, key: Token::from_bytes([n; 32]) };
    let rules = NewRules::Listed { id: "yatzy".into(), options: Vec::new() };
    let new = NewMatch { rules, here: vec![seat("Anna", 3)], hints: false, key: Token::from_bytes([9; 32]) };
    let id = before.make_match(&anna, &new).await.unwrap().view.id;
    before.ask_match(&id, &bo, &MatchRequest::Join(seat("Bo", 4))).await.unwrap();
    before.ask_match(&id, &anna, &MatchRequest::Start).await.unwrap();
    let game_of = async |house: &LocalHouse, who: &Who| {
        house.look_match(&id, who).await.unwrap().own_game().cloned().unwrap()
    };
    let (annas, bos) = (game_of(&before, &anna).await, game_of(&before, &bo).await);
    let first = turns(&before, &anna, &annas, 2).await;

    let after = house(moved(&store).await);
    let seen = after.look_match(&id, &bo).await.unwrap();
    assert_eq!((seen.phase, seen.seats.len(), seen.seats[0].turns), (MatchPhase::Playing, 2, 2));
    assert_eq!((seen.seats[0].name.as_str(), seen.seats[0].game.as_ref()), ("Anna", None));
    assert_eq!(game_of(&after, &bo).await, bos);
    let all = turns(&after, &bo, &bos, 15).await;
    assert_eq!(all[..2], first, "the same dice");
    assert!(after.look(&annas, &bo).await.is_err(), "the other game stays closed");
    turns(&after, &anna, &annas, 13).await;
    let over = after.look_match(&id, &bo).await.unwrap();
    assert!(over.phase == MatchPhase::Over && over.seats.iter().all(|seat| seat.total.is_some()), "{over:?}");
}

#[tokio::test]
async fn a_day_goes_on_after_a_move() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let (before, anna, bo) = (house(store.clone()), device(1), device(2));
    let attempt = |n: u8| NewAttempt {
        rules: "yatzy".into(),
        name: "Anna".into(),
        is_again: false,
        key: Token::from_bytes([n; 32]),
    };
    let game = before.play_today(&anna, &attempt(5)).await.unwrap().view.id;
    let first = turns(&before, &anna, &game, 1).await;
    let commitments = async |house: &LocalHouse| {
        let day = house.day(&bo, None).await.unwrap();
        day.games.into_iter().map(|game| game.commitment).collect::<Vec<_>>()
    };
    let promised = commitments(&before).await;
    assert_eq!(promised.len(), Catalogue::get().kinds().count());

    let after = house(moved(&store).await);
    assert_eq!(commitments(&after).await, promised);
    assert_eq!(after.play_today(&anna, &attempt(6)).await.unwrap().view.id, game, "the first attempt");
    let other = after.play_today(&bo, &attempt(7)).await.unwrap().view;
    assert_eq!(other.source, DiceSource::Shared);
    assert_eq!(turns(&after, &bo, &other.id, 1).await, first, "the same dice");
}
