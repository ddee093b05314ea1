//! The pad, as on paper: a line per box, a column per player. If players have several columns, those of one player are
//! shown.

use super::table::TablePage;
use maud::{Markup, html};
use yatzy_rules::{Cell, Phase, Points, Refusal, Ruleset, Seat};
use yatzy_table::SeatView;
use yatzy_text::{Figure, PadRow, Row, box_letter, pad_rows, say};

/// A column of the pad: a seat's, or one of a seat's several.
#[derive(Clone, Copy)]
struct Column {
    seat: Seat,
    index: usize,
}

pub(super) fn pad(page: &TablePage<'_>) -> Markup {
    let (text, rules) = (page.text(), &page.view.rules);
    let columns = columns(page);
    let several = rules.columns().len() > 1;
    let shown = columns.iter().filter(|column| !is_hidden(page, **column)).count();
    let room = if shown > 4 { "many".to_owned() } else { format!("c{shown}") };
    html! {
        @if several && !page.past { (totals_strip(page)) }
        div.scroll tabindex="0" role="region" aria-label=(say!(text, "table-pad")) {
            table.pad.(room).several[several].staggered[has_long_names(page, shown)].tall[has_tall_names(page, shown)] data-needed=[rules.bonus().map(|_| needed(rules))] data-bonus=[rules.bonus().map(|bonus| bonus.points)] {
                thead {
                    @if several && page.query.everyone { (owners(page)) }
                    tr {
                        th scope="col" { span.unseen { (say!(text, "table-box")) } }
                        @for column in &columns { (heading(page, *column)) }
                    }
                }
                tbody {
                    @for row in pad_rows(rules) {
                        @match row {
                            PadRow::Box(place) => (box_row(page, &columns, place)),
                            PadRow::Reckoned(row) => (reckoned_row(page, &columns, row)),
                        }
                    }
                }
            }
        }
    }
}

/// Whether a part of a name is longer than a column of a phone: such names stand on two lines by turns.
fn has_long_names(page: &TablePage<'_>, columns: usize) -> bool {
    let fits = match columns {
        2 => 8,
        3 => 7,
        _ => 5,
    };
    let is_long = |name: String| name.split([' ', '-']).any(|part| part.chars().count() > fits);
    let is_named = page.view.rules.columns().len() == 1;
    is_named && matches!(columns, 2..=4) && names(page).any(is_long)
}

/// Whether a name on the lower line is longer than two columns of a phone: it breaks, and the upper names move up.
fn has_tall_names(page: &TablePage<'_>, columns: usize) -> bool {
    let fits = match columns {
        2 => 16,
        3 => 13,
        _ => 11,
    };
    has_long_names(page, columns) && names(page).skip(1).step_by(2).any(|name| name.chars().count() > fits)
}

/// What stands above the columns.
fn names<'a>(page: &'a TablePage<'_>) -> impl Iterator<Item = String> + 'a {
    let words =
        |(name, you): (Option<String>, Option<String>)| [name, you].into_iter().flatten().collect::<Vec<_>>();
    page.view.seats.iter().map(move |seat| words(column_names(page, seat)).join(" "))
}

/// What stands above a column: a name, and "you".
fn column_names(page: &TablePage<'_>, seat: &SeatView) -> (Option<String>, Option<String>) {
    // A television and a replay have several readers; an exercise has one, also after the answer.
    match page.past && page.address.is_none() {
        true => (Some(page.view.short_name(page.text(), seat)), None),
        false => {
            let (name, you) = page.view.column_names(page.text(), seat);
            (name.map(|_| page.view.short_name(page.text(), seat)), you)
        }
    }
}

/// The shown columns: everyone's, or those of one player if players have several.
fn columns(page: &TablePage<'_>) -> Vec<Column> {
    let count = page.view.rules.columns().len();
    let seats = page.view.seats.iter().map(|seat| seat.seat);
    if count > 1 {
        let shown = page.shown_seat();
        let seats = seats.filter(|&seat| seat == shown || page.query.everyone || page.carries_all());
        return seats.flat_map(|seat| (0..count).map(move |index| Column { seat, index })).collect();
    }
    seats.map(|seat| Column { seat, index: 0 }).collect()
}

