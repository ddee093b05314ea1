//! The chart of a game as SVG: a panel a seat, a bar a turn, luck up or down, cost hatched. Drawn as the
//! pad is: ink on off-white paper, ruled lines, one warm accent. Shapes tell what colours tell.

use super::bars::signed;
use super::{Analysis, SeatReport, Split, TurnReport};
use crate::Words;
use std::fmt::Write;
use yatzy_rules::Record;
use yatzy_text::say;

const PAPER: &str = "#faf7ef";
const INK: &str = "#26241f";
const RULE: &str = "#cdc6b6";
const QUIET: &str = "#6f6a5e";
const ACCENT: &str = "#b8501f";

const MARGIN: f64 = 48.0;
/// The room of a turn, and the bar within it.
const STEP: f64 = 44.0;
const BAR: f64 = 16.0;
/// The height of a panel, its heading above the bars, and the box names below them.
const BARS: f64 = 200.0;
const HEADING: f64 = 64.0;
const NAMES: f64 = 104.0;
const CHANCES: f64 = 180.0;
/// The room beside the chances for whose line is whose.
const LEGEND: f64 = 150.0;
/// A name longer than this is cut.
const LONGEST_NAME: usize = 18;

impl Analysis {
    /// The chart of a record's game.
    pub fn svg(&self, record: &Record, words: &Words<'_>) -> String {
        let turns = self.seats.iter().map(|seat| seat.turns.len()).max().unwrap_or(0).max(12);
        let width = 2.0 * MARGIN + STEP * turns as f64;
        let panel = HEADING + BARS + NAMES;
        let chances = if self.chances.is_empty() { 0.0 } else { HEADING + CHANCES + MARGIN };
        let height = panel * self.seats.len() as f64 + chances;
        let (up, down) = self.reach();
        let scale = Scale { up, down };
        let mut chart = Chart { analysis: self, record, words, scale, width, svg: String::new() };
        chart.open(height);
        for (i, seat) in self.seats.iter().enumerate() {
            chart.seat(seat, i as f64 * panel);
        }
        if !self.chances.is_empty() {
            chart.chances(panel * self.seats.len() as f64);
        }
        chart.svg.push_str("</svg>\n");
        chart.svg
    }

    /// How far the bars of any seat's turn reach up and down, in points: one scale for all seats, so that their
    /// charts can be compared. Never less than five, for a game in which nothing happened.
    pub fn reach(&self) -> (f64, f64) {
        let turns = || self.seats.iter().flat_map(|seat| &seat.turns);
        let up = turns().map(|turn| turn.luck() + turn.whole()).fold(5.0, f64::max);
        let down = turns().map(|turn| (-turn.luck() - turn.whole()).max(turn.cost())).fold(5.0, f64::max);
        (up, down)
    }
}

/// Points to the height of the paper, the same for all seats.
#[derive(Clone, Copy)]
struct Scale {
    up: f64,
    down: f64,
}

impl Scale {
    fn points(self, points: f64) -> f64 {
        points * BARS / (self.up + self.down)
    }

    /// Where the axis lies, from the top of the bars.
    fn axis(self) -> f64 {
        self.points(self.up)
    }

    /// The distance of ruled lines, in points.
    fn rule(self) -> f64 {
        [5.0, 10.0, 20.0, 50.0, 100.0]
            .into_iter()
            .find(|step| (self.up + self.down) / step <= 8.0)
            .unwrap_or(200.0)
    }
}

/// A chart on its way.
struct Chart<'a> {
    analysis: &'a Analysis,
    record: &'a Record,
    words: &'a Words<'a>,
    scale: Scale,
    width: f64,
    svg: String,
}

