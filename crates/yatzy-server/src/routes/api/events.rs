//! Live events: what happens at a table, as it becomes durable. The version is the event's id, so that a client
//! that was cut off goes on from where it was.

use crate::app::App;
use crate::routes::caller::{Caller, game_id};
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;
use yatzy_house::Listener;
use yatzy_pages::Problem;
use yatzy_wire::{ErrorBody, EventsQuery, HappenedBody, LiveEvent};

/// What happens at the table, live: `happened` with the version as id, `presence`, `intends`, `chances`,
/// `rematch`, `gone`.
#[utoipa::path(get, path = "/api/v1/games/{id}/events", tag = "games",
    params(("id" = String, Path), EventsQuery), responses(
    (status = 200, description = "A stream of events", body = HappenedBody, content_type = "text/event-stream"),
    (status = 404, description = "No such game", body = ErrorBody),
    (status = 429, description = "Too many listen", body = ErrorBody)))]
pub(super) async fn stream(
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<EventsQuery>,
    headers: HeaderMap,
) -> Response {
    let opened = async {
        let live = caller.app.house().live(&game_id(&id)?).await?;
        let place = caller.app.limits().stream().ok_or(Problem::TooMany)?;
        let resume = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
        let listener = Listener::new(&live, &caller.who, resume.or(query.after));
        let stream = Stream::new(&caller, listener);
        let events = stream::unfold((stream, place), |(mut stream, place)| async move {
            let event = stream.next().await?;
            Some((Ok::<Event, Infallible>(event), (stream, place)))
        });
        Ok(events)
    };
    match opened.await {
        Ok(events) => into_response(events),
        Err(problem) => caller.reply(Err::<(), Problem>(problem)),
    }
}

fn into_response(events: impl stream::Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Response {
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    // Proxies that collect answers before passing them on are told not to.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    response
}

/// A stream that someone listens to, for as long as the server is not closing.
struct Stream {
    app: App,
    begun: bool,
    listener: Listener,
    closing: watch::Receiver<bool>,
}

impl Stream {
    fn new(caller: &Caller, listener: Listener) -> Stream {
        caller.app.metrics().stream_opened();
        Stream { app: caller.app.clone(), begun: false, listener, closing: caller.app.closing() }
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

fn written(event: &LiveEvent) -> Event {
    let written = Event::default().event(event.name()).data(event.data());
    match event {
        LiveEvent::Happened(happened) => written.id(happened.version.to_string()),
        _ => written,
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.app.metrics().stream_closed();
    }
}
