//! What someone asks of a table.

use crate::{Moment, Token, Who, Zone};
use std::time::Duration;
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Action, Goal, Seat};

/// A request: who asks, what they saw, and for what.
#[derive(Clone, Debug)]
pub struct TableRequest {
    /// Who asks.
    pub who: Who,
    /// The version that they saw. A request that names one is refused where the table has moved on.
    pub version: Option<u32>,
    /// A key that the device made up for this one request: however often it comes, it has one effect.
    pub key: Option<String>,
    /// For what.
    pub request: Request,
}

impl TableRequest {
    /// A request without a key, about whatever is there.
    pub fn now(who: &Who, request: Request) -> TableRequest {
        TableRequest { who: who.clone(), version: None, key: None, request }
    }

    /// A request about one version, to have its effect once.
    pub fn once(who: &Who, version: u32, key: &str, request: Request) -> TableRequest {
        TableRequest { who: who.clone(), version: Some(version), key: Some(key.to_owned()), request }
    }
}

/// What can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Something that the rules know, with what the device brings to a throw.
    Act(Action, Option<PlayerBytes>),
    /// To sit on the seat that a link leads to; this is also how a seat moves to another device.
    TakeByLink {
        /// The link's token.
        token: Token,
        /// The name to sit there by; a seat that has one keeps it if this is left out.
        name: Option<String>,
    },
    /// To sit on an open seat.
    TakeOpen {
        /// Which.
        seat: Seat,
        /// The name to sit there by.
        name: Option<String>,
    },
    /// To come late: a seat at the end of the order, until the first round ends.
    Join {
        /// The name to sit there by.
        name: String,
    },
    /// A new link for a seat; the old one is void.
    Relink(Seat),
    /// Another name for a seat; an empty one deletes the name it had.
    Rename {
        /// Which.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// That the computer takes a seat over: its column stays and goes on.
    HandOver {
        /// Which.
        seat: Seat,
        /// How well the computer plays.
        level: String,
    },
    /// To play for something else from now on.
    SetGoal {
        /// Whose seat.
        seat: Seat,
        /// What for. Which total the own record is, the house looks up before the table is asked.
        goal: Goal,
    },
    /// The computer's choice: the answer to a [`MoveQuestion`](crate::MoveQuestion) about this version.
    Computer(Action),
    /// That nothing be taken back any more, once the time for that is over.
    Seal,
}

impl Request {
    /// Whether it changes who sits where, and not the game.
    pub fn is_about_a_seat(&self) -> bool {
        !matches!(self, Request::Act(..) | Request::Computer(_) | Request::Seal)
    }
}

/// Everything a decision needs that the table does not know.
#[derive(Clone, Copy, Debug)]
pub struct DecisionContext {
    /// The time.
    pub now: Moment,
    /// Thirty-two fresh random bytes.
    pub fresh: [u8; 32],
    /// How long the last entry of a game can be taken back.
    pub take_back: Duration,
    /// Where days begin.
    pub zone: Zone,
}
