//! The pad, as on paper: a line a box, a column a player; where several columns belong to a player, the
//! columns of one.

use super::table::View;
use maud::{Markup, html};
use yatzy_rules::{Card, Cell, DiceSource, Phase, Seat};
use yatzy_text::{PadNames, PadRow, Row, pad_rows, say};

/// Letters that jump to boxes; `c` and `u` have another meaning.
const LETTERS: &str = "abdefghijklmnopqrstvwxyz";

/// A column of the pad: a seat's, or one of a seat's several.
#[derive(Clone, Copy)]
struct Column {
    seat: Seat,
    index: usize,
}

pub(super) fn pad(view: &View<'_>) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    let names = view.seen.pad_names();
    let columns = columns(view);
    let several = rules.columns().len() > 1;
    html! {
        @if several && !view.past { (totals_strip(view)) }
        div.scroll tabindex="0" role="region" aria-label=(say!(text, "web-pad")) {
            table.pad.several[several] {
                thead {
                    tr {
                        th scope="col" { span.unseen { (say!(text, "web-box")) } }
                        @for column in &columns { (heading(view, *column)) }
                    }
                }
                tbody {
                    @for row in pad_rows(rules) {
                        @match row {
                            PadRow::Box(place) => (box_row(view, &names, &columns, place)),
                            PadRow::Reckoned(row) => (reckoned_row(view, &names, &columns, row)),
                        }
                    }
                }
            }
        }
    }
}

/// The columns shown: everyone's, or where a player has several, those of one player.
fn columns(view: &View<'_>) -> Vec<Column> {
    let count = view.seen.game.rules().columns().len();
    if count > 1 {
        let shown = view.shown_seat();
        let seats =
            view.seen.seats().map(|(seat, _)| seat).filter(|&seat| seat == shown || view.carries_all());
        return seats.flat_map(|seat| (0..count).map(move |index| Column { seat, index })).collect();
    }
    view.seen.seats().map(|(seat, _)| Column { seat, index: 0 }).collect()
}

/// Whether a column comes with the page without being shown.
fn is_hidden(view: &View<'_>, column: Column) -> bool {
    view.seen.game.rules().columns().len() > 1 && column.seat != view.shown_seat()
}

/// Everyone's totals, where the pad shows only one player's columns.
fn totals_strip(view: &View<'_>) -> Markup {
    let rules = view.seen.game.rules();
    html! {
        nav.strip {
            @for (seat, _) in view.seen.seats() {
                @let name = view.name(seat);
                @let total = view.seen.game.card(seat).map_or(0, |card| card.totals(rules).total.0);
                a data-of=(seat.number()) href=(format!("/g/{}?seat={}", view.seen.id(), seat.number()))
                    title=(say!(view.text, "web-columns-of", name = name.as_str()))
                    aria-current=[(seat == view.shown_seat()).then_some("true")]
                    .now[view.turn_of() == Some(seat)] {
                    (name) " " b { (total) }
                }
            }
        }
    }
}

fn heading(view: &View<'_>, column: Column) -> Markup {
    let rules = view.seen.game.rules();
    let now = view.turn_of() == Some(column.seat);
    let away = view.is_away(column.seat);
    html! {
        th scope="col" data-seat=(column.seat.number()) hidden[is_hidden(view, column)] .now[now] .left[view.seen.game.has_left(column.seat)] {
            @if rules.columns().len() > 1 {
                "×" (rules.columns()[column.index])
            } @else {
                span.name { (view.name(column.seat)) }
                @if away { span.away { (say!(view.text, "web-away")) } }
                @if view.seen.game.has_left(column.seat) { span.away { (say!(view.text, "web-left")) } }
            }
        }
    }
}

fn box_row(view: &View<'_>, names: &PadNames, columns: &[Column], place: usize) -> Markup {
    let rules = view.seen.game.rules();
    let boxes = rules.boxes().len();
    let letter = LETTERS.chars().nth(place).filter(|_| rules.columns().len() == 1);
    html! {
        tr {
            th scope="row" {
                span.name { (view.text.box_name(names, rules.boxes()[place].id.as_str())) }
                @if let Some(letter) = letter { kbd aria-hidden="true" { (letter) } }
            }
            @for column in columns {
                @if let Some(cell) = Cell::at(column.index * boxes + place) {
                    (cell_of(view, *column, cell, letter))
                }
            }
        }
    }
}

