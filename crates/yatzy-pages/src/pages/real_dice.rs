//! Reporting a turn of a real table: faces to tap, or a hand to type.

use super::dice::die;
use super::question::turn_facts;
use super::table::TablePage;
use maud::{Markup, html};
use yatzy_rules::Face;
use yatzy_text::{Text, say};

/// Six faces to tap, and the hand so far.
pub(super) fn real_dice_area(page: &TablePage<'_>) -> Markup {
    let text = page.text();
    if !page.may_tell() {
        return html! {};
    }
    let hand = page.query.hand.map(|hand| hand.to_string()).unwrap_or_default();
    html! {
        section.tell aria-label=(say!(text, "table-entry-title")) {
            (turn_facts(page))
            div.told {
                div.row #told aria-live="polite" {
                    @for face in page.query.hand.iter().flat_map(|hand| hand.faces()) { span.lies { (die(face)) } }
                }
                p.hint { (say!(text, "table-entry-hint")) }
                div.typed {
                    label for="hand" { (say!(text, "table-entry-hand")) }
                    input #hand name="hand" inputmode="numeric" autocomplete="off" value=(hand) placeholder="6-6-6-5-5";
                    button.plain name="do" value="show" { (say!(text, "table-entry-show")) }
                    button.plain #clear name="do" value="clear" { (say!(text, "table-entry-clear")) }
                }
            }
            (faces(text, Some("faces")))
        }
    }
}

/// Six faces to tap, which a script shows.
pub(super) fn faces(text: Text, id: Option<&str>) -> Markup {
    html! {
        div.faces id=[id] hidden {
            @for face in Face::ALL {
                button type="button" data-face=(face.pips())
                    aria-label=(say!(text, "table-entry-die", face = face.pips())) { (die(face)) }
            }
        }
    }
}
