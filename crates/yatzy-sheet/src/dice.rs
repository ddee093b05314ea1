//! Draws dice with their pips.

use crate::drawing::{Area, Ink, Item, Outline, Shape, Stroke};
use yatzy_rules::{Face, Hand};

/// The look of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Die {
    /// A die that counts.
    Counts(Face),
    /// A die that does not count.
    Idle(Face),
    /// A die of any face.
    Any,
}

impl Die {
    /// Draws the die in a square.
    pub fn drawn(self, x: f64, y: f64, side: f64) -> Vec<Item> {
        let line = (side / 14.0).clamp(0.35, 1.2);
        let ink = if matches!(self, Die::Counts(_)) { Ink::Ink } else { Ink::Rule };
        let dashes = if self == Die::Any { vec![side / 8.0, side / 10.0] } else { Vec::new() };
        let edge = Area::new(x, y, side, side).within(line / 2.0);
        let mut items = vec![Item::from(Shape {
            outline: Outline::Rect(edge, side / 6.0),
            fill: Some(Ink::Paper),
            stroke: Some(Stroke { dashes, ..Stroke::new(ink, line) }),
        })];
        let (Die::Counts(face) | Die::Idle(face)) = self else { return items };
        let pip = side / if matches!(self, Die::Counts(_)) { 10.5 } else { 13.0 };
        items.extend(places(face).iter().map(|(across, down)| {
            let place = Outline::Circle(x + across * side, y + down * side, pip);
            Item::from(Shape { outline: place, fill: Some(ink), stroke: None })
        }));
        items
    }
}

/// Draws dice side by side. Returns the items and their width.
pub(crate) fn row(dice: &[Die], x: f64, y: f64, side: f64) -> (Vec<Item>, f64) {
    let step = side * 1.18;
    let items = dice.iter().enumerate().flat_map(|(i, die)| die.drawn(x + step * i as f64, y, side));
    (items.collect(), row_width(dice.len(), side))
}

/// The width of `count` dice side by side.
pub(crate) fn row_width(count: usize, side: f64) -> f64 {
    if count == 0 { 0.0 } else { side * (1.18 * (count - 1) as f64 + 1.0) }
}

/// A hand with the counting dice first, marked as such.
pub(crate) fn marked(hand: Hand, counting: Hand) -> Vec<Die> {
    let idle = hand.without(counting).unwrap_or(Hand::EMPTY);
    counting.faces().map(Die::Counts).chain(idle.faces().map(Die::Idle)).collect()
}

/// The positions of the pips, as fractions of the die's side.
fn places(face: Face) -> &'static [(f64, f64)] {
    const LOW: f64 = 0.25;
    const MID: f64 = 0.5;
    const HIGH: f64 = 0.75;
    match face.pips() {
        1 => &[(MID, MID)],
        2 => &[(LOW, LOW), (HIGH, HIGH)],
        3 => &[(LOW, LOW), (MID, MID), (HIGH, HIGH)],
        4 => &[(LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)],
        5 => &[(LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)],
        _ => &[(LOW, LOW), (HIGH, LOW), (LOW, MID), (HIGH, MID), (LOW, HIGH), (HIGH, HIGH)],
    }
}
