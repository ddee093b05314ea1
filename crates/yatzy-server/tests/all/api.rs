//! The API, called without a socket.

use crate::house::{House, quick, request};
use axum::body::Body;
use axum::http::{StatusCode, header};
use futures_util::{StreamExt, stream};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::time::Duration;
use yatzy_rules::fair::Verdict;
use yatzy_server::Config;
use yatzy_wire::{ActBody, ActionBody, LegalBody, PlayedBody, RecordReply, api};

#[tokio::test]
async fn a_whole_game_of_each_by_two_devices() {
    let house = House::new().await;
    for rules in ["yatzy", "maxi", "triple", "ru13", "tactic-da"] {
        let (game, anna, bjorn) = house.make_two(rules, "program").await;
        let mut state = house.ask(&anna, &api::LOOK.call(&[&game])).await.unwrap();
        while let Some(turn) = &state.turn {
            let token = if turn.seat == 1 { &anna } else { &bjorn };
            let action = match state.actions.last().unwrap().clone() {
                LegalBody::Name { cell } => ActionBody::Name { cell },
                LegalBody::Throw { keep } => {
                    ActionBody::Throw { keep, bytes: Some(format!("{:064x}", state.version)) }
                }
                LegalBody::Enter { cell, .. } => ActionBody::Enter { cell },
            };
            let act = ActBody { version: state.version, key: format!("key {:07}", state.version), action };
            state = house.ask(token, &api::ACT.send(&[&game], &act)).await.unwrap().state;
        }
        assert!(state.is_over());
        let RecordReply { version, record } = house.ask("", &api::RECORD.call(&[&game])).await.unwrap();
        assert_eq!(version, state.version);
        let proof = record.proof.clone().unwrap();
        assert_eq!(Some(proof.commitment.to_string()), state.commitment);
        assert_eq!(proof.verify(&record.game, None), Verdict::Verified { without_bytes: vec![] });
        assert_eq!(state.standings[0].place, Some(1));
        let turns = house.ask("", &api::TURNS.call(&[&game])).await.unwrap();
        assert_eq!(turns, PlayedBody::all(record.game.rules(), record.game.turns()));
    }
}

#[tokio::test]
async fn a_request_has_one_effect() {
    let house = House::new().await;
    let (path, anna, _) = house.two("yatzy", "program").await;
    let throw = json!({ "version": 0, "key": "a key of mine", "action": { "type": "throw" } });
    let actions = format!("{path}/actions");
    let first = house.post(&actions, &anna, throw.clone()).await;
    assert_eq!(first.json()["version"], 1);
    let hand = first.json()["state"]["turn"]["hand"].clone();
    for _ in 0..3 {
        let again = house.post(&actions, &anna, throw.clone()).await;
        assert_eq!((again.status, again.json()["version"].clone()), (StatusCode::OK, json!(1)));
        assert_eq!(again.json()["state"]["turn"]["hand"], hand);
    }
    let other =
        json!({ "version": 1, "key": "a key of mine", "action": { "type": "enter", "box": "chance" } });
    let other = house.post(&actions, &anna, other).await;
    assert_eq!((other.status, other.code().as_str()), (StatusCode::CONFLICT, "request/key-reused"));

    // Ten at once with ten keys: one wins, nine are stale, and each brings the table as it is.
    let calls = (0..10).map(|i| {
        let body = json!({ "version": 1, "key": format!("key {i:05}"), "action": { "type": "enter", "box": "chance" } });
        house.post(&actions, &anna, body)
    });
    let answers = futures_util::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == StatusCode::OK).count(), 1);
    // It is Björn's turn by then, which is as good a reason.
    for refused in answers.iter().filter(|answer| answer.status != StatusCode::OK) {
        assert!(["game/stale", "seat/not-yours"].contains(&refused.code().as_str()), "{}", refused.text);
        assert_eq!(refused.json()["state"]["version"], 2);
    }
}

