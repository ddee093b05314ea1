//! What someone plays for: a line at the table, and the choice behind a fold or on the form of a new game.

use super::table::{TablePage, hidden};
use crate::request::Fields;
use maud::{Markup, html};
use yatzy_rules::Goal;
use yatzy_table::SeatView;
use yatzy_text::{Text, say};

/// What is offered where nobody has said a total.
const SOME_TOTAL: u32 = 300;
/// The highest total that can be written.
const MOST: u32 = 999_999;

/// What the one who looks plays for, and how likely that is as things stand.
pub(super) fn aim_line(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    // Where several play on one device, whose turn it is.
    let alone = view.you.seats.len() == 1;
    let yours = |seat: &&SeatView| seat.is_yours && (alone || Some(seat.seat) == page.turn_of());
    let seat = view.seats.iter().find(yours).filter(|_| !page.past);
    let line = seat.filter(|_| !view.is_over()).and_then(|seat| seat.goal_sentence(text));
    html! { @if let Some(line) = line { p.aim role="status" { (line) } } }
}

/// The choice at the table; nothing where it is not the asker's.
pub(super) fn aim_fold(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let (text, view) = (page.text(), page.view);
    if !seat.may_aim() || view.is_over() {
        return html! {};
    }
    let id = format!("aim-{}", seat.seat);
    html! {
        details.fold id=(format!("{id}-fold")) {
            summary { (say!(text, "aim-title")) }
            form method="post" action=(page.at(format_args!("/seats/{}/goal", seat.seat))) {
                (hidden(page, &id))
                (choice(text, &id, seat.goal, view.seats.len() > 1))
                button { (say!(text, "aim-set")) }
            }
        }
    }
}

/// The choice on the form of a new game.
pub(super) fn aim_field(text: Text, filled: &Fields) -> Markup {
    let chosen = read(filled).unwrap_or_default();
    html! {
        fieldset {
            legend { label for="aim" { (say!(text, "aim-title")) } }
            (choice(text, "aim", chosen, true))
        }
    }
}

fn choice(text: Text, id: &str, chosen: Goal, in_company: bool) -> Markup {
    let total = match chosen {
        Goal::AtLeast(total) => total,
        _ => SOME_TOTAL,
    };
    let for_total = matches!(chosen, Goal::AtLeast(_));
    html! {
        div.inline.goal {
            select id=(id) name="goal" aria-label=(say!(text, "aim-title")) {
                option value="mean" { (say!(text, "aim-mean")) }
                option value="record" selected[chosen == Goal::Record] { (say!(text, "aim-record")) }
                option value="at-least" selected[for_total] { (say!(text, "aim-total")) }
                @if in_company { option value="win" selected[chosen == Goal::Win] { (say!(text, "aim-win")) } }
            }
            input type="number" name="total" min="1" max=(MOST) inputmode="numeric" value=(total)
                aria-label=(say!(text, "aim-total-label"));
        }
        p.hint { (say!(text, "aim-hint")) span.number { " " (say!(text, "aim-hint-number")) } }
    }
}

/// What was chosen; the highest average if nothing was, and `None` if it makes no sense.
pub(crate) fn read(fields: &Fields) -> Option<Goal> {
    match fields.get("goal") {
        None => Some(Goal::Mean),
        Some("at-least") => {
            format!("at-least:{}", fields.get("total").unwrap_or_default().trim()).parse().ok()
        }
        Some(goal) => goal.parse().ok(),
    }
}