/// Whether a column is in the page but hidden.
fn is_hidden(page: &TablePage<'_>, column: Column) -> bool {
    page.view.rules.columns().len() > 1 && column.seat != page.shown_seat() && !page.query.everyone
}

/// The totals of all seats, if the pad shows the columns of one.
fn totals_strip(page: &TablePage<'_>) -> Markup {
    let (text, view) = (page.text(), page.view);
    html! {
        nav.strip {
            @for seat in &view.seats {
                @let (name, words, total) = (seat.shown(text), whose(page, seat), seat.card.totals(&view.rules).total);
                @let seat = seat.seat;
                a data-of=(seat) href=(page.at(format_args!("?seat={seat}")))
                    title=(say!(text, "table-columns-of", name = name.as_str()))
                    aria-current=[(seat == page.shown_seat()).then_some("true")]
                    class=[(page.turn_of() == Some(seat)).then_some("now")] {
                    (words) " " b { (total) }
                }
            }
        }
    }
}

/// The names above the columns, if players have several and all are shown.
fn owners(page: &TablePage<'_>) -> Markup {
    let view = page.view;
    html! {
        tr.owners {
            td {}
            @for seat in &view.seats {
                th .of.{ "p" (page.view.colour(seat.seat)) } scope="colgroup" colspan=(view.rules.columns().len()) .now[page.turn_of() == Some(seat.seat)] {
                    span.whose { (whose(page, seat)) }
                }
            }
        }
    }
}

/// The words above a column: mark, name, and "you".
fn whose(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let (name, you) = column_names(page, seat);
    html! {
        @if page.view.seats.len() > 1 { (page.mark(seat.seat)) }
        @if let Some(name) = name { span.name { (name) } " " }
        @if let Some(you) = you { span.you { (you) } }
    }
}

fn heading(page: &TablePage<'_>, column: Column) -> Markup {
    let (text, factors) = (page.text(), page.view.rules.columns());
    let now = page.turn_of() == Some(column.seat);
    let Some(seat) = page.view.seat(column.seat) else { return html! {} };
    html! {
        th .of.{ "p" (page.view.colour(column.seat)) } scope="col" data-seat=(column.seat) hidden[is_hidden(page, column)] .now[now] .left[seat.has_left] .absent[seat.is_away || seat.has_left] {
            @if factors.len() > 1 {
                "×" (factors[column.index])
            } @else {
                span.whose .yours[page.view.is_you(seat.seat)] { (whose(page, seat)) }
                @if seat.is_away { span.away { (say!(text, "table-away")) } }
                @if seat.has_left { span.away { (say!(text, "table-left")) } }
            }
        }
    }
}

fn box_row(page: &TablePage<'_>, columns: &[Column], place: usize) -> Markup {
    let (text, rules) = (page.text(), &page.view.rules);
    let boxes = rules.boxes().len();
    let letter = box_letter(place).filter(|_| page.may_write());
    let next = page.view.next_cell().filter(|_| !page.past);
    let is_next = next.is_some_and(|cell| cell.index() % boxes == place);
    let called = page.view.turn.as_ref().and_then(|turn| turn.named);
    let is_called = called.is_some_and(|cell| cell.index() % boxes == place);
    html! {
        tr class=[classes(&[("next", is_next), ("called", is_called)])] data-key=[letter] {
            th scope="row" {
                (text.box_name(&page.view.names, rules.boxes()[place].id.as_str()))
                @if is_next { span.unseen { ", " (say!(text, "table-next")) } }
                @if is_called { " " span.calls { (say!(text, "table-box-called")) } }
            }
            @for column in columns {
                @if let Some(cell) = Cell::at(column.index * boxes + place) {
                    (cell_of(page, *column, cell))
                }
            }
        }
    }
}

