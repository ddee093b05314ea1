//! What every page has: its head, its language, its way home.

use crate::refused::Refused;
use crate::routes::asset_path;
use maud::{DOCTYPE, Markup, html};
use yatzy_text::{Explain, Lang, Text, say};

/// A page.
pub(super) struct Page<'a> {
    pub text: Text,
    pub title: &'a str,
    /// A class for the whole page, by which the style sheet tells pages apart.
    pub class: &'static str,
    /// Modules of ours that the page runs.
    pub scripts: &'static [&'static str],
}

impl Page<'_> {
    pub fn with(&self, body: &Markup) -> Markup {
        let text = self.text;
        html! {
            (DOCTYPE)
            html lang=(text.lang().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" content="#f6f1e4" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#1d242b" media="(prefers-color-scheme: dark)";
                    title { (self.title) }
                    link rel="icon" href=(asset_path("icon.svg")) type="image/svg+xml";
                    link rel="manifest" href="/manifest.webmanifest";
                    link rel="stylesheet" href=(asset_path("style.css"));
                    @for script in self.scripts {
                        script type="module" src=(asset_path(script)) {}
                    }
                }
                body class=(self.class) { (body) }
            }
        }
    }
}

/// The bar on top: home, and where one is.
pub(super) fn top_bar(text: Text, title: &Markup, aside: &Markup) -> Markup {
    html! {
        header.top {
            a.home href="/" aria-label=(say!(text, "web-home")) { "‹" }
            (title)
            (aside)
        }
    }
}

/// A choice of language, at the foot of pages that are no table.
pub(super) fn language_form(text: Text) -> Markup {
    html! {
        form.language method="post" action="/lang" {
            label for="lang" { (say!(text, "web-language")) }
            select id="lang" name="lang" {
                @for lang in Lang::ALL {
                    option value=(lang.code()) lang=(lang.code()) selected[lang == text.lang()] {
                        (Text::new(lang).language_name())
                    }
                }
            }
            button.plain { (say!(text, "web-change")) }
        }
    }
}

/// A refusal that is about no table: what was wrong, and a way on.
pub fn refused_page(refused: &Refused, text: Text) -> Markup {
    let title = say!(text, "web-refused");
    let page = Page { text, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(text, &html! { h1 { (title) } }, &html! {}))
        main {
            p.refusal role="alert" data-code=(refused.code()) { (refused.explain(text)) }
            p { a.button href="/" { (say!(text, "web-home")) } }
        }
    })
}
