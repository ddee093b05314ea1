//! The mark of a player: a shape and a colour beside the name. Shapes differ, so that colour-blind people can tell the
//! players apart too.

use maud::{Markup, html};
use yatzy_rules::Seat;

/// Number of marks; then they repeat.
const MARKS: u16 = 8;

/// The mark of a seat. The style sheet draws it, so that screen readers skip it.
pub(super) fn seat_mark(seat: Seat) -> Markup {
    html! { span.mark.{ "p" (seat_colour(seat)) } aria-hidden="true" {} }
}

/// The number of a seat's mark.
pub(super) fn seat_colour(seat: Seat) -> u16 {
    seat.0 % MARKS
}
