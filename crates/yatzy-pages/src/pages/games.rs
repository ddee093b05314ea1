//! A device's own games: those that wait, those that are over, and how its people have played.

use super::layout::{Page, top_bar};
use super::records::{edition_title, game_list, people_table};
use crate::paths;
pub(crate) use crate::paths::OWN_GAMES;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_table::{Finished, PersonRecord, Unfinished, View};
use yatzy_text::{PadNames, say};

/// What a device may see of its own games.
pub(crate) struct OwnGames {
    /// Part of a player's name; only games with such a name are listed.
    pub name: String,
    /// Unfinished games, the latest first, as they stand. Those that can't be read have no view.
    pub waiting: Vec<(Unfinished, Option<View>)>,
    /// One page of the finished games, the latest first.
    pub finished: Vec<Finished>,
    /// Which page of them, from 1.
    pub number: usize,
    /// Whether there are older ones.
    pub more: bool,
    /// How everyone has played, by edition.
    pub people: Vec<(Option<String>, Vec<PersonRecord>)>,
    /// Whether everyone's records can be seen here.
    pub records: bool,
}

pub(crate) fn own_games_page(context: PageContext<'_>, games: &OwnGames) -> Markup {
    let text = context.text;
    let title = say!(text, "home-games");
    let page = Page { context, title: &title, class: "small", scripts: &["times.js"] };
    let nothing = games.waiting.is_empty() && games.finished.is_empty();
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if nothing && games.name.is_empty() {
                p.hint {
                    @if context.site.has_others() { (say!(text, "home-continue-none")) }
                    @else { (say!(text, "site-go-on-none")) }
                }
                p { a.button href=(context.path(paths::NEW)) { (say!(text, "new-title")) } }
            } @else {
                (search(context, &games.name))
            }
            @if !games.waiting.is_empty() {
                h2 { (say!(text, "home-continue")) }
                ul.go-on.waiting-games {
                    @for (game, view) in &games.waiting { li { (waiting(context, game, view.as_ref())) } }
                }
            }
            @if !games.finished.is_empty() {
                h2 { (say!(text, "games-finished")) }
                (game_list(context, &games.finished))
                (pages(context, games))
            }
            @if !games.people.is_empty() { h2 { (say!(text, "records-statistics")) } }
            @for (edition, people) in &games.people {
                @let title = edition.as_deref().map_or_else(|| text.title(&PadNames::default()), |id| edition_title(text, id));
                (people_table(text, &html! { h3 { (title) } }, &title, people))
            }
            @if games.records { p { a.button.plain href=(context.path(paths::RECORDS)) { (say!(text, "home-records")) } } }
        }
    })
}

fn search(context: PageContext<'_>, name: &str) -> Markup {
    let text = context.text;
    html! {
        form.inline role="search" method="get" action=(context.path(OWN_GAMES)) {
            input type="search" name="name" value=(name) maxlength="64" autocomplete="off"
                placeholder=(say!(text, "games-search")) aria-label=(say!(text, "games-search"));
            button.plain { (say!(text, "games-search-do")) }
        }
    }
}

fn pages(context: PageContext<'_>, games: &OwnGames) -> Markup {
    let text = context.text;
    let name: String = form_urlencoded::byte_serialize(games.name.as_bytes()).collect();
    let to = |number: usize| context.path(format_args!("{OWN_GAMES}?name={name}&page={number}"));
    html! {
        @if games.number > 1 || games.more {
            nav.actions aria-label=(say!(text, "games-finished")) {
                @if games.number > 1 { a.button.plain rel="prev" href=(to(games.number - 1)) { (say!(text, "records-newer")) } }
                @if games.more { a.button.plain rel="next" href=(to(games.number + 1)) { (say!(text, "records-older")) } }
            }
        }
    }
}

/// A game that waits: whose turn it is, how it stands, when something last happened, and how to be rid of it.
fn waiting(context: PageContext<'_>, game: &Unfinished, view: Option<&View>) -> Markup {
    let text = context.text;
    let date = context.date(game.touched).map(|date| date.to_string());
    html! {
        a href=(context.path(game.id.page())) {
            span {
                @match view {
                    Some(view) => {
                        @let (turn, standing) = view.waiting_words(text);
                        b { (turn.join(" · ")) } small { (standing.join(" · ")) }
                    }
                    None => { (game.names.join(", ")) }
                }
            }
            @if let Some(date) = date { time datetime=(date) data-at=(game.touched.0) { (date) } }
        }
        @if let Some(view) = view { (ending(context, view)) }
    }
}

/// The ways to end a game, each behind what it means: its host ends or deletes it, anyone else leaves.
fn ending(context: PageContext<'_>, view: &View) -> Markup {
    let text = context.text;
    let at = |path: &str| context.path(format_args!("{}{path}", view.id.page()));
    let act = |what: &str, label: &str, sure: &str| {
        html! {
            p { (sure) }
            form method="post" action=(at("/act")) {
                input type="hidden" name="version" value=(view.version);
                input type="hidden" name="key" value=(context.key(&format!("{} {what}", view.id)).to_hex());
                button.plain name="do" value=(what) { (label) }
            }
        }
    };
    html! {
        details.fold {
            summary { span aria-hidden="true" { "✕" } span.unseen { (say!(text, "games-end")) } }
            @if view.you.is_host {
                (act("abandon", &say!(text, "table-abandon"), &say!(text, "leave-abandon-sure")))
                p { (say!(text, "leave-delete-sure")) }
                form method="post" action=(at("/delete")) {
                    input type="hidden" name="back" value=(OWN_GAMES);
                    button.plain { (say!(text, "table-delete")) }
                }
            } @else {
                @for seat in view.seats.iter().filter(|seat| seat.is_yours && !seat.has_left) {
                    @let name = seat.shown(text);
                    (act(&format!("leave:{}", seat.seat), &say!(text, "table-leave", name = name.as_str()), &say!(text, "leave-sure", name = name.as_str())))
                }
            }
        }
    }
}
