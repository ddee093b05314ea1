//! Charts, drawn into the page: ink on paper by the style sheet's colours, so that they are right in the dark too.
//! Shapes tell what colours tell.

use super::records::perfect_name;
use maud::{Markup, html};
use yatzy_bots::{Analysis, Split, TurnReport};
use yatzy_table::Perfect;
use yatzy_text::{Text, say};

/// The room of a turn, and each of its two bars.
const STEP: f64 = 22.0;
const BAR: f64 = 8.0;
/// The room for figures at the left.
const SIDE: f64 = 30.0;
const HEIGHT: f64 = 150.0;
/// The room above the bars, for half a figure.
const HEAD: f64 = 6.0;
/// The room for numbers below the bars.
const FOOT: f64 = 18.0;
/// So many turns fit a phone.
const FITTING: usize = 20;

/// A histogram spans so many points at least: two games are no wall.
const NARROWEST: u32 = 120;

/// What one bar is about, and where a tap on it leads.
pub(super) struct Turn<'a> {
    pub report: &'a TurnReport,
    pub name: String,
    pub href: Option<String>,
}

/// What costs are hatched with; once a page.
pub(super) fn hatching() -> Markup {
    html! {
        svg.hatchings width="0" height="0" aria-hidden="true" focusable="false" {
            defs { pattern #hatch width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path.hatching d="M0 0V5" {}
            } }
        }
    }
}

/// The turns of a seat: luck up or down, cost hatched beside it.
pub(super) fn turns_chart(text: Text, analysis: &Analysis, turns: &[Turn<'_>]) -> Markup {
    let (up, down) = analysis.reach();
    let scale = HEIGHT / (up + down);
    let axis = up * scale;
    let width = SIDE + STEP * turns.len() as f64;
    let rule =
        [5.0, 10.0, 20.0, 50.0, 100.0].into_iter().find(|step| (up + down) / step <= 6.0).unwrap_or(200.0);
    let rules = (-(down / rule).floor() as i64..=(up / rule).floor() as i64).map(|i| i as f64 * rule);
    html! {
        svg.chart.fits[turns.len() <= FITTING] role="group" aria-label=(say!(text, "analysis-chart-words"))
            viewBox=(format!("0 {} {width:.0} {:.0}", -HEAD, HEAD + HEIGHT + FOOT))
            width=(format!("{width:.0}")) height=(format!("{:.0}", HEAD + HEIGHT + FOOT)) {
            @for points in rules {
                @let y = axis - points * scale;
                path.rule.axis[points == 0.0] d=(format!("M{SIDE} {y:.1}H{width:.1}")) {}
                text.figure x=(SIDE - 5.0) y=(format!("{:.1}", y + 4.0)) text-anchor="end" { (whole(points)) }
            }
            @for (i, turn) in turns.iter().enumerate() {
                (turn_bars(text, turn, SIDE + STEP * i as f64, axis, scale))
            }
        }
    }
}

fn turn_bars(text: Text, turn: &Turn<'_>, left: f64, axis: f64, scale: f64) -> Markup {
    let report = turn.report;
    let moved = report.luck() + report.whole();
    let height = moved.abs() * scale;
    let top = if moved > 0.0 { axis - height } else { axis };
    let told_whole = matches!(report.split, Split::Whole(_));
    let x = left + (STEP - 2.0 * BAR) / 2.0;
    let words = turn_words(text, turn);
    let bars = html! {
        title { (words) }
        rect.field x=(format!("{left:.1}")) y="0" width=(STEP) height=(HEIGHT + FOOT) {}
        rect.luck.whole[told_whole] x=(format!("{x:.1}")) y=(format!("{top:.1}")) width=(BAR) height=(format!("{height:.1}")) {}
        @if report.cost() >= yatzy_bots::WORTH_SAYING {
            rect.cost x=(format!("{:.1}", x + BAR)) y=(format!("{axis:.1}")) width=(BAR)
                height=(format!("{:.1}", report.cost() * scale)) {}
        }
        text.figure x=(format!("{:.1}", left + STEP / 2.0)) y=(HEIGHT + FOOT - 4.0) text-anchor="middle" { (report.round) }
    };
    match &turn.href {
        Some(href) => html! { a href=(href) aria-label=(words) { (bars) } },
        None => html! { g role="img" aria-label=(words) { (bars) } },
    }
}

/// A turn in words: "3. Full house, Luck +4.2, Cost 1.3".
fn turn_words(text: Text, turn: &Turn<'_>) -> String {
    let report = turn.report;
    let luck = format!("{} {}", say!(text, "analysis-luck"), text.signed(report.luck() + report.whole(), 1));
    let mut words = format!("{}. {}, {luck}", report.round, turn.name);
    if report.cost() >= yatzy_bots::WORTH_SAYING {
        words += &format!(", {} {}", say!(text, "analysis-cost"), text.decimal(report.cost(), 1));
    }
    words
}

fn whole(points: f64) -> String {
    if points == 0.0 { "0".to_owned() } else { format!("{points:+.0}").replace('-', "−") }
}

/// Who was how likely to win, turn by turn; lines differ in their dashes, not only in colour.
pub(super) fn chances_chart(text: Text, analysis: &Analysis, names: &[String]) -> Markup {
    let steps = (analysis.chances.len().max(2) - 1) as f64;
    let (width, top) = (340.0, 6.0);
    let y = |chance: f64| top + (1.0 - chance) * (HEIGHT - 12.0);
    let line = |seat: usize| {
        let points = analysis.chances.iter().enumerate().map(|(step, chances)| {
            let x = SIDE + 4.0 + (width - SIDE - 10.0) * step as f64 / steps;
            format!("{x:.1},{:.1}", y(chances.seats.get(seat).copied().unwrap_or(0.0)))
        });
        points.collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.chart.fits role="img" aria-label=(say!(text, "analysis-chances"))
            viewBox=(format!("0 0 {width} {HEIGHT}")) width=(width) height=(HEIGHT) {
            @for percent in [0, 50, 100] {
                @let height = y(f64::from(percent) / 100.0);
                path.rule d=(format!("M{} {height:.1}H{width}", SIDE + 4.0)) {}
                text.figure x=(SIDE) y=(format!("{:.1}", height + 4.0)) text-anchor="end" { (percent) }
            }
            @for seat in 0..names.len() { polyline.line.{ "seat-" (seat % 4) } points=(line(seat)) {} }
        }
        ul.legend { @for (seat, name) in names.iter().enumerate() {
            li {
                svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true" {
                    polyline.line.{ "seat-" (seat % 4) } points="1,5 33,5" {}
                }
                " " (name)
            }
        } }
    }
}

