//! The chart of a seat's turns for a terminal: one line for each turn with luck on either side of an axis, and cost
//! hatched beside it.

use super::{SeatReport, TurnReport, TurnSplit};
use crate::{WORTH_SAYING, Words};
use yatzy_text::{Text, say};

/// The characters of the bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarGlyphs {
    /// Blocks and shades.
    Unicode,
    /// Plain characters.
    Ascii,
}

impl BarGlyphs {
    /// The glyphs for a text.
    pub fn of(text: Text) -> BarGlyphs {
        if text.is_ascii() { BarGlyphs::Ascii } else { BarGlyphs::Unicode }
    }

    /// A line of blocks in these glyphs. Without blocks each is a digit, from 1 for the lowest to 8 for the highest.
    pub fn course(self, blocks: &str) -> String {
        let digit = |block: char| {
            let height = (block as u32).checked_sub('▁' as u32).filter(|height| *height < 8);
            height.and_then(|height| char::from_digit(height + 1, 10)).unwrap_or(block)
        };
        match self {
            BarGlyphs::Unicode => blocks.to_owned(),
            BarGlyphs::Ascii => blocks.chars().map(digit).collect(),
        }
    }

    fn minus(self) -> &'static str {
        match self {
            BarGlyphs::Unicode => "−",
            BarGlyphs::Ascii => "-",
        }
    }
}

/// One line of the chart in parts, so that a screen can colour each.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// The turn's number.
    pub round: String,
    /// The box; empty in an unfinished turn.
    pub label: String,
    /// The points written.
    pub points: String,
    /// Bad luck, growing to the left, in a fixed width.
    pub worse: String,
    /// Good luck, growing to the right, in a fixed width.
    pub better: String,
    /// The luck as a number with its sign.
    pub luck: String,
    /// The cost, hatched, in a fixed width.
    pub hatch: String,
    /// The cost as a number; empty if there is none.
    pub cost: String,
}

/// Columns of the chart.
const WIDTH: usize = 80;
/// Columns of either side of the axis.
pub const HALF: usize = 12;
/// Columns of the cost.
pub const HATCH: usize = 8;

impl SeatReport {
    /// The bars of its turns, all to one scale.
    pub fn bars(&self, words: &Words<'_>, glyphs: BarGlyphs) -> Vec<Bar> {
        let most =
            self.turns.iter().map(|turn| turn.luck().abs().max(turn.whole().abs())).fold(1.0, f64::max);
        let dearest = self.turns.iter().map(TurnReport::cost).fold(1.0, f64::max);
        // One scale for luck and cost, unless the costs do not fit.
        let a_column = (most / HALF as f64).max(dearest / HATCH as f64);
        self.turns.iter().map(|turn| bar(turn, words, glyphs, a_column)).collect()
    }
}

fn bar(turn: &TurnReport, words: &Words<'_>, glyphs: BarGlyphs, a_column: f64) -> Bar {
    let moved = turn.luck() + turn.whole();
    let cost = turn.cost();
    let is_whole = matches!(turn.split, TurnSplit::Whole(_));
    let half = |points: f64| {
        let halves = (2.0 * points.max(0.0) / a_column).round() as usize;
        (halves.min(2 * HALF) / 2, halves.min(2 * HALF) % 2 == 1)
    };
    let (full_left, half_left) = half(-moved);
    let (full_right, half_right) = half(moved);
    let (block, left, right, hatch) = match glyphs {
        // Luck and cost that can't be separated are drawn lighter.
        BarGlyphs::Unicode if is_whole => ("▓", "▐", "▌", "▒"),
        BarGlyphs::Unicode => ("█", "▐", "▌", "▒"),
        BarGlyphs::Ascii if is_whole => ("=", "=", "=", "/"),
        BarGlyphs::Ascii => ("#", "#", "#", "/"),
    };
    let worse = format!("{}{}", if half_left { left } else { "" }, block.repeat(full_left));
    let better = format!("{}{}", block.repeat(full_right), if half_right { right } else { "" });
    let hatched = (cost / a_column).round() as usize;
    Bar {
        round: turn.round.to_string(),
        label: turn.entry.map(|entry| words.cell(entry.cell)).unwrap_or_default(),
        points: turn.entry.map(|entry| (entry.points + entry.extra).to_string()).unwrap_or_default(),
        worse: format!("{worse:>HALF$}"),
        better: format!("{better:<HALF$}"),
        luck: words.text.signed(moved, 1),
        hatch: format!("{:<HATCH$}", hatch.repeat(hatched.min(HATCH))),
        cost: if cost < WORTH_SAYING { String::new() } else { words.text.decimal(cost, 1) },
    }
}

impl Bar {
    /// The lines of a chart for a terminal of 80 columns, with a heading.
    pub fn lines(bars: &[Bar], words: &Words<'_>, glyphs: BarGlyphs) -> Vec<String> {
        let axis = if glyphs == BarGlyphs::Unicode { "│" } else { "|" };
        let (luck, cost) = (say!(words.text, "analysis-luck"), say!(words.text, "analysis-cost"));
        let (luck_width, cost_width) = (luck.chars().count().max(6), cost.chars().count().max(5));
        let widest = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
        // All columns except the label, gaps included.
        let taken = 17 + 2 * HALF + HATCH + luck_width + cost_width;
        let label = widest.min(WIDTH.saturating_sub(taken)).max(4);
        let head = format!(
            "{:>3}  {:label$}  {:>3}  {:>HALF$}{axis}{:<HALF$} {luck:>luck_width$}  {:HATCH$} {cost:>cost_width$}",
            "",
            "",
            "",
            glyphs.minus(),
            "+",
            "",
        );
        let line = |bar: &Bar| {
            let name: String = bar.label.chars().take(label).collect();
            let line = format!(
                "{:>3}  {name:label$}  {:>3}  {}{axis}{} {:>luck_width$}  {} {:>cost_width$}",
                bar.round, bar.points, bar.worse, bar.better, bar.luck, bar.hatch, bar.cost
            );
            line.trim_end().to_owned()
        };
        std::iter::once(head.trim_end().to_owned()).chain(bars.iter().map(line)).collect()
    }
}
