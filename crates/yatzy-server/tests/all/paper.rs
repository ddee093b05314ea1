//! Paper over HTTP: files that a browser shows, with the headers that let it.

use crate::house::{House, request};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{StatusCode, header};
use futures_util::future::join_all;
use http_body_util::BodyExt;
use std::net::SocketAddr;
use std::time::Duration;
use yatzy_table::Who;

#[tokio::test]
async fn paper_is_sent_as_a_file_that_a_browser_shows() {
    let house = House::new().await;
    for (name, first, how) in [
        ("pad.pdf", &b"%PDF-1.7"[..], "inline"),
        ("leaflet.pdf", b"%PDF-1.7", "inline"),
        ("pad.png", b"\x89PNG", "inline"),
        ("pad.svg", b"<svg ", "attachment"),
    ] {
        let path = format!("/print/{name}?edition=tactic-uk&players=4");
        let answer = house.send(request("GET", &path, "").body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status(), StatusCode::OK, "{name}");
        let header = |header: header::HeaderName| answer.headers()[&header].to_str().unwrap().to_owned();
        let file = format!("{how}; filename=\"tactic-uk-{name}\"");
        assert_eq!(header(header::CONTENT_DISPOSITION), file);
        let policy = header(header::CONTENT_SECURITY_POLICY);
        assert_eq!(policy.contains("object-src 'self'"), name.ends_with("pdf"), "{name}: {policy}");
        assert!(!policy.contains("script-src") || !name.ends_with("pdf"));
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        assert!(bytes.starts_with(first), "{name}");
        assert!(name.ends_with("png") || bytes.len() < 150_000, "{name}: {} bytes", bytes.len());
    }
}

/// How many pages there are is known when they are drawn, after the page has answered.
#[tokio::test]
async fn a_page_that_paper_does_not_have_is_refused() {
    let house = House::new().await;
    let path = "/print/pad.png?edition=tactic-uk&players=4&page=9";
    let answer = house.send(request("GET", path, "").body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    let body = answer.into_body().collect().await.unwrap().to_bytes();
    assert!(String::from_utf8_lossy(&body).contains("data-code=\"request/field\""));
}

/// A hundred papers at once from one address are not all drawn: the rest is told when to come again.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_few_papers_drawn_at_once() {
    let house = House::new().await;
    let print = |number: usize, address: [u8; 4]| {
        // Pictures would take the unoptimised program five times as long.
        let path = format!("/print/leaflet.svg?edition=tactic-ru&bonus=at-least:{}", 1 + number);
        let mut request = request("GET", &path, "").body(Body::empty()).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 4000))));
        house.send(request)
    };
    let (answers, other) =
        tokio::join!(join_all((0..100).map(|number| print(number, [192, 0, 2, 7]))), async {
            tokio::task::yield_now().await;
            print(0, [192, 0, 2, 8]).await
        });
    let count = |status: StatusCode| answers.iter().filter(|answer| answer.status() == status).count();
    let (drawn, refused) = (count(StatusCode::OK), count(StatusCode::TOO_MANY_REQUESTS));
    assert!(drawn >= 8 && refused >= 50 && drawn + refused == 100, "{drawn} drawn, {refused} refused");
    let told = answers.iter().filter(|answer| answer.status() == StatusCode::TOO_MANY_REQUESTS);
    told.for_each(|answer| assert!(answer.headers().contains_key(header::RETRY_AFTER)));
    assert_eq!(other.status(), StatusCode::OK, "another address has its turn");
}

/// A paper of listed rules is drawn once. While every place for drawing is taken, it is still sent.
#[tokio::test(flavor = "multi_thread")]
async fn papers_of_listed_rules_are_kept() {
    let house = House::new().await;
    let print = || house.get("/print/leaflet.svg?edition=tactic-uk", "");
    let drawn = print().await;
    let places = house.occupied(|house, work| async move { house.work_for(&Who::default(), work).await });
    let kept = tokio::time::timeout(Duration::from_secs(60), print()).await.expect("nothing is drawn");
    assert_eq!((kept.status, kept.text == drawn.text), (StatusCode::OK, true));
    drop(places);
}
