//! The API as a value: one list of routes, and [`answer`], which any shell calls. A shell is an HTTP server, the service
//! worker of the static site, or another channel between two devices.
//!
//! ```text
//! ApiRequest (method, path, body, who, language) ──► answer(house, request) ──► ApiReply (status, headers, body)
//! ```
//!
//! * `routes`: every route with its method, path, types, statuses and handler. A client's [`Call`](crate::Call) is made
//!   from the same entry, and so is the OpenAPI document.
//! * `route`: what an entry is, and how it is found, asked and called.
//! * `body`: how queries, bodies and replies are read and written.
//! * `games`, `seats`, `lists`, `coach`, `days`, `matches`, `practise`: the handlers.
//!
//! The stream of live events is listed, but each shell carries it in its own way: see [`events_asked`].

mod body;
mod coach;
mod days;
#[cfg(feature = "schema")]
mod describe;
mod document;
mod games;
mod lists;
mod matches;
mod practise;
mod route;
mod routes;
mod seats;

pub use body::{EventStream, QueryBody, ReplyBody, RequestBody};
#[cfg(feature = "schema")]
pub use describe::{Document, Schema, Schemas, object};
pub use document::OpenApiText;
pub use route::{AnyRoute, Arg, Route};
pub use routes::*;

use crate::{ErrorBody, EventsQuery, Problem, StateBody, TurnsQuery};
use http::Method;
use route::RouteMatch;
use yatzy_table::{GameId, House, Who};
use yatzy_text::Text;

/// A request of the API.
#[derive(Clone, Debug)]
pub struct ApiRequest {
    pub method: Method,
    /// The path as it was sent, percent-encoded, from its first `/` on.
    pub path: String,
    /// The query as it was sent, without the question mark.
    pub query: String,
    /// The header `content-type`.
    pub content_type: Option<String>,
    pub body: Vec<u8>,
    /// The caller.
    pub who: Who,
    /// The caller's language.
    pub text: Text,
    /// Fresh random bytes, for the key of a game that comes without one.
    pub fresh: [u8; 32],
}

/// What a request is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiReply {
    /// The HTTP status.
    pub status: u16,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// Answers a request. The stream of events is not answered here.
pub async fn answer(house: &dyn House, request: &ApiRequest) -> ApiReply {
    let answered = match RouteMatch::of(request) {
        Ok(RouteMatch { route, args }) => route.answer(house, request, args).await,
        Err(problem) => Err(problem),
    };
    answered.unwrap_or_else(|problem| refuse(&problem, request))
}

/// The game and the query of a request for the stream of events; `None` for any other request.
pub fn events_asked(request: &ApiRequest) -> Option<Result<(GameId, EventsQuery), Problem>> {
    if !matches!(request.method, Method::GET | Method::HEAD) || route_path(&request.path) != Some(EVENTS.path)
    {
        return None;
    }
    let read = || {
        let RouteMatch { args, .. } = RouteMatch::of(request)?;
        let query = EventsQuery::read(&request.query)?;
        Ok((route::game(&args)?, query))
    };
    Some(read())
}

/// The path of the route that a path leads to, with its parameters in braces: unlike the path itself it holds no secret.
pub fn route_path(path: &str) -> Option<&'static str> {
    route::at_path(path).next().map(|(route, _)| route.path())
}

/// A refusal, with the table as it is where it is about one.
pub fn refuse(problem: &Problem, request: &ApiRequest) -> ApiReply {
    let mut reply = refusal(problem, request.text, problem.view().map(|view| request.state(view)));
    if matches!(problem, Problem::WrongMethod) {
        let methods = route::at_path(&request.path).map(|(route, _)| match *route.method() {
            Method::GET => "GET,HEAD",
            ref method => method.as_str(),
        });
        let methods: Vec<&str> = methods.collect();
        reply.headers.extend((!methods.is_empty()).then(|| ("allow", methods.join(","))));
    }
    reply
}

/// A refusal before any route was reached.
pub fn refusal(problem: &Problem, text: Text, state: Option<StateBody>) -> ApiReply {
    let body = ErrorBody::of(problem.code(), problem.sentence(text), state);
    ApiReply::json(problem.status(), &body)
}

impl ApiRequest {
    /// A table as it travels to the caller with a refusal.
    fn state(&self, view: &yatzy_table::View) -> StateBody {
        let state = StateBody::of(view, self.text);
        if self.turns().is_all() { state.with_turns(view) } else { state }
    }

    fn turns(&self) -> TurnsQuery {
        TurnsQuery::read(&self.query).unwrap_or_default()
    }
}

impl ApiReply {
    pub(crate) fn json(status: u16, body: &impl serde::Serialize) -> ApiReply {
        let body = serde_json::to_vec(body).expect("bodies have names for keys, and can be written");
        ApiReply { status, headers: vec![("content-type", "application/json".to_owned())], body }
    }
}
