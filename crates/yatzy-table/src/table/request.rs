//! Requests to a table.

use crate::{Moment, Token, TokenHash, Who, Zone};
use std::time::Duration;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Goal, Seat};

/// A request with its asker, the version they saw, and an idempotency key.
#[derive(Clone, Debug)]
pub struct TableRequest {
    /// The asker.
    pub who: Who,
    /// The version that the asker saw. The request is refused if the table is at another one. `None` accepts any
    /// version.
    pub version: Option<u32>,
    /// An idempotency key that the device chose: however often the request comes, it has one effect.
    pub key: Option<String>,
    /// The request itself.
    pub request: Request,
}

impl TableRequest {
    /// A request without a key, about any version.
    pub fn now(who: &Who, request: Request) -> TableRequest {
        TableRequest { who: who.clone(), version: None, key: None, request }
    }

    /// A request about one version, with an idempotency key.
    pub fn once(who: &Who, version: u32, key: &str, request: Request) -> TableRequest {
        TableRequest { who: who.clone(), version: Some(version), key: Some(key.to_owned()), request }
    }
}

/// The requests that a table decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// An action of the rules, with the bytes that the device adds to a throw.
    Act(Action, Option<PlayerBytes>),
    /// Take the seat of a link. A seat moves to another device in the same way.
    TakeByLink {
        /// The link's token.
        token: Token,
        /// The name to sit under; a seat that has a name keeps it if this is `None`.
        name: Option<String>,
    },
    /// Take a free seat: an open one, or one that is kept for a person who has not come yet. Every device that knows
    /// the table may.
    TakeOpen {
        /// The free seat.
        seat: Seat,
        /// The name to sit under; a seat that has a name keeps it if this is `None`.
        name: Option<String>,
    },
    /// Ask for a seat that another device holds. The house notes the request; nothing is stored.
    AskForSeat(Seat),
    /// Allow such a request: the seat moves to the device, and the tokens that played it before end.
    AllowRequest {
        seat: Seat,
        /// The number of the request.
        number: u16,
        /// The device that asks. The house finds it by the number.
        device: Option<TokenHash>,
        /// Whether every player may answer, see [`Table::is_unattended`](crate::Table::is_unattended). The house finds
        /// it out.
        is_unattended: bool,
    },
    /// Refuse such a request. The house notes the answer; nothing is stored.
    RefuseRequest {
        seat: Seat,
        /// The number of the request.
        number: u16,
        /// As in [`Request::AllowRequest`].
        is_unattended: bool,
    },
    /// Join late: a new seat at the end of the order, until the first round ends.
    Join {
        /// The name to sit under.
        name: String,
    },
    /// Make a new link for a seat; the old one becomes invalid.
    Relink(Seat),
    /// Rename a seat. An empty name deletes the old one.
    Rename {
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Hand a seat over to the computer, which plays on with the same card.
    HandOver {
        seat: Seat,
        /// The level of the computer.
        level: String,
    },
    /// Set the goal of a seat.
    SetGoal {
        seat: Seat,
        /// The goal. The house resolves `record` to a total before the table decides.
        goal: Goal,
    },
    /// The computer's move: the answer to a [`MoveQuestion`](crate::MoveQuestion) about this version.
    Computer(Action),
    /// Seal the game once the time to undo is over.
    Seal,
    /// End the game of a match that its host has closed. The house checks the host.
    Close,
    /// Open the dice of a match that is over. The house checks the other games.
    Open,
}

impl Request {
    /// Whether it changes a seat and not the game.
    pub fn is_about_a_seat(&self) -> bool {
        !matches!(
            self,
            Request::Act(..) | Request::Computer(_) | Request::Seal | Request::Close | Request::Open
        )
    }
}

/// The inputs of a decision that come from outside the table.
#[derive(Clone, Copy, Debug)]
pub struct DecisionContext {
    /// The time.
    pub now: Moment,
    /// Fresh random bytes.
    pub fresh: [u8; 32],
    /// How long the last entry of a game can be undone.
    pub take_back: Duration,
    /// The time zone of the house.
    pub zone: Zone,
}
