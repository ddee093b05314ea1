//! The table on a big screen: every card, the dice of the player, the last move, the standings and, while seats are
//! free, the way to them; no buttons. A script follows the table; without script the browser reloads.

use super::dice::{dice_then, unbroken};
use super::layout::Page;
use super::lobby::{Invitation, lobby_style};
use super::pad::pad;
use super::table::TablePage;
use crate::paths;
use crate::qr::qr_picture;
use maud::{Markup, html};
use yatzy_text::say;

/// The page for a television.
pub(crate) fn screen_page(invitation: &Invitation<'_>) -> Markup {
    let (context, view) = (invitation.context, invitation.view);
    let text = context.text;
    let query = super::TableQuery {
        just: view.last_move().map(|last| (last.seat, last.entry.cell)),
        everyone: true,
        ..super::TableQuery::default()
    };
    let page = TablePage::without_actions(context, view, &query);
    let title = page.title();
    Page { context, title: &title, class: "table screen", scripts: &["screen.js"] }.with(&html! {
        div #table data-game=(view.id) data-version=(view.version) {
            main #main {
                div.banner role="status" {
                    strong { @match view.turn_of() {
                        Some(seat) => { (page.mark(seat)) (say!(text, "table-turn-of", name = page.name(seat))) }
                        None => (say!(text, "over-heading")),
                    } }
                    span {
                        @if let Some(turn) = view.turn.as_ref() {
                            @if turn.hand().is_some() {
                                (say!(text, "table-throw-of", throw = turn.throws.made, throws = turn.throws.most)) " · "
                            }
                            (say!(text, "table-round", round = turn.round, rounds = view.rules.cells().len()))
                        }
                    }
                    h1 { (title) }
                }
                div #play {
                    (pad(&page))
                    div.hand {
                        (dice_then(&page))
                        @if let Some(last) = view.last_move() {
                            p.last.joy[last.is_yatzy(view)] { (page.mark(last.seat)) (unbroken(&last.sentence(view, text))) }
                        }
                        (standing(&page))
                        @if let Some(code) = context.code(view).filter(|_| is_free(&page)) {
                            @let url = invitation.url(&paths::join(code));
                            div.invite { (lobby_style(context.site)) (qr_picture(&url)) p { (say!(text, "invite-code-label")) " " strong.code { (code.to_uppercase()) } } }
                        }
                    }
                }
            }
        }
        noscript { meta http-equiv="refresh" content="5"; }
    })
}

/// Whether a person who scans the code finds a seat.
fn is_free(page: &TablePage<'_>) -> bool {
    page.view.you.may_join || page.view.missing().next().is_some()
}

fn standing(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.view.standings.len() > 1 {
            ol.standing { @for standing in &page.view.standings { li {
                (page.mark(standing.seat)) span { (page.name(standing.seat)) } b { (standing.total) }
            } } }
        }
    }
}
