//! Standings and earlier turns below a table.

use super::dice::unbroken;
use super::layout::inside;
use super::table::TablePage;
use maud::{Markup, html};
use yatzy_table::{LastMove, View};
use yatzy_text::say;

/// Number of earlier turns that are listed.
const TURNS_TOLD: usize = 30;

/// Whether the standings are listed: with two players the pad says enough.
pub(super) fn has_standing(view: &View) -> bool {
    view.seats.len() > 2 && !view.is_over()
}

/// Standings and earlier turns, behind a fold.
pub(super) fn standings_area(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let earlier: Vec<LastMove> = view.moves().rev().take(TURNS_TOLD).collect();
    if earlier.is_empty() && !has_standing(view) {
        return html! {};
    }
    html! { div.beside {
        @if has_standing(view) {
            (fold("standing", &say!(text, "table-standing"), &html! { ol { @for standing in &view.standings { li {
                (page.mark(standing.seat)) (page.name(standing.seat)) " " b { (standing.total) }
            } } } }))
        }
        @if !earlier.is_empty() {
            (fold("turns", &say!(text, "table-turns"), &html! { ul { @for last in &earlier { li { (unbroken(&last.sentence(view, text))) } } } }))
        }
    } }
}

fn fold(id: &str, summary: &str, told: &Markup) -> Markup {
    html! {
        details.so-far id=(id) {
            summary { (summary) }
            (inside(id, &html! { div.told tabindex="0" role="region" aria-label=(summary) { (told) } }))
        }
    }
}
