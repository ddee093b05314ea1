//! Input and output of a question over the table.

use unicode_segmentation::UnicodeSegmentation;
use yatzy_rules::MAX_NAME_LEN;

/// Input and output of a question over the table.
#[derive(Debug, Default)]
pub struct Dialog {
    /// The typed name.
    pub name: String,
    /// Why the typed name was not taken.
    pub problem: Option<String>,
    /// The link of the seat, for another device.
    pub address: String,
    /// The typed target score.
    pub total: String,
}

impl Dialog {
    /// Adds a letter to the name.
    pub fn letter(&mut self, letter: char) {
        if !letter.is_control() && self.name.graphemes(true).count() < MAX_NAME_LEN {
            self.name.push(letter);
        }
    }
}
