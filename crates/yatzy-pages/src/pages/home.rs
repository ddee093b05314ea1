//! The first page: a new game, a code, a game to go on with.

use super::GAMES_PAGE;
use super::device::install;
use super::dice::picture;
use super::layout::{Page, languages};
use super::records::game_list;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::Catalogue;
use yatzy_table::{Finished, HouseOffers, Unfinished};
use yatzy_text::{PadNames, say};

/// The games of the first page, each by its bare ruleset.
pub(crate) const GAMES: [&str; 4] = ["yatzy", "maxi", "triple", "ru13"];

/// The first page. A server for many has no records.
pub(crate) fn home_page(
    context: PageContext<'_>,
    unfinished: &[Unfinished],
    finished: &[Finished],
    offers: &HouseOffers,
) -> Markup {
    let text = context.text;
    let title = say!(text, "nav-app");
    let page = Page { context, title: &title, class: "home", scripts: &[] };
    page.with(&html! {
        div.corner { (languages(text)) }
        main {
            h1 { (title) }
            section {
                h2 { (say!(text, "new-title")) }
                ul.games {
                    @for id in GAMES { li { (game_link(context, id)) } }
                }
                @if offers.computer {
                    p { a.button.wide href=(context.path("/computer")) { (say!(text, "new-computer")) } }
                }
                (install(context))
            }
            @if context.site.has_others() { section {
                h2 { (say!(text, "home-join")) }
                form.inline method="get" action=(context.path("/join")) {
                    label.unseen for="code" { (say!(text, "home-join-label")) }
                    input #code name="code" required maxlength="20" autocomplete="off" autocapitalize="characters"
                        placeholder=(say!(text, "home-join-label"));
                    button { (say!(text, "home-join-do")) }
                }
            } }
            section {
                h2 { (say!(text, "home-continue")) }
                @if unfinished.is_empty() {
                    p.hint {
                        @if context.site.has_others() { (say!(text, "home-continue-none")) }
                        @else { (say!(text, "site-go-on-none")) }
                    }
                }
                ul.go-on {
                    @for game in unfinished { li { (go_on(context, game)) } }
                }
            }
            @if !finished.is_empty() {
                section {
                    h2 { (say!(text, "games-finished")) }
                    (game_list(context, finished))
                }
            }
        }
        footer {
            nav {
                @if offers.records { a href=(context.path("/records")) { (say!(text, "home-records")) } }
                a href=(context.path("/rules/yatzy")) { (say!(text, "home-rules")) }
                a href=(context.path("/print")) { (say!(text, "print-title")) }
                @if !context.site.has_others() { a href=(context.path(GAMES_PAGE)) { (say!(text, "site-games")) } }
            }
        }
    })
}

fn game_link(context: PageContext<'_>, id: &str) -> Markup {
    let text = context.text;
    let title = text.game_title(id).unwrap_or_else(|| id.to_owned());
    let rules = Catalogue::get().rules(id);
    html! {
        a href=(context.path(format_args!("/new?game={id}"))) {
            @if let Some(rules) = rules { (picture(rules.dice(), rules.columns().len())) }
            (title)
        }
    }
}

fn go_on(context: PageContext<'_>, game: &Unfinished) -> Markup {
    let text = context.text;
    let names = game.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
    let players: Vec<String> = game.names.iter().filter(|name| !name.is_empty()).cloned().collect();
    let date = context.date(game.touched).map(|date| date.to_string());
    html! {
        a href=(context.path(format_args!("/g/{}", game.id))) {
            span { (say!(text, "home-continue-game", title = text.title(&names), names = players.join(", "))) }
            @if let Some(date) = date { time datetime=(date) { (date) } }
        }
    }
}
