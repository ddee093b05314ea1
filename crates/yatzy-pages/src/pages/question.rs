//! Questions before an action. Without a connection a script asks the same: the page of a pad for real dice contains
//! the questions, with blanks.

use super::real_dice::faces;
use super::table::{TablePage, hidden};
use maud::{Markup, html};
use std::collections::BTreeSet;
use yatzy_rules::{Card, Cell, FREE_RETHROWS, Hand, Points, Ruleset, Seat};
use yatzy_text::say;

/// Blanks that a script fills.
const BOX: &str = "□";
const POINTS: &str = "#";

/// The current question.
pub(super) fn questions(page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(cell) = page.query.zero { (zero_question(page, cell)) }
        @if let Some(cell) = page.query.points.filter(|_| page.may_tell()) { (points_question(page, cell)) }
        @if let Some((round, seat)) = page.query.correct.filter(|_| page.may_write()) {
            (correct_question(page, round, seat))
        }
    }
}

/// A question, the element it belongs to, and the way back.
fn question(page: &TablePage<'_>, from: &str, asks: &Markup, answers: &Markup, back: &str) -> Markup {
    html! {
        form.question #question method="post" action=(page.at("/act")) data-from=(from) aria-labelledby="question-asks" {
            (hidden(page, from))
            p #question-asks { (asks) }
            (answers)
            a.button.plain href=(page.at("")) { (back) }
        }
    }
}

/// The confirmation of a zero.
fn zero_question(page: &TablePage<'_>, cell: Cell) -> Markup {
    zero(page, &page.cell_name(cell), &page.view.rules.cell_id(cell), page.has_another(cell))
}

fn zero(page: &TablePage<'_>, name: &str, box_id: &str, has_another: bool) -> Markup {
    let text = page.text();
    let asks =
        html! { strong { (say!(text, "zero-question", box = name)) } " " (say!(text, "table-zero-why")) };
    let answers = html! {
        @if let Some(hand) = page.query.hand { input type="hidden" name="hand" value=(hand); }
        @if let Some(throws) = page.query.throws { input type="hidden" name="throws" value=(throws); }
        @if let Some(named) = page.query.named { input type="hidden" name="named" value=(page.view.rules.cell_id(named)); }
        button name="do" value=(format!("enter:{box_id}")) { (say!(text, "table-zero-yes")) }
    };
    let back = if has_another { say!(text, "table-zero-no") } else { say!(text, "nav-back") };
    question(page, &format!("ask:{box_id}"), &asks, &answers, &back)
}

/// The possible points of a box, as buttons.
fn points_question(page: &TablePage<'_>, cell: Cell) -> Markup {
    let (text, view) = (page.text(), page.view);
    let box_id = view.rules.cell_id(cell);
    let named = page.named_for(cell);
    let with_extra =
        if view.rules.joker().is_some() { view.points_to_tell(cell, named, true) } else { Vec::new() };
    let figures = html! {
        @for points in view.points_to_tell(cell, named, false).iter().rev() {
            button name="do" value=(format!("tell:{box_id}:{points}")) { (points) }
        }
        @for points in with_extra.iter().rev() {
            button name="do" value=(format!("extra:{box_id}:{points}")) {
                (say!(text, "table-entry-extra", points = points.0))
            }
        }
    };
    points(page, &page.cell_name(cell), &box_id, &figures)
}

fn points(page: &TablePage<'_>, name: &str, box_id: &str, figures: &Markup) -> Markup {
    let text = page.text();
    let asks = html! { strong { (say!(text, "table-entry-points", box = name)) } };
    let answers = html! {
        (turn_facts(page))
        div.choices { (figures) }
    };
    question(page, &format!("points:{box_id}"), &asks, &answers, &say!(text, "nav-back"))
}

/// Facts that some rules ask for beside the hand: the number of throws, the called box.
pub(super) fn turn_facts(page: &TablePage<'_>) -> Markup {
    let (text, rules) = (page.text(), &page.view.rules);
    let Some(turn) = &page.view.turn else { return html! {} };
    let free = 1 + FREE_RETHROWS;
    let open = page.view.card(turn.seat).map(Card::open).unwrap_or_default();
    html! {
        @if rules.has_chips() {
            fieldset.throws data-free=(free) {
                legend { (say!(text, "table-entry-throws")) }
                @for throws in 1..=turn.throws.most {
                    @let told = throws == page.query.throws.unwrap_or(free);
                    label { input type="radio" name="throws" value=(throws) checked[told]; span { (throws) } }
                }
            }
        }
        @if rules.declares() && turn.named.is_none() {
            label.named {
                (say!(text, "table-entry-named")) " "
                select name="named" {
                    option value="" { (say!(text, "table-entry-named-entered")) }
                    // Without a connection a script shows those of the next player.
                    @for cell in rules.cells().iter() {
                        option value=(rules.cell_id(cell)) disabled[!open.contains(cell)] hidden[!open.contains(cell)]
                            selected[page.query.named == Some(cell)] {
                            (page.cell_name(cell))
                        }
                    }
                }
            }
        }
    }
}

