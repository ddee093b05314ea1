//! What a chart shows, in plain values: it can be drawn at once, later, or elsewhere.

use super::{
    BoxRow, Chart, Frame, Totals, TurnBar, boxes_chart, chances_chart, dice_chart, totals_chart, turns_chart,
};
use serde::{Deserialize, Serialize};
use yatzy_text::Text;

/// A chart that is not drawn yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Plot {
    /// The turns of a seat.
    Turns {
        /// A bar each.
        turns: Vec<TurnBar>,
        /// How far the bars of any seat go up and down.
        reach: (f64, f64),
    },
    /// Who was how likely to win.
    Chances {
        /// Each seat's name, and its chances as the game went on.
        seats: Vec<(String, Vec<f64>)>,
        /// What there is to say of it.
        words: String,
    },
    /// Totals, own and perfect play's.
    Totals(Totals),
    /// Box by box.
    Boxes {
        /// The boxes.
        rows: Vec<BoxRow>,
        /// The names of the seats.
        seats: Vec<String>,
    },
    /// How often each face came up, ones first.
    Dice([u32; 6]),
}

impl Plot {
    /// The chart, in some room.
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