/// The classes that apply. A cell without any gets no attribute, because a pad has hundreds of cells.
fn classes(all: &[(&str, bool)]) -> Option<String> {
    let held: Vec<&str> = all.iter().filter(|(_, holds)| *holds).map(|(class, _)| *class).collect();
    (!held.is_empty()).then(|| held.join(" "))
}

/// One cell of the pad: its entry, or its offer.
fn cell_of(page: &TablePage<'_>, column: Column, cell: Cell) -> Markup {
    let rules = &page.view.rules;
    let now = page.turn_of() == Some(column.seat);
    let written = page.view.card(column.seat).and_then(|card| card.points(rules, cell));
    html! {
        td class=[classes(&[("now", now), ("just", page.just() == Some((column.seat, cell)))])]
            hidden[is_hidden(page, column)] data-box=(rules.cell_id(cell)) {
            @match written {
                Some(points) => (written_cell(page, column.seat, cell, points.0)),
                None if now => (open_cell(page, cell)),
                // The style sheet draws the dot of an empty cell, because there may be hundreds.
                None => {}
            }
        }
    }
}

/// A filled cell. On a pad for real dice it can be corrected, and a replaced entry is shown crossed out.
fn written_cell(page: &TablePage<'_>, seat: Seat, cell: Cell, points: u32) -> Markup {
    let mut turns = page.view.turns();
    let turn = turns.find(|turn| turn.seat == seat && turn.filled(cell));
    let corrected = turn.is_some_and(|turn| !turn.crossed_out.is_empty());
    let may_correct = page.is_real() && page.may_write();
    html! {
        @match turn.filter(|_| may_correct) {
            Some(turn) => {
                a.written.corrected[corrected] aria-label=(format!("{points}, {}", say!(page.text(), "table-correct")))
                    href=(page.at(format_args!("?correct={}.{seat}", turn.round))) {
                    (points)
                }
            }
            None => { span.written.corrected[corrected] { (points) } }
        }
        @if corrected { span.unseen { (say!(page.text(), "table-corrected")) } }
    }
}

/// An open cell of the seat to play.
fn open_cell(page: &TablePage<'_>, cell: Cell) -> Markup {
    let text = page.text();
    let name = || page.cell_name(cell);
    let id = page.view.rules.cell_id(cell);
    let named = page.view.turn.as_ref().and_then(|turn| turn.named) == Some(cell);
    if page.to_play() && page.view.phase == Phase::Naming {
        return html! {
            button.offer name="do" value=(format!("name:{id}"))
                aria-label=(say!(text, "table-call", box = name())) { "?" }
        };
    }
    match page.offer(cell) {
        Some(Ok(points)) if page.may_write() => {
            let verb = if points.0 == 0 { "ask" } else { "enter" };
            let extra = page.extra(cell).0;
            let words = match extra {
                0 => say!(text, "table-enter", points = points.0, box = name()),
                _ => say!(text, "table-enter-joker", points = points.0, box = name(), extra = extra),
            };
            html! {
                button.offer.zero[points.0 == 0] name="do" value=(format!("{verb}:{id}"))
                    aria-label=(words) {
                    (points) @if extra > 0 { small { "+" (extra) } }
                }
            }
        }
        Some(Ok(points)) => html! { span.offered.zero[points.0 == 0] { (points) } },
        Some(Err(refusal)) if !page.past => closed_cell(page, &id, &name(), &refusal),
        None if page.may_tell() => html! {
            button.offer name="do" value=(format!("points:{id}"))
                aria-label=(name()) { "·" }
        },
        _ if named => html! { span.open { "?" } },
        _ => html! {},
    }
}

