//! Why a table refuses a request: a stable code, typed facts, and a sentence for the asker.

use crate::{BodyError, ChallengeError, MAX_MATCH_SEATS, MAX_SEATS, View};
use yatzy_rules::{HandError, MAX_NAME_LEN, NameError, Points, Refusal, RulesetProblem, Seat, SettingError};
use yatzy_text::{Explain, OnPad, Text, say, shown};

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no such game, or the asker may not know of it: both get the same answer.
    UnknownGame,
    /// No game has this join code.
    UnknownCode,
    /// There is no such edition.
    UnknownRules(String),
    /// The asker watches, or holds another seat.
    NotYours {
        /// Whose turn it is.
        turn_of: Option<Seat>,
    },
    /// The last choice was made by another seat.
    NotYourChoice(Seat),
    /// The asker is not the host.
    NotHost,
    /// The rules refuse it.
    Rules(Box<Refusal>),
    /// The table has changed since the version that the asker saw.
    Stale,
    /// The dice are on the table, not in the program.
    RealDice,
    /// The same key came with another request.
    KeyReused,
    /// Another device holds the seat.
    SeatTaken,
    /// Another device has asked for the seat and waits for an answer.
    SeatAsked,
    /// The request for the seat was refused a moment ago.
    SeatRefused,
    /// No request for the seat has this number: it was answered, or it has expired.
    NoSeatRequest,
    /// The table has the most seats that it can have.
    TableFull,
    /// A new game needs at least one seat.
    NoSeats,
    /// No bot plays here at this level.
    UnknownBot(String),
    /// The name is not acceptable.
    Name(NameError),
    /// The option is unknown or has a wrong value.
    Setting(SettingError),
    /// The options contradict each other.
    Invalid(Vec<RulesetProblem>),
    /// The dice can't be read.
    Hand(HandError),
    /// A field of the request can't be read.
    Field {
        /// The name of the field.
        field: &'static str,
    },
    /// The table plays without the coach.
    NoCoach,
    /// The coach's answer was asked for before the log says that the coach was asked.
    NotAsked,
    /// There is no record to beat by these rules.
    NoRecord,
    /// No game by these rules ends with as many points as the goal asks for.
    GoalTooHigh { most: Points },
    /// This house can't compute reports.
    NoReport,
    /// The player has not been away for long enough.
    NotAway,
    /// The game is not over yet.
    NotOver,
    /// The store does not answer. A retry may help.
    Unavailable,
    /// The store has no more room.
    Full,
    /// The stored rows can't be read. A retry does not help.
    Damaged,
    /// The computer can't play where people throw real dice.
    ComputerRealDice,
    /// Shared dice are for one person, whose seat is the only one.
    SharedDice,
    /// The match goes on: until it is over, only the person who plays a game sees it.
    MatchGoesOn,
    /// The match has started: its players are fixed.
    MatchStarted,
    /// The match has the most people that it can have.
    MatchFull,
    /// The computer can't play in a match.
    MatchPeople,
    /// The code is no challenge.
    Challenge(ChallengeError),
    /// The day whose game it is has closed: its dice are public.
    DayOver,
    /// A day's game is deleted only after the day, so that its first attempt stays the first.
    DayGoesOn,
    /// The server can't be reached; only a client says so.
    Unreachable,
    /// A server refused the request for a reason that this client can't restore from the code alone. The sentence is
    /// in the language of the request.
    Told {
        /// The stable code.
        code: String,
        sentence: String,
    },
}

/// A request body that can't be read.
impl From<BodyError> for Refused {
    fn from(unread: BodyError) -> Refused {
        match unread {
            BodyError::Rules(refusal) => Refused::by_rules(refusal),
            BodyError::Hand(error) => Refused::Hand(error),
            BodyError::Field(field) => Refused::Field { field },
        }
    }
}

