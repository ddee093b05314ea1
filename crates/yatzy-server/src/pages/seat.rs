//! A link is a seat: the page that shows it, and the page that hands it on.

use super::layout::{Page, top_bar};
use crate::table::Seen;
use crate::who::Who;
use maud::{Markup, html};
use yatzy_rules::Seat;
use yatzy_text::{Text, say};

/// What a seat's link shows. Looking takes nothing: messengers open links to preview them.
pub fn seat_page(
    seen: &Seen,
    who: &Who,
    seat: Seat,
    text: Text,
    problem: Option<(&'static str, String)>,
) -> Markup {
    let title = say!(text, "web-seat-title");
    let page = Page { text, title: &title, class: "small", scripts: &[] };
    let saved = seen.seat(seat);
    let name = saved.map(|saved| saved.name.as_str()).unwrap_or_default();
    let held = saved.is_some_and(|saved| saved.holder.is_some() && saved.holder != who.hash());
    page.with(&html! {
        (top_bar(text, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if let Some((code, problem)) = problem { p.refusal role="alert" data-code=(code) { (problem) } }
            p { (say!(text, "web-seat-offer", title = text.title(&seen.pad_names()))) }
            @if held { p { (say!(text, "web-seat-held", name = seen.name(text, seat))) } }
            form.stack method="post" {
                label for="name" { (say!(text, "web-seat-name")) }
                input #name name="name" value=(name) required maxlength="64" autocomplete="given-name";
                button.big {
                    @if held { (say!(text, "web-seat-move")) } @else { (say!(text, "web-seat-take")) }
                }
            }
            ul.seats { @for (other, _) in seen.seats() {
                li { (seen.name(text, other)) }
            } }
        }
    })
}

/// A seat's link, to be sent or to be scanned.
pub fn link_page(seen: &Seen, seat: Seat, url: &str, text: Text) -> Markup {
    let title = say!(text, "web-seat-link-title");
    let back = format!("/g/{}", seen.id());
    let page = Page { text, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(text, &back, &html! { h1 { (title) } }, &html! {}))
        main {
            p { (say!(text, "web-seat-link-hint", name = seen.name(text, seat))) }
            (crate::qr::qr_picture(url))
            p.link { a href=(url) { (url) } }
            p { a.button href=(back) { (say!(text, "web-back")) } }
        }
    })
}
