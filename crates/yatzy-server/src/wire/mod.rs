//! What travels: requests and replies of the API as JSON. Seats are numbered from 1 and boxes are called by
//! their ids, as in a record.

mod action;
mod game;
mod state;
mod turn;

pub(crate) use action::Unread;
pub use action::{ActBody, ActionBody, TurnBody};
pub use game::{
    CodeBody, EditionBody, MadeBody, NewGameBody, NewSeatBody, SeatLinkBody, SeatNameBody, SeriesBody,
    StepInBody, TakenBody, WonBody,
};
pub use state::{
    ActedBody, CardBody, ErrorBody, HappenedBody, HintBody, LegalBody, ProblemBody, RulesBody, SeatBody,
    StandingBody, StateBody, TurnStateBody, YouBody,
};

pub use turn::PlayedBody;

use crate::refused::Refused;
use yatzy_rules::Seat;

/// The seat of a number, as people count.
pub fn read_seat(number: u32) -> Result<Seat, Refused> {
    Seat::from_number(number).ok_or(Refused::Field { field: "seat" })
}
