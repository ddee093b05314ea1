//! The rules of a game or an edition, with links to all others.

use super::dice::die;
use super::layout::{Page, top_bar};
use super::new_game::{EDITION_GAMES, edition_name};
use super::print::print_link;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_rules::{Catalogue, Cell, Hand, Points, Ruleset};
use yatzy_text::{Guide, PadNames, say};

/// The printed forms of these rules.
pub(crate) struct PrintPaths {
    /// The leaflet.
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
    let plain = edition.and_then(|id| Catalogue::get().edition(id)).map(|edition| edition.game.as_str());
    let plain = plain.and_then(|game| Catalogue::get().rules(game));
    let guide = Guide::new(text, rules, names, plain.as_deref());
    let page = Page { context, title: &guide.title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, back, &html! { h1 { (guide.title) small { (edition.unwrap_or_default()) } } }, &html! {}))
        main.guide.book {
            p { (guide.summary) }
            h2 { (say!(text, "guide-turn")) }
            @for line in &guide.turn { p { (line) } }
            @if let Some(columns) = &guide.columns { p { (columns) } }
            h2 { (say!(text, "guide-boxes")) }
            dl { @for (rule, cell) in guide.boxes.iter().zip(rules.cells().iter()) {
                dt { (rule.name) }
                dd { (rule.rule) (example(rules, cell)) }
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

/// An example hand for a box with its points: the best possible, or an ordinary one for a box that takes anything.
fn example(rules: &Ruleset, cell: Cell) -> Markup {
    let hands = Hand::all(rules.dice());
    let best = hands.iter().copied().max_by_key(|&hand| rules.points(cell, hand));
    let takes_anything = hands.iter().all(|&hand| rules.points(cell, hand) > Points::ZERO);
    let shown = if takes_anything { hands.get(hands.len() / 2).copied() } else { best };
    html! {
        @if let Some(hand) = shown {
            span.example {
                span aria-hidden="true" { @for face in hand.faces() { (die(face)) } }
                span.unseen { (hand) }
                b { (rules.points(cell, hand)) }
            }
        }
    }
}

/// Every edition, by its game.
fn other_rules(context: PageContext<'_>, shown: Option<&str>) -> Markup {
    let text = context.text;
    html! {
        nav.editions-list aria-label=(say!(text, "home-rules")) {
            @for game in EDITION_GAMES {
                details open[shown == Some(game)] {
                    summary { (text.game_title(game).unwrap_or_else(|| game.to_owned())) }
                    ul { @for edition in Catalogue::get().editions().iter().filter(|edition| edition.game == game) {
                        li { a href=(context.path(format_args!("/rules/{}", edition.id))) aria-current=[(shown == Some(&edition.id)).then_some("page")] {
                            (edition_name(text, edition))
                        } }
                    } }
                }
            }
        }
    }
}
