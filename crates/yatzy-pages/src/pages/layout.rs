//! What every page has: its head, its language, its way home.

use super::device;
use crate::assets::asset_path;
use crate::request::{Deployment, PageContext};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use yatzy_text::{Lang, Text, say};
use yatzy_wire::Problem;

/// The script of a table that is played at. Such a page is kept light: it brings no style of other pages.
const TABLE: &str = "table.js";

/// A page.
pub(super) struct Page<'a> {
    pub context: PageContext<'a>,
    pub title: &'a str,
    /// A class for the whole page, by which the style sheet tells pages apart.
    pub class: &'static str,
    /// Modules of ours that the page runs.
    pub scripts: &'static [&'static str],
}

impl Page<'_> {
    pub fn with(&self, body: &Markup) -> Markup {
        let (text, site) = (self.context.text, self.context.site);
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
                    link rel="icon" href=(asset_path(site, "icon.svg")) type="image/svg+xml";
                    (device::head(site))
                    link rel="manifest" href=(site.path("/manifest.webmanifest"));
                    @if !self.scripts.contains(&TABLE) { link rel="stylesheet" href=(asset_path(site, "pages.css")); }
                    link rel="stylesheet" href=(asset_path(site, "style.css"));
                    @if site.deployment != Deployment::Prerendered {
                        @for script in self.scripts.iter().chain(&["install.js"]) {
                            script type="module" src=(asset_path(site, script)) {}
                        }
                    }
                }
                body class=(self.class) {
                    (device::notes(self.context))
                    (body)
                }
            }
        }
    }
}

/// The bar on top: the way back, where one is, and the languages.
/// `back` is a path within the site.
pub(super) fn top_bar(context: PageContext<'_>, back: &str, title: &Markup, aside: &Markup) -> Markup {
    let text = context.text;
    let label = if back == "/" { say!(text, "nav-home") } else { say!(text, "nav-back") };
    html! {
        header.top {
            a.home href=(context.path(back)) aria-label=(label) { "‹" }
            (title)
            (aside)
            (languages(text))
        }
    }
}

/// What the enter key presses in a form whose first button it must not: browsers take the first there is. Nobody sees
/// it, and `None` presses nothing.
pub(super) fn default_button(presses: Option<&str>) -> Markup {
    let value = presses.filter(|value| !value.is_empty());
    html! {
        button.unseen type="submit" name=[value.map(|_| "do")] value=[value] disabled[presses.is_none()] tabindex="-1" aria-hidden="true" {}
    }
}

/// All languages by their own names, on every page: a link to the same page in another language. Nothing else
/// changes by it.
pub(super) fn languages(text: Text) -> Markup {
    let label = say!(text, "nav-language");
    html! {
        details.languages #languages {
            summary {
                svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" {
                    circle cx="12" cy="12" r="9" {}
                    path d="M3 12h18M12 3c3 3 3.6 6 3.6 9s-.6 6-3.6 9c-3-3-3.6-6-3.6-9S9 6 12 3Z" {}
                }
                span.unseen { (label) (say!(text, "colon")) " " (text.language_name()) }
                span aria-hidden="true" { (text.lang().code()) }
            }
            (inside("languages", &html! { nav aria-label=(label) { ul {
                @for lang in Lang::ALL {
                    li { a href=(format!("?lang={}", lang.code())) lang=(lang.code())
                        aria-current=[(lang == text.lang()).then_some("true")] {
                        (Text::new(lang).language_name())
                    } }
                }
            } } }))
        }
    }
}

/// What is inside a fold, after its summary, and marked by the fold's id: a script that draws a table anew puts it off
/// until what is seen has been drawn.
pub(super) fn inside(id: &str, markup: &Markup) -> Markup {
    html! { (PreEscaped(format!("<!--fold {id}-->"))) (markup) (PreEscaped("<!--unfold-->")) }
}

/// A problem that is about no table: what was wrong, and a way on.
pub(crate) fn problem_page(context: PageContext<'_>, problem: &Problem) -> Markup {
    let text = context.text;
    let title = say!(text, "nav-refused");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            p.refusal role="alert" data-code=(problem.code()) { (problem.sentence(text)) }
            p { a.button href=(context.path("/")) { (say!(text, "nav-home")) } }
        }
    })
}
