//! Rarely used parts of a table, in a sheet over its lower half: players and links, the goal, preferences of the
//! device, paper, the proof of the dice. Actions that can't be undone are behind a fold that says so.

use super::goal::goal_fold;
use super::layout::inside;
use super::matches::match_link;
use super::print::print_link;
use super::proof::head_line;
use super::signal::bell;
use super::standings::has_standing;
use super::table::{TablePage, hidden};
use super::who::new_player;
use maud::{Markup, html};
use yatzy_rules::DiceSource;
use yatzy_sheet::{PageSetup, TablePapers};
use yatzy_table::SeatView;
use yatzy_text::say;

pub(super) fn more(page: &TablePage<'_>) -> Markup {
    html! {
        details.more #more {
            summary { (say!(page.text(), "table-more")) }
            (inside("more", &less_often(page)))
        }
    }
}

fn less_often(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    html! {
        div.sheet {
            (match_link(page.context, view))
            // Further down on the page of a phone.
            p.jump {
                @if has_standing(view) { a href="#standing" { (say!(text, "table-standing")) } " " }
                @if view.last_move().is_some() { a href="#turns" { (say!(text, "table-turns")) } }
            }
            details.fold #players { summary { (say!(text, "table-players-links")) } (players(page)) }
            (goal_fold(page))
            (preferences(page))
            details.fold #print { summary { (say!(text, "print-title")) } (print_pad(page)) }
            details.fold #about-dice { summary { (say!(text, "table-about-dice")) } (about_dice(page)) }
            div.fold.keys #keys { b { (say!(text, "keys-title")) } p { (say!(text, "keys-list")) } }
        }
    }
}

fn players(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let host = view.you.is_host;
    html! {
        @if view.watchers > 0 { p { (say!(text, "table-spectators", count = view.watchers)) } }
        @if let Some(code) = page.context.code(view) {
            p { (say!(text, "invite-hint", code = code.to_uppercase())) }
        }
        // One form for all that ends something: a press leads to a page with a new key.
        form #ends method="post" action=(page.at("/act")) { (hidden(page, "ends")) }
        ul.seats {
            @for seat in view.seats.iter().filter(|seat| host || seat.is_yours) {
                li { (seat_line(page, seat)) }
            }
        }
        @if view.you.may_join && !view.you.is_watching() {
            (fold("add-player", &say!(text, "seat-add"), &new_player(page.context, view, "")))
        }
        p.hint #rename-hint { (say!(text, "seat-rename-hint")) }
        @if !view.is_over() { p { a.button.plain href=(page.at("/screen")) { (say!(text, "table-screen")) } } }
        @let abandon = if view.source == DiceSource::Shared { say!(text, "today-give-up") } else { say!(text, "table-abandon") };
        @if host && !view.is_over() { (act_fold("abandon", &abandon, &say!(text, "leave-abandon-sure"))) }
        @if host && view.is_over() {
            (fold("delete", &say!(text, "table-delete"), &html! {
                p { (say!(text, "leave-delete-sure")) }
                form method="post" action=(page.at("/delete")) { button { (say!(text, "table-delete")) } }
            }))
        }
    }
}

/// Switches of this device. They do nothing without a script, so a script shows them.
fn preferences(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    let switch = |name: &str, words: String| {
        html! { button.plain data-switch=(name) aria-pressed="false" { (words) } }
    };
    html! {
        p.fold.switches hidden {
            (switch("large", say!(text, "table-large")))
            @if !page.is_real() { (switch("sort", say!(text, "table-sort"))) }
            (bell(page))
        }
    }
}

/// The promise of the program's dice, and what binds the game log.
fn about_dice(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    html! {
        @if let Some(commitment) = &view.commitment {
            p.fine { (say!(text, "dice-promise")) (say!(text, "colon")) " " code.commitment { (commitment) } }
        }
        @if !view.is_over() { (head_line(text, view)) }
        p { a.button.plain href=(page.at("/record")) { (say!(text, "table-game-log")) } }
    }
}

/// The link to the pad on paper, with a note about names that the typeface can't draw.
fn print_pad(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let papers = TablePapers { text, view, date: None, on: PageSetup::default() };
    html! {
        p { (print_link(page.context, &format!("{}/pad.pdf", view.id.page()), &say!(text, "print-this-pad"))) }
        @for replaced in papers.replaced() {
            p.fine { (say!(text, "sheet-name-replaced", name = replaced.name, shown = replaced.shown)) }
        }
    }
}

fn seat_line(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let text = page.text();
    let (place, name) = (seat.seat, seat.shown(text));
    let path = page.at(format_args!("/seats/{place}"));
    let field = format!("name-{place}");
    let is_bot = seat.player.is_computer();
    html! {
        span.name { (name) }
        @if !is_bot && page.context.site.has_others() {
            form method="post" action=(format!("{path}/link")) {
                button.plain { (say!(text, "seat-link", name = name.as_str())) }
            }
        }
        (fold(&format!("rename-{place}"), &say!(text, "seat-rename"), &html! {
            form.inline method="post" action=(format!("{path}/name")) {
                input id=(field) name="name" value=(seat.name) maxlength="64" aria-describedby="rename-hint"
                    aria-label=(say!(text, "seat-rename-label", name = name.as_str()));
                button { (say!(text, "seat-rename")) }
            }
        }))
        // Alone, to leave is to give up.
        @if !is_bot && !seat.has_left && !page.view.is_over() && page.view.source != DiceSource::Shared {
            (act_fold(&format!("leave:{place}"), &say!(text, "table-leave", name = name.as_str()), &say!(text, "leave-sure", name = name.as_str())))
        }
    }
}

/// An action that ends something, behind a fold that explains it.
fn act_fold(act: &str, words: &str, sure: &str) -> Markup {
    let button = html! { p { (sure) } button form="ends" name="do" value=(act) { (words) } };
    fold(&act.replace(':', "-"), words, &button)
}

fn fold(id: &str, summary: &str, inside: &Markup) -> Markup {
    html! { details.fold id=(id) { summary { (summary) } (inside) } }
}
