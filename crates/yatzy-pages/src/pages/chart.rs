//! Charts on a page: the drawings of `yatzy-sheet`, in the style sheet's colours, so that they are right in the dark too.

use maud::{Markup, PreEscaped, html};
use yatzy_sheet::SvgStyle;
use yatzy_sheet::chart::{Chart, Frame};
use yatzy_text::Text;

/// A chart that fits a phone.
const WIDTH: f64 = 340.0;
const SIZE: f64 = 11.0;
/// So many turns fit a phone.
const FITTING: usize = 20;
/// The room of a turn where more are to be seen, and of the figures beside them.
const STEP: f64 = 17.0;
const SIDE: f64 = 36.0;

/// The room of most charts.
pub(super) const FRAME: Frame = Frame { width: WIDTH, size: SIZE };

/// The room of a chart of so many turns: a long game is scrolled through.
pub(super) fn turns_frame(turns: usize) -> Frame {
    let width = if turns > FITTING { SIDE + STEP * turns as f64 } else { WIDTH };
    Frame { width, size: SIZE }
}

/// A chart with what it shows, in a sentence. `title` says what it is to someone who hears it.
pub(super) fn figure(text: Text, title: String, chart: Chart) -> Markup {
    let fits = chart.width <= WIDTH;
    let words = chart.words.clone();
    let drawing = chart.drawing(title, text.lang());
    // Safe: whoever writes the drawing escapes every word in it.
    let svg = drawing.pages.first().map(|page| drawing.svg(page, SvgStyle::Inline)).unwrap_or_default();
    html! {
        figure.chart .fits[fits] {
            (PreEscaped(svg))
            figcaption.fine { (words) }
        }
    }
}
