//! Charts of `yatzy-sheet` on a page, in the colours of the style sheet, so that they fit a dark page too.

use maud::{Markup, PreEscaped, html};
use yatzy_sheet::SvgStyle;
use yatzy_sheet::chart::{Chart, Frame};
use yatzy_text::Text;

/// The width of a chart that fits a phone.
const WIDTH: f64 = 340.0;
const SIZE: f64 = 11.0;
/// Number of turns that fit a phone.
const FITTING: usize = 20;
/// The width of a turn in a longer chart, and of the figures beside it.
const STEP: f64 = 17.0;
const SIDE: f64 = 36.0;

/// The frame of most charts.
pub(super) const FRAME: Frame = Frame { width: WIDTH, size: SIZE };

/// The frame of a chart with this many turns. A long one scrolls.
pub(super) fn turns_frame(turns: usize) -> Frame {
    let width = if turns > FITTING { SIDE + STEP * turns as f64 } else { WIDTH };
    Frame { width, size: SIZE }
}

/// A chart with its caption. `title` is for screen readers.
pub(super) fn figure(text: Text, title: String, chart: Chart) -> Markup {
    let fits = chart.width <= WIDTH;
    let words = chart.words.clone();
    let drawing = chart.drawing(title, text.lang());
    // Safe: the writer of the drawing escapes every text.
    let svg = drawing.pages.first().map(|page| drawing.svg(page, SvgStyle::Inline)).unwrap_or_default();
    html! {
        figure.chart .fits[fits] {
            (PreEscaped(svg))
            figcaption.fine { (words) }
        }
    }
}