impl Chart<'_> {
    fn open(&mut self, height: f64) {
        let width = self.width;
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" \
             font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"{INK}\">"
        ));
        let title = escaped(&say!(self.words.text, "analysis-chart-words"));
        self.put(format_args!("<title>{title}</title>"));
        self.put(format_args!(
            "<defs><pattern id=\"hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><path d=\"M0 0V5\" stroke=\"{ACCENT}\" stroke-width=\"3\"/>\
             </pattern></defs>"
        ));
        self.put(format_args!("<rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>"));
    }

    fn put(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string can't fail.
        let _ = writeln!(self.svg, "{line}");
    }

    fn rect(&mut self, x: f64, y: f64, height: f64, fill: &str, title: &str) {
        self.put(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{BAR}\" height=\"{height:.1}\" {fill}><title>{}</title></rect>",
            escaped(title)
        ));
    }

    fn line(&mut self, x1: f64, x2: f64, y: f64, colour: &str) {
        self.put(format_args!(
            "<path d=\"M{x1:.1} {y:.1}H{x2:.1}\" stroke=\"{colour}\" stroke-width=\"1\" fill=\"none\"/>"
        ));
    }

    fn text(&mut self, x: f64, y: f64, style: &str, words: &str) {
        self.put(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" {style}>{}</text>", escaped(words)));
    }

    fn heading(&mut self, top: f64, title: &str, words: &str) {
        self.text(MARGIN, top + 28.0, "font-size=\"17\" font-weight=\"600\"", title);
        self.text(MARGIN, top + 48.0, &format!("fill=\"{QUIET}\""), words);
    }

    fn seat(&mut self, seat: &SeatReport, top: f64) {
        let words = self.words;
        self.heading(
            top,
            &words.text.name_in(self.record, seat.seat),
            &self.analysis.sentence(words.text, seat.seat),
        );
        let axis = top + HEADING + self.scale.axis();
        self.rules(axis);
        for (i, turn) in seat.turns.iter().enumerate() {
            let x = MARGIN + STEP * i as f64 + (STEP - 2.0 * BAR) / 2.0;
            self.turn(turn, x, axis);
            let label = turn.entry.map(|entry| words.cell(entry.cell)).unwrap_or_default();
            let (x, y) = (x + BAR, top + HEADING + BARS + 16.0);
            let style =
                format!("text-anchor=\"end\" font-size=\"11\" transform=\"rotate(-55 {x:.1} {y:.1})\"");
            self.text(x, y, &style, &shortened(&label));
        }
        self.line(MARGIN, self.width - MARGIN, axis, INK);
    }

    /// Luck from the axis up or down, the cost beside it.
    fn turn(&mut self, turn: &TurnReport, x: f64, axis: f64) {
        let text = self.words.text;
        let moved = turn.luck() + turn.whole();
        let height = self.scale.points(moved.abs());
        let y = if moved > 0.0 { axis - height } else { axis };
        let luck = format!("{}: {}", say!(text, "analysis-luck"), signed(text, moved, "−"));
        match turn.split {
            Split::Known { .. } => self.rect(x, y, height, &format!("fill=\"{INK}\""), &luck),
            Split::Whole(_) => {
                let luck = format!("{luck} ({})", say!(text, "analysis-not-split"));
                self.rect(x, y, height, &format!("fill=\"{PAPER}\" stroke=\"{INK}\""), &luck);
            }
        }
        if turn.cost() >= crate::WORTH_SAYING {
            let cost = format!("{}: {}", say!(text, "analysis-cost"), text.decimal(turn.cost(), 1));
            let fill = format!("fill=\"url(#hatch)\" stroke=\"{ACCENT}\"");
            self.rect(x + BAR, axis, self.scale.points(turn.cost()), &fill, &cost);
        }
    }

    fn rules(&mut self, axis: f64) {
        let scale = self.scale;
        let rule = scale.rule();
        let above = (scale.up / rule).floor() as i64;
        let below = (scale.down / rule).floor() as i64;
        for i in -below..=above {
            let points = i as f64 * rule;
            let figure = if i == 0 { "0".to_owned() } else { format!("{points:+.0}").replace('-', "−") };
            self.rule(axis - scale.points(points), &figure);
        }
    }

    fn rule(&mut self, y: f64, figure: &str) {
        self.line(MARGIN, self.width - MARGIN, y, RULE);
        let style = format!("text-anchor=\"end\" fill=\"{QUIET}\" font-size=\"11\"");
        self.text(MARGIN - 8.0, y + 4.0, &style, figure);
    }

    /// The chances to win, a line a seat. Lines differ in their dashes, not only in colour.
    fn chances(&mut self, top: f64) {
        let text = self.words.text;
        self.heading(top, &say!(text, "analysis-chances"), &say!(text, "analysis-chances-words"));
        let foot = top + HEADING + CHANCES;
        for percent in [0, 25, 50, 75, 100] {
            self.rule(foot - f64::from(percent) / 100.0 * CHANCES, &percent.to_string());
        }
        let analysis = self.analysis;
        let steps = (analysis.chances.len() - 1).max(1) as f64;
        let last = self.width - MARGIN - LEGEND;
        for (i, report) in analysis.seats.iter().enumerate() {
            let points = analysis.chances.iter().enumerate().map(|(step, chances)| {
                let x = MARGIN + (last - MARGIN) * step as f64 / steps;
                format!("{x:.1},{:.1}", foot - chances.of(report.seat) * CHANCES)
            });
            let points = points.collect::<Vec<_>>().join(" ");
            let dashes = ["none", "7 4", "2 3", "10 3 2 3"][i % 4];
            let colour = if i % 2 == 0 { INK } else { ACCENT };
            let y = top + HEADING + 8.0 + 16.0 * i as f64;
            let sample = format!("{:.1},{y:.1} {:.1},{y:.1}", last + 12.0, last + 40.0);
            for points in [points, sample] {
                self.put(format_args!(
                    "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
                     stroke-dasharray=\"{dashes}\"/>"
                ));
            }
            self.text(
                last + 46.0,
                y + 4.0,
                "font-size=\"12\"",
                &shortened(&self.words.text.name_in(self.record, report.seat)),
            );
        }
    }
}

fn shortened(words: &str) -> String {
    if words.chars().count() <= LONGEST_NAME {
        return words.to_owned();
    }
    let mut short: String = words.chars().take(LONGEST_NAME - 1).collect();
    short.push('…');
    short
}

/// Text as XML takes it. Names come from outside.
fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c if c.is_control() => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_outside_stay_text() {
        assert_eq!(escaped("<b>\"A&B\"\u{7}"), "&lt;b&gt;&quot;A&amp;B&quot;\u{fffd}");
        assert_eq!(shortened("abcdefghijklmnopqrstuvwxyz"), "abcdefghijklmnopq…");
    }
}
