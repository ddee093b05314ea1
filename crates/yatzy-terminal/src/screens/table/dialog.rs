//! What a question over the table has been told so far, or has to tell.

use unicode_segmentation::UnicodeSegmentation;
use yatzy_rules::MAX_NAME_LEN;

/// What a question over the table has been told so far, or has to tell.
#[derive(Debug, Default)]
pub struct Dialog {
    /// The name to sit down by, as far as it is typed.
    pub name: String,
    /// Where another device takes the seat.
    pub address: String,
    /// The total to play for, as far as it is typed.
    pub total: String,
}

impl Dialog {
    /// Takes a letter of the name.
    pub fn letter(&mut self, letter: char) {
        if !letter.is_control() && self.name.graphemes(true).count() < MAX_NAME_LEN {
            self.name.push(letter);
        }
    }
}
