//! Outlines as path commands: lines and curves.

use super::Outline;

/// The distance of a control point from its end point for a quarter circle of radius 1.
const QUARTER: f64 = 0.552_284_75;

/// A path command.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum PenStroke<T> {
    /// Moves without drawing.
    Move(T, T),
    /// A straight line.
    Line(T, T),
    /// A cubic curve: two control points and the end point.
    Curve([T; 6]),
    /// Closes the path.
    Close,
}

impl<T> PenStroke<T> {
    /// Converts the coordinates.
    pub fn map<U>(self, number: impl Fn(T) -> U) -> PenStroke<U> {
        match self {
            PenStroke::Move(x, y) => PenStroke::Move(number(x), number(y)),
            PenStroke::Line(x, y) => PenStroke::Line(number(x), number(y)),
            PenStroke::Curve(places) => PenStroke::Curve(places.map(number)),
            PenStroke::Close => PenStroke::Close,
        }
    }
}

impl Outline {
    /// The path commands of this outline.
    pub(super) fn strokes(&self) -> Vec<PenStroke<f64>> {
        match self {
            Outline::Rect(area, radius) => {
                rounded([area.x, area.y, area.right(), area.bottom()], radius.max(0.0))
            }
            Outline::Circle(x, y, r) => rounded([x - r, y - r, x + r, y + r], *r),
            Outline::Path(points) => {
                let strokes = points.iter().enumerate().map(|(i, &(x, y))| match i {
                    0 => PenStroke::Move(x, y),
                    _ => PenStroke::Line(x, y),
                });
                strokes.collect()
            }
        }
    }
}

/// A rectangle with rounded corners. A circle consists of corners only.
fn rounded([left, top, right, bottom]: [f64; 4], radius: f64) -> Vec<PenStroke<f64>> {
    if radius == 0.0 {
        return vec![
            PenStroke::Move(left, top),
            PenStroke::Line(right, top),
            PenStroke::Line(right, bottom),
            PenStroke::Line(left, bottom),
            PenStroke::Close,
        ];
    }
    let (r, h) = (radius, radius * (1.0 - QUARTER));
    vec![
        PenStroke::Move(left + r, top),
        PenStroke::Line(right - r, top),
        PenStroke::Curve([right - h, top, right, top + h, right, top + r]),
        PenStroke::Line(right, bottom - r),
        PenStroke::Curve([right, bottom - h, right - h, bottom, right - r, bottom]),
        PenStroke::Line(left + r, bottom),
        PenStroke::Curve([left + h, bottom, left, bottom - h, left, bottom - r]),
        PenStroke::Line(left, top + r),
        PenStroke::Curve([left, top + h, left + h, top, left + r, top]),
        PenStroke::Close,
    ]
}
