//! Goals: a line at the table, and the form behind a fold or on the page of a new game.

use super::table::{TablePage, hidden};
use crate::request::Fields;
use maud::{Markup, html};
use yatzy_rules::Goal;
use yatzy_table::SeatView;
use yatzy_text::{Text, say};

/// The goal of the person's seat, and its chance.
pub(super) fn goal_line(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    // With several seats on one device it is the goal of the seat to play.
    let alone = view.you.seats.len() == 1;
    let yours = |seat: &&SeatView| seat.is_yours && (alone || Some(seat.seat) == page.turn_of());
    let seat = view.seats.iter().find(yours).filter(|_| !page.past);
    let line = seat.filter(|_| !view.is_over()).and_then(|seat| seat.goal_sentence(text));
    html! { @if let Some(line) = line { p.aim role="status" { (line) } } }
}

/// The form at the table, for the person's seats that may set a goal.
pub(super) fn goal_fold(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    let seats: Vec<&SeatView> = view.seats.iter().filter(|seat| view.may_set_goal(seat)).collect();
    let to_play = seats.iter().find(|seat| Some(seat.seat) == page.turn_of());
    let Some(chosen) = to_play.or(seats.first()) else { return html! {} };
    let action = |seat: &SeatView| page.at(format_args!("/seats/{}/goal", seat.seat));
    html! {
        details.fold #aim-fold {
            summary { (say!(text, "goal-title")) }
            form method="post" action=(action(chosen)) {
                (hidden(page, "aim"))
                (choice(text, "aim", chosen.goal, view.seats.len() > 1))
                @if seats.len() == 1 {
                    button { (say!(text, "goal-set")) }
                } @else {
                    p { (say!(text, "goal-set")) (say!(text, "colon")) }
                    div.choices { @for seat in &seats { button formaction=(action(seat)) { (seat.shown(text)) } } }
                }
            }
        }
    }
}

/// The form on the page of a new game.
pub(super) fn goal_field(text: Text, filled: &Fields) -> Markup {
    let chosen = read(filled).unwrap_or_default();
    html! {
        fieldset {
            legend { label for="aim" { (say!(text, "goal-title")) } }
            (choice(text, "aim", chosen, true))
        }
    }
}

fn choice(text: Text, id: &str, chosen: Goal, in_company: bool) -> Markup {
    let total = match chosen {
        Goal::AtLeast(total) => total,
        _ => Goal::FIRST_TOTAL,
    };
    let for_total = matches!(chosen, Goal::AtLeast(_));
    html! {
        div.inline.goal {
            select id=(id) name="goal" aria-label=(say!(text, "goal-title")) {
                option value="mean" { (say!(text, "goal-mean")) }
                option value="record" selected[chosen == Goal::Record] { (say!(text, "goal-record")) }
                option value="at-least" selected[for_total] { (say!(text, "goal-total")) }
                @if in_company { option value="win" selected[chosen == Goal::Win] { (say!(text, "goal-win")) } }
            }
            input type="number" name="total" min="1" max=(Goal::MAX_TOTAL) inputmode="numeric" value=(total)
                aria-label=(say!(text, "goal-total-label"));
        }
        p.hint { (say!(text, "goal-hint")) span.number { " " (say!(text, "goal-hint-number")) } }
    }
}

/// The chosen goal; the mean by default, and `None` if it can't be read.
pub(crate) fn read(fields: &Fields) -> Option<Goal> {
    match fields.get("goal") {
        None => Some(Goal::Mean),
        Some("at-least") => {
            format!("at-least:{}", fields.get("total").unwrap_or_default().trim()).parse().ok()
        }
        Some(goal) => goal.parse().ok(),
    }
}
