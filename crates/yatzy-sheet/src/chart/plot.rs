//! The contents of a chart as plain values, to be drawn now, later or elsewhere.

use super::{
    BoxRow, Chart, Frame, TotalsPlot, TurnBar, boxes_chart, chances_chart, dice_chart, totals_chart,
    turns_chart,
};
use serde::{Deserialize, Serialize};
use yatzy_text::Text;

/// A chart that is not drawn yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Plot {
    Turns {
        turns: Vec<TurnBar>,
        /// The height of the highest bar up and down, over all seats.
        reach: (f64, f64),
    },
    /// Every seat's chance to win.
    Chances {
        /// The name of each seat, and its chances over the course of the game.
        seats: Vec<(String, Vec<f64>)>,
        words: String,
    },
    /// Totals of these games and of perfect play.
    Totals(TotalsPlot),
    Boxes {
        rows: Vec<BoxRow>,
        seats: Vec<String>,
    },
    /// The count of each face, ones first.
    Dice([u32; 6]),
}

impl Plot {
    pub fn draw(&self, text: Text, frame: Frame) -> Chart {
        match self {
            Plot::Turns { turns, reach } => turns_chart(text, frame, turns, *reach),
            Plot::Chances { seats, words } => {
                Chart { words: words.clone(), ..chances_chart(text, frame, seats) }
            }
            Plot::Totals(totals) => totals_chart(text, frame, totals),
            Plot::Boxes { rows, seats } => boxes_chart(text, frame, rows, seats),
            Plot::Dice(thrown) => dice_chart(text, frame, *thrown),
        }
    }
}
