//! Why the server says no: what a table refuses, and what never reaches one.

use axum::http::StatusCode;
use yatzy_table::{Refused, Rejection};
use yatzy_text::{Text, say, shown};

/// Why a request is refused.
#[derive(Clone, Debug)]
pub enum Problem {
    /// A table, or the house, says no.
    Rejected(Rejection),
    /// There is no such page or route.
    UnknownPage,
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
}

impl From<Rejection> for Problem {
    fn from(rejection: Rejection) -> Problem {
        Problem::Rejected(rejection)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem::Rejected(refused.into())
    }
}

impl Problem {
    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::Rejected(rejection) => status_of(&rejection.refused),
            Problem::UnknownPage => StatusCode::NOT_FOUND,
            Problem::Malformed { .. } => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Foreign => StatusCode::FORBIDDEN,
        }
    }

    /// The stable code on the wire.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Rejected(rejection) => rejection.refused.code(),
            Problem::UnknownPage => "page/unknown",
            Problem::Malformed { .. } => "request/malformed",
            Problem::TooLarge => "request/too-large",
            Problem::TooMany => "request/too-many",
            Problem::Foreign => "request/foreign",
        }
    }

    /// One sentence for a person.
    pub fn sentence(&self, text: Text) -> String {
        match self {
            Problem::Rejected(rejection) => rejection.sentence(text),
            Problem::UnknownPage => say!(text, "server-unknown-page"),
            Problem::Malformed { detail } => say!(text, "server-malformed", detail = shown(detail)),
            Problem::TooLarge => say!(text, "server-too-large"),
            Problem::TooMany => say!(text, "server-too-many"),
            Problem::Foreign => say!(text, "server-foreign"),
        }
    }
}

fn status_of(refused: &Refused) -> StatusCode {
    match refused {
        Refused::UnknownGame | Refused::UnknownCode | Refused::NoReport => StatusCode::NOT_FOUND,
        Refused::NotYours { .. } | Refused::NotYourChoice(_) | Refused::NotHost => StatusCode::FORBIDDEN,
        Refused::Stale
        | Refused::KeyReused
        | Refused::SeatTaken
        | Refused::NotAway
        | Refused::NotAsked
        | Refused::NotOver => StatusCode::CONFLICT,
        Refused::Rules(_)
        | Refused::RealDice
        | Refused::NoCoach
        | Refused::UnknownRules(_)
        | Refused::UnknownBot(_)
        | Refused::TableFull
        | Refused::NoSeats
        | Refused::Name(_)
        | Refused::Setting(_)
        | Refused::Invalid(_)
        | Refused::Hand(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::Field { .. } => StatusCode::BAD_REQUEST,
        Refused::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}
