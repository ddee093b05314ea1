//! The boxes against perfect play.

use maud::{Markup, html};
use yatzy_bots::Statistics;
use yatzy_rules::Ruleset;
use yatzy_text::{PadNames, Row, Text, say};

/// The column beside perfect play: a card, or the mean of many.
pub(super) struct BoxColumn {
    pub name: String,
    /// The points of each cell, in the order of the card; `None` for an empty one.
    pub points: Vec<Option<f64>>,
    /// The points of the bonus.
    pub bonus: f64,
    pub decimals: usize,
}

pub(super) fn boxes_table(
    text: Text,
    names: &PadNames,
    rules: &Ruleset,
    columns: &[BoxColumn],
    perfect: Option<&Statistics>,
) -> Markup {
    if let ([column], [_, _, ..]) = (columns, rules.columns()) {
        return columns_table(text, names, rules, column);
    }
    html! {
        div.scroll tabindex="0" role="region" aria-label=(say!(text, "report-boxes")) {
            table.standings.boxes {
                thead { tr {
                    th scope="col" { (say!(text, "table-box")) }
                    @for column in columns { th scope="col" { (column.name) } }
                    @if perfect.is_some() { th scope="col" { (say!(text, "report-perfect")) } }
                } }
                tbody {
                    @for (place, cell) in rules.cells().iter().enumerate() {
                        tr {
                            th scope="row" { (text.cell_name(names, rules, cell)) }
                            @for column in columns {
                                td { (figure(text, column.points.get(place).copied().flatten(), column.decimals)) }
                            }
                            @if let Some(perfect) = perfect {
                                td.perfect { (figure(text, perfect.cells.get(place).map(|cell| cell.mean), 1)) }
                            }
                        }
                    }
                    @if rules.bonus().is_some() {
                        tr {
                            th scope="row" { (text.row_name(names, Row::Bonus)) }
                            @for column in columns { td { (text.decimal(column.bonus, column.decimals)) } }
                            @if let Some(perfect) = perfect { td.perfect { (text.decimal(perfect.bonus_mean, 1)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The table of a pad with several columns, a line per box.
fn columns_table(text: Text, names: &PadNames, rules: &Ruleset, column: &BoxColumn) -> Markup {
    let boxes = rules.boxes().len();
    html! {
        div.scroll tabindex="0" role="region" aria-label=(say!(text, "report-boxes")) {
            table.standings.boxes {
                thead { tr {
                    th scope="col" { (say!(text, "table-box")) }
                    @for factor in rules.columns() { th scope="col" { "×" (factor) } }
                } }
                tbody { @for (place, entry) in rules.boxes().iter().enumerate() { tr {
                    th scope="row" { (text.box_name(names, entry.id.as_str())) }
                    @for index in 0..rules.columns().len() {
                        td { (figure(text, column.points.get(index * boxes + place).copied().flatten(), column.decimals)) }
                    }
                } } }
            }
        }
    }
}

fn figure(text: Text, points: Option<f64>, decimals: usize) -> String {
    points.map_or_else(|| "·".to_owned(), |points| text.decimal(points, decimals))
}