impl Refused {
    /// Every refusal whose code holds all of its facts.
    const PLAIN: [Refused; 33] = [
        Refused::UnknownGame,
        Refused::UnknownCode,
        Refused::NotHost,
        Refused::Stale,
        Refused::RealDice,
        Refused::KeyReused,
        Refused::SeatTaken,
        Refused::SeatAsked,
        Refused::SeatRefused,
        Refused::NoSeatRequest,
        Refused::TableFull,
        Refused::NoSeats,
        Refused::Name(NameError::Empty),
        Refused::Name(NameError::TooLong),
        Refused::Name(NameError::Unruly),
        Refused::NoCoach,
        Refused::NotAsked,
        Refused::NoRecord,
        Refused::NoReport,
        Refused::NotAway,
        Refused::NotOver,
        Refused::Unavailable,
        Refused::Full,
        Refused::Damaged,
        Refused::ComputerRealDice,
        Refused::SharedDice,
        Refused::MatchGoesOn,
        Refused::MatchStarted,
        Refused::MatchFull,
        Refused::MatchPeople,
        Refused::DayOver,
        Refused::DayGoesOn,
        Refused::Unreachable,
    ];

    /// The refusal of a code and a sentence that came from a server.
    pub fn told(code: &str, sentence: &str) -> Refused {
        let plain = Refused::PLAIN.into_iter().find(|refused| refused.code() == code);
        plain.unwrap_or_else(|| Refused::Told { code: code.to_owned(), sentence: sentence.to_owned() })
    }

    pub fn by_rules(refusal: Refusal) -> Refused {
        Refused::Rules(Box::new(refusal))
    }

    /// The stable code on the wire.
    pub fn code(&self) -> &str {
        match self {
            Refused::UnknownGame => "game/unknown",
            Refused::UnknownCode => "game/unknown-code",
            Refused::UnknownRules(_) => "ruleset/unknown",
            Refused::NotYours { .. } | Refused::NotYourChoice(_) => "seat/not-yours",
            Refused::NotHost => "seat/not-host",
            Refused::Rules(refusal) => refusal.code(),
            Refused::Stale => "game/stale",
            Refused::RealDice => "game/real-dice",
            Refused::KeyReused => "request/key-reused",
            Refused::SeatTaken => "seat/taken",
            Refused::SeatAsked => "seat/asked",
            Refused::SeatRefused => "seat/refused",
            Refused::NoSeatRequest => "seat/no-request",
            Refused::TableFull => "game/full",
            Refused::NoSeats => "game/no-seats",
            Refused::UnknownBot(_) => "bot/unknown",
            Refused::Name(NameError::Empty) => "name/empty",
            Refused::Name(NameError::TooLong) => "name/too-long",
            Refused::Name(NameError::Unruly) => "name/unruly",
            Refused::Setting(error) => error.code(),
            Refused::Invalid(reasons) => Explain::code(reasons.as_slice()),
            Refused::Hand(error) => error.code(),
            Refused::Field { .. } => "request/field",
            Refused::NotAway => "seat/not-away",
            Refused::NoCoach => "coach/none",
            Refused::NotAsked => "coach/not-asked",
            Refused::NoRecord => "goal/no-record",
            Refused::GoalTooHigh { .. } => "goal/too-high",
            Refused::NoReport => "report/none",
            Refused::NotOver => "game/not-over",
            Refused::Unavailable => "server/unavailable",
            Refused::Full => "device/full",
            Refused::Damaged => "game/damaged",
            Refused::ComputerRealDice => "bot/real-dice",
            Refused::SharedDice => "dice/shared",
            Refused::MatchGoesOn => "match/goes-on",
            Refused::MatchStarted => "match/started",
            Refused::MatchFull => "match/full",
            Refused::MatchPeople => "match/people",
            Refused::Challenge(error) => error.code(),
            Refused::DayOver => "day/over",
            Refused::DayGoesOn => "day/goes-on",
            Refused::Unreachable => "server/unreachable",
            Refused::Told { code, .. } => code,
        }
    }