/// One place of the pad: what is written there, or what the hand would pay.
fn cell_of(view: &View<'_>, column: Column, cell: Cell, letter: Option<char>) -> Markup {
    let game = &view.seen.game;
    let now = view.turn_of() == Some(column.seat);
    let written = game.card(column.seat).and_then(|card| card.points(game.rules(), cell));
    html! {
        td .now[now] .just[view.look.just == Some((column.seat, cell))] data-seat=(column.seat.number()) hidden[is_hidden(view, column)] data-box=(game.rules().cell_id(cell)) {
            @match written {
                Some(points) => (written_cell(view, column.seat, cell, points.0)),
                None if now => (open_cell(view, cell, letter)),
                None => { span.open aria-hidden="true" { "·" } }
            }
        }
    }
}

/// A filled place. On a pad for real dice it can be corrected; what stood there before is crossed out.
fn written_cell(view: &View<'_>, seat: Seat, cell: Cell, points: u32) -> Markup {
    let game = &view.seen.game;
    let turn = game.turn_of(seat, cell);
    let corrected = turn.is_some_and(|turn| !turn.crossed_out.is_empty());
    let may_correct = game.source() == DiceSource::Table && view.may_write();
    html! {
        @match turn.filter(|_| may_correct) {
            Some(turn) => {
                a.written.corrected[corrected] aria-label=(format!("{points}, {}", say!(view.text, "web-correct")))
                    href=(format!("/g/{}?correct={}.{}", view.seen.id(), turn.round, seat.number())) {
                    (points)
                }
            }
            None => { span.written.corrected[corrected] { (points) } }
        }
        @if corrected { span.unseen { (say!(view.text, "web-corrected")) } }
    }
}

/// An open place of the seat whose turn it is.
fn open_cell(view: &View<'_>, cell: Cell, letter: Option<char>) -> Markup {
    let (text, game) = (view.text, &view.seen.game);
    let rules = game.rules();
    let name = || text.cell_name(&view.seen.pad_names(), rules, cell);
    let id = rules.cell_id(cell);
    let letter = letter.map(|letter| letter.to_string());
    let named = game.turn().and_then(|turn| turn.named) == Some(cell);
    if view.may_write() && game.phase() == Phase::Naming && game.source() == DiceSource::Program {
        return html! {
            button.offer name="do" value=(format!("name:{id}")) data-letter=[letter]
                aria-label=(say!(text, "web-name-box", box = name())) { "?" }
        };
    }
    match view.offer(cell) {
        Some(Some(points)) if view.may_write() => {
            let verb = if points.0 == 0 { "ask" } else { "enter" };
            html! {
                button.offer.zero[points.0 == 0] name="do" value=(format!("{verb}:{id}")) data-letter=[letter]
                    aria-label=(say!(text, "web-enter", points = points.0, box = name())) { (points) }
            }
        }
        Some(Some(points)) => html! { span.offered.zero[points.0 == 0] { (points) } },
        None if view.may_tell() => html! {
            button.offer.tell name="do" value=(format!("points:{id}")) data-letter=[letter] data-box=(id)
                aria-label=(say!(text, "web-tell-points", box = name())) { "·" }
        },
        _ if named => html! { span.open { "?" } },
        _ => html! { span.open aria-hidden="true" { "·" } },
    }
}

fn reckoned_row(view: &View<'_>, names: &PadNames, columns: &[Column], row: Row) -> Markup {
    html! {
        tr.sum .total[row == Row::Total] {
            th scope="row" { span.name { (view.text.row_name(names, row)) } }
            @for column in columns {
                td .now[view.turn_of() == Some(column.seat)] data-seat=(column.seat.number())
                    hidden[is_hidden(view, *column)] { (reckoned(view, *column, row)) }
            }
        }
    }
}

fn reckoned(view: &View<'_>, column: Column, row: Row) -> Markup {
    let rules = view.seen.game.rules();
    let empty = || Card::new(rules);
    let card = view.seen.game.card(column.seat).cloned().unwrap_or_else(empty);
    let totals = card.totals(rules);
    let Some(sums) = totals.columns.get(column.index) else { return html! {} };
    let race = sums.race.as_ref();
    let is_under_way = card.open() != rules.cells() && !card.open().is_empty();
    match row {
        Row::Sum => html! {
            (sums.upper)
            @if let Some(race) = race.filter(|race| race.missing.0 > 0 && is_under_way) {
                " " span.race .behind[race.pace < 0] .lost[!race.open] { (pace(view, race.pace)) }
            }
        },
        Row::Bonus => html! { (sums.bonus) },
        Row::UpperTotal => html! { (sums.upper + sums.bonus) },
        Row::YatzyBonus => html! { (totals.extra) },
        Row::LowerSum => html! { (sums.lower) },
        Row::Total => html! { b { (sums.total) } },
    }
}

/// How far ahead of the bonus, or behind it.
fn pace(view: &View<'_>, pace: i64) -> String {
    if pace < 0 {
        say!(view.text, "web-race-behind", pace = -pace)
    } else {
        say!(view.text, "web-race-ahead", pace = pace)
    }
}
