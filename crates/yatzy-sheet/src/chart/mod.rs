//! Charts: one drawing for a page of the web, a report and paper. Each is told what it shows in plain values and
//! says in words what it shows; shapes tell what colours tell, so that nothing is lost in black and white.

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

pub use analysis::Played;
pub use boxes::BoxRow;
pub use dice::{dice_chance, dice_thrown};
pub use plot::Plot;
pub use report::{Report, ReportPart};
pub use totals::Totals;
pub use turns::TurnBar;

use crate::drawing::{Drawing, Item, Page};
use boxes::boxes_chart;
use chances::chances_chart;
use dice::dice_chart;
use totals::totals_chart;
use turns::turns_chart;
use yatzy_text::Lang;

/// The room that a chart has: how wide it is, and how large its type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The width.
    pub width: f64,
    /// The size of figures and names.
    pub size: f64,
}

/// A chart, ready to stand on a page. Its corner is at the left and top.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it shows, in a sentence.
    pub words: String,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
    /// What it is made of.
    pub items: Vec<Item>,
}

impl Chart {
    /// The chart alone, with a title, as a page of the web embeds it:
    /// `chart.drawing(title, lang).svg(&page, SvgStyle::Inline)`.
    pub fn drawing(self, title: String, lang: Lang) -> Drawing {
        let page = Page { width: self.width, height: self.height, items: self.items };
        Drawing { title, lang, pages: vec![page] }
    }
}
