//! Paper over HTTP: files that a browser shows, with the headers that let it.

use crate::house::{House, request};
use axum::body::Body;
use axum::http::{StatusCode, header};
use http_body_util::BodyExt;

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
