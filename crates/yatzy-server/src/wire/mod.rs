//! From what the server knows to what travels. What that looks like is [`yatzy_wire`]'s.

mod happened;
mod state;

pub(crate) use happened::happened_body;
pub(crate) use state::{spell_source, state_body};

use crate::refused::Refused;
use crate::table::Seen;
use std::sync::Arc;
use yatzy_rules::Seat;
use yatzy_wire::{Unread, seat_of};

/// The seat of a number, as people count.
pub(crate) fn read_seat(number: u32) -> Result<Seat, Refused> {
    seat_of(number).ok_or(Refused::Field { field: "seat" })
}

/// Why an action can't be read, as a refusal at a table.
pub(crate) fn refuse_unread(unread: Unread, seen: &Arc<Seen>) -> Refused {
    match unread {
        Unread::Rules(refusal) => Refused::by_rules(refusal, seen),
        Unread::Hand(error) => Refused::Hand(error),
        Unread::Field(field) => Refused::Field { field },
    }
}
