//! Why the server says no: a stable code, a status, a sentence, and where it helps the table as it is now.

use crate::table::Seen;
use axum::http::StatusCode;
use std::sync::Arc;
use yatzy_rules::{HandError, MAX_NAME_LEN, NameError, Refusal, RulesetProblem, Seat, SettingError};
use yatzy_store::StoreError;
use yatzy_text::{Explain, OnPad, Text, say, shown};

/// Why a request is refused.
#[derive(Clone, Debug)]
pub enum Refused {
    /// There is no such game, or it is none of the asker's business: both look alike.
    UnknownGame,
    /// There is no such page or route.
    UnknownPage,
    /// No game waits under this code.
    UnknownCode,
    /// There is no such edition.
    UnknownRules(String),
    /// The asker watches, or holds another seat.
    NotYours(Arc<Seen>),
    /// The last choice is someone else's, and not the asker's to take back.
    NotYourChoice {
        /// Whose it is.
        seat: Seat,
        /// The table as it is.
        seen: Arc<Seen>,
    },
    /// The asker is not the host.
    NotHost(Arc<Seen>),
    /// The rules say no.
    Rules {
        /// Why.
        refusal: Box<Refusal>,
        /// The table as it is.
        seen: Arc<Seen>,
    },
    /// The game has moved on since the asker saw it.
    Stale(Arc<Seen>),
    /// The dice are on the table, not in the program.
    RealDice(Arc<Seen>),
    /// The same key came with another request.
    KeyReused,
    /// The seat is held by someone.
    SeatTaken(Arc<Seen>),
    /// No more seats fit.
    TableFull,
    /// A game without a seat.
    NoSeats,
    /// No bot plays here at this level.
    UnknownBot(String),
    /// A name that is none.
    Name(NameError),
    /// An option that is none.
    Setting(SettingError),
    /// Options that make no sense together.
    Ruleset(Vec<RulesetProblem>),
    /// Dice that are none.
    Hand(HandError),
    /// A field of the request that can't be read.
    Field {
        /// Which.
        field: &'static str,
    },
    /// A request that can't be read at all.
    Malformed {
        /// What the reader says.
        detail: String,
    },
    /// A request that is larger than any of ours.
    TooLarge,
    /// Too many requests at once.
    TooMany,
    /// The request comes from another site, or to a name that is not ours.
    Foreign,
    /// The table plays without the coach.
    NoCoach(Arc<Seen>),
    /// What the coach says was asked for before it was noted that it is asked.
    NotAsked(Arc<Seen>),
    /// Nobody here can tell luck from skill.
    NoReport,
    /// Whoever is to play has not been away for long.
    NotAway(Arc<Seen>),
    /// The game goes on; that is for when it is over.
    NotOver,
    /// The database does not answer.
    Unavailable,
}

impl Refused {
    /// The rules' refusal at a table.
    pub fn by_rules(refusal: Refusal, seen: &Arc<Seen>) -> Refused {
        Refused::Rules { refusal: Box::new(refusal), seen: seen.clone() }
    }

