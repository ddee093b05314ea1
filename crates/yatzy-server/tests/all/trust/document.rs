//! The OpenAPI document against requests that no client of ours sends. The tests' house compares the status and the kind
//! of content of every reply with the document; here every route is asked with every mixture of wrong parts.

use crate::house::{House, quick, request};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use std::net::SocketAddr;
use yatzy_server::Config;

/// Queries, kinds of content and bodies. `KEY` and `VERSION` are replaced.
const QUERIES: [&str; 5] =
    ["", "?turns=all", "?after=soon", "?total=many&limit=-1", "?lang=xx&keep=9-9&box=none"];
const KINDS: [&str; 3] = ["application/json", "text/plain", "application/json; charset=latin1"];
const BODIES: [&str; 15] = [
    "",
    "{",
    "[]",
    "{}",
    "\u{fffd}",
    r#"{"name":"Eve"}"#,
    r#"{"name":"\u0007"}"#,
    r#"{"name":"Eve","key":"KEY"}"#,
    r#"{"level":"perfect"}"#,
    r#"{"level":"none"}"#,
    r#"{"goal":"record"}"#,
    r#"{"version":VERSION,"key":"KEY","action":{"type":"throw","keep":""}}"#,
    r#"{"version":VERSION,"key":"KEY","action":{"type":"enter","box":"none"}}"#,
    r#"{"version":99,"key":"KEY","action":{"type":"enter","box":"ones"}}"#,
    r#"{"rules":"none","seats":[{"name":"A"}]}"#,
];

#[tokio::test]
async fn every_reply_is_in_the_document() {
    let house = House::new().await;
    let document = house.get("/api/v1/openapi.json", "").await.json();
    let mut statuses = std::collections::BTreeSet::new();
    let mut number = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let (mut game, mut host, mut guest) = house.two("yatzy", "program").await;
            for round in 0..BODIES.len() * QUERIES.len() {
                number += 1;
                let id = game.rsplit('/').next().unwrap();
                let id = [id, id, id, "none", "%ff"][number % 5];
                let seat = ["1", "2", "9", "x"][number / 2 % 4];
                let rules = ["yatzy", "none"][number % 2];
                let path = path.replace("{id}", id).replace("{seat}", seat).replace("{code}", "zzzzzz");
                let path = path.replace("{edition}", rules).replace("{rules}", rules);
                let path = path + QUERIES[round % QUERIES.len()];
                let token = ["", &host, &guest, "none"][number / 3 % 4];
                let body = BODIES[round / QUERIES.len()]
                    .replace("KEY", &format!("a key of {}", number / 2))
                    .replace("VERSION", &(number % 3).to_string());
                let asked = request(&method.to_uppercase(), &path, token)
                    .header(header::CONTENT_TYPE, KINDS[number % 7 % KINDS.len()]);
                let response = house.send(asked.body(Body::from(body)).unwrap()).await;
                statuses.insert(response.status().as_u16());
                if method == "delete" && response.status() == StatusCode::NO_CONTENT {
                    (game, host, guest) = house.two("yatzy", "program").await;
                }
            }
        }
    }
    assert!(
        [200, 201, 204, 400, 403, 404, 409, 422].iter().all(|status| statuses.contains(status)),
        "{statuses:?}"
    );
}

/// A caller learns from the document how to prove who they are, and that a look needs no proof.
#[tokio::test]
async fn the_document_tells_how_a_caller_proves_who_they_are() {
    let document = House::new().await.get("/api/v1/openapi.json", "").await.json();
    let schemes = &document["components"]["securitySchemes"];
    assert_eq!((&schemes["token"]["type"], &schemes["token"]["scheme"]), (&json!("http"), &json!("bearer")));
    assert_eq!(
        (&schemes["cookie"]["in"], &schemes["cookie"]["name"]),
        (&json!("cookie"), &json!("yatzy_device"))
    );
    assert_eq!(document["security"], json!([{}, { "token": [] }, { "cookie": [] }]));
}

/// What stands before every route refuses by the document, too: too often, too large, from elsewhere.
#[tokio::test]
async fn refusals_before_any_route_are_in_the_document() {
    let house = House::with(Config { burst: 3, rate: 0, max_body: 100, ..quick() }, None).await;
    let document = house.get("/api/v1/openapi.json", "").await.json();
    let mut number = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, told) in methods.as_object().unwrap() {
            number += 1;
            let has_body = method != "get";
            let send = async |host: &str, address: [u8; 4], size: usize| {
                let path = path.replace("{id}", "none").replace("{seat}", "1");
                let mut asked =
                    request(&method.to_uppercase(), &path, "").body(Body::from("x".repeat(size))).unwrap();
                asked.headers_mut().insert(header::HOST, host.parse().unwrap());
                asked.headers_mut().insert(header::CONTENT_LENGTH, size.into());
                asked.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 4000))));
                house.send(asked).await.status().as_u16()
            };
            let responses: &Value = &told["responses"];
            assert_eq!(send("evil.example", [192, 0, 2, 1], 0).await, 403);
            if has_body {
                assert_eq!(send("localhost", [198, 51, 100, number], 101).await, 413);
                assert!(responses["408"].is_object(), "{method} {path}");
            }
            // The first requests of an address are let through; the following are not.
            let mut last = 0;
            for _ in 0..4 {
                last = send("localhost", [192, 0, 2, 3], 0).await;
            }
            assert_eq!(last, 429, "{method} {path}");
            assert!(responses["429"]["headers"]["Retry-After"].is_object(), "{method} {path}");
            assert!(responses["503"]["headers"]["Retry-After"].is_object(), "{method} {path}");
        }
    }
}
