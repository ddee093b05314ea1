//! Many who see one version and act at once: one wins, and everyone else is told so, with the table as it then is.

use crate::house::{House, quick};
use axum::http::StatusCode;
use futures_util::future::join_all;
use serde_json::json;
use yatzy_server::Config;

/// How many race.
const RACERS: usize = 64;

async fn race(times: u64) {
    let house = House::with(Config { burst: 1 << 30, rate: 1 << 30, ..quick() }, None).await;
    let (mut path, mut host, mut version) = (String::new(), String::new(), 0);
    for round in 0..times {
        // A throw and an entry make a turn, and fifteen of them a game.
        if round % 30 == 0 {
            let new = json!({ "rules": "yatzy", "seats": [{ "name": "Anna" }] });
            let made = house.post("/api/v1/games", "", new).await.json();
            path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
            host = made["device"].as_str().unwrap().to_owned();
            version = 0;
        }
        let state = house.get(&path, &host).await.json();
        let entry = state["actions"].as_array().unwrap().iter().find(|action| action["type"] == "enter");
        let action =
            entry.map_or(json!({ "type": "throw" }), |entry| json!({ "type": "enter", "box": entry["box"] }));
        let actions = format!("{path}/actions");
        let answers = join_all((0..RACERS).map(|racer| {
            let body =
                json!({ "version": version, "key": format!("{round} by {racer:03}"), "action": action });
            house.post(&actions, &host, body)
        }))
        .await;
        let (won, lost): (Vec<_>, Vec<_>) =
            answers.iter().partition(|answer| answer.status == StatusCode::OK);
        assert_eq!((won.len(), lost.len()), (1, RACERS - 1), "round {round}");
        let made = won[0].json()["version"].as_u64().unwrap();
        for answer in lost {
            let told = answer.json();
            assert_eq!((answer.status, answer.code().as_str()), (StatusCode::CONFLICT, "game/stale"));
            // Where the last entry ends the game, its dice are laid open at once.
            assert!(told["state"]["version"].as_u64().unwrap() > version, "{told}");
            assert_eq!(told["state"]["turn"], won[0].json()["state"]["turn"]);
        }
        version = made.max(version + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_sixty_four_wins() {
    race(20).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a thousand races take minutes"]
async fn one_of_sixty_four_wins_a_thousand_times() {
    race(1000).await;
}
