//! Challenges: the same dice for a friend. The link holds everything; no house keeps anything for it.

use super::dice::picture;
use super::layout::{Page, top_bar};
use super::lobby::{hand_on, lobby_style};
use super::over::standing_table;
use crate::pages::FormError;
use crate::paths;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{Catalogue, DiceSource, MAX_NAME_LEN, Record, Seat};
use yatzy_table::{Challenge, ComparedTurn, Comparison, Deferred, MAX_CHALLENGE_LEN, View};
use yatzy_text::{PadNames, Row, say};

/// What the page of a challenge starts.
pub(crate) enum NewChallenge<'a> {
    /// Nothing yet: a code is asked for.
    Ask,
    /// The game of a friend's challenge, with the own game if it was begun.
    Friend { code: &'a str, challenge: &'a Challenge, begun: Option<&'a View> },
    /// A game with fresh dice, by the rules of a game that was played.
    First { from: &'a View },
}

/// The page that a challenge leads to. It tells no total.
pub(crate) fn challenge_page(
    context: PageContext<'_>,
    new: &NewChallenge<'_>,
    typed: &str,
    problem: Option<&FormError>,
) -> Markup {
    let text = context.text;
    let title = match new {
        NewChallenge::Friend { challenge, .. } if challenge.name.is_empty() => {
            say!(text, "friend-invites-you")
        }
        NewChallenge::Friend { challenge, .. } => {
            say!(text, "friend-invites", name = challenge.name.as_str())
        }
        NewChallenge::Ask => say!(text, "friend-open"),
        NewChallenge::First { .. } => say!(text, "friend-challenge"),
    };
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if let Some(problem) = problem { (problem) }
            @match new {
                NewChallenge::Ask => {
                    form.stack method="get" action=(context.path(paths::SAME)) {
                        label for="challenge" { (say!(text, "friend-code")) }
                        input #challenge name="c" required maxlength=(2 * MAX_CHALLENGE_LEN) autocomplete="off";
                        button { (say!(text, "friend-open")) }
                    }
                    details {
                        summary { (say!(text, "friend-log")) }
                        form.stack method="post" action=(context.path(paths::SAME)) {
                            input type="hidden" name="key" value=(context.key("log").to_hex());
                            label for="log" { (say!(text, "friend-log")) }
                            textarea #log name="c" rows="8" required spellcheck="false" autocapitalize="off" autocomplete="off" {}
                            (name_field(context, typed))
                            button { (say!(text, "friend-start")) }
                        }
                    }
                },
                NewChallenge::Friend { code, challenge, begun } => {
                    (picture(challenge.rules.dice(), 1))
                    @if let Some(edition) = challenge.edition.as_deref().and_then(|id| Catalogue::get().edition(id)) {
                        h2 { a href=(context.path(paths::rules(&edition.id))) { (text.title(&PadNames::of_edition(edition))) } }
                    }
                    @if !challenge.options.is_empty() {
                        ul { @for (option, value) in &challenge.options {
                            li { (text.option_and_choice(option, value)) }
                        } }
                    }
                    p { (say!(text, "friend-how")) }
                    p.hint { (say!(text, "friend-honour")) }
                    @match begun {
                        Some(view) => p { a.button.big href=(context.path(view.id.page())) { (say!(text, "friend-go-on")) } },
                        None => (start(context, ("c", code), typed, &say!(text, "friend-start"))),
                    }
                },
                NewChallenge::First { from } => {
                    h2 { (text.title(&from.names)) }
                    p { (say!(text, "friend-first")) }
                    p.hint { (say!(text, "friend-honour")) }
                    (start(context, ("from", from.id.as_str()), typed, &say!(text, "today-play")))
                },
            }
        }
    })
}

/// The form that starts the game. A person without a name goes by a number.
fn start(context: PageContext<'_>, (field, value): (&str, &str), typed: &str, button: &str) -> Markup {
    html! {
        form.stack method="post" action=(context.path(paths::SAME)) {
            input type="hidden" name=(field) value=(value);
            input type="hidden" name="key" value=(context.key("same").to_hex());
            (name_field(context, typed))
            button.big { (button) }
        }
    }
}

fn name_field(context: PageContext<'_>, typed: &str) -> Markup {
    html! {
        label for="challenge-name" { (say!(context.text, "seat-name")) }
        input #challenge-name name="name" value=(typed) maxlength=(MAX_NAME_LEN) autocomplete="given-name";
    }
}