#[tokio::test]
async fn an_answer_that_was_forgotten_is_not_an_effect_twice() {
    use yatzy_table::Moment;
    let house = House::new().await;
    let (path, anna, _) = house.two("yatzy", "program").await;
    let throw = json!({ "version": 0, "key": "a key of mine", "action": { "type": "throw" } });
    let actions = format!("{path}/actions");
    house.post(&actions, &anna, throw.clone()).await;
    let now = Moment::now();
    assert_eq!(house.app.house().forget_answers(now).await.unwrap(), 0, "it is still young");
    assert_eq!(house.post(&actions, &anna, throw.clone()).await.status, StatusCode::OK);
    let later = Moment(now.0 + house.app.config().house.answers_kept.as_millis() as i64 + 1000);
    assert_eq!(house.app.house().forget_answers(later).await.unwrap(), 1);
    let again = house.post(&actions, &anna, throw).await;
    assert_eq!((again.code().as_str(), again.json()["state"]["version"].clone()), ("game/stale", json!(1)));
}

#[tokio::test]
async fn making_a_game_has_one_effect() {
    let house = House::new().await;
    let body = json!({ "rules": "yatzy", "seats": [{ "name": "Anna" }], "key": "5a".repeat(32) });
    let one = house.post("/api/v1/games", "", body.clone()).await.json();
    let two = house.post("/api/v1/games", "", body.clone()).await.json();
    assert_eq!((&one["id"], &one["device"], &one["links"]), (&two["id"], &two["device"], &two["links"]));
    let other = json!({ "rules": "maxi", "seats": [{ "name": "Anna" }], "key": "5a".repeat(32) });
    assert_eq!(house.post("/api/v1/games", "", other).await.code(), "request/key-reused");
}

