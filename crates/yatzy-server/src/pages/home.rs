//! The first page: a new game, a code, a game to go on with.

use super::dice::picture;
use super::layout::{Page, languages};
use maud::{Markup, html};
use yatzy_rules::Catalogue;
use yatzy_store::Unfinished;
use yatzy_text::{PadNames, Text, say};

/// The games of the first page, each by its bare ruleset.
pub(super) const GAMES: [&str; 4] = ["yatzy", "maxi", "triple", "ru13"];

/// The first page. A server for many has no records.
pub fn home_page(text: Text, unfinished: &[Unfinished], has_records: bool) -> Markup {
    let title = say!(text, "web-app");
    let page = Page { text, title: &title, class: "home", scripts: &[] };
    page.with(&html! {
        div.corner { (languages(text)) }
        main {
            h1 { (title) }
            section {
                h2 { (say!(text, "web-new-game")) }
                ul.games {
                    @for id in GAMES { li { (game_link(text, id)) } }
                }
            }
            section {
                h2 { (say!(text, "web-join")) }
                form.inline method="get" action="/join" {
                    label.unseen for="code" { (say!(text, "web-join-label")) }
                    input #code name="code" required maxlength="20" autocomplete="off" autocapitalize="characters"
                        placeholder=(say!(text, "web-join-label"));
                    button { (say!(text, "web-join-do")) }
                }
            }
            section {
                h2 { (say!(text, "web-go-on")) }
                @if unfinished.is_empty() { p.hint { (say!(text, "web-go-on-none")) } }
                ul.go-on {
                    @for game in unfinished { li { (go_on(text, game)) } }
                }
            }
        }
        footer {
            nav {
                @if has_records { a href="/records" { (say!(text, "web-records")) } }
                a href="/rules/yatzy" { (say!(text, "web-rules-link")) }
            }
        }
    })
}

fn game_link(text: Text, id: &str) -> Markup {
    let title = text.game_title(id).unwrap_or_else(|| id.to_owned());
    let rules = Catalogue::get().rules(id);
    html! {
        a href=(format!("/new?game={id}")) {
            @if let Some(rules) = rules { (picture(rules.dice(), rules.columns().len())) }
            (title)
        }
    }
}

fn go_on(text: Text, game: &Unfinished) -> Markup {
    let names = game.edition.as_deref().map(PadNames::of_id).unwrap_or_default();
    let players: Vec<String> = game.names.iter().filter(|name| !name.is_empty()).cloned().collect();
    let date = game.touched.date().map(|date| date.to_string());
    html! {
        a href=(format!("/g/{}", game.id)) {
            span { (say!(text, "web-go-on-game", title = text.title(&names), names = players.join(", "))) }
            @if let Some(date) = date { time datetime=(date) { (date) } }
        }
    }
}
