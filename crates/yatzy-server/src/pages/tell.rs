//! Turns told from a real table: faces to tap, points to choose, slips to correct.

use super::dice::die;
use super::table::{View, hidden};
use crate::table::number;
use maud::{Markup, html};
use yatzy_rules::{Cell, FREE_RETHROWS, Face, Seat};
use yatzy_text::say;

/// Six faces to tap, and the hand so far.
pub(super) fn tell_area(view: &View<'_>) -> Markup {
    let text = view.text;
    if !view.may_tell() {
        return html! {};
    }
    let hand = view.look.hand.map(|hand| hand.to_string()).unwrap_or_default();
    html! {
        section.tell aria-label=(say!(text, "web-tell-title")) {
            (turn_facts(view))
            div.row #told aria-live="polite" {
                @for face in view.look.hand.iter().flat_map(|hand| hand.faces()) { span.lies { (die(face)) } }
            }
            div.faces #faces hidden {
                @for face in Face::ALL {
                    button type="button" data-face=(face.pips())
                        aria-label=(say!(text, "web-tell-die", face = face.pips())) { (die(face)) }
                }
            }
            div.typed {
                label for="hand" { (say!(text, "web-tell-hand")) }
                input #hand name="hand" inputmode="numeric" autocomplete="off" value=(hand) placeholder="6-6-6-5-5";
                button.plain name="do" value="show" { (say!(text, "web-tell-show")) }
                button.plain #clear name="do" value="clear" { (say!(text, "web-tell-clear")) }
            }
            p.hint { (say!(text, "web-tell-hint")) }
        }
    }
}

/// What some rules ask beside the hand: how many throws, which box was named.
fn turn_facts(view: &View<'_>) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    let Some(turn) = game.turn() else { return html! {} };
    let most = 1 + FREE_RETHROWS + game.card(turn.seat).map_or(0, yatzy_rules::Card::chips);
    html! {
        @if rules.has_chips() {
            fieldset.throws {
                legend { (say!(text, "web-tell-throws")) }
                @for throws in 1..=most {
                    label { input type="radio" name="throws" value=(throws) checked[throws == 3]; (throws) }
                }
            }
        }
        @if rules.declares() && turn.named.is_none() {
            label for="named" { (say!(text, "web-tell-named")) }
            select #named name="named" {
                @for cell in game.card(turn.seat).map(|card| card.open()).unwrap_or_default().iter() {
                    option value=(rules.cell_id(cell)) { (text.cell_name(&view.seen.pad_names(), rules, cell)) }
                }
            }
        }
    }
}

/// The points that a box can take now, to choose from.
pub(super) fn points_panel(view: &View<'_>, cell: Cell) -> Markup {
    let (text, id, game) = (view.text, view.seen.id(), &view.seen.game);
    let rules = game.rules();
    let box_id = rules.cell_id(cell);
    let name = text.cell_name(&view.seen.pad_names(), rules, cell);
    let named = game.turn().and_then(|turn| turn.named).or_else(|| rules.declares().then_some(cell));
    let with_extra =
        if rules.joker().is_some() { game.possible_points(cell, named, true) } else { Vec::new() };
    html! {
        form.question #question method="post" action=(format!("/g/{id}/act")) {
            (hidden(view))
            p { strong { (say!(text, "web-tell-points", box = name)) } }
            (turn_facts(view))
            div.choices {
                @for points in game.possible_points(cell, named, false).iter().rev() {
                    button name="do" value=(format!("tell:{box_id}:{points}")) { (points) }
                }
                @for points in with_extra.iter().rev() {
                    button name="do" value=(format!("extra:{box_id}:{points}")) {
                        (say!(text, "web-tell-extra", points = points.0))
                    }
                }
            }
            a.button.plain href=(format!("/g/{id}")) { (say!(text, "web-back")) }
        }
    }
}

/// A finished turn, to be told anew.
pub(super) fn correct_panel(view: &View<'_>, round: u16, seat: Seat) -> Markup {
    let (text, id, game) = (view.text, view.seen.id(), &view.seen.game);
    let rules = game.rules();
    let turn = game.steps().iter().find_map(|step| match step {
        yatzy_rules::Step::Turn(turn) if (turn.round, turn.seat) == (round, seat) => Some(turn),
        _ => None,
    });
    let Some(entry) = turn.and_then(|turn| turn.entry) else { return html! {} };
    let hand = turn.and_then(|turn| turn.hand()).map(|hand| hand.to_string()).unwrap_or_default();
    let throws = turn.and_then(|turn| turn.throws());
    html! {
        form.question #question method="post" action=(format!("/g/{id}/act")) {
            (hidden(view))
            p { strong { (say!(text, "web-correct-title", name = view.name(seat), round = round)) } }
            p.hint { (say!(text, "web-correct-hint")) }
            div.typed {
                label for="c-box" { (say!(text, "web-box")) }
                select #c-box name="box" {
                    @for cell in rules.cells().iter() {
                        option value=(rules.cell_id(cell)) selected[cell == entry.cell] {
                            (text.cell_name(&view.seen.pad_names(), rules, cell))
                        }
                    }
                }
                label for="c-hand" { (say!(text, "web-tell-hand")) }
                input #c-hand name="hand" inputmode="numeric" autocomplete="off" value=(hand);
                label for="c-points" { (say!(text, "web-correct-points")) }
                input #c-points name="points" inputmode="numeric" autocomplete="off"
                    value=[hand.is_empty().then_some(entry.points)];
                @if rules.has_chips() {
                    label for="c-throws" { (say!(text, "web-tell-throws")) }
                    input #c-throws name="throws" inputmode="numeric" value=[throws];
                }
                @if rules.declares() {
                    label for="c-named" { (say!(text, "web-tell-named")) }
                    select #c-named name="named" {
                        @for cell in rules.cells().iter() {
                            option value=(rules.cell_id(cell)) selected[turn.and_then(|turn| turn.named) == Some(cell)] {
                                (text.cell_name(&view.seen.pad_names(), rules, cell))
                            }
                        }
                    }
                }
            }
            button name="do" value=(format!("correct:{round}:{}", number(seat))) { (say!(text, "web-correct-do")) }
            a.button.plain href=(format!("/g/{id}")) { (say!(text, "web-back")) }
        }
    }
}
