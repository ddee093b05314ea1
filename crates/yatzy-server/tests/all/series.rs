//! What a program at the table needs beside its moves: the series, the timer of someone who is away, what its own
//! choice costs.

use crate::house::{self, House};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use yatzy_wire::{SeriesBody, api};

async fn house(patience: Duration) -> House {
    let mut config = house::quick();
    config.house.patience = patience;
    House::with_computer(config).await
}

#[tokio::test]
async fn a_series_is_counted_and_leads_to_the_next_game() {
    let house = house(Duration::ZERO).await;
    let seats = json!([{ "name": "Anna" }, { "name": "Björn" }]);
    let made =
        house.post("/api/v1/games", "", json!({ "rules": "yatzy", "dice": "table", "seats": seats })).await;
    let (mut path, token) = (path_of(&made.json()["state"]), made.json()["device"].clone());
    let token = token.as_str().unwrap();
    for game in 1..=2 {
        let before = series(&house, &path).await;
        assert_eq!((before.games, before.next), (game - 1, None));
        // Anna gets one point more than Björn, wherever she sits.
        let mut state = house.get(&path, token).await.json();
        while state["phase"] != "over" {
            let seat = state["turn"]["seat"].as_u64().unwrap() as usize - 1;
            let round = state["turn"]["round"].as_u64().unwrap() as usize - 1;
            let chance = state["rules"]["boxes"].as_array().unwrap().iter().position(|id| id == "chance");
            let anna = state["seats"][seat]["name"] == "Anna";
            let points = if Some(round) == chance { 20 + u32::from(anna) } else { 0 };
            let action = json!({ "type": "table", "box": state["rules"]["boxes"][round], "points": points });
            let acted = house.act(&path, token, state["version"].as_u64().unwrap(), action).await;
            assert_eq!(acted.status, StatusCode::OK, "{}", acted.text);
            state = acted.json()["state"].clone();
        }
        let after = series(&house, &path).await;
        assert_eq!((after.games, after.next), (game, None));
        let won = |name: &str| after.won.iter().find(|row| row.name == name).unwrap().games;
        assert_eq!((won("Anna"), won("Björn")), (game, 0));
        let next = house.post(&format!("{path}/rematch"), token, json!({})).await.json();
        assert_eq!(series(&house, &path).await.next.unwrap(), next["id"]);
        path = path_of(&next);
    }
    let unknown = format!("/api/v1/games/{}/series", "7".repeat(24));
    assert_eq!(house.get(&unknown, "").await.code(), "game/unknown");
}

/// A seat that leaves is not in the next game. The earlier wins still count, although a game that was left by some or
/// all players does not tell by itself who won.
#[tokio::test]
async fn a_series_follows_seats_across_games_that_someone_left() {
    let house = House::new().await;
    for (leavers, end) in [
        (&["Cecilia"][..], End::Abandoned),
        (&["Björn", "Anna"], End::Abandoned),
        (&["Björn", "Cecilia", "Anna"], End::Left),
        (&["Björn"], End::FullCard),
        (&[], End::Abandoned),
    ] {
        let seats = json!([{ "name": "Anna" }, { "name": "Björn" }, { "name": "Cecilia" }]);
        let body = json!({ "rules": "yatzy", "dice": "table", "seats": seats });
        let made = house.post("/api/v1/games", "", body).await.json();
        let token = made["device"].as_str().unwrap();
        let first = path_of(&made["state"]);
        play(&house, &first, token, &[]).await;
        let second = path_of(&house.post(&format!("{first}/rematch"), token, json!({})).await.json());
        if end == End::FullCard {
            play(&house, &second, token, leavers).await;
        } else {
            for name in leavers {
                leave(&house, &second, token, name).await;
            }
        }
        if end == End::Abandoned {
            let version = house.get(&second, token).await.json()["version"].as_u64().unwrap();
            let ended = house.act(&second, token, version, json!({ "type": "abandon" })).await;
            assert_eq!(ended.status, StatusCode::OK, "{}", ended.text);
        }
        let third = house.post(&format!("{second}/rematch"), token, json!({})).await.json();
        let series = series(&house, &path_of(&third)).await;
        let won = 1 + u32::from(end == End::FullCard);
        for row in &series.won {
            let expected = if row.name == "Anna" { won } else { 0 };
            assert_eq!(row.games, expected, "{end:?} {leavers:?}: {row:?}");
        }
        let stayed = if end == End::Left { 3 } else { 3 - leavers.len() };
        assert_eq!(series.won.len(), stayed);
    }
}

/// How the second game of a series ends.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    /// Before its time.
    Abandoned,
    /// When the last one has left.
    Left,
    /// As it should; some leave when their own card is full.
    FullCard,
}

/// Plays a game with real dice to its end. Everyone has the same dice in every turn, Anna better ones. These leave
/// as soon as their card is full.
async fn play(house: &House, path: &str, token: &str, leavers: &[&str]) {
    let mut state = house.get(path, token).await.json();
    while state["phase"] != "over" {
        let seat = state["turn"]["seat"].as_u64().unwrap() as usize - 1;
        let round = state["turn"]["round"].as_u64().unwrap() as usize - 1;
        let name = state["seats"][seat]["name"].as_str().unwrap();
        let hand = if name == "Anna" { "6-6-4-3-1" } else { "6-4-3-2-1" };
        let action = json!({ "type": "table", "box": state["rules"]["boxes"][round], "hand": hand });
        let acted = house.act(path, token, state["version"].as_u64().unwrap(), action).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", acted.text);
        let last = round + 1 == state["rules"]["boxes"].as_array().unwrap().len();
        if last && leavers.contains(&name) {
            leave(house, path, token, name).await;
        }
        state = house.get(path, token).await.json();
    }
}

