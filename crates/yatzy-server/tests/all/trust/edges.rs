//! Requests that no client of ours would send.

use crate::house::{Answer, House, quick, request};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{StatusCode, header};
use serde_json::json;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use tokio::task::JoinSet;
use tower::ServiceExt;
use yatzy_server::Config;
use yatzy_table::Who;

/// A move that is committed is answered, whatever the asker says it can't read.
#[tokio::test]
async fn an_unknown_encoding_is_not_asked_for() {
    let house = House::new().await;
    let (path, anna, _) = house.two("yatzy", "program").await;
    for (version, encoding) in
        ["identity;q=0", "*;q=0", "br;q=0, identity; q=0.0", "gzip, identity;q=0"].iter().enumerate()
    {
        let act = json!({ "version": version, "key": format!("key number {version}"), "action": { "type": "hint" } });
        let request = request("POST", &format!("{path}/actions"), &anna)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ACCEPT_ENCODING, *encoding);
        let answer = house.send(request.body(Body::from(act.to_string())).unwrap()).await;
        // Where the coach is not to be asked that is a refusal, and a refusal is an answer too.
        assert_ne!(answer.status(), StatusCode::NOT_ACCEPTABLE, "{encoding}");
    }
}

/// Whatever can't be read is refused in our own words: as JSON to programs, on a page to people.
#[tokio::test]
async fn what_cant_be_read_is_refused_in_our_words() {
    let house = House::new().await;
    let (path, ..) = house.two("yatzy", "program").await;
    for path in [
        format!("{path}/events?after=soon"),
        "/api/v1/records/games?limit=many".to_owned(),
        "/api/v1/codes/%ff".to_owned(),
        "/api/v1/games/%ff".to_owned(),
    ] {
        let answer = house.get(&path, "").await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        assert!(
            ["request/malformed", "game/unknown", "game/unknown-code"].contains(&answer.code().as_str()),
            "{path}: {}",
            answer.text
        );
    }
}

/// An address that is none leads nowhere, and says so.
#[tokio::test]
async fn an_address_that_is_none_is_unknown() {
    let house = House::new().await;
    for path in ["/g/%0a/act", "/g/%0d%0aset-cookie:x/join", "/g/../act", "/g//act", "/g/%00"] {
        let answer = house.get(path, "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.headers.contains_key(header::LOCATION), "{path}");
    }
}

#[tokio::test]
async fn the_computer_sits_at_no_table_with_real_dice() {
    let house = House::with_computer(quick()).await;
    let seats = json!([{ "name": "A" }, { "bot": "greedy" }]);
    let new = json!({ "rules": "yatzy", "dice": "table", "seats": seats });
    let answer = house.post("/api/v1/games", "", new).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "bot/real-dice"));
    let (path, anna, _) = house.two("yatzy", "table").await;
    let answer = house.post(&format!("{path}/seats/1/computer"), &anna, json!({ "level": "greedy" })).await;
    assert_eq!(answer.code(), "bot/real-dice");
}

async fn from(house: &House, address: [u8; 4], path: &str) -> StatusCode {
    answer_to(house, address, request("GET", path, "")).await.status
}

async fn answer_to(
    house: &House,
    address: impl Into<IpAddr>,
    request: axum::http::request::Builder,
) -> Answer {
    with_body(house, address, request, "").await
}

async fn with_body(
    house: &House,
    address: impl Into<IpAddr>,
    request: axum::http::request::Builder,
    body: &str,
) -> Answer {
    let mut request = request.body(Body::from(body.to_owned())).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address.into(), 4000))));
    house.answer(request).await
}

/// Metrics are for this machine and the named addresses, not for the visitors of a proxy on this machine.
#[tokio::test]
async fn metrics_are_for_named_addresses() {
    let (here, proxy, named, stranger) = ([127, 0, 0, 1], [127, 0, 0, 2], [192, 0, 2, 7], [192, 0, 2, 8]);
    let config = Config { metrics: vec![named.into()], proxies: vec![proxy.into()], ..quick() };
    let house = House::with(config, None).await;
    assert_eq!(from(&house, stranger, "/metrics").await, StatusCode::NOT_FOUND);
    let told = answer_to(&house, here, request("GET", "/metrics", "")).await;
    assert!(told.text.contains("yatzy_requests_total{status=\"4xx\"} 1"), "{}", told.text);
    assert_eq!(from(&house, named, "/metrics").await, StatusCode::OK);
    for (forwarded, status) in [
        ("192.0.2.8", StatusCode::NOT_FOUND),
        ("192.0.2.8:4711", StatusCode::NOT_FOUND),
        ("unknown", StatusCode::NOT_FOUND),
        ("", StatusCode::NOT_FOUND),
        ("192.0.2.7:4711", StatusCode::OK),
        ("192.0.2.7", StatusCode::OK),
    ] {
        let passed_on = request("GET", "/metrics", "").header("x-forwarded-for", forwarded);
        assert_eq!(answer_to(&house, proxy, passed_on).await.status, status, "{forwarded}");
    }
}

