//! A sound and a vibration when the player's turn begins.

use super::table::TablePage;
use maud::{Markup, html};
use yatzy_text::say;

/// The switch. It does nothing without a script, so a script shows it.
pub(super) fn bell(page: &TablePage<'_>) -> Markup {
    let view = page.view;
    let waits = view.seats.iter().any(|seat| !seat.is_yours) && !view.you.seats.is_empty();
    if !waits || view.is_over() || page.past {
        return html! {};
    }
    let label = say!(page.text(), "signal-turn");
    html! {
        button.bell #bell type="button" hidden aria-pressed="false" aria-label=(label) title=(label) {
            svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" {
                path.body d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4Z" {}
                path.body d="M10 21h4" {}
                path.off d="M4 4l16 16" {}
            }
        }
    }
}
