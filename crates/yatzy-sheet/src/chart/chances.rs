//! Every seat's chance to win over the course of the game, one line per seat.

use super::axis::{decoration, horizontal_line};
use super::legend::{Mark, legend, line_stroke};
use super::{Chart, Frame};
use crate::drawing::{Area, Group, Ink, Item, Outline, Role, Shape};
use crate::typeface::FontFace;
use yatzy_text::{Text, say};

/// The chances of each seat from 0 to 1, at the start and after every turn.
pub(super) fn chances_chart(text: Text, frame: Frame, seats: &[(String, Vec<f64>)]) -> Chart {
    let size = frame.size;
    let left = FontFace::Regular.width(&text.percent(1.0, 0), size) + size * 0.6;
    let plot = Area::new(left, size * 0.6, frame.width - left - size * 0.3, 14.0 * size);
    let place = |chance: f64| plot.bottom() - chance.clamp(0.0, 1.0) * plot.height;
    let grid = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().flat_map(|chance| {
        let ink = if chance == 0.0 { Ink::Rule } else { Ink::Line };
        horizontal_line(frame, plot, place(chance), &text.percent(chance, 0), ink)
    });
    let mut items = vec![decoration(grid.collect())];
    let mut entries = Vec::new();
    let mut last = Vec::new();
    let mut lines: Vec<Item> = Vec::new();
    for (seat, (name, chances)) in seats.iter().enumerate() {
        let steps = chances.len().saturating_sub(1).max(1) as f64;
        let points = chances.iter().enumerate();
        let points = points.map(|(i, &chance)| (plot.x + plot.width * i as f64 / steps, place(chance)));
        let outline = Outline::Path(points.collect());
        lines.push(Shape { outline, fill: None, stroke: Some(line_stroke(seat)) }.into());
        entries.push((Mark::Line(seat), name.clone()));
        last.push(format!("{name} {}", text.percent(chances.last().copied().unwrap_or_default(), 0)));
    }
    let words = say!(text, "analysis-chances");
    items.push(Group::new(Role::Figure(text.labelled(words, last.join(", "))), lines).into());
    let top = plot.bottom() + size * 0.8;
    let (legend, height) = legend(frame, top, plot.x, &entries);
    items.extend(legend);
    let words = say!(text, "analysis-chances-words");
    Chart { words, width: frame.width, height: top + height, items }
}