/// Six letters are soon guessed at a hundred tries a second.
#[tokio::test]
async fn codes_can_be_mistyped_but_not_guessed() {
    let house = House::with(Config { wrong_codes: 5, ..quick() }, None).await;
    let made = house.post("/api/v1/games", "", json!({ "rules": "yatzy", "seats": [{ "name": "A" }] })).await;
    let code = made.json()["code"].as_str().unwrap().to_owned();
    let (stranger, friend) = ([192, 0, 2, 7], [192, 0, 2, 8]);
    for guess in 0..5 {
        let path = if guess % 2 == 0 { "/api/v1/codes/zzzzz" } else { "/join?code=zzzzz" };
        assert_eq!(from(&house, stranger, &format!("{path}{guess}")).await, StatusCode::NOT_FOUND);
    }
    for path in ["/api/v1/codes/", "/join?code="] {
        let answer = from(&house, stranger, &format!("{path}{code}")).await;
        assert_eq!(answer, StatusCode::TOO_MANY_REQUESTS, "also a right one, or it would tell");
    }
    assert_eq!(from(&house, stranger, "/").await, StatusCode::OK, "everything else goes on");
    assert_eq!(from(&house, friend, &format!("/api/v1/codes/{code}")).await, StatusCode::OK);
    assert_eq!(from(&house, friend, &format!("/join?code={code}")).await, StatusCode::SEE_OTHER);
}

/// A request whose announced length is too large is refused before its body is read.
#[tokio::test]
async fn a_giant_is_not_even_read() {
    let house = House::new().await;
    let never = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let request = request("POST", "/api/v1/games", "").header(header::CONTENT_LENGTH, 1_u64 << 40);
    let answer = house.answer(request.body(never).unwrap()).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "request/too-large"));
    assert_eq!(answer.headers[header::CONNECTION], "close");
}

/// A new cookie would replace the one by which a device holds its seats.
#[tokio::test]
async fn a_form_of_another_site_has_no_effect_and_brings_no_cookie() {
    let house = House::new().await;
    let ours = "http://localhost:8080";
    for (origins, status) in [
        (&[ours][..], StatusCode::SEE_OTHER),
        (&["null"], StatusCode::FORBIDDEN),
        (&["http://evil.example"], StatusCode::FORBIDDEN),
        (&[ours, "http://evil.example"], StatusCode::FORBIDDEN),
    ] {
        let mut form =
            request("POST", "/new", "").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        for origin in origins {
            form = form.header(header::ORIGIN, *origin);
        }
        let key = "a".repeat(64);
        let body = Body::from(format!("game=yatzy&name1=Anna&key={key}"));
        let answer = house.answer(form.body(body).unwrap()).await;
        assert_eq!(answer.status, status, "{origins:?}");
        let is_ours = status == StatusCode::SEE_OTHER;
        assert_eq!(answer.headers.contains_key(header::SET_COOKIE), is_ours, "{origins:?}");
    }
}

