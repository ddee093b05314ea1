//! What is needed less often at a table: links, names, leaving, the record, the end of it all. What can't be undone
//! lies behind a fold that says so.

use super::proof::commitment;
use super::table::{View, hidden};
use maud::{Markup, html};
use yatzy_rules::{Player, Seat};
use yatzy_store::SavedSeat;
use yatzy_text::say;

pub(super) fn more(view: &View<'_>) -> Markup {
    let (text, seen) = (view.text, view.seen);
    let (id, host) = (seen.id(), seen.is_host(view.who));
    html! {
        details.more #more {
            summary { (say!(text, "web-more")) }
            @if view.here.watchers() > 0 { p { (say!(text, "page-watchers", count = view.here.watchers())) } }
            @if let Some(code) = &seen.saved.code {
                p { (say!(text, "web-invite-hint", code = code.to_uppercase())) }
            }
            ul.seats {
                @for (seat, saved) in seen.seats().filter(|(seat, _)| host || seen.holds(view.who, *seat)) {
                    li { (seat_line(view, seat, saved)) }
                }
            }
            p { a.button.plain href=(format!("/g/{id}/record")) { (say!(text, "web-record")) } }
            @if let Some(commitment) = commitment(seen) {
                p.fine { (say!(text, "web-commitment")) ": " code { (commitment) } }
            }
            p.fine.keys { (say!(text, "web-keys")) ": " (say!(text, "web-keys-list")) }
            @if host && !seen.is_over() { (act_fold(view, "abandon", &say!(text, "web-abandon"), &say!(text, "manage-abandon-sure"))) }
            @if host && seen.is_over() {
                (fold("delete", &say!(text, "web-delete"), &html! {
                    p { (say!(text, "manage-delete-sure")) }
                    form method="post" action=(format!("/g/{id}/delete")) { button { (say!(text, "web-delete")) } }
                }))
            }
        }
    }
}

fn seat_line(view: &View<'_>, seat: Seat, saved: &SavedSeat) -> Markup {
    let (text, seen) = (view.text, view.seen);
    let (place, name) = (seat.number(), view.name(seat));
    let path = format!("/g/{}/seats/{place}", seen.id());
    let field = format!("name-{place}");
    let plays_on = !seen.is_over() && !seen.game.has_left(seat);
    html! {
        span.name { (name) }
        @if !matches!(saved.player, Player::Computer(_)) {
            form method="post" action=(format!("{path}/link")) {
                button.plain { (say!(text, "web-seat-link", name = name.as_str())) }
            }
        }
        (fold(&format!("rename-{place}"), &say!(text, "manage-rename"), &html! {
            form method="post" action=(format!("{path}/name")) {
                label for=(field) { (say!(text, "manage-rename-label", name = name.as_str())) }
                div.inline {
                    input id=(field) name="name" value=(saved.name) maxlength="64" autocomplete="off" aria-describedby=(format!("{field}-hint"));
                    button { (say!(text, "manage-rename")) }
                }
                p.hint id=(format!("{field}-hint")) { (say!(text, "manage-rename-hint")) }
            }
        }))
        @if plays_on && !matches!(saved.player, Player::Computer(_)) {
            (act_fold(view, &format!("leave:{place}"), &say!(text, "web-leave", name = name.as_str()), &say!(text, "manage-leave-sure", name = name.as_str())))
        }
    }
}

/// Something that ends something, behind what it leads to.
fn act_fold(view: &View<'_>, act: &str, words: &str, sure: &str) -> Markup {
    fold(
        &act.replace(':', "-"),
        words,
        &html! {
            p { (sure) }
            form method="post" action=(format!("/g/{}/act", view.seen.id())) {
                (hidden(view))
                button name="do" value=(act) { (words) }
            }
        },
    )
}

fn fold(id: &str, summary: &str, inside: &Markup) -> Markup {
    html! { details.fold id=(id) { summary { (summary) } (inside) } }
}
