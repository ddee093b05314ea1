//! The page of a match: who plays, how far everyone is, and at the end the result.

use super::FormError;
use super::challenge::comparison_area;
use super::layout::{Page, top_bar};
use super::lobby::{hand_on, lobby_style, only_here_words};
use crate::qr::qr_picture;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::MAX_NAME_LEN;
use yatzy_table::{Comparison, Deferred, GameId, HouseOffers, MatchPhase, MatchSeatView, MatchView, View};
use yatzy_text::{PadNames, say};

/// What the page of a match shows.
pub(crate) struct MatchPage<'a> {
    pub context: PageContext<'a>,
    pub offers: &'a HouseOffers,
    pub matched: &'a MatchView,
    /// A game of the match and the comparison of all of them, once it is over.
    pub result: Option<(&'a View, &'a Deferred<Comparison>)>,
    /// What was typed as a name, and what is wrong with it.
    pub typed: &'a str,
    pub problem: Option<&'a FormError>,
}

pub(crate) fn match_page(shown: &MatchPage<'_>) -> Markup {
    let MatchPage { context, matched, .. } = *shown;
    let text = context.text;
    let title = say!(text, "match-title");
    let page = Page { context, title: &title, class: "small", scripts: &["match.js", "share.js", "poll.js"] };
    let game = text.title(&PadNames::of_game(matched.edition.as_deref(), &matched.names));
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) " " small { (game) } } }, &html! {}))
        main.report.match data-phase=(phase(matched.phase)) {
            @if let Some(problem) = shown.problem { (problem) }
            @match matched.phase {
                MatchPhase::Gathering | MatchPhase::Starting => (gathering(shown)),
                MatchPhase::Playing => {
                    (people(shown))
                    (own_game(context, matched))
                    p.hint { (say!(text, "match-note")) }
                    @if matched.is_host {
                        details {
                            summary { (say!(text, "match-close")) }
                            p { (say!(text, "match-close-hint")) }
                            (form_button(context, &matched.id, "close", &say!(text, "match-close")))
                        }
                    }
                },
                MatchPhase::Over => {
                    (people(shown))
                    @match shown.result {
                        Some((view, Deferred::Ready(comparison))) => (comparison_area(context, view, comparison)),
                        Some((_, Deferred::Pending)) => section #compared data-soon { p.thinking role="status" { (say!(text, "report-pending")) } },
                        _ => {},
                    }
                },
            }
        }
    })
}

fn phase(phase: MatchPhase) -> &'static str {
    match phase {
        MatchPhase::Gathering | MatchPhase::Starting => "gathering",
        MatchPhase::Playing => "playing",
        MatchPhase::Over => "over",
    }
}

/// Before the start: the code, the people, and the way in.
fn gathering(shown: &MatchPage<'_>) -> Markup {
    let MatchPage { context, matched, .. } = *shown;
    let text = context.text;
    html! {
        // A device that plays already can bring another person; one that was invited joins first.
        @let plays = matched.seats.iter().any(|seat| seat.is_yours);
        p { (say!(text, "match-how")) }
        @if plays || matched.is_host { (way_in(shown)) }
        (people(shown))
        @if !plays { (join_form(shown, &say!(text, "seat-name"))) }
        @if !matched.is_host { p role="status" { (say!(text, "match-wait")) } }
        @else if !matched.seats.is_empty() { (form_button(context, &matched.id, "start", &say!(text, "match-start"))) }
        @if plays {
            details open[shown.problem.is_some()] {
                summary { (say!(text, "match-another")) }
                (join_form(shown, &say!(text, "new-add-name")))
            }
        }
        @if !plays && !matched.is_host { (way_in(shown)) }
        p.hint { (say!(text, "match-note")) }
    }
}

/// The code and the link for others.
fn way_in(shown: &MatchPage<'_>) -> Markup {
    let MatchPage { context, matched, offers, .. } = *shown;
    let text = context.text;
    let origin = offers.address.as_ref().map(|origin| format!("{origin}{}", context.site.base));
    let url = |path: &str| {
        origin.as_ref().map_or_else(|| context.site.url(path), |origin| format!("{origin}{path}"))
    };
    html! {
        (lobby_style(context.site))
        @if let Some(code) = matched.code.as_deref().filter(|_| context.site.has_others()) {
            @let link = url(&format!("/join?code={code}"));
            section.lobby aria-label=(say!(text, "invite-button")) {
                @if let Some(command) = offers.opened_by { (only_here_words(text, command)) }
                p.code-line { span { (say!(text, "invite-code-label")) } " " strong.code { (code.to_uppercase()) } }
                div.invite {
                    (qr_picture(&link))
                    div {
                        p.hint { (say!(text, "invite-how", address = url("/").trim_end_matches('/'))) }
                        (hand_on(text, &link, &say!(text, "friend-copy-link")))
                    }
                }
            }
        }
    }
}