#[tokio::test]
async fn every_refusal_has_its_code_and_its_sentence() {
    let house = House::new().await;
    let (path, anna, bjorn) = house.two("yatzy", "program").await;
    let throw = json!({ "type": "throw" });
    let stranger = "77".repeat(32);
    for (token, version, action, status, code) in [
        (&bjorn, 0, throw.clone(), 403, "seat/not-yours"),
        (&stranger, 0, throw.clone(), 403, "seat/not-yours"),
        (&anna, 7, throw.clone(), 409, "game/stale"),
        (&anna, 0, json!({ "type": "enter", "box": "ones" }), 422, "rule/throw-first"),
        (&anna, 0, json!({ "type": "throw", "keep": "6" }), 422, "rule/first-throw-with-all"),
        (&anna, 0, json!({ "type": "throw", "keep": "7" }), 422, "hand/not-a-face"),
        (&anna, 0, json!({ "type": "throw", "bytes": "short" }), 400, "request/field"),
        (&anna, 0, json!({ "type": "enter", "box": "tower" }), 422, "rule/no-such-cell"),
        (&anna, 0, json!({ "type": "fly" }), 400, "request/malformed"),
        (
            &anna,
            0,
            json!({ "type": "table", "box": "ones", "hand": "11111" }),
            422,
            "rule/not-from-the-table",
        ),
        (&anna, 0, json!({ "type": "take-back" }), 422, "rule/nothing-to-take-back"),
        (&bjorn, 0, json!({ "type": "abandon" }), 403, "seat/not-host"),
        (&anna, 0, json!({ "type": "leave", "seat": 9 }), 422, "rule/no-such-seat"),
        (&anna, 0, json!({ "type": "leave", "seat": 0 }), 400, "request/field"),
    ] {
        let answer = house.act(&path, token, version, action.clone()).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code),
            "{action} {}",
            answer.text
        );
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.ends_with('.') && message.len() > 20, "{message}");
        if code.starts_with("rule/") || code.starts_with("seat/") || code == "game/stale" {
            assert_eq!(answer.json()["state"]["version"], 0, "{}", answer.text);
        }
    }
    for id in ["0".repeat(24).as_str(), "nonsense", "..%2f..%2fetc", &"x".repeat(300)] {
        let answer = house.get(&format!("/api/v1/games/{id}"), &anna).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::NOT_FOUND, "game/unknown"));
    }
    for (body, code) in [
        (json!({ "rules": "nope", "seats": [{ "name": "A" }] }), "ruleset/unknown"),
        (json!({ "rules": "yatzy", "seats": [] }), "game/no-seats"),
        (json!({ "rules": "yatzy", "seats": vec![json!({ "open": true }); 41] }), "game/full"),
        (json!({ "rules": "yatzy", "seats": [{ "name": "x".repeat(25) }] }), "name/too-long"),
        (json!({ "rules": "yatzy", "seats": [{ "name": "a\u{202e}b" }] }), "name/unruly"),
        (json!({ "rules": "yatzy", "seats": [{ "name": " " }] }), "name/empty"),
        (json!({ "rules": "yatzy", "seats": [{ "name": "\u{200d}" }] }), "name/empty"),
        (json!({ "rules": "yatzy", "seats": [{ "name": "\u{2800}\u{3164}" }] }), "name/empty"),
        (json!({ "rules": "yatzy", "seats": [{ "bot": "genius" }] }), "bot/unknown"),
        (json!({ "rules": "yatzy", "seats": [{}] }), "request/field"),
        (json!({ "rules": "yatzy", "dice": "loaded", "seats": [{ "name": "A" }] }), "request/field"),
        (
            json!({ "rules": "yatzy", "options": { "colour": "red" }, "seats": [{ "name": "A" }] }),
            "option/unknown",
        ),
        (
            json!({ "rules": "triple", "options": { "order": "down" }, "seats": [{ "name": "A" }] }),
            "ruleset/columns-with-order",
        ),
        (json!({ "rules": "yatzy" }), "request/malformed"),
    ] {
        let answer = house.post("/api/v1/games", "", body.clone()).await;
        assert_eq!(answer.code(), code, "{body} {}", answer.text);
    }
    // An unknown field is told with all that there are.
    let answer =
        house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": [{ "player": "A" }] })).await;
    let known = "seats[0].player: unknown field `player`, expected one of `name`, `bot`, `open`, `elsewhere`";
    assert!(answer.text.contains(known), "{}", answer.text);
    let large = request("POST", "/api/v1/games", "").header(header::CONTENT_TYPE, "application/json");
    let large = house.answer(large.body(Body::from(vec![b' '; 100_000])).unwrap()).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(house.get("/api/v1/nothing", "").await.code(), "page/unknown");
}

#[tokio::test]
async fn foreign_pages_and_names_stay_outside() {
    let house = House::new().await;
    let call = |host: &'static str, origin: Option<&'static str>| {
        let mut builder =
            axum::http::Request::builder().method("POST").uri("/api/v1/games").header("host", host);
        if let Some(origin) = origin {
            builder = builder.header("origin", origin);
        }
        house.answer(builder.body(Body::empty()).unwrap())
    };
    assert_eq!(call("evil.example", None).await.code(), "request/foreign");
    assert_eq!(call("localhost:8080", Some("http://evil.example")).await.code(), "request/foreign");
    assert_eq!(call("localhost:8080", Some("http://localhost:8080")).await.code(), "request/malformed");
    let answer = house.get("/healthz", "").await;
    assert_eq!(answer.status, StatusCode::OK);
    let header = |name: &str| answer.headers[name].to_str().unwrap().to_owned();
    assert!(header("content-security-policy").contains("frame-ancestors 'none'"));
    assert!(!header("content-security-policy").contains("unsafe"));
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert_eq!(header("referrer-policy"), "same-origin");
    // Said once: what keeps a page joins what was said twice, and then no longer knows what it keeps.
    let page = house.get("/", "").await;
    let kinds: Vec<_> = page.headers.get_all("content-type").iter().collect();
    assert_eq!(kinds, ["text/html; charset=utf-8"]);
}

