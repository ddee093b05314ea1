//! A link is a seat: the page that shows it, and the page that hands it on.

use super::FormError;
use super::layout::{Page, top_bar};
use super::lobby::{hand_on, lobby_style, only_here_words};
use crate::qr::qr_picture;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{MAX_NAME_LEN, Seat};
use yatzy_table::View;
use yatzy_text::say;

/// What a seat's link shows. Looking takes nothing: messengers open links to preview them.
pub(crate) fn seat_page(
    context: PageContext<'_>,
    view: &View,
    seat: Seat,
    problem: Option<FormError>,
) -> Markup {
    let text = context.text;
    let title = say!(text, "seat-title");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    let linked = view.seat(seat);
    let name = linked.map(|linked| linked.name.as_str()).unwrap_or_default();
    let held = linked.is_some_and(|linked| linked.is_held && !linked.is_yours);
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if let Some(problem) = problem { (problem) }
            p { (say!(text, "seat-offer", title = text.title(&view.names))) }
            @if held { p { (say!(text, "seat-held", name = view.name(text, seat))) } }
            form.stack method="post" {
                input type="hidden" name="key" value=(context.key("sit").to_hex());
                label for="name" { (say!(text, "seat-name")) }
                input #name name="name" value=(name) required maxlength=(MAX_NAME_LEN) autocomplete="given-name";
                button.big {
                    @if held { (say!(text, "seat-move")) } @else { (say!(text, "seat-take")) }
                }
            }
            h2 { (say!(text, "new-players")) }
            ul.seats { @for other in &view.seats {
                li { (other.shown(text)) }
            } }
        }
    })
}

/// A seat's link, to be sent or to be scanned. It stays the same; a new one has to be asked for.
pub(crate) fn link_page(
    context: PageContext<'_>,
    view: &View,
    seat: Seat,
    url: &str,
    opened_by: Option<&str>,
) -> Markup {
    let text = context.text;
    let title = say!(text, "seat-link-title");
    let back = view.id.page();
    let page = Page { context, title: &title, class: "small", scripts: &["share.js"] };
    page.with(&html! {
        (top_bar(context, &back, &html! { h1 { (title) } }, &html! {}))
        main {
            @if context.site.has_others() { (link_area(context, view, seat, url, opened_by)) } @else { p.hint.only-here { (say!(text, "together-what")) } }
            p { a.button href=(context.path(&back)) { (say!(text, "nav-back")) } }
        }
    })
}

fn link_area(
    context: PageContext<'_>,
    view: &View,
    seat: Seat,
    url: &str,
    opened_by: Option<&str>,
) -> Markup {
    let text = context.text;
    html! {
        (lobby_style(context.site))
        p { (say!(text, "seat-link-hint", name = view.name(text, seat))) }
        @if let Some(command) = opened_by { (only_here_words(text, command)) }
        (qr_picture(url))
        (hand_on(text, url, &say!(text, "invite-copy-seat", name = view.name(text, seat))))
        p.link { a href=(url) { (url) } }
        details.fold {
            summary { (say!(text, "seat-link-new")) }
            p { (say!(text, "seat-link-new-sure")) }
            form method="post" action=(context.path(format_args!("{}/seats/{seat}/link", view.id.page()))) {
                button.plain name="new" value="yes" { (say!(text, "seat-link-new")) }
            }
        }
    }
}
