//! The letters that choose boxes. Letters of commands are left out, so that a box has the same letter on every pad.

/// The letters of commands: coach, rules in force, leave, undo.
pub const COMMANDS: [char; 4] = ['c', 'i', 'q', 'u'];

/// The letter of the box in this row of the pad, from 0.
pub fn letter(row: usize) -> Option<char> {
    ('a'..='z').filter(|letter| !COMMANDS.contains(letter)).nth(row)
}

/// The row of a letter.
pub fn row(letter: char) -> Option<usize> {
    let letter = letter.to_ascii_lowercase();
    ('a'..='z').filter(|other| !COMMANDS.contains(other)).position(|other| other == letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::MAX_BOXES;

    #[test]
    fn every_box_has_a_letter_that_is_no_other_key() {
        for i in 0..MAX_BOXES {
            let letter = letter(i).unwrap();
            assert_eq!(row(letter), Some(i));
            assert!(!COMMANDS.contains(&letter));
        }
        assert_eq!(row('q'), None);
    }
}
