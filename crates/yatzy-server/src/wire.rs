//! From what travels to what the server knows. What that looks like is [`yatzy_wire`]'s.

use yatzy_pages::Problem;
use yatzy_rules::Seat;
use yatzy_table::Refused;

/// The seat of a number, as people count.
pub(crate) fn read_seat(number: u32) -> Result<Seat, Problem> {
    Seat::from_number(number).ok_or(Refused::Field { field: "seat" }.into())
}
