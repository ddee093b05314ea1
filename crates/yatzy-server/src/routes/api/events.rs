//! Live events: what happens at a table, as it becomes durable. The version is the event's id, so that a client
//! that was cut off goes on from where it was.

use crate::app::App;
use crate::routes::caller::{Caller, game_id};
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
use yatzy_house::{Attendance, Glance, Live, Notice};
use yatzy_pages::Problem;
use yatzy_rules::{Action, Seat};
use yatzy_table::Chance;
use yatzy_wire::{ErrorBody, EventsQuery, HappenedBody, LiveEvent, PresenceBody, seat_number};

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
        let after = resume.or(query.after).unwrap_or_else(|| live.table().version());
        let listener = Listener::new(&caller, live, after);
        let events = stream::unfold((listener, place), |(mut listener, place)| async move {
            let event = listener.next().await?;
            Some((Ok::<Event, Infallible>(event), (listener, place)))
        });
        Ok(events)
    };
    match opened.await {
        Ok(events) => into_response(events),
        Err(problem) => caller.reply(Err::<(), Problem>(problem)),
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
    /// The seats that were last told to be there.
    here: Option<Vec<Seat>>,
    /// What the computer was last told to be about to do, and when.
    intends: Option<(u32, Action)>,
    /// The chances that were last told, and when.
    chances: (u32, Arc<[Option<Chance>]>),
    notice: Notice,
    waiting: VecDeque<Event>,
    news: watch::Receiver<Glance>,
    closing: watch::Receiver<bool>,
    /// Dropped with the stream: then its seat is away.
    _attendance: Attendance,
}

impl Listener {
    fn new(caller: &Caller, live: Arc<Live>, after: u32) -> Listener {
        caller.app.metrics().stream_opened();
        let attendance = live.attend(&caller.who);
        let mut news = live.watch();
        news.mark_changed();
        Listener {
            app: caller.app.clone(),
            after,
            here: None,
            intends: None,
            chances: Default::default(),
            notice: live.glance().notice,
            waiting: VecDeque::from([Event::default().retry(Duration::from_secs(1)).comment("yatzy")]),
            news,
            closing: caller.app.closing(),
            _attendance: attendance,
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
                changed = self.news.changed() => {
                    changed.ok()?;
                    let glance = self.news.borrow_and_update().clone();
                    self.catch_up(&glance);
                }
                _ = self.closing.changed() => return None,
            }
        }
    }

    /// Takes what is new from the log itself: whoever is slow misses nothing.
    fn catch_up(&mut self, glance: &Glance) {
        let news = glance.table.saved.log.iter().filter(|logged| logged.version > self.after);
        for logged in news {
            let event = written(&LiveEvent::Happened(happened_body(logged)));
            self.waiting.push_back(event.id(logged.version.to_string()));
        }
        self.after = self.after.max(glance.table.version());
        let here: Vec<Seat> = glance.presence.seats().collect();
        if self.here.as_ref() != Some(&here) {
            let seats = here.iter().copied().map(seat_number).collect();
            let presence = PresenceBody { here: seats, watchers: glance.presence.watchers() };
            self.waiting.push_back(written(&LiveEvent::Presence(presence)));
            self.here = Some(here);
        }
        let intends = glance.intends.map(|action| (glance.table.version(), action));
        if intends.is_some() && self.intends != intends {
            self.waiting.push_back(written(&LiveEvent::Intends));
        }
        self.intends = intends;
        let chances = (glance.table.version(), glance.chances.clone());
        if !chances.1.is_empty() && self.chances != chances {
            self.waiting.push_back(written(&LiveEvent::Chances));
        }
        self.chances = chances;
        if self.notice != glance.notice {
            self.notice = glance.notice;
            match glance.notice {
                Notice::Rematch => self.waiting.push_back(written(&LiveEvent::Rematch)),
                Notice::Gone => self.waiting.push_back(written(&LiveEvent::Gone)),
                Notice::Quiet => {}
            }
        }
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