async fn leave(house: &House, path: &str, token: &str, name: &str) {
    let state = house.get(path, token).await.json();
    let seat = state["seats"].as_array().unwrap().iter().position(|seat| seat["name"] == name).unwrap() + 1;
    let action = json!({ "type": "leave", "seat": seat });
    let left = house.act(path, token, state["version"].as_u64().unwrap(), action).await;
    assert_eq!(left.status, StatusCode::OK, "{}", left.text);
}

#[tokio::test]
async fn the_computer_steps_in_for_someone_away_and_once() {
    let house = house(Duration::from_secs(3600)).await;
    let (path, anna, bjorn) = house.two("yatzy", "program").await;
    let state = house.get(&path, &bjorn).await.json();
    let wait = state["you"]["step_in"].as_u64().unwrap();
    assert!((3590..=3600).contains(&wait), "{wait}");
    assert_eq!(house.get(&path, &anna).await.json()["you"]["step_in"], Value::Null, "her own turn");
    assert_eq!(house.get(&path, "").await.json()["you"]["step_in"], Value::Null, "who watches");
    let early = house.post(&format!("{path}/step-in"), &bjorn, json!({ "version": 0 })).await;
    assert_eq!(early.code(), "seat/not-away");

    let house = self::house(Duration::ZERO).await;
    let (path, _, bjorn) = house.two("yatzy", "program").await;
    assert_eq!(house.get(&path, &bjorn).await.json()["you"]["step_in"], 0);
    let stepped = house.post(&format!("{path}/step-in"), &bjorn, json!({ "version": 0 })).await;
    assert_eq!(stepped.status, StatusCode::OK, "{}", stepped.text);
    let state = stepped.json();
    assert_eq!(state["turn"]["seat"], 2);
    assert_eq!(state["seats"][0]["card"]["boxes"].as_object().unwrap().len(), 1);
    // The same request again, by someone who never got the answer, plays no second turn.
    let again = house.post(&format!("{path}/step-in"), &bjorn, json!({ "version": 0 })).await;
    assert_eq!(again.code(), "game/stale");
    assert_eq!(again.json()["state"]["version"], state["version"]);
    let watcher = house.post(&format!("{path}/step-in"), "", json!({ "version": state["version"] })).await;
    assert_eq!(watcher.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_coach_tells_what_a_choice_costs_and_sees_real_dice() {
    let house = house(Duration::ZERO).await;
    let game = |dice: &str| json!({ "rules": "yatzy", "dice": dice, "seats": [{ "name": "A" }] });
    let made = house.post("/api/v1/games", "", game("program")).await.json();
    let (path, token) = (path_of(&made["state"]), made["device"].as_str().unwrap());
    house.act(&path, token, 0, json!({ "type": "throw" })).await;
    house.act(&path, token, 1, json!({ "type": "hint" })).await;
    let hint = hint(&house, &path, "", token).await;
    assert_eq!(hint["cost"], Value::Null);
    // Whatever was thrown, there is something better than to enter ones.
    let ones = self::hint(&house, &path, "?box=ones", token).await;
    assert!(ones["cost"].as_str().unwrap().contains("on average"), "{ones}");
    let hand = house.get(&path, token).await.json()["turn"]["hand"].as_str().unwrap().to_owned();
    let kept = self::hint(&house, &path, &format!("?keep={}", &hand[..1]), token).await;
    assert!(kept["cost"].as_str().is_some_and(|words| !words.is_empty()), "{kept}");
    for wrong in ["?box=nonsense", "?keep=7", "?hand=1-2-3", "?throws=x"] {
        assert_eq!(
            house.get(&format!("{path}/hint{wrong}"), token).await.status.as_u16() / 100,
            4,
            "{wrong}"
        );
    }

    let made = house.post("/api/v1/games", "", game("table")).await.json();
    let (path, token) = (path_of(&made["state"]), made["device"].as_str().unwrap());
    house.act(&path, token, 0, json!({ "type": "hint" })).await;
    let told = self::hint(&house, &path, "?hand=6-6-6-6-6&throws=3", token).await;
    assert!(told["sentence"].as_str().unwrap().contains("Yatzy"), "{told}");
    // Without a number they lie there after the first throw, as on a page and in a terminal.
    for throws in ["&throws=1", ""] {
        let early = self::hint(&house, &path, &format!("?hand=6-6-6-5-2{throws}"), token).await;
        assert!(early["sentence"].as_str().unwrap().contains("Keep the sixes"), "{early}");
    }
    // To keep no die is a choice too, and it costs something here.
    let none = self::hint(&house, &path, "?keep=&hand=6-6-6-5-2", token).await;
    assert!(none["cost"].as_str().is_some_and(|words| !words.is_empty()), "{none}");
}

/// What the coach says, once it knows.
async fn hint(house: &House, path: &str, query: &str, token: &str) -> Value {
    loop {
        let answer = house.get(&format!("{path}/hint{query}"), token).await;
        match answer.status {
            StatusCode::ACCEPTED => tokio::time::sleep(Duration::from_millis(50)).await,
            StatusCode::OK => return answer.json(),
            _ => panic!("{query}: {}", answer.text),
        }
    }
}

async fn series(house: &House, path: &str) -> SeriesBody {
    house.ask("", &api::SERIES.call(&[&path.rsplit('/').next().unwrap()])).await.unwrap()
}

fn path_of(state: &Value) -> String {
    format!("/api/v1/games/{}", state["id"].as_str().unwrap())
}
