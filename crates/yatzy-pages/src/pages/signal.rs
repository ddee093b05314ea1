//! A sound and a vibration when the player's turn begins.

use super::table::TablePage;
use maud::{Markup, html};
use yatzy_text::say;

/// The switch, where the person waits for others.
pub(super) fn bell(page: &TablePage<'_>) -> Markup {
    let view = page.view;
    let waits = view.seats.iter().any(|seat| !seat.is_yours) && !view.you.seats.is_empty();
    if !waits || view.is_over() || page.past {
        return html! {};
    }
    html! {
        button.plain #bell aria-pressed="false" { (say!(page.text(), "signal-turn")) }
    }
}