/// After a finished game with virtual dice: the totals of a challenge, the link for the next friend, or the way to one.
pub(super) fn challenge_area(context: PageContext<'_>, view: &View, record: &Record) -> Markup {
    let text = context.text;
    if !view.source.is_program() || view.sharing.day.is_some() && view.secret.is_none() {
        return html! {};
    }
    let title = say!(text, "friend-challenge");
    let (DiceSource::Shared, Some(seed)) = (view.source, view.secret) else {
        return html! {
            @if view.source == DiceSource::Program && !view.you.is_watching() {
                p { a.button.plain href=(context.path(format_args!("{}?from={}", paths::SAME, view.id))) { (title) } }
            }
        };
    };
    let theirs = view.sharing.challenge.as_deref().and_then(|code| Challenge::parse(code).ok());
    let own = Challenge::of_game(view.edition.as_deref(), record.name(Seat(0)), &record.game, seed);
    html! {
        section.challenge {
            (lobby_style(context.site))
            @if let Some((theirs, total)) = theirs.as_ref().and_then(|theirs| Some((theirs, theirs.total()?))) {
                (standing_table(text, &[
                    (view.name(text, Seat(0)), view.standings.first().map_or(0, |standing| standing.total.0)),
                    (theirs.name.clone(), total.0),
                ]))
                p { a.button href=(context.path(format_args!("{}/same", view.id.page()))) { (say!(text, "friend-compare")) } }
            }
            @match own {
                Ok(own) => {
                    @let url = context.site.url(&format!("{}?c={}", paths::SAME, own.code()));
                    h3 { (title) }
                    p { (say!(text, "friend-link")) }
                    p { a.link href=(url) { (url) } }
                    (hand_on(text, &url, &say!(text, "friend-copy-link")))
                    p.hint { (say!(text, "friend-honour")) }
                },
                Err(error) => {
                    h3 { (title) }
                    p { (error.sentence(text)) }
                },
            }
        }
    }
}

/// A finished game beside the challenge that it answers.
pub(crate) fn comparison_page(
    context: PageContext<'_>,
    view: &View,
    compared: &Deferred<Comparison>,
) -> Markup {
    let text = context.text;
    let title = say!(text, "friend-compare");
    let page = Page { context, title: &title, class: "small", scripts: &["poll.js"] };
    page.with(&html! {
        (top_bar(context, &view.id.page(), &html! { h1 { (title) " " small { (text.title(&view.names)) } } }, &html! {}))
        main.report {
            @match compared {
                Deferred::Ready(comparison) => (comparison_area(context, view, comparison)),
                _ => section #compared data-soon { p.thinking role="status" { (say!(text, "report-pending")) } },
            }
            p.actions { a.button.plain href=(context.path(view.id.page())) { (say!(text, "nav-back")) } }
        }
    })
}

pub(super) fn comparison_area(context: PageContext<'_>, view: &View, comparison: &Comparison) -> Markup {
    let text = context.text;
    let turns = comparison.players.iter().map(|player| player.turns.len()).max().unwrap_or(0);
    let is_parted = |turn: usize| {
        let choices = |turn: &ComparedTurn| (turn.cell.clone(), turn.hand.clone());
        let mut all = comparison.players.iter().map(|player| player.turns.get(turn).map(choices));
        all.next().is_none_or(|first| !all.all(|other| other == first))
    };
    html! {
        section #compared {
            @if comparison.players.len() > 1 {
                p.lead { @match comparison.parted {
                    Some(turn) => (say!(text, "match-parted", turn = turn)),
                    None => (say!(text, "match-all-alike")),
                } }
            }
            p { (say!(text, "match-recommended", points = say!(text, "points", points = comparison.recommended))) }
            @if !comparison.exact { p.estimate role="note" { (say!(text, "match-estimated")) } }
            p.hint { (say!(text, "match-costs")) }
            div.scroll tabindex="0" role="region" aria-label=(say!(text, "friend-compare")) {
                table.standings.compared {
                    thead { tr {
                        td {}
                        @for player in &comparison.players { th scope="col" { (player.name) } }
                    } }
                    tbody {
                        @for turn in 0..turns { tr .first[is_parted(turn)] {
                            th scope="row" { (turn + 1) }
                            @for player in &comparison.players {
                                td { @if let Some(turn) = player.turns.get(turn) { (turn_cell(context, view, turn)) } }
                            }
                        } }
                        tr {
                            th scope="row" { (say!(text, "analysis-cost")) }
                            @for player in &comparison.players { td { (text.decimal(player.cost, 1)) } }
                        }
                        tr.first {
                            th scope="row" { (text.row_name(&view.names, Row::Total)) }
                            @for player in &comparison.players { td { (player.total) } }
                        }
                    }
                }
            }
        }
    }
}

/// The points and the box of a turn, and below what the choices cost.
fn turn_cell(context: PageContext<'_>, view: &View, turn: &ComparedTurn) -> Markup {
    let text = context.text;
    let name = view.rules.cell(&turn.cell).map(|cell| view.cell_name(text, cell));
    html! {
        (turn.points) " " (name.unwrap_or_default())
        small { (turn.hand) }
        @if turn.cost >= 0.05 { small { "−" (text.decimal(turn.cost, 1)) } }
    }
}