#[tokio::test]
async fn requests_that_go_astray_are_answered_in_our_words() {
    let house = House::new().await;
    let wrong = house.call("PUT", "/api/v1/games", "", json!({})).await;
    assert_eq!((wrong.status.as_u16(), wrong.code().as_str()), (405, "request/wrong-method"));
    let page = house.answer(request("PUT", "/", "").body(Body::empty()).unwrap()).await;
    assert!(page.status == 405 && page.text.contains("done at this address"), "{}", page.text);
    let two = request("GET", "/api/v1/rules", "").header("host", "yatzy.example");
    assert_eq!(house.answer(two.body(Body::empty()).unwrap()).await.code(), "request/foreign");
    // A body that never ends is not waited for.
    let config = Config { read_timeout: Duration::from_millis(50), ..quick() };
    let house = House::with(config, None).await;
    let begun = stream::iter([Ok::<_, std::io::Error>("{")]).chain(stream::pending());
    let slow = request("POST", "/api/v1/games", "").header("content-type", "application/json");
    let slow = house.answer(slow.body(Body::from_stream(begun)).unwrap()).await;
    assert_eq!((slow.status.as_u16(), slow.code().as_str()), (408, "request/too-slow"));
}

#[tokio::test]
async fn a_slip_is_taken_back_until_the_next_throw() {
    let house = House::new().await;
    let (path, anna, bjorn) = house.two("yatzy", "program").await;
    house.act(&path, &anna, 0, json!({ "type": "throw" })).await;
    assert_eq!(house.act(&path, &anna, 1, json!({ "type": "take-back" })).await.code(), "rule/throw-stands");
    house.act(&path, &anna, 1, json!({ "type": "enter", "box": "chance" })).await;
    let foreign = house.act(&path, &bjorn, 2, json!({ "type": "take-back" })).await;
    assert_eq!((foreign.status, foreign.code().as_str()), (StatusCode::FORBIDDEN, "seat/not-yours"));
    // Whose choice it is, not whose turn: that is Björn's own.
    assert!(foreign.text.contains("The last choice was Anna's. Only they can undo it."), "{}", foreign.text);
    assert_eq!(foreign.json()["state"]["version"], 2);
    let back = house.act(&path, &anna, 2, json!({ "type": "take-back" })).await;
    assert_eq!(back.json()["state"]["turn"]["seat"], 1, "{}", back.text);
    house.act(&path, &anna, 3, json!({ "type": "enter", "box": "chance" })).await;
    house.act(&path, &bjorn, 4, json!({ "type": "throw" })).await;
    assert_eq!(house.act(&path, &anna, 5, json!({ "type": "take-back" })).await.code(), "rule/throw-stands");
}

#[tokio::test]
async fn after_the_end_the_dice_are_open_and_nothing_can_be_thrown_again() {
    let house = House::new().await;
    let made =
        house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": [{ "name": "A" }] })).await.json();
    let (path, token) =
        (format!("/api/v1/games/{}", made["id"].as_str().unwrap()), made["device"].as_str().unwrap());
    let mut version = 0;
    for round in 0..15 {
        let thrown = house.act(&path, token, version, json!({ "type": "throw" })).await.json();
        assert_eq!(thrown["state"]["secret"], Value::Null);
        let open = thrown["state"]["actions"].as_array().unwrap().last().unwrap()["box"].clone();
        let acted = house.act(&path, token, version + 1, json!({ "type": "enter", "box": open })).await;
        assert_eq!(acted.status, StatusCode::OK, "round {round}: {}", acted.text);
        version += 2;
    }
    let state = house.get(&path, token).await.json();
    assert_eq!(state["phase"], "over");
    assert!(state["secret"].is_string());
    let version = state["version"].as_u64().unwrap();
    assert_eq!(
        house.act(&path, token, version, json!({ "type": "take-back" })).await.code(),
        "rule/game-over"
    );
    let next = house.post(&format!("{path}/rematch"), token, json!({})).await;
    assert_eq!(next.status, StatusCode::CREATED, "{}", next.text);
    let again = house.post(&format!("{path}/rematch"), token, json!({})).await;
    assert_eq!(next.json()["id"], again.json()["id"]);
    assert_eq!(again.json()["you"]["seats"], json!([1]));
}

