//! Every refusal is a kind sentence on the page, in the page's language, and a stable code for programs; and the
//! page that says no shows the table as it is, from where one simply goes on.

use crate::house::{Answer, House, request};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};

/// A form posted by a device, in a language.
async fn form(house: &House, path: &str, token: &str, lang: &str, fields: &[(&str, &str)]) -> Answer {
    let encode = |value: &str| value.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
    let request = request("POST", path, token)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::COOKIE, format!("yatzy_lang={lang}"));
    house.answer(request.body(Body::from(body.join("&"))).unwrap()).await
}

/// The sentence that a page says no with, by its code.
fn refusal(answer: &Answer, code: &str) -> String {
    let mark = format!("role=\"alert\" data-code=\"{code}\">");
    let start =
        answer.text.find(&mark).unwrap_or_else(|| panic!("no {code} in {}", answer.text)) + mark.len();
    answer.text[start..].split('<').next().unwrap().to_owned()
}

/// The same in three languages: each says it in its own words, and with a way on.
async fn refused(
    house: &House,
    path: &str,
    token: &str,
    status: StatusCode,
    code: &str,
    fields: &[(&str, &str)],
) -> Answer {
    let mut sentences = Vec::new();
    let mut last = None;
    for (i, lang) in ["en", "fi", "ru"].into_iter().enumerate() {
        let key = format!("key of {code} {i}");
        let mut fields = fields.to_vec();
        fields.push(("key", &key));
        let answer = form(house, path, token, lang, &fields).await;
        assert_eq!(answer.status, status, "{}", answer.text);
        assert!(answer.text.contains(&format!("<html lang=\"{lang}\"")));
        let sentence = refusal(&answer, code);
        assert!(sentence.len() > 20 && sentence.ends_with('.'), "{sentence}");
        assert!(!sentence.contains('{') && !sentences.contains(&sentence), "{sentence}");
        sentences.push(sentence);
        last = Some(answer);
    }
    last.unwrap()
}

/// The page of a refusal is the table as it is: it has the present version, and its buttons work.
fn recovers(answer: &Answer, version: u64) {
    assert!(answer.text.contains(&format!("data-version=\"{version}\"")), "{}", answer.text);
    assert!(answer.text.contains(&format!("name=\"version\" value=\"{version}\"")), "{}", answer.text);
}

async fn act(house: &House, path: &str, token: &str, version: u64, action: Value) -> Value {
    let acted = house.act(path, token, version, action).await;
    assert_eq!(acted.status, StatusCode::OK, "{}", acted.text);
    acted.json()["state"].clone()
}

#[tokio::test]
async fn not_your_turn_a_taken_box_and_a_stale_page() {
    let house = House::new().await;
    let (path, anna, bjorn) = house.two("yatzy", "program").await;
    let page = format!("{}/act", path.replace("/api/v1/games/", "/g/"));

    let throw = [("do", "throw"), ("version", "0")];
    let answer = refused(&house, &page, &bjorn, StatusCode::FORBIDDEN, "seat/not-yours", &throw).await;
    recovers(&answer, 0);
    assert_eq!(house.act(&path, &bjorn, 0, json!({ "type": "throw" })).await.code(), "seat/not-yours");

    act(&house, &path, &anna, 0, json!({ "type": "throw" })).await;
    act(&house, &path, &anna, 1, json!({ "type": "enter", "box": "chance" })).await;
    act(&house, &path, &bjorn, 2, json!({ "type": "throw" })).await;
    act(&house, &path, &bjorn, 3, json!({ "type": "enter", "box": "chance" })).await;
    act(&house, &path, &anna, 4, json!({ "type": "throw" })).await;

    let taken = [("do", "enter:chance"), ("version", "5")];
    let answer =
        refused(&house, &page, &anna, StatusCode::UNPROCESSABLE_ENTITY, "rule/box-taken", &taken).await;
    recovers(&answer, 5);
    let chance = json!({ "type": "enter", "box": "chance" });
    let answer = house.act(&path, &anna, 5, chance).await;
    assert_eq!(
        (answer.code().as_str(), answer.json()["state"]["version"].clone()),
        ("rule/box-taken", json!(5))
    );

    let stale = [("do", "enter:ones"), ("version", "3")];
    let answer = refused(&house, &page, &anna, StatusCode::CONFLICT, "game/stale", &stale).await;
    recovers(&answer, 5);
    // From the refused page one goes on at once.
    let hidden =
        answer.text.split("name=\"key\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let zero = [("do", "enter:yatzy"), ("version", "5"), ("key", hidden.as_str())];
    let on = form(&house, &page, &anna, "fi", &zero).await;
    assert_eq!(on.status, StatusCode::SEE_OTHER, "{}", on.text);
}

#[tokio::test]
async fn an_unknown_game_a_full_table_and_a_name_too_long() {
    let house = House::new().await;
    let unknown = format!("/g/{}", "0".repeat(24));
    let answer = refused(
        &house,
        &format!("{unknown}/act"),
        "",
        StatusCode::NOT_FOUND,
        "game/unknown",
        &[("do", "throw")],
    )
    .await;
    assert!(answer.text.contains("href=\"/\""), "a way on");
    assert_eq!(house.get(&unknown.replace("/g/", "/api/v1/games/"), "").await.code(), "game/unknown");
    let code = house.get("/join?code=zzzzzz", "").await;
    assert_eq!(code.status, StatusCode::NOT_FOUND);
    assert!(refusal(&code, "game/unknown-code").len() > 20);

    let seats: Vec<Value> = (0..yatzy_table::MAX_SEATS).map(|i| json!({ "name": format!("P{i}") })).collect();
    let made = house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": seats })).await.json();
    let path = format!("/g/{}", made["id"].as_str().unwrap());
    let stranger = "77".repeat(32);
    let join = format!("{path}/join");
    let name = [("name", "Dag")];
    let answer =
        refused(&house, &join, &stranger, StatusCode::UNPROCESSABLE_ENTITY, "game/full", &name).await;
    let offered = answer.text.contains("id=\"sit-name\"");
    assert!(answer.text.contains("class=\"watching\"") && !offered, "a full table offers no seat");
    let api = format!("{}/seats", path.replace("/g/", "/api/v1/games/"));
    assert_eq!(house.post(&api, &stranger, json!({ "name": "Dag" })).await.code(), "game/full");

    let made =
        house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": [{ "name": "A" }] })).await.json();
    let path = format!("/g/{}", made["id"].as_str().unwrap());
    let long = "x".repeat(25);
    let name = [("name", long.as_str())];
    let join = format!("{path}/join");
    let answer =
        refused(&house, &join, &stranger, StatusCode::UNPROCESSABLE_ENTITY, "name/too-long", &name).await;
    recovers_watching(&answer);
    let api = format!("{}/seats", path.replace("/g/", "/api/v1/games/"));
    assert_eq!(house.post(&api, &stranger, json!({ "name": long })).await.code(), "name/too-long");
    // What was typed stays, to be made shorter.
    let new = [("game", "yatzy"), ("name1", long.as_str())];
    let key = "5b".repeat(32);
    let mut fields = new.to_vec();
    fields.push(("key", &key));
    let answer = form(&house, "/new", "", "fi", &fields).await;
    assert!(
        refusal(&answer, "name/too-long").contains("24") && answer.text.contains(&long),
        "{}",
        answer.text
    );
}

/// The question who they are is asked again, with the form to sit down.
fn recovers_watching(answer: &Answer) {
    assert!(answer.text.contains("id=\"sit-name\""), "{}", answer.text);
}
