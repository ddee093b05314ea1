//! The pairing page of the site: two phones exchange a code each, and play without a server. Every sentence that its
//! script may need stands here, hidden until it applies.

use super::layout::{Page, top_bar};
use super::lobby::{hand_on, lobby_style};
use crate::reply::Reply;
use crate::request::{PageContext, Site};
use maud::{Markup, html};
use yatzy_table::GameId;
use yatzy_text::{Text, say};

/// The path of the page.
pub const PAGE: &str = "/together";

/// The facts that the page's script needs.
pub struct TogetherPage<'a> {
    /// The id of this device's house.
    pub house: &'a str,
    /// The number of the format of codes and frames.
    pub format: u8,
    /// The table that others are invited to.
    pub game: Option<&'a GameId>,
}

/// Why a code is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairingProblem {
    /// It is something else.
    NotACode,
    /// A part of it is missing or wrong.
    Damaged,
    /// It belongs to another pairing, or the other of the two codes is wanted.
    OtherPairing,
    /// It is an invitation of another site.
    OtherSite,
    /// This device has the older version.
    ThisIsOlder,
    /// The other device has the older version.
    OtherIsOlder,
    /// This device has no network.
    NoNetwork,
}

/// The sentence for a code that is not accepted.
pub fn pairing_problem(problem: PairingProblem, text: Text) -> String {
    match problem {
        PairingProblem::NotACode => say!(text, "together-not-a-code"),
        PairingProblem::Damaged => say!(text, "together-damaged"),
        PairingProblem::OtherPairing => say!(text, "together-other-pairing"),
        PairingProblem::OtherSite => say!(text, "together-other-site"),
        PairingProblem::ThisIsOlder => say!(text, "together-this-older"),
        PairingProblem::OtherIsOlder => say!(text, "together-other-older"),
        PairingProblem::NoNetwork => say!(text, "together-no-network"),
    }
}

pub fn together_page(text: Text, site: &Site, facts: &TogetherPage<'_>) -> Reply {
    let context = PageContext::without_forms(text, site);
    let title = say!(text, "together-title");
    let page = Page { context, title: &title, class: "small", scripts: &["share.js"] };
    let back = facts.game.map_or_else(|| "/".to_owned(), GameId::page);
    Reply::page(page.with(&html! {
        (top_bar(context, &back, &html! { h1 { (title) } }, &html! {}))
        main #together data-house=(facts.house) data-format=(facts.format) data-base=(site.base)
            data-game=[facts.game.map(GameId::to_string)] {
            (lobby_style(site))
            div #notes.site { (notes(text)) }
            div.intro {
                p { (say!(text, "together-what")) }
                p.hint { (say!(text, "together-network")) " " (say!(text, "together-limits")) }
            }
            @if facts.game.is_some() { (host_part(text)) } @else { (no_game(context)) }
            section #join hidden {
                p { (say!(text, "together-show-answer")) }
                (code_place(text, "answer"))
            }
            p #count hidden { (say!(text, "together-connected")) " " strong {} }
            @if facts.game.is_some() { p { a #to-table.button.big href=(context.path(&back)) { (say!(text, "invite-to-table")) } } }
            script type="module" src=(context.path("/together.js")) {}
        }
    }))
}

/// What the phone shows that invites.
fn host_part(text: Text) -> Markup {
    html! {
        section #host hidden {
            div #offering hidden {
                p { (step(1)) (say!(text, "together-show-offer")) }
                (code_place(text, "offer"))
                div #camera hidden { p { (step(2)) (say!(text, "together-camera")) } video muted playsinline {} }
                label for="reply" { (step(2)) (say!(text, "together-reply")) }
                textarea #reply rows="2" autocomplete="off" autocapitalize="characters" spellcheck="false" {}
                p { button #connect.big type="button" { (say!(text, "together-connect")) } }
            }
            p.intro { (say!(text, "together-allow")) }
            p { button #invite.big type="button" { (say!(text, "together-invite")) } }
        }
    }
}

/// The number of a step. The sentences follow each other without it, too.
fn step(number: u8) -> Markup {
    html! { span.step aria-hidden="true" { (number) } }
}

/// Others are invited to a table, so a game comes first.
fn no_game(context: PageContext<'_>) -> Markup {
    html! {
        section #host hidden {
            p { a.button.big href=(context.path("/new")) { (say!(context.text, "new-title")) } }
        }
    }
}

/// The place of a code: its picture, buttons, and the text.
fn code_place(text: Text, id: &str) -> Markup {
    html! {
        div id=(id) {
            div data-picture {}
            (hand_on(text, "", &say!(text, "together-copy")))
            p.link { code {} }
        }
    }
}

/// The sentences about the connection.
fn notes(text: Text) -> Markup {
    let notes = [
        ("connecting", say!(text, "together-connecting")),
        ("isolated", say!(text, "together-isolated")),
        ("host-gone", say!(text, "together-host-gone")),
        ("guest-gone", say!(text, "together-guest-gone")),
        ("other-tab", say!(text, "together-other-tab")),
        ("full", say!(text, "together-full")),
        ("garbage", say!(text, "together-garbage")),
        ("this-older", say!(text, "together-this-older")),
        ("other-older", say!(text, "together-other-older")),
        ("cannot", say!(text, "together-cannot")),
        ("problem", String::new()),
    ];
    html! {
        @for (name, sentence) in &notes { p data-note=(name) role="status" hidden { span { (sentence) } } }
    }
}

/// The way to the pairing page, at a table of the site that others can join.
pub(super) fn invite_link(context: PageContext<'_>, game: &GameId) -> Markup {
    html! {
        p { a.button.big href=(context.path(format_args!("{PAGE}?game={game}"))) { (say!(context.text, "together-invite")) } }
        p.hint { (say!(context.text, "together-network")) }
    }
}
