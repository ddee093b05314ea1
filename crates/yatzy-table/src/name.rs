//! Names of people: text from outside, made fit to be shown everywhere.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in characters as a reader counts them.
pub const MAX_GRAPHEMES: usize = 24;

/// The longest name in code points, so that it fits a record whatever it is made of.
const MAX_CHARS: usize = yatzy_rules::MAX_NAME_LEN;

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing that can be seen.
    #[error("an empty name")]
    Empty,
    /// Too long.
    #[error("a name of more than {MAX_GRAPHEMES} characters")]
    TooLong,
    /// A character that steers the text around it.
    #[error("a control character in a name")]
    Unruly,
}

/// The name in the form that is kept: composed, trimmed, single spaces.
pub fn normalise(name: &str) -> Result<String, NameError> {
    // A text of a megabyte is not looked at character by character.
    if name.len() > 8 * MAX_CHARS {
        return Err(NameError::TooLong);
    }
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    if name.chars().any(is_unruly) {
        return Err(NameError::Unruly);
    }
    if name.is_empty() {
        return Err(NameError::Empty);
    }
    if name.graphemes(true).count() > MAX_GRAPHEMES || name.chars().count() > MAX_CHARS {
        return Err(NameError::TooLong);
    }
    Ok(name)
}

/// Control characters, marks that turn the reading direction, and characters that nobody sees. The joiners
/// inside emoji and Indic words are seen by their effect and may stay.
fn is_unruly(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{00ad}' | '\u{180e}' | '\u{feff}'
        )
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fff0}'..='\u{ffff}')
        || matches!(c, '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}' | '\u{115f}' | '\u{1160}' | '\u{3164}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tamed() {
        for (given, kept) in [
            ("Anna", Ok("Anna")),
            ("  Anna \t Maria ", Ok("Anna Maria")),
            ("Bjo\u{308}rn", Ok("Björn")),
            ("👩‍👩‍👧‍👧", Ok("👩‍👩‍👧‍👧")),
            ("<b>", Ok("<b>")),
            ("", Err(NameError::Empty)),
            (" \u{3000} ", Err(NameError::Empty)),
            ("a\u{202e}b", Err(NameError::Unruly)),
            ("a\u{0}b", Err(NameError::Unruly)),
            ("\u{1b}[31m", Err(NameError::Unruly)),
            ("\u{200b}", Err(NameError::Unruly)),
        ] {
            assert_eq!(normalise(given).as_deref(), kept.as_ref().copied(), "{given:?}");
        }
        assert!(normalise(&"å".repeat(24)).is_ok());
        assert_eq!(normalise(&"å".repeat(25)), Err(NameError::TooLong));
        assert_eq!(normalise(&"👩‍👩‍👧‍👧".repeat(24)), Err(NameError::TooLong));
        assert_eq!(normalise(&"x".repeat(1_000_000)), Err(NameError::TooLong));
    }
}
