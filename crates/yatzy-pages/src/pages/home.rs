//! The first page: one tap plays on, one tap plays again.

use super::device::install;
use super::dice::picture;
use super::games::OWN_GAMES;
use super::layout::{Page, languages, top_bar};
use super::{FormError, GAMES_PAGE, PAIRING_PAGE, first_game};
use crate::paths;
use crate::request::{Deployment, PageContext};
use maud::{Markup, html};
use yatzy_table::{HouseOffers, View};
use yatzy_text::say;

/// What the first page knows of the games on a device.
#[derive(Default)]
pub(crate) struct HomeGames {
    /// The number of unfinished games.
    pub waiting: usize,
    /// The game to play on, the one that waits for this device before others.
    pub next: Option<View>,
    /// Whether a game was finished.
    pub any_finished: bool,
    /// On how many days in a row today's game was finished.
    pub streak: u32,
}

/// The first page. A server for many has no records.
pub(crate) fn home_page(context: PageContext<'_>, games: &HomeGames, offers: &HouseOffers) -> Markup {
    let text = context.text;
    let title = say!(text, "nav-app");
    let page = Page { context, title: &title, class: "home", scripts: &["home.js"] };
    page.with(&html! {
        div.corner { (languages(text)) }
        main {
            div.masthead { h1 { (title) } (picture(5, 1)) }
            @if let Some(view) = &games.next { (play_on(context, view)) }
            @if context.site.deployment != Deployment::Prerendered { (play_again(context)) }
            div.begin {
                a.button.big href=(context.path("/new")) { (say!(text, "new-title")) }
                @if offers.computer {
                    a.button.plain href=(context.path("/computer")) { (say!(text, "new-computer")) }
                }
            }
            @if context.site.has_others() {
                (code_form(context, ""))
            }
            @if context.site.is_a_device() {
                p { a.button.plain.wide href=(context.path(PAIRING_PAGE)) { (say!(text, "together-title")) } }
            }
            @if offers.computer { a.to-games href=(context.path(paths::LEARN)) { (say!(text, "practise-title")) } }
            (install(context))
            a.to-games.to-today href=(context.path(paths::TODAY)) {
                (say!(text, "today-title")) @if games.streak > 0 { " ★ " (games.streak) }
            }
            @if games.waiting > 0 || games.any_finished {
                a.to-games href=(context.path(OWN_GAMES)) {
                    @if games.waiting > 0 { (say!(text, "home-games-waiting", count = games.waiting)) }
                    @else { (say!(text, "home-games")) }
                }
            }
        }
        footer {
            nav {
                @if offers.records { a href=(context.path(paths::RECORDS)) { (say!(text, "home-records")) } }
                a href=(context.path(paths::rules(first_game()))) { (say!(text, "home-rules")) }
                a href=(context.path(paths::PRINT)) { (say!(text, "print-title")) }
                @if context.site.is_a_device() { a href=(context.path(GAMES_PAGE)) { (say!(text, "site-games")) } }
            }
        }
    })
}

/// The field for the code of a game, with what was typed before.
fn code_form(context: PageContext<'_>, typed: &str) -> Markup {
    let text = context.text;
    html! {
        form.inline method="get" action=(context.path(paths::JOIN)) {
            input #code name="code" value=[(!typed.is_empty()).then_some(typed)] required maxlength="20" autocomplete="off"
                autocapitalize="characters" placeholder=(say!(text, "home-join-label")) aria-label=(say!(text, "home-join-label"));
            button.plain { (say!(text, "home-join-do")) }
        }
    }
}

/// No game has the code. What was typed stays, so that a letter can be set right.
pub(crate) fn unknown_code_page(context: PageContext<'_>, typed: &str, problem: &FormError) -> Markup {
    let text = context.text;
    let title = say!(text, "nav-refused");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            (problem)
            (code_form(context, typed))
            p { a.button.plain href=(context.path("/")) { (say!(text, "nav-home")) } }
        }
    })
}

/// The game to play on: whose turn it is, then how it stands.
fn play_on(context: PageContext<'_>, view: &View) -> Markup {
    let (turn, standing) = view.waiting_words(context.text);
    html! {
        a.play-on href=(context.path(view.id.page())) {
            strong { (turn.join(" · ")) }
            span { (standing.join(" · ")) }
        }
    }
}

/// Starts what was started here last. `home.js` fills it in from what the device remembers, and shows it.
fn play_again(context: PageContext<'_>) -> Markup {
    let text = context.text;
    html! {
        form #again method="post" action=(context.path("/new")) hidden
            data-names=(text.labelled(say!(text, "over-again"), "□"))
            data-player=(say!(text, "new-player", seat = "□"))
            data-computer=(say!(text, "new-add-computer"))
            data-open=(say!(text, "new-kind-open")) {
            button.big {}
        }
    }
}
