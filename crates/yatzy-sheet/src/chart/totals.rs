//! What perfect play ends with, and where one's own totals lie in it.

use super::axis::{decoration, hatched, step, upright};
use super::legend::{Mark, dot, legend, pale};
use super::{Chart, Frame};
use crate::drawing::{Area, Group, Ink, Item, Role, Shape, Stroke};
use yatzy_text::{Text, say};

/// Totals, own and perfect play's.
#[derive(Clone, Debug, PartialEq)]
pub struct Totals<'a> {
    /// The chance of each total of perfect play, from 0 on.
    pub chances: &'a [f64],
    /// What perfect play averages: a chance that was counted in games is a little off, an average need not be.
    pub mean: f64,
    /// What own games ended with, each with a name if it is one of a few.
    pub own: &'a [(String, u32)],
    /// What all own totals are called together, if they are many.
    pub own_name: String,
}

/// More totals than this are a histogram of their own.
const FEW: usize = 6;
/// The share of games at either end that is not worth showing.
const RARE: f64 = 5e-4;
/// Bars, at most.
const BARS: f64 = 44.0;

/// The distribution of perfect play, with one's own totals on it.
pub fn totals_chart(text: Text, frame: Frame, totals: &Totals<'_>) -> Chart {
    let size = frame.size;
    let law = Law::of(totals.chances, totals.mean);
    let own = totals.own.iter().map(|(_, total)| *total);
    let low = own.clone().min().unwrap_or(law.low).min(law.low);
    let high = own.max().unwrap_or(law.high).max(law.high);
    let class = step(f64::from(high - low + 1), BARS) as u32;
    let first = low / class;
    let count = (high / class - first + 1) as usize;
    let plot = Area::new(size, size * 1.6, frame.width - 2.0 * size, 13.0 * size);
    let width = plot.width / count as f64;
    let place = |total: f64| plot.x + (total / f64::from(class) - f64::from(first)) * width;
    let shares = |weights: &mut dyn Iterator<Item = (u32, f64)>| {
        let mut shares = vec![0.0; count];
        for (total, weight) in weights {
            if let Some(share) = (total / class).checked_sub(first).and_then(|i| shares.get_mut(i as usize)) {
                *share += weight;
            }
        }
        shares
    };
    let perfect = shares(&mut (0..).zip(totals.chances.iter().copied()));
    let games = totals.own.len().max(1) as f64;
    let many = totals.own.len() > FEW;
    let own = shares(&mut totals.own.iter().map(|(_, total)| (*total, 1.0 / games)));
    let highest =
        perfect.iter().chain(if many { own.iter() } else { [].iter() }).copied().fold(1e-9, f64::max);
    let bar = |i: usize, share: f64, part: f64| {
        let height = share / highest * plot.height;
        Area::new(
            plot.x + width * i as f64 + width * (1.0 - part) / 2.0,
            plot.bottom() - height,
            width * part,
            height,
        )
    };

    let rule = step(f64::from(high - low), (plot.width / (size * 5.0)).max(2.0)) as u32;
    let rules = (low.div_ceil(rule)..=high / rule).map(|i| i * rule);
    let mut grid: Vec<Item> =
        rules.flat_map(|total| upright(frame, plot, place(f64::from(total)), &total.to_string())).collect();
    let foot =
        Shape::line((plot.x, plot.bottom()), (plot.right(), plot.bottom()), Stroke::new(Ink::Rule, 0.9));
    grid.push(foot.into());
    let mut items = vec![decoration(grid)];

    let mut drawn: Vec<Item> = Vec::new();
    for (i, share) in perfect.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        drawn.push(pale(bar(i, *share, 0.9)));
    }
    let mean = place(law.mean);
    drawn.push(Shape::line((mean, plot.y), (mean, plot.bottom()), Stroke::new(Ink::Accent, 1.6)).into());
    let mut entries = vec![
        (Mark::Pale, say!(text, "page-report-perfect")),
        (Mark::Tick, say!(text, "chart-average", mean = text.decimal(law.mean, 1))),
    ];
    let mut words = law.words(text);
    if many {
        for (i, share) in own.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            drawn.extend(hatched(bar(i, *share, 0.5), Ink::Ink));
        }
        entries.push((Mark::Hatched, totals.own_name.clone()));
    } else {
        for (i, (name, total)) in totals.own.iter().enumerate() {
            let x = place(f64::from(*total) + 0.5);
            let stroke = Stroke { dashes: vec![2.0, 2.0], ..Stroke::new(Ink::Ink, 0.9) };
            drawn.push(Shape::line((x, plot.y), (x, plot.bottom()), stroke).into());
            drawn.push(dot(i, x, plot.y - size * 0.5, size * 0.9));
            entries.push((Mark::Dot(i), format!("{name} {total}")));
            words += &format!(" {name}: {total}.");
        }
    }
    items.push(Group::new(Role::Figure(words.clone()), drawn).into());
    let top = plot.bottom() + size * 1.8;
    let (legend, height) = legend(frame, top, plot.x, &entries);
    items.extend(legend);
    Chart { words: law.words(text), width: frame.width, height: top + height, items }
}

/// What there is to say of a distribution.
struct Law {
    mean: f64,
    low: u32,
    high: u32,
    /// Nine games of ten end between these.
    between: (u32, u32),
}

impl Law {
    fn of(chances: &[f64], mean: f64) -> Law {
        let all: f64 = chances.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        let percentile = |share: f64| {
            let mut below = 0.0;
            let reached = chances.iter().position(|chance| {
                below += chance / all;
                below >= share
            });
            reached.unwrap_or(chances.len().saturating_sub(1)) as u32
        };
        let between = (percentile(0.05), percentile(0.95));
        Law { mean, low: percentile(RARE), high: percentile(1.0 - RARE), between }
    }

    fn words(&self, text: Text) -> String {
        let (low, high) = self.between;
        say!(text, "chart-totals-words", mean = text.decimal(self.mean, 1), low = low, high = high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_law_knows_its_middle_and_its_ends() {
        let mut chances = vec![0.0; 101];
        chances[50..=59].fill(0.1);
        let law = Law::of(&chances, 54.5);
        assert_eq!((law.low, law.high, law.between), (50, 59, (50, 59)));
    }
}