    /// One sentence in the person's language: what was wrong, and what would be right. The view supplies names.
    pub fn sentence(&self, text: Text, view: Option<&View>) -> String {
        let name = |seat: Seat| match view {
            Some(view) => view.name(text, seat),
            None => say!(text, "seat-number", seat = seat.number()),
        };
        match self {
            Refused::UnknownGame => say!(text, "server-unknown-game"),
            Refused::UnknownCode => say!(text, "server-unknown-code"),
            Refused::UnknownRules(id) => say!(text, "server-unknown-rules", id = shown(id)),
            Refused::NotYours { turn_of: Some(seat) } => say!(text, "server-not-yours", player = name(*seat)),
            Refused::NotYours { turn_of: None } => say!(text, "server-only-watching"),
            Refused::NotYourChoice(seat) => say!(text, "online-not-your-choice", name = name(*seat)),
            Refused::NotHost => say!(text, "server-not-host"),
            Refused::Rules(refusal) => match view {
                Some(view) => {
                    view.with_pad(text, |pad| OnPad { error: &**refusal, pad: Some(pad) }.explain(text))
                }
                None => OnPad { error: &**refusal, pad: None }.explain(text),
            },
            Refused::Stale => say!(text, "server-stale"),
            Refused::RealDice => say!(text, "server-real-dice"),
            Refused::KeyReused => say!(text, "server-key-reused"),
            Refused::SeatTaken => say!(text, "seat-taken"),
            Refused::SeatAsked => say!(text, "seat-asked-already"),
            Refused::SeatRefused => say!(text, "seat-refused"),
            Refused::NoSeatRequest => say!(text, "seat-request-over"),
            Refused::TableFull => say!(text, "seat-table-full", most = MAX_SEATS),
            Refused::NoSeats => say!(text, "seat-no-players"),
            Refused::UnknownBot(level) => say!(text, "server-unknown-bot", level = shown(level)),
            Refused::Name(NameError::Empty) => say!(text, "seat-name-empty"),
            Refused::Name(NameError::TooLong) => say!(text, "seat-name-too-long", most = MAX_NAME_LEN),
            Refused::Name(NameError::Unruly) => say!(text, "seat-name-unruly"),
            Refused::Setting(error) => error.explain(text),
            Refused::Invalid(reasons) => reasons.explain(text),
            Refused::Hand(error) => error.explain(text),
            Refused::Field { field } => say!(text, "server-field", field = *field),
            Refused::NotAway => say!(text, "server-not-away"),
            Refused::NoCoach => say!(text, "server-no-coach"),
            Refused::NotAsked => say!(text, "server-not-asked"),
            Refused::NoRecord => say!(text, "goal-no-record"),
            Refused::GoalTooHigh { most } => say!(text, "goal-too-high", most = most.0),
            Refused::NoReport => say!(text, "server-no-report"),
            Refused::NotOver => say!(text, "server-not-over"),
            Refused::Unavailable => say!(text, "server-unavailable"),
            Refused::Full => say!(text, "site-full"),
            Refused::Damaged => say!(text, "server-damaged"),
            Refused::ComputerRealDice => say!(text, "server-computer-real-dice"),
            Refused::SharedDice => say!(text, "server-shared-dice"),
            Refused::MatchGoesOn => say!(text, "match-goes-on"),
            Refused::MatchStarted => say!(text, "match-has-started"),
            Refused::MatchFull => say!(text, "match-full", most = MAX_MATCH_SEATS),
            Refused::MatchPeople => say!(text, "match-people"),
            Refused::Challenge(error) => error.sentence(text),
            Refused::DayOver => say!(text, "today-over"),
            Refused::DayGoesOn => say!(text, "today-goes-on"),
            Refused::Unreachable => say!(text, "online-disconnected"),
            Refused::Told { sentence, .. } => shown(sentence).to_string(),
        }
    }
}

/// A refusal, and the table as the asker sees it where the refusal is about one.
#[derive(Clone, Debug)]
pub struct Rejection {
    /// The reason.
    pub refused: Refused,
    /// The table as it is now.
    pub view: Option<Box<View>>,
}

impl Rejection {
    /// The sentence for the person who asked.
    pub fn sentence(&self, text: Text) -> String {
        self.refused.sentence(text, self.view.as_deref())
    }
}

impl From<Refused> for Rejection {
    fn from(refused: Refused) -> Rejection {
        Rejection { refused, view: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_text::Lang;

    #[test]
    fn a_refusal_without_facts_is_known_by_its_code() {
        for refused in Refused::PLAIN {
            assert_eq!(Refused::told(refused.code(), "in words"), refused);
        }
        let told = Refused::told("rule/box-taken", "in words");
        assert_eq!(
            (told.code(), told.sentence(Text::new(Lang::En), None).as_str()),
            ("rule/box-taken", "in words")
        );
    }
}
