//! Dice thrown, against what fair dice would show.

use super::axis::{decoration, level, step};
use super::legend::{Mark, legend};
use super::{Chart, Frame};
use crate::dice::Die;
use crate::drawing::{Area, Group, Ink, Item, Role, Shape, Stroke};
use crate::typeface::Face as Type;
use yatzy_rules::{Face, Hand, Keep};
use yatzy_text::{Text, say};

/// How many deviations to either side nineteen games of twenty stay within.
const WITHIN: f64 = 1.96;

/// How often each face came up in some throws, ones first. Dice that were kept were not thrown.
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

/// What chance alone does: in how many games of a hundred fair dice are at least as uneven as these. `None` where none
/// were thrown.
pub fn dice_chance(text: Text, thrown: [u32; 6]) -> Option<String> {
    let all: u32 = thrown.iter().sum();
    let expected = f64::from(all) / 6.0;
    let squares = thrown.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected);
    let games = (100.0 * exceeds(squares.sum())).round();
    let games = if games < 1.0 { "< 1".to_owned() } else { format!("{games:.0}") };
    (all > 0).then(|| say!(text, "chart-dice-chance", games = games))
}

/// How likely chi-squared of five degrees of freedom is to be at least this.
fn exceeds(squares: f64) -> f64 {
    let half = squares / 2.0;
    let beyond = (2.0 * squares / std::f64::consts::PI).sqrt() * (-half).exp() * (1.0 + squares / 3.0);
    (tail(half.sqrt()) + beyond).clamp(0.0, 1.0)
}

/// The complementary error function of a number that is not negative, to seven digits.
fn tail(x: f64) -> f64 {
    // Abramowitz and Stegun, 7.1.26.
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    series.iter().fold(0.0, |sum, term| (sum + term) * t) * (-x * x).exp()
}

/// How often each face came up, ones first.
pub(super) fn dice_chart(text: Text, frame: Frame, thrown: [u32; 6]) -> Chart {
    let size = frame.size;
    let all: u32 = thrown.iter().sum();
    let expected = f64::from(all) / 6.0;
    // Each die is a draw of its own, and this face has one chance in six.
    let spread = WITHIN * (f64::from(all) * 5.0 / 36.0).sqrt();
    let most = thrown.iter().copied().map(f64::from).fold(expected + spread, f64::max).max(1.0);
    let left = Type::Regular.width(&format!("{most:.0}"), size) + size * 0.6;
    let plot = Area::new(left, size * 0.6, (frame.width - left).min(48.0 * size), 11.0 * size);
    let place = |count: f64| plot.bottom() - count / most * plot.height;
    let rule = step(most, 5.0);
    let levels = (0..=(most / rule) as u32).map(|i| f64::from(i) * rule);
    let grid = levels.flat_map(|count| {
        let ink = if count == 0.0 { Ink::Rule } else { Ink::Line };
        level(frame, plot, place(count), &format!("{count:.0}"), ink)
    });
    let mut items = vec![decoration(grid.collect())];
    let room = plot.width / 6.0;
    for (i, (face, count)) in Face::ALL.into_iter().zip(thrown).enumerate() {
        let x = plot.x + room * i as f64;
        let top = place(f64::from(count));
        let bar = Area::new(x + room * 0.22, top, room * 0.56, plot.bottom() - top);
        let mut drawn: Vec<Item> = vec![Shape::filled(bar, Ink::Ink).into()];
        // The mark at what fair dice average, and the ends of what is nothing special.
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
        // Every table of chi-squared has these for five degrees of freedom.
        for (squares, chance) in [(0.0, 1.0), (4.351, 0.5), (9.236, 0.1), (11.070, 0.05), (20.515, 0.001)] {
            assert!((exceeds(squares) - chance).abs() < 1e-4, "{squares}: {}", exceeds(squares));
        }
    }
}
