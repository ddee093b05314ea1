//! The rules of a game or an edition, with links to all others.

use super::dice::die;
use super::layout::{Page, top_bar};
use super::new_game::{edition_name, editions};
use super::print::print_link;
use crate::paths;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{Catalogue, Ruleset};
use yatzy_text::{BoxGuide, Guide, PadNames, say};

/// The printed forms of these rules.
pub(crate) struct PrintPaths {
    pub leaflet: String,
    /// A pad, or the form for one.
    pub pad: String,
}

/// The rules in force; `back` is the page before.
pub(crate) fn rules_page(
    context: PageContext<'_>,
    rules: &Ruleset,
    names: &PadNames,
    edition: Option<&str>,
    back: &str,
    print: &PrintPaths,
) -> Markup {
    let text = context.text;
    let game = edition.and_then(|id| Catalogue::get().edition(id)).map(|edition| edition.game.as_str());
    let plain = game.and_then(|game| Catalogue::get().rules(game));
    let id = edition.filter(|_| edition != game);
    let guide = Guide::new(text, rules, names, plain.as_deref());
    let page = Page { context, title: &guide.title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, back, &html! { h1 { (guide.title) @if let Some(id) = id { " " small { (id) } } } }, &html! {}))
        main.guide.book {
            p { (guide.summary) }
            h2 { (say!(text, "guide-turn")) }
            @for line in &guide.turn { p { (line) } }
            @if let Some(columns) = &guide.columns { p { (columns) } }
            h2 { (say!(text, "guide-boxes")) }
            dl { @for rule in &guide.boxes {
                dt { (rule.name) }
                dd { (rule.rule) (example(rule)) }
            } }
            h2 { (say!(text, "guide-options")) }
            ul { @for option in &guide.options { li { (option.sentence) } } }
            h2 { (say!(text, "guide-end-heading")) }
            @for line in &guide.end { p { (line) } }
            p.actions {
                (print_link(context, &print.leaflet, &say!(text, "print-rules")))
                (print_link(context, &print.pad, &say!(text, "print-pad")))
            }
            (other_rules(context, edition))
        }
    })
}

/// A typical hand for a box, with its points.
fn example(rule: &BoxGuide) -> Markup {
    html! {
        span.example {
            span aria-hidden="true" { @for face in rule.example.faces() { (die(face)) } }
            span.unseen { (rule.example) }
            b { (rule.points) }
        }
    }
}

/// Every edition, by its game.
fn other_rules(context: PageContext<'_>, shown: Option<&str>) -> Markup {
    let text = context.text;
    html! {
        nav.editions-list aria-label=(say!(text, "home-rules")) {
            @for game in Catalogue::get().games().map(|game| &*game.id) {
                details open[shown == Some(game)] {
                    summary { (text.game_title(game).unwrap_or_else(|| game.to_owned())) }
                    ul { @for edition in editions(game) {
                        li { a href=(context.path(paths::rules(&edition.id))) aria-current=[(shown == Some(&edition.id)).then_some("page")] {
                            (edition_name(text, edition))
                        } @if let Some(differences) = text.edition_differences(edition) { br; small { (differences) } } }
                    } }
                }
            }
        }
    }
}
