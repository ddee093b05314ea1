//! A request that comes five times at once has its effect once.

use crate::house::{Answer, House, request};
use axum::body::Body;
use axum::http::{StatusCode, header};
use futures_util::future::join_all;
use serde_json::{Value, json};

const COPIES: usize = 5;

/// The same JSON five times at once, with one token.
async fn five(house: &House, path: &str, token: &str, body: &Value) -> Vec<Answer> {
    join_all((0..COPIES).map(|_| house.post(path, token, body.clone()))).await
}

/// The same form five times at once.
async fn five_forms(house: &House, path: &str, token: &str, form: &str) -> Vec<Answer> {
    let send = |_| {
        let kind = (header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request("POST", path, token).header(kind.0, kind.1);
        house.answer(request.body(Body::from(form.to_owned())).unwrap())
    };
    join_all((0..COPIES).map(send)).await
}

async fn seats(house: &House, path: &str) -> Vec<String> {
    let state = house.get(path, "").await.json();
    let names = state["seats"].as_array().unwrap().iter();
    names.map(|seat| seat["given"].as_str().unwrap().to_owned()).collect()
}

async fn alone(house: &House) -> String {
    let made = house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": [{ "name": "A" }] })).await;
    format!("/api/v1/games/{}", made.json()["id"].as_str().unwrap())
}

/// What all of them say of `field`, which must be one thing.
fn alike(answers: &[Answer], status: StatusCode, field: &str) -> Value {
    let said: Vec<Value> = answers.iter().map(|answer| answer.json()[field].clone()).collect();
    assert!(answers.iter().all(|answer| answer.status == status), "{answers:?}");
    assert!(said.windows(2).all(|two| two[0] == two[1]) && !said[0].is_null(), "{said:?}");
    said[0].clone()
}

#[tokio::test]
async fn joining_with_a_token_makes_one_seat() {
    let house = House::new().await;
    let path = alone(&house).await;
    let dag = "d4".repeat(32);
    let answers = five(&house, &format!("{path}/seats"), &dag, &json!({ "name": "Dag" })).await;
    assert_eq!(alike(&answers, StatusCode::CREATED, "seat"), json!(2));
    alike(&answers, StatusCode::CREATED, "link");
    assert_eq!(seats(&house, &path).await, ["A", "Dag"]);
    // Someone else at the same device is someone else.
    let other = house.post(&format!("{path}/seats"), &dag, json!({ "name": "Eva" })).await;
    assert_eq!((other.status, other.json()["seat"].clone()), (StatusCode::CREATED, json!(3)));
    // The same name at another device, too.
    house.post(&format!("{path}/seats"), &"e4".repeat(32), json!({ "name": "Dag" })).await;
    assert_eq!(seats(&house, &path).await, ["A", "Dag", "Eva", "Dag"]);
}

#[tokio::test]
async fn joining_with_a_key_makes_one_seat() {
    let house = House::new().await;
    let path = alone(&house).await;
    let body = json!({ "name": "Dag", "key": "k".repeat(32) });
    let answers = five(&house, &format!("{path}/seats"), "", &body).await;
    assert_eq!(alike(&answers, StatusCode::CREATED, "seat"), json!(2));
    alike(&answers, StatusCode::CREATED, "device");
    assert_eq!(seats(&house, &path).await, ["A", "Dag"]);
}

/// Five requests without token and key could come from five people.
#[tokio::test]
async fn joining_needs_a_token_or_a_key() {
    let house = House::new().await;
    let path = alone(&house).await;
    let answer = house.post(&format!("{path}/seats"), "", json!({ "name": "Dag" })).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::BAD_REQUEST, "request/field"));
    assert_eq!(seats(&house, &path).await, ["A"]);
}

/// The hidden field of a page that is drawn once and sent five times.
fn hidden_key(page: &Answer, action: &str) -> String {
    let form = page.text.split("<form").find(|form| form.contains(action)).unwrap();
    let key = form.split("name=\"key\" value=\"").nth(1).unwrap_or_else(|| panic!("no key in {form}"));
    key.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn joining_by_the_page_makes_one_seat() {
    let house = House::new().await;
    let path = alone(&house).await;
    let page = path.replace("/api/v1/games/", "/g/");
    for token in ["".to_owned(), "d4".repeat(32)] {
        let before = seats(&house, &path).await.len();
        let key = hidden_key(&house.get(&page, &token).await, "/join");
        let form = format!("name=Dag+{before}&key={key}");
        let answers = five_forms(&house, &format!("{page}/join"), &token, &form).await;
        assert!(answers.iter().all(|answer| answer.status == StatusCode::SEE_OTHER), "{answers:?}");
        let cookies: Vec<_> = answers.iter().map(|answer| answer.headers.get(header::SET_COOKIE)).collect();
        assert!(cookies.windows(2).all(|two| two[0] == two[1]), "one device, one token: {cookies:?}");
        assert_eq!(cookies[0].is_some(), token.is_empty());
        assert_eq!(seats(&house, &path).await.len(), before + 1);
    }
}

#[tokio::test]
async fn taking_a_seat_is_done_once() {
    let house = House::new().await;
    let new = json!({ "rules": "yatzy", "seats": [{ "name": "A" }, { "open": true }, { "name": "B", "elsewhere": true }] });
    let made = house.post("/api/v1/games", "", new).await.json();
    let path = format!("/api/v1/games/{}", made["id"].as_str().unwrap());
    let page = path.replace("/api/v1/games/", "/g/");
    let version = house.get(&path, "").await.json()["version"].as_u64().unwrap();
    let body = json!({ "name": "Dag", "key": "k".repeat(32) });
    let answers = five(&house, &format!("{path}/seats/2/take"), "", &body).await;
    assert_eq!(alike(&answers, StatusCode::OK, "version"), json!(version + 1));
    let device = alike(&answers, StatusCode::OK, "device").as_str().unwrap().to_owned();
    assert_eq!(house.get(&path, &device).await.json()["seats"][1]["yours"], json!(true));

    let link = made["links"].as_array().unwrap().iter().find(|link| link["seat"] == 3).unwrap();
    let link = format!("{page}/s/{}", link["token"].as_str().unwrap());
    let key = hidden_key(&house.get(&link, "").await, "method=\"post\"");
    let answers = five_forms(&house, &link, "", &format!("name=Bo&key={key}")).await;
    let cookies: Vec<_> = answers.iter().map(|answer| &answer.headers[header::SET_COOKIE]).collect();
    assert!(cookies.windows(2).all(|two| two[0] == two[1]), "{cookies:?}");
    assert_eq!(house.get(&path, "").await.json()["version"], json!(version + 2));
}

#[tokio::test]
async fn making_and_playing_again_are_done_once() {
    let house = House::new().await;
    let new = json!({ "rules": "yatzy", "seats": [{ "name": "A" }], "key": "4b".repeat(32) });
    let answers = five(&house, "/api/v1/games", "", &new).await;
    let id = alike(&answers, StatusCode::CREATED, "id");
    let host = alike(&answers, StatusCode::CREATED, "device").as_str().unwrap().to_owned();
    let path = format!("/api/v1/games/{}", id.as_str().unwrap());
    let abandoned = house.act(&path, &host, 0, json!({ "type": "abandon" })).await;
    assert_eq!(abandoned.status, StatusCode::OK, "{}", abandoned.text);
    let answers = five(&house, &format!("{path}/rematch"), &host, &json!({})).await;
    alike(&answers, StatusCode::CREATED, "id");
    let mine = house.get("/api/v1/games", &host).await.json();
    assert_eq!(mine.as_array().unwrap().len(), 1, "{mine}");
}
