//! From what the server knows to what travels. What that looks like is [`yatzy_wire`]'s.

mod happened;

pub(crate) use happened::happened_body;

use yatzy_pages::Problem;
use yatzy_rules::Seat;
use yatzy_table::Refused;
use yatzy_wire::{Unread, seat_of};

/// The seat of a number, as people count.
pub(crate) fn read_seat(number: u32) -> Result<Seat, Problem> {
    seat_of(number).ok_or(Refused::Field { field: "seat" }.into())
}

/// Why an action can't be read.
pub(crate) fn refuse_unread(unread: Unread) -> Refused {
    match unread {
        Unread::Rules(refusal) => Refused::by_rules(refusal),
        Unread::Hand(error) => Refused::Hand(error),
        Unread::Field(field) => Refused::Field { field },
    }
}
