//! Live events: what happens at a table, as it becomes durable. The version is the event's id, so that a client
//! that was cut off goes on from where it was.

use crate::app::App;
use crate::refused::Refused;
use crate::routes::asked::Asked;
use crate::table::{Here, Live, Notice, Seen};
use crate::wire::happened_body;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use yatzy_wire::{ErrorBody, EventsQuery, HappenedBody, LiveEvent, PresenceBody, seat_number};

/// What happens at the table, live: `happened` with the version as id, `presence`, `rematch`, `gone`.
#[utoipa::path(get, path = "/api/v1/games/{id}/events", tag = "games",
    params(("id" = String, Path), EventsQuery), responses(
    (status = 200, description = "A stream of events", body = HappenedBody, content_type = "text/event-stream"),
    (status = 404, description = "No such game", body = ErrorBody),
    (status = 429, description = "Too many listen", body = ErrorBody)))]
pub(super) async fn stream(
    asked: Asked,
    Path(id): Path<String>,
    Query(query): Query<EventsQuery>,
    headers: HeaderMap,
) -> Response {
    let opened = async {
        let live = asked.app.table_at(&id).await?;
        let place = asked.app.limits().stream().ok_or(Refused::TooMany)?;
        let resume = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
        let after = resume.or(query.after).unwrap_or_else(|| live.seen().version());
        let listener = Listener::new(&asked, live, after);
        let events = stream::unfold((listener, place), |(mut listener, place)| async move {
            let event = listener.next().await?;
            Some((Ok::<Event, Infallible>(event), (listener, place)))
        });
        Ok(events)
    };
    match opened.await {
        Ok(events) => into_response(events),
        Err(refused) => asked.reply(Err::<(), Refused>(refused)),
    }
}

fn into_response(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Response {
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    // Proxies that collect answers before passing them on are told not to.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    response
}

/// One who listens: how far they are, and what they wait for.
struct Listener {
    app: App,
    after: u32,
    waiting: VecDeque<Event>,
    versions: watch::Receiver<Arc<Seen>>,
    presence: watch::Receiver<Here>,
    notices: watch::Receiver<Notice>,
    closing: watch::Receiver<bool>,
    /// Dropped with the stream: then its seat is away.
    _attendance: Box<dyn Send>,
}

impl Listener {
    fn new(asked: &Asked, live: Arc<Live>, after: u32) -> Listener {
        asked.app.metrics().stream_opened();
        let mut presence = live.watch_presence();
        presence.mark_changed();
        let mut versions = live.watch();
        versions.mark_changed();
        Listener {
            app: asked.app.clone(),
            after,
            waiting: VecDeque::from([Event::default().retry(Duration::from_secs(1)).comment("yatzy")]),
            versions,
            presence,
            notices: live.notices(),
            closing: asked.app.closing(),
            _attendance: Box::new(live.attend(&asked.who)),
        }
    }

    /// The next event; `None` when there is nothing more to come.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if *self.closing.borrow() {
                return None;
            }
            tokio::select! {
                changed = self.versions.changed() => {
                    changed.ok()?;
                    self.catch_up();
                }
                changed = self.presence.changed() => {
                    changed.ok()?;
                    let here = self.presence.borrow_and_update();
                    let seats = here.seats().map(seat_number).collect();
                    let presence = PresenceBody { here: seats, watchers: here.watchers() };
                    self.waiting.push_back(written(&LiveEvent::Presence(presence)));
                }
                changed = self.notices.changed() => {
                    changed.ok()?;
                    let notice = match *self.notices.borrow_and_update() {
                        Notice::Rematch => LiveEvent::Rematch,
                        Notice::Gone => LiveEvent::Gone,
                        Notice::Quiet => continue,
                    };
                    self.waiting.push_back(written(&notice));
                }
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// Takes what is new from the log itself: whoever is slow misses nothing.
    fn catch_up(&mut self) {
        let seen = self.versions.borrow_and_update().clone();
        let news = seen.saved.log.iter().filter(|logged| logged.version > self.after);
        for logged in news {
            let event = written(&LiveEvent::Happened(happened_body(logged)));
            self.waiting.push_back(event.id(logged.version.to_string()));
        }
        self.after = self.after.max(seen.version());
    }
}

fn written(event: &LiveEvent) -> Event {
    Event::default().event(event.name()).data(event.data())
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.app.metrics().stream_closed();
    }
}
