//! What crosses a network: every request and reply of the API as a plain value that is written and read by the same
//! type. Seats are numbered from 1 and boxes are called by their ids, as in a record.
//!
//! * The bodies: what is asked and answered.
//! * [`calls`]: each request of the API as a value that knows its own reply, however it is carried.
//! * `client` (a feature): carries them over HTTP, and keeps what a device must keep.
//!
//! Without that feature this crate knows rules and tables, and nothing of sockets, stores or runtimes.

mod action;
mod call;
pub mod calls;
mod card;
#[cfg(feature = "client")]
pub mod client;
mod error;
mod game;
mod hint;
mod lists;
mod played;
mod seat;
mod series;
mod state;

pub use action::{ActBody, ActedBody, ActionBody};
pub use call::{Answer, Call, Method, Unanswered};
pub use card::CardBody;
pub use error::{ErrorBody, ProblemBody};
pub use game::{CodeBody, EditionBody, MadeBody, NewGameBody, NewSeatBody, OwnRulesBody};
pub use hint::{HintBody, HintQuery, StepInBody, ThinkingBody};
pub use lists::{FinishedParams, HouseBody, OptionsQuery};
pub use played::{LogBody, LoggedBody, PlayedBody, RecordReply};
pub use seat::{
    AimBody, FollowLinkBody, HandOverBody, LinkedBody, SeatBody, SeatLinkBody, SeatNameBody, TakenBody,
};
pub use series::{SeriesBody, WonBody};
pub use state::{
    EventsQuery, LegalBody, PhaseBody, RulesBody, StateBody, TakeBackBody, TurnStateBody, TurnsQuery, YouBody,
};
pub use yatzy_table::{HappenedBody, HappenedKind, LiveEvent, PresenceBody, TurnBody, Unread};
