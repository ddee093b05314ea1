//! The distribution of totals under perfect play, and the totals of one's own games in it.

use super::axis::{decoration, hatched, step, vertical_line};
use super::legend::{Mark, dot, legend, pale};
use super::{Chart, Frame};
use crate::drawing::{Area, Group, Ink, Item, Role, Shape, Stroke};
use serde::{Deserialize, Serialize};
use yatzy_text::{Text, say};

/// Totals of one's own games and of perfect play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TotalsPlot {
    /// The chance of each total under perfect play, from 0 on, if known.
    pub chances: Option<Vec<f64>>,
    /// The average of perfect play, if known. It can be exact where the chances are sampled.
    pub mean: Option<f64>,
    /// Whether the average is that of perfect play, not of good play.
    pub exact: bool,
    /// Own totals, each with the name of its player; an empty name stands for no particular player.
    pub own: Vec<(String, u32)>,
    /// The common name of all own totals, used if there are many.
    pub own_name: String,
}

/// More own totals than this are shown as a histogram.
const FEW: usize = 6;
/// The share of games cut off at either end.
const RARE: f64 = 5e-4;
/// Largest number of bars.
const BARS: f64 = 44.0;

/// The distribution of perfect play, with the own totals marked.
pub(super) fn totals_chart(text: Text, frame: Frame, totals: &TotalsPlot) -> Chart {
    let size = frame.size;
    let distribution = totals.chances.as_deref().map(|chances| Distribution::of(chances, totals.mean));
    let ends = distribution.iter().flat_map(|distribution| [distribution.low, distribution.high]);
    let mean = totals.mean.map(|mean| mean as u32);
    let shown = totals.own.iter().map(|(_, total)| *total).chain(ends).chain(mean);
    let (low, high) = span(shown);
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
    let perfect = shares(&mut (0..).zip(totals.chances.iter().flatten().copied()));
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
    let mut grid: Vec<Item> = rules
        .flat_map(|total| vertical_line(frame, plot, place(f64::from(total)), &total.to_string()))
        .collect();
    let foot =
        Shape::line((plot.x, plot.bottom()), (plot.right(), plot.bottom()), Stroke::new(Ink::Rule, 0.9));
    grid.push(foot.into());
    let mut items = vec![decoration(grid)];

    let mut drawn: Vec<Item> = Vec::new();
    for (i, share) in perfect.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        drawn.push(pale(bar(i, *share, 0.9)));
    }
    let mut entries = Vec::new();
    if distribution.is_some() {
        entries.push((Mark::Pale, say!(text, "report-perfect")));
    }
    if let Some(mean) = totals.mean {
        let x = place(mean);
        drawn.push(Shape::line((x, plot.y), (x, plot.bottom()), Stroke::new(Ink::Accent, 1.6)).into());
        entries.push((Mark::Tick, average(text, mean, totals.exact, distribution.is_some())));
    }
    let description =
        distribution.as_ref().map_or_else(|| say!(text, "records-totals"), |found| found.words(text));
    let mut words = description.clone();
    let is_anyone = totals.own.iter().all(|(name, _)| name.is_empty());
    if many || is_anyone {
        let all: Vec<String> = totals.own.iter().map(|(_, total)| total.to_string()).collect();
        if !all.is_empty() {
            words = format!("{words} {}.", text.labelled(&totals.own_name, all.join(", ")));
        }
    }
    if many {
        for (i, share) in own.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            drawn.extend(hatched(bar(i, *share, 0.5), Ink::Ink));
        }
        entries.push((Mark::Hatched(Ink::Ink), totals.own_name.clone()));
    } else {
        for (i, (name, total)) in totals.own.iter().enumerate() {
            let x = place(f64::from(*total) + 0.5);
            let stroke = Stroke { dashes: vec![2.0, 2.0], ..Stroke::new(Ink::Ink, 0.9) };
            drawn.push(Shape::line((x, plot.y), (x, plot.bottom()), stroke).into());
            drawn.push(dot(if is_anyone { 0 } else { i }, x, plot.y - size * 0.5, size * 0.9));
            if !is_anyone {
                entries.push((Mark::Dot(i), format!("{name} {total}")));
                words += &format!(" {}.", text.labelled(name, total));
            }
        }
        if is_anyone && !totals.own.is_empty() {
            entries.push((Mark::Dot(0), totals.own_name.clone()));
        }
    }
    items.push(Group::new(Role::Figure(words), drawn).into());
    let top = plot.bottom() + size * 1.8;
    let (legend, height) = legend(frame, top, plot.x, &entries);
    items.extend(legend);
    Chart { words: description, width: frame.width, height: top + height, items }
}

/// The range of totals shown. It has a minimum width, so that a few equal totals do not fill the chart.
fn span(totals: impl Iterator<Item = u32> + Clone) -> (u32, u32) {
    const NARROWEST: u32 = 60;
    let low = totals.clone().min().unwrap_or(0);
    let high = totals.max().unwrap_or(0);
    let more = NARROWEST.saturating_sub(high - low) / 2;
    (low.saturating_sub(more), high + more)
}

/// The name of the average's mark. It says "perfect play" unless the bars already do.
fn average(text: Text, mean: f64, exact: bool, has_bars: bool) -> String {
    let average = say!(text, "chart-average", mean = text.decimal(mean, 1));
    match (has_bars, exact) {
        (true, _) => average,
        (false, true) => text.labelled(say!(text, "report-perfect"), average),
        (false, false) => text.labelled(say!(text, "report-good"), average),
    }
}

/// Key figures of a distribution.
struct Distribution {
    mean: f64,
    low: u32,
    high: u32,
    /// Ninety percent of all games end between these totals.
    between: (u32, u32),
}

impl Distribution {
    fn of(chances: &[f64], mean: Option<f64>) -> Distribution {
        let all: f64 = chances.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        let percentile = |share: f64| {
            let mut below = 0.0;
            let reached = chances.iter().position(|chance| {
                below += chance / all;
                below >= share
            });
            reached.unwrap_or(chances.len().saturating_sub(1)) as u32
        };
        let sum: f64 = chances.iter().zip(0..).map(|(chance, total)| chance * f64::from(total)).sum();
        let mean = mean.unwrap_or(sum / all);
        let between = (percentile(0.05), percentile(0.95));
        Distribution { mean, low: percentile(RARE), high: percentile(1.0 - RARE), between }
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
        let distribution = Distribution::of(&chances, None);
        assert_eq!((distribution.low, distribution.high, distribution.between), (50, 59, (50, 59)));
        assert!((distribution.mean - 54.5).abs() < 1e-9);
    }
}
