//! How queries and bodies of requests and replies are read and written.

use super::{ApiReply, ApiRequest};
use crate::{
    ActBody, ActedBody, AttemptBody, CodeBody, DayQuery, EditionBody, EventsQuery, FinishedParams,
    FollowLinkBody, GoalBody, HandOverBody, HintBody, HintQuery, HouseBody, LinkedBody, LogBody, LookQuery,
    MadeBody, MatchReply, NewGameBody, NewMatchBody, OptionsQuery, PersonBody, PlayedBody, PractiseQuery,
    Problem, RawResponse, RecordReply, ReportQuery, SeatAnswerBody, SeatNameBody, SeriesBody, StateBody,
    StepInBody, TakenBody, TurnsQuery,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use yatzy_table::{Calendar, Day, EditionRecord, Finished, HouseStatistics, MatchView, Unfinished};
#[cfg(feature = "schema")]
use {super::describe::Schemas, utoipa::openapi::path::Parameter};

/// The query of a request.
pub trait QueryBody: Serialize + DeserializeOwned + Send + Sync + 'static {
    fn read(query: &str) -> Result<Self, Problem> {
        let pairs = form_urlencoded::parse(query.as_bytes());
        let read = serde_path_to_error::deserialize(serde_urlencoded::Deserializer::new(pairs));
        read.map_err(|error| malformed("Failed to deserialize query string", error))
    }

    /// Its parameters, described.
    #[cfg(feature = "schema")]
    fn parameters() -> Vec<Parameter>;
}

impl QueryBody for () {
    fn read(_: &str) -> Result<(), Problem> {
        Ok(())
    }

    #[cfg(feature = "schema")]
    fn parameters() -> Vec<Parameter> {
        Vec::new()
    }
}

/// A query that makes no sense asks for nothing.
macro_rules! lenient_queries {
    ($($query:ty),*) => {$(
        impl QueryBody for $query {
            fn read(query: &str) -> Result<$query, Problem> {
                Ok(serde_urlencoded::from_str(query).unwrap_or_default())
            }

            #[cfg(feature = "schema")]
            fn parameters() -> Vec<Parameter> {
                super::describe::parameters::<$query>()
            }
        }
    )*};
}

lenient_queries!(LookQuery, TurnsQuery);

macro_rules! queries {
    ($($query:ty),*) => {$(
        impl QueryBody for $query {
            #[cfg(feature = "schema")]
            fn parameters() -> Vec<Parameter> {
                super::describe::parameters::<$query>()
            }
        }
    )*};
}

queries!(DayQuery, EventsQuery, FinishedParams, HintQuery, OptionsQuery, PractiseQuery, ReportQuery);

/// The body of a request.
pub trait RequestBody: Send + Sync + Sized + 'static {
    /// Whether it may be left out.
    const IS_OPTIONAL: bool = false;

    fn read(request: &ApiRequest) -> Result<Self, Problem>;

    fn written(&self) -> Option<String>;

    #[cfg(feature = "schema")]
    fn schema(_: &mut Schemas) -> Option<super::describe::Schema> {
        None
    }
}

impl RequestBody for () {
    fn read(_: &ApiRequest) -> Result<(), Problem> {
        Ok(())
    }

    fn written(&self) -> Option<String> {
        None
    }
}

impl RequestBody for Option<SeatNameBody> {
    const IS_OPTIONAL: bool = true;

    fn read(request: &ApiRequest) -> Result<Option<SeatNameBody>, Problem> {
        if request.body.is_empty() {
            return Ok(None);
        }
        let read = serde_json::from_slice(&request.body);
        read.map_err(|error| Problem::Malformed { detail: error.to_string() })
    }

    fn written(&self) -> Option<String> {
        self.as_ref().map(json_text)
    }

    #[cfg(feature = "schema")]
    fn schema(schemas: &mut Schemas) -> Option<super::describe::Schema> {
        Some(schemas.one::<SeatNameBody>())
    }
}

macro_rules! bodies {
    ($($body:ty),*) => {$(
        impl RequestBody for $body {
            fn read(request: &ApiRequest) -> Result<$body, Problem> {
                read_json(request)
            }

            fn written(&self) -> Option<String> {
                Some(json_text(self))
            }

            #[cfg(feature = "schema")]
            fn schema(schemas: &mut Schemas) -> Option<super::describe::Schema> {
                Some(schemas.one::<$body>())
            }
        }
    )*};
}

bodies!(
    ActBody,
    AttemptBody,
    GoalBody,
    FollowLinkBody,
    HandOverBody,
    NewGameBody,
    NewMatchBody,
    PersonBody,
    SeatAnswerBody,
    SeatNameBody,
    StepInBody
);

fn read_json<B: DeserializeOwned>(request: &ApiRequest) -> Result<B, Problem> {
    if !request.content_type.as_deref().is_some_and(is_json) {
        let detail = "Expected request with `Content-Type: application/json`".to_owned();
        return Err(Problem::Malformed { detail });
    }
    let unparsed = "Failed to parse the request body as JSON";
    let mut json = serde_json::Deserializer::from_slice(&request.body);
    let body = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let is_data = error.inner().classify() == serde_json::error::Category::Data;
        malformed(
            if is_data { "Failed to deserialize the JSON body into the target type" } else { unparsed },
            error,
        )
    })?;
    json.end().map_err(|error| malformed(unparsed, error))?;
    Ok(body)
}

