//! A game whose rows can't be read any more says so, to people and to programs: no trying again mends it. No other game
//! suffers for it.

use crate::house::House;
use axum::http::StatusCode;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, Executor};

/// A row that is no event, texts that are none, one that the rules refuse, the first or the last one missing, and rules
/// that are none.
const DAMAGES: [&str; 7] = [
    "UPDATE game_event SET body = CAST(X'7bff7d' AS TEXT) WHERE game = '{id}'",
    "UPDATE game_event SET body = X'7bff7d' WHERE game = '{id}'",
    "UPDATE game_event SET body = '{' WHERE game = '{id}'",
    "UPDATE game_event SET body = '{\"type\":\"entered\",\"seat\":1,\"box\":\"ones\",\"points\":3}' WHERE game = '{id}'",
    "DELETE FROM game_event WHERE game = '{id}' AND version = 1",
    "DELETE FROM game_event WHERE game = '{id}' AND version = 2",
    "UPDATE game SET rules = 'none' WHERE id = '{id}'",
];

#[tokio::test]
async fn a_damaged_game_says_so_and_no_other_suffers() {
    let house = House::new().await;
    let (sound, ..) = house.two("yatzy", "program").await;
    let options = SqliteConnectOptions::new().filename(house.database());
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    for damage in DAMAGES {
        let (id, anna, _) = house.make_two("yatzy", "program").await;
        let path = format!("/api/v1/games/{id}");
        let throw = json!({ "type": "throw" });
        assert_eq!(house.act(&path, &anna, 0, throw.clone()).await.status, StatusCode::OK);
        let chance = json!({ "type": "enter", "box": "chance" });
        assert_eq!(house.act(&path, &anna, 1, chance).await.status, StatusCode::OK);
        file.execute(AssertSqlSafe(damage.replace("{id}", &id))).await.unwrap();
        // A server with the game in memory still has it whole, the next server does not.
        let again = house.again().await;
        for answer in [
            again.get(&path, &anna).await,
            again.get(&format!("{path}/record"), &anna).await,
            again.get(&format!("{path}/events"), "").await,
            again.act(&path, &anna, 2, throw).await,
        ] {
            assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{damage}: {}", answer.text);
            assert_eq!((answer.code().as_str(), &answer.json()["state"]), ("game/damaged", &json!(null)));
        }
        let page = again.get(&format!("/g/{id}"), &anna).await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR, "{damage}");
        assert!(page.text.contains("This game is damaged"), "{}", page.text);
        for well in [sound.as_str(), "/", "/healthz", "/api/v1/games", "/api/v1/records"] {
            assert_eq!(again.get(well, &anna).await.status, StatusCode::OK, "{damage}: {well}");
        }
    }
}
