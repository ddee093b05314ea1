//! A table: its seats, permissions and log, and the view of each person.
//!
//! ```text
//! TableRequest ──► Table::decide ──► rows ──► Store ──► Table at the next version ──► View::of ──► a person
//!                      └─► Refused                             └─► MoveQuestion ──► a bot ──► TableRequest
//! ```
//!
//! Nothing here does I/O. A decision takes the table, the request, the time and fresh random bytes. It returns a
//! refusal, or the rows to store and the answer to give once they are durable. Slow work leaves as a question that
//! names its version, and comes back as a request. The secret of the dice is part of a [`Table`]; a [`View`], an
//! answer or a log has it only after the last choice can't be taken back any more.
//!
//! * `table/`: [`Table`], [`TableRequest`], [`Decision`], [`Refused`], and the questions [`MoveQuestion`],
//!   [`CoachQuestion`] and [`ChanceQuestion`] that take time.
//! * `view/`: [`View`], computed once for pages, terminal, plain lines and the wire.
//! * `rows/`: [`Store`], the rows that it keeps and their written forms; [`Nodes`]: several processes over one store.
//! * `house/`: [`House`], the interface of the shells, with lists, records, replays and live news.

#![allow(missing_docs, reason = "the names say it where there is no comment")]

mod challenge;
mod comparison;
mod house;
mod matches;
mod rows;
mod sharing;
mod table;
mod view;

pub use challenge::{Challenge, ChallengeError, MAX_CHALLENGE_LEN};
pub use comparison::{ComparedPlayer, ComparedTurn, Comparison};
pub use house::{
    Answered, Attempt, Basics, BoardLine, COUNTED, Calendar, CoachAnswer, Day, DayRules, Deferred, DiceCheck,
    EditionRecord, HappenedBody, HappenedKind, House, HouseOffers, HouseStatistics, Made, NewAttempt,
    OwnMistake, OwnMistakes, PersonRecord, PlayedDay, PresenceBody, Replay, ReplayStep, RulesAnalysis,
    SeatSeries, Series, TableLog, TableNews, Total, TotalOdds, TurnCost, day_closes, days_since,
    edition_records, next_seats, own_options, squares, streak,
};
pub use matches::{
    CodeTarget, MAX_MATCH_SEATS, Match, MatchAnswer, MatchPhase, MatchRef, MatchRequest, MatchSeat,
    MatchSeatView, MatchView, NewMatch, NewMatchSeat, read_code,
};
#[cfg(feature = "system")]
pub use rows::random_bytes;
pub use rows::{
    Append, Appended, BodyError, Created, Document, EventBody, ExportError, ExportLine, ExportLineError,
    ExportReader, Finished, FinishedQuery, FinishedSeat, GameId, ImportError, LogEvent, LogRow,
    MAX_EXPORT_LINE, Moment, NodeCursor, NodePresence, Nodes, Nudge, Once, Opening, OtherNodesPresence,
    RulesTotals, Saved, SavedBody, SavedEventBody, SavedSeat, SeatResult, Store, StoreError, StoredAnswer,
    Token, TokenHash, TurnBody, Unfinished, Zone, digest, export, import_line,
};
pub use sharing::{DayGame, Sharing, day_seed};
pub use table::{
    Answer, ChanceQuestion, CoachContext, CoachQuestion, Decision, DecisionContext, MAX_SEATS, Making,
    MoveQuestion, NewRules, NewSeat, NewTable, Permission, Presence, Refused, Rejection, Request,
    SEAT_REQUEST_TIME, STEP_IN_LEVEL, SeatLink, SeatRequest, SeatRequestView, Table, TableRequest, ToldHands,
    Who,
};
pub use view::{
    LastMove, LyingDie, Newcomer, SeatView, TakeBack, TurnView, View, ViewContext, You, chips_of,
    daily_result,
};
/// What [`House::report`] answers, and its public form.
pub use yatzy_bots::{Analysis, AnalysisJson};
pub use yatzy_bots::{Chance, PerfectPlay};
/// What [`House::exercises`] and [`House::judge`] are asked and answer.
pub use yatzy_bots::{LEVELS, PositionBody, PracticeJson, PracticeOrder, PracticeSet, Theme, Verdict};
