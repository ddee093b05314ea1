//! Charts: one drawing for web pages, reports and paper. A chart is made from plain values and has a
//! description in words. Shapes repeat the meaning of colours, so that charts work in black and white.

#![allow(missing_docs, reason = "names say what plain data holds")]

mod analysis;
mod axis;
mod boxes;
mod chances;
mod dice;
mod legend;
mod plot;
#[cfg(feature = "files")]
mod printed;
mod report;
mod totals;
mod turns;

pub use analysis::GameCharts;
pub use boxes::BoxRow;
pub use dice::{dice_chance, dice_thrown};
pub use plot::Plot;
pub use report::{Report, ReportPart};
pub use totals::TotalsPlot;
pub use turns::TurnBar;

use crate::drawing::{Drawing, Item, Page};
use boxes::boxes_chart;
use chances::chances_chart;
use dice::dice_chart;
use totals::totals_chart;
use turns::turns_chart;
use yatzy_text::Lang;

/// The width of a chart and the type size of its text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub width: f64,
    /// The type size of figures and names.
    pub size: f64,
}

/// A chart. Its origin is the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// A sentence that describes the chart.
    pub words: String,
    pub width: f64,
    pub height: f64,
    pub items: Vec<Item>,
}

impl Chart {
    /// A document with this chart alone, for a web page: `chart.drawing(title, lang).svg(&page,
    /// SvgStyle::Inline)`.
    pub fn drawing(self, title: String, lang: Lang) -> Drawing {
        let page = Page { width: self.width, height: self.height, items: self.items };
        Drawing { title, lang, pages: vec![page] }
    }
}
