//! After the game: the report, the replay and the dice; and the coach during it.

use crate::house::{self, House};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

async fn with_bots() -> House {
    House::with_computer(house::quick()).await
}

/// Plays a game to its end, always by the last legal action: throws are kept to the first.
async fn play_out(house: &House, path: &str, tokens: &[&str]) -> Value {
    let mut state = house.get(path, tokens[0]).await.json();
    while state["phase"] != "over" {
        let seat = state["turn"]["seat"].as_u64().unwrap() as usize - 1;
        let mut action = state["actions"].as_array().unwrap().last().unwrap().clone();
        action.as_object_mut().unwrap().remove("points");
        let acted = house.act(path, tokens[seat], state["version"].as_u64().unwrap(), action).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", acted.text);
        state = acted.json()["state"].clone();
    }
    state
}

/// Asks until what has to be worked out is there, however busy the machine is: only what never comes fails.
async fn when_ready(house: &House, path: &str, token: &str) -> house::Answer {
    let begun = std::time::Instant::now();
    while begun.elapsed() < Duration::from_secs(900) {
        let answer = house.get(path, token).await;
        if answer.status != StatusCode::ACCEPTED && !answer.headers.contains_key("refresh") {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} is not ready");
}

#[tokio::test]
async fn the_report_adds_up_and_the_replay_steps_through() {
    let house = with_bots().await;
    let (path, anna, bjorn) = house.two("yahtzee", "program").await;
    let page = path.replace("/api/v1/games/", "/g/");
    // A report while the game goes on would be a hint.
    assert_eq!(house.get(&format!("{path}/report"), &anna).await.code(), "game/not-over");
    assert_eq!(house.get(&format!("{page}/replay/0"), &anna).await.status, StatusCode::CONFLICT);
    let state = play_out(&house, &path, &[&anna, &bjorn]).await;

    let report = when_ready(&house, &format!("{path}/report"), "").await.json();
    assert_eq!(report["exact"], true);
    for seat in report["seats"].as_array().unwrap() {
        let figure = |name: &str| seat[name].as_f64().unwrap();
        let sum = figure("expected") + figure("luck") - figure("cost");
        assert!((figure("total") - sum).abs() < 1e-6, "{seat}");
        assert!((figure("expected") - 254.587_728_7).abs() < 1e-6);
    }
    assert_eq!(report["chances"].as_array().unwrap().len(), 27);

    let html = when_ready(&house, &format!("{page}/report"), "").await.text;
    let parts = [
        "Perfect play averages 255 points",
        "Accuracy",
        "Chance to win",
        "Costliest choices",
        "class=\"drawing\"",
    ];
    for part in parts.into_iter().chain(["class=\"chart", "data-verdict=\"verified\""]) {
        assert!(html.contains(part), "{part}: {html}");
    }
    let total = state["standings"][0]["total"].as_u64().unwrap();
    assert!(html.contains(&format!("<td>{total}</td>")));
    let command = format!(
        "yatzy verify yatzy-{}.yatzy --commitment {}",
        state["id"].as_str().unwrap(),
        state["commitment"].as_str().unwrap()
    );
    assert!(html.contains(&command), "{html}");
    assert!(!html.contains(" style="));

    // Perfect play comes by itself, box by box: it was never asked for anywhere else.
    let mut boxes = html.clone();
    while boxes.contains("data-soon") {
        assert!(boxes.contains("Working out perfect play"), "{boxes}");
        tokio::time::sleep(Duration::from_millis(200)).await;
        boxes = house.get(&format!("{page}/report"), "").await.text;
    }
    assert_eq!(boxes.matches("<td class=\"perfect\">").count(), 14, "{boxes}");

    // Every link of the report leads to a step, and every step has its page.
    let first = house.get(&format!("{page}/replay/0"), "").await;
    assert!(first.text.contains("The game begins.") && first.text.contains("Step 0 of 52"), "{}", first.text);
    for link in html.split(&format!("{page}/replay/")).skip(1) {
        let step = link.split('"').next().unwrap();
        let answer = house.get(&format!("{page}/replay/{step}"), "").await;
        assert_eq!(answer.status, StatusCode::OK, "{step}");
    }
    let thrown = house.get(&format!("{page}/replay/1"), "").await.text;
    assert!(thrown.contains("Anna throws") && thrown.contains("Luck"), "{thrown}");
    assert!(
        thrown.contains(&format!("rel=\"next\" href=\"{page}/replay/2\"")) && !thrown.contains("name=\"do\"")
    );
    let entered = house.get(&format!("{page}/replay/2"), "").await.text;
    assert!(entered.contains("Anna enters") && entered.contains("just\" data-box"), "{entered}");
    assert!(entered.contains("Better by ") || entered.contains("There was no better choice."), "{entered}");
    let last = house.get(&format!("{page}/replay/52"), "").await.text;
    assert!(last.contains(&total.to_string()) && !last.contains("rel=\"next\""));
    assert_eq!(house.get(&format!("{page}/replay/53"), "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_was_taken_back_is_seen_in_the_replay_and_judged_once() {
    let house = with_bots().await;
    let made = json!({ "rules": "ru13", "seats": [{ "name": "Anna" }] });
    let made = house.post("/api/v1/games", "", made).await.json();
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let page = path.replace("/api/v1/games/", "/g/");
    let token = made["device"].as_str().unwrap();
    house.act(&path, token, 0, json!({ "type": "throw" })).await;
    house.act(&path, token, 1, json!({ "type": "hint" })).await;
    house.act(&path, token, 2, json!({ "type": "enter", "box": "chance" })).await;
    house.act(&path, token, 3, json!({ "type": "take-back" })).await;
    house.act(&path, token, 4, json!({ "type": "throw", "keep": "" })).await;
    play_out(&house, &path, &[token]).await;
    when_ready(&house, &format!("{path}/report"), "").await;
    let step = async |number: u32| house.get(&format!("{page}/replay/{number}"), "").await.text;
    assert!(step(2).await.contains("Anna asks the coach."));
    let taken_back = step(3).await;
    assert!(taken_back.contains("Anna enters") && !taken_back.contains("class=\"judged"), "{taken_back}");
    assert!(step(4).await.contains("Anna undoes the choice."));
    let again = step(5).await;
    assert!(again.contains("Anna throws all dice again") && again.contains("class=\"judged"), "{again}");
    let report = house.get(&format!("{page}/report"), "").await.text;
    assert!(report.contains(&format!("{page}/replay/")), "{report}");
}

#[tokio::test]
async fn what_is_an_estimate_says_so() {
    let house = with_bots().await;
    let made =
        house.post("/api/v1/games", "", json!({ "rules": "maxi", "seats": [{ "name": "A" }] })).await.json();
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let token = made["device"].as_str().unwrap();
    assert_eq!(made["state"]["hints"], true);
    house.act(&path, token, 0, json!({ "type": "throw" })).await;
    house.act(&path, token, 1, json!({ "type": "hint" })).await;
    let hint = when_ready(&house, &format!("{path}/hint"), token).await.json();
    assert!(hint["sentence"].as_str().is_some_and(|sentence| sentence.len() > 10), "{hint}");
    let exact = hint["exact"].as_bool().unwrap();
    play_out(&house, &path, &[token]).await;
    let page =
        when_ready(&house, &format!("{}/report", path.replace("/api/v1/games/", "/g/")), "").await.text;
    let report = when_ready(&house, &format!("{path}/report"), "").await.json();
    assert_eq!(report["exact"], exact);
    assert_eq!(page.contains("class=\"estimate\""), !exact, "{page}");
}

#[tokio::test]
async fn the_coach_speaks_where_the_table_allows_it_and_the_record_notes_it() {
    let house = with_bots().await;
    let seats = json!([{ "name": "Anna" }, { "name": "Björn", "elsewhere": true }]);
    for (hints, seats, allowed) in [
        (None, json!([{ "name": "Anna" }]), true),
        (None, seats.clone(), false),
        (Some(true), seats, true),
        (Some(false), json!([{ "name": "Anna" }]), false),
    ] {
        let mut body = json!({ "rules": "yatzy", "seats": seats });
        if let Some(hints) = hints {
            body["hints"] = json!(hints);
        }
        let made = house.post("/api/v1/games", "", body).await.json();
        let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
        let token = made["device"].as_str().unwrap();
        assert_eq!(made["state"]["hints"], allowed);
        house.act(&path, token, 0, json!({ "type": "throw" })).await;
        let page = house.get(&path.replace("/api/v1/games/", "/g/"), token).await.text;
        assert_eq!(page.contains("value=\"hint\""), allowed);
        if allowed {
            // Without the action `hint` there is no answer.
            assert_eq!(house.get(&format!("{path}/hint"), token).await.code(), "coach/not-asked");
        }
        let asked = house.act(&path, token, 1, json!({ "type": "hint" })).await;
        if !allowed {
            assert_eq!((asked.status.as_u16(), asked.code().as_str()), (422, "coach/none"));
            assert_eq!(house.get(&format!("{path}/hint"), token).await.code(), "coach/none");
            continue;
        }
        assert_eq!(asked.json()["state"]["turn"]["hinted"], true, "{}", asked.text);
        assert_eq!(house.get(&format!("{path}/hint"), "").await.code(), "seat/not-yours");
        let hint = when_ready(&house, &format!("{path}/hint"), token).await.json();
        assert_eq!((&hint["thinking"], &hint["exact"]), (&json!(false), &json!(true)));
        house.act(&path, token, 2, json!({ "type": "enter", "box": "chance" })).await;
        assert!(house.get(&format!("{path}/record"), "").await.text.contains("; hint"));
    }
}
