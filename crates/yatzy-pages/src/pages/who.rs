//! "Who are you?": what a device without a seat is asked when it opens the table's link or types its code.

use super::FormError;
use super::layout::{Page, top_bar};
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{MAX_NAME_LEN, Player, Seat};
use yatzy_table::{SeatView, View};
use yatzy_text::say;

/// The query of a person who only wants to watch.
pub(super) const WATCH: &str = "watch";

/// The query of a person who wants to say who they are.
pub(crate) const WHO: &str = "who";

/// The query of a device that has asked for a seat.
pub(crate) const ASKED: &str = "asked";

/// The field with the number of seats that the table had when the form was shown.
pub(crate) const KNOWN_SEATS: &str = "known";

/// What the last form left: the typed name, and what is wrong or to be asked about it.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypedName {
    pub name: String,
    /// The expected seat of that name: the person is asked whether it is theirs.
    pub namesake: Option<Seat>,
    pub problem: Option<FormError>,
    /// Whether this device has asked for a seat that another one holds.
    pub has_asked: bool,
}

pub(crate) fn who_page(context: PageContext<'_>, view: &View, typed: &TypedName) -> Markup {
    let text = context.text;
    let game = text.title(&view.names);
    let title = say!(text, "seat-who");
    let others: Vec<String> = view
        .seats
        .iter()
        .filter(|seat| !seat.has_left && !seat.is_awaited && seat.player != Player::Open)
        .map(|seat| seat.shown(text))
        .collect();
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (game) } }, &html! {}))
        main.who {
            @if !others.is_empty() {
                p { (say!(text, "seat-invited", title = game.as_str(), names = text.all_of(&others))) }
            }
            @if let Some(problem) = &typed.problem { (problem) }
            @if typed.has_asked { (asked(context, view)) }
            @match typed.namesake.and_then(|seat| view.seat(seat)) {
                Some(namesake) => {
                    h2 { (say!(text, "seat-expected", name = namesake.shown(text))) }
                    (take(context, view, namesake.seat))
                    @if view.takes_new_players() {
                        p { (say!(text, "seat-not-me")) }
                        (new_player(context, view, &typed.name))
                    }
                }
                None => {
                    h2 { (title) }
                    @for seat in view.expected() { (take(context, view, seat.seat)) }
                    @if view.takes_new_players() {
                        @if view.expected().next().is_none() { (new_player(context, view, &typed.name)) }
                        @else {
                            details open[typed.problem.is_some()] {
                                summary.button.plain { (say!(text, "seat-else")) }
                                (new_player(context, view, &typed.name))
                            }
                        }
                    }
                }
            }
            @let held: Vec<&SeatView> = view.on_other_devices().filter(|seat| seat.request.is_none()).collect();
            @if !held.is_empty() { p.hint { (say!(text, "seat-held-hint")) } }
            @for seat in held { (ask_for(context, view, seat)) }
            @if view.you.is_watching() {
                p { a.button.plain.wide href=(context.path(format_args!("{}?{WATCH}", view.id.page()))) { (say!(text, "seat-watch")) } }
            } @else {
                p { a.button.wide href=(context.path(view.id.page())) { (say!(text, "invite-to-table")) } }
            }
        }
    })
}

/// The button of an expected person.
fn take(context: PageContext<'_>, view: &View, seat: Seat) -> Markup {
    let text = context.text;
    html! {
        form method="post" action=(context.path(format_args!("{}/seats/{seat}/take", view.id.page()))) {
            input type="hidden" name="key" value=(context.key(&format!("take {seat}")).to_hex());
            button.big { (say!(text, "seat-i-am", name = view.name(text, seat))) }
        }
    }
}

/// The button for a seat that another device holds.
fn ask_for(context: PageContext<'_>, view: &View, seat: &SeatView) -> Markup {
    let (text, place) = (context.text, seat.seat);
    html! {
        form method="post" action=(context.path(format_args!("{}/seats/{place}/ask", view.id.page()))) {
            input type="hidden" name="key" value=(context.key(&format!("ask {place}")).to_hex());
            button.big.held { (say!(text, "seat-elsewhere", name = seat.shown(text))) }
        }
    }
}

/// What became of this device's request for a seat.
fn asked(context: PageContext<'_>, view: &View) -> Markup {
    let text = context.text;
    let sentence = view.request_sentence(text).unwrap_or_else(|| say!(text, "seat-no-answer"));
    html! { p.banner.yours.asked role="status" { (sentence) } }
}

/// The form of a person who is not expected: an open seat, or a new one at the end of the order.
pub(super) fn new_player(context: PageContext<'_>, view: &View, typed: &str) -> Markup {
    let text = context.text;
    let action = match view.you.open_seat {
        Some(seat) => format!("{}/seats/{seat}/take", view.id.page()),
        None => format!("{}/join", view.id.page()),
    };
    html! {
        form.stack method="post" action=(context.path(action)) {
            input type="hidden" name="key" value=(context.key("sit").to_hex());
            input type="hidden" name=(KNOWN_SEATS) value=(view.seats.len());
            label for="sit-name" { (say!(text, "seat-name")) }
            input #sit-name name="name" value=(typed) required maxlength=(MAX_NAME_LEN) autocomplete="given-name";
            button { (say!(text, "seat-join")) }
        }
    }
}
