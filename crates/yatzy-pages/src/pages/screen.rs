//! The table on a big screen: every card, the dice of the player, the last move, and no buttons. A script follows the
//! table; without script the browser reloads.

use super::dice::dice_then;
use super::layout::Page;
use super::pad::pad;
use super::table::TablePage;
use crate::request::PageContext;
use maud::{Markup, html};
use yatzy_table::View;
use yatzy_text::say;

/// The page for a television.
pub(crate) fn screen_page(context: PageContext<'_>, view: &View) -> Markup {
    let text = context.text;
    let query = super::TableQuery {
        just: view.last_move().map(|last| (last.seat, last.entry.cell)),
        everyone: true,
        ..super::TableQuery::default()
    };
    let page = TablePage {
        context,
        view,
        query: &query,
        record: None,
        computer: false,
        invitation: None,
        past: true,
    };
    let title = page.title();
    Page { context, title: &title, class: "table screen", scripts: &["screen.js"] }.with(&html! {
        div #table data-game=(view.id) data-version=(view.version) {
            main #main {
                h1 { (title) @if let Some(code) = context.code(view) { " " small { (code.to_uppercase()) } } }
                div.banner role="status" {
                    @match view.turn_of() {
                        Some(seat) => strong { (say!(text, "table-turn-of", name = page.name(seat))) },
                        None => strong { (say!(text, "over-heading")) },
                    }
                    @if let Some(turn) = view.turn.as_ref().filter(|turn| turn.hand().is_some()) {
                        span { (say!(text, "table-throw-of", throw = turn.throws.made, throws = turn.throws.most)) }
                    }
                }
                div #play {
                    (pad(&page))
                    div.hand {
                        (dice_then(&page))
                        @if let Some(last) = view.last_move() { p.last.joy[last.is_yatzy(view)] { (last.sentence(view, text)) } }
                    }
                }
            }
        }
        noscript { meta http-equiv="refresh" content="5"; }
    })
}
