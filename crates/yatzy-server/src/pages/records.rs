//! Records of this house: for each edition how often, how well, and the latest games.

use super::layout::{Page, language_form, top_bar};
use maud::{Markup, html};
use yatzy_store::Finished;
use yatzy_text::{PadNames, Text, say};

/// How people did in one edition.
#[derive(Clone, Debug)]
pub struct Best {
    /// The edition.
    pub edition: String,
    /// How many cards were filled.
    pub cards: u32,
    /// The best total, and whose it was.
    pub best: (u32, String),
    /// The mean total.
    pub mean: f64,
}

/// The page.
pub fn records_page(text: Text, bests: &[Best], latest: &[Finished]) -> Markup {
    let title = say!(text, "web-records-title");
    let page = Page { text, title: &title, class: "small", scripts: &[] };
    let title_of = |edition: &str| text.title(&PadNames::of_id(edition));
    page.with(&html! {
        (top_bar(text, &html! { h1 { (title) } }, &html! {}))
        main {
            @if latest.is_empty() { p { (say!(text, "web-records-none")) } } @else {
                table.standings {
                    thead { tr {
                        th scope="col" { (say!(text, "web-records-edition")) }
                        th scope="col" { (say!(text, "web-records-games")) }
                        th scope="col" { (say!(text, "web-records-mean")) }
                        th scope="col" { (say!(text, "web-records-best")) }
                    } }
                    tbody { @for best in bests { tr {
                        th scope="row" { (title_of(&best.edition)) small { " " (best.edition) } }
                        td { (best.cards) }
                        td { (text.decimal(best.mean, 1)) }
                        td { b { (best.best.0) } " " (best.best.1) }
                    } } }
                }
                h2 { (say!(text, "web-records-latest")) }
                ul.go-on { @for game in latest { li {
                    a href=(format!("/g/{}", game.id)) {
                        span {
                            (game.edition.as_deref().map(title_of).unwrap_or_default()) ": "
                            @for (i, (name, _, result)) in game.seats.iter().enumerate() {
                                @if i > 0 { ", " } (name) " " (result.total)
                            }
                        }
                        @if let Some(date) = game.ended.date() { time datetime=(date) { (date) } }
                    }
                } } }
            }
        }
        footer { (language_form(text)) }
    })
}
