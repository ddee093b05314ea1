//! The mark of a player: a shape and a colour beside the name. Shapes differ, so that colour-blind people can tell the
//! players apart too.

use maud::{Markup, html};

/// A mark by its number. The style sheet draws it, so that screen readers skip it.
pub(super) fn mark(colour: u16) -> Markup {
    html! { span.mark.{ "p" (colour) } aria-hidden="true" {} }
}
