//! Grid lines with figures, and hatching.

use super::Frame;
use crate::drawing::{Anchor, Area, Group, Ink, Item, Role, Shape, Stroke, TextLine};
use crate::typeface::CAPITAL;

/// The distance between grid lines that gives at most `most` of them.
pub(super) fn step(span: f64, most: f64) -> f64 {
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 250.0, 500.0];
    steps.into_iter().find(|step| span / step <= most).unwrap_or(1000.0)
}

/// A horizontal line across a plot, with its figure at the left.
pub(super) fn horizontal_line(frame: Frame, plot: Area, y: f64, figure: &str, ink: Ink) -> Vec<Item> {
    let stroke = Stroke::new(ink, if ink == Ink::Line { 0.5 } else { 0.9 });
    let words = TextLine::new(plot.x - frame.size * 0.5, y + frame.size * CAPITAL / 2.0, frame.size, figure);
    vec![
        Shape::line((plot.x, y), (plot.right(), y), stroke).into(),
        words.anchor(Anchor::End).ink(Ink::Faint).into(),
    ]
}

/// A vertical line through a plot, with its figure below.
pub(super) fn vertical_line(frame: Frame, plot: Area, x: f64, figure: &str) -> Vec<Item> {
    let words = TextLine::new(x, plot.bottom() + frame.size * 1.25, frame.size, figure);
    vec![
        Shape::line((x, plot.y), (x, plot.bottom()), Stroke::new(Ink::Line, 0.5)).into(),
        words.anchor(Anchor::Middle).ink(Ink::Faint).into(),
    ]
}

/// Lines and figures that a screen reader skips.
pub(super) fn decoration(items: Vec<Item>) -> Item {
    Group::new(Role::Decoration, items).into()
}

/// A bar filled with slanting lines, distinct from a solid bar without colour.
pub(super) fn hatched(area: Area, ink: Ink) -> Vec<Item> {
    const STEP: f64 = 3.0;
    let edge = Shape {
        outline: crate::drawing::Outline::Rect(area, 0.0),
        fill: Some(Ink::Paper),
        stroke: Some(Stroke::new(ink, 0.7)),
    };
    let mut items = vec![Item::from(edge)];
    // The lines x + y = c, clipped to the bar.
    let (low, high) = (area.x + area.y, area.right() + area.bottom());
    let mut c = low + STEP;
    while c < high {
        let top = area.y.max(c - area.right());
        let bottom = area.bottom().min(c - area.x);
        if bottom > top {
            let line = Shape::line((c - top, top), (c - bottom, bottom), Stroke::new(ink, 0.8));
            items.push(line.into());
        }
        c += STEP;
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Outline;

    #[test]
    fn hatching_stays_within_its_bar() {
        let area = Area::new(10.0, 20.0, 7.0, 15.0);
        for item in hatched(area, Ink::Accent) {
            let Item::Shape(Shape { outline: Outline::Path(points), .. }) = item else { continue };
            for (x, y) in points {
                assert!((10.0..=17.0).contains(&x) && (20.0..=35.0).contains(&y), "{x} {y}");
            }
        }
        // A bar without height has no hatching.
        assert_eq!(hatched(Area::new(0.0, 0.0, 5.0, 0.0), Ink::Ink).len(), 1);
    }

    #[test]
    fn steps_are_round() {
        assert_eq!((step(37.0, 8.0), step(400.0, 8.0), step(1e9, 8.0)), (5.0, 50.0, 1000.0));
    }
}
