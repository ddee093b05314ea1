//! Faces thrown, compared with fair dice.

use super::axis::{decoration, horizontal_line, step};
use super::legend::{Mark, legend};
use super::{Chart, Frame};
use crate::dice::Die;
use crate::drawing::{Area, Group, Ink, Item, Role, Shape, Stroke};
use crate::typeface::FontFace;
use yatzy_rules::{Face, Hand, Keep};
use yatzy_text::{Text, say};

/// Standard deviations to either side that contain 95 % of all games.
const WITHIN: f64 = 1.96;

/// The count of each face in these throws, ones first. Kept dice are not counted.
pub fn dice_thrown(throws: impl Iterator<Item = (Keep, Hand)>) -> [u32; 6] {
    let mut thrown = [0; 6];
    for (keep, hand) in throws {
        let dice = hand.without(keep.dice()).unwrap_or(Hand::EMPTY);
        for face in Face::ALL {
            thrown[usize::from(face.pips()) - 1] += u32::from(dice.count(face));
        }
    }
    thrown
}

/// A sentence about chance: the share of games in which fair dice are at least as uneven as these. `None`
/// without throws.
pub fn dice_chance(text: Text, thrown: [u32; 6]) -> Option<String> {
    let all: u32 = thrown.iter().sum();
    let expected = f64::from(all) / 6.0;
    let squares = thrown.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected);
    let games = (100.0 * chi_squared_tail(squares.sum())).round();
    let games = if games < 1.0 { "< 1".to_owned() } else { format!("{games:.0}") };
    (all > 0).then(|| say!(text, "chart-dice-chance", games = games))
}

/// The chance that chi-squared with five degrees of freedom is at least `squares`.
fn chi_squared_tail(squares: f64) -> f64 {
    let half = squares / 2.0;
    let beyond = (2.0 * squares / std::f64::consts::PI).sqrt() * (-half).exp() * (1.0 + squares / 3.0);
    (erfc(half.sqrt()) + beyond).clamp(0.0, 1.0)
}

/// The complementary error function for x ≥ 0, to seven digits.
fn erfc(x: f64) -> f64 {
    // Abramowitz and Stegun, 7.1.26.
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    series.iter().fold(0.0, |sum, term| (sum + term) * t) * (-x * x).exp()
}

/// The count of each face, ones first.
pub(super) fn dice_chart(text: Text, frame: Frame, thrown: [u32; 6]) -> Chart {
    let size = frame.size;
    let all: u32 = thrown.iter().sum();
    let expected = f64::from(all) / 6.0;
    // Each die is an independent draw, with a chance of one in six for each face.
    let spread = WITHIN * (f64::from(all) * 5.0 / 36.0).sqrt();
    let most = thrown.iter().copied().map(f64::from).fold(expected + spread, f64::max).max(1.0);
    let left = FontFace::Regular.width(&format!("{most:.0}"), size) + size * 0.6;
    let plot = Area::new(left, size * 0.6, (frame.width - left).min(48.0 * size), 11.0 * size);
    let place = |count: f64| plot.bottom() - count / most * plot.height;
    let rule = step(most, 5.0);
    let levels = (0..=(most / rule) as u32).map(|i| f64::from(i) * rule);
    let grid = levels.flat_map(|count| {
        let ink = if count == 0.0 { Ink::Rule } else { Ink::Line };
        horizontal_line(frame, plot, place(count), &format!("{count:.0}"), ink)
    });
    let mut items = vec![decoration(grid.collect())];
    let room = plot.width / 6.0;
    for (i, (face, count)) in Face::ALL.into_iter().zip(thrown).enumerate() {
        let x = plot.x + room * i as f64;
        let top = place(f64::from(count));
        let bar = Area::new(x + room * 0.22, top, room * 0.56, plot.bottom() - top);
        let mut drawn: Vec<Item> = vec![Shape::filled(bar, Ink::Ink).into()];
        // The mark at the expected count, and the ends of the usual range.
        let middle = x + room / 2.0;
        let across = |y: f64, half: f64, width: f64| {
            let stroke = Stroke::new(Ink::Accent, width);
            Item::from(Shape::line((middle - half, y), (middle + half, y), stroke))
        };
        drawn.push(across(place(expected), room * 0.4, 1.8));
        if all > 0 {
            let (high, low) = (place(expected + spread), place((expected - spread).max(0.0)));
            drawn.push(across(high, room * 0.12, 0.9));
            drawn.push(across(low, room * 0.12, 0.9));
            drawn.push(Shape::line((middle, high), (middle, low), Stroke::new(Ink::Accent, 0.9)).into());
        }
        let side = size * 1.6;
        drawn.extend(Die::Counts(face).drawn(middle - side / 2.0, plot.bottom() + size * 0.5, side));
        let expected = text.decimal(expected, 1);
        let words = say!(text, "chart-dice-face", face = face.pips(), thrown = count, expected = expected);
        items.push(Group::new(Role::Figure(words), drawn).into());
    }
    let top = plot.bottom() + size * 2.8;
    let entries = [(Mark::Bar, say!(text, "chart-thrown")), (Mark::Cross, say!(text, "chart-expected"))];
    let (legend, height) = legend(frame, top, plot.x, &entries);
    items.extend(legend);
    let words = say!(text, "chart-dice-words");
    Chart { words, width: frame.width, height: top + height, items }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_is_that_of_the_tables() {
        // From standard tables of chi-squared with five degrees of freedom.
        for (squares, chance) in [(0.0, 1.0), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (20.515, 0.001)] {
            assert!(
                (chi_squared_tail(squares) - chance).abs() < 1e-4,
                "{squares}: {}",
                chi_squared_tail(squares)
            );
        }
    }
}
