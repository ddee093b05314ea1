//! What can be wrong with a request, of a program or of a person: its code, its HTTP status and its sentence.

use yatzy_table::{Refused, Rejection, View};
use yatzy_text::{Text, say, shown_up_to};

/// The longest detail of a malformed request, in characters: room for the names of all fields of a body.
const LONGEST_DETAIL: usize = 600;

/// What is wrong with a request.
#[derive(Clone, Debug)]
pub enum Problem {
    /// There is no such page or route.
    UnknownPage,
    /// A request that can't be read at all.
    Malformed {
        /// What the reader says.
        detail: String,
    },
    /// A request that is larger than any of ours.
    TooLarge,
    /// A request that did not arrive in time.
    TooSlow,
    /// Something that can't be done at this address.
    WrongMethod,
    /// Too many requests at once.
    TooMany,
    /// The request comes from another site, or to a name that is not ours.
    Foreign,
    /// A language that is not on this device, and can't be fetched now.
    LanguageAway,
    /// What makes paper is not on this device, and can't be fetched now.
    PaperAway,
    /// The house says no.
    Rejected(Rejection),
}

impl Problem {
    /// The stable code.
    pub fn code(&self) -> &str {
        match self {
            Problem::UnknownPage => "page/unknown",
            Problem::Malformed { .. } => "request/malformed",
            Problem::TooLarge => "request/too-large",
            Problem::TooSlow => "request/too-slow",
            Problem::WrongMethod => "request/wrong-method",
            Problem::TooMany => "request/too-many",
            Problem::Foreign => "request/foreign",
            Problem::LanguageAway => "device/language-away",
            Problem::PaperAway => "device/paper-away",
            Problem::Rejected(rejection) => rejection.refused.code(),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Problem::UnknownPage => 404,
            Problem::Malformed { .. } => 400,
            Problem::TooLarge => 413,
            Problem::TooSlow => 408,
            Problem::WrongMethod => 405,
            Problem::TooMany => 429,
            Problem::Foreign => 403,
            Problem::LanguageAway | Problem::PaperAway => 503,
            Problem::Rejected(rejection) => status_of(&rejection.refused),
        }
    }

    /// The sentence for the person who asked.
    pub fn sentence(&self, text: Text) -> String {
        match self {
            Problem::UnknownPage => say!(text, "server-unknown-page"),
            Problem::Malformed { detail } => {
                say!(text, "server-malformed", detail = shown_up_to(LONGEST_DETAIL, detail))
            }
            Problem::TooLarge => say!(text, "server-too-large"),
            Problem::TooSlow => say!(text, "server-too-slow"),
            Problem::WrongMethod => say!(text, "server-wrong-method"),
            Problem::TooMany => say!(text, "server-too-many"),
            Problem::Foreign => say!(text, "server-foreign"),
            Problem::LanguageAway => say!(text, "site-language-away"),
            Problem::PaperAway => say!(text, "site-paper-away"),
            Problem::Rejected(rejection) => rejection.sentence(text),
        }
    }

    /// The table that it is about, as the person who asked sees it.
    pub fn view(&self) -> Option<&View> {
        match self {
            Problem::Rejected(rejection) => rejection.view.as_deref(),
            _ => None,
        }
    }
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

/// The HTTP status of a refusal, for pages and programs alike.
pub fn status_of(refused: &Refused) -> u16 {
    match refused {
        Refused::UnknownGame | Refused::UnknownCode | Refused::NoReport => 404,
        Refused::NotYours { .. } | Refused::NotYourChoice(_) | Refused::NotHost | Refused::MatchGoesOn => 403,
        Refused::Stale
        | Refused::KeyReused
        | Refused::SeatTaken
        | Refused::SeatAsked
        | Refused::SeatRefused
        | Refused::NoSeatRequest
        | Refused::NotAway
        | Refused::NotAsked
        | Refused::NotOver
        | Refused::MatchStarted
        | Refused::DayOver
        | Refused::DayGoesOn => 409,
        Refused::Rules(_)
        | Refused::RealDice
        | Refused::NoCoach
        | Refused::NoRecord
        | Refused::GoalTooHigh { .. }
        | Refused::UnknownRules(_)
        | Refused::UnknownBot(_)
        | Refused::ComputerRealDice
        | Refused::SharedDice
        | Refused::MatchFull
        | Refused::MatchPeople
        | Refused::Challenge(_)
        | Refused::TableFull
        | Refused::NoSeats
        | Refused::Name(_)
        | Refused::Setting(_)
        | Refused::Invalid(_)
        | Refused::Hand(_) => 422,
        Refused::Field { .. } => 400,
        Refused::Damaged => 500,
        Refused::Full => 507,
        Refused::Unavailable => 503,
        Refused::Unreachable => 502,
        Refused::Told { .. } => 422,
    }
}
