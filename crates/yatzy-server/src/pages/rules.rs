//! The rules, explained: of a game in progress, or of an edition.

use super::layout::{Page, top_bar};
use maud::{Markup, html};
use yatzy_rules::{Catalogue, Ruleset};
use yatzy_text::{Guide, PadNames, Text, say};

/// The rules in force.
pub fn rules_page(text: Text, rules: &Ruleset, names: &PadNames, edition: Option<&str>) -> Markup {
    let plain = edition.and_then(|id| Catalogue::get().edition(id)).map(|edition| edition.game.as_str());
    let plain = plain.and_then(|game| Catalogue::get().rules(game));
    let guide = Guide::new(text, rules, names, plain.as_deref());
    let page = Page { text, title: &guide.title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(text, "/", &html! { h1 { (guide.title) small { (edition.unwrap_or_default()) } } }, &html! {}))
        main.guide {
            p { (guide.summary) }
            h2 { (say!(text, "guide-turn")) }
            @for line in &guide.turn { p { (line) } }
            @if let Some(columns) = &guide.columns { p { (columns) } }
            h2 { (say!(text, "guide-boxes")) }
            dl { @for rule in &guide.boxes {
                dt { (rule.name) }
                dd { (rule.rule) }
            } }
            h2 { (say!(text, "guide-options")) }
            ul { @for option in &guide.options { li { (option.sentence) } } }
            h2 { (say!(text, "guide-end-heading")) }
            @for line in &guide.end { p { (line) } }
        }
    })
}