#[tokio::test]
async fn a_pad_for_real_dice_takes_hands_points_and_corrections() {
    let house = House::new().await;
    let (path, anna, bjorn) = house.two("yatzy", "table").await;
    assert_eq!(house.act(&path, &anna, 0, json!({ "type": "throw" })).await.code(), "game/real-dice");
    let hand = json!({ "type": "table", "box": "full-house", "hand": "6-6-6-5-5" });
    let told = house.act(&path, &anna, 0, hand).await.json();
    assert_eq!(told["state"]["seats"][0]["card"]["boxes"]["full-house"], 28);
    // A seat may write on the pad, a spectator may not.
    let points = json!({ "type": "table", "box": "sixes", "points": 18 });
    assert_eq!(house.act(&path, &"77".repeat(32), 1, points.clone()).await.code(), "seat/not-yours");
    assert_eq!(house.act(&path, &anna, 1, points).await.status, StatusCode::OK);
    let wrong = json!({ "type": "table", "box": "sixes", "points": 17 });
    assert_eq!(house.act(&path, &anna, 2, wrong).await.code(), "rule/impossible-points");
    let correct =
        json!({ "type": "correct", "round": 1, "seat": 1, "turn": { "box": "chance", "hand": "66655" } });
    let corrected = house.act(&path, &bjorn, 2, correct).await.json();
    assert_eq!(corrected["state"]["seats"][0]["card"]["boxes"], json!({ "chance": 28 }));
    assert_eq!(corrected["state"]["commitment"], Value::Null);
}

/// A phone is lost: another one asks for its seat, and the host allows it.
#[tokio::test]
async fn a_seat_moves_to_the_device_that_asks_when_the_host_allows_it() {
    let house = House::new().await;
    let (path, anna, bjorn) = house.two("yatzy", "program").await;
    let version = house.get(&path, &anna).await.json()["version"].clone();
    let asked = house.post(&format!("{path}/seats/2/ask"), "", json!({})).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    let phone = asked.json()["device"].as_str().unwrap().to_owned();
    let request = asked.json()["state"]["seats"][1]["request"].clone();
    assert_eq!((&request["yours"], &request["refused"]), (&json!(true), &json!(false)));
    assert_eq!(asked.json()["version"], version, "nothing is stored");
    let third = house.post(&format!("{path}/seats/2/ask"), &"77".repeat(32), json!({})).await;
    assert_eq!((third.status, third.code().as_str()), (StatusCode::CONFLICT, "seat/asked"));
    // Watchers are not told who asks for what.
    assert_eq!(house.get(&path, "").await.json()["seats"][1]["request"], Value::Null);
    let seen = house.get(&path, &anna).await.json();
    assert_eq!((&seen["seats"][1]["request"]["number"], &seen["version"]), (&request["number"], &version));
    let body = json!({ "number": request["number"], "key": "a".repeat(64) });
    for _ in 0..2 {
        let allowed = house.post(&format!("{path}/seats/2/allow"), &anna, body.clone()).await;
        assert_eq!(allowed.status, StatusCode::OK, "also for a retry: {}", allowed.text);
    }
    assert_eq!(house.get(&path, &phone).await.json()["you"]["seats"], json!([2]));
    assert_eq!(house.get(&path, &bjorn).await.json()["you"]["seats"], json!([]));
}

