//! What is asked before something happens. Where the server can't be reached a script asks the same: the page brings
//! the questions of a pad for real dice along, with blanks for what they are about.

use super::table::{View, hidden};
use maud::{Markup, html};
use std::collections::BTreeSet;
use yatzy_rules::{Cell, FREE_RETHROWS, Hand, Points, Ruleset, Seat};
use yatzy_text::say;

/// Blanks in words that a script completes.
const BOX: &str = "□";
const POINTS: &str = "#";

/// What is asked now.
pub(super) fn questions(view: &View<'_>) -> Markup {
    html! {
        @if let Some(cell) = view.look.zero { (zero_question(view, cell)) }
        @if let Some(cell) = view.look.points.filter(|_| view.may_tell()) { (points_question(view, cell)) }
        @if let Some((round, seat)) = view.look.correct.filter(|_| view.may_write()) {
            (correct_question(view, round, seat))
        }
    }
}

/// A question, where it was asked from, and the way back there.
fn question(view: &View<'_>, from: &str, asks: &Markup, answers: &Markup, back: &str) -> Markup {
    let id = view.seen.id();
    html! {
        form.question #question method="post" action=(format!("/g/{id}/act")) data-from=(from) aria-labelledby="question-asks" {
            (hidden(view))
            p #question-asks { (asks) }
            (answers)
            a.button.plain href=(format!("/g/{id}")) { (back) }
        }
    }
}

/// A zero asks once.
fn zero_question(view: &View<'_>, cell: Cell) -> Markup {
    let rules = view.seen.game.rules();
    zero(view, &view.text.cell_name(&view.seen.pad_names(), rules, cell), &rules.cell_id(cell))
}

fn zero(view: &View<'_>, name: &str, box_id: &str) -> Markup {
    let text = view.text;
    let asks = html! { strong { (say!(text, "web-zero-ask", box = name)) } " " (say!(text, "web-zero-why")) };
    let answers = html! {
        @if let Some(hand) = view.look.hand { input type="hidden" name="hand" value=(hand); }
        @if let Some(throws) = view.look.throws { input type="hidden" name="throws" value=(throws); }
        @if let Some(named) = view.look.named { input type="hidden" name="named" value=(view.seen.game.rules().cell_id(named)); }
        button name="do" value=(format!("enter:{box_id}")) { (say!(text, "web-zero-yes")) }
    };
    question(view, &format!("ask:{box_id}"), &asks, &answers, &say!(text, "web-zero-no"))
}

/// The points that a box can take now, to choose from.
fn points_question(view: &View<'_>, cell: Cell) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    let box_id = rules.cell_id(cell);
    let named = view.named_for(cell);
    let with_extra =
        if rules.joker().is_some() { game.possible_points(cell, named, true) } else { Vec::new() };
    let choices = html! {
        @for points in game.possible_points(cell, named, false).iter().rev() {
            button name="do" value=(format!("tell:{box_id}:{points}")) { (points) }
        }
        @for points in with_extra.iter().rev() {
            button name="do" value=(format!("extra:{box_id}:{points}")) {
                (say!(text, "web-tell-extra", points = points.0))
            }
        }
    };
    points(view, &text.cell_name(&view.seen.pad_names(), rules, cell), &box_id, &choices)
}

fn points(view: &View<'_>, name: &str, box_id: &str, choices: &Markup) -> Markup {
    let text = view.text;
    let asks = html! { strong { (say!(text, "web-tell-points", box = name)) } };
    let answers = html! {
        (turn_facts(view))
        div.choices { (choices) }
    };
    question(view, &format!("points:{box_id}"), &asks, &answers, &say!(text, "web-back"))
}

/// What some rules ask beside the hand: how many throws, which box was named.
pub(super) fn turn_facts(view: &View<'_>) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    let Some(turn) = game.turn() else { return html! {} };
    let free = 1 + FREE_RETHROWS;
    let most = game.throws().map_or(free, |throws| throws.most);
    let open = game.card(turn.seat).map(yatzy_rules::Card::open).unwrap_or_default();
    html! {
        @if rules.has_chips() {
            fieldset.throws data-free=(free) {
                legend { (say!(text, "web-tell-throws")) }
                @for throws in 1..=most {
                    @let told = throws == view.look.throws.unwrap_or(free);
                    label { input type="radio" name="throws" value=(throws) checked[told]; span { (throws) } }
                }
            }
        }
        @if rules.declares() && turn.named.is_none() {
            label.named {
                (say!(text, "web-tell-named")) " "
                select name="named" {
                    option value="" { (say!(text, "tell-named-entered")) }
                    // A script shows those of whoever is next where the server can't be asked.
                    @for cell in rules.cells().iter() {
                        option value=(rules.cell_id(cell)) disabled[!open.contains(cell)] hidden[!open.contains(cell)]
                            selected[view.look.named == Some(cell)] {
                            (text.cell_name(&view.seen.pad_names(), rules, cell))
                        }
                    }
                }
            }
        }
    }
}