/// A histogram of totals, with a mark at what perfect play averages.
pub(super) fn totals_chart(text: Text, totals: &[u32], perfect: Option<&Perfect>) -> Markup {
    let reach = |most: u32| most.max(perfect.map_or(0, |perfect| perfect.mean().ceil() as u32));
    let last = reach(totals.iter().copied().max().unwrap_or(0)) + NARROWEST / 4;
    let low = totals.iter().copied().min().unwrap_or(0).min(last.saturating_sub(NARROWEST));
    let class = [10, 20, 25, 50, 100, 200].into_iter().find(|class| (last - low) / class < 24).unwrap_or(400);
    let first = low / class;
    let mut counts = vec![0_u32; (last / class - first + 1) as usize];
    totals.iter().for_each(|total| counts[(total / class - first) as usize] += 1);
    let high = counts.iter().copied().max().unwrap_or(1).max(1);
    let (width, foot) = (340.0, HEIGHT - 18.0);
    let step = width / counts.len() as f64;
    let height = |count: u32| f64::from(count) / f64::from(high) * (foot - 16.0);
    let every = (counts.len() / 6).max(1);
    let place = |total: f64| (total / f64::from(class) - f64::from(first)) * step;
    html! {
        svg.chart.fits role="img" aria-label=(say!(text, "page-records-totals"))
            viewBox=(format!("0 0 {width} {HEIGHT}")) width=(width) height=(HEIGHT) {
            @for (i, &count) in counts.iter().enumerate() {
                @let x = i as f64 * step;
                @if count > 0 {
                    rect.luck x=(format!("{:.1}", x + 0.5)) y=(format!("{:.1}", foot - height(count)))
                        width=(format!("{:.1}", (step - 1.0).max(1.0))) height=(format!("{:.1}", height(count))) {
                        title { (first * class + i as u32 * class) "–" (first * class + i as u32 * class + class - 1) ": " (count) }
                    }
                    text.figure x=(format!("{:.1}", x + step / 2.0)) y=(format!("{:.1}", foot - height(count) - 3.0)) text-anchor="middle" { (count) }
                }
                @if i % every == 0 && x < width - 20.0 {
                    text.figure x=(format!("{x:.1}")) y=(HEIGHT - 4.0) { ((first + i as u32) * class) }
                }
            }
            path.rule.axis d=(format!("M0 {foot}H{width}")) {}
            @if let Some(mean) = perfect.map(Perfect::mean) {
                path.line.seat-1 d=(format!("M{:.1} 4V{foot}", place(mean))) {}
            }
        }
        @if let Some(perfect) = perfect { ul.legend { li {
            svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true" { polyline.line.seat-1 points="1,5 33,5" {} }
            " " (perfect_name(text, perfect))
        } } }
    }
}
