//! The middleware before every route: hosts, origins, limits, and the headers of every response.

use crate::app::App;
use crate::body::read_body;
use crate::caller::RequestLanguage;
use crate::peer::{Origin, Peer, address_of};
use crate::routes::{is_for_programs, refusal};
use axum::body::{Body, HttpBody};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;
use yatzy_pages::{headers_beside, paths};
use yatzy_wire::{Problem, api};

/// Seconds after which a refused request may be repeated.
const RETRY_AFTER: u64 = 2;

/// Lets a request pass, or answers it here.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let language = RequestLanguage::of(request.headers());
    let wants_json = is_for_programs(request.uri().path());
    // The route and not the address: a seat's link is a secret.
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let route = api::route_path(request.uri().path());
    let method = request.method().clone();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.map(|peer| address_of(request.headers(), peer, &app.config().proxies));
    let origin = peer.map(Origin::of);
    if let Some((peer, origin)) = peer.zip(origin) {
        request.extensions_mut().insert(origin);
        request.extensions_mut().insert(Peer(peer));
    }
    let counted = Counted::of(&method, request.uri(), route);
    accept_any_encoding(request.headers_mut());
    let passed = match refuse(&app, &request, origin, counted) {
        Some(refused) => Err(refused),
        None => with_body_read(&app, request).await,
    };
    let mut response = match passed {
        Ok(request) => next.run(request).await,
        Err(refused) => refusal(&refused, language.0, wants_json),
    };
    if method == Method::HEAD {
        response = without_body(response);
    }
    // The router's own refusal has no body.
    let is_bare = !response.headers().contains_key(header::CONTENT_TYPE);
    if response.status() == StatusCode::METHOD_NOT_ALLOWED && is_bare {
        response = refusal(&Problem::WrongMethod, language.0, wants_json);
    }
    let (status, now, nodes) = (response.status(), Instant::now(), app.house().node_count());
    let mut retry_after = RETRY_AFTER;
    if let Some(origin) = origin {
        if counted.tries_a_code && status == StatusCode::NOT_FOUND {
            app.limits().wrong_code(origin, now);
        }
        if counted.makes_game && status == StatusCode::TOO_MANY_REQUESTS {
            retry_after = retry_after.max(app.limits().until_new_game(origin, now, nodes));
        } else if counted.makes_game && (status.is_client_error() || status.is_server_error()) {
            app.limits().gives_new_game_back(origin, now, nodes);
        }
    }
    let sent_away =
        [StatusCode::TOO_MANY_REQUESTS, StatusCode::PAYLOAD_TOO_LARGE, StatusCode::REQUEST_TIMEOUT];
    if sent_away.contains(&response.status()) {
        // Further requests on this connection are not read.
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if matches!(response.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry_after));
    }
    let headers = response.headers_mut();
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    for (name, value) in headers_beside(kind, headers.contains_key(header::CACHE_CONTROL)) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    app.metrics().answered(status, took);
    let route = route.or(matched.as_ref().map(MatchedPath::as_str)).unwrap_or("-");
    tracing::debug!(%method, route, status, micros = took.as_micros() as u64, "answered");
    response
}

/// The head of a response, which says how long its body would be.
fn without_body(response: Response) -> Response {
    let length = response.body().size_hint().exact();
    let mut head = response.map(|_| Body::empty());
    if let Some(length) = length {
        head.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from(length));
    }
    head
}

/// The request with its body at hand.
async fn with_body_read(app: &App, request: Request) -> Result<Request, Problem> {
    if request.method().is_safe() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let config = app.config();
    let length =
        parts.headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: u64| length > config.max_body as u64) {
        return Err(Problem::TooLarge);
    }
    let body = read_body(body, config.max_body, config.read_timeout).await?;
    Ok(Request::from_parts(parts, body.into()))
}

fn refuse(app: &App, request: &Request, origin: Option<Origin>, counted: Counted) -> Option<Problem> {
    let headers = request.headers();
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok()).unwrap_or_default();
    // Two hosts could mean one for a proxy and the other for us.
    if hosts.next().is_some() {
        return Some(Problem::Foreign);
    }
    // Our own files are the same for everyone, and the page of a refusal needs them.
    let is_file = request.uri().path().starts_with("/assets/");
    if !is_file && !is_our_host(host, &app.config().hosts) {
        return Some(Problem::Foreign);
    }
    if !request.method().is_safe() && !is_our_origin(headers, host, &app.config().hosts) {
        return Some(Problem::Foreign);
    }
    let (origin, now, nodes) = (origin?, Instant::now(), app.house().node_count());
    let may_ask = app.limits().allows(origin, now, nodes, counted.cost)
        && (!counted.tries_a_code || app.limits().may_try_a_code(origin, now))
        && (!counted.makes_game || app.limits().takes_new_game(origin, now, nodes))
        && (!counted.asks_for_seat || app.limits().may_ask_for_seat(origin, now, nodes));
    (!may_ask).then_some(Problem::TooMany)
}

/// What the limits count of a request.
#[derive(Clone, Copy)]
struct Counted {
    /// How many requests it counts as.
    cost: u32,
    /// It tries a code by which a game can be joined.
    tries_a_code: bool,
    /// It makes a game, be it another one of the same table.
    makes_game: bool,
    /// It asks for a seat that another device holds.
    asks_for_seat: bool,
}