#[tokio::test]
async fn seats_are_taken_joined_renamed_and_left() {
    let house = House::new().await;
    let seats = json!([{ "name": "Anna" }, { "open": true }]);
    let made = house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": seats })).await.json();
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let host = made["device"].as_str().unwrap();
    let code = made["code"].as_str().unwrap().to_uppercase();
    assert_eq!(house.get(&format!("/api/v1/codes/{code}"), "").await.json()["id"], made["id"]);
    assert_eq!(house.get("/api/v1/codes/zzzzzz", "").await.code(), "game/unknown-code");

    let take = async |seat: u32, name: &str| {
        house.post(&format!("{path}/seats/{seat}/take"), "", json!({ "name": name })).await
    };
    let taken = take(2, "Anna").await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    // Two of the same name are told apart.
    assert_eq!(taken.json()["state"]["seats"][0]["name"], "Anna (1)");
    assert_eq!(taken.json()["state"]["seats"][1]["name"], "Anna (2)");
    assert_eq!(take(2, "Cecilia").await.code(), "seat/taken");
    assert_eq!(take(9, "Cecilia").await.code(), "rule/no-such-seat");
    let guest = taken.json()["device"].as_str().unwrap().to_owned();

    let coming = json!({ "name": "Dag", "key": "late".repeat(8) });
    let late = house.post(&format!("{path}/seats"), "", coming).await;
    assert_eq!((late.status, late.json()["seat"].clone()), (StatusCode::CREATED, json!(3)));
    let dag = late.json()["link"]["token"].as_str().unwrap().to_owned();

    let name = format!("{path}/seats/2/name");
    let renamed = house.call("PUT", &name, &guest, json!({ "name": "Bo" })).await;
    assert_eq!(renamed.json()["seats"][1]["name"], "Bo");
    assert_eq!(house.call("PUT", &name, &dag, json!({ "name": "X" })).await.code(), "seat/not-yours");
    // The host can delete a name for good.
    let gone = house.call("PUT", &name, host, json!({ "name": "" })).await;
    assert_eq!(gone.json()["seats"][1]["name"], "seat 2");
    assert!(!house.get(&format!("{path}/record"), "").await.text.contains("Bo\n"));

    // What a seat plays for is its holder's to say, not the host's.
    let goal = format!("{path}/seats/3/goal");
    let aimed = house.call("PUT", &goal, &dag, json!({ "goal": "at-least:300" })).await;
    assert_eq!(
        (&aimed.json()["seats"][2]["goal"], &aimed.json()["seats"][0]["goal"]),
        (&json!("at-least:300"), &json!("mean"))
    );
    assert_eq!(house.call("PUT", &goal, host, json!({ "goal": "win" })).await.code(), "seat/not-yours");
    assert_eq!(house.call("PUT", &goal, &dag, json!({ "goal": "glory" })).await.code(), "request/field");
    assert_eq!(house.call("PUT", &goal, &dag, json!({ "goal": "record" })).await.code(), "goal/no-record");

    // A new link moves the seat; the old one is void.
    let link = house.post(&format!("{path}/seats/3/link"), &dag, json!({})).await;
    let moved = link.json()["link"]["token"].as_str().unwrap().to_owned();
    assert_eq!(house.get(&path, &moved).await.json()["you"]["seats"], json!([3]));
    assert_eq!(house.get(&path, &dag).await.json()["you"]["seats"], json!([]));

    let version = house.get(&path, &moved).await.json()["version"].as_u64().unwrap();
    let left = house.act(&path, &moved, version, json!({ "type": "leave", "seat": 3 })).await;
    assert_eq!(left.json()["state"]["seats"][2]["left"], true, "{}", left.text);

    assert_eq!(house.call("DELETE", &path, &guest, json!({})).await.code(), "seat/not-host");
    assert_eq!(house.call("DELETE", &path, host, json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(house.get(&path, host).await.code(), "game/unknown");
}

#[tokio::test]
async fn live_events_resume_where_they_were() {
    let house = House::new().await;
    let (path, anna, bjorn) = house.two("yatzy", "program").await;
    house.act(&path, &anna, 0, json!({ "type": "throw" })).await;
    house.act(&path, &anna, 1, json!({ "type": "enter", "box": "chance" })).await;
    let stream = request("GET", &format!("{path}/events"), &bjorn).header("last-event-id", "1");
    let mut body = house.send(stream.body(Body::empty()).unwrap()).await.into_body();
    let mut text = String::new();
    let mut read_until = async |wanted: &str| {
        let reading = async {
            while !text.contains(wanted) {
                let frame = body.frame().await.expect("the stream goes on").unwrap();
                text.push_str(std::str::from_utf8(frame.data_ref().unwrap()).unwrap());
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(5), reading).await.expect(wanted);
        text.clone()
    };
    let text = read_until("id: 2").await;
    assert!(!text.contains("id: 1\n") && text.contains(r#""type":"entered""#), "{text}");
    read_until(r#""here":[2]"#).await;
    house.act(&path, &bjorn, 2, json!({ "type": "throw" })).await;
    let text = read_until("id: 3").await;
    assert!(text.contains(r#""type":"thrown""#), "{text}");
    // What lies there is the table's to tell, to each as they may see it.
    assert!(!text.contains("fell") && !text.contains("bytes"), "{text}");
    assert_eq!(house.get(&path, &anna).await.json()["seats"][1]["here"], true);
    drop(body);
    tokio::task::yield_now().await;
    assert_eq!(house.get(&path, &anna).await.json()["seats"][1]["here"], false);
}

/// The document is made from the routes: each of them is there, and all that it speaks of is explained in it.
#[tokio::test]
async fn the_document_describes_what_answers() {
    let house = House::new().await;
    let (game, ..) = house.two("yatzy", "program").await;
    let document = house.get("/api/v1/openapi.json", "").await;
    let paths = document.json()["paths"].as_object().unwrap().clone();
    assert!(paths.contains_key("/api/v1/games/{id}/actions"), "{}", document.text);
    for (path, methods) in &paths {
        let called = path.replace("/api/v1/games/{id}", &game).replace("{seat}", "1").replace("{code}", "zz");
        for method in methods.as_object().unwrap().keys().filter(|method| *method != "delete") {
            let request = request(&method.to_uppercase(), &called, "");
            let answer = house.send(request.body(Body::empty()).unwrap()).await;
            let status = answer.status();
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            // A game, a code or a link may be unknown; a route is not.
            if status == StatusCode::NOT_FOUND {
                let body = answer.into_body().collect().await.unwrap().to_bytes();
                let unknown = body.windows(12).any(|part| part == b"page/unknown");
                assert!(!unknown, "{method} {path}: {status}");
            }
        }
    }
    let schemas = document.json()["components"]["schemas"].as_object().unwrap().clone();
    let named =
        document.text.split("\"#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap());
    for name in named {
        assert!(schemas.contains_key(name), "{name} is not explained");
    }
}

/// Everything of the document but its prose: what programs are made from.
#[tokio::test]
async fn the_document_keeps_its_form() {
    fn bare(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Object(fields) => {
                // A property may be called so too; then it is an object.
                fields.retain(|name, value| {
                    !(matches!(&**name, "description" | "summary") && value.is_string())
                });
                fields.values_mut().for_each(bare);
            }
            serde_json::Value::Array(values) => values.iter_mut().for_each(bare),
            _ => {}
        }
    }
    let house = House::new().await;
    let mut document = house.get("/api/v1/openapi.json", "").await.json();
    bare(&mut document);
    // Which features are on decides the order of fields otherwise.
    document.sort_all_objects();
    let parts = [("paths", &document["paths"]), ("schemas", &document["components"]["schemas"])];
    let mut written = String::new();
    for (part, entries) in parts {
        for (name, entry) in entries.as_object().unwrap() {
            written += &format!("{part} {name} {entry}\n");
        }
    }
    insta::assert_snapshot!(written);
}