/// The form for correcting a finished turn.
fn correct_question(page: &TablePage<'_>, round: u16, seat: Seat) -> Markup {
    let (text, rules) = (page.text(), &page.view.rules);
    let turn = page.view.turns().find(|turn| (turn.round, turn.seat) == (round, seat));
    let Some(entry) = turn.and_then(|turn| turn.entry) else { return html! {} };
    let hand = turn.and_then(|turn| turn.hand()).map(|hand| hand.to_string()).unwrap_or_default();
    let throws = turn.and_then(|turn| turn.throws());
    let cells = |chosen: Option<Cell>| {
        html! {
            @for cell in rules.cells().iter() {
                option value=(rules.cell_id(cell)) selected[chosen == Some(cell)] {
                    (page.cell_name(cell))
                }
            }
        }
    };
    let asks =
        html! { strong { (say!(text, "table-correct-title", name = page.name(seat), round = round)) } };
    let answers = html! {
        p.hint { (say!(text, "table-correct-hint")) }
        div.typed {
            label for="c-box" { (say!(text, "table-box")) }
            select #c-box name="box" { (cells(Some(entry.cell))) }
            label for="c-hand" { (say!(text, "table-entry-hand")) }
            input #c-hand name="hand" inputmode="numeric" autocomplete="off" value=(hand);
            (faces(text, None))
            label for="c-points" { (say!(text, "table-correct-points")) }
            input #c-points name="points" inputmode="numeric" autocomplete="off"
                value=[hand.is_empty().then_some(entry.points)];
            @if rules.has_chips() {
                label for="c-throws" { (say!(text, "table-entry-throws")) }
                input #c-throws name="throws" inputmode="numeric" value=[throws];
            }
            @if rules.declares() {
                label for="c-named" { (say!(text, "table-entry-named")) }
                select #c-named name="named" { (cells(turn.and_then(|turn| turn.named))) }
            }
        }
        button name="do" value=(format!("correct:{round}:{seat}")) { (say!(text, "table-correct-do")) }
    };
    let from = format!("?correct={round}.{seat}");
    question(page, &from, &asks, &answers, &say!(text, "nav-back"))
}

/// Sentences and questions for queued entries, with blanks for a script.
pub(super) fn waiting_words(page: &TablePage<'_>) -> Markup {
    let (text, rules) = (page.text(), &page.view.rules);
    let several = rules.columns().len() > 1;
    html! {
        template #words data-unsaved=(say!(text, "table-not-saved"))
            data-enter=(say!(text, "table-enter", points = POINTS, box = BOX))
            data-factor=(rules.columns()[0])
            data-round=(say!(text, "table-round", round = POINTS, rounds = rules.cells().len()))
            data-cell=[several.then(|| say!(text, "cell-name", name = BOX, factor = POINTS))]
            data-extra=(say!(text, "table-entry-extra", points = POINTS)) {
            @for seat in &page.view.seats {
                span data-of=(seat.seat) data-chips=(seat.chips) { (say!(text, "table-turn-of", name = seat.shown(text))) }
            }
            // Columns multiply.
            @for cell in rules.cells().iter().take(rules.boxes().len()) {
                @let (id, factor) = (&rules.box_of(cell).id, rules.factor_of(cell));
                span data-box=(id) data-points=(spaced(rules.possible_points(cell), factor))
                    data-extra=[rules.joker().map(|_| spaced(extra_points(rules, cell), factor))] {
                    (text.box_name(&page.view.names, id.as_str()))
                }
            }
            (zero(page, BOX, BOX, true))
            (points(page, BOX, BOX, &html! {}))
        }
        div.question #conflict role="alertdialog" aria-labelledby="conflict-title" hidden {
            p #conflict-title { strong { (say!(text, "conflict-title")) } }
            p.who {}
            dl {
                dt { (say!(text, "conflict-theirs")) }
                dd.theirs {}
                dt { (say!(text, "conflict-mine")) }
                dd.mine {}
            }
            p.why {}
            button type="button" data-choice="theirs" { (say!(text, "conflict-keep")) }
            button.plain type="button" data-choice="mine" { (say!(text, "conflict-replace")) }
        }
    }
}

/// The points that a cell can hold with an extra yatzy.
fn extra_points(rules: &Ruleset, cell: Cell) -> BTreeSet<Points> {
    let alike = Hand::all(rules.dice()).iter().filter(|hand| hand.all_alike().is_some());
    alike.flat_map(|&hand| [rules.points(cell, hand), rules.joker_points(cell, hand)]).collect()
}

/// The points in descending order, without the factor of the column.
fn spaced(points: impl IntoIterator<Item = Points, IntoIter: DoubleEndedIterator>, factor: u8) -> String {
    points
        .into_iter()
        .rev()
        .map(|points| (points.0 / u32::from(factor)).to_string())
        .collect::<Vec<_>>()
        .join(" ")
}