impl Counted {
    /// `route` is the path of the API's route.
    fn of(method: &Method, uri: &Uri, route: Option<&str>) -> Counted {
        let (path, posts) = (uri.path(), method == Method::POST);
        let leads_to = |paths: &[&str]| route.is_some_and(|route| paths.contains(&route));
        let is_page = |of: &str, end: &str| path.starts_with(of) && path.ends_with(end);
        // Charts and rules of a person's own take as much processor time as many other pages.
        let has_charts = path.starts_with(paths::RECORDS) || is_page("/g/", "/report");
        let reads_rules = posts && path == paths::NEW;
        let makes = [api::MAKE.path, api::REMATCH.path, api::MAKE_MATCH.path, api::START_MATCH.path];
        Counted {
            cost: if has_charts || reads_rules { 20 } else { 1 },
            tries_a_code: leads_to(&[api::BY_CODE.path, api::MATCH_BY_CODE.path])
                || (path == paths::JOIN && uri.query().is_some()),
            makes_game: posts
                && (path == paths::NEW
                    || leads_to(&makes)
                    || is_page("/m/", "/start")
                    || is_page("/g/", "/rematch")),
            asks_for_seat: posts && (leads_to(&[api::ASK_FOR_SEAT.path]) || is_page("/g/", "/ask")),
        }
    }
}

/// A client that refuses plain bytes gets them all the same: its request may have been done by then.
fn accept_any_encoding(headers: &mut HeaderMap) {
    let forbids = |part: &str| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        matches!(name.trim(), "identity" | "*") && weight == Some(0.0)
    };
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    if accepted.flat_map(|value| value.split(',')).any(forbids) {
        headers.remove(header::ACCEPT_ENCODING);
    }
}

/// Whether a request is meant for this server. A page elsewhere can make its own name point at this machine,
/// but it can't make a browser send a plain address or `localhost` for it.
fn is_our_host(host: &str, named: &[String]) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name).to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || address.parse::<IpAddr>().is_ok() || named.contains(&name)
}

/// Whether a request that changes something comes from our own pages, or from a program. Browsers name the origin of
/// every form; those that don't (Lynx, w3m) name the page that it was on. `null` is the origin of a page that hides it,
/// which ours don't. A program names neither.
fn is_our_origin(headers: &HeaderMap, host: &str, named: &[String]) -> bool {
    // Not sent over plain HTTP, except to this machine.
    if headers.get_all("sec-fetch-site").iter().any(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let is_ours = |address: &HeaderValue| {
        let address = address.to_str().ok().and_then(|address| address.split_once("://"));
        let name = address.and_then(|(_, rest)| rest.split('/').next()).unwrap_or_default();
        // A proxy may pass a request on to another host name than the one that the browser knows.
        name.eq_ignore_ascii_case(host) || named.iter().any(|named| name.eq_ignore_ascii_case(named))
    };
    let mut origins = headers.get_all(header::ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (Some(origin), None) => is_ours(origin),
        (Some(_), Some(_)) => false,
        (None, _) => headers.get(header::REFERER).is_none_or(is_ours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names() {
        let named = ["yatzy.example".to_owned()];
        for ours in
            ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:8080", "192.168.1.7", "yatzy.example"]
        {
            assert!(is_our_host(ours, &named), "{ours}");
        }
        for foreign in ["", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.nip.io"]
        {
            assert!(!is_our_host(foreign, &named), "{foreign}");
        }
    }

    #[test]
    fn only_our_own_pages() {
        let named = ["yatzy.example".to_owned()];
        let is_ours = |pairs: &[(&'static str, &'static [u8])]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.append(*name, HeaderValue::from_bytes(value).unwrap());
            }
            is_our_origin(&headers, "localhost:8080", &named)
        };
        let ours: [&[(&'static str, &'static [u8])]; 7] = [
            &[],
            &[("sec-fetch-site", b"none")],
            &[("origin", b"http://localhost:8080")],
            &[("origin", b"http://LOCALHOST:8080"), ("sec-fetch-site", b"same-origin")],
            &[("origin", b"https://yatzy.example")],
            &[("referer", b"http://localhost:8080/new?game=yatzy")],
            &[("referer", b"http://localhost:8080")],
        ];
        let foreign: [&[(&'static str, &'static [u8])]; 12] = [
            &[("referer", b"http://evil.example/localhost:8080")],
            &[("origin", b"http://evil.example")],
            &[("origin", b"http://localhost:9090")],
            &[("origin", b"https://yatzy.example:9090")],
            &[("origin", b"null")],
            &[("origin", b"null"), ("sec-fetch-site", b"same-origin")],
            &[("origin", b"null"), ("referer", b"http://localhost:8080/")],
            &[("origin", b"http://localhost:8080"), ("origin", b"http://evil.example")],
            &[("origin", b"http://localhost:8080"), ("origin", b"http://localhost:8080")],
            &[("origin", b"\xff")],
            &[("origin", b"http://localhost:8080"), ("sec-fetch-site", b"cross-site")],
            &[("sec-fetch-site", b"\xff")],
        ];
        ours.iter().for_each(|pairs| assert!(is_ours(pairs), "{pairs:?}"));
        foreign.iter().for_each(|pairs| assert!(!is_ours(pairs), "{pairs:?}"));
    }
}