/// A finished turn, to be told anew.
fn correct_question(view: &View<'_>, round: u16, seat: Seat) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    let turn = game.turn_at(round, seat);
    let Some(entry) = turn.and_then(|turn| turn.entry) else { return html! {} };
    let hand = turn.and_then(|turn| turn.hand()).map(|hand| hand.to_string()).unwrap_or_default();
    let throws = turn.and_then(|turn| turn.throws());
    let cells = |chosen: Option<Cell>| {
        html! {
            @for cell in rules.cells().iter() {
                option value=(rules.cell_id(cell)) selected[chosen == Some(cell)] {
                    (text.cell_name(&view.seen.pad_names(), rules, cell))
                }
            }
        }
    };
    let asks = html! { strong { (say!(text, "web-correct-title", name = view.name(seat), round = round)) } };
    let answers = html! {
        p.hint { (say!(text, "web-correct-hint")) }
        div.typed {
            label for="c-box" { (say!(text, "web-box")) }
            select #c-box name="box" { (cells(Some(entry.cell))) }
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
                select #c-named name="named" { (cells(turn.and_then(|turn| turn.named))) }
            }
        }
        button name="do" value=(format!("correct:{round}:{}", seat.number())) { (say!(text, "web-correct-do")) }
    };
    let from = format!("?correct={round}.{}", seat.number());
    question(view, &from, &asks, &answers, &say!(text, "web-back"))
}

/// Words for entries that wait on a device, and what is asked before one: a script fills in which.
pub(super) fn waiting_words(view: &View<'_>) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    html! {
        template #words data-unsaved=(say!(text, "web-not-saved"))
            data-enter=(say!(text, "web-enter", points = POINTS, box = BOX))
            data-tell=(say!(text, "web-tell-points", box = BOX))
            data-extra=(say!(text, "web-tell-extra", points = POINTS)) {
            @for (seat, _) in view.seen.seats() {
                span data-of=(seat.number()) data-chips=(game.card(seat).map_or(0, yatzy_rules::Card::chips)) {
                    (say!(text, "web-turn", name = view.name(seat)))
                }
            }
            @for cell in rules.cells().iter() {
                span data-box=(rules.cell_id(cell)) data-points=(spaced(rules.possible_points(cell)))
                    data-extra=[rules.joker().map(|_| spaced(extra_points(rules, cell)))] {
                    (text.cell_name(&view.seen.pad_names(), rules, cell))
                }
            }
            (zero(view, BOX, BOX))
            (points(view, BOX, BOX, &html! {}))
        }
        div.question #conflict role="alertdialog" aria-labelledby="conflict-title" hidden {
            p #conflict-title { strong { (say!(text, "page-conflict-title")) } }
            p.who {}
            dl {
                dt { (say!(text, "page-conflict-theirs")) }
                dd.theirs {}
                dt { (say!(text, "page-conflict-mine")) }
                dd.mine {}
            }
            p.why {}
            button type="button" data-choice="theirs" { (say!(text, "page-conflict-keep")) }
            button.plain type="button" data-choice="mine" { (say!(text, "page-conflict-replace")) }
        }
    }
}

/// What a cell can hold when an extra yatzy is written there.
fn extra_points(rules: &Ruleset, cell: Cell) -> BTreeSet<Points> {
    let alike = Hand::all(rules.dice()).iter().filter(|hand| hand.all_alike().is_some());
    alike.flat_map(|&hand| [rules.points(cell, hand), rules.joker_points(cell, hand)]).collect()
}

/// The most first.
fn spaced(points: impl IntoIterator<Item = Points, IntoIter: DoubleEndedIterator>) -> String {
    points.into_iter().rev().map(|points| points.to_string()).collect::<Vec<_>>().join(" ")
}
