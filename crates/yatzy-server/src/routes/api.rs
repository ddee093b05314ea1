//! The shell around the API: an HTTP request becomes a value, and the reply a response. The stream of live events is
//! carried here: the version is the event's id, so that a client that was cut off goes on from where it was.

use super::pages::with_body;
use super::{in_turn, refusal};
use crate::app::App;
use crate::caller::{RequestLanguage, caller_of};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;
use yatzy_house::Listener;
use yatzy_table::{GameId, Who, random_bytes};
use yatzy_wire::{EventsQuery, Problem, TableNews, api};

/// The longest body of a new game, in bytes, that is read at once.
const SHORT_BODY: usize = 2048;

/// Answers a request below `/api/`.
pub(super) async fn answer(app: &App, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let RequestLanguage(text) = RequestLanguage::of(&parts.headers);
    // The guard has read it; a safe method has none.
    let body = if parts.method.is_safe() {
        Vec::new()
    } else {
        axum::body::to_bytes(body, app.config().max_body).await.unwrap_or_default().into()
    };
    let content_type = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let request = api::ApiRequest {
        method: parts.method,
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().unwrap_or_default().to_owned(),
        content_type: content_type.map(str::to_owned),
        body,
        who: caller_of(&parts.headers, &parts.extensions, app.config().here),
        text,
        fresh: random_bytes(),
    };
    if let Some(asked) = api::events_asked(&request) {
        let opened = match asked {
            Ok(asked) => open(app, &request.who, &parts.headers, asked).await,
            Err(problem) => Err(problem),
        };
        return opened.unwrap_or_else(|problem| response(api::refuse(&problem, &request)));
    }
    if !brings_rules(&request) {
        return response(api::answer(app.house(), &request).await);
    }
    let who = request.who.clone();
    match in_turn(app, &who, async move |house| api::answer(&house, &request).await).await {
        Ok(reply) => response(reply),
        Err(problem) => refusal(&problem, text, true),
    }
}

/// Whether a new game or match may bring rules of its own, which take a while to check. Without them its body is short.
fn brings_rules(request: &api::ApiRequest) -> bool {
    let makes = |route| [api::MAKE.path, api::MAKE_MATCH.path].contains(&route);
    request.body.len() > SHORT_BODY && api::route_path(&request.path).is_some_and(makes)
}

pub(super) fn response(reply: api::ApiReply) -> Response {
    with_body(reply.status, reply.headers, reply.body.into())
}

async fn open(
    app: &App,
    who: &Who,
    headers: &HeaderMap,
    (game, query): (GameId, EventsQuery),
) -> Result<Response, Problem> {
    let place = app.limits().stream().ok_or(Problem::TooMany)?;
    let resume = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let listener = app.house().listen(&game, who, resume.or(query.after)).await?;
    let events = stream::unfold((Stream::new(app, listener), place), |(mut stream, place)| async move {
        let event = stream.next().await?;
        Some((Ok::<Event, Infallible>(event), (stream, place)))
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    // Proxies that collect answers before passing them on are told not to.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

/// A stream of events, until the server closes.
struct Stream {
    app: App,
    begun: bool,
    listener: Listener,
    closing: watch::Receiver<bool>,
}

impl Stream {
    fn new(app: &App, listener: Listener) -> Stream {
        app.metrics().stream_opened();
        Stream { app: app.clone(), begun: false, listener, closing: app.closing() }
    }

    /// The next event; `None` when there is nothing more to come.
    async fn next(&mut self) -> Option<Event> {
        if !std::mem::replace(&mut self.begun, true) {
            return Some(Event::default().retry(Duration::from_secs(1)).comment("yatzy"));
        }
        if *self.closing.borrow() {
            return None;
        }
        tokio::select! {
            news = self.listener.next() => Some(written(&news?)),
            _ = self.closing.changed() => None,
        }
    }
}

fn written(event: &TableNews) -> Event {
    let written = Event::default().event(event.name()).data(event.data());
    match event {
        TableNews::Happened(happened) => written.id(happened.version.to_string()),
        _ => written,
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.app.metrics().stream_closed();
    }
}