/// An open cell that is closed for this hand. The reason is shown on tap and on hover, and read by screen readers.
fn closed_cell(page: &TablePage<'_>, id: &str, name: &str, refusal: &Refusal) -> Markup {
    let why = page.why(refusal);
    let told = page.query.hand.map(|hand| format!("hand={hand}&")).unwrap_or_default();
    let throws = page.query.throws.map(|throws| format!("throws={throws}&")).unwrap_or_default();
    let named = page.query.named.map(|cell| format!("named={}&", page.view.rules.cell_id(cell)));
    let address = page.at(format_args!("?{told}{throws}{}why={id}", named.unwrap_or_default()));
    html! { a.closed href=(address) title=(why) aria-label=(page.text().labelled(name, why)) { "·" } }
}

fn reckoned_row(page: &TablePage<'_>, columns: &[Column], row: Row) -> Markup {
    let rules = &page.view.rules;
    let last = rules.columns().len() - 1;
    html! {
        tr.sum .total[row == Row::Total] data-row=(row_mark(row)) {
            th scope="row" { (page.text().row_name(&page.view.names, row)) }
            @for column in columns {
                // The total of a player with several columns stands in the last one.
                @let card = page.view.card(column.seat).filter(|_| row != Row::Total || column.index == last);
                @let figure = card.map(|card| Figure::of(rules, card, PadRow::Reckoned(row), column.index));
                td class=[classes(&[("now", page.turn_of() == Some(column.seat))])]
                    data-sum=[figure.filter(|_| page.carries_all()).map(Figure::points)]
                    hidden[is_hidden(page, *column)] {
                    @if let Some(figure) = figure { (reckoned(page, *column, row, figure, columns.len())) }
                }
            }
        }
    }
}

/// The name of a computed row, for scripts.
fn row_mark(row: Row) -> &'static str {
    match row {
        Row::Sum => "sum",
        Row::Bonus => "bonus",
        Row::UpperTotal => "upper",
        Row::YatzyBonus => "extra",
        Row::LowerSum => "lower",
        Row::Total => "total",
    }
}

fn reckoned(page: &TablePage<'_>, column: Column, row: Row, figure: Figure, columns: usize) -> Markup {
    let (rules, card) = (&page.view.rules, page.view.card(column.seat));
    let figure_of = |row| card.map(|card| Figure::of(rules, card, PadRow::Reckoned(row), column.index));
    match (row, figure) {
        (Row::Sum, sum) => html! {
            (sum.points())
            @if let Some(Figure::Pace(_)) = figure_of(Row::Bonus) { span.of aria-hidden="true" { "/" (needed(rules)) } }
        },
        (_, Figure::Pace(pace)) => {
            race_words(page, pace, figure_of(Row::Sum).map(Figure::points).unwrap_or_default(), columns)
        }
        (_, Figure::Open) => html! {},
        (Row::Total, total) => html! { b { (total.points()) } },
        (_, figure) => html! { (figure.points()) },
    }
}

/// The upper sum that earns the bonus.
fn needed(rules: &Ruleset) -> Points {
    rules.bonus().map_or(Points::ZERO, |bonus| bonus.condition.needed())
}

/// The race for the bonus: a short figure, and a sentence.
fn race_words(page: &TablePage<'_>, pace: i64, sum: Points, columns: usize) -> Markup {
    let text = page.text();
    let of = say!(text, "bonus-race-of", sum = sum.0, needed = needed(&page.view.rules).0);
    let words = match pace {
        0 => say!(text, "bonus-race-even"),
        pace if pace < 0 => say!(text, "bonus-race-behind", pace = -pace),
        pace => say!(text, "bonus-race-ahead", pace = pace),
    };
    let figure = if pace < 0 {
        say!(text, "bonus-pace-behind", pace = -pace)
    } else {
        say!(text, "bonus-pace-ahead", pace = pace)
    };
    html! {
        span.race .behind[pace < 0] title=(format!("{of}, {words}")) {
            // A phone has room for the words of one player.
            @if columns > 1 { span.short aria-hidden="true" { (figure) } }
            @if columns > 4 { span.unseen { (of) ", " (words) } } @else { span.long { span.unseen { (of) ", " } (words) } }
        }
    }
}