    /// The table as it is now, where the refusal is about one.
    pub fn seen(&self) -> Option<&Arc<Seen>> {
        match self {
            Refused::NotYours(seen)
            | Refused::NotYourChoice { seen, .. }
            | Refused::NotHost(seen)
            | Refused::Rules { seen, .. }
            | Refused::Stale(seen)
            | Refused::RealDice(seen)
            | Refused::NotAway(seen)
            | Refused::NoCoach(seen)
            | Refused::NotAsked(seen)
            | Refused::SeatTaken(seen) => Some(seen),
            _ => None,
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::UnknownGame | Refused::UnknownPage | Refused::UnknownCode | Refused::NoReport => {
                StatusCode::NOT_FOUND
            }
            Refused::NotYours(_) | Refused::NotYourChoice { .. } | Refused::NotHost(_) | Refused::Foreign => {
                StatusCode::FORBIDDEN
            }
            Refused::Stale(_)
            | Refused::KeyReused
            | Refused::SeatTaken(_)
            | Refused::NotAway(_)
            | Refused::NotAsked(_)
            | Refused::NotOver => StatusCode::CONFLICT,
            Refused::Rules { .. }
            | Refused::RealDice(_)
            | Refused::NoCoach(_)
            | Refused::UnknownRules(_)
            | Refused::UnknownBot(_)
            | Refused::TableFull
            | Refused::NoSeats
            | Refused::Name(_)
            | Refused::Setting(_)
            | Refused::Ruleset(_)
            | Refused::Hand(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Field { .. } | Refused::Malformed { .. } => StatusCode::BAD_REQUEST,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Refused::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl Explain for Refused {
    fn code(&self) -> &'static str {
        match self {
            Refused::UnknownGame => "game/unknown",
            Refused::UnknownPage => "page/unknown",
            Refused::UnknownCode => "game/unknown-code",
            Refused::UnknownRules(_) => "ruleset/unknown",
            Refused::NotYours(_) | Refused::NotYourChoice { .. } => "seat/not-yours",
            Refused::NotHost(_) => "seat/not-host",
            Refused::Rules { refusal, .. } => refusal.code(),
            Refused::Stale(_) => "game/stale",
            Refused::RealDice(_) => "game/real-dice",
            Refused::KeyReused => "request/key-reused",
            Refused::SeatTaken(_) => "seat/taken",
            Refused::TableFull => "game/full",
            Refused::NoSeats => "game/no-seats",
            Refused::UnknownBot(_) => "bot/unknown",
            Refused::Name(error) => error.code(),
            Refused::Setting(error) => error.code(),
            Refused::Ruleset(reasons) => Explain::code(reasons.as_slice()),
            Refused::Hand(error) => error.code(),
            Refused::Field { .. } => "request/field",
            Refused::Malformed { .. } => "request/malformed",
            Refused::TooLarge => "request/too-large",
            Refused::TooMany => "request/too-many",
            Refused::Foreign => "request/foreign",
            Refused::NotAway(_) => "seat/not-away",
            Refused::NoCoach(_) => "coach/none",
            Refused::NotAsked(_) => "coach/not-asked",
            Refused::NoReport => "report/none",
            Refused::NotOver => "game/not-over",
            Refused::Unavailable => "server/unavailable",
        }
    }

    fn explain(&self, text: Text) -> String {
        match self {
            Refused::UnknownGame => say!(text, "server-unknown-game"),
            Refused::UnknownPage => say!(text, "server-unknown-page"),
            Refused::UnknownCode => say!(text, "server-unknown-code"),
            Refused::UnknownRules(id) => say!(text, "server-unknown-rules", id = shown(id)),
            Refused::NotYours(seen) => match seen.game.turn() {
                Some(turn) => say!(text, "server-not-yours", player = seen.name(text, turn.seat)),
                None => say!(text, "server-only-watching"),
            },
            Refused::NotYourChoice { seat, seen } => {
                say!(text, "far-not-your-choice", name = seen.name(text, *seat))
            }
            Refused::NotHost(_) => say!(text, "server-not-host"),
            Refused::Rules { refusal, seen } => {
                seen.with_pad(|pad| OnPad { error: &**refusal, pad: Some(pad) }.explain(text))
            }
            Refused::Stale(_) => say!(text, "server-stale"),
            Refused::RealDice(_) => say!(text, "server-real-dice"),
            Refused::KeyReused => say!(text, "server-key-reused"),
            Refused::SeatTaken(_) => say!(text, "server-seat-taken"),
            Refused::TableFull => say!(text, "server-table-full", most = crate::service::MAX_SEATS),
            Refused::NoSeats => say!(text, "server-no-seats"),
            Refused::UnknownBot(level) => say!(text, "server-unknown-bot", level = shown(level)),
            Refused::Name(NameError::Empty) => say!(text, "server-name-empty"),
            Refused::Name(NameError::TooLong) => say!(text, "server-name-too-long", most = MAX_NAME_LEN),
            Refused::Name(NameError::Unruly) => say!(text, "server-name-unruly"),
            Refused::Setting(error) => error.explain(text),
            Refused::Ruleset(reasons) => reasons.explain(text),
            Refused::Hand(error) => error.explain(text),
            Refused::Field { field } => say!(text, "server-field", field = *field),
            Refused::Malformed { detail } => say!(text, "server-malformed", detail = shown(detail)),
            Refused::TooLarge => say!(text, "server-too-large"),
            Refused::TooMany => say!(text, "server-too-many"),
            Refused::Foreign => say!(text, "server-foreign"),
            Refused::NotAway(_) => say!(text, "server-not-away"),
            Refused::NoCoach(_) => say!(text, "server-no-coach"),
            Refused::NotAsked(_) => say!(text, "server-not-asked"),
            Refused::NoReport => say!(text, "server-no-report"),
            Refused::NotOver => say!(text, "server-not-over"),
            Refused::Unavailable => say!(text, "server-unavailable"),
        }
    }
}

/// What went wrong in the store is for the log; a person hears that it is not their fault.
impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(error = &error as &dyn std::error::Error, "the store failed");
        Refused::Unavailable
    }
}
