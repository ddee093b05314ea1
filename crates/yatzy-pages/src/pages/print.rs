//! The form for printing some rules: a pad or a leaflet, and the paper size.

use super::layout::{Page, top_bar};
use super::new_game::{edition_name, editions};
use crate::paths;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{Catalogue, Edition};
use yatzy_sheet::{MAX_PLAYERS, Paper};
use yatzy_text::{Lang, Text, say};

/// Rules with options are printed as they are; otherwise another edition can be chosen here.
pub(crate) fn print_page(
    context: PageContext<'_>,
    edition: &Edition,
    options: &[(String, String)],
    players: Option<&str>,
) -> Markup {
    let text = context.text;
    let title = say!(text, "print-title");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            form.print method="get" target="_blank" action=(context.path(paths::paper("pad"))) {
                (which(text, edition, options))
                div.line {
                    label for="players" { (say!(text, "print-players")) }
                    input #players name="players" type="number" inputmode="numeric" min="1" max=(MAX_PLAYERS) value=[players]
                        aria-describedby="players-hint";
                    p.hint #players-hint { (say!(text, "print-players-hint")) }
                }
                div.line {
                    label for="paper" { (say!(text, "print-paper")) }
                    select #paper name="paper" { @for paper in Paper::ALL {
                        option value=(paper.name()) { (say!(text, "print-paper-name", paper = paper.name())) }
                    } }
                }
                label.tick { input type="checkbox" name="landscape" value="yes"; (say!(text, "print-landscape")) }
                label.tick { input type="checkbox" name="large" value="yes"; (say!(text, "print-large")) }
                (words(text, edition))
                p.actions {
                    button { (say!(text, "print-pad")) }
                    button formaction=(context.path(paths::paper("leaflet"))) { (say!(text, "print-rules")) }
                }
                p.hint { (say!(text, "print-hint")) }
            }
        }
    })
}

fn which(text: Text, chosen: &Edition, options: &[(String, String)]) -> Markup {
    html! {
        @if options.is_empty() {
            label for="edition" { (say!(text, "new-edition")) }
            select #edition name="edition" { @for game in Catalogue::get().games().map(|game| &*game.id) {
                optgroup label=(text.game_title(game).unwrap_or_else(|| game.to_owned())) {
                    @for edition in editions(game) {
                        option value=(edition.id) selected[edition.id == chosen.id] { (edition_name(text, edition)) }
                    }
                }
            } }
        } @else {
            p.lead { (edition_name(text, chosen)) }
            ul { @for (option, value) in options {
                li { (text.labelled(text.option_name(option), text.choice_name(option, value))) }
            } }
            input type="hidden" name="edition" value=(chosen.id);
            @for (option, value) in options { input type="hidden" name=(option) value=(value); }
        }
    }
}

/// The language of the paper: the reader's, or the edition's.
fn words(text: Text, edition: &Edition) -> Markup {
    let own = edition.lang.as_deref().and_then(Lang::parse).unwrap_or(text.lang());
    html! {
        label for="words" { (say!(text, "nav-language")) }
        select #words name="words" { @for lang in Lang::ALL {
            option value=(lang.code()) lang=(lang.code()) selected[lang == own] { (Text::new(lang).language_name()) }
        } }
    }
}

/// A link to a file to print. It opens in a new tab, so that the page stays open.
pub(super) fn print_link(context: PageContext<'_>, path: &str, words: &str) -> Markup {
    html! {
        a.button.plain.print-link href=(context.path(path)) target=[path.contains(".pdf").then_some("_blank")] { (words) }
    }
}
