//! The mark of a player: a shape and a colour of their own, wherever the name stands. The shape is what counts: whoever sees
//! no colours tells the players apart as well.

use maud::{Markup, html};
use yatzy_rules::Seat;

/// How many marks there are; after that they begin again.
const MARKS: u16 = 8;

/// The mark of a seat. The style sheet draws it, so that nobody reads it aloud.
pub(super) fn seat_mark(seat: Seat) -> Markup {
    html! { span.mark.{ "p" (seat_colour(seat)) } aria-hidden="true" {} }
}

/// The number of a seat's mark.
pub(super) fn seat_colour(seat: Seat) -> u16 {
    seat.0 % MARKS
}
