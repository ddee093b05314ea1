//! Parts of a page that is rendered in the reader's browser: the scripts of the site, and hidden notes that they show
//! when they apply.

use super::{GAMES_PAGE, PAIRING_PAGE};
use crate::request::{Deployment, PageContext, Site};
use maud::{Markup, html};
use yatzy_text::{Lang, Text, say};

/// Elements of the head.
pub(super) fn head(site: &Site) -> Markup {
    match site.deployment {
        Deployment::Server => html! {},
        Deployment::Browser | Deployment::Guest => html! {
            link rel="apple-touch-icon" href={ (site.own_base()) "/icon-full-180.png" };
            script type="module" src={ (site.own_base()) "/site.js" } {}
        },
        Deployment::Prerendered => html! {
            meta http-equiv="content-security-policy" content="{policy}";
            link rel="apple-touch-icon" href="{icon-full-180.png}";
            // It runs before anything is shown, because it may change the language.
            script src="{first.js}" {}
        },
    }
}

/// Notes, hidden until they apply.
pub(super) fn notes(context: PageContext<'_>) -> Markup {
    let text = context.text;
    match context.site.deployment {
        Deployment::Server => html! {},
        Deployment::Guest => html! {
            aside #site.site {
                p data-note="host-gone" role="status" hidden { span { (say!(text, "together-host-gone")) } }
            }
        },
        Deployment::Browser => html! {
            aside #site.site {
                p data-note="update-waits" role="status" hidden { (say!(text, "site-update-waits")) }
                p data-note="guests-gone" role="status" hidden {
                    span { (say!(text, "together-guests-gone")) }
                    a.button.plain href=(context.path(PAIRING_PAGE)) { (say!(text, "together-invite")) }
                }
                (warning(context, "nearly-full", &say!(text, "site-nearly-full")))
                (warning(context, "goes-after-a-week", &say!(text, "site-goes-after-a-week")))
                (warning(context, "may-go", &say!(text, "site-may-go")))
            }
        },
        Deployment::Prerendered => html! {
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

/// A warning that games could be lost, with a link to the back-up and a button to dismiss it.
fn warning(context: PageContext<'_>, name: &str, sentence: &str) -> Markup {
    html! {
        p data-note=(name) role="status" hidden {
            span { (sentence) }
            a.button.plain href=(context.path(GAMES_PAGE)) { (say!(context.text, "site-back-up")) }
            button.plain type="button" data-away { (say!(context.text, "site-put-away")) }
        }
    }
}

/// A button that installs the site, where the browser can.
pub(super) fn install(context: PageContext<'_>) -> Markup {
    html! {
        @if context.site.deployment == Deployment::Browser {
            p { button #install.plain.button.wide type="button" hidden { (say!(context.text, "site-install")) } }
        }
    }
}
