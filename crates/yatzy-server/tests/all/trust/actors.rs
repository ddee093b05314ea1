//! Every endpoint, asked by everyone: who watches without a name, who has a name but no seat, who sits there, who is
//! the host, who holds a link that is void, a page of another site, and a name that is not ours. After a request that
//! may have changed something, the next one is made at a new table.

use crate::house::{Answer, House, quick};
use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;

/// Who asks.
const ACTORS: [&str; 7] =
    ["anonymous", "spectator", "other-seat", "host", "stale-link", "foreign-origin", "wrong-host"];

/// A table of two whose first seat is to play, and everyone's tokens.
struct Scene<'a> {
    house: &'a House,
    id: String,
    host: String,
    other: String,
    stale: String,
    code: String,
    /// A match of the host and the other, and its code.
    of_match: (String, String),
    /// The host's game of a match that goes on, in which the other plays too.
    played: String,
}

impl Scene<'_> {
    async fn new(house: &House) -> Scene<'_> {
        let seats = json!([{ "name": "Anna" }, { "name": "Bo", "elsewhere": true }, { "open": true },
            { "name": "Di", "elsewhere": true }]);
        let made = house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": seats })).await.json();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        let (id, host) = (text(&made["id"]), text(&made["device"]));
        let link = made["links"].as_array().unwrap().iter().find(|link| link["seat"] == 2).unwrap();
        let other = "0b".repeat(32);
        let body = json!({ "token": link["token"], "name": "Bo", "key": "b".repeat(64) });
        house.post(&format!("/api/v1/games/{id}/linked"), &other, body).await;
        let stale = text(&link["token"]);
        house.post(&format!("/api/v1/games/{id}/seats/2/link"), &other, json!({})).await;
        let body = json!({ "rules": "yatzy", "people": [{ "name": "Anna" }] });
        let matched = house.post("/api/v1/matches", &host, body).await.json();
        let of_match = (text(&matched["match"]["id"]), text(&matched["match"]["code"]));
        house.post(&format!("/api/v1/matches/{}/people", of_match.0), &other, json!({ "name": "Bo" })).await;
        let playing =
            house.post("/api/v1/matches", &host, json!({ "rules": "yatzy", "people": [{ "name": "Anna" }] }));
        let playing = text(&playing.await.json()["match"]["id"]);
        house.post(&format!("/api/v1/matches/{playing}/people"), &other, json!({ "name": "Bo" })).await;
        let started = house.post(&format!("/api/v1/matches/{playing}/start"), &host, json!({})).await.json();
        let played = text(&started["match"]["seats"][0]["game"]);
        Scene { house, id, host, other, stale, code: text(&made["code"]), of_match, played }
    }

    async fn ask(&self, actor: &str, method: &str, path: &str, body: &str) -> Answer {
        let token = match actor {
            "anonymous" => "",
            "spectator" => &"5b".repeat(32),
            "other-seat" => self.other.as_str(),
            "stale-link" => self.stale.as_str(),
            _ => self.host.as_str(),
        };
        let table = if path.contains("{played}") { &self.played } else { &self.id };
        let state = self.house.get(&format!("/api/v1/games/{table}"), &self.host).await.json();
        let fill = |text: &str| {
            let is_match = path.contains("/match") || path.starts_with("/m/");
            let (id, code) =
                if is_match { (&self.of_match.0, &self.of_match.1) } else { (&self.id, &self.code) };
            text.replace("{id}", id)
                .replace("{played}", &self.played)
                .replace("{code}", code)
                .replace("{seat}", "1")
                .replace("{token}", &self.stale)
                .replace("{version}", &state["version"].to_string())
                .replace("{key}", &yatzy_table::Token::random().to_hex())
        };
        let host = if actor == "wrong-host" { "evil.example" } else { "localhost:8080" };
        let mut request = Request::builder().method(method).uri(fill(path)).header(header::HOST, host);
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let origin = if actor == "foreign-origin" { "http://evil.example" } else { "http://localhost:8080" };
        request = request.header(header::ORIGIN, origin);
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let request = request.header(header::CONTENT_TYPE, kind).body(Body::from(fill(body))).unwrap();
        let response = self.house.send(request).await;
        // Streams have no end: the head says enough.
        Answer { status: response.status(), headers: response.headers().clone(), text: String::new() }
    }
}

/// An endpoint, and the code for each actor.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str, Vec<u16>)> {
    include_str!("actors.tsv").lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let mut parts = line.split('\t');
        let mut part = || parts.next().unwrap_or_default();
        let (method, path, codes, body) = (part(), part(), part(), part());
        (method, path, body, codes.split(' ').map(|code| code.parse().unwrap()).collect())
    })
}

#[tokio::test]
async fn everyone_is_answered_as_the_table_says() {
    let house = House::with(quick(), None).await;
    // What is refused changes nothing.
    let (quiet, mut scene) = (Scene::new(&house).await, Scene::new(&house).await);
    let mut wrong = Vec::new();
    for (method, path, body, codes) in rows() {
        assert_eq!(codes.len(), ACTORS.len(), "{method} {path}");
        let mut found = Vec::new();
        for actor in ACTORS {
            let answer = match method {
                "GET" => quiet.ask(actor, method, path, body).await,
                _ => scene.ask(actor, method, path, body).await,
            };
            if method != "GET" && !answer.status.is_client_error() {
                scene = Scene::new(&house).await;
            }
            found.push(answer.status.as_u16());
        }
        if found != codes {
            let found: Vec<String> = found.iter().map(u16::to_string).collect();
            wrong.push(format!("{method}\t{path}\t{}\t{body}", found.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The table has every route of the API.
#[tokio::test]
async fn no_route_of_the_api_is_forgotten() {
    let house = House::new().await;
    let document = house.get("/api/v1/openapi.json", "").await.json();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let listed = |(known, at, ..): (&str, &str, &str, Vec<u16>)| {
                let at = at.split('?').next().unwrap();
                known.eq_ignore_ascii_case(method)
                    && at == path.replace("{edition}", "yatzy").replace("{rules}", "yatzy")
            };
            assert!(rows().any(listed), "{method} {path}");
        }
    }
}