/// A network of IPv6 has as many addresses as anyone can wish for.
#[tokio::test]
async fn an_ipv6_network_has_one_limit() {
    let house = House::with(Config { wrong_codes: 5, burst: 9, rate: 1, ..quick() }, None).await;
    let address = |host: u16| Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, host);
    let tries = |path: &'static str, from: u16, to: u16| {
        let house = &house;
        async move {
            let mut statuses = Vec::new();
            for host in from..to {
                statuses.push(answer_to(house, address(host), request("GET", path, "")).await.status);
            }
            statuses
        }
    };
    let codes = tries("/api/v1/codes/zzzzzz", 0, 6).await;
    assert_eq!(codes[..5], [StatusCode::NOT_FOUND; 5]);
    assert_eq!(codes[5], StatusCode::TOO_MANY_REQUESTS);
    let pages = tries("/api/v1/rules", 6, 10).await;
    assert_eq!(pages[..3], [StatusCode::OK; 3]);
    assert_eq!(pages[3], StatusCode::TOO_MANY_REQUESTS);
    let other = Ipv6Addr::new(0x2001, 0xdb8, 0, 2, 0, 0, 0, 1);
    assert_eq!(answer_to(&house, other, request("GET", "/api/v1/rules", "")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_address_makes_only_some_games_an_hour() {
    let house = House::with(Config { new_games: 3, ..quick() }, None).await;
    let make = |address: [u8; 4], body: &'static str| {
        let request = request("POST", "/api/v1/games", "").header(header::CONTENT_TYPE, "application/json");
        with_body(&house, address, request, body)
    };
    let (game, wrong) = (r#"{"rules":"yatzy","seats":[{"name":"A"}]}"#, r#"{"rules":"nosuch","seats":[]}"#);
    for _ in 0..9 {
        assert_eq!(make([192, 0, 2, 7], wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    for _ in 0..3 {
        assert_eq!(make([192, 0, 2, 7], game).await.status, StatusCode::CREATED);
    }
    let refused = make([192, 0, 2, 7], game).await;
    assert_eq!(refused.code(), "request/too-many");
    assert_eq!(refused.headers[header::RETRY_AFTER], "1200");
    assert_eq!(from(&house, [192, 0, 2, 7], "/").await, StatusCode::OK, "everything else goes on");
    assert_eq!(make([192, 0, 2, 8], game).await.status, StatusCode::CREATED);
}

/// A form could bring 45 KiB of names in languages that are not ours, with each game.
#[tokio::test]
async fn pasted_rules_are_short_and_named_in_our_languages() {
    let house = House::new().await;
    let make = |rules: String| {
        let fields = [("own", rules.as_str()), ("name1", "Anna"), ("key", &"c".repeat(64))];
        let encode = |value: &str| value.replace('%', "%25").replace('&', "%26").replace('+', "%2B");
        let form = fields.map(|(name, value)| format!("{name}={}", encode(value))).join("&");
        let request = request("POST", "/new", "")
            .header(header::ORIGIN, "http://localhost:8080")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        house.answer(request.body(Body::from(form)).unwrap())
    };
    let names = |lang: &str| format!("[names.{lang}]\nones = \"{}\"\n", "x".repeat(60));
    let base = "base = \"yatzy\"\n".to_owned();
    let long = make(format!("{base}# {}\n", "x".repeat(33 * 1024))).await;
    assert!(long.text.contains("data-code=\"file/too-long\""), "{}", long.text);
    let made = make(base + &names("sv") + &names("zz") + &names("aa")).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let game = made.headers[header::LOCATION].to_str().unwrap().to_owned();
    let record = house.get(&format!("{game}/record"), "").await.text;
    assert!(record.contains("ones@sv") && !record.contains("@zz") && !record.contains("@aa"), "{record}");
}

/// Pages that take much processor time are answered by the scheduler: two at once, eight more of an address wait, the
/// rest is told when to come again. Other pages don't wait for them.
#[tokio::test(flavor = "multi_thread")]
async fn charts_and_pasted_rules_are_answered_in_turn() {
    let house = House::with(Config { burst: 10_000, ..quick() }, None).await;
    let send = |address: [u8; 4], request: axum::http::request::Builder, body: &'static str| {
        let mut request = request.body(Body::from(body)).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 4000))));
        house.router.clone().oneshot(request)
    };
    let rules = |address| {
        let request = request("POST", "/new", "").header(header::ORIGIN, "http://localhost:8080");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        send(address, request, "own=base = \"none\"")
    };
    let charts = |address| send(address, request("GET", "/records", ""), "");
    for is_pasted in [true, false] {
        let page = |address: [u8; 4]| if is_pasted { rules(address) } else { charts(address) };
        let places =
            house.occupied(|house, work| async move { house.answer_for(&Who::default(), work).await });
        let mut pages = JoinSet::new();
        (0..9).for_each(|_| drop(pages.spawn(page([192, 0, 2, 7]))));
        let refused = pages.join_next().await.unwrap().unwrap().unwrap();
        assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
        assert!(refused.headers().contains_key(header::RETRY_AFTER));
        assert_eq!(from(&house, [192, 0, 2, 7], "/").await, StatusCode::OK, "other pages go on");
        pages.spawn(page([192, 0, 2, 8]));
        drop(places);
        let usual = if is_pasted { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        while let Some(answer) = pages.join_next().await {
            assert_eq!(answer.unwrap().unwrap().status(), usual);
        }
    }
}