fn malformed(what: &str, error: impl std::fmt::Display) -> Problem {
    Problem::Malformed { detail: format!("{what}: {error}") }
}

fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind.strip_prefix("application/").is_some_and(|kind| kind == "json" || kind.ends_with("+json"))
}

fn json_text(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("bodies have names for keys, and can be written")
}

/// The body of a reply.
pub trait ReplyBody: Send + Sized + 'static {
    /// Whether the result is still being computed: then the status is 202.
    fn is_pending(&self) -> bool {
        false
    }

    /// The reply, with the arguments of the request's path.
    fn written(&self, status: u16, args: &[String]) -> ApiReply;

    fn read(answer: &RawResponse) -> Option<Self>;

    /// The content type of a status, with its schema.
    #[cfg(feature = "schema")]
    fn schema(_status: u16, _: &mut Schemas) -> Option<(&'static str, super::describe::Schema)> {
        None
    }
}

/// An empty body.
impl ReplyBody for () {
    fn written(&self, status: u16, _: &[String]) -> ApiReply {
        ApiReply { status, headers: Vec::new(), body: Vec::new() }
    }

    fn read(_: &RawResponse) -> Option<()> {
        Some(())
    }
}

/// A text file.
impl ReplyBody for RecordReply {
    fn written(&self, status: u16, args: &[String]) -> ApiReply {
        let file = format!("attachment; filename=\"yatzy-{}.yatzy\"", args[0]);
        let headers = vec![
            ("content-type", "text/plain; charset=utf-8".to_owned()),
            ("content-disposition", file),
            ("x-version", self.version.to_string()),
        ];
        ApiReply { status, headers, body: self.record.to_string().into_bytes() }
    }

    fn read(answer: &RawResponse) -> Option<RecordReply> {
        RecordReply::read(answer)
    }

    #[cfg(feature = "schema")]
    fn schema(_: u16, _: &mut Schemas) -> Option<(&'static str, super::describe::Schema)> {
        Some(("text/plain", super::describe::text()))
    }
}

/// The stream of live events, which a shell carries itself.
#[derive(Debug)]
pub enum EventStream {}

impl ReplyBody for EventStream {
    fn written(&self, _: u16, _: &[String]) -> ApiReply {
        match *self {}
    }

    fn read(_: &RawResponse) -> Option<EventStream> {
        None
    }

    #[cfg(feature = "schema")]
    fn schema(_: u16, schemas: &mut Schemas) -> Option<(&'static str, super::describe::Schema)> {
        Some(("text/event-stream", schemas.one::<crate::HappenedBody>()))
    }
}

/// Pending while the coach thinks.
impl ReplyBody for HintBody {
    fn is_pending(&self) -> bool {
        self.thinking
    }

    fn written(&self, status: u16, _: &[String]) -> ApiReply {
        ApiReply::json(status, self)
    }

    fn read(answer: &RawResponse) -> Option<HintBody> {
        serde_json::from_slice(answer.text.as_bytes()).ok()
    }

    #[cfg(feature = "schema")]
    fn schema(_: u16, schemas: &mut Schemas) -> Option<(&'static str, super::describe::Schema)> {
        Some(("application/json", schemas.one::<HintBody>()))
    }
}

macro_rules! replies {
    ($($reply:ty: $schema:ident of $item:ty),* $(,)?) => {$(
        impl ReplyBody for $reply {
            fn written(&self, status: u16, _: &[String]) -> ApiReply {
                ApiReply::json(status, self)
            }

            fn read(answer: &RawResponse) -> Option<$reply> {
                serde_json::from_slice(answer.text.as_bytes()).ok()
            }

            #[cfg(feature = "schema")]
            fn schema(_: u16, schemas: &mut Schemas) -> Option<(&'static str, super::describe::Schema)> {
                Some(("application/json", schemas.$schema::<$item>()))
            }
        }
    )*};
}

replies! {
    ActedBody: one of ActedBody,
    Calendar: one of Calendar,
    CodeBody: one of CodeBody,
    Day: one of Day,
    HouseBody: one of HouseBody,
    LinkedBody: one of LinkedBody,
    LogBody: one of LogBody,
    MatchReply: one of MatchReply,
    MatchView: one of MatchView,
    MadeBody: one of MadeBody,
    SeriesBody: one of SeriesBody,
    StateBody: one of StateBody,
    HouseStatistics: one of HouseStatistics,
    TakenBody: one of TakenBody,
    Vec<EditionBody>: list of EditionBody,
    Vec<EditionRecord>: list of EditionRecord,
    Vec<Finished>: list of Finished,
    Vec<PlayedBody>: list of PlayedBody,
    Vec<Unfinished>: list of Unfinished,
}
