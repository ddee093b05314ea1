//! The banner above the pad: whose turn it is, and what others ask of this person.

use super::goal::goal_line;
use super::lobby::here_link;
use super::table::TablePage;
use super::who::WHO;
use maud::{Markup, html};
use std::time::Duration;
use yatzy_rules::Seat;
use yatzy_text::say;

/// The banner that says whose turn it is.
pub(super) fn banner(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let Some((turn, seat)) = view.turn.as_ref().and_then(|turn| Some((turn, view.seat(turn.seat)?))) else {
        return html! {};
    };
    html! {
        div.banner .yours[seat.is_yours] {
            strong {
                @if view.seats.len() > 1 { (page.mark(turn.seat)) }
                @if view.you.is_alone_at(turn.seat) { (say!(text, "table-turn-yours")) }
                @else { (say!(text, "table-turn-of", name = view.short_name(text, seat))) }
            }
            span {
                @if turn.hand().is_some() {
                    (say!(text, "table-throw-of", throw = turn.throws.made, throws = turn.throws.most))
                } @else {
                    (say!(text, "table-round", round = turn.round, rounds = view.rules.cells().len()))
                }
                @if view.rules.has_chips() { " · " (say!(text, "table-chips", chips = seat.chips)) }
                @if let Some(named) = turn.named {
                    span.calling { " · " (say!(text, "table-turn-called", box = page.cell_name(named))) }
                }
                (here_link(page.context, view))
            }
        }
        (goal_line(page))
        @if view.you.is_watching() { (sit_down(page)) }
        @else if let Some(wait) = view.you.step_in { (step_in(page, turn.seat, wait)) }
    }
}

/// The countdown while the player is away, and then the button that lets the computer play.
fn step_in(page: &TablePage<'_>, seat: Seat, wait: Duration) -> Markup {
    let (text, seconds) = (page.text(), wait.as_secs_f64().ceil() as u64);
    html! {
        @if seconds > 0 {
            p.hint data-wait=(seconds) {
                (say!(text, "table-step-in-wait", name = page.name(seat), seconds = seconds))
            }
        } @else {
            form.inline method="post" action=(page.at("/step-in")) {
                input type="hidden" name="version" value=(page.view.version);
                button.plain { (say!(text, "table-step-in")) }
            }
        }
    }
}

/// The requests of other devices for seats that this person may give away.
pub(super) fn seat_requests(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    html! {
        @for (seat, number) in page.view.requests_to_answer() {
            @let answer = |words: &str| page.at(format_args!("/seats/{}/{words}", seat.seat));
            form.banner.yours.request role="status" method="post" action=(answer("allow")) {
                p { (say!(text, "seat-request", name = seat.shown(text), number = number.to_string())) }
                input type="hidden" name="number" value=(number);
                button { (say!(text, "seat-allow")) }
                " " button.plain formaction=(answer("refuse")) { (say!(text, "seat-refuse")) }
            }
        }
    }
}

/// The way from watching to a seat.
fn sit_down(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    html! {
        p.watching {
            (say!(text, "table-watching"))
            @if page.view.may_sit() || page.view.on_other_devices().next().is_some() {
                " " a.button.plain href=(page.at(format_args!("?{WHO}"))) { (say!(text, "seat-sit")) }
            }
        }
    }
}
