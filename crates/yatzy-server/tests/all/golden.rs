//! The API to the byte: its document, and one reply of every route with its status and headers, refusals included.
//! Random parts (ids, tokens, times) are replaced by their number of first appearance.
//! `UPDATE_GOLDEN=1 cargo test -p yatzy-server golden` writes the files anew.

use crate::house::{self, House, request};
use axum::body::Body;
use axum::http::header;
use serde_json::json;
use std::fmt::Write;
use std::path::Path;

/// Compares with what was written down, or writes it down.
fn check(file: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/golden").join(file);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, found).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap();
    for (number, (expected, found)) in (1..).zip(expected.lines().zip(found.lines())) {
        let same = expected.chars().zip(found.chars()).take_while(|(one, other)| one == other).count();
        let part = |line: &str| line.chars().skip(same.saturating_sub(60)).take(200).collect::<String>();
        assert!(found == expected, "{file}:{number}\n was {}\n now {}", part(expected), part(found));
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "{file}");
}

#[tokio::test]
async fn the_document_stays_as_it_is() {
    let house = House::new().await;
    let document = house.get("/api/v1/openapi.json", "").await.json();
    check("openapi.json", &(serde_json::to_string_pretty(&sorted(&document)).unwrap() + "\n"));
}

/// The same with the names of fields in order, whether or not the JSON library keeps the order in which they came.
fn sorted(value: &serde_json::Value) -> serde_json::Value {
    match value {
        serde_json::Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| name.as_str());
            fields.into_iter().map(|(name, value)| (name.clone(), sorted(value))).collect()
        }
        serde_json::Value::Array(values) => values.iter().map(sorted).collect(),
        other => other.clone(),
    }
}

/// Names for what is different in every run.
#[derive(Default)]
struct Names(Vec<String>);

impl Names {
    /// The text with numbers for ids, tokens, hashes and times: words of 20 or more lower-case letters and digits, or 13
    /// digits.
    fn replace(&mut self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
            out.push_str(&rest[..start]);
            rest = &rest[start..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            let is_time =
                word.len() == 13 && word.starts_with('1') && word.bytes().all(|b| b.is_ascii_digit());
            // The lines of a record begin with the first digits of a hash.
            let is_hash = word.len() == 8 && word.bytes().all(|b| b.is_ascii_hexdigit());
            if is_time || is_hash {
                out.push_str(if is_time { "TIME" } else { "HASH" });
            } else if is_random(word) || self.0.iter().any(|known| known == word) {
                let known = self.0.iter().position(|known| known == word);
                let number = known.unwrap_or_else(|| {
                    self.0.push(word.to_owned());
                    self.0.len() - 1
                });
                write!(out, "#{number}").unwrap();
            } else {
                out.push_str(word);
            }
            rest = after;
        }
        without_sentences(&without_codes(&(out + rest)))
    }
}

/// Codes by which games are joined are too short to be told from words.
fn without_codes(text: &str) -> String {
    const CODE: &str = "\"code\":\"";
    let mut parts = text.split(CODE);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_code = part.find('"') == Some(6) && !part[..6].contains('/');
        write!(out, "{CODE}{}", if is_code { format!("CODE{}", &part[6..]) } else { part.to_owned() })
            .unwrap();
    }
    out
}

/// Sentences may change; codes may not.
fn without_sentences(text: &str) -> String {
    const MESSAGE: &str = "\",\"message\":\"";
    let mut parts = text.split(MESSAGE);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find("\"}").unwrap_or(0);
        write!(out, "{MESSAGE}…{}", &part[end..]).unwrap();
    }
    out
}

fn is_random(word: &str) -> bool {
    word.len() >= 20 && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// Asks one thing after the other, and writes everything down.
struct Script {
    house: House,
    names: Names,
    written: String,
}

impl Script {
    /// The kind of body may be left out, to see that refused.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        kind: Option<&str>,
        body: &str,
    ) -> String {
        let mut asked = request(method, path, token);
        if let Some(kind) = kind {
            asked = asked.header(header::CONTENT_TYPE, kind);
        }
        let answer = self.house.answer(asked.body(Body::from(body.to_owned())).unwrap()).await;
        let mut written = format!("## {method} {path} {body}\n{}\n", answer.status.as_u16());
        let mut headers: Vec<_> = answer.headers.iter().collect();
        headers.sort_by_key(|(name, _)| name.as_str());
        headers.retain(|(name, _)| *name != header::CONTENT_LENGTH);
        for (name, value) in headers {
            writeln!(written, "{name}: {}", value.to_str().unwrap()).unwrap();
        }
        if answer
            .headers
            .get("content-type")
            .is_some_and(|kind| kind.to_str().unwrap().starts_with("text/html"))
        {
            written.push_str("a page\n\n");
        } else {
            writeln!(written, "{}\n", answer.text).unwrap();
        }
        // The day of a record is another one tomorrow.
        let written =
            written.lines().filter(|line| !line.starts_with("date ")).collect::<Vec<_>>().join("\n") + "\n";
        self.written += &self.names.replace(&written);
        answer.text
    }

    async fn get(&mut self, path: &str, token: &str) -> String {
        self.send("GET", path, token, None, "").await
    }

    async fn json(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: serde_json::Value,
    ) -> serde_json::Value {
        let text = self.send(method, path, token, Some("application/json"), &sorted(&body).to_string()).await;
        serde_json::from_str(&text).unwrap_or_default()
    }
}

