//! Rarely used parts of a table: links, names, leaving, the game log, deleting. Actions that can't be undone are
//! behind a fold that says so.

use super::goal::aim_fold;
use super::layout::inside;
use super::print::print_link;
use super::proof::head_line;
use super::table::{TablePage, hidden};
use maud::{Markup, html};
use yatzy_rules::Player;
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
    let host = view.you.is_host;
    html! {
        @if view.watchers > 0 { p { (say!(text, "table-spectators", count = view.watchers)) } }
        @if let Some(code) = page.context.code(view) {
            p { (say!(text, "invite-hint", code = code.to_uppercase())) }
        }
        ul.seats {
            @for seat in view.seats.iter().filter(|seat| host || seat.is_yours) {
                li { (seat_line(page, seat)) }
            }
        }
        (aim_fold(page))
        @if !view.is_over() { p { a.button.plain href=(page.at("/screen")) { (say!(text, "table-screen")) } } }
        p { a.button.plain href=(page.at("/record")) { (say!(text, "table-game-log")) } }
        (print_pad(page))
        @if let Some(commitment) = &view.commitment {
            p.fine { (say!(text, "dice-promise")) (say!(text, "colon")) " " code.commitment { (commitment) } }
        }
        @if !view.is_over() { (head_line(text, view)) }
        p.fine.keys { (say!(text, "keys-title")) (say!(text, "colon")) " " (say!(text, "keys-list")) }
        @if host && !view.is_over() { (act_fold(page, "abandon", &say!(text, "table-abandon"), &say!(text, "leave-abandon-sure"))) }
        @if host && view.is_over() {
            (fold("delete", &say!(text, "table-delete"), &html! {
                p { (say!(text, "leave-delete-sure")) }
                form method="post" action=(page.at("/delete")) { button { (say!(text, "table-delete")) } }
            }))
        }
    }
}

/// The link to the pad on paper, with a note about names that the typeface can't draw.
fn print_pad(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let papers = TablePapers { text, view, date: None, on: PageSetup::default() };
    html! {
        p { (print_link(page.context, &format!("/g/{}/pad.pdf", view.id), &say!(text, "print-this-pad"))) }
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
    let is_bot = matches!(seat.player, Player::Computer(_));
    html! {
        span.name { (name) }
        @if !is_bot && page.context.site.has_others() {
            form method="post" action=(format!("{path}/link")) {
                button.plain { (say!(text, "seat-link", name = name.as_str())) }
            }
        }
        (fold(&format!("rename-{place}"), &say!(text, "seat-rename"), &html! {
            form method="post" action=(format!("{path}/name")) {
                label for=(field) { (say!(text, "seat-rename-label", name = name.as_str())) }
                div.inline {
                    input id=(field) name="name" value=(seat.name) maxlength="64" autocomplete="off" aria-describedby=(format!("{field}-hint"));
                    button { (say!(text, "seat-rename")) }
                }
                p.hint id=(format!("{field}-hint")) { (say!(text, "seat-rename-hint")) }
            }
        }))
        @if !is_bot && !seat.has_left && !page.view.is_over() {
            (act_fold(page, &format!("leave:{place}"), &say!(text, "table-leave", name = name.as_str()), &say!(text, "leave-sure", name = name.as_str())))
        }
    }
}

/// An action that ends something, behind a fold that explains it.
fn act_fold(page: &TablePage<'_>, act: &str, words: &str, sure: &str) -> Markup {
    fold(
        &act.replace(':', "-"),
        words,
        &html! {
            p { (sure) }
            form method="post" action=(page.at("/act")) {
                (hidden(page, act))
                button name="do" value=(act) { (words) }
            }
        },
    )
}

fn fold(id: &str, summary: &str, inside: &Markup) -> Markup {
    html! { details.fold id=(id) { summary { (summary) } (inside) } }
}
