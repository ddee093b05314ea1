//! The parts of every page: head, languages, way back.

use super::device;
use crate::assets::asset_path;
use crate::request::{Deployment, PageContext};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use yatzy_table::Refused;
use yatzy_text::{Lang, Text, say};
use yatzy_wire::Problem;

/// The script of a table. Such a page is kept small: it loads no style of other pages.
const TABLE: &str = "table.js";

/// A page.
pub(super) struct Page<'a> {
    pub context: PageContext<'a>,
    pub title: &'a str,
    /// A class of the whole page, for the style sheet.
    pub class: &'static str,
    /// The modules that the page runs.
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
                    link rel="manifest" href={ (site.own_base()) "/manifest.webmanifest" };
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

/// The bar on top: the way back, if there is one, and the languages. `back` is a path within the site.
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

/// An invisible default button, for forms in which the enter key must not press the first visible one. `None` presses
/// nothing.
pub(super) fn default_button(presses: Option<&str>) -> Markup {
    let value = presses.filter(|value| !value.is_empty());
    html! {
        button.unseen type="submit" name=[value.map(|_| "do")] value=[value] disabled[presses.is_none()] tabindex="-1" aria-hidden="true" {}
    }
}

/// All languages by their own names: links to the same page in another language.
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

/// The content of a fold, marked by its id: a script that redraws a table defers it until the visible part is drawn.
pub(super) fn inside(id: &str, markup: &Markup) -> Markup {
    html! { (PreEscaped(format!("<!--fold {id}-->"))) (markup) (PreEscaped("<!--unfold-->")) }
}

/// The page of a problem that is not about a table.
pub(crate) fn problem_page(context: PageContext<'_>, problem: &Problem) -> Markup {
    let text = context.text;
    let title = say!(text, "nav-refused");
    let page = Page { context, title: &title, class: "small", scripts: &[] };
    // Without its connection a guest reaches nothing of the other phone, its first page included.
    let is_away = context.site.deployment == Deployment::Guest
        && matches!(problem, Problem::Rejected(rejection) if rejection.refused == Refused::Unreachable);
    page.with(&html! {
        (top_bar(context, "/", &html! { h1 { (title) } }, &html! {}))
        main {
            @if is_away {
                p.refusal role="alert" data-code=(problem.code()) { (say!(text, "together-host-gone")) }
                p { a.button href={ (context.site.own_base()) "/" } { (say!(text, "nav-home")) } }
            } @else {
                p.refusal role="alert" data-code=(problem.code()) { (problem.sentence(text)) }
                p { a.button href=(context.path("/")) { (say!(text, "nav-home")) } }
            }
        }
    })
}