#[tokio::test]
async fn every_reply_stays_as_it_is() {
    let mut script = Script { house: House::new().await, names: Names::default(), written: String::new() };
    let s = &mut script;
    let (key, guest) = ("5a".repeat(32), "0b".repeat(32));
    s.get("/api/v1/rules", "").await;
    s.get("/api/v1/house", "").await;
    let seats = json!([{ "name": "Anna" }, { "name": "Bo", "elsewhere": true }, { "open": true }]);
    let new = sorted(&json!({ "rules": "yatzy", "dice": "table", "seats": seats, "key": key }));
    let made = s.json("POST", "/api/v1/games", "", new.clone()).await;
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let (id, host, link) = (text(&made["id"]), text(&made["device"]), text(&made["links"][1]["token"]));
    let code = text(&made["code"]);
    let game = format!("/api/v1/games/{id}");

    s.json("POST", "/api/v1/games", "", json!({ "rules": "ludo", "seats": [{ "name": "A" }] })).await;
    s.json("POST", "/api/v1/games", "", json!({ "rules": "yatzy", "seats": [{ "name": 7 }] })).await;
    s.send("POST", "/api/v1/games", "", Some("application/json"), "{").await;
    s.send("POST", "/api/v1/games", "", Some("application/json"), "").await;
    s.send("POST", "/api/v1/games", "", Some("application/json"), &format!("{new} x")).await;
    s.send("POST", "/api/v1/games", "", Some("text/plain"), &new.to_string()).await;
    s.send("POST", "/api/v1/games", "", Some("application/problem+json; charset=utf-8"), &new.to_string())
        .await;
    s.send("POST", "/api/v1/games", "", None, &new.to_string()).await;

    s.get(&game, &host).await;
    s.get(&format!("{game}?turns=all"), &host).await;
    s.get(&format!("{game}?turns=some&turns=all"), &host).await;
    s.get(&game, "").await;
    s.get(&game, &link).await;
    s.get("/api/v1/games", &host).await;
    s.get("/api/v1/games", "").await;
    s.names.0.push(code.clone());
    s.get(&format!("/api/v1/codes/{code}"), "").await;
    s.get("/api/v1/codes/zzzzzz", "").await;
    s.get("/api/v1/codes/%ff", "").await;
    s.get(&format!("/api/v1/codes/%20{code}"), "").await;
    s.get("/api/v1/games/none", "").await;
    s.get("/api/v1/games/%ff", "").await;

    s.get(&format!("{game}/linked"), &link).await;
    s.get(&format!("{game}/linked"), "").await;
    s.json(
        "POST",
        &format!("{game}/linked"),
        &guest,
        json!({ "token": link, "name": "Bo", "key": "b".repeat(64) }),
    )
    .await;
    s.json("POST", &format!("{game}/linked"), &guest, json!({ "token": "nothing" })).await;
    s.json("POST", &format!("{game}/seats/3/take"), &guest, json!({ "name": "Cy", "key": "c".repeat(64) }))
        .await;
    s.json("POST", &format!("{game}/seats/1/take"), &guest, json!({ "name": "Cy" })).await;
    s.json("POST", &format!("{game}/seats/0/take"), &guest, json!({ "name": "Cy" })).await;
    s.json("POST", &format!("{game}/seats/x/take"), &guest, json!({ "name": "Cy" })).await;
    s.json("POST", "/api/v1/games/none/seats/0/take", &guest, json!({ "name": "Cy" })).await;
    s.json("POST", "/api/v1/games/none/seats/1/take", &guest, json!({ "nme": "Cy" })).await;
    s.json(
        "POST",
        &format!("{game}/seats?turns=all"),
        &guest,
        json!({ "name": "Di", "key": "d".repeat(64) }),
    )
    .await;
    s.json("POST", &format!("{game}/seats/4/link"), &guest, json!({ "key": "e".repeat(64) })).await;
    s.send("POST", &format!("{game}/seats/4/link"), "", None, "").await;
    s.send("POST", &format!("{game}/seats/4/link"), &guest, None, "{").await;
    s.json("PUT", &format!("{game}/seats/4/name"), &guest, json!({ "name": "Dora" })).await;
    s.json("PUT", &format!("{game}/seats/1/name"), &guest, json!({ "name": "Dora" })).await;
    s.json("PUT", &format!("{game}/seats/1/goal"), &host, json!({ "goal": "at-least:300" })).await;
    s.json("PUT", &format!("{game}/seats/1/goal"), &host, json!({ "goal": "sky" })).await;
    s.json("PUT", &format!("{game}/seats/1/goal"), &guest, json!({ "goal": "win" })).await;
    s.json("POST", &format!("{game}/seats/1/computer"), &host, json!({ "level": "club" })).await;

    let version = s.json("GET", &game, &host, json!({})).await["version"].as_u64().unwrap();
    let act = |version: u64, action: serde_json::Value| json!({ "version": version, "key": format!("key {version:04}"), "action": action });
    let told = json!({ "type": "table", "box": "ones", "hand": "1-1-1-2-3" });
    s.json("POST", &format!("{game}/actions"), &host, act(version, told.clone())).await;
    s.json("POST", &format!("{game}/actions?turns=all"), &host, act(version, told.clone())).await;
    s.json("POST", &format!("{game}/actions"), &host, act(version, json!({ "type": "take-back" }))).await;
    s.json("POST", &format!("{game}/actions"), &guest, act(version, told.clone())).await;
    s.json("POST", &format!("{game}/actions?turns=all"), &guest, act(0, told.clone())).await;
    s.json(
        "POST",
        &format!("{game}/actions"),
        &guest,
        act(version + 1, json!({ "type": "enter", "box": "tower" })),
    )
    .await;
    s.json("POST", &format!("{game}/actions"), &guest, act(version + 1, json!({ "type": "fly" }))).await;
    s.json("POST", "/api/v1/games/none/actions", &guest, json!({})).await;
    s.json("POST", "/api/v1/games/none/actions", &guest, act(0, told)).await;
    s.get(&format!("{game}/turns"), "").await;
    s.get(&format!("{game}/record"), "").await;
    s.get(&format!("{game}/series"), "").await;
    s.get(&format!("{game}/log"), "").await;
    s.get(&format!("{game}/hint"), &guest).await;
    s.get(&format!("{game}/hint?throws=x"), &guest).await;
    s.get(&format!("{game}/hint?box=tower&turns=all"), &guest).await;
    s.get(&format!("{game}/report"), "").await;
    s.json("POST", &format!("{game}/step-in"), &host, json!({ "version": version })).await;
    s.json("POST", &format!("{game}/step-in"), &host, json!({})).await;
    s.json("POST", &format!("{game}/hurry"), &host, json!({})).await;
    s.send("POST", &format!("{game}/hurry"), "", None, "").await;
    s.json("POST", &format!("{game}/rematch"), &host, json!({})).await;
    let version = s.json("GET", &game, &host, json!({})).await["version"].as_u64().unwrap();
    s.json("POST", &format!("{game}/actions"), &guest, act(version, json!({ "type": "abandon" }))).await;
    s.json("POST", &format!("{game}/actions"), &host, act(version, json!({ "type": "abandon" }))).await;
    s.get(&format!("{game}/log"), "").await;
    s.get(&format!("{game}/report"), "").await;
    s.json("POST", &format!("{game}/rematch?turns=all"), &host, json!({})).await;
    s.get(&format!("{game}/series"), "").await;

    s.get("/api/v1/records", "").await;
    s.get("/api/v1/records/games", "").await;
    s.get("/api/v1/records/games?limit=many", "").await;
    s.get("/api/v1/records/games?series=none", "").await;
    s.get("/api/v1/records/games?edition=yatzy&limit=1&skip=0&complete=true", "").await;
    s.get("/api/v1/records/editions/yatzy", "").await;
    s.get("/api/v1/records/editions/ludo?options=none", "").await;
    s.get(&format!("{game}/events?after=soon"), "").await;
    s.get("/api/v1/games/none/events", "").await;

    s.send("DELETE", &game, &guest, None, "").await;
    s.send("DELETE", &game, &host, None, "").await;
    s.get(&game, &host).await;

    s.send("HEAD", "/api/v1/house", "", None, "").await;
    s.send("HEAD", "/api/v1/rules", "", None, "").await;
    s.send("HEAD", "/api/v1/nothing", "", None, "").await;
    for path in
        ["/api/v1/nothing", "/api/v1/", "/api/v1/games/", "/api/v1/games//log", "/api/v2/rules", "/api"]
    {
        for method in ["GET", "POST", "DELETE", "PATCH", "OPTIONS"] {
            s.send(method, path, "", None, "").await;
        }
    }
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        s.send(method, "/api/v1/house", "", None, "").await;
    }
    s.send("DELETE", "/api/v1/games/7/log", "", None, "").await;
    check("replies.txt", &script.written);
}

/// A house that keeps no records for everyone has no routes for them.
#[tokio::test]
async fn records_are_a_page_that_is_not_there() {
    let mut config = house::quick();
    config.house.offers.records = false;
    let mut script =
        Script { house: House::with(config, None).await, names: Names::default(), written: String::new() };
    for path in ["records", "records/games", "records/games?limit=many", "records/editions/yatzy", "house"] {
        script.get(&format!("/api/v1/{path}"), "").await;
    }
    check("no_records.txt", &script.written);
}
