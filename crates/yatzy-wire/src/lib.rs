//! What crosses a network: every request and reply of the API as a value that is written and read by the same type.
//! Seats are numbered from 1 and boxes have their ids, as in a record.
//!
//! * The bodies of requests and replies.
//!
//! * [`api`]: the list of routes, answered over a house by any shell, and called by a client.
//!
//! * [`Call`]: a request to be sent, with the type of its reply, for any transport.
//!
//! * `client` (a feature, `remote`): a house elsewhere, over any carrier. The feature `client` carries calls over HTTP, and
//!   stores what a device must keep in files.
//!
//! Without these features this crate knows rules and tables, and no sockets, stores or runtimes.

#![allow(missing_docs, reason = "the names say it where there is no comment")]

mod action;
pub mod api;
mod call;
mod card;
#[cfg(feature = "remote")]
pub mod client;
mod days;
mod error;
mod game;
mod hint;
mod lists;
mod matches;
mod played;
mod practise;
mod problem;
mod report;
mod seat;
mod series;
mod state;

pub use action::{ActBody, ActedBody, ActionBody};
pub use call::{Call, CallError, RawResponse};
pub use card::CardBody;
pub use days::{AttemptBody, ComparisonReply, DayQuery};
pub use error::{ErrorBody, ProblemBody};
pub use game::{CodeBody, CodeKind, EditionBody, MadeBody, NewGameBody, NewSeatBody, OwnRulesBody};
pub use hint::{HintBody, HintQuery, StepInBody, ThinkingBody};
pub use http::Method;
pub use lists::{FinishedParams, HouseBody, OptionsQuery};
pub use matches::{MatchReply, NewMatchBody, PersonBody};
pub use played::{LogBody, LoggedBody, PlayedBody, RecordReply};
pub use practise::{PractiseQuery, PractiseReply};
pub use problem::{Problem, status_of};
pub use report::{ReportQuery, ReportReply};
pub use seat::{
    FollowLinkBody, GoalBody, HandOverBody, LinkedBody, SeatAnswerBody, SeatBody, SeatLinkBody, SeatNameBody,
    SeatRequestBody, TakenBody,
};
pub use series::{SeriesBody, WonBody};
pub use state::{
    EventsQuery, GameAtVersion, LegalBody, LookQuery, PhaseBody, RulesBody, StateBody, TakeBackBody,
    TurnStateBody, TurnsQuery, YouBody,
};
pub use yatzy_table::{BodyError, HappenedBody, HappenedKind, PresenceBody, TableNews, TurnBody};
