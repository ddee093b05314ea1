//! Box by box: the points of each seat beside the average of perfect play.

use super::axis::{decoration, step, vertical_line};
use super::legend::{Mark, dot, legend, pale};
use super::{Chart, Frame};
use crate::drawing::{Anchor, Area, Group, Item, Role, TextLine};
use crate::typeface::{CAPITAL, FontFace};
use crate::width::cut;
use serde::{Deserialize, Serialize};
use yatzy_text::{Text, say};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BoxRow {
    pub name: String,
    /// Average of perfect play, if known.
    pub perfect: Option<f64>,
    /// Points of each seat; `None` where nothing is entered.
    pub points: Vec<Option<f64>>,
}

/// The boxes of a card, top to bottom. Seats have marks of different shapes.
pub(super) fn boxes_chart(text: Text, frame: Frame, rows: &[BoxRow], seats: &[String]) -> Chart {
    let size = frame.size;
    let line = size * 1.5;
    let names = rows.iter().map(|row| FontFace::Regular.width(&row.name, size)).fold(0.0, f64::max);
    let left = names.min(frame.width * 0.35) + size * 0.8;
    let plot = Area::new(left, size * 0.3, frame.width - left - size, line * rows.len() as f64);
    let values = rows.iter().flat_map(|row| row.points.iter().flatten().copied().chain(row.perfect));
    let most = values.fold(1.0, f64::max);
    let place = |points: f64| plot.x + points / most * plot.width;
    let rule = step(most, (plot.width / (size * 4.0)).max(2.0));
    let rules = (0..=(most / rule) as u32).map(|i| f64::from(i) * rule);
    let mut grid: Vec<Item> =
        rules.flat_map(|points| vertical_line(frame, plot, place(points), &format!("{points:.0}"))).collect();
    for (i, row) in rows.iter().enumerate() {
        let middle = plot.y + line * (i as f64 + 0.5);
        let name = cut(&row.name, FontFace::Regular, size, left - size * 0.8);
        let words = TextLine::new(left - size * 0.6, middle + size * CAPITAL / 2.0, size, name);
        grid.push(words.anchor(Anchor::End).into());
    }
    let mut items = vec![decoration(grid)];
    for (i, row) in rows.iter().enumerate() {
        let middle = plot.y + line * (i as f64 + 0.5);
        let mut drawn = Vec::new();
        if let Some(perfect) = row.perfect {
            let width = place(perfect) - plot.x;
            drawn.push(pale(Area::new(plot.x, middle - line * 0.36, width, line * 0.72)));
        }
        for (seat, points) in row.points.iter().enumerate() {
            if let Some(points) = points {
                // Equal points of several seats are drawn beside each other.
                let aside = seat as f64 - (row.points.len() - 1) as f64 / 2.0;
                let aside = aside * line * 0.5 / row.points.len() as f64;
                drawn.push(dot(seat, place(*points), middle + aside, size * 0.62));
            }
        }
        if !drawn.is_empty() {
            items.push(Group::new(Role::Figure(description(text, row, seats)), drawn).into());
        }
    }
    let mut entries = Vec::new();
    if rows.iter().any(|row| row.perfect.is_some()) {
        entries.push((Mark::Pale, say!(text, "report-perfect")));
    }
    entries.extend(seats.iter().enumerate().map(|(seat, name)| (Mark::Dot(seat), name.clone())));
    let top = plot.bottom() + size * 1.8;
    let (legend, height) = legend(frame, top, plot.x, &entries);
    items.extend(legend);
    let words = say!(text, "chart-boxes-words");
    Chart { words, width: frame.width, height: top + height, items }
}

/// A box in words: "Full house: Anna 28, Björn 0, Perfect play 22.6".
fn description(text: Text, row: &BoxRow, seats: &[String]) -> String {
    let own = seats.iter().zip(&row.points);
    let mut parts: Vec<String> = own
        .filter_map(|(name, points)| {
            let points = (*points)?;
            Some(format!("{name} {}", text.decimal(points, usize::from(points.fract() != 0.0))))
        })
        .collect();
    if let Some(perfect) = row.perfect {
        parts.push(format!("{} {}", say!(text, "report-perfect"), text.decimal(perfect, 1)));
    }
    text.labelled(&row.name, parts.join(", "))
}