/// The form by which a person joins.
fn join_form(shown: &MatchPage<'_>, label: &str) -> Markup {
    let MatchPage { context, matched, .. } = *shown;
    let text = context.text;
    html! {
        form.stack method="post" action=(context.path(format_args!("{}/join", MatchView::page(&matched.id)))) {
            input type="hidden" name="key" value=(context.key("join match").to_hex());
            input type="hidden" name="bytes" value="" data-fresh;
            label for="match-name" { (label) }
            input #match-name name="name" value=(shown.typed) required maxlength=(MAX_NAME_LEN) autocomplete="given-name";
            button { (say!(text, "match-join")) }
        }
    }
}

/// Everyone with how far they are, and at the end with their totals.
fn people(shown: &MatchPage<'_>) -> Markup {
    let MatchPage { context, matched, .. } = *shown;
    let text = context.text;
    let mut seats: Vec<(u32, &MatchSeatView)> = (1..).zip(&matched.seats).collect();
    let best = matched.seats.iter().filter_map(|seat| seat.total).max();
    if matched.phase == MatchPhase::Over {
        seats.sort_by_key(|(_, seat)| std::cmp::Reverse(seat.total));
    }
    html! {
        table.standings.series #people {
            thead { tr {
                th scope="col" { (say!(text, "over-player")) }
                @match matched.phase {
                    MatchPhase::Gathering | MatchPhase::Starting => td {},
                    MatchPhase::Playing => th scope="col" { (say!(text, "match-turns")) },
                    MatchPhase::Over => th scope="col" { (say!(text, "over-points")) },
                }
            } }
            tbody { @for (number, seat) in seats { tr .first[seat.total.is_some() && seat.total == best] {
                th scope="row" {
                    @let name = seat_name(context, number, seat);
                    @match &seat.game {
                        Some(game) => a href=(context.path(game.page())) { (name) },
                        None => (name),
                    }
                }
                @match matched.phase {
                    MatchPhase::Gathering | MatchPhase::Starting => td { @if matched.is_host || seat.is_yours {
                        form method="post" action=(context.path(format_args!("{}/remove/{number}", MatchView::page(&matched.id)))) {
                            button.plain aria-label=(say!(text, "match-remove", name = own_name(context, number, seat))) { "✕" }
                        }
                    } },
                    MatchPhase::Playing if seat.is_done => td { (say!(text, "match-finished")) },
                    MatchPhase::Playing => td { (seat.turns) " / " (matched.turns) },
                    MatchPhase::Over => td { @match seat.total {
                        Some(total) => (total),
                        None => (say!(text, "today-unfinished")),
                    } },
                }
            } } }
        }
    }
}

/// The name of a person, who may be the reader.
fn seat_name(context: PageContext<'_>, number: u32, seat: &MatchSeatView) -> String {
    let name = own_name(context, number, seat);
    if seat.is_yours { say!(context.text, "seat-you", name = name) } else { name }
}

/// The name of a person; a person without one goes by a number.
fn own_name(context: PageContext<'_>, number: u32, seat: &MatchSeatView) -> String {
    match seat.name.as_str() {
        "" => say!(context.text, "new-player", seat = number),
        name => name.to_owned(),
    }
}

/// The way to the asker's own game.
fn own_game(context: PageContext<'_>, matched: &MatchView) -> Markup {
    let text = context.text;
    let own = matched.seats.iter().filter(|seat| seat.is_yours);
    // Several people at one device: whose turn it is to take the device.
    let next = matched.seats.iter().find(|seat| seat.game.as_ref() == matched.own_game());
    let play = match next.filter(|_| own.count() > 1) {
        Some(seat) => text.labelled(&seat.name, say!(text, "today-play")),
        None => say!(text, "today-play"),
    };
    html! {
        @match matched.own_game() {
            Some(game) => p { a.button.big href=(context.path(game.page())) { (play) } },
            None => p role="status" { (say!(text, "match-result-later")) },
        }
    }
}

fn form_button(context: PageContext<'_>, id: &GameId, what: &str, words: &str) -> Markup {
    html! {
        form method="post" action=(context.path(format_args!("{}/{what}", MatchView::page(id)))) {
            button.big { (words) }
        }
    }
}

/// On the page of a game: the way to its match.
pub(super) fn match_link(context: PageContext<'_>, view: &View) -> Markup {
    html! {
        @if let Some(id) = &view.of_match {
            p { a.button.big href=(context.path(MatchView::page(id))) { (say!(context.text, "match-to")) } }
            @if view.is_over() && view.secret.is_none() { p.hint { (say!(context.text, "match-result-later")) } }
        }
    }
}
