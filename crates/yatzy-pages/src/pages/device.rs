//! What pages bring where they are answered on the reader's own device: the scripts that make that possible, and all
//! that may have to be said about it. The scripts show a sentence when it is true.

use super::GAMES_PAGE;
use crate::request::{Carrier, Site, Visit};
use maud::{Markup, html};
use yatzy_text::{Lang, Text, say};

/// What stands in the head.
pub(super) fn head(site: &Site) -> Markup {
    match site.carrier {
        Carrier::Server => html! {},
        Carrier::Device => html! {
            link rel="apple-touch-icon" href=(site.path("/icon-full-180.png"));
            script type="module" src=(site.path("/site.js")) {}
        },
        Carrier::Ahead => html! {
            meta http-equiv="content-security-policy" content="{policy}";
            link rel="apple-touch-icon" href="{icon-full-180.png}";
            // Before anything is shown: it may be shown in another language.
            script src="{first.js}" {}
        },
    }
}

/// What may have to be said, hidden until it is true.
pub(super) fn notes(visit: Visit<'_>) -> Markup {
    let text = visit.text;
    match visit.site.carrier {
        Carrier::Server => html! {},
        Carrier::Device => html! {
            aside #site.site {
                p data-note="update-waits" role="status" hidden { (say!(text, "site-update-waits")) }
                (warning(visit, "nearly-full", &say!(text, "site-nearly-full")))
                (warning(visit, "goes-after-a-week", &say!(text, "site-goes-after-a-week")))
                (warning(visit, "may-go", &say!(text, "site-may-go")))
            }
        },
        Carrier::Ahead => html! {
            aside #site.site {
                p data-note="loading" role="status" hidden { (say!(text, "site-loading")) }
                p data-note="not-loaded" role="alert" hidden {
                    span { (say!(text, "site-not-loaded")) }
                    button.plain type="button" data-again { (say!(text, "site-try-again")) }
                }
                p data-note="cannot-keep" role="alert" hidden { (say!(text, "site-cannot-keep")) }
                p data-note="too-old" role="alert" hidden { (say!(text, "site-too-old")) }
                noscript {
                    @for lang in Lang::ALL { p lang=(lang.code()) { (say!(Text::new(lang), "site-needs-script")) } }
                }
            }
        },
    }
}

/// A warning that games could be lost: with a way to save them, and put away by whoever has read it.
fn warning(visit: Visit<'_>, name: &str, sentence: &str) -> Markup {
    html! {
        p data-note=(name) role="status" hidden {
            span { (sentence) }
            a.button.plain href=(visit.path(GAMES_PAGE)) { (say!(visit.text, "site-back-up")) }
            button.plain type="button" data-away { (say!(visit.text, "site-put-away")) }
        }
    }
}

/// A button that installs the site, where a browser can.
pub(super) fn install(visit: Visit<'_>) -> Markup {
    html! {
        @if visit.site.carrier == Carrier::Device {
            p { button #install.plain.button.wide type="button" hidden { (say!(visit.text, "site-install")) } }
        }
    }
}
