//! A table: who sits, who may do what, what happened, and what each person sees now and why.
//!
//! ```text
//! request ──► Table::decide ──► rows to keep ──► (a shell keeps them) ──► Table as it then is ──► View::of ──► eyes
//!                   └─► Refused                                                └─► MoveQuestion ──► thinks ──► request
//! ```
//!
//! Nothing here does I/O: the table as it is, who asks, the time and fresh random bytes go in; a refusal comes out, or
//! the rows to keep and the answer to give once they are kept. Whatever takes time leaves as a question with its
//! version and returns as a request. The dice's secret is part of a [`Table`] and of no [`View`], answer or log before
//! nothing can be taken back any more.
//!
//! * [`Table`], [`Asked`], [`Decision`], [`Refused`]: decide.
//! * [`Store`] and the rows: what a shell keeps, and how; [`Nodes`]: where several share a store.
//! * [`View`]: what a person sees, computed once for pages, terminal, plain lines and the wire.
//! * [`MoveQuestion`], [`AdviceQuestion`]: what takes time.

mod append;
mod decide;
mod error;
mod export;
mod history;
mod house;
mod id;
mod import;
mod live;
mod log;
mod make;
mod may;
mod moment;
mod nodes;
mod opening;
mod presence;
mod question;
mod records;
mod refused;
mod replay;
mod request;
mod request_digest;
mod saved;
mod series;
mod store;
mod table;
mod turn_body;
mod view;
mod who;

pub use append::{Append, Appended, Created, Once, StoredAnswer};
pub use decide::{Answer, Decision, MAX_SEATS, SeatLink};
pub use error::StoreError;
pub use export::{
    ExportError, ExportLine, ExportReader, MAX_EXPORT_LINE, NotExported, SavedBody, SavedEventBody, export,
};
pub use history::{Finished, FinishedQuery, FinishedSeat, RulesTotals, SeatResult, Unfinished};
pub use house::{Advice, Answered, Basics, DiceCheck, House, HouseOffers, Made, Soon, TotalOdds};
#[cfg(feature = "system")]
pub use id::random_bytes;
pub use id::{GameId, Token, TokenHash, digest};
pub use import::Untold;
pub use live::{HappenedBody, HappenedKind, LiveEvent, PresenceBody};
pub use log::{EventBody, Happening, Logged};
pub use make::{Making, NewRules, NewSeat, NewTable};
pub use may::Permission;
pub use moment::{Moment, Zone};
pub use nodes::{Attended, Elsewhere, Known, Nodes, Nudge};
pub use opening::Opening;
pub use presence::Presence;
pub use question::{About, AdviceQuestion, ChanceQuestion, MoveQuestion, STAND_IN, ToldHands};
pub use records::{
    COUNTED, EditionRecord, HouseStatistics, PersonRecord, Total, edition_records, own_options,
};
pub use refused::{Refused, Rejection};
pub use replay::{Replay, ReplayStep};
pub use request::{Asked, Request, World};
pub use saved::{Saved, SavedSeat};
pub use series::{SeatSeries, Series, next_seats};
pub use store::Store;
pub use table::Table;
pub use turn_body::{TurnBody, Unread};
pub use view::{Around, LastMove, SeatView, TakeBack, TurnView, View, You, chips_of};
pub use who::Who;
/// What [`House::report`] tells, and its public form.
pub use yatzy_bots::{Analysis, AnalysisJson};
pub use yatzy_bots::{Chance, PerfectPlay};
